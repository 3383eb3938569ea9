import { at, type Cell, DOWN_RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { occurrences } from '../../grid/objects.ts';
import { bounds, mergedMap, normalized, recolored, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, fullColumn, fullRow, line, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { blob, growBy, seed } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, speckled, without, placesFor } from '../scenes.ts';
import { type Task, turned } from '../task.ts';

function frameOrBlob(draw: Draw): PythonSet<Cell> {
  if (draw.coin()) return box(rectangle(draw.choice([3, 5]), draw.choice([3, 5])));
  const within = rectangle(draw.between(1, 5), draw.between(1, 5));
  return normalized(blob(draw, within, draw.between(1, within.size), sideNeighbors));
}

/** Frames with sides of three or five cells become crosses. */
const framesToCrosses: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(without(COLORS, 2));
  const colors = draw.sample(without(COLORS, 2, ground), draw.scaled(1, 8));
  const count = draw.scaled(2, Math.floor((height * width) / 16));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(count, 5 * count, () => {
    const shape = frameOrBlob(draw);
    const { height: tall, width: wide } = bounds(shape);
    const isFrame = [3, 5].includes(tall) && [3, 5].includes(wide) && shape.equals(box(shape));
    const place = draw.choice(placesFor(free, { height, width }, tall, wide));
    const placed = shifted(shape, place);
    if (!placed.isSubsetOf(free)) return false;
    const whole = isFrame ? backdrop(placed) : placed;
    free = free.difference(whole).difference(mergedMap(whole, sideNeighbors));
    const color = draw.choice(colors);
    const [row, column] = [place.i + Math.floor(tall / 2), place.j + Math.floor(wide / 2)];
    input = input.fill(color, placed);
    output = isFrame
      ? output.fill(
          2,
          whole.filter(({ i, j }) => i === row || j === column),
        )
      : output.fill(color, placed);
    return true;
  });
  return { input, output };
};

/** Opposite marks at the edge are joined by lines; all else goes. */
const joinedMarks: Task = (draw) => {
  const [height, width] = [draw.scaled(8, 30), draw.scaled(8, 30)];
  const ground = draw.choice(COLORS);
  const color = draw.choice(without(COLORS, ground));
  const others = without(COLORS, ground, color);
  const chosen = draw.sample(others, draw.scaled(1, 7));
  const fixed = draw.sample(shifted(rectangle(height - 2, width - 1), DOWN_RIGHT), chosen.length);
  const empty = Grid.filled(ground, height, width);
  const count = draw.scaled(1, Math.floor((height * width - chosen.length) / 3));
  const noise = draw.sample(empty.cells().difference(PythonSet.from(fixed)), count);
  let input = empty.paint(fixed.map((cell, index) => cell.in(chosen[index]!))).paint(inAnyOf(draw, others, noise));
  let output = empty;
  const [leastRows, leastColumns] = draw.sample([0, 1], 2);
  const rowCount = draw.scaled(leastRows, Math.floor((height - 2) / 2));
  const columnCount = draw.scaled(leastColumns, Math.floor((width - 2) / 2));
  const rows = draw.sample(range(1, height - 1), rowCount);
  const columns = draw.sample(range(1, width - 1), columnCount);
  const ends = [
    ...rows.map((i) => [at(i, 0), at(i, width - 1)] as const),
    ...columns.map((j) => [at(0, j), at(height - 1, j)] as const),
  ];
  for (const [start, end] of ends) {
    input = input.fill(color, [start, end]);
    output = output.fill(color, line(start, end));
  }
  return { input, output };
};

/** Squares of three by three cells that are black all over turn blue. */
const blackSquares: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const cells = rectangle(height, width);
  const colors = draw.sample(range(2, 10), draw.scaled(1, 8));
  const dots = inAnyOf(draw, colors, cells);
  const count = draw.scaled(Math.trunc(0.25 * height * width), Math.trunc(0.6 * height * width));
  const square = rectangle(3, 3);
  const black = draw.sample(cells, count);
  const squareCount = draw.scaled(1, Math.floor((height * width) / 16));
  const squares = draw.sample(rectangle(height - 2, width - 2), squareCount);
  const input = Grid.filled(0, height, width)
    .paint(dots)
    .fill(0, [...black, ...squares.flatMap((place) => [...shifted(square, place)])]);
  const found = [...occurrences(input, recolored(square, 0))];
  return {
    input,
    output: input.fill(
      1,
      found.flatMap((place) => [...shifted(square, place)]),
    ),
  };
};

