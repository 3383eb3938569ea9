import type { Cell, Dot } from '../../grid/cell.ts';
import { cellsOf, mergedMap } from '../../grid/patch.ts';
import { neighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';

/**
 * Dots that hang together, each in a colour of its own: so many, and then more until there are enough. The first one
 * may come up again, in another colour; to be painted in the order of the set.
 */
export function coloredBlob(
  draw: Draw,
  colors: readonly number[],
  within: PythonSet<Cell>,
  count: number,
  isEnough: (dots: PythonSet<Dot>) => boolean = () => true,
): PythonSet<Dot> {
  let free = within;
  const color = draw.choice(colors);
  const dots = PythonSet.of(draw.choice(free).in(color));
  for (let k = 1; k < count || !isEnough(dots); k++) {
    const cell = draw.choice(free.intersection(mergedMap(cellsOf(dots), neighbors)));
    dots.add(cell.in(draw.choice(colors)));
    free = free.difference(PythonSet.of(cell));
  }
  return dots;
}
