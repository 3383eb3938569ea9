import { at } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { backdrop } from '../../grid/shapes.ts';
import { coloredBlob } from '../growth.ts';
import { COLORS, without } from '../scenes.ts';
import { type Task, turned } from '../task.ts';

/** What a rectangle of the cover's colour hides of a symmetric picture. */
export const hiddenPart =
  (cover: number): Task =>
  (draw) => {
    const palette = without(COLORS, cover);
    const side = draw.scaled(3, 15);
    const ground = draw.choice(palette);
    const colors = draw.sample(without(palette, ground), draw.scaled(1, 8));
    const blank = Grid.filled(ground, side, side);
    const rough = blank.paint(coloredBlob(draw, colors, blank.cells(), draw.scaled(1, side * side)));
    const quarter = Grid.from(side, side, (i, j) => (j >= i ? rough.at(j, i) : rough.at(i, j)));
    const half = quarter.beside(quarter.flipColumns());
    const whole = half.above(half.flipRows());
    const top = 2 * side - draw.scaled(1, 2 * side);
    const left = side - draw.scaled(1, side);
    const hidden = backdrop([at(top, left), at(draw.scaled(top, 2 * side - 1), draw.scaled(left, side - 1))]);
    return turned(draw, { input: whole.fill(cover, hidden), output: whole.cropTo(hidden) });
  };
