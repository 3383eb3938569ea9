import { PriorityQueue } from './priority-queue.ts';

const code = (character: string): number => character.charCodeAt(0);
const [PLAYER, PLAYER_ON_GOAL, BOX, BOX_ON_GOAL, GOAL, FLOOR, WALL] = [
  code('*'),
  code('%'),
  code('@'),
  code('$'),
  code('X'),
  code('-'),
  code('+'),
];
export const Cell = { PLAYER, PLAYER_ON_GOAL, BOX, BOX_ON_GOAL, GOAL, FLOOR, WALL } as const;

/** A board with walls all round, stored row by row; each cell is the code of the character that it is drawn as. */
export interface Board {
  readonly cells: Uint8Array;
  readonly width: number;
}

const KEYS = 'DULR';
const stepsFor = (width: number): readonly number[] => [width, -width, -1, 1];
const isPlayer = (cell: number): boolean => cell === PLAYER || cell === PLAYER_ON_GOAL;
const isBox = (cell: number | undefined): boolean => cell === BOX || cell === BOX_ON_GOAL;
const isFree = (cell: number | undefined): boolean => cell === FLOOR || cell === GOAL;
const isOpenGoal = (cell: number | undefined): boolean => cell === GOAL || cell === PLAYER_ON_GOAL;

export const isSolved = ({ cells }: Board): boolean => !cells.includes(BOX);

/** Where the moves lead that a text spells; all other characters are passed over. */
export function play({ cells, width }: Board, moves: string): Board {
  const board = cells.slice();
  const steps = new Int16Array(128);
  stepsFor(width).forEach((step, i) => {
    steps[KEYS.charCodeAt(i)] = step;
  });
  let player = board.findIndex(isPlayer);
  for (let i = 0; i < moves.length; i++) {
    const step = steps[moves.charCodeAt(i)] ?? 0;
    if (step !== 0 && push(board, player, step)) player += step;
  }
  return { cells: board, width };
}

/** Moves the player, and the box ahead of it if there is one, where that is possible. */
function push(cells: Uint8Array, player: number, step: number): boolean {
  const [target, beyond] = [player + step, player + 2 * step];
  const ahead = cells[target];
  if (isBox(ahead)) {
    if (!isFree(cells[beyond])) return false;
    cells[beyond] = cells[beyond] === GOAL ? BOX_ON_GOAL : BOX;
  } else if (!isFree(ahead)) return false;
  cells[target] = ahead === GOAL || ahead === BOX_ON_GOAL ? PLAYER_ON_GOAL : PLAYER;
  cells[player] = cells[player] === PLAYER_ON_GOAL ? GOAL : FLOOR;
  return true;
}

/** A board as the search knows it: judged once, however many ways lead there. */
interface Position {
  readonly cells: Uint8Array;
  readonly player: number;
  /** Where all boxes stand, in ascending order. */
  readonly boxes: readonly number[];
  /** Those off their goals, and how far they look from them. */
  readonly strays: readonly number[];
  readonly straysEstimate: number;
  readonly estimate: number;
  isVisited: boolean;
  next: readonly Successor[] | undefined;
}

interface Successor {
  readonly key: string;
  readonly cost: number;
  readonly position: Position;
}

interface Visit {
  readonly rank: number;
  readonly position: Position;
  readonly depth: number;
  readonly path: string;
}

/** Some ten times what the hardest boards take that have come up. */
const MOST_VISITS = 1_000_000;

/**
 * Moves that solve the board, or `undefined` where there are none, or the search gets deeper than `maxDepth` or too long.
 * Boards met again are gone through again, as in the reference, for the path that is found hangs on it.
 */
export function solve(board: Board, maxDepth: number, mostVisits = MOST_VISITS): string | undefined {
  const { start, successors } = searchOn(board);
  const queue = new PriorityQueue<Visit>(comesBefore);
  queue.push({ rank: 0, position: start, depth: 0, path: '' });
  let left = mostVisits;
  for (let visit = queue.pop(); visit && left > 0; visit = queue.pop(), left--) {
    const { position, depth, path } = visit;
    position.isVisited = true;
    for (const { key, cost, position: next } of successors(position)) {
      if (next.isVisited) continue;
      if (next.strays.length === 0) return path + key;
      queue.push({ rank: cost + position.estimate, position: next, depth: depth + 1, path: path + key });
    }
    if (depth > maxDepth) return undefined;
  }
  return undefined;
}

/** By rank, then by estimate, then cell by cell; the same board by how it was reached. */
function comesBefore(left: Visit, right: Visit): boolean {
  if (left.rank !== right.rank) return left.rank < right.rank;
  const [a, b] = [left.position, right.position];
  if (a.estimate !== b.estimate) return a.estimate < b.estimate;
  if (a !== b) return isLess(a.cells, b.cells);
  if (left.depth !== right.depth) return left.depth < right.depth;
  return left.path < right.path;
}

