import { at, type Cell } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { bounds, normalized, shifted } from '../../grid/patch.ts';
import { rectangle } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import { COLORS, speckled } from '../scenes.ts';
import type { Task } from '../task.ts';

/** The enlarged shape is shrunk to its own size and takes the colour of the specks. */
const shrunkShape: Task = (draw) => {
  const within = rectangle(draw.scaled(2, 6), draw.scaled(2, 6));
  const area = within.size;
  const square = rectangle(2, 2);
  const squares = [at(0, 0), at(-1, 0), at(0, -1), at(-1, -1)].map((by) => shifted(square, by));
  const drawCells = (ceiling: number): PythonSet<Cell> =>
    PythonSet.from(draw.sample(within, draw.fewOrMany(1, Math.floor(area / 2), area, 1, ceiling)));
  let cells = drawCells(area - 1);
  const isFine = (): boolean =>
    cells.values().some((cell) => squares.some((around) => cells.intersection(shifted(around, cell)).size < 4));
  while (!isFine()) cells = drawCells(area);
  const shape = normalized(cells);
  const { height, width } = bounds(shape);
  const [ground, speck, color] = draw.sample(COLORS, 3);
  const output = Grid.filled(ground, height, width).fill(speck, shape);
  const factor = draw.scaled(2, Math.min(Math.floor(28 / height), Math.floor(28 / width)));
  const large = output.replace(speck, color).upscale(factor);
  const [tall, wide] = [draw.scaled(large.height + 2, 30), draw.scaled(large.width + 2, 30)];
  const place = at(draw.between(1, tall - large.height - 1), draw.between(1, wide - large.width - 1));
  const scene = Grid.filled(ground, tall, wide).paint(shifted(large.dots(), place));
  const free = scene.cellsOfColor(ground);
  const specks = draw.sample(free, draw.scaled(2, Math.max(1, Math.floor(free.size / 4))));
  return { input: scene.fill(speck, specks), output };
};

/** The upper right corner, three cells by three. */
const upperRightCorner: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const input = speckled(draw, height, width);
  return { input, output: input.crop(0, width - 3, 3, 3) };
};

export const tasks: Readonly<Record<string, Task>> = {
  '5ad4f10b': shrunkShape,
  '5bd6f4ac': upperRightCorner,
};
