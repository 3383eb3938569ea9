import type { Grid, Symmetry } from '../grid/grid.ts';
import type { Board } from './board-format.ts';
import type { Pair } from './collection.ts';

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

/** Boards turned and mirrored alike, their colours exchanged by the table. */
export function augmented(
  { input, output }: Pair,
  changes: readonly Change[],
  colors?: readonly number[],
): Pair<Board> {
  const change = (grid: Grid): Board => {
    const moved = changes.reduce((changed, name) => CHANGES[name](changed), grid);
    return (colors ? moved.recolor((color) => colors[color]!) : moved).rows();
  };
  return { input: change(input), output: change(output) };
}
