import { describe, expect, test } from 'vitest';
import { asset } from '../src/core/resources.ts';
import {
  ConfigError,
  createDataset,
  curriculumConfig,
  datasetNames,
  describeDataset,
  loadDataset,
  NotLoadedError,
  provideAsset,
  scoreAnswer,
} from '../src/index.ts';

describe('createDataset', () => {
  const data = createDataset('leg_counting', { seed: 42, size: 10, min_animals: 5 });

  test('shows its name, size, seed and every setting', () => {
    expect(data).toMatchObject({ name: 'leg_counting', size: 10, seed: 42 });
    expect(data.config).toEqual({ min_animals: 5, max_animals: 10, min_instances: 1, max_instances: 15 });
  });

  test('starts every loop at the first item [independent-iterators]', () => {
    const small = createDataset('leg_counting', { seed: 1, size: 3 });
    let pairs = 0;
    for (const _ of small) for (const _ of small) pairs += 1;
    expect(pairs).toBe(9);
  });

  test.each([-1, 10, 1.5, Number.NaN])('refuses index %d [index-bounds]', (index) => {
    expect(() => data.at(index)).toThrow(RangeError);
  });

  test('draws a seed when none is given, and shows it', () => {
    const drawn = createDataset('leg_counting', { size: 2 });
    expect([...createDataset('leg_counting', { seed: drawn.seed, size: 2 })]).toEqual([...drawn]);
  });

  test('takes seeds of any size and sign', () => {
    const answer = (seed: number | bigint): unknown => createDataset('leg_counting', { seed, size: 1 }).at(0).answer;
    expect(answer(-5)).toBe(answer(5));
    expect(answer(2n ** 64n)).not.toBe(answer(0));
    expect(answer(42n)).toBe(answer(42));
  });

  test('moves by one item from seed to seed', () => {
    const next = createDataset('leg_counting', { seed: 43, size: 10, min_animals: 5 });
    expect(next.at(0).question).toBe(data.at(1).question);
  });

  test('names every bad setting at once', () => {
    const create = () =>
      createDataset('leg_counting', {
        min_animals: 0,
        max_instances: 'many' as never,
        horns: 2 as never,
        size: 0,
        seed: 0.5,
      } as never);
    expect(create).toThrow(ConfigError);
    try {
      create();
    } catch (error) {
      expect((error as ConfigError).problems).toEqual([
        'seed must be an integer, a bigint when beyond 2^53',
        'size must be a positive integer',
        'unknown setting horns',
        'min_animals must be at least 1',
        'max_instances must be an integer',
      ]);
    }
  });

  test('refuses bounds in the wrong order, naming both', () => {
    expect(() => createDataset('leg_counting', { min_animals: 9, max_animals: 4 })).toThrow(
      'max_animals (4) must not be below min_animals (9)',
    );
  });

  test('keeps settings within what memory and time allow [settings-bounds]', () => {
    expect(() => createDataset('chain_sum', { max_terms: 10 ** 9 })).toThrow('max_terms must be at most 1000');
    expect(() => createDataset('acre', { size: 10 ** 9 })).toThrow('size must be at most 20000');
  });

  test('names an unknown dataset', () => {
    expect(() => createDataset('no_such_dataset')).toThrow('no dataset named no_such_dataset');
    expect(() => createDataset('__proto__')).toThrow('no dataset named __proto__');
  });
});

describe('scoreAnswer', () => {
  const item = createDataset('chain_sum', { seed: 3, size: 1 }).at(0);

  test('scores an item that has been through JSON, without a dataset', () => {
    expect(scoreAnswer('chain_sum', item.answer, JSON.parse(JSON.stringify(item)))).toBe(1);
    expect(scoreAnswer('composite', item.answer, item)).toBe(1);
    expect(scoreAnswer('chain_sum', null, item)).toBe(0);
  });
});

describe('assets', () => {
  test('are asked for by loadDataset and missed by createDataset until then', async () => {
    const absent = asset('never.txt', () => Promise.resolve({ default: 'text' }));
    expect(() => absent.text()).toThrow(NotLoadedError);
    await absent.load();
    expect(absent.text()).toBe('text');
    const data = await loadDataset('word_sorting', { seed: 1, size: 1 });
    expect(data.at(0).metadata.num_words).toBeGreaterThan(2);
  });

  test('can be replaced by name, and only by a known one', async () => {
    provideAsset('holdout_words.txt', 'alpha\nbeta\n');
    const data = await loadDataset('spell_backward', { seed: 1, size: 5, data_file: 'holdout_words.txt' });
    for (const { answer } of data) expect(['ahpla', 'ateb']).toContain(answer);
    provideAsset('holdout_words.txt', null);
    const ours = await loadDataset('spell_backward', { seed: 1, size: 1, data_file: 'holdout_words.txt' });
    expect(['ahpla', 'ateb']).not.toContain(ours.at(0).answer);
    expect(() => provideAsset('nothing.txt', '')).toThrow('no asset named nothing.txt');
  });

  test('say that they are not loaded and how to load them', () => {
    expect(new NotLoadedError('words.csv').message).toContain('loadDataset');
  });
});

describe('describeDataset', () => {
  test('gives category, settings, defaults and curriculum', () => {
    expect(describeDataset('maze')).toMatchObject({
      name: 'maze',
      category: 'games',
      defaults: { min_dist: 5, max_dist: 10, min_grid_size: 5, max_grid_size: 10, size: 50 },
      curriculum: [{ name: 'dist', levels: [5, 10, 15, 20] }, { name: 'grid_size' }],
    });
  });

  test('knows every name, the composite included', () => {
    expect(datasetNames).toContain('composite');
    for (const name of datasetNames) expect(describeDataset(name).name).toBe(name);
  });
});

describe('curriculumConfig', () => {
  test('moves single attributes, the others stay at their start', () => {
    expect(curriculumConfig('maze', { dist: 2 }, { mode: 'upper_bound' })).toEqual({
      min_dist: 15,
      max_dist: 20,
      min_grid_size: 10,
      max_grid_size: 25,
    });
  });

  test('names an attribute or a level that does not exist', () => {
    expect(() => curriculumConfig('maze', { height: 1 })).toThrow(
      'no curriculum attribute height; there are dist, grid_size',
    );
    expect(() => curriculumConfig('maze', { dist: 9 })).toThrow('level 9 of dist must be a whole number from 0 to 3');
    expect(() => curriculumConfig('maze', -1)).toThrow(RangeError);
  });
});
