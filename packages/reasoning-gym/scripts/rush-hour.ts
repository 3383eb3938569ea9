import { writeFileSync } from 'node:fs';
import { Rng } from '../src/core/rng.ts';

// Builds src/data/assets/rush_hour.ts: boards of our own with their least number of moves, spread over difficulties. Random
// boards are made harder step by step; each step solves every position that its pieces can reach. Takes ten minutes or so.
//
// A line holds the least number of moves, a slide of any length being one; the board, row by row, with o for free cells, x for
// walls and A for the car that has to leave; and how many positions the board can get into.

const SIDE = 6;
const EXIT_ROW = 2;
const MOST_WALLS = 2;
const MOST_POSITIONS = 12_000;
const RUNS = 40;
const ELITE = 5;
const STEPS_PER_RUN = 2000;
const STEPS_PER_HARVEST = 250;
const COLDEST = 0.35;
const BOARDS_PER_DIFFICULTY = 64;

interface Piece {
  /** The row of a horizontal piece, the column of a vertical one. */
  readonly line: number;
  readonly isHorizontal: boolean;
  readonly length: number;
  /** How far along its line it starts. */
  readonly offset: number;
}

/** The car that has to leave comes first. */
interface Layout {
  readonly pieces: readonly Piece[];
  readonly walls: readonly number[];
}

interface Solved {
  readonly layout: Layout;
  readonly positions: number;
  /** For each least number of moves, some position that takes it. */
  readonly samples: ReadonlyMap<number, Layout>;
  readonly hardest: number;
}

const cellAt = ({ line, isHorizontal }: Piece, along: number): number =>
  isHorizontal ? line * SIDE + along : along * SIDE + line;
const cellsOf = (piece: Piece): number[] =>
  Array.from({ length: piece.length }, (_, i) => cellAt(piece, piece.offset + i));

const SLOTS = 1 << 16;
const slots = new Int32Array(SLOTS);
const lowKeys = new Int32Array(MOST_POSITIONS);
const highKeys = new Int32Array(MOST_POSITIONS);
const links = new Int32Array(MOST_POSITIONS * 40);
const linkStarts = new Int32Array(MOST_POSITIONS + 1);
const PIECES_PER_KEY = 10;

