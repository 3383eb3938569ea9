import type { Cell, Dot } from '../grid/cell.ts';
import { bounds, cellsOf, mergedMap, type Patch } from '../grid/patch.ts';
import { neighbors } from '../grid/shapes.ts';
import { PythonSet } from '../python-set.ts';
import type { Draw } from './draw.ts';

type Around = (cell: Cell) => PythonSet<Cell>;

/** Cells that hang together: so many, from any one of those within on. */
export const blob = (draw: Draw, within: PythonSet<Cell>, count: number, around?: Around): PythonSet<Cell> =>
  grown(draw, draw.choice(within), within, count, around);

/** Cells that hang together: so many in all, from the first one on. The others are within the given ones. */
export function grown(
  draw: Draw,
  first: Cell,
  within: PythonSet<Cell>,
  count: number,
  around?: Around,
): PythonSet<Cell> {
  const cells = PythonSet.of(first);
  growBy(draw, count - 1, { cells, room: within }, around);
  return cells;
}

/** Adds a cell that is next to those already chosen. */
export function grow(draw: Draw, cells: PythonSet<Cell>, within: PythonSet<Cell>, around: Around = neighbors): void {
  cells.add(draw.choice(within.difference(cells).intersection(mergedMap(cells, around))));
}

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
export function growBy(draw: Draw, count: number, { cells, room }: Seed, around?: Around): void {
  const step = stepwise(draw, { cells, room }, around);
  for (let k = 0; k < count; k++) step();
}

/** Whether the bounds of the cells have the size. */
export function spans(cells: Patch, { tall, wide }: { readonly tall: number; readonly wide: number }): boolean {
  const { height, width } = bounds(cells);
  return height === tall && width === wide;
}

/** Adds neighbouring cells until there are so many, and then until their bounds have the size. */
export function growToSpan(
  draw: Draw,
  cells: PythonSet<Cell>,
  within: PythonSet<Cell>,
  count: number,
  extent: { readonly tall: number; readonly wide: number },
  around?: Around,
): void {
  const step = stepwise(draw, { cells, room: within }, around);
  while (cells.size < count || !spans(cells, extent)) step();
}

function stepwise(draw: Draw, { cells, room }: Seed, around?: Around): () => void {
  const vicinity = new Vicinity(around);
  for (const cell of cells) vicinity.add(cell);
  return () => {
    const next = draw.choice(vicinity.among(room.difference(cells), cells));
    cells.add(next);
    vicinity.add(next);
  };
}

/**
 * The neighbours of cells that become more and more. Once they outnumber the free cells, which ones are free and near
 * can be told without putting the neighbours into CPython's order, which is slow.
 */
export class Vicinity {
  private readonly near = new Set<Cell>();
  private readonly around: Around;

  constructor(around: Around = neighbors) {
    this.around = around;
  }

  add(cell: Cell): void {
    for (const neighbor of this.around(cell)) this.near.add(neighbor);
  }

  /** The free cells next to the chosen ones, all of which must have been added. */
  among(free: PythonSet<Cell>, chosen: PythonSet<Cell> | PythonSet<Dot>): PythonSet<Cell> {
    if (this.near.size > free.size) return free.filter((cell) => this.near.has(cell));
    return free.intersection(mergedMap(cellsOf(chosen), this.around));
  }
}

/**
 * Adds dots next to those there are, each in a colour drawn for it: so many, and then more until there are enough.
 * Only the cells added count as taken, so that those the figure began with may get a second dot, in another colour.
 */
export function growDots(
  draw: Draw,
  dots: PythonSet<Dot>,
  count: number,
  within: PythonSet<Cell>,
  colors: readonly number[],
  isEnough: (dots: PythonSet<Dot>) => boolean = () => true,
): void {
  const vicinity = new Vicinity();
  for (const { cell } of dots) vicinity.add(cell);
  let free = within;
  for (let k = 0; k < count || !isEnough(dots); k++) {
    const cell = draw.choice(vicinity.among(free, dots));
    dots.add(cell.in(draw.choice(colors)));
    vicinity.add(cell);
    free = free.difference(PythonSet.of(cell));
  }
}

/** Dots that hang together, each in a colour of its own; to be painted in the order of the set. */
export function coloredBlob(
  draw: Draw,
  colors: readonly number[],
  within: PythonSet<Cell>,
  count: number,
  isEnough?: (dots: PythonSet<Dot>) => boolean,
): PythonSet<Dot> {
  const color = draw.choice(colors);
  const dots = PythonSet.of(draw.choice(within).in(color));
  growDots(draw, dots, count - 1, within, colors, isEnough);
  return dots;
}
