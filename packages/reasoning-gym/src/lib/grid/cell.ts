import { intHash, tupleHash } from '../python-hash.ts';
import { Hashed } from '../python-set.ts';

/**
 * A row and a column, or a step down and to the right. There is one object for each pair, to be had from `at`, so
 * cells can be compared with `===`. Its hash is that of the tuple `(i, j)` in CPython.
 */
export class Cell extends Hashed {
  readonly i: number;
  readonly j: number;
  private readonly dots: Dot[] = [];

  constructor(i: number, j: number) {
    super(tupleHash([intHash(i), intHash(j)]));
    this.i = i;
    this.j = j;
  }

  get cell(): this {
    return this;
  }

  moved(down: number, right: number): Cell {
    return at(this.i + down, this.j + right);
  }

  plus({ i, j }: Cell): Cell {
    return at(this.i + i, this.j + j);
  }

  minus({ i, j }: Cell): Cell {
    return at(this.i - i, this.j - j);
  }

  times(factor: number): Cell {
    return at(this.i * factor, this.j * factor);
  }

  /** The same cell in a colour from -1, for none, upwards. */
  in(color: number): Dot {
    return (this.dots[color + 1] ??= new Dot(color, this));
  }
}

/** A cell with a colour, to be had from `cell.in(color)`; one object for each. Its hash is that of `(color, (i, j))`. */
export class Dot extends Hashed {
  readonly color: number;
  readonly cell: Cell;
  readonly i: number;
  readonly j: number;

  constructor(color: number, cell: Cell) {
    super(tupleHash([intHash(color), cell]));
    this.color = color;
    this.cell = cell;
    this.i = cell.i;
    this.j = cell.j;
  }

  moved(down: number, right: number): Dot {
    return at(this.i + down, this.j + right).in(this.color);
  }
}

const MARGIN = 64;
const SPAN = 256;
const near = Array.from<Cell | undefined>({ length: SPAN * SPAN });
const far = new Map<string, Cell>();

export function at(i: number, j: number): Cell {
  const row = i + MARGIN;
  const column = j + MARGIN;
  if (row >= 0 && row < SPAN && column >= 0 && column < SPAN) {
    return (near[row * SPAN + column] ??= new Cell(row - MARGIN, column - MARGIN));
  }
  const key = `${i},${j}`;
  let cell = far.get(key);
  if (!cell) far.set(key, (cell = new Cell(i, j)));
  return cell;
}

export const ORIGIN = at(0, 0);
export const DOWN = at(1, 0);
export const UP = at(-1, 0);
export const RIGHT = at(0, 1);
export const LEFT = at(0, -1);
export const DOWN_RIGHT = at(1, 1);
export const UP_LEFT = at(-1, -1);
export const UP_RIGHT = at(-1, 1);
export const DOWN_LEFT = at(1, -1);
