import { beforeAll, expect, test } from 'vitest';
import gsmSymbolic from './gsm_symbolic.ts';

beforeAll(() => gsmSymbolic.load());

test('the first number that stands by itself counts, whatever surrounds it', () => {
  const item = { ...gsmSymbolic.create({ seed: 1 }).at(0), answer: '70' };
  const scoreOf = (answer: string): number => gsmSymbolic.score(answer, item);
  for (const right of ['70', ' 70.0 ', '$70', 'So it is 70 apples.', '0070', '70.'])
    expect(scoreOf(right), right).toBe(1);
  for (const wrong of ['71', '12 then 70', '1,070', 'x-70', '70.5', '9'.repeat(400)]) {
    expect(scoreOf(wrong), wrong).toBe(0.01);
  }
  for (const nothing of ['', 'seventy', '70apples', 'a70', '70e0', 'é70', '0x46']) expect(scoreOf(nothing)).toBe(0);
});

test('a negative answer needs its sign', () => {
  const item = { ...gsmSymbolic.create({ seed: 1 }).at(0), answer: '-1' };
  expect(['-1', 'He was -1 years old', '-1.0', '1', '-2'].map((answer) => gsmSymbolic.score(answer, item))).toEqual([
    1, 1, 1, 0.01, 0.01,
  ]);
});

test('an item is the same however large the dataset around it', () => {
  const small = gsmSymbolic.create({ seed: 7, size: 5 });
  const large = gsmSymbolic.create({ seed: 7, size: 1_000_000_000 });
  expect([...small]).toEqual([0, 1, 2, 3, 4].map((index) => large.at(index)));
});
