import type { Cell, Dot } from '../grid/cell.ts';
import { Grid } from '../grid/grid.ts';
import type { Patch } from '../grid/patch.ts';
import { range } from '../grid/range.ts';
import { backdrop } from '../grid/shapes.ts';
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
  return strewn(draw, Grid.filled(ground, height, width), draw.sample(without(colors, ground), count));
}

/** A scene with cells of each of the colours strewn over it. */
export function strewn(draw: Draw, scene: Grid, colors: readonly number[]): Grid {
  let grid = scene;
  let free: readonly Cell[] = scene.cells().values();
  for (const color of colors) {
    const chosen = draw.sample(free, draw.scaled(1, Math.max(1, Math.floor(free.length / colors.length))));
    grid = grid.fill(color, chosen);
    free = without(free, ...chosen);
  }
  return grid;
}

/** The free cells at which the upper left corner of a rectangle can lie without leaving a scene of that size. */
export const placesFor = (
  free: PythonSet<Cell>,
  { height, width }: { readonly height: number; readonly width: number },
  tall: number,
  wide: number,
): PythonSet<Cell> => free.filter(({ i, j }) => i <= height - tall && j <= width - wide);

/** A block whose upper left corner is free, inside a scene of that size and off its lower and right edges, if there is one. */
export function drawBlock(
  draw: Draw,
  free: PythonSet<Cell>,
  { height, width }: { readonly height: number; readonly width: number },
  tall: number,
  wide: number,
): PythonSet<Cell> | undefined {
  const places = free.filter(({ i, j }) => i < height - tall && j < width - wide);
  if (places.size === 0) return undefined;
  const place = draw.choice(places);
  return backdrop([place, place.moved(tall - 1, wide - 1)]);
}

/** Those of the free cells that the shape can be moved to with all its cells on free ones. */
export function roomFor(shape: Patch<Cell>, free: PythonSet<Cell>): PythonSet<Cell> {
  const steps = [...shape];
  return free.filter((place) => steps.every((step) => free.has(place.plus(step))));
}

/** Calls `place` until it has succeeded so many times, or has been called so many times. */
export function placeSome(wanted: number, tries: number, place: () => boolean): number {
  let done = 0;
  for (let tried = 0; tried < tries && done < wanted; tried++) if (place()) done += 1;
  return done;
}
