import { expect, test } from 'vitest';
import survo from './survo.ts';

const data = survo.create({ seed: 1, size: 1 });
const item = {
  ...data.at(0),
  metadata: {
    ...data.at(0).metadata,
    board_size: 4,
    puzzle: [
      [0, 0, 5, 8],
      [0, 0, 6, 9],
      [1, 1, 1, 3],
      [4, 4, 12, 20],
    ],
    candidate_numbers: [1, 2, 2, 1],
    solution: [
      [1, 2, 5, 8],
      [2, 1, 6, 9],
      [1, 1, 1, 3],
      [4, 4, 12, 20],
    ],
  },
};
const rows = ['1 2 5 8', '2 1 6 9', '1 1 1 3', '4 4 12 20'];

test.each([
  ['the solution', rows.join('\n'), 1],
  ['words and blank lines around it', `Here it is:\n\n${rows.join('\n\n')} done`, 1],
  ['numbers with signs', rows.join('\n').replaceAll(' ', ' +'), 1],
  ['numbers that were not taken out', ['0 3 5 8', '3 0 6 9', ...rows.slice(2)].join('\n'), 0],
  ['a sum that is off', [...rows.slice(0, 3), '4 4 12 21'].join('\n'), 0],
  ['a table without its sums', '1 2 5\n2 1 6\n1 1 1', 0],
  ['a fifth row', [...rows, rows[3]].join('\n'), 0],
])('scores %s', (_, answer, score) => {
  expect(data.score(answer, item)).toBe(score);
});

test('takes another way to fill the table that adds up [survo-any-filling]', () => {
  expect(data.score(['2 1 5 8', '1 2 6 9', ...rows.slice(2)].join('\n'), item)).toBe(1);
});

test('draws its own seed when given none [survo-seedless]', () => {
  expect(survo.create({ size: 1 }).at(0).answer).toMatch(/^\d/);
});

test('blanks no more cells than a small table has', () => {
  for (const { metadata } of survo.create({ seed: 4, size: 40, max_board_size: 6, min_empty: 9, max_empty: 16 })) {
    expect(metadata.num_empty).toBeLessThanOrEqual((metadata.board_size - 1) ** 2);
  }
});
