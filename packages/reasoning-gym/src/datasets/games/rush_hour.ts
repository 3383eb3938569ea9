import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { parsed } from '../../core/resources.ts';
import { contains } from '../../core/rng.ts';
import { rushHourBoards } from '../../data/assets.ts';

const SIDE = 6;
const FREE = '.';
const WALL = 'x';
/** Where the car stands, by its left cell, when it can leave. */
const GOAL = 2 * SIDE + SIDE - 2;

const BOARDS = parsed(rushHourBoards, (lines) =>
  lines
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([moves, board]) => (board === undefined ? [] : [{ moves: Number(moves), board }])),
);

export default defineDataset({
  name: 'rush_hour',
  category: 'games',
  about: 'Slide cars out of the way until one of them can leave.',

  config: {
    moves: range(1, 50, {
      about: 'least number of moves',
      floor: 1,
      ceiling: 1000,
      levels: [5, 25, 50, 100],
      interval: true,
    }),
  },
  needs: [rushHourBoards],

  prepare({ config }) {
    const boards = BOARDS().filter(({ moves }) => contains(config.moves, moves));
    if (boards.length === 0) throw new RangeError(`no board takes ${config.moves.min} to ${config.moves.max} moves`);
    return boards;
  },

  generate({ rng, shared: boards }) {
    const { board, moves } = rng.choice(boards);
    return {
      question:
        `Cars and trucks are stuck in a yard; equal letters are one vehicle, ${FREE} is free and ${WALL} is a wall.\n\n` +
        `${draw(board)}\n\n` +
        'Vehicles roll along their own length only, left and right or up and down, and never through walls or each other. ' +
        'Bring the car A to the right edge of the yard, where its row leads out.\n\n' +
        'Reply with the moves alone, in order: a letter, + for right or down or - for left or up, and the number of cells. ' +
        'For example: B+2 A-1 C+3',
      answer: null,
      metadata: { board_config: board, min_moves: moves },
    };
  },

  /** Moves roll as far as there is room; what does not read as a move is passed over. */
  score(answer, { metadata }) {
    if (answer === '') return 0;
    const yard = readYard(metadata.board_config);
    forEachMove(answer, (letter, distance) => roll(yard, letter, distance));
    return yard.vehicles[0]?.start === GOAL ? 1 : 0.01;
  },
});

interface Vehicle {
  readonly length: number;
  readonly stride: number;
  /** Its first cell. */
  start: number;
}

interface Yard {
  /** In the order of their letters. */
  readonly vehicles: readonly Vehicle[];
  readonly taken: Uint8Array;
}

function readYard(board: string): Yard {
  const taken = Uint8Array.from(board, (cell) => Number(cell !== 'o'));
  const vehicles = lettersOf(board).map((letter) => {
    const [start, last] = [board.indexOf(letter), board.lastIndexOf(letter)];
    const stride = board[start + 1] === letter ? 1 : SIDE;
    return { start, stride, length: (last - start) / stride + 1 };
  });
  return { vehicles, taken };
}

const lettersOf = (board: string): string[] =>
  [...new Set(board)].filter((cell) => cell !== 'o' && cell !== WALL).sort();

/** The board with vehicles lettered from A on without gaps. */
function draw(board: string): string {
  const letters = lettersOf(board);
  const shown = [...board].map((cell) =>
    cell === 'o' ? FREE : cell === WALL ? WALL : String.fromCharCode(65 + letters.indexOf(cell)),
  );
  return Array.from({ length: SIDE }, (_, row) => shown.slice(row * SIDE, (row + 1) * SIDE).join(' ')).join('\n');
}

function roll({ vehicles, taken }: Yard, letter: number, distance: number): void {
  const vehicle = vehicles[letter];
  if (!vehicle) return;
  const step = distance < 0 ? -vehicle.stride : vehicle.stride;
  for (let left = Math.abs(distance); left > 0; left--) {
    const end = vehicle.start + (vehicle.length - 1) * vehicle.stride;
    const [front, back] = distance < 0 ? [vehicle.start, end] : [end, vehicle.start];
    const isAtEdge =
      vehicle.stride === 1
        ? front % SIDE === (distance < 0 ? 0 : SIDE - 1)
        : front + step < 0 || front + step >= SIDE * SIDE;
    if (isAtEdge || taken[front + step] !== 0) return;
    taken[back] = 0;
    taken[front + step] = 1;
    vehicle.start += step;
  }
}

/** Finds all of the form `A+1` in a text, wherever they stand. */
function forEachMove(text: string, make: (letter: number, distance: number) => void): void {
  for (let i = 0; i + 2 < text.length; i++) {
    const letter = text.charCodeAt(i) - 65;
    const sign = text[i + 1];
    if (letter < 0 || letter > 25 || (sign !== '+' && sign !== '-') || !isDigit(text, i + 2)) continue;
    let distance = 0;
    for (i += 2; isDigit(text, i); i++) distance = Math.min(10 * distance + text.charCodeAt(i) - 48, SIDE);
    i -= 1;
    make(letter, sign === '+' ? distance : -distance);
  }
}

const isDigit = (text: string, at: number): boolean => text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57;
