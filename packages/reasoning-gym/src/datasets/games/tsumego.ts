import { defineDataset } from '../../core/define.ts';
import { int, range } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { codePoints } from '../../core/scoring.ts';
import { attempt } from '../../lib/attempt.ts';
import { strip } from '../../lib/python-text.ts';

const [EMPTY, BLACK, WHITE] = ['.', 'X', 'O'] as const;
type Point = typeof EMPTY | typeof BLACK | typeof WHITE;
type Offset = readonly [down: number, right: number];

/** White stones around a center, and the last liberty that is left to them. */
const FORMATIONS: readonly { readonly stones: readonly Offset[]; readonly liberty: Offset }[] = [
  {
    stones: [
      [0, 0],
      [-1, 0],
      [1, 0],
      [0, -1],
    ],
    liberty: [0, 1],
  },
  {
    stones: [
      [0, 0],
      [0, 1],
      [1, 0],
    ],
    liberty: [1, 1],
  },
  {
    stones: [
      [0, -1],
      [0, 0],
      [0, 1],
      [1, 0],
    ],
    liberty: [-1, 0],
  },
];
const TASK =
  'Somewhere White has one of these shapes, the right way up, and of all points next to its stones a single one, here ' +
  'marked ?, is still free:\n\n```\n  O             ?\nO O ?   O O   O O O\n  O     O ?     O\n```\n\nBlack plays there, and ' +
  'captures the shape unless it hangs together with more white stones that have a free point next to them. Which point is it?';

/** Stones kept back for the formation, and how many more than asked for may stand before a decoy is left out. */
const [RESERVED, SURPLUS] = [4, 7];
const FORMATION_TRIES = 50;

export default defineDataset({
  name: 'tsumego',
  category: 'games',
  about: 'Find the last free point next to a white shape on a board of Go.',

  config: {
    board_size: range(9, 13, { about: 'lines of the board', floor: 5, ceiling: 19, levels: [5, 10, 15, 19] }),
    max_stones: int(15, {
      about: 'stones, before the position is completed',
      floor: 5,
      ceiling: 200,
      levels: [5, 10, 13, 15],
    }),
  },
  difficulty: ({ board_size: { min, max } }) => ({ board_size: [min, max] }),

  generate({ config, rng }) {
    const size = rng.between(config.board_size);
    const board = new Board(size);
    for (let placed = 0; placed < config.max_stones - RESERVED; placed++) placeAtRandom(board, rng);
    const solution = surround(board, config.max_stones + SURPLUS, rng);
    const rows = board.rows();
    const column = (at: number): string => String.fromCharCode(65 + at);
    const drawn = rows.map((row, i) => `${String(size - i).padStart(2)} ${row.join(' ')}`);
    return {
      question:
        `A game of Go, Black (${BLACK}) to move against White (${WHITE}):\n\n\`\`\`\n` +
        `   ${Array.from({ length: size }, (_, i) => column(i)).join(' ')}\n${drawn.join('\n')}\n\`\`\`\n\n` +
        `${TASK}\n\nReply with the column and row of that point alone, such as: C4`,
      answer: `${column(solution % size)}${size - Math.floor(solution / size)}`,
      metadata: { board: rows, board_size: size },
    };
  },

  /** The right point buried in more text counts by its share of it; any other point a little. */
  score(answer, { answer: oracle }) {
    if (answer === '' || oracle === null) return 0;
    const given = strip(answer).toUpperCase();
    if (given === oracle) return 1;
    if (given.includes(oracle)) return codePoints(oracle) / codePoints(given);
    return /^[A-Z]\d+$/.test(given) ? 0.05 : 0.01;
  },
});

/** A board of Go with the rule of ko, its points stored row by row. */
class Board {
  readonly size: number;
  readonly points: Point[];
  private ko = -1;

  constructor(size: number) {
    this.size = size;
    this.points = Array.from({ length: size * size }, () => EMPTY);
  }

