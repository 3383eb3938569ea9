import { defineDataset } from '../../core/define.ts';
import { range, real } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { attempt } from '../../lib/attempt.ts';
import { strip } from '../../lib/python-text.ts';
import { wordsOf } from '../../lib/words.ts';

type Matrix = readonly (readonly string[])[];

const MOVES = { right: [0, 1], down: [1, 0], left: [0, -1], up: [-1, 0] } as const;
type Move = keyof typeof MOVES;
const ORDER = Object.keys(MOVES) as Move[];

export default defineDataset({
  name: 'shortest_path',
  category: 'graphs',
  about: 'Give the moves of a shortest way through a grid with blocked cells.',

  config: {
    rows: range(5, 8, { about: 'rows of the grid', floor: 1, ceiling: 500, levels: [10, 25, 50, 100] }),
    cols: range(5, 8, { about: 'columns of the grid', floor: 1, ceiling: 500, levels: [10, 25, 50, 100] }),
    p_blocked: real(0.4, { about: 'share of blocked cells', floor: 0, ceiling: 1 }),
  },
  check: ({ rows, cols }) =>
    rows.max * cols.max > 1 ? undefined : 'max_rows and max_cols (1) leave no room for a start and an end',

  generate({ config, rng }) {
    const [rows, cols] = attempt('grid of more than one cell', () => {
      const size = [rng.between(config.rows), rng.between(config.cols)] as const;
      return size[0] * size[1] > 1 ? size : undefined;
    });
    const matrix = drawGrid(rows, cols, config.p_blocked, rng);
    const solution = shortestPath(matrix);
    return {
      question:
        'Walk from * to # in this grid, one cell up, down, left or right at a time. O is free and X is blocked.\n\n' +
        `${matrix.map((row) => row.join(' ')).join('\n')}\n\n` +
        'Reply with the moves of a shortest way, as words with spaces between them (for example: up left left), ' +
        'or with the word infeasible when there is no way.',
      answer: solution.length > 0 ? solution.join(' ') : 'infeasible',
      metadata: { matrix, solution },
    };
  },

  /** Any shortest way earns full marks, a detour that arrives half. */
  score(answer, { answer: oracle, metadata: { matrix, solution } }) {
    if (strip(answer) === oracle) return 1;
    const steps = stepsToEnd(matrix, wordsOf(answer));
    if (steps === undefined) return 0;
    return steps === solution.length ? 1 : 0.5;
  },
});

function drawGrid(rows: number, cols: number, blocked: number, rng: Rng): string[][] {
  const grid: string[][] = [];
  for (let row = 0; row < rows; row++) {
    const cells: string[] = [];
    for (let column = 0; column < cols; column++) cells.push(rng.random() < blocked ? 'X' : 'O');
    grid.push(cells);
  }
  grid[rng.below(rows)]![rng.below(cols)] = '*';
  for (;;) {
    const row = rng.below(rows);
    const column = rng.below(cols);
    if (grid[row]![column] === '*') continue;
    grid[row]![column] = '#';
    return grid;
  }
}

/** Breadth first in the fixed order of moves; empty when the end is cut off. */
function shortestPath(matrix: Matrix): Move[] {
  const width = matrix[0]!.length;
  const [startRow, startColumn] = find(matrix, '*');
  const arrival: (Move | undefined)[] = [];
  const queue = [startRow * width + startColumn];
  for (let i = 0; i < queue.length; i++) {
    const column = queue[i]! % width;
    const row = (queue[i]! - column) / width;
    for (const move of ORDER) {
      const [down, right] = MOVES[move];
      const mark = matrix[row + down]?.[column + right];
      const cell = (row + down) * width + column + right;
      if ((mark !== 'O' && mark !== '#') || arrival[cell]) continue;
      arrival[cell] = move;
      if (mark === '#') return trace(arrival, cell, width);
      queue.push(cell);
    }
  }
  return [];
}

function trace(arrival: readonly (Move | undefined)[], end: number, width: number): Move[] {
  const moves: Move[] = [];
  let cell = end;
  for (let move = arrival[cell]; move; move = arrival[cell]) {
    moves.push(move);
    cell -= MOVES[move][0] * width + MOVES[move][1];
  }
  return moves.reverse();
}

/** How many moves were made, provided that they keep to the free cells and end where they should. */
function stepsToEnd(matrix: Matrix, moves: Iterable<string>): number | undefined {
  let [row, column] = find(matrix, '*');
  let steps = 0;
  for (const move of moves) {
    if (!Object.hasOwn(MOVES, move)) return undefined;
    row += MOVES[move as Move][0];
    column += MOVES[move as Move][1];
    steps += 1;
    const mark = matrix[row]?.[column];
    if (mark === undefined || mark === 'X') return undefined;
  }
  return matrix[row]![column] === '#' ? steps : undefined;
}

function find(matrix: Matrix, mark: string): readonly [row: number, column: number] {
  const row = matrix.findIndex((cells) => cells.includes(mark));
  return [row, matrix[row]!.indexOf(mark)];
}
