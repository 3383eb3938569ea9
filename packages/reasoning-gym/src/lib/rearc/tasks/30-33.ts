import { attempt } from '../../attempt.ts';
import { at, ORIGIN } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { paletteOf } from '../../grid/objects.ts';
import { bounds, cellsOf, flippedColumns, mergedMap, normalized, shifted } from '../../grid/patch.ts';
import { backdrop, neighbors, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { grow, growBy } from '../growth.ts';
import { COLORS, inAnyOf, without } from '../scenes.ts';
import { mirrored, type Task } from '../task.ts';

/** Cells in several colours on a ground. */
function drawNoise(draw: Draw) {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const ground = draw.choice(COLORS);
  const plain = Grid.filled(ground, height, width);
  const cells = plain.cells().values();
  const most = Math.floor((height * width) / 2) - 1;
  const [loneColor, ...colors] = draw.sample(COLORS, draw.scaled(2, Math.min(9, Math.floor(most / 2) - 1)));
  const count = draw.scaled(2 * colors.length, most);
  const lone = draw.choice(cells);
  let free = without(cells, lone);
  const noise = draw.sample(free, count);
  const twice = [...colors, ...colors].map((color) => {
    const cell = draw.choice(free);
    free = without(free, cell);
    return cell.in(color);
  });
  const dots = [...twice, ...noise.map((cell) => cell.in(draw.choice(colors)))];
  const painted = colors.reduce((grid, color) => grid.paint(dots.filter((dot) => dot.color === color)), plain);
  return { plain, input: painted.fill(loneColor!, [lone]) };
}

/** Only the cell whose colour occurs once is left, with a red ring around it. */
const onlyOne: Task = (draw) => {
  const { plain, input } = attempt('grid with just one colour that occurs once', () => {
    const noise = drawNoise(draw);
    const { input: grid } = noise;
    return grid.palette().filter((color) => grid.count(color) === 1).size === 1 ? noise : undefined;
  });
  const color = input.leastCommonColor();
  const [cell] = input.cellsOfColor(color);
  return { input, output: plain.fill(color, [cell!]).fill(2, neighbors(cell!)) };
};

/** Every plain copy of the many-coloured shape takes its colours, and the shape itself vanishes. */
const colorsForCopies: Task = (draw) => {
  const [height, width] = [draw.scaled(8, 30), draw.scaled(8, 30)];
  const within = rectangle(draw.scaled(2, 5), draw.scaled(2, 5));
  const cells = PythonSet.of(draw.choice(within));
  const more = draw.scaled(2, within.size - 2);
  growBy(draw, more, { cells, room: within }, sideNeighbors);
  const shape = normalized(cells);
  const ground = draw.choice(COLORS);
  const plainColor = draw.choice(without(COLORS, ground));
  const { height: tall, width: wide } = bounds(shape);
  const model = shifted(shape, at(draw.between(0, height - tall), draw.between(0, width - wide)));
  const colors = draw.sample(without(COLORS, ground, plainColor), draw.scaled(2, 8));
  const dots = attempt('shape in several colours', () => {
    const colored = inAnyOf(draw, colors, model);
    return paletteOf(colored).size > 1 ? colored : undefined;
  });
  let output = Grid.filled(ground, height, width);
  let input = output.paint(dots);
  const wanted = draw.scaled(1, Math.max(1, Math.floor((height * width) / (tall * wide) / 2)));
  let free = output
    .cells()
    .difference(model)
    .difference(mergedMap(model, sideNeighbors))
    .filter(({ i, j }) => i <= height - tall && j <= width - wide);
  const pattern = normalized(dots);
  for (let [done, failed] = [0, 0]; done < wanted && failed < 5 * wanted && free.size > 0; ) {
    const copy = shifted(pattern, draw.choice(free));
    const taken = cellsOf(copy);
    if (taken.isSubsetOf(free)) {
      output = output.paint(copy);
      input = input.fill(plainColor, taken);
      free = free.difference(taken).difference(mergedMap(taken, sideNeighbors));
      done += 1;
    } else failed += 1;
  }
  return { input, output };
};

/** Within the bounds of the third colour, the noise becomes green. */
const noiseWithinBounds: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [tall, wide] = [draw.scaled(2, Math.floor(height / 2)), draw.scaled(2, Math.floor(width / 2))];
  const [ground, noiseColor, color] = draw.sample(without(COLORS, 3), 3);
  const area = height * width;
  const noise = draw.sample(rectangle(height, width), draw.fewOrMany(1, Math.floor(area / 2), area, 0));
  const noisy = Grid.filled(ground, height, width).fill(noiseColor, noise);
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const field = backdrop([place, place.moved(tall - 1, wide - 1)]);
  const filled = field.filter(({ i, j }) => noisy.at(i, j) === ground);
  const input = noisy.fill(color, filled);
  return {
    input,
    output: input.fill(
      3,
      backdrop(filled).filter(({ i, j }) => input.at(i, j) === noiseColor),
    ),
  };
};

/** The part of a symmetrical shape that is hidden by a rectangle comes to light. */
const hiddenPart: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [rows, columns] = [draw.scaled(4, height - 2), draw.scaled(4, Math.floor((width - 2) / 2))];
  const more = draw.scaled(Math.min(rows, columns), Math.floor((rows * columns) / 3) * 2);
  const half = PythonSet.of(ORIGIN);
  const within = rectangle(rows, columns);
  growBy(draw, more, { cells: half, room: within });
  while (bounds(half).height < 3 || bounds(half).width < 3) grow(draw, half, within);
  const { right } = bounds(half);
  const sharesMiddle = draw.coin();
  const otherHalf = flippedColumns(half).filter(({ j }) => !sharesMiddle || j !== right);
  const shape = normalized([...half, ...shifted(otherHalf, at(0, -bounds(otherHalf).width))]);
  const { height: tall, width: wide } = bounds(shape);
  const [ground, color, cover] = draw.sample(COLORS, 3);
  const place = at(draw.between(1, height - tall - 1), draw.between(1, width - wide - 1));
  const output = Grid.filled(ground, height, width).fill(color, shifted(shape, place));
  const [down, across] = [draw.scaled(2, tall - 1), draw.scaled(2, Math.floor(wide / 2))];
  const corner = at(
    draw.between(place.i - 1, place.i + tall - down + 1),
    draw.between(place.j + Math.floor(wide / 2) + 1, place.j + wide - across + 1),
  );
  const input = output.fill(cover, backdrop([corner, corner.moved(down - 1, across - 1)]));
  return mirrored(draw, { input, output });
};

export const tasks: Readonly<Record<string, Task>> = {
  '31aa019c': onlyOne,
  '321b1fc6': colorsForCopies,
  '32597951': noiseWithinBounds,
  '3345333e': hiddenPart,
};
