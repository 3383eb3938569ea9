import { PythonSet } from '../python-set.ts';
import { at, type Cell, type Dot } from './cell.ts';
import { bounds, type Patch } from './patch.ts';
import { rectangle } from './shapes.ts';

/** Colours in rows and columns, from 0 to 9, or -1 for a cell yet to be coloured. Every change makes a new grid. */
export class Grid {
  readonly height: number;
  readonly width: number;
  private readonly colors: Int8Array;

  private constructor(height: number, width: number, colors = new Int8Array(Math.max(height * width, 0))) {
    this.height = height;
    this.width = width;
    this.colors = colors;
  }

  static filled(color: number, height: number, width: number): Grid {
    const grid = new Grid(height, width);
    grid.colors.fill(color);
    return grid;
  }

  static fromRows(rows: readonly (readonly number[])[]): Grid {
    const grid = new Grid(rows.length, rows[0]?.length ?? 0);
    rows.forEach((row, i) => grid.colors.set(row, i * grid.width));
    return grid;
  }

  /** A grid whose cells are coloured by their place, row by row. */
  static from(height: number, width: number, colorAt: (i: number, j: number) => number): Grid {
    const grid = new Grid(height, width);
    for (let i = 0; i < height; i++) for (let j = 0; j < width; j++) grid.colors[i * width + j] = colorAt(i, j);
    return grid;
  }

  /** The colour of a cell that is inside. */
  at(i: number, j: number): number {
    return this.colors[i * this.width + j]!;
  }

  holds({ i, j }: Cell | Dot): boolean {
    return i >= 0 && i < this.height && j >= 0 && j < this.width;
  }

  row(i: number): number[] {
    const row: number[] = [];
    for (let index = i * this.width; row.length < this.width; index++) row.push(this.colors[index]!);
    return row;
  }

  column(j: number): number[] {
    return Array.from({ length: this.height }, (_, i) => this.at(i, j));
  }

  rows(): number[][] {
    return Array.from({ length: this.height }, (_, i) => this.row(i));
  }

  equals(other: Grid): boolean {
    return (
      this.height === other.height &&
      this.width === other.width &&
      this.colors.every((color, index) => color === other.colors[index])
    );
  }

  // What is in it.

  /** All cells, row by row. */
  cells(): PythonSet<Cell> {
    return rectangle(this.height, this.width);
  }

  cellsOfColor(color: number): PythonSet<Cell> {
    return this.gather((cell, own) => (own === color ? cell : undefined));
  }

  /** All cells with their colours, row by row. */
  dots(): PythonSet<Dot> {
    return this.gather((cell, color) => cell.in(color));
  }

  dotsOfColor(color: number): PythonSet<Dot> {
    return this.gather((cell, own) => (own === color ? cell.in(color) : undefined));
  }

  private gather<T extends Cell | Dot>(make: (cell: Cell, color: number) => T | undefined): PythonSet<T> {
    const gathered: T[] = [];
    for (let i = 0, index = 0; i < this.height; i++) {
      for (let j = 0; j < this.width; j++) {
        const made = make(at(i, j), this.colors[index++]!);
        if (made) gathered.push(made);
      }
    }
    return PythonSet.fromDistinct(gathered);
  }

  /** The cells of a patch that are inside, with the colours they have here. */
  dotsAt(patch: Patch<Cell>): PythonSet<Dot> {
    const dots = new PythonSet<Dot>();
    for (const cell of patch) if (this.holds(cell)) dots.add(cell.in(this.at(cell.i, cell.j)));
    return dots;
  }

  palette(): PythonSet<number> {
    return PythonSet.fromDistinct(this.distinctColors()).copy();
  }

  /** Each colour once, in the order in which they come up, row by row. */
  distinctColors(): number[] {
    const distinct: number[] = [];
    let last: number | undefined;
    for (let index = 0; index < this.colors.length; index++) {
      const color = this.colors[index]!;
      if (color !== last && !distinct.includes(color)) distinct.push(color);
      last = color;
    }
    return distinct;
  }

  count(color: number): number {
    let count = 0;
    for (const other of this.colors) if (other === color) count += 1;
    return count;
  }

  /** Of several, the first in the order of CPython's set of them. */
  mostCommonColor(): number {
    return this.extremeColor((count, best) => count > best);
  }

  leastCommonColor(): number {
    return this.extremeColor((count, best) => count < best);
  }

  private extremeColor(isBetter: (count: number, best: number) => boolean): number {
    const [first, ...others] = PythonSet.fromDistinct(this.distinctColors());
    let best = first!;
    for (const color of others) if (isBetter(this.count(color), this.count(best))) best = color;
    return best;
  }

  // Colouring. What lies outside is left out.

  /** The patch in one colour. */
  fill(color: number, patch: Iterable<Cell | Dot>): Grid {
    const grid = this.copy();
    for (const part of patch) if (this.holds(part)) grid.colors[part.i * this.width + part.j] = color;
    return grid;
  }

