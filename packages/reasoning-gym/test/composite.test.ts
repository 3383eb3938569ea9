import { describe, expect, test } from 'vitest';
import { ConfigError, createDataset, loadDataset } from '../src/index.ts';

const parts = [
  { name: 'leg_counting', weight: 3, config: {} },
  { name: 'chain_sum', weight: 1, config: { min_terms: 4 } },
];
const make = () => createDataset('composite', { seed: 42, size: 40, datasets: parts });

describe('a composite', () => {
  test('mixes its parts by weight', () => {
    const sources = [...make()].map(({ metadata }) => metadata.source_dataset);
    const legs = sources.filter((name) => name === 'leg_counting').length;
    expect(legs).toBeGreaterThan(20);
    expect(legs).toBeLessThan(40);
  });

  test('seeds each part one further than the one before', () => {
    const data = make();
    const alone = createDataset('leg_counting', { seed: 43, size: 40 });
    const item = [...data].find(({ metadata }) => metadata.source_dataset === 'leg_counting')!;
    expect(alone.at(item.metadata.source_index)).toEqual(item);
  });

  test('scores an item as its part does', () => {
    const data = make();
    for (const item of data) expect(data.score(item.answer, JSON.parse(JSON.stringify(item)))).toBe(1);
  });

  test('says what it is made of, ready to be made again', () => {
    const data = make();
    expect([...createDataset('composite', { ...data.config, seed: 42, size: 40 } as never)]).toEqual([...data]);
  });

  test('loads what its parts need', async () => {
    const data = await loadDataset('composite', { seed: 1, size: 3, datasets: [{ name: 'word_sorting' }] });
    expect(data.at(0).metadata.source_dataset).toBe('word_sorting');
  });

  test('serves a part beyond the size it was given', () => {
    const data = createDataset('composite', {
      seed: 1,
      size: 9,
      datasets: [{ name: 'chain_sum', config: { size: 2 } }],
    });
    expect([...data]).toHaveLength(9);
  });

  test('takes changes as it goes', () => {
    const data = make();
    data.updateWeight('leg_counting', 0);
    expect(new Set([...data].map(({ metadata }) => metadata.source_dataset))).toEqual(new Set(['chain_sum']));
    data.updateConfig('chain_sum', { min_terms: 6, max_terms: 6 });
    for (const { metadata } of data) expect(metadata).toMatchObject({ num_terms: 6 });
    data.add({ name: 'maze', weight: 1000 });
    expect(data.at(0).metadata.source_dataset).toBe('maze');
    data.remove('maze');
    data.remove('leg_counting');
    expect(data.parts.map(({ name }) => name)).toEqual(['chain_sum']);
    expect(() => data.remove('chain_sum')).toThrow('the last part cannot be removed');
    expect(() => data.updateWeight('maze', 1)).toThrow('no part named maze');
    expect(() => data.updateConfig('chain_sum', { min_terms: 0 })).toThrow('min_terms must be at least 1');
    expect(() => data.add({ name: 'chain_sum' })).toThrow('repeats chain_sum');
  });

  test.each([
    ['no parts', { datasets: [] }, 'datasets must be a non-empty list'],
    ['parts that are no list', { datasets: 'maze' }, 'datasets must be a non-empty list'],
    ['a part that is no object', { datasets: [7] }, 'datasets[0] must be an object'],
    ['a part without a name', { datasets: [{}] }, 'datasets[0].name must be the name of a dataset'],
    ['an unknown part', { datasets: [{ name: 'nope' }] }, 'datasets[0]: no dataset named nope'],
    ['itself as a part', { datasets: [{ name: 'composite' }] }, 'datasets[0]: composites do not nest'],
    ['a repeated part', { datasets: [{ name: 'maze' }, { name: 'maze' }] }, 'datasets[1].name repeats maze'],
    ['a weight of nothing', { datasets: [{ name: 'maze', weight: 0 }] }, 'datasets[0].weight must be above zero'],
    [
      'a config that is no object',
      { datasets: [{ name: 'maze', config: [] }] },
      'datasets[0].config must be an object',
    ],
    [
      'a bad setting of a part',
      { datasets: [{ name: 'maze' }, { name: 'chain_sum', config: { min_terms: 0 } }] },
      'datasets[1].config: min_terms must be at least 1',
    ],
    ['a stranger among its settings', { datasets: parts, mode: 1 }, 'unknown setting mode'],
    ['a size of nothing', { datasets: parts, size: 0 }, 'size must be a positive integer'],
  ])('refuses %s, naming it', async (_, options, message) => {
    expect(() => createDataset('composite', options as never)).toThrow(ConfigError);
    expect(() => createDataset('composite', options as never)).toThrow(message);
    await expect(loadDataset('composite', options as never)).rejects.toThrow(message);
  });
});