/** Goes through all positions that a board can get into, and finds how far each is from the exit. */
function explore({ pieces, walls }: Layout, rng: Rng): Solved | undefined {
  let count = 0;
  slots.fill(-1);
  const indexOf = (low: number, high: number): number => {
    let slot = (Math.imul(low, 0x9e37_79b1) ^ Math.imul(high, 0x85eb_ca6b)) >>> 16;
    for (; slots[slot] !== -1; slot = (slot + 1) % SLOTS) {
      const index = slots[slot]!;
      if (lowKeys[index] === low && highKeys[index] === high) return index;
    }
    if (count === MOST_POSITIONS) return -1;
    slots[slot] = count;
    lowKeys[count] = low;
    highKeys[count] = high;
    return count++;
  };
  const starts = pieces.map((piece) => cellAt(piece, 0));
  const strides = pieces.map(({ isHorizontal }) => (isHorizontal ? 1 : SIDE));
  const offsets = pieces.map(({ offset }) => offset);
  const taken = new Uint8Array(SIDE * SIDE);
  const [low, high] = keysOf(offsets);
  indexOf(low, high);

  let linked = 0;
  for (let at = 0; at < count; at++) {
    linkStarts[at] = linked;
    taken.fill(0);
    for (const wall of walls) taken[wall] = 1;
    const [low, high] = [lowKeys[at]!, highKeys[at]!];
    for (let i = 0; i < pieces.length; i++) {
      const along = i < PIECES_PER_KEY ? (low >> (3 * i)) & 7 : (high >> (3 * (i - PIECES_PER_KEY))) & 7;
      offsets[i] = along;
      for (let k = 0; k < pieces[i]!.length; k++) taken[starts[i]! + (along + k) * strides[i]!] = 1;
    }
    for (let i = 0; i < pieces.length; i++) {
      const [start, stride, { length }] = [starts[i]!, strides[i]!, pieces[i]!];
      const lowStep = i < PIECES_PER_KEY ? 1 << (3 * i) : 0;
      const highStep = i < PIECES_PER_KEY ? 0 : 1 << (3 * (i - PIECES_PER_KEY));
      const from = offsets[i]!;
      for (let to = from - 1; to >= 0 && taken[start + to * stride] === 0; to--) {
        const next = indexOf(low + (to - from) * lowStep, high + (to - from) * highStep);
        if (next < 0) return undefined;
        links[linked++] = next;
      }
      for (let to = from + 1; to + length <= SIDE && taken[start + (to + length - 1) * stride] === 0; to++) {
        const next = indexOf(low + (to - from) * lowStep, high + (to - from) * highStep);
        if (next < 0) return undefined;
        links[linked++] = next;
      }
    }
  }
  linkStarts[count] = linked;

  const distance = new Int32Array(count).fill(-1);
  const queue: number[] = [];
  for (let at = 0; at < count; at++) if ((lowKeys[at]! & 7) === SIDE - pieces[0]!.length) queue.push(at);
  for (const at of queue) distance[at] = 0;
  for (const at of queue) {
    for (let i = linkStarts[at]!; i < linkStarts[at + 1]!; i++) {
      const next = links[i]!;
      if (distance[next]! >= 0) continue;
      distance[next] = distance[at]! + 1;
      queue.push(next);
    }
  }
  if (queue.length === 0) return undefined;

  const samples = new Map<number, Layout>();
  const hardest = distance[queue.at(-1)!]!;
  for (let moves = 1, start = 0; moves <= hardest; moves++) {
    while (distance[queue[start]!]! < moves) start += 1;
    let end = start;
    while (end < queue.length && distance[queue[end]!] === moves) end += 1;
    const at = queue[rng.randint(start, end - 1)]!;
    samples.set(moves, { walls, pieces: placed(pieces, lowKeys[at]!, highKeys[at]!) });
  }
  return { layout: samples.get(hardest) ?? { pieces, walls }, positions: count, samples, hardest };
}

function keysOf(offsets: readonly number[]): [low: number, high: number] {
  const pack = (part: readonly number[]): number => part.reduce((key, offset, i) => key | (offset << (3 * i)), 0);
  return [pack(offsets.slice(0, PIECES_PER_KEY)), pack(offsets.slice(PIECES_PER_KEY))];
}

const placed = (pieces: readonly Piece[], low: number, high: number): Piece[] =>
  pieces.map((piece, i) => ({
    ...piece,
    offset: i < PIECES_PER_KEY ? (low >> (3 * i)) & 7 : (high >> (3 * (i - PIECES_PER_KEY))) & 7,
  }));

function freeCells({ pieces, walls }: Layout): Set<number> {
  const free = new Set(Array.from({ length: SIDE * SIDE }, (_, i) => i));
  for (const cell of [...walls, ...pieces.flatMap(cellsOf)]) free.delete(cell);
  return free;
}

function withPiece(layout: Layout, rng: Rng): Layout {
  const free = freeCells(layout);
  for (let tries = 0; tries < 50; tries++) {
    const length = rng.random() < 0.7 ? 2 : 3;
    const piece: Piece = {
      line: rng.below(SIDE),
      isHorizontal: rng.random() < 0.5,
      length,
      offset: rng.below(SIDE - length + 1),
    };
    if (piece.isHorizontal && piece.line === EXIT_ROW) continue;
    if (cellsOf(piece).every((cell) => free.has(cell))) return { ...layout, pieces: [...layout.pieces, piece] };
  }
  return layout;
}

function withoutPiece(layout: Layout, rng: Rng): Layout {
  if (layout.pieces.length < 2) return layout;
  const gone = rng.randint(1, layout.pieces.length - 1);
  return { ...layout, pieces: layout.pieces.filter((_, i) => i !== gone) };
}

function withOtherWalls(layout: Layout, rng: Rng): Layout {
  const kept = layout.walls.filter(() => rng.random() < 0.5);
  const free = [...freeCells({ ...layout, walls: kept })].filter((cell) => Math.floor(cell / SIDE) !== EXIT_ROW);
  const wanted = rng.randint(kept.length, MOST_WALLS) - kept.length;
  return { ...layout, walls: [...kept, ...rng.sample(free, Math.min(wanted, free.length))] };
}

