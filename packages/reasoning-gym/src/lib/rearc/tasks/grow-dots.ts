import type { Cell, Dot } from '../../grid/cell.ts';
import { cellsOf, mergedMap } from '../../grid/patch.ts';
import { neighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';

/**
 * Adds so many dots next to those there are, each in a colour drawn for it. Only the cells added count as taken, so
 * that those the figure began with may get a second dot.
 */
export function growDots(
  draw: Draw,
  dots: PythonSet<Dot>,
  count: number,
  within: PythonSet<Cell>,
  colors: readonly number[],
): void {
  let free = within;
  for (let k = 0; k < count; k++) {
    const cell = draw.choice(free.intersection(mergedMap(cellsOf(dots), neighbors)));
    dots.add(cell.in(draw.choice(colors)));
    free = free.difference(PythonSet.of(cell));
  }
}
