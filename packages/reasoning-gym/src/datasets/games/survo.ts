import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import type { Interval, Rng } from '../../core/rng.ts';
import { sameNumbers } from '../../core/scoring.ts';
import { strip } from '../../lib/python-text.ts';

type Grid = readonly (readonly number[])[];

export default defineDataset({
  name: 'survo',
  category: 'games',
  about: 'Put numbers back into a table with sums in its margins.',

  config: {
    board_size: range(4, 5, { about: 'side of the table, sums included', floor: 4, ceiling: 50, levels: [4, 5, 6, 7] }),
    empty: range(3, 5, {
      about: 'cells to fill; never more than a table has',
      floor: 1,
      ceiling: 49 ** 2,
      levels: [4, 9, 16, 25],
    }),
    num: range(1, 9, { about: 'size of each number', floor: 1, ceiling: 1_000_000_000, strict: true }),
  },
  check: ({ board_size, empty }) =>
    empty.min <= cellsOf(board_size.min) && empty.max <= cellsOf(board_size.max)
      ? undefined
      : `min_empty and max_empty must not be above ${cellsOf(board_size.min)} and ${cellsOf(board_size.max)}, the cells there are`,

  generate({ config, rng }) {
    const side = rng.between(config.board_size);
    const blanks = rng.randint(config.empty.min, Math.min(config.empty.max, cellsOf(side)));
    const solution = withSums(randomBody(side - 1, config.num, rng));
    const puzzle = solution.map((row) => row.slice());
    const numbers = rng.sampleIndices(cellsOf(side), blanks).map((cell) => {
      const column = cell % (side - 1);
      const row = puzzle[(cell - column) / (side - 1)]!;
      const number = row[column]!;
      row[column] = 0;
      return number;
    });
    return {
      question:
        `In this ${side}x${side} table the last number of each row is the sum of those before it, ` +
        'and the last number of each column is the sum of those above it. A 0 marks a cell whose number was taken out.\n\n' +
        `${show(puzzle)}\n\n` +
        `The numbers taken out are, in no special order: ${numbers.join(', ')}. Put each of them back exactly once.\n` +
        'Reply with the whole table alone, laid out the same way.',
      answer: show(solution),
      metadata: {
        puzzle,
        solution,
        candidate_numbers: numbers,
        board_size: side,
        num_empty: blanks,
        min_num: config.num.min,
        max_num: config.num.max,
      },
    };
  },

  /** Any table counts that keeps what was given, spends the numbers taken out and adds up. */
  score(answer, { metadata: { puzzle, candidate_numbers } }) {
    const grid = readGrid(answer, puzzle.length);
    if (!grid) return 0;
    const given = puzzle.flat();
    const filled = grid.flat().filter((_, cell) => given[cell] === 0);
    const isKept = puzzle.every((row, i) => row.every((number, j) => number === 0 || number === grid[i]![j]));
    const sums = withSums(grid.slice(0, -1).map((row) => row.slice(0, -1)));
    return isKept && sameNumbers(filled, candidate_numbers) && show(sums) === show(grid) ? 1 : 0;
  },
});

const cellsOf = (side: number): number => (side - 1) ** 2;

function randomBody(side: number, size: Interval, rng: Rng): number[][] {
  const body: number[][] = [];
  for (let i = 0; i < side; i++) {
    const row: number[] = [];
    for (let j = 0; j < side; j++) row.push(rng.between(size));
    body.push(row);
  }
  return body;
}

/** The body with a column of sums at its right and a row of sums below. */
function withSums(body: Grid): number[][] {
  const bottom = [...body.map(() => 0), 0];
  const rows = body.map((numbers) => {
    let sum = 0;
    for (let column = 0; column < numbers.length; column++) {
      sum += numbers[column]!;
      bottom[column]! += numbers[column]!;
    }
    bottom[numbers.length]! += sum;
    return [...numbers, sum];
  });
  return [...rows, bottom];
}

const show = (grid: Grid): string => grid.map((row) => row.join(' ')).join('\n');

/** Words are passed over, and lines without a number; anything but a full square is no table. */
function readGrid(text: string, side: number): Grid | undefined {
  const grid: number[][] = [];
  for (const line of strip(text).split('\n')) {
    if (!/\d/.test(line)) continue;
    const row: number[] = [];
    for (const [number] of line.matchAll(/(?<!\S)[+-]?\d+(?:_\d+)*(?!\S)/g)) {
      if (row.push(Number(number.replaceAll('_', ''))) > side) return undefined;
    }
    if (row.length === 0) continue;
    if (row.length !== side || grid.length === side) return undefined;
    grid.push(row);
  }
  return grid.length === side ? grid : undefined;
}