function changed(layout: Layout, rng: Rng): Layout {
  const dice = rng.random();
  if (dice < 0.25) return withPiece(layout, rng);
  if (dice < 0.4) return withoutPiece(layout, rng);
  if (dice < 0.6) return withOtherWalls(layout, rng);
  return withPiece(withoutPiece(layout, rng), rng);
}

function randomLayout(rng: Rng): Layout {
  const car: Piece = { line: EXIT_ROW, isHorizontal: true, length: 2, offset: rng.below(SIDE - 2) };
  let layout: Layout = { pieces: [car], walls: [] };
  for (let i = rng.randint(6, 11); i > 0; i--) layout = withPiece(layout, rng);
  return layout;
}

function boardText({ pieces, walls }: Layout): string {
  const cells = Array.from({ length: SIDE * SIDE }, () => 'o');
  for (const wall of walls) cells[wall] = 'x';
  const [car, ...others] = pieces;
  others.sort((left, right) => cellAt(left, left.offset) - cellAt(right, right.offset));
  [car!, ...others].forEach((piece, i) => {
    for (const cell of cellsOf(piece)) cells[cell] = String.fromCharCode(65 + i);
  });
  return cells.join('');
}

const byText = (left: string, right: string): number => (left < right ? -1 : 1);

const rng = new Rng(1);
const collected = new Map<number, Map<string, number>>();

function collect(boards: ReadonlyMap<number, readonly [board: string, positions: number]>): void {
  for (const [moves, [board, positions]] of boards) {
    const known = collected.get(moves) ?? new Map<string, number>();
    if (known.size < BOARDS_PER_DIFFICULTY) known.set(board, positions);
    collected.set(moves, known);
  }
}

/** Simulated annealing towards harder boards; every so often, one board of each difficulty is collected. */
function harden(start: Solved, steps: number, warmest: number): Solved {
  const kept = new Map<number, readonly [board: string, positions: number]>();
  let [current, hardest] = [start, start];
  for (let step = 0; step < steps; step++) {
    const warmth = warmest * (COLDEST / warmest) ** (step / steps);
    const next = explore(changed(current.layout, rng), rng);
    if (step % STEPS_PER_HARVEST === STEPS_PER_HARVEST - 1) {
      collect(kept);
      kept.clear();
    }
    if (!next) continue;
    for (const [moves, layout] of next.samples) {
      if (!kept.has(moves)) kept.set(moves, [boardText(layout), next.positions]);
    }
    const loss = current.hardest - next.hardest;
    if (loss <= 0 || rng.random() < Math.exp(-loss / warmth)) current = next;
    if (current.hardest > hardest.hardest) hardest = current;
  }
  return hardest;
}

function randomStart(): Solved {
  let start: Solved | undefined;
  while (!start) start = explore(randomLayout(rng), rng);
  return start;
}

const best: Solved[] = [];
for (let run = 0; run < RUNS; run++) {
  best.push(harden(randomStart(), STEPS_PER_RUN, 2));
  console.log(`run ${run + 1} of ${RUNS}: ${best.at(-1)!.hardest} moves`);
}
best.sort((left, right) => right.hardest - left.hardest);
for (const board of best.slice(0, ELITE)) harden(board, STEPS_PER_RUN, 2 * COLDEST);

const lines = [...collected]
  .sort(([left], [right]) => left - right)
  .flatMap(([moves, boards]) =>
    [...boards].map(([board, positions]) => `${String(moves).padStart(2, '0')} ${board} ${positions}`).sort(byText),
  );
writeFileSync(
  new URL('../src/data/assets/rush_hour.ts', import.meta.url),
  [
    '// Written by scripts/rush-hour.ts; do not edit.',
    '// Our own. Least number of moves, board, positions that the board can get into.',
    `export default \`${lines.map((line) => `${line}\n`).join('')}\`;`,
    '',
  ].join('\n'),
);
console.log(`${lines.length} boards; ${[...collected].map(([moves, { size }]) => `${moves}: ${size}`).join(', ')}`);
