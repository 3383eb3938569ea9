import { expect, test } from 'vitest';
import { type Board, solve } from '../../lib/sokoban.ts';
import sokoban from './sokoban.ts';

const data = sokoban.create({ seed: 1, size: 1 });
const rows = ['+++++++', '+*-@-X+', '+-@---+', '+-X---+', '+++++++'];
const item = {
  ...data.at(0),
  metadata: { ...data.at(0).metadata, gamestr: `${rows.map((row) => `${[...row].join(' ')}  \n`).join('')}\n` },
};

test.each([
  ['a solution', 'RRRLLD', 1],
  ['a detour by a wall', 'URRRLLD', 1],
  ['letters between other signs', 'R, R, R; L L d D.', 1],
  ['one box too few', 'RRR', 0],
  ['a box pushed off its goal again', 'RRRLLDR', 1],
  ['small letters', 'rrrlld', 0],
  ['nothing', '', 0],
])('scores %s', (_, answer, score) => {
  expect(data.score(answer, item)).toBe(score);
});

const board: Board = { cells: Uint8Array.from(rows.join(''), (cell) => cell.charCodeAt(0)), width: 7 };

test('finds the moves of a small board', () => {
  expect(data.score(solve(board, 80)!, item)).toBe(1);
});

test('gives up a search that outgrows its bounds [sokoban-search-bound]', () => {
  expect(solve(board, 80, 2)).toBeUndefined();
  expect(() => sokoban.create({ seed: 1, max_w: 6, max_h: 6, min_boxes: 16, max_boxes: 16 }).at(0)).toThrow(
    '16 boxes do not fit',
  );
});
