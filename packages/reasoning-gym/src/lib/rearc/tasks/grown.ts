import type { Cell } from '../../grid/cell.ts';
import type { Patch } from '../../grid/patch.ts';
import { neighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { grow } from '../scenes.ts';

/** Cells that hang together: so many in all, from the first one on. The others are within the given ones. */
export function grown(
  draw: Draw,
  first: Cell,
  within: PythonSet<Cell>,
  count: number,
  around = neighbors,
): PythonSet<Cell> {
  const cells = PythonSet.of(first);
  for (let k = 1; k < count; k++) grow(draw, cells, within, around);
  return cells;
}

/** Those of the free cells that the shape can be moved to with all its cells on free ones. */
export function roomFor(shape: Patch<Cell>, free: PythonSet<Cell>): PythonSet<Cell> {
  const steps = [...shape];
  return free.filter((place) => steps.every((step) => free.has(place.plus(step))));
}
