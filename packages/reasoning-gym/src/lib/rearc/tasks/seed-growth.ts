import type { Cell } from '../../grid/cell.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { grow } from '../scenes.ts';

export interface Seed {
  /** The first cell of a shape; others are added to this set. */
  readonly cells: PythonSet<Cell>;
  /** Where it may grow. */
  readonly room: PythonSet<Cell>;
}

/** A first cell, which is no longer in the room for the others. */
export function seed(draw: Draw, within: PythonSet<Cell>): Seed {
  const first = draw.choice(within);
  return { cells: PythonSet.of(first), room: within.filter((cell) => cell !== first) };
}

/** Adds so many cells, each next to those already there. */
export function growBy(
  draw: Draw,
  count: number,
  { cells, room }: Seed,
  around?: (cell: Cell) => PythonSet<Cell>,
): void {
  for (let k = 0; k < count; k++) grow(draw, cells, room, around);
}
