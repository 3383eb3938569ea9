import type { Cell } from '../../grid/cell.ts';
import { bounds } from '../../grid/patch.ts';
import { neighbors } from '../../grid/shapes.ts';
import type { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { grow } from '../scenes.ts';

interface Extent {
  readonly tall: number;
  readonly wide: number;
}

/** Whether the bounds of the cells have the size. */
export function spans(cells: PythonSet<Cell>, { tall, wide }: Extent): boolean {
  const { height, width } = bounds(cells);
  return height === tall && width === wide;
}

/** Adds neighbouring cells until there are so many, and then until their bounds have the size. */
export function growToSpan(
  draw: Draw,
  cells: PythonSet<Cell>,
  within: PythonSet<Cell>,
  count: number,
  extent: Extent,
  around = neighbors,
): void {
  for (let k = 1; k < count; k++) grow(draw, cells, within, around);
  while (!spans(cells, extent)) grow(draw, cells, within, around);
}
