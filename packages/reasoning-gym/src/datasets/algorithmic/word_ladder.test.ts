import { beforeAll, expect, test } from 'vitest';
import dataset from './word_ladder.ts';

beforeAll(() => dataset.load());

test('has room for more than 20000 items [word_ladder-size]', () => {
  expect(dataset.create({ seed: 1, size: 30_000 }).at(29_999).answer).toMatch(/^[A-Z]{4}(,[A-Z]{4})+$/);
});

test('chains keep to the length asked for, neighbours aside', () => {
  for (const { answer } of dataset.create({ seed: 3, size: 20, min_chain_length: 4, max_chain_length: 6 })) {
    const words = answer!.split(',').length;
    expect(words === 2 || (words >= 4 && words <= 6)).toBe(true);
  }
});

test.each([
  [{ min_chain_length: 2 }, 'min_chain_length'],
  [{ min_chain_length: 3 }, 'max_chain_length'],
  [{ max_chain_length: 2 }, 'max_chain_length'],
  [{ min_chain_length: 5, max_chain_length: 4 }, 'max_chain_length'],
])('refuses %j', (options, key) => {
  expect(() => dataset.create({ ...options, seed: 1 })).toThrow(key);
});

test('pays for any sound chain, half for a word off the list, nothing for a leap', () => {
  const data = dataset.create({ seed: 1, size: 1 });
  const item = data.at(0);
  const ladder = { ...item, metadata: { ...item.metadata, start_word: 'COLD', end_word: 'WARM' } };
  expect(data.score('cold, cord, card, ward, warm', ladder)).toBe(1);
  expect(data.score('COLD,ZOLD,COLD,CORD,CARD,WARD,WARM', ladder)).toBe(0.5);
  expect(data.score('COLD,CORD,WARD,WARM', ladder)).toBe(0);
  expect(data.score('COLD,WARM', ladder)).toBe(0);
  expect(data.score('CORD,CARD,WARD,WARM', ladder)).toBe(0);
  expect(data.score('COLD,COLD,CORD,CARD,WARD,WARM', ladder)).toBe(0);
});
