import { Grid, type Symmetry } from '../grid/grid.ts';
import type { Board } from './board-format.ts';

/** What a board can be changed by without the rule being lost, by the names of the settings. */
const CHANGES = {
  '90': (grid) => grid.turnRight(),
  '180': (grid) => grid.turnAround(),
  '270': (grid) => grid.turnLeft(),
  horizontal: (grid) => grid.flipRows(),
  vertical: (grid) => grid.flipColumns(),
  diagonal: (grid) => grid.transpose(),
  counterdiagonal: (grid) => grid.antitranspose(),
} as const satisfies Readonly<Record<string, Symmetry>>;

export type Change = keyof typeof CHANGES;

/** A board turned and mirrored, its colours exchanged by the table. */
export function augmented(board: Board, changes: readonly Change[], colors?: readonly number[]): number[][] {
  const grid = changes.reduce((changed: Grid, name) => CHANGES[name](changed), Grid.fromRows(board));
  return (colors ? grid.recolor((color) => colors[color]!) : grid).rows();
}