function isLess(left: Uint8Array, right: Uint8Array): boolean {
  let i = 0;
  while (i < left.length && left[i] === right[i]) i += 1;
  return i < left.length && left[i]! < right[i]!;
}

interface Search {
  readonly start: Position;
  readonly successors: (position: Position) => readonly Successor[];
}

function searchOn({ cells, width }: Board): Search {
  const known = new Map<string, Position | undefined>();
  const steps = stepsFor(width);
  const isStartDead = isDead(cells, width);
  const places = Array.from(cells.keys()).filter((place) => isBox(cells[place]));
  const start = pushed(cells, cells.findIndex(isPlayer), places, width);
  known.set(keyOf(start), start);

  const judge = (from: Position, player: number, boxes: readonly number[], step: number): Position | undefined => {
    const board = from.cells.slice();
    push(board, from.player, step);
    if (boxes !== from.boxes) return isDead(board, width) ? undefined : pushed(board, player, boxes, width);
    if (from === start && isStartDead) return undefined;
    return positionOf(board, player, boxes, from.strays, from.straysEstimate, width);
  };
  const explore = (from: Position): Successor[] => {
    const found: Successor[] = [];
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i]!;
      const player = from.player + step;
      const isPush = isBox(from.cells[player]);
      if (!isFree(from.cells[isPush ? player + step : player])) continue;
      const boxes = isPush ? moved(from.boxes, player, player + step) : from.boxes;
      const key = keyOf({ player, boxes });
      if (!known.has(key)) known.set(key, judge(from, player, boxes, step));
      const position = known.get(key);
      const cost = !isPush ? 3 : from.cells[player + step] === GOAL ? 0 : 2;
      if (position) found.push({ key: KEYS[i]!, cost, position });
    }
    return found;
  };
  return { start, successors: (position) => (position.next ??= explore(position)) };
}

/** Player and boxes tell a board from others; the rest never changes. */
const keyOf = ({ player, boxes }: Pick<Position, 'player' | 'boxes'>): string => String.fromCharCode(player, ...boxes);

function moved(boxes: readonly number[], from: number, to: number): number[] {
  const places = [...boxes];
  let at = places.indexOf(from);
  for (; at > 0 && places[at - 1]! > to; at--) places[at] = places[at - 1]!;
  for (; at < places.length - 1 && places[at + 1]! < to; at++) places[at] = places[at + 1]!;
  places[at] = to;
  return places;
}

function pushed(cells: Uint8Array, player: number, boxes: readonly number[], width: number): Position {
  const goals: number[] = [];
  for (let i = 0; i < cells.length; i++) if (isOpenGoal(cells[i])) goals.push(i);
  const strays = boxes.filter((box) => cells[box] === BOX);
  let straysEstimate = 0;
  for (const box of strays) straysEstimate += cells.length + nearest(box, goals, width);
  return positionOf(cells, player, boxes, strays, straysEstimate, width);
}

function positionOf(
  cells: Uint8Array,
  player: number,
  boxes: readonly number[],
  strays: readonly number[],
  straysEstimate: number,
  width: number,
): Position {
  const estimate = strays.length === 0 ? 0 : straysEstimate + nearest(player, strays, width);
  return { cells, player, boxes, strays, straysEstimate, estimate, isVisited: false, next: undefined };
}

/** Steps from a place to the nearest of others, as if nothing were in the way. */
function nearest(from: number, places: readonly number[], width: number): number {
  const column = from % width;
  const row = (from - column) / width;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const distance = Math.abs((place % width) - column) + Math.abs(Math.floor(place / width) - row);
    if (distance < least) least = distance;
  }
  return least;
}

/** Whether some box is stuck off its goal: in a corner, in a block of four, or along a wall with too few goals. */
function isDead(cells: Uint8Array, width: number): boolean {
  const isStuck = (cell: number | undefined): boolean => cell === WALL || isBox(cell);
  for (let box = width + 1; box < cells.length - width - 1; box++) {
    if (cells[box] !== BOX) continue;
    for (const side of [-1, 1]) {
      for (const row of [-width, width]) {
        const [beside, above] = [cells[box + side], cells[box + row]];
        if (beside === WALL && above === WALL) return true;
        if (isStuck(beside) && isStuck(above) && isStuck(cells[box + side + row])) return true;
      }
    }
  }
  const height = cells.length / width;
  return (
    isOvercrowded(cells, width + 1, 1, width - 2) ||
    isOvercrowded(cells, width * (height - 2) + 1, 1, width - 2) ||
    isOvercrowded(cells, width + 1, width, height - 2) ||
    isOvercrowded(cells, 2 * width - 2, width, height - 2)
  );
}

/** Whether a line of cells holds more boxes than open goals. */
function isOvercrowded(cells: Uint8Array, start: number, step: number, count: number): boolean {
  let spare = 0;
  for (let i = 0; i < count; i++) {
    const cell = cells[start + i * step];
    if (cell === BOX) spare -= 1;
    else if (isOpenGoal(cell)) spare += 1;
  }
  return spare < 0;
}
