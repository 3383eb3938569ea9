import { Grid } from '../../grid/grid.ts';
import { range } from '../../grid/range.ts';
import { COLORS, inAnyOf, without } from '../scenes.ts';
import type { Task } from '../task.ts';

/** Columns with cells in them turn azure where they are empty, and all is repeated two by two. */
const azureColumns: Task = (draw) => {
  const palette = without(COLORS, 8);
  const [height, width] = [draw.scaled(2, 15), draw.scaled(2, 15)];
  const count = draw.scaled(1, Math.floor((height * width) / 2) - 1);
  const ground = draw.choice(palette);
  const blank = Grid.filled(ground, height, width);
  const sample = draw.sample(blank.cells(), count);
  const emptyColumn = draw.between(0, width - 1);
  const cells = sample.filter(({ j }) => j !== emptyColumn);
  const colors = draw.sample(without(palette, ground), draw.scaled(1, 8));
  const input = blank.paint(inAnyOf(draw, colors, cells));
  const columns = new Set(cells.map(({ j }) => j));
  const tile = Grid.from(height, width, (i, j) => (columns.has(j) && input.at(i, j) === ground ? 8 : input.at(i, j)));
  const row = tile.beside(tile);
  return { input, output: row.above(row) };
};

/** Grey takes the other colour, and what had it turns black. */
const greyReplaced: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const color = draw.choice(without(range(1, 10), 5));
  const area = height * width;
  const count = draw.fewOrMany(0, Math.floor(area / 2), area);
  const grey = Grid.filled(5, height, width);
  const cells = draw.sample(grey.cells(), count);
  return { input: grey.fill(color, cells), output: Grid.filled(color, height, width).fill(0, cells) };
};

export const tasks: Readonly<Record<string, Task>> = {
  f5b8619d: azureColumns,
  f76d97a5: greyReplaced,
};
