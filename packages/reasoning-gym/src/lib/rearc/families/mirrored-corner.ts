import { attempt } from '../../attempt.ts';
import { at, type Cell } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { bounds, shifted } from '../../grid/patch.ts';
import { rectangle } from '../../grid/shapes.ts';
import type { Draw } from '../draw.ts';
import { COLORS, without } from '../scenes.ts';
import { type Pair, turned } from '../task.ts';

/**
 * Five dots, four of them around one in the middle, and cells beside one of the four; the rule mirrors these cells to
 * the other three. They are drawn again while they could be taken for a mark themselves, going by number and bounds.
 */
export function mirroredCorner(
  draw: Draw,
  largestSide: number,
  mark: { readonly cells: number; readonly side: number },
): Pair & { readonly dotColor: number } {
  const [height, width] = [draw.scaled(10, largestSide), draw.scaled(10, largestSide)];
  const [tall, wide] = [draw.scaled(2, Math.floor((height - 3) / 2)), draw.scaled(2, Math.floor((width - 3) / 2))];
  const ground = draw.choice(COLORS);
  const dotColor = draw.choice(without(COLORS, ground));
  const color = draw.choice(without(COLORS, ground, dotColor));
  const dot = at(tall - 1, wide - 1);
  const others = rectangle(tall, wide).filter((cell) => cell !== dot);
  const most = Math.max(1, Math.trunc((2 / 3) * tall * wide));
  const isMark = (cells: readonly Cell[]): boolean => {
    const around = bounds(cells);
    return cells.length === mark.cells && around.height === mark.side && around.width === mark.side;
  };
  const cells = attempt('cells unlike a mark', () => {
    const drawn = draw.sample(others, draw.scaled(1, most));
    return isMark(drawn) ? undefined : drawn;
  });
  const quarter = Grid.filled(ground, tall, wide).fill(dotColor, [dot]).fill(color, cells);
  const top = quarter.beside(Grid.filled(ground, tall, 1)).beside(quarter.flipColumns());
  const middle = Grid.filled(ground, 1, 2 * wide + 1).fill(dotColor, [at(0, wide)]);
  const figure = top.above(middle).above(top.flipRows());
  const place = at(draw.between(0, height - 2 * tall - 1), draw.between(0, width - 2 * wide - 1));
  const output = Grid.filled(ground, height, width).paint(shifted(figure.dots(), place));
  const input = Grid.filled(ground, height, width)
    .paint(shifted(quarter.dots(), place))
    .fill(dotColor, output.cellsOfColor(dotColor));
  return { ...turned(draw, { input, output }), dotColor };
}
