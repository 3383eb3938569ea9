import { expect, test } from 'vitest';
import gameOfLife from './game_of_life.ts';

const item = (board: readonly (readonly number[])[]) => ({
  ...gameOfLife.create({ seed: 1, size: 1 }).at(0),
  answer: JSON.stringify(board),
});
const BLINKER = [
  [0, 0, 0],
  [1, 1, 1],
  [0, 0, 0],
];

test('pays for living cells that agree, not for dead ones', () => {
  const score = (answer: unknown): number => gameOfLife.score(JSON.stringify(answer), item(BLINKER));
  expect(score(BLINKER)).toBe(1);
  expect(
    score([
      [0, 0, 0],
      [1, 1, 0],
      [0, 0, 0],
    ]),
  ).toBeCloseTo(2 / 3);
  expect(
    score([
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ]),
  ).toBeCloseTo(1 / 3);
  expect(
    score([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]),
  ).toBe(0);
});

test('wants a board of the right size, above all when nothing lives', () => {
  const dead = item([
    [0, 0],
    [0, 0],
  ]);
  expect(gameOfLife.score('[[0,0],[0,0]]', dead)).toBe(1);
  for (const answer of ['[]', '[[]]', '[[0,0]]', '[[0,0],[0,0],[0,0]]', '[[0,0],[0]]', '[[0,0],[0,2]]', '{}', 'null']) {
    expect(gameOfLife.score(answer, dead)).toBe(0);
  }
});
