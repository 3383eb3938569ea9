import { expect, test } from 'vitest';
import tsumego from './tsumego.ts';

const SHAPES = [
  [' O ', 'OO?', ' O '],
  ['OO', 'O?'],
  [' ? ', 'OOO', ' O '],
];

/** All points that answer the question, found by laying the shapes on the board as they are drawn. */
function answersOn(board: readonly (readonly string[])[]): string[] {
  const at = (row: number, column: number): string | undefined => board[row]?.[column];
  const found: string[] = [];
  for (const shape of SHAPES) {
    const marks = shape.flatMap((line, row) => [...line].map((mark, column) => ({ mark, row, column })));
    const stones = marks.filter(({ mark }) => mark === 'O');
    const free = marks.find(({ mark }) => mark === '?')!;
    for (let top = 0; top < board.length; top++) {
      for (let left = 0; left < board.length; left++) {
        const [row, column] = [top + free.row, left + free.column];
        const around = stones.flatMap((stone) => [
          [top + stone.row - 1, left + stone.column],
          [top + stone.row + 1, left + stone.column],
          [top + stone.row, left + stone.column - 1],
          [top + stone.row, left + stone.column + 1],
        ]) as [number, number][];
        const open = around.filter(([y, x]) => at(y, x) === '.');
        const fits = stones.every((stone) => at(top + stone.row, left + stone.column) === 'O');
        if (fits && at(row, column) === '.' && open.every(([y, x]) => y === row && x === column)) {
          found.push(`${String.fromCharCode(65 + column)}${board.length - row}`);
        }
      }
    }
  }
  return found;
}

test('asks for a point that the drawn shapes lead to, and nearly always to no other', () => {
  const data = tsumego.create({ seed: 8, size: 1000 });
  const answers = [...data].map(({ answer, metadata }) => ({ answer, all: answersOn(metadata.board) }));
  for (const { answer, all } of answers) expect(all).toContain(answer);
  expect(answers.filter(({ all }) => new Set(all).size === 1).length).toBeGreaterThan(990);
});

const data = tsumego.create({ seed: 1, size: 1 });
const item = { ...data.at(0), answer: 'C4' };

test.each([
  ['the point', 'C4', 1],
  ['the point in small letters', ' c4\n', 1],
  ['the point in a sentence', 'Play C4!', 2 / 8],
  ['another point', 'D5', 0.05],
  ['no point', '44', 0.01],
  ['blanks', '  ', 0.01],
  ['nothing', '', 0],
])('scores %s', (_, answer, score) => {
  expect(data.score(answer, item)).toBe(score);
});
