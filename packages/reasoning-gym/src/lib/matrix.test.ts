import { expect, test } from 'vitest';
import { distances, listMatrix, readMatrix, showMatrix } from './matrix.ts';

test('a matrix is written with blanks for answers and with brackets for questions', () => {
  const matrix = [
    [1, 2],
    [3, 4],
  ];
  expect(showMatrix(matrix)).toBe('1 2\n3 4');
  expect(listMatrix(matrix)).toBe('[[1, 2],\n [3, 4]]');
});

test.each([
  [
    '1 2\n3 4',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    '\n  1\t2 # the first row\r\n# nothing\n3 4.5\n\n',
    [
      [1, 2],
      [3, 4.5],
    ],
  ],
  ['+1e1 -.5 5.', [[10, -0.5, 5]]],
  ['inf -Infinity', [[Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]]],
  ['', undefined],
  ['# 1', undefined],
  ['1 2\n3', undefined],
  ['1, 2', undefined],
  ['[1 2]', undefined],
  ['1_0', undefined],
  ['0x1', undefined],
])('reads %j as numpy does', (text, rows) => {
  expect(readMatrix(text)).toEqual(rows);
});

test('a table larger than asked for is not read', () => {
  expect(readMatrix('1 2 3', 3)).toEqual([[1, 2, 3]]);
  expect(readMatrix('1 2 3 4', 3)).toBeUndefined();
});

test('distances go around what is closed', () => {
  const cells = [2, 1, 1, 0, 0, 1, 1, 0, 1];
  const steps = distances(
    cells,
    3,
    (cell) => cell === 2,
    (cell) => cell === 1,
  );
  expect([...steps]).toEqual([0, 1, 2, -1, -1, 3, -1, -1, 4]);
});
