import { defineDataset } from '../../core/define.ts';
import { int } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { DYING, type LifePattern, OSCILLATORS } from '../../data/life-patterns.ts';
import { emptyBoard, type LifeBoard, rowsOf } from '../../lib/life.ts';
import { strip } from '../../lib/python-text.ts';

const PLACING_TRIES = 1000;
const SMALLEST_GRID: Readonly<Record<number, number>> = { 1: 7, 2: 13, 3: 25 };

export default defineDataset({
  name: 'game_of_life_halting',
  category: 'algorithmic',
  about: 'Foresee whether a Game of Life dies out.',

  config: {
    grid_size_x: int(12, { about: 'rows of the board', floor: 7, ceiling: 500, levels: [10, 25, 50, 100] }),
    grid_size_y: int(12, { about: 'columns of the board', floor: 7, ceiling: 500, levels: [10, 25, 50, 100] }),
    difficulty: int(1, { about: 'how involved the lasting patterns are', floor: 1, ceiling: 3, levels: [1, 2, 3] }),
    num_oscillators: int(5, {
      about: 'patterns on the board, as far as there is room',
      floor: 1,
      ceiling: 1000,
      levels: [3, 7, 10, 20],
    }),
    max_simulation_steps: int(20, {
      about: 'steps within which the board must be dead; the last dying pattern takes three',
      floor: 3,
      levels: [20, 50, 100, 200],
    }),
  },
  check({ grid_size_x, grid_size_y, difficulty }) {
    const least = SMALLEST_GRID[difficulty]!;
    return Math.min(grid_size_x, grid_size_y) >= least
      ? undefined
      : `grid_size_x (${grid_size_x}) and grid_size_y (${grid_size_y}) must be at least ${least} at difficulty ${difficulty}`;
  },

  generate({ config, rng }) {
    const { grid_size_x: rows, grid_size_y: cols, max_simulation_steps: steps } = config;
    const lasts = rng.choice([true, false]);
    const patterns = lasts ? OSCILLATORS[config.difficulty]! : DYING;
    const board = emptyBoard(rows, cols);
    const taken = emptyBoard(rows, cols);
    const placed: { name: string; position: [number, number] }[] = [];
    for (let i = 0; i < config.num_oscillators; i++) {
      const pattern = rng.choice(patterns);
      const position = findRoom(pattern, taken, rng);
      if (!position) continue;
      put(pattern, position, board);
      placed.push({ name: pattern.name, position });
    }
    return {
      question:
        `Here is a board of Conway's Game of Life, 1 for a living cell and 0 for a dead one:\n\n` +
        `${rowsOf(board)
          .map((row) => row.join(' '))
          .join('\n')}\n\n` +
        'Each cell has eight neighbours, and the edges of the board meet: left with right, top with bottom.\n' +
        `Will every cell be dead after ${steps} steps or sooner? Reply with True or False.`,
      answer: lasts && placed.length > 0 ? 'False' : 'True',
      metadata: {
        grid_size_x: rows,
        grid_size_y: cols,
        placed_patterns: placed,
        simulation_steps: steps,
        should_oscillate: lasts,
      },
    };
  },

  score: (answer, { answer: oracle }) => (strip(answer).toLowerCase() === oracle?.toLowerCase() ? 1 : 0),
});

/** A free place for the pattern with a border of one cell, which is then taken; `undefined` when none turns up. */
function findRoom({ rows: shape }: LifePattern, taken: LifeBoard, rng: Rng): [number, number] | undefined {
  const [height, width] = [shape.length, shape[0]!.length];
  const { rows, cols, cells } = taken;
  if (rows < height + 2 || cols < width + 2) return undefined;
  for (let tries = 0; tries < PLACING_TRIES; tries++) {
    const row = rng.randint(1, rows - height - 1);
    const col = rng.randint(1, cols - width - 1);
    const corner = (row - 1) * cols + col - 1;
    if (!isFree(cells, cols, corner, height + 2, width + 2)) continue;
    for (let i = 0; i < height + 2; i++) cells.fill(1, corner + i * cols, corner + i * cols + width + 2);
    return [row, col];
  }
  return undefined;
}

function isFree(cells: Uint8Array, cols: number, corner: number, height: number, width: number): boolean {
  for (let i = 0; i < height; i++) {
    for (let j = 0; j < width; j++) if (cells[corner + i * cols + j] === 1) return false;
  }
  return true;
}

function put({ rows: shape }: LifePattern, [top, left]: readonly [number, number], { cols, cells }: LifeBoard): void {
  for (const [i, line] of shape.entries()) {
    for (let j = 0; j < line.length; j++) if (line[j] === '#') cells[(top + i) * cols + left + j] = 1;
  }
}
