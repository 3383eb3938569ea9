import type { Cell } from '../../grid/cell.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { grow } from '../scenes.ts';

export interface Seed {
  /** The first cell of a shape, to be grown from there. */
  readonly cells: PythonSet<Cell>;
  /** Where else it may grow. */
  readonly rest: PythonSet<Cell>;
}

/** A first cell, which is taken out of the cells for the others. */
export function seed(draw: Draw, within: PythonSet<Cell>): Seed {
  const first = draw.choice(within);
  return { cells: PythonSet.of(first), rest: within.filter((cell) => cell !== first) };
}

/** Adds so many cells, each next to those already there. */
export function growBy(
  draw: Draw,
  count: number,
  { cells, rest }: Seed,
  around?: (cell: Cell) => PythonSet<Cell>,
): void {
  for (let k = 0; k < count; k++) grow(draw, cells, rest, around);
}