  /** The same, but only where the most common colour is. */
  underfill(color: number, patch: Patch): Grid {
    const ground = this.mostCommonColor();
    const isFree = (part: Cell | Dot): boolean => this.holds(part) && this.at(part.i, part.j) === ground;
    return this.fill(color, Array.from<Cell | Dot>(patch).filter(isFree));
  }

  /** The dots in their own colours, one after the other. */
  paint(dots: Iterable<Dot>): Grid {
    const grid = this.copy();
    for (const dot of dots) if (this.holds(dot)) grid.colors[dot.i * this.width + dot.j] = dot.color;
    return grid;
  }

  recolor(change: (color: number) => number): Grid {
    return new Grid(this.height, this.width, this.colors.map(change));
  }

  replace(color: number, by: number): Grid {
    return this.recolor((other) => (other === color ? by : other));
  }

  swap(a: number, b: number): Grid {
    return this.recolor((color) => (color === a ? b : color === b ? a : color));
  }

  private copy(): Grid {
    return new Grid(this.height, this.width, this.colors.slice());
  }

  // Turning and mirroring.

  turnRight(): Grid {
    return Grid.from(this.width, this.height, (i, j) => this.at(this.height - 1 - j, i));
  }

  turnAround(): Grid {
    return new Grid(this.height, this.width, this.colors.slice().reverse());
  }

  turnLeft(): Grid {
    return Grid.from(this.width, this.height, (i, j) => this.at(j, this.width - 1 - i));
  }

  /** The top row becomes the bottom row. */
  flipRows(): Grid {
    return Grid.from(this.height, this.width, (i, j) => this.at(this.height - 1 - i, j));
  }

  /** The left column becomes the right column. */
  flipColumns(): Grid {
    return Grid.from(this.height, this.width, (i, j) => this.at(i, this.width - 1 - j));
  }

  transpose(): Grid {
    return Grid.from(this.width, this.height, (i, j) => this.at(j, i));
  }

  /** Mirrored along the diagonal from lower left to upper right. */
  antitranspose(): Grid {
    return Grid.from(this.width, this.height, (i, j) => this.at(this.height - 1 - j, this.width - 1 - i));
  }

  // Cutting and joining.

  /** As much of a rectangle as is inside. */
  crop(top: number, left: number, height: number, width: number): Grid {
    const [rows, columns] = [Math.min(height, this.height - top), Math.min(width, this.width - left)];
    return Grid.from(Math.max(rows, 0), Math.max(columns, 0), (i, j) => this.at(top + i, left + j));
  }

  /** The bounds of a patch, cut out. */
  cropTo(patch: Patch): Grid {
    const { top, left, height, width } = bounds(patch);
    return this.crop(top, left, height, width);
  }

  /** Without its outermost cells. */
  trim(): Grid {
    return this.crop(1, 1, this.height - 2, this.width - 2);
  }

  topHalf(): Grid {
    return this.crop(0, 0, Math.floor(this.height / 2), this.width);
  }

  leftHalf(): Grid {
    return this.crop(0, 0, this.height, Math.floor(this.width / 2));
  }

  /** Another grid of the same height to the right. */
  beside(right: Grid): Grid {
    return Grid.from(Math.min(this.height, right.height), this.width + right.width, (i, j) =>
      j < this.width ? this.at(i, j) : right.at(i, j - this.width),
    );
  }

  /** Another grid of the same width below. */
  above(below: Grid): Grid {
    return new Grid(this.height + below.height, this.width, Int8Array.of(...this.colors, ...below.colors));
  }

  /** Every cell becomes a rectangle. */
  stretch(rows: number, columns: number): Grid {
    return Grid.from(this.height * rows, this.width * columns, (i, j) =>
      this.at(Math.floor(i / rows), Math.floor(j / columns)),
    );
  }

  upscale(factor: number): Grid {
    return this.stretch(factor, factor);
  }

  /** Without the rows and columns that have one colour throughout. */
  withoutPlainLines(): Grid {
    const rows = this.mixedLines(this.height, (i) => this.row(i));
    const columns = this.mixedLines(this.width, (j) => this.column(j));
    return Grid.from(rows.length, columns.length, (i, j) => this.at(rows[i]!, columns[j]!));
  }

  private mixedLines(count: number, colorsOf: (index: number) => number[]): number[] {
    return Array.from({ length: count }, (_, index) => index).filter((index) => new Set(colorsOf(index)).size > 1);
  }
}

export type Symmetry = (grid: Grid) => Grid;
export const same: Symmetry = (grid) => grid;
export const turnRight: Symmetry = (grid) => grid.turnRight();
export const turnAround: Symmetry = (grid) => grid.turnAround();
export const turnLeft: Symmetry = (grid) => grid.turnLeft();
export const flipRows: Symmetry = (grid) => grid.flipRows();
export const flipColumns: Symmetry = (grid) => grid.flipColumns();
export const transpose: Symmetry = (grid) => grid.transpose();
export const antitranspose: Symmetry = (grid) => grid.antitranspose();
