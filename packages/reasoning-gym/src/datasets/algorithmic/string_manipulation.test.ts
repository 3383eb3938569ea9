import { expect, test } from 'vitest';
import dataset from './string_manipulation.ts';

test('rules that never come to rest are drawn anew [string_manipulation-endless]', () => {
  const settings = { min_string_length: 5, max_string_length: 8, min_num_rules: 10, max_num_rules: 20 };
  const { metadata } = dataset.create({ ...settings, seed: 4074, size: 1 }).at(0);
  expect(metadata.string).toBe('bbcab');
  expect(metadata.selected_rules).toHaveLength(metadata.num_rules);
  expect(metadata.states.length).toBeLessThan(1000);
});

test('an empty reply is right exactly when nothing is left of the string', () => {
  const settings = { min_string_length: 15, max_string_length: 15, min_num_rules: 20, max_num_rules: 20 };
  const data = dataset.create({ ...settings, seed: 2 ** 40 + 7, size: 2 });
  expect([0, 1].map((index) => data.at(index).answer === '')).toEqual([false, true]);
  expect([0, 1].map((index) => data.score('', data.at(index)))).toEqual([0, 1]);
  expect(data.score('a', data.at(1))).toBe(0);
});

test('each step follows from the one before and none comes twice', () => {
  for (const { metadata } of dataset.create({ seed: 5, size: 200 })) {
    expect(new Set(metadata.states).size).toBe(metadata.states.length);
    expect(metadata.states[0]).toBe(metadata.string);
    expect(metadata.states.at(-1)).toBe(metadata.solution);
  }
});
