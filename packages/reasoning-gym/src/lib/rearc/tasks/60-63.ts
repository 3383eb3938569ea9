import { at, type Cell, DOWN_LEFT, DOWN_RIGHT, UP_LEFT, UP_RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { bounds, mergedMap, normalized, shifted } from '../../grid/patch.ts';
import { backdrop, corners, line, neighbors, outbox, ray, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { grow } from '../growth.ts';
import { COLORS, placeSome, speckled, without } from '../scenes.ts';
import { type Task, turned } from '../task.ts';

function looseFigure(draw: Draw, tall: number, wide: number): PythonSet<Cell> {
  const within = rectangle(tall, wide);
  const start = draw.choice(within);
  let free = within.filter((cell) => cell !== start);
  const figure = PythonSet.of(start);
  const added = draw.fewOrMany(0, Math.floor(within.size / 2), within.size, 2, within.size - 1);
  for (let k = 0; k < added; k++) {
    figure.add(draw.choice(free.intersection(mergedMap(figure, neighbors))));
    free = free.difference(figure);
  }
  return figure;
}

/** Figures are filled up to rectangles. */
const filledUp: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const palette = without(COLORS, 7);
  const ground = draw.choice(palette);
  const colors = draw.sample(without(palette, ground), draw.scaled(1, 8));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  const count = draw.scaled(1, Math.floor((height * width) / 20));
  placeSome(count, 4 * count + 1, () => {
    const [tall, wide] = [draw.between(2, 7), draw.between(2, 7)];
    const places = free.filter(({ i, j }) => i < height - tall && j < width - wide);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const figure = shifted(looseFigure(draw, tall, wide), place);
    const whole = backdrop(figure);
    const color = draw.choice(colors);
    if (!whole.isSubsetOf(free)) return false;
    input = input.fill(color, figure);
    output = output.fill(7, whole).fill(color, figure);
    free = free.difference(whole).difference(outbox(whole));
    return true;
  });
  return { input, output };
};

/** Turned by a half. */
const halfTurn: Task = (draw) => {
  const input = speckled(draw, draw.scaled(1, 30), draw.scaled(1, 30));
  return { input, output: input.turnAround() };
};

/** Every dot draws both its diagonals. */
const diagonals: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(COLORS);
  const count = draw.scaled(0, Math.max(Math.trunc(height * width * 0.1), 1));
  const dots = draw.sample(rectangle(height, width), count);
  const color = draw.choice(without(COLORS, ground));
  const input = Grid.filled(ground, height, width).fill(color, dots);
  const rays = dots.flatMap((dot) =>
    [UP_RIGHT, DOWN_LEFT, DOWN_RIGHT, UP_LEFT].flatMap((direction) => [...ray(dot, direction)]),
  );
  return { input, output: input.fill(color, rays) };
};

/** Mirrored to the right, and both downwards. */
const mirroredTwice: Task = (draw) => {
  const input = speckled(draw, draw.scaled(1, 15), draw.scaled(1, 15));
  const half = input.beside(input.flipColumns());
  return { input, output: half.above(half.flipRows()) };
};

function compactFigure(draw: Draw, within: PythonSet<Cell>): PythonSet<Cell> {
  const figure = PythonSet.of(draw.choice(within));
  const count = draw.scaled(1, within.size);
  while (figure.size < count) grow(draw, figure, within, sideNeighbors);
  return figure;
}

/** A figure that differs from the model: where it does not, a cell is added or a corner taken away. */
function otherFigure(draw: Draw, tallest: number, widest: number, model: PythonSet<Cell>): PythonSet<Cell> {
  const tall = draw.between(1, tallest);
  const wide = draw.between(tall === 1 ? 2 : 1, widest);
  const within = draw.coin() ? rectangle(wide, tall) : rectangle(tall, wide);
  const figure = normalized(compactFigure(draw, within)).copy();
  if (!figure.equals(model)) return figure;
  if (figure.size < within.size) {
    grow(draw, figure, within, sideNeighbors);
    return normalized(figure);
  }
  const corner = draw.choice(corners(figure));
  return normalized(figure.filter((cell) => cell !== corner));
}

/** Outside of the corner that is set apart, the figure that is the same as the one inside takes the colour of the lines. */
const sameAsInCorner: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [ground, lineColor] = draw.sample(COLORS, 2);
  const colors = draw.sample(without(COLORS, ground, lineColor), draw.scaled(1, 8));
  const [tallest, widest] = [Math.floor(height / 3), Math.floor(width / 3)];
  const [tall, wide] = [draw.scaled(1, tallest), draw.scaled(1, widest)];
  const first = compactFigure(draw, rectangle(tall, wide));
  const corner = at(tall + 1, wide + 1);
  let input = Grid.filled(ground, height, width)
    .fill(draw.choice(colors), first)
    .fill(lineColor, [...line(at(corner.i, 0), corner), ...line(at(0, corner.j), corner)]);
  let output = input;
  let free = input.cells().difference(rectangle(tall + 2, wide + 2));
  const count = draw.scaled(1, Math.floor((height * width) / 20));
  const model = normalized(first);
  let figure = model;
  let placed = 0;
  for (let tries = 0; (placed < count && tries < 5 * count) || placed === 0; tries++) {
    const own = bounds(figure);
    const places = free.filter(({ i, j }) => i <= height - own.height && j <= width - own.width);
    if (places.size === 0) break;
    const cells = shifted(figure, draw.choice(places));
    if (cells.isSubsetOf(free)) {
      const color = draw.choice(colors);
      input = input.fill(color, cells);
      output = output.fill(placed === 0 ? lineColor : color, cells);
      placed += 1;
      free = free.difference(cells).difference(mergedMap(cells, sideNeighbors));
    }
    figure = otherFigure(draw, tallest, widest, model);
  }
  return turned(draw, { input, output });
};

export const tasks: Readonly<Record<string, Task>> = {
  '60b61512': filledUp,
  '6150a2bd': halfTurn,
  '623ea044': diagonals,
  '62c24649': mirroredTwice,
  '63613498': sameAsInCorner,
};
