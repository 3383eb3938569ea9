import type { Cell } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { COLORS, without } from '../scenes.ts';
import type { Task } from '../task.ts';
import { mirroredCorner } from '../families/mirrored-corner.ts';

/** The input below its mirror image. */
const belowMirrorImage: Task = (draw) => {
  const [height, width] = [draw.scaled(1, 15), draw.scaled(1, 30)];
  let input = Grid.filled(draw.choice(COLORS), height, width);
  const count = draw.scaled(0, Math.min(9, height * width));
  let free: readonly Cell[] = input.cells().values();
  // The ground may be among the colours, unlike in `speckled`.
  for (const color of draw.sample(COLORS, count)) {
    const chosen = draw.sample(free, draw.scaled(1, Math.max(1, Math.floor(free.length / count))));
    input = input.fill(color, chosen);
    free = without(free, ...chosen);
  }
  return { input, output: input.flipRows().above(input) };
};

/** Cells beside one corner of the cross are mirrored to its other three corners. */
const cornersAroundCross: Task = (draw) => mirroredCorner(draw, 30, { cells: 5, side: 3 });

export const tasks: Readonly<Record<string, Task>> = {
  '4c4377d9': belowMirrorImage,
  '4c5c2cf0': cornersAroundCross,
};
