import { at } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { fullColumn, rectangle } from '../../grid/shapes.ts';
import { merged, PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { COLORS, without } from '../scenes.ts';
import { perhapsTransposed, type Task } from '../task.ts';
import { halves } from '../families/halves.ts';

/** Up to so many columns in ascending order, each at least three away from the next. */
function drawColumns(draw: Draw, width: number, count: number): number[] {
  const columns: number[] = [];
  for (let left = range(width); columns.length < count && left.length > 0; ) {
    const column = draw.choice(left);
    left = left.filter((other) => Math.abs(other - column) > 2);
    columns.push(column);
  }
  return columns.toSorted((a, b) => a - b);
}

/** Dots of a line's colour move next to it, other dots vanish. */
const dotsToTheirLine: Task = (draw) => {
  const [height, width] = [draw.scaled(8, 30), draw.scaled(8, 30)];
  const ground = draw.choice(COLORS);
  const others = without(COLORS, ground);
  const wanted = draw.sample(others, draw.scaled(1, Math.floor(width / 5)));
  const rest = without(others, ...wanted);
  const noise = draw.sample(rest, draw.scaled(0, rest.length));
  const columns = drawColumns(draw, width, wanted.length);
  const lineColors = wanted.slice(0, columns.length);
  let input = columns.reduce(
    (grid, column, index) => grid.fill(lineColors[index]!, fullColumn(column)),
    Grid.filled(ground, height, width),
  );
  let output = input;
  const rows = draw.sample(range(height), draw.scaled(1, height));
  const free = without(range(width), ...columns);
  const dotColors = PythonSet.from(lineColors).union(PythonSet.from(noise));
  for (const i of rows) {
    const count = draw.scaled(1, Math.min(dotColors.size, Math.floor((width - columns.length) / 2) - 1));
    const places = draw.sample(free, count);
    draw.sample(dotColors, count).forEach((color, index) => {
      const j = places[index]!;
      input = input.fill(color, [at(i, j)]);
      const column = columns[lineColors.indexOf(color)];
      if (column !== undefined) output = output.fill(color, [at(i, j > column ? column + 1 : column - 1)]);
    });
  }
  return perhapsTransposed(draw, { input, output });
};

/** Of the two halves, the cells that are coloured in neither. */
const commonGaps = halves(8, (inFirst, inSecond) => !inFirst && !inSecond);

/** The missing quarter of a shape that looks the same when turned is added. */
const missingQuarter: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const side = draw.scaled(2, Math.floor(Math.min(height, width) / 2));
  const place = at(draw.between(0, height - 2 * side), draw.between(0, width - 2 * side));
  const [ground, color] = draw.sample(without(COLORS, 2), 2);
  const count = draw.fewOrMany(0, Math.floor(side ** 2 / 2), side ** 2, 1, side ** 2 - 1);
  const first = Grid.filled(0, side, side).fill(1, draw.sample(rectangle(side, side), count));
  const offset = draw.between(0, side);
  const quarters = [
    { quarter: first, corner: at(0, offset) },
    { quarter: first.turnRight(), corner: at(offset, side) },
    { quarter: first.turnAround(), corner: at(side, side - offset) },
    { quarter: first.turnLeft(), corner: at(side - offset, 0) },
  ].map(({ quarter, corner }) => shifted(quarter.cellsOfColor(1), place.plus(corner)));
  const missing = draw.choice(quarters);
  const given = merged(quarters.filter((quarter) => !quarter.equals(missing)));
  const input = Grid.filled(ground, height, width).fill(color, given);
  return { input, output: input.fill(2, missing.difference(given)) };
};

/** A column of the right half, or its counterpart in the left half. */
function drawColumn(draw: Draw, width: number): number {
  const half = Math.floor(width / 2);
  const column = draw.scaled(half, width - 1);
  return draw.coin() ? Math.max(Math.min(half, column - half), 1) : column;
}

/** Each of two dots rules its half: a line through the dot and a frame in its colour. */
const framedHalves: Task = (draw) => {
  const [drawnHeight, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const height =
    drawnHeight % 2 === 1 ? draw.choice([Math.max(4, drawnHeight - 1), Math.min(30, drawnHeight + 1)]) : drawnHeight;
  const upperColumn = drawColumn(draw, width);
  const upper = at(draw.between(1, height / 2 - 1), upperColumn);
  const lowerColumn = drawColumn(draw, width);
  const lower = at(draw.between(height / 2, height - 2), lowerColumn);
  const ground = draw.choice(COLORS);
  const upperColor = draw.choice(without(COLORS, ground));
  const lowerColor = draw.choice(without(COLORS, ground, upperColor));
  const isLine = (i: number, j: number): boolean =>
    [0, upper.i, lower.i, height - 1].includes(i) || j === 0 || j === width - 1;
  return {
    input: Grid.filled(ground, height, width).fill(upperColor, [upper]).fill(lowerColor, [lower]),
    output: Grid.from(height, width, (i, j) => {
      if (!isLine(i, j)) return ground;
      return i < height / 2 ? upperColor : lowerColor;
    }),
  };
};

export const tasks: Readonly<Record<string, Task>> = {
  '1a07d186': dotsToTheirLine,
  '1b2d62fb': commonGaps,
  '1b60fb0c': missingQuarter,
  '1bfc4729': framedHalves,
};
