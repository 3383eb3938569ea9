import { expect, test } from 'vitest';
import nQueens from './n_queens.ts';

const isAttackFree = (board: string): boolean => {
  const queens = board.split('\n').map((row) => row.split(' ').indexOf('Q'));
  return queens.every((column, row) =>
    queens.slice(0, row).every((other, above) => other !== column && row - above !== Math.abs(column - other)),
  );
};

test('knows all solutions, and they are solutions', () => {
  for (const [n, count] of [
    [4, 2],
    [6, 4],
    [8, 92],
    [10, 724],
  ] as const) {
    const { metadata } = nQueens.create({ seed: 1, size: 1, n, min_remove: n, max_remove: n }).at(0);
    expect(new Set(metadata.valid_answers).size).toBe(count);
    expect(metadata.valid_answers.every(isAttackFree)).toBe(true);
  }
});

const data = nQueens.create({ seed: 1, size: 1, n: 4, max_remove: 4 });
const item = data.at(0);
const list = JSON.stringify(item.answer!.split('\n').map((row) => row.split(' ')));

test.each([
  ['a nested list', list, 0.5],
  ['a Python list over several lines', `${list.replaceAll('"', "'").replaceAll('],', '],\n').slice(0, -1)},\n]`, 0.5],
  ['tuples', list.replaceAll('[', '(').replaceAll(']', ')'), 0.5],
  ['a board that is none', '[["Q", 1]]', 0],
  ['a list of something else', '[1, [2]]', 0],
  ['a queen of another case', item.answer!.toLowerCase(), 0],
])('scores %s', (_, answer, score) => {
  expect(data.score(answer, item)).toBe(score);
});

test('does not carry out what the answer says [n_queens-no-eval]', () => {
  const empty = `[['_'] * 4 for _ in range(4)]`;
  expect(data.score(empty, item)).toBe(0);
  expect(data.score(`list(${list})`, item)).toBe(0);
});
