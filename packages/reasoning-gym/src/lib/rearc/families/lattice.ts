import { Grid } from '../../grid/grid.ts';

export interface Lattice {
  /** How many fields there are above one another and side by side. */
  readonly rows: number;
  readonly columns: number;
  /** The size of a field. */
  readonly tall: number;
  readonly wide: number;
  readonly ground: number;
  readonly lineColor: number;
}

/** Fields of equal size with lines of one cell between them. */
export function lattice({ rows, columns, tall, wide, ground, lineColor }: Lattice): Grid {
  const isLine = (i: number, j: number): boolean => i % (tall + 1) === tall || j % (wide + 1) === wide;
  return Grid.from(rows * (tall + 1) - 1, columns * (wide + 1) - 1, (i, j) => (isLine(i, j) ? lineColor : ground));
}
