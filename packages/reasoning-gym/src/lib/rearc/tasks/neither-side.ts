import { Grid } from '../../grid/grid.ts';
import { COLORS, without } from '../scenes.ts';
import { perhapsTransposed, type Task } from '../task.ts';

/** The cells that are ground on both sides, in the colour of the mark. The sides may have a bar between them. */
export const neitherSide =
  (mark: number, { hasBar }: { readonly hasBar: boolean }): Task =>
  (draw) => {
    const palette = without(COLORS, mark);
    const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 14)];
    const ground = draw.choice(palette);
    const bar = hasBar ? draw.choice(without(palette, ground)) : ground;
    const leftColor = draw.choice(without(palette, ground, bar));
    const rightColor = draw.choice(without(palette, ground, bar, leftColor));
    const blank = Grid.filled(ground, height, width);
    const area = height * width;
    const few = draw.scaled(0, Math.floor(area / 2));
    const otherFew = draw.scaled(0, Math.floor(area / 2));
    const within = (count: number): number => Math.min(Math.max(1, count), area - 1);
    const leftCount = within(draw.choice([few, area - few]));
    // Few are as many as on the left, many are not.
    const rightCount = within(draw.choice([few, area - otherFew]));
    const cells = blank.cells();
    const leftCells = draw.sample(cells, leftCount);
    const rightCells = draw.sample(cells, rightCount);
    const [left, right] = [blank.fill(leftColor, leftCells), blank.fill(rightColor, rightCells)];
    return perhapsTransposed(draw, {
      input: (hasBar ? left.beside(Grid.filled(bar, height, 1)) : left).beside(right),
      output: Grid.filled(mark, height, width).fill(ground, [...leftCells, ...rightCells]),
    });
  };
