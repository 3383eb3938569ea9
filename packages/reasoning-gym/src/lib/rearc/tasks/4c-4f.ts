import { Grid } from '../../grid/grid.ts';
import { COLORS, strewn } from '../scenes.ts';
import type { Task } from '../task.ts';
import { mirroredCorner } from '../families/mirrored-corner.ts';

/** The input below its mirror image. */
const belowMirrorImage: Task = (draw) => {
  const [height, width] = [draw.scaled(1, 15), draw.scaled(1, 30)];
  const ground = Grid.filled(draw.choice(COLORS), height, width);
  // The colour of the ground may be among those strewn, unlike in `speckled`.
  const input = strewn(draw, ground, draw.sample(COLORS, draw.scaled(0, Math.min(9, height * width))));
  return { input, output: input.flipRows().above(input) };
};

/** Cells beside one corner of the cross are mirrored to its other three corners. */
const cornersAroundCross: Task = (draw) => mirroredCorner(draw, 30, { cells: 5, side: 3 });

export const tasks: Readonly<Record<string, Task>> = {
  '4c4377d9': belowMirrorImage,
  '4c5c2cf0': cornersAroundCross,
};
