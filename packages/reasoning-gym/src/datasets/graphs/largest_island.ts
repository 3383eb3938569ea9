import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import type { Interval, Rng } from '../../core/rng.ts';

type Grid = number[][];

export default defineDataset({
  name: 'largest_island',
  category: 'graphs',
  about: 'Find the size of the largest island on a map of land and water.',

  config: {
    rows: range(5, 10, { about: 'rows of the map', floor: 1, ceiling: 500, levels: [5, 25, 50, 100] }),
    cols: range(5, 10, { about: 'columns of the map', floor: 1, ceiling: 500, levels: [5, 25, 50, 100] }),
    num_islands: range(0, 5, {
      about: 'islands set out; some may run together',
      floor: 0,
      ceiling: 1000,
      levels: [2, 5, 10, 20],
    }),
    island_size: range(0, 10, {
      about: 'steps of the walk that lays out an island',
      floor: 0,
      ceiling: 1000,
      levels: [5, 10, 20, 30],
    }),
  },

  generate({ config, rng }) {
    const rows = rng.between(config.rows);
    const cols = rng.between(config.cols);
    const islands = rng.between(config.num_islands);
    const water = Array.from({ length: cols }, () => 0);
    const grid = Array.from({ length: rows }, () => [...water]);
    const directions = [...DIRECTIONS];
    for (let i = 0; i < islands; i++) layOut(grid, config.island_size, directions, rng);
    const solution = largestArea(grid);
    return {
      question:
        `This map has ${rows} rows and ${cols} columns; 1 is land and 0 is water.\n\n` +
        `${grid.map((row) => row.join(' ')).join('\n')}\n\n` +
        'Land cells that share a side belong to one island; touching at a corner is not enough. ' +
        'How many cells does the largest island cover (0 when there is no land)? Reply with the number alone.',
      answer: String(solution),
      metadata: { grid, solution },
    };
  },
});

const DIRECTIONS: readonly (readonly [down: number, right: number])[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** Walks at random from water to water and leaves land behind. */
function layOut(grid: Grid, size: Interval, directions: (readonly [number, number])[], rng: Rng): void {
  const [rows, cols] = [grid.length, grid[0]!.length];
  let row = rng.randint(0, rows - 1);
  let column = rng.randint(0, cols - 1);
  const steps = Math.min(rng.between(size), rows * cols);
  for (let step = 0; step < steps; step++) {
    grid[row]![column] = 1;
    const onward = rng.shuffle(directions).find(([down, right]) => grid[row + down]?.[column + right] === 0);
    if (onward) {
      row += onward[0];
      column += onward[1];
    }
  }
}

function largestArea(grid: Grid): number {
  const left = grid.map((row) => [...row]);
  let largest = 0;
  for (let row = 0; row < left.length; row++) {
    for (let column = 0; column < left[row]!.length; column++) {
      if (left[row]![column] === 1) largest = Math.max(largest, sink(left, row, column));
    }
  }
  return largest;
}

/** Turns the island at a cell into water and says how large it was. */
function sink(grid: Grid, row: number, column: number): number {
  grid[row]![column] = 0;
  const cells: (readonly [number, number])[] = [[row, column]];
  for (let i = 0; i < cells.length; i++) {
    const [y, x] = cells[i]!;
    for (const [down, right] of DIRECTIONS) {
      if (grid[y + down]?.[x + right] !== 1) continue;
      grid[y + down]![x + right] = 0;
      cells.push([y + down, x + right]);
    }
  }
  return cells.length;
}
