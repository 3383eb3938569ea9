import {
  antitranspose,
  flipColumns,
  flipRows,
  type Grid,
  same,
  type Symmetry,
  transpose,
  turnAround,
  turnLeft,
  turnRight,
} from '../grid/grid.ts';
import type { Draw } from './draw.ts';

export interface Pair {
  readonly input: Grid;
  readonly output: Grid;
}

/** Makes a grid and what a rule makes of it. */
export type Task = (draw: Draw) => Pair;

const TURNS: readonly Symmetry[] = [same, turnRight, turnAround, turnLeft];
/** The eight of a square, in the order in which the reference mostly lists them. */
export const SYMMETRIES: readonly Symmetry[] = [
  same,
  transpose,
  antitranspose,
  flipColumns,
  flipRows,
  turnRight,
  turnAround,
  turnLeft,
];

/** Both grids changed alike. */
export const changed = ({ input, output }: Pair, ...changes: readonly Symmetry[]): Pair => ({
  input: changes.reduce((grid, change) => change(grid), input),
  output: changes.reduce((grid, change) => change(grid), output),
});

/** Both grids turned by the same quarters, or left as they are. */
export const turned = (draw: Draw, pair: Pair): Pair => changed(pair, draw.choice(TURNS));

/** Both grids with rows and columns exchanged, or left as they are. */
export const perhapsTransposed = (draw: Draw, pair: Pair): Pair => (draw.coin() ? changed(pair, transpose) : pair);

/** Both grids under one or two of the eight symmetries of a square. */
export const mirrored = (draw: Draw, pair: Pair): Pair =>
  changed(pair, ...draw.sample(SYMMETRIES, draw.choice([1, 2])));