  rows(): Point[][] {
    return Array.from({ length: this.size }, (_, row) => this.points.slice(row * this.size, (row + 1) * this.size));
  }

  /** The neighbors above, below, left and right, as far as there are any. */
  around(point: number): number[] {
    const { size } = this;
    const column = point % size;
    const found: number[] = [];
    if (point >= size) found.push(point - size);
    if (point < size * (size - 1)) found.push(point + size);
    if (column > 0) found.push(point - 1);
    if (column < size - 1) found.push(point + 1);
    return found;
  }

  canPlay(point: number, color: Point): boolean {
    if (this.points[point] !== EMPTY || point === this.ko) return false;
    this.points[point] = color;
    const isLegal = this.captures(point, color).length > 0 || this.hasLiberty(this.group(point));
    this.points[point] = EMPTY;
    return isLegal;
  }

  play(point: number, color: Point): void {
    this.points[point] = color;
    const captured = this.captures(point, color);
    this.ko = captured.length === 1 && this.group(point).length === 1 ? captured[0]! : -1;
    for (const stone of captured) this.points[stone] = EMPTY;
  }

  /** The stones that a stone just put down leaves without liberties. */
  private captures(point: number, color: Point): number[] {
    const opponent = color === BLACK ? WHITE : BLACK;
    return this.around(point)
      .filter((neighbor) => this.points[neighbor] === opponent)
      .flatMap((neighbor) => {
        const group = this.group(neighbor);
        return this.hasLiberty(group) ? [] : group;
      });
  }

  private group(point: number): number[] {
    const stones = new Set([point]);
    for (const stone of stones) {
      for (const neighbor of this.around(stone)) if (this.points[neighbor] === this.points[point]) stones.add(neighbor);
    }
    return [...stones];
  }

  private hasLiberty(group: readonly number[]): boolean {
    return group.some((stone) => this.around(stone).some((neighbor) => this.points[neighbor] === EMPTY));
  }
}

function placeAtRandom(board: Board, rng: Rng): void {
  attempt('free point', () => {
    const point = rng.randint(0, board.size - 1) * board.size + rng.randint(0, board.size - 1);
    const color = rng.random() < 0.5 ? BLACK : WHITE;
    if (!board.canPlay(point, color)) return undefined;
    board.play(point, color);
    return true;
  });
}

/** Sets up a white group with black stones on all its liberties but one, and says which one. */
function surround(board: Board, mostStones: number, rng: Rng): number {
  const { points, size } = board;
  return attempt(
    'room for a group to capture',
    () => {
      const [row, column] = [rng.randint(1, size - 2), rng.randint(1, size - 2)];
      const { stones, liberty } = rng.choice(FORMATIONS);
      const at = ([down, right]: Offset): number => (row + down) * size + column + right;
      const key = at(liberty);
      const group = stones.map(at);
      if ([...group, key].some((point) => points[point] !== EMPTY)) return undefined;
      for (const stone of group) points[stone] = WHITE;
      const liberties = group.flatMap((stone) => board.around(stone)).filter((point) => points[point] === EMPTY);
      for (const point of liberties) if (point !== key) points[point] = BLACK;
      if (points.filter((point) => point !== EMPTY).length < mostStones) addDecoy(board, at([0, 0]), key, rng);
      return board.canPlay(key, BLACK) ? key : undefined;
    },
    FORMATION_TRIES,
  );
}

/** A stone of either color two steps from the center, where there is a free point. */
function addDecoy({ points, size }: Board, center: number, key: number, rng: Rng): void {
  const [row, column] = [Math.floor(center / size), center % size];
  const candidates = Array.from(points.keys()).filter((point) => {
    const distance = Math.abs(Math.floor(point / size) - row) + Math.abs((point % size) - column);
    return distance === 2 && point !== key && points[point] === EMPTY;
  });
  if (candidates.length === 0) return;
  const point = rng.choice(candidates);
  points[point] = rng.random() < 0.5 ? BLACK : WHITE;
}