/** Only the field with the yellow cell remains, in the place that this cell has within its field. */
const yellowPlace: Task = (draw) => {
  const usual = without(COLORS, 4);
  const [tall, wide] = [draw.scaled(2, 5), draw.scaled(2, 5)];
  const [ground, lineColor] = draw.sample(usual, 2);
  const [height, width] = [tall * (tall + 1) - 1, wide * (wide + 1) - 1];
  const lines = [
    ...range(tall, height, tall + 1).map((i) => fullRow(i)),
    ...range(wide, width, wide + 1).map((j) => fullColumn(j)),
  ];
  const fields = lines.reduce((grid, cells) => grid.fill(lineColor, cells), Grid.filled(ground, height, width));
  const count = draw.scaled(1, tall * wide);
  const field = rectangle(tall, wide);
  const cornerOf = ({ i, j }: Cell): Cell => at(i * (tall + 1), j * (wide + 1));
  const corners = draw.sample(field.map(cornerOf), count);
  const chosen = draw.choice(corners);
  const size = draw.scaled(1, tall * wide - 1);
  const place = draw.choice(field);
  const colors = draw.sample(usual, draw.scaled(1, 9));
  const others = draw.sample(
    field.filter((cell) => cell !== place),
    size,
  );
  const content = [place.in(4), ...inAnyOf(draw, colors, others)];
  let input = fields.paint(shifted(content, chosen));
  for (const corner of without(corners, chosen)) {
    const missing = draw.choice(colors);
    const cells = draw.sample(field, draw.scaled(1, tall * wide - 1));
    const dots = inAnyOf(draw, colors.length > 1 ? without(colors, missing) : colors, cells);
    input = input.paint(shifted(dots, corner));
  }
  const visible = content.filter(({ color }) => color !== lineColor);
  return { input, output: fields.paint(shifted(visible, cornerOf(place))) };
};

/** With its mirror image to the right. */
const mirroredToTheRight: Task = (draw) => {
  const input = speckled(draw, draw.scaled(1, 30), draw.scaled(1, 15));
  return { input, output: input.beside(input.flipColumns()) };
};

const ROOF = [
  at(0, 3),
  ...[2, 3, 4].map((j) => at(1, j)),
  ...[1, 2, 4, 5].map((j) => at(2, j)),
  ...[0, 6].map((j) => at(3, j)),
];

/** Every column of the roof with a speck below it is filled with specks down to the bottom. */
const belowTheRoof: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(8, 30)];
  const ground = draw.choice(COLORS);
  const color = draw.choice(without(COLORS, ground));
  const speck = draw.choice(without(COLORS, ground, color));
  const empty = Grid.filled(ground, height, width);
  const roof = shifted(ROOF, at(draw.between(0, height - 4), draw.between(0, width - 7)));
  const free = empty
    .cells()
    .values()
    .filter((cell) => !roof.has(cell));
  const specks = draw.sample(free, draw.scaled(1, Math.max(1, Math.floor(free.length / 2) - 1)));
  const input = empty.fill(speck, specks).fill(color, roof);
  const filled = specks.flatMap(({ i, j }) => {
    const above = [...roof].filter((cell) => cell.j === j && cell.i < i);
    return above.length > 0 ? [...line(at(bounds(above).bottom + 1, j), at(height - 1, j))] : [];
  });
  return turned(draw, { input, output: input.fill(speck, filled) });
};

/** The rest of the rectangle around the shape turns red. */
const redRest: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 30)];
  const size = draw.scaled(1, Math.floor((height * width) / 2) - 1);
  const ground = draw.choice(without(COLORS, 2));
  const color = draw.choice(without(COLORS, 2, ground));
  const empty = Grid.filled(ground, height, width);
  const sprout = seed(draw, empty.cells());
  growBy(draw, size - 1, sprout);
  const shape = normalized(sprout.cells);
  const { height: tall, width: wide } = bounds(shape);
  const placed = shifted(shape, at(draw.between(0, height - tall), draw.between(0, width - wide)));
  return { input: empty.fill(color, placed), output: empty.fill(2, backdrop(placed)).fill(color, placed) };
};

export const tasks: Readonly<Record<string, Task>> = {
  '6c434453': framesToCrosses,
  '6cdd2623': joinedMarks,
  '6cf79266': blackSquares,
  '6d0160f0': yellowPlace,
  '6d0aefbc': mirroredToTheRight,
  '6d58a25d': belowTheRoof,
  '6d75e8bb': redRest,
};
