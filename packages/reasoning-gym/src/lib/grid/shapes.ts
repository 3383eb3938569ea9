import { PythonSet } from '../python-set.ts';
import { at, type Cell } from './cell.ts';
import { type Bounds, bounds, isEmpty, type Patch } from './patch.ts';

/** The largest side a grid may have; full rows and columns are as long. */
const LONGEST_SIDE = 30;
/** How far a ray reaches. */
const RAY = 42;

const rectangles = new Map<number, PythonSet<Cell>>();

/** The cells of a rectangle at the origin, row by row. Those that fit into a grid are remembered: they are asked for often. */
export function rectangle(height: number, width: number): PythonSet<Cell> {
  if (height > LONGEST_SIDE || width > LONGEST_SIDE) return block(0, 0, height - 1, width - 1);
  const key = height * (LONGEST_SIDE + 1) + width;
  let found = rectangles.get(key);
  if (!found) rectangles.set(key, (found = block(0, 0, height - 1, width - 1)));
  return found.clone();
}

/** All cells within the bounds of a patch. */
export function backdrop(patch: Patch): PythonSet<Cell> {
  const { top, left, bottom, right } = bounds(patch);
  return block(top, left, bottom, right);
}

function block(top: number, left: number, bottom: number, right: number): PythonSet<Cell> {
  const cells: Cell[] = [];
  for (let i = top; i <= bottom; i++) for (let j = left; j <= right; j++) cells.push(at(i, j));
  return PythonSet.fromDistinct(cells);
}

/** The straight line between two cells, both included; empty where there is none, upright, level or diagonal. */
export function line(from: Cell, to: Cell): PythonSet<Cell> {
  const [start, end] = from.i < to.i || (from.i === to.i && from.j < to.j) ? [from, to] : [to, from];
  const [down, right] = [end.i - start.i, end.j - start.j];
  if (down !== 0 && right !== 0 && down !== Math.abs(right)) return new PythonSet();
  const length = Math.max(down, Math.abs(right));
  const [stepDown, stepRight] = [Math.sign(down), Math.sign(right)];
  const cells: Cell[] = [];
  for (let step = 0; step <= length; step++) cells.push(start.moved(stepDown * step, stepRight * step));
  return PythonSet.fromDistinct(cells);
}

/** A line from a cell in a direction, out of any grid. */
export const ray = (start: Cell, { i, j }: Cell): PythonSet<Cell> => line(start, start.moved(RAY * i, RAY * j));

/** A row from the left edge to beyond the right edge of any grid. */
export const fullRow = (i: number): PythonSet<Cell> => line(at(i, 0), at(i, LONGEST_SIDE - 1));
export const fullColumn = (j: number): PythonSet<Cell> => line(at(0, j), at(LONGEST_SIDE - 1, j));

export function corners(patch: Patch): PythonSet<Cell> {
  const { top, left, bottom, right } = bounds(patch);
  return PythonSet.of(at(top, left), at(top, right), at(bottom, left), at(bottom, right));
}

/** The outermost cells of the bounds of a patch. */
export function box(patch: Patch): PythonSet<Cell> {
  return isEmpty(patch) ? new PythonSet() : frame(bounds(patch), 0);
}

/** The frame just outside the bounds of a patch. */
export const outbox = (patch: Patch): PythonSet<Cell> => frame(bounds(patch), 1);

/** The frame just inside the outermost one. */
export const inbox = (patch: Patch): PythonSet<Cell> => frame(bounds(patch), -1);

function frame({ top, left, bottom, right }: Bounds, outwards: number): PythonSet<Cell> {
  const [a, b] = [top - outwards, bottom + outwards];
  const [c, d] = [left - outwards, right + outwards];
  const [firstRow, lastRow] = [Math.min(a, b), Math.max(a, b)];
  const [firstColumn, lastColumn] = [Math.min(c, d), Math.max(c, d)];
  const sides = [
    line(at(firstRow, firstColumn), at(lastRow, firstColumn)),
    line(at(firstRow, lastColumn), at(lastRow, lastColumn)),
    line(at(firstRow, firstColumn), at(firstRow, lastColumn)),
    line(at(lastRow, firstColumn), at(lastRow, lastColumn)),
  ] as const;
  return sides[0].union(sides[1]).union(sides[2].union(sides[3])).copy();
}

/** Computes each set once. The sets are shared, so nobody may add to them. */
export function remembered(compute: (cell: Cell) => PythonSet<Cell>): (cell: Cell) => PythonSet<Cell> {
  const known = new Map<Cell, PythonSet<Cell>>();
  return (cell) => {
    let found = known.get(cell);
    if (!found) known.set(cell, (found = compute(cell)));
    return found;
  };
}

/** The four cells that share a side with this one. Not to be added to. */
export const sideNeighbors = remembered((cell) =>
  PythonSet.of(cell.moved(-1, 0), cell.moved(1, 0), cell.moved(0, -1), cell.moved(0, 1)),
);

/** The four cells that share a corner only. Not to be added to. */
export const cornerNeighbors = remembered((cell) =>
  PythonSet.of(cell.moved(-1, -1), cell.moved(-1, 1), cell.moved(1, -1), cell.moved(1, 1)),
);

/** The eight cells around this one. Not to be added to. */
export const neighbors = remembered((cell) => sideNeighbors(cell).union(cornerNeighbors(cell)));
