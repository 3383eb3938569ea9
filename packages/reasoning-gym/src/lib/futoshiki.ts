import type { Rng } from '../core/rng.ts';
import { Deduction } from './futoshiki-deduction.ts';
import type { Board } from './sudoku.ts';

/** Two neighbouring cells, the upper or left one first, and how their numbers compare. */
export interface Relation {
  readonly first: number;
  readonly second: number;
  readonly sign: '<' | '>';
}

interface Bound {
  readonly less: number;
  readonly more: number;
}

/** A square of numbers from 1 on, each once in every row and column; every row the first that fits its shuffled numbers. */
export function randomSquare(side: number, rng: Rng): Board {
  const taken = Array.from({ length: side }, () => 0);
  return Array.from({ length: side }, () => {
    const numbers = rng.shuffle(Array.from({ length: side }, (_, i) => i + 1));
    const row: number[] = [];
    fitRow(row, numbers, taken);
    row.forEach((number, column) => (taken[column]! |= 1 << number));
    return row;
  });
}

/** Such a row always exists, since any Latin rectangle can be completed to a square. */
function fitRow(row: number[], numbers: readonly number[], taken: readonly number[]): boolean {
  if (row.length === numbers.length) return true;
  for (const number of numbers) {
    if (row.includes(number) || (taken[row.length]! >> number) & 1) continue;
    row.push(number);
    if (fitRow(row, numbers, taken)) return true;
    row.pop();
  }
  return false;
}

/**
 * Which clues of a full square can go. A clue stays when another solution would come up without it, and also when the
 * reference's solver would then lose its way; that decides which of many right puzzles a seed gives.
 */
export class ClueRemover {
  private readonly side: number;
  private readonly grid: Uint8Array;
  private readonly bounds: readonly Bound[];
  private readonly relations: readonly Relation[];
  /** Without these the solution is not unique, and will not be once there are fewer clues still. */
  private readonly needed = new Set<number>();
  filled: number;

  constructor(solution: Board, relations: readonly Relation[]) {
    this.side = solution.length;
    this.grid = Uint8Array.from(solution.flat());
    this.filled = this.grid.length;
    this.relations = relations;
    this.bounds = relations.map(({ first, second, sign }) =>
      sign === '<' ? { less: first, more: second } : { less: second, more: first },
    );
  }

  tryRemove(cell: number): void {
    const number = this.grid[cell]!;
    if (number === 0 || this.needed.has(cell)) return;
    this.grid[cell] = 0;
    if (hasOther(this.grid, this.side, this.bounds, cell, number)) this.needed.add(cell);
    else if (new Deduction(this.grid, this.side, this.relations).leadsToSolution()) {
      this.filled -= 1;
      return;
    }
    this.grid[cell] = number;
  }

  board(): Board {
    return Array.from({ length: this.side }, (_, row) => [
      ...this.grid.subarray(row * this.side, (row + 1) * this.side),
    ]);
  }
}

/** Whether a square can be completed with another number than this one in an empty cell. */
export function hasOther(
  grid: Uint8Array,
  side: number,
  bounds: readonly Bound[],
  cell: number,
  number: number,
): boolean {
  const all = (2 << side) - 2;
  const candidates = Uint16Array.from(grid, (value) => (value === 0 ? all : 1 << value));
  candidates[cell] = all & ~(1 << number);
  return canComplete(candidates, side, bounds);
}

function canComplete(candidates: Uint16Array, side: number, bounds: readonly Bound[]): boolean {
  if (!propagate(candidates, side, bounds)) return false;
  let best = -1;
  let fewest = side + 1;
  for (let cell = 0; cell < candidates.length && fewest > 2; cell++) {
    const size = bitCount(candidates[cell]!);
    if (size > 1 && size < fewest) [best, fewest] = [cell, size];
  }
  if (best < 0) return true;
  for (let rest = candidates[best]!; rest !== 0; rest &= rest - 1) {
    const branch = candidates.slice();
    branch[best] = rest & -rest;
    if (canComplete(branch, side, bounds)) return true;
  }
  return false;
}

/** Crosses out what cannot be, until nothing more follows; false when some cell or number has no place left. */
function propagate(candidates: Uint16Array, side: number, bounds: readonly Bound[]): boolean {
  const all = (2 << side) - 2;
  for (let changed = true; changed; ) {
    changed = false;
    for (const { less, more } of bounds) {
      const [low, high] = [candidates[less]!, candidates[more]!];
      const below = low & ((1 << (31 - Math.clz32(high))) - 1);
      const above = high & ~(((low & -low) << 1) - 1);
      if (below === 0 || above === 0) return false;
      if (below !== low || above !== high) changed = true;
      candidates[less] = below;
      candidates[more] = above;
    }
    for (let line = 0; line < 2 * side; line++) {
      const [start, step] = line < side ? [line * side, 1] : [line - side, side];
      let single = 0;
      let once = 0;
      let seen = 0;
      for (let i = 0, cell = start; i < side; i++, cell += step) {
        const set = candidates[cell]!;
        if ((set & (set - 1)) === 0) {
          if (set === 0 || (single & set) !== 0) return false;
          single |= set;
        }
        once = (once & ~set) | (set & ~seen);
        seen |= set;
      }
      if (seen !== all) return false;
      for (let i = 0, cell = start; i < side; i++, cell += step) {
        const set = candidates[cell]!;
        if ((set & (set - 1)) === 0) continue;
        const next = (set & once) !== 0 ? set & once : set & ~single;
        if (next === 0) return false;
        if (next !== set) {
          candidates[cell] = next;
          changed = true;
        }
      }
    }
  }
  return true;
}

function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
