import { type Hashable, merged, PythonSet } from '../python-set.ts';
import { at, type Cell, Dot } from './cell.ts';

/** Cells, or cells with colours. Functions that return one build it as the reference does, in the order it walks. */
export type Patch<T extends Cell | Dot = Cell | Dot> = PythonSet<T> | readonly T[];

const sizeOf = (patch: Patch): number => (patch instanceof PythonSet ? patch.size : patch.length);
export const isEmpty = (patch: Patch): boolean => sizeOf(patch) === 0;

export interface Bounds {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly height: number;
  readonly width: number;
}

/** The smallest rectangle around a patch; of an empty one, height and width are zero. */
export function bounds(patch: Patch): Bounds {
  let [top, left, bottom, right] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { i, j } of patch) {
    if (i < top) top = i;
    if (i > bottom) bottom = i;
    if (j < left) left = j;
    if (j > right) right = j;
  }
  if (top > bottom) return { top: 0, left: 0, bottom: -1, right: -1, height: 0, width: 0 };
  return { top, left, bottom, right, height: bottom - top + 1, width: right - left + 1 };
}

export const topLeft = (patch: Patch): Cell => atCorner(bounds(patch), 'top', 'left');
export const topRight = (patch: Patch): Cell => atCorner(bounds(patch), 'top', 'right');
export const bottomLeft = (patch: Patch): Cell => atCorner(bounds(patch), 'bottom', 'left');
export const bottomRight = (patch: Patch): Cell => atCorner(bounds(patch), 'bottom', 'right');
const atCorner = (around: Bounds, row: 'top' | 'bottom', column: 'left' | 'right'): Cell =>
  at(around[row], around[column]);

/** Where a patch has its middle, towards the lower right where there is none. */
export function center(patch: Patch): Cell {
  const { top, left, height, width } = bounds(patch);
  return at(top + Math.floor(height / 2), left + Math.floor(width / 2));
}

/** The cells of a patch without their colours. */
export function cellsOf(patch: PythonSet<Cell> | PythonSet<Dot> | readonly Dot[]): PythonSet<Cell>;
export function cellsOf(patch: Patch): Patch<Cell>;
export function cellsOf(patch: Patch): Patch<Cell> {
  const [first] = patch;
  if (!first) return new PythonSet();
  if (!(first instanceof Dot)) return patch as Patch<Cell>;
  return gathered(patch as Patch<Dot>, ({ cell }) => cell);
}

/** All cells of a patch in one colour. */
export function recolored(patch: Patch, color: number): PythonSet<Dot> {
  return gathered(cellsOf(patch), (cell) => cell.in(color));
}

/** The colour of the first dot of an object. */
export function colorOf(dots: Patch<Dot>): number {
  const [first] = dots;
  if (!first) throw new RangeError('an empty object has no colour');
  return first.color;
}

export function shifted(patch: Patch<Cell>, by: Cell): PythonSet<Cell>;
export function shifted(patch: Patch<Dot>, by: Cell): PythonSet<Dot>;
export function shifted<T extends Cell | Dot>(patch: Patch<T>, by: Cell): PythonSet<T>;
export function shifted(patch: Patch, { i, j }: Cell): PythonSet<Cell | Dot> {
  if (isEmpty(patch) && patch instanceof PythonSet) return patch;
  return gathered(patch, (part): Cell | Dot => part.moved(i, j));
}

/** Moved to the upper left corner of the plane. */
export function normalized<T extends Cell | Dot>(patch: Patch<T>): PythonSet<T> {
  const { top, left } = bounds(patch);
  return shifted(patch, at(-top, -left));
}

/** Each part in its place in the plane, but with rows or columns reversed, or both exchanged, within the bounds. */
export function flippedRows<T extends Cell | Dot>(patch: Patch<T>): PythonSet<T> {
  const { top, bottom } = bounds(patch);
  return placed(patch, ({ i, j }) => at(top + bottom - i, j));
}

export function flippedColumns<T extends Cell | Dot>(patch: Patch<T>): PythonSet<T> {
  const { left, right } = bounds(patch);
  return placed(patch, ({ i, j }) => at(i, left + right - j));
}

export function transposed<T extends Cell | Dot>(patch: Patch<T>): PythonSet<T> {
  const { top, left } = bounds(patch);
  return placed(patch, ({ i, j }) => at(j - left + top, i - top + left));
}

/** Mirrored along the other diagonal. */
export const antitransposed = <T extends Cell | Dot>(patch: Patch<T>): PythonSet<T> =>
  flippedColumns(transposed(flippedColumns(patch)));

/** Every dot becomes a square of dots. */
export function upscaledDots(dots: Patch<Dot>, factor: number): PythonSet<Dot> {
  const corner = topLeft(dots);
  const grown = new PythonSet<Dot>();
  for (const { color, i, j } of normalized(dots)) {
    for (let down = 0; down < factor; down++) {
      for (let right = 0; right < factor; right++) grown.add(at(i * factor + down, j * factor + right).in(color));
    }
  }
  return shifted(grown.copy(), corner);
}

function placed<T extends Cell | Dot>(patch: Patch<T>, place: (part: T) => Cell): PythonSet<T> {
  return gathered(patch, (part) => (part instanceof Dot ? place(part).in(part.color) : place(part)) as T);
}

function gathered<T extends Cell | Dot, U extends Hashable>(patch: Patch<T>, change: (part: T) => U): PythonSet<U> {
  return PythonSet.from((patch instanceof PythonSet ? patch.values() : patch).map(change));
}

/**
 * What the members of a set become, put together. Goes by way of a set of sets, which decides the order; for lists,
 * `flatMap` does the same.
 */
export const mergedMap = <T extends Hashable, U extends Hashable>(
  set: PythonSet<T>,
  change: (value: T) => PythonSet<U>,
): PythonSet<U> => merged(set.map(change));

/** Fewest steps between a cell of the one patch and a cell of the other, without diagonals. */
export function distance(a: Patch, b: Patch): number {
  let least = Infinity;
  for (const one of a) {
    for (const other of b) least = Math.min(least, Math.abs(one.i - other.i) + Math.abs(one.j - other.j));
  }
  return least;
}

/** The direction of the middle of the second patch, seen from the first. */
export function direction(from: Patch, to: Patch): Cell {
  const { i, j } = center(to).minus(center(from));
  if (i === 0) return at(0, j > 0 ? 1 : -1);
  return at(Math.sign(i), Math.sign(j));
}

export const isRow = (patch: Patch): boolean => bounds(patch).height === 1 && bounds(patch).width === sizeOf(patch);
