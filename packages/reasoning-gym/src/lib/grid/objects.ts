import { PythonSet } from '../python-set.ts';
import { at, type Cell, type Dot } from './cell.ts';
import type { Grid } from './grid.ts';
import { bounds, normalized, type Patch } from './patch.ts';
import { range } from './range.ts';
import { neighbors, remembered, sideNeighbors } from './shapes.ts';

export interface ObjectKind {
  /** Whether the cells of an object have the same colour; otherwise any but the ground's. */
  readonly oneColor?: boolean;
  /** Whether cells that share only a corner hang together. */
  readonly diagonal?: boolean;
  /** Whether the most common colour is left out. */
  readonly withoutGround?: boolean;
}

/** The objects of a grid: cells that hang together. Found and walked in the reference's order. */
export function objectsIn(grid: Grid, kind: ObjectKind): PythonSet<PythonSet<Dot>> {
  const { oneColor = false, diagonal = false, withoutGround = false } = kind;
  const ground = withoutGround ? grid.mostCommonColor() : undefined;
  const around = diagonal ? eightAround : fourAround;
  const objects = new PythonSet<PythonSet<Dot>>();
  const occupied = new PythonSet<Cell>();
  for (const start of grid.cells()) {
    const color = grid.at(start.i, start.j);
    if (occupied.has(start) || color === ground) continue;
    const object = PythonSet.of(start.in(color));
    let edge = PythonSet.of(start);
    while (edge.size > 0) {
      const next = new PythonSet<Cell>();
      for (const cell of edge) {
        const own = grid.at(cell.i, cell.j);
        if (oneColor ? own !== color : own === ground) continue;
        object.add(cell.in(own));
        occupied.add(cell);
        next.addAll(around(cell, grid));
      }
      edge = next.difference(occupied);
    }
    objects.add(object.copy());
  }
  return objects.copy();
}

const fourAround = neighborsIn(sideNeighbors);
const eightAround = neighborsIn(neighbors);

/** The neighbours within a grid, as a set built up anew; kept for the many cells that have them all. */
function neighborsIn(around: (cell: Cell) => PythonSet<Cell>): (cell: Cell, grid: Grid) => PythonSet<Cell> {
  const all = remembered((cell) => around(cell).filter(() => true));
  return (cell, grid) => {
    const { i, j } = cell;
    const isInside = i > 0 && j > 0 && i < grid.height - 1 && j < grid.width - 1;
    return isInside ? all(cell) : around(cell).filter((other) => grid.holds(other));
  };
}

/** How many objects of one colour there are, not counting diagonal contact. */
export function countObjects(grid: Grid): number {
  const { height, width } = grid;
  /** For each cell one that belongs to the same object and comes before it, or itself. */
  const earlier = new Int32Array(height * width);
  const firstOf = (cell: number): number => {
    let first = cell;
    while (earlier[first] !== first) first = earlier[first] = earlier[earlier[first]!]!;
    return first;
  };
  let count = 0;
  for (let i = 0, cell = 0; i < height; i++) {
    for (let j = 0; j < width; j++, cell++) {
      const color = grid.at(i, j);
      const isLikeLeft = j > 0 && grid.at(i, j - 1) === color;
      const isLikeAbove = i > 0 && grid.at(i - 1, j) === color;
      earlier[cell] = isLikeLeft ? earlier[cell - 1]! : isLikeAbove ? earlier[cell - width]! : cell;
      if (!isLikeLeft && !isLikeAbove) count += 1;
      if (!isLikeLeft || !isLikeAbove) continue;
      const [left, above] = [firstOf(cell), firstOf(cell - width)];
      if (left === above) continue;
      earlier[Math.max(left, above)] = Math.min(left, above);
      count -= 1;
    }
  }
  return count;
}

/** All cells of a colour as one object, for every colour, or for all but the most common one. */
export function byColor(grid: Grid, { withoutGround = false } = {}): PythonSet<PythonSet<Dot>> {
  const palette = grid.palette();
  const colors = withoutGround ? palette.difference(PythonSet.of(grid.mostCommonColor())) : palette;
  return colors.map((color) => grid.dotsOfColor(color));
}

/** Rows and columns that have one colour throughout. */
export function plainLines(grid: Grid): PythonSet<PythonSet<Dot>> {
  const rows = range(grid.height).map((i) => range(grid.width).map((j) => at(i, j)));
  const columns = range(grid.width).map((j) => range(grid.height).map((i) => at(i, j)));
  return plainAmong(grid, rows).union(plainAmong(grid, columns));
}

function plainAmong(grid: Grid, lines: readonly (readonly Cell[])[]): PythonSet<PythonSet<Dot>> {
  const isPlain = (cells: readonly Cell[]): boolean => new Set(cells.map(({ i, j }) => grid.at(i, j))).size === 1;
  return PythonSet.from(lines.filter(isPlain).map((cells) => grid.dotsAt(cells).copy())).copy();
}

/** The objects whose first dot has the colour. */
export const ofColor = (objects: PythonSet<PythonSet<Dot>>, color: number): PythonSet<PythonSet<Dot>> =>
  objects.filter((object) => object.values()[0]?.color === color);

/** Where the upper left corner of an object may lie so that all its dots match the grid. */
export function occurrences(grid: Grid, object: Patch<Dot>): PythonSet<Cell> {
  const dots = [...normalized(object)];
  const found = new PythonSet<Cell>();
  for (let i = 0; i < grid.height; i++) {
    for (let j = 0; j < grid.width; j++) {
      const matches = (dot: Dot): boolean =>
        i + dot.i < grid.height && j + dot.j < grid.width && grid.at(i + dot.i, j + dot.j) === dot.color;
      if (dots.every(matches)) found.add(at(i, j));
    }
  }
  return found.copy();
}

/** Whether a patch touches the edge of a grid. */
export function isAtEdge(patch: Patch, grid: Grid): boolean {
  const { top, left, bottom, right } = bounds(patch);
  return top === 0 || left === 0 || bottom === grid.height - 1 || right === grid.width - 1;
}

/** The colours of a patch. */
export const paletteOf = (dots: Iterable<Dot>): PythonSet<number> =>
  PythonSet.from(Array.from(dots, ({ color }) => color)).copy();
