import type { Cell, Dot } from '../grid/cell.ts';
import { Grid } from '../grid/grid.ts';
import { mergedMap } from '../grid/patch.ts';
import { range } from '../grid/range.ts';
import { neighbors } from '../grid/shapes.ts';
import { PythonSet } from '../python-set.ts';
import type { Draw } from './draw.ts';

/** The ten colours of a grid. */
export const COLORS: readonly number[] = range(10);

export function without<T>(items: readonly T[], ...unwanted: readonly T[]): T[] {
  const left = new Set(unwanted);
  return items.filter((item) => !left.has(item));
}

/** The cells, each in a colour drawn for it. */
export const inAnyOf = (draw: Draw, colors: readonly number[], cells: Iterable<Cell>): PythonSet<Dot> =>
  PythonSet.from(Array.from(cells, (cell) => cell.in(draw.choice(colors))));

/** A grid of one colour with cells in up to nine others strewn over it. */
export function speckled(draw: Draw, height: number, width: number, colors = COLORS): Grid {
  const ground = draw.choice(colors);
  const count = draw.scaled(0, Math.min(9, height * width));
  let grid = Grid.filled(ground, height, width);
  let free: readonly Cell[] = grid.cells().values();
  for (const color of draw.sample(without(colors, ground), count)) {
    const chosen = draw.sample(free, draw.scaled(1, Math.max(1, Math.floor(free.length / count))));
    grid = grid.fill(color, chosen);
    free = without(free, ...chosen);
  }
  return grid;
}

/** Cells that hang together: from any cell within the given ones, others are added next to those already chosen. */
export function blob(draw: Draw, within: PythonSet<Cell>, count: number, around = neighbors): PythonSet<Cell> {
  const cells = PythonSet.of(draw.choice(within));
  for (let k = 1; k < count; k++) grow(draw, cells, within, around);
  return cells;
}

/** Adds a cell that is next to those already chosen. */
export function grow(draw: Draw, cells: PythonSet<Cell>, within: PythonSet<Cell>, around = neighbors): void {
  cells.add(draw.choice(within.difference(cells).intersection(mergedMap(cells, around))));
}

/** Calls `place` until it has succeeded so many times, or has been called so many times. */
export function placeSome(wanted: number, tries: number, place: () => boolean): number {
  let done = 0;
  for (let tried = 0; tried < tries && done < wanted; tried++) if (place()) done += 1;
  return done;
}
