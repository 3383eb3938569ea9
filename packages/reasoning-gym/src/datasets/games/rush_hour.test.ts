import { expect, test } from 'vitest';
import { rushHourBoards } from '../../data/assets.ts';
import rushHour from './rush_hour.ts';

const SIDE = 6;

/** The shortest way out, found by sliding letters about on the text of the board. */
function solution(board: string): string[] {
  const letters = [...new Set(board)].filter((cell) => /[A-Z]/.test(cell));
  const ways = new Map<string, readonly string[]>([[board, []]]);
  for (const [state, moves] of ways) {
    if (state.slice(2 * SIDE, 3 * SIDE).endsWith('AA')) return [...moves];
    for (const letter of letters) {
      const cells = [...state.matchAll(new RegExp(letter, 'g'))].map(({ index }) => index);
      const stride = cells[1]! - cells[0]!;
      for (const sign of [-1, 1]) {
        for (let distance = 1; ; distance++) {
          const front = (sign < 0 ? cells[0]! : cells.at(-1)!) + sign * distance * stride;
          const isSameLine = stride === SIDE || Math.floor(front / SIDE) === Math.floor(cells[0]! / SIDE);
          if (!isSameLine || (state[front] !== 'o' && state[front] !== letter)) break;
          const moved = state.replaceAll(letter, 'o').split('');
          for (const cell of cells) moved[cell + sign * distance * stride] = letter;
          const next = moved.join('');
          if (!ways.has(next)) ways.set(next, [...moves, `${letter}${sign < 0 ? '-' : '+'}${distance}`]);
        }
      }
    }
  }
  throw new Error(`no way out of ${board}`);
}

await rushHourBoards.load();
const boards = rushHourBoards
  .text()
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [moves: string, board: string]);

test('has boards of many difficulties, each of them once', () => {
  expect(boards.length).toBeGreaterThan(2000);
  expect(new Set(boards.map(([, board]) => board)).size).toBe(boards.length);
  const difficulties = new Set(boards.map(([moves]) => Number(moves)));
  for (let moves = 1; moves <= 50; moves++) expect(difficulties).toContain(moves);
});

test('knows the least number of moves of every board, and lets no shorter answer pass', () => {
  const data = rushHour.create({ seed: 1, size: 1 });
  for (const [least, board] of boards.filter((_, i) => i % 60 === 0)) {
    const item = { ...data.at(0), metadata: { ...data.at(0).metadata, board_config: board } };
    const moves = solution(board);
    expect(moves).toHaveLength(Number(least));
    expect(data.score(moves.join(' '), item)).toBe(1);
    expect(data.score(`so far ${moves.slice(0, -1).join(' ')}`, item)).toBe(0.01);
  }
});

const data = rushHour.create({ seed: 1, size: 1 });
const board = ['oooooo', 'oooBoo', 'AAoBoo', 'oooooo', 'CCxooo', 'oooooo'].join('');
const item = { ...data.at(0), metadata: { ...data.at(0).metadata, board_config: board } };

test.each([
  ['the way out', 'B-1 A+4', 1],
  ['more room than there is', 'B-9 A+99999999999999999999', 1],
  ['moves in a sentence', 'First B+2, then A+4.', 1],
  ['a vehicle that is not there', 'D+1 B-1 A+4', 1],
  ['a way through a car', 'A+4', 0.01],
  ['a way through a wall', 'C+1 A+4', 0.01],
  ['a car that leaves and comes back', 'B-1 A+4 A-1', 0.01],
  ['prose', 'no idea', 0.01],
  ['nothing', '', 0],
])('scores %s', (_, answer, score) => {
  expect(data.score(answer, item)).toBe(score);
});

test('scores a megabyte of moves at once', () => {
  const start = process.cpuUsage();
  data.score('B+1B-1'.repeat(170_000), item);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(250);
});
