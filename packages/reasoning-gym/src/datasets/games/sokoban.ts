import { defineDataset } from '../../core/define.ts';
import { type ConfigOf, int, range } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { attempt } from '../../lib/attempt.ts';
import { type Board, Cell, isSolved, play, solve } from '../../lib/sokoban.ts';

const SIDES = Array.from({ length: 14 }, (_, i) => i + 6);
const MOVES = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
] as const;
const BACKTRACKING = 0.1;
const MOST_RETURNS = 20;
const ATTEMPTS = 200_000;

const fields = {
  w: range(6, 10, { about: 'columns, walls included', floor: 3, ceiling: 20, attribute: 'width', levels: SIDES }),
  h: range(6, 10, { about: 'rows, walls included', floor: 3, ceiling: 20, attribute: 'height', levels: SIDES }),
  boxes: range(4, 10, { about: 'boxes', floor: 0, ceiling: 100 }),
  max_depth: int(80, { about: 'longest solution looked for', floor: 2, ceiling: 1000 }),
};

export default defineDataset({
  name: 'sokoban',
  category: 'games',
  about: 'Push every box onto a goal.',

  config: fields,

  generate({ config, rng }) {
    const { board, solution } = attempt(
      'solvable board',
      () => {
        const width = rng.between(config.w);
        const height = rng.between(config.h);
        const boxes = boxesFor(width * height, config);
        const board = pulledApart(width, height, boxes, rng);
        if (board.cells.filter((cell) => cell === Cell.BOX).length < Math.floor(boxes / 2)) return undefined;
        const solution = solve(board, config.max_depth);
        return solution === undefined ? undefined : { board, solution };
      },
      ATTEMPTS,
    );
    const rows = rowsOf(board);
    return {
      question:
        `Push each box of this sokoban onto a goal.\n\n${rows.map((row) => row.join(' ')).join('\n')}\n\n` +
        '* you, % you on a goal, @ box, $ box on a goal, X goal, + wall, - floor\n\n' +
        'You step up (U), down (D), left (L) or right (R). A step towards a box pushes it one cell on, unless a wall or ' +
        'another box is behind it; boxes cannot be pulled. Reply with the letters of your steps alone, such as: LDUR',
      answer: solution,
      metadata: {
        gamestr: `${rows.map((row) => `${row.join(' ')}  \n`).join('')}\n`,
        width: board.width,
        height: rows.length,
      },
    };
  },

  score: (answer, { metadata }) => (isSolved(play(read(metadata.gamestr), answer)) ? 1 : 0),
});

/** Few boxes on the smallest area, many on the largest, and in proportion in between. */
function boxesFor(area: number, { w, h, boxes }: ConfigOf<typeof fields>): number {
  if (w.min === w.max || h.min === h.max || boxes.min === boxes.max) return boxes.max;
  const slope = (boxes.max - boxes.min) / (w.max * h.max - w.min * h.min);
  return Math.trunc(slope * area + (boxes.min - slope * w.min * h.min));
}

/** Starts from the solved board, all rock but for player and boxes, and digs and pulls at random. */
function pulledApart(width: number, height: number, boxes: number, rng: Rng): Board {
  if (boxes >= (width - 2) * (height - 2)) throw new RangeError(`${boxes} boxes do not fit into ${width}x${height}`);
  const cells = new Uint8Array(width * height).fill(Cell.WALL);
  const column = rng.randrange(1, width - 1);
  let player = rng.randrange(1, height - 1) * width + column;
  cells[player] = Cell.PLAYER;
  for (let placed = 0; placed < boxes; ) {
    const place = rng.randrange(1, height - 1) * width + rng.randrange(1, width - 1);
    if (cells[place] !== Cell.WALL) continue;
    cells[place] = Cell.BOX_ON_GOAL;
    placed += 1;
  }

  const goals = cells.map((cell) => Number(cell === Cell.BOX_ON_GOAL));
  const places = Array.from(cells.keys()).filter((place) => goals[place] === 1);
  const met = new Map<string, number>();
  let shunned = -1;
  for (let left = roundHalfEven(height * width * rng.uniform(1.8, 3.6)); left > 0; left--) {
    const move = rng.weightedIndex(MOVES.map((_, i) => (i === shunned ? BACKTRACKING : 1)));
    const state = String.fromCharCode(player, ...places);
    const times = (met.get(state) ?? 0) + 1;
    met.set(state, times);
    const [down, right] = MOVES[move]!;
    const step = down * width + right;
    if (isBlocked(cells, width, player + step)) shunned = move;
    else {
      shunned = move ^ 1;
      if (cells[player + step] === Cell.WALL) met.clear();
      const pulled = places.indexOf(player - step);
      if (pulled >= 0) {
        places[pulled] = player;
        places.sort((a, b) => a - b);
      }
      pull(cells, goals, player, step);
      player += step;
    }
    if (times >= MOST_RETURNS) break;
  }
  return { cells, width };
}

function isBlocked(cells: Uint8Array, width: number, target: number): boolean {
  const [row, column] = [Math.floor(target / width), target % width];
  const isBorder = row === 0 || column === 0 || column === width - 1 || row === cells.length / width - 1;
  return isBorder || cells[target] === Cell.BOX || cells[target] === Cell.BOX_ON_GOAL;
}

/** Steps away, and brings along the box on the other side, if there is one. */
function pull(cells: Uint8Array, goals: Uint8Array, player: number, step: number): void {
  const behind = player - step;
  cells[player + step] = cells[player + step] === Cell.GOAL ? Cell.PLAYER_ON_GOAL : Cell.PLAYER;
  const isPulled = cells[behind] === Cell.BOX || cells[behind] === Cell.BOX_ON_GOAL;
  if (isPulled) cells[behind] = goals[behind] === 1 ? Cell.GOAL : Cell.FLOOR;
  const onGoal = goals[player] === 1;
  cells[player] = isPulled ? (onGoal ? Cell.BOX_ON_GOAL : Cell.BOX) : onGoal ? Cell.GOAL : Cell.FLOOR;
}

function roundHalfEven(value: number): number {
  const floor = Math.floor(value);
  return value - floor === 0.5 ? floor + (floor % 2) : Math.round(value);
}

const rowsOf = ({ cells, width }: Board): string[][] =>
  Array.from({ length: cells.length / width }, (_, row) =>
    [...cells.subarray(row * width, (row + 1) * width)].map((cell) => String.fromCharCode(cell)),
  );

function read(text: string): Board {
  const rows = text.replaceAll(' ', '').trim().split('\n');
  return { cells: Uint8Array.from(rows.join(''), (cell) => cell.charCodeAt(0)), width: rows[0]!.length };
}
