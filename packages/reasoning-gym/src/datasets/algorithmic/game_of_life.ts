import { defineDataset } from '../../core/define.ts';
import { int, real } from '../../core/fields.ts';
import { emptyBoard, evolve, rowsOf } from '../../lib/life.ts';

export default defineDataset({
  name: 'game_of_life',
  category: 'algorithmic',
  about: 'Run the Game of Life for some steps.',

  config: {
    grid_size_x: int(10, { about: 'rows of the board', floor: 3, ceiling: 999, levels: [10, 25, 50, 100] }),
    grid_size_y: int(10, { about: 'columns of the board', floor: 3, ceiling: 999, levels: [10, 25, 50, 100] }),
    filled_cells_weights: real(0.1, {
      about: 'share of living cells, reported as difficulty only: filled_cells alone decides',
      floor: 0,
      ceiling: 1,
      levels: [0.1, 0.2, 0.5, 0.8],
    }),
    filled_cells: int(10, { about: 'living cells at the start, at most', floor: 0 }),
    simulation_steps: int(1, { about: 'steps to run', floor: 0, ceiling: 200, levels: [1, 2, 5, 10] }),
  },
  check: ({ grid_size_x, grid_size_y, filled_cells }) =>
    filled_cells <= grid_size_x * grid_size_y
      ? undefined
      : `filled_cells (${filled_cells}) must fit on a board of ${grid_size_x} by ${grid_size_y}`,

  generate({ config, rng }) {
    const { grid_size_x: rows, grid_size_y: cols, filled_cells, simulation_steps: steps } = config;
    const board = emptyBoard(rows, cols);
    for (let i = 0; i < filled_cells; i++) {
      const row = rng.randint(0, rows - 1);
      board.cells[row * cols + rng.randint(0, cols - 1)] = 1;
    }
    const start = rowsOf(board).map((row) => JSON.stringify(row));
    return {
      question:
        `Here is a board of Conway's Game of Life, 1 for a living cell and 0 for a dead one:\n\n[${start.join(',\n ')}]\n\n` +
        'Each cell has eight neighbours, and the edges of the board meet: left with right, top with bottom. In a step, a ' +
        'living cell survives if two or three neighbours live, and a dead cell comes to life if exactly three do.\n' +
        `Give the board after ${steps} ${steps === 1 ? 'step' : 'steps'}. Reply with a JSON list of rows, from top to bottom, ` +
        'in the form above.',
      answer: JSON.stringify(rowsOf(evolve(board, steps))),
      metadata: { grid_size_x: rows, grid_size_y: cols, filled_cells, simulation_steps: steps },
    };
  },

  /** Of the cells that live on either board, the share that lives on both. A board of another size earns nothing. */
  score(answer, { answer: oracle }) {
    const given = readBoard(answer);
    const right = readBoard(oracle ?? '');
    if (given?.length !== right?.length) return 0;
    let [both, either] = [0, 0];
    for (const [i, expected] of (right ?? []).entries()) {
      const row = given![i]!;
      if (row.length !== expected.length) return 0;
      for (let j = 0; j < row.length; j++) {
        both += row[j]! & expected[j]!;
        either += row[j]! | expected[j]!;
      }
    }
    return either === 0 ? 1 : both / either;
  },
});

function readBoard(text: string): readonly (readonly number[])[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isRow = (row: unknown): boolean => Array.isArray(row) && row.every((cell) => cell === 0 || cell === 1);
    return Array.isArray(value) && value.every(isRow) ? (value as number[][]) : undefined;
  } catch {
    return undefined;
  }
}
