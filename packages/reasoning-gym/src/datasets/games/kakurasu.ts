import { defineDataset } from '../../core/define.ts';
import { int, range, real } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { strip } from '../../lib/python-text.ts';

type Grid = number[][];

interface Sums {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

const LEVELS = [4, 6, 7, 9];

export default defineDataset({
  name: 'kakurasu',
  category: 'games',
  about: 'Mark cells of a grid until the totals of its rows and columns come out.',

  config: {
    rows: range(4, 5, { about: 'rows of the grid', floor: 3, ceiling: 9, levels: LEVELS }),
    cols: range(4, 5, { about: 'columns of the grid', floor: 3, minFloor: 1, ceiling: 9, levels: LEVELS }),
    p_ones: real(0.3, { about: 'chance of a cell to be marked', floor: 0, ceiling: 1, levels: [0.5, 0.4, 0.3, 0.2] }),
    max_retries: int(1000, {
      about: 'draws before a grid with several solutions is let through',
      floor: 1,
      ceiling: 10_000,
    }),
  },

  generate({ config, rng }) {
    const rows = rng.between(config.rows);
    const columns = rng.between(config.cols);
    const { grid, sums } = drawGrid(rows, columns, config, rng);
    return {
      question:
        `Fill a grid of ${rows} rows and ${columns} columns with 0s and 1s. ` +
        'A 1 adds the number of its column to the total of its row, and the number of its row to the total of its column; a 0 adds nothing. ' +
        'Rows are numbered from the top and columns from the left, both from 1.\n\n' +
        `Totals wanted of the rows, from top to bottom: ${sums.rows.join(', ')}\n` +
        `Totals wanted of the columns, from left to right: ${sums.columns.join(', ')}\n\n` +
        'Reply with the grid alone: one line for each row, its cells separated by spaces.',
      answer: grid.map((row) => row.join(' ')).join('\n'),
      metadata: {
        n_rows: rows,
        n_cols: columns,
        p_ones: config.p_ones,
        puzzle: grid.map((row) => row.map(() => 0)),
        row_sums: sums.rows,
        col_sums: sums.columns,
        solution: grid,
      },
    };
  },

  /** Any grid counts whose totals come out; what is neither 0 nor 1 is passed over. */
  score(answer, { metadata: { n_rows, n_cols, row_sums, col_sums } }) {
    const lines = strip(answer).split('\n');
    if (lines.length !== n_rows) return 0;
    const grid = lines.map((line) => bitsOf(line, n_cols));
    if (grid.some((row) => row.length !== n_cols)) return 0;
    const sums = sumsOf(grid);
    return sums.rows.join() === row_sums.join() && sums.columns.join() === col_sums.join() ? 1 : 0;
  },
  floats: ['p_ones'],
});

/** Draws until there is but one solution and both sides add up to the same, or patience runs out. */
function drawGrid(
  rows: number,
  columns: number,
  { p_ones, max_retries }: { readonly p_ones: number; readonly max_retries: number },
  rng: Rng,
): { readonly grid: Grid; readonly sums: Sums } {
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => 0));
  for (let left = max_retries - 1; ; left--) {
    fillAtRandom(grid, p_ones, rng);
    const sums = sumsOf(grid);
    if (left === 0 || (total(sums.rows) === total(sums.columns) && hasOneSolution(sums))) return { grid, sums };
  }
}

/** Every row and every column gets at least one mark. */
function fillAtRandom(grid: Grid, chance: number, rng: Rng): void {
  for (const row of grid)
    for (let column = 0; column < row.length; column++) row[column] = rng.random() < chance ? 1 : 0;
  for (const row of grid) if (!row.includes(1)) row[rng.below(row.length)] = 1;
  for (let column = 0; column < grid[0]!.length; column++) {
    if (grid.every((row) => row[column] === 0)) grid[rng.below(grid.length)]![column] = 1;
  }
}

function sumsOf(grid: Grid): Sums {
  const rows = grid.map(() => 0);
  const columns = grid[0]!.map(() => 0);
  for (let row = 0; row < rows.length; row++) {
    for (let column = 0; column < columns.length; column++) {
      if (grid[row]![column] === 0) continue;
      rows[row]! += column + 1;
      columns[column]! += row + 1;
    }
  }
  return { rows, columns };
}

function total(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/** Fills rows from the heaviest up; a column may need no more than the rows above can still give it. */
function hasOneSolution({ rows, columns }: Sums): boolean {
  const needed = [...columns];
  const search = (weight: number, limit: number): number => {
    if (weight === 0) return 1;
    const stillToCome = (weight * (weight - 1)) / 2;
    let found = 0;
    for (const marks of fillings(columns.length, rows[weight - 1]!)) {
      let fits = true;
      for (let column = 0; column < needed.length; column++) {
        const rest = needed[column]! - ((marks >> column) & 1) * weight;
        if (rest < 0 || rest > stillToCome) {
          fits = false;
          break;
        }
      }
      if (!fits) continue;
      for (let column = 0; column < needed.length; column++) needed[column]! -= ((marks >> column) & 1) * weight;
      found += search(weight - 1, limit - found);
      for (let column = 0; column < needed.length; column++) needed[column]! += ((marks >> column) & 1) * weight;
      if (found >= limit) break;
    }
    return found;
  };
  return search(rows.length, 2) === 1;
}

const known = new Map<number, readonly number[]>();

/** The ways to mark a row so that it adds up to a sum, as bit sets. */
function fillings(columns: number, sum: number): readonly number[] {
  const key = columns * 100 + sum;
  const held = known.get(key);
  if (held) return held;
  const found: number[] = [];
  for (let marks = 0; marks < 1 << columns; marks++) {
    let value = 0;
    for (let column = 0; column < columns; column++) if ((marks >> column) & 1) value += column + 1;
    if (value === sum) found.push(marks);
  }
  known.set(key, found);
  return found;
}

/** The digits 0 and 1 of a line, as far as one more than wanted. */
function bitsOf(line: string, wanted: number): number[] {
  const bits: number[] = [];
  for (let i = 0; i < line.length && bits.length <= wanted; i++) {
    if (line[i] === '0' || line[i] === '1') bits.push(Number(line[i]));
  }
  return bits;
}
