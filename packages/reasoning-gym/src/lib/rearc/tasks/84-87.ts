import { at, DOWN_RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { flippedColumns, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { box, corners, fullColumn, fullRow, line, outbox, rectangle } from '../../grid/shapes.ts';
import { COLORS, inAnyOf, placeSome, without, drawBlock } from '../scenes.ts';
import { perhapsTransposed, type Task, turned } from '../task.ts';
import { drawFittingShape, drawFrameSizes, placeFrame } from '../families/frame-and-shape.ts';

/** From the cell in the bottom row to the right, every other column is coloured; grey closes it up and down by turns. */
const winding: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const start = width - draw.scaled(1, width - 1);
  const [ground, color] = draw.sample(without(COLORS, 5), 2);
  const scene = Grid.filled(ground, height, width);
  const columns = range(start, width, 2).flatMap((j) => [...fullColumn(j)]);
  const tops = range(start + 1, width, 4).map((j) => at(0, j));
  const bottoms = range(start + 3, width, 4).map((j) => at(height - 1, j));
  return {
    input: scene.fill(color, [at(height - 1, start)]),
    output: scene.fill(color, columns).fill(5, [...tops, ...bottoms]),
  };
};

/** The two-coloured shape goes into the frame so that its colours meet those of the sides. */
const shapeIntoFrame: Task = (draw) => {
  const sizes = drawFrameSizes(draw);
  const { height, width, tall, wide } = sizes;
  const [ground, corner, left, right] = draw.sample(COLORS, 4);
  const frame = Grid.filled(ground, tall, wide)
    .fill(left, line(at(1, 0), at(tall - 2, 0)))
    .fill(right, line(at(1, wide - 1), at(tall - 2, wide - 1)))
    .fill(corner, corners(rectangle(tall, wide)));
  const middle = Math.floor((wide - 2) / 2);
  const shape = drawFittingShape(draw, sizes).map((cell) => cell.in(cell.j < middle ? left : right));
  const { framed, place } = placeFrame(draw, Grid.filled(ground, height, width), frame);
  const shown = draw.coin() ? flippedColumns(shape) : shape;
  return turned(draw, {
    input: framed.paint(shifted(shown, place)),
    output: frame.paint(shifted(shape, DOWN_RIGHT)),
  });
};

/** Each dot in a stripe becomes a line across the stripe. */
const linesAcrossStripes: Task = (draw) => {
  const count = draw.fewOrMany(1, 4, 11, 3);
  const [height, width] = [draw.scaled(count, 30), draw.scaled(3, 30)];
  const sizes = range(count).map(() => 2);
  for (let total = 2 * count; total < height; total++) sizes[draw.between(0, count - 1)]! += 1;
  const dotColor = draw.choice(COLORS);
  const colors = without(COLORS, dotColor);
  const fewest = sizes.map(() => draw.choice([0, 1]));
  if (fewest.filter((few) => few === 1).length < 2) {
    for (const index of draw.sample(range(count), 2)) fewest[index] = 1;
  }
  let input = Grid.filled(0, 0, width);
  let output = input;
  let lastColor = -1;
  for (const [index, size] of sizes.entries()) {
    lastColor = draw.choice(without(colors, lastColor));
    const stripe = Grid.filled(lastColor, size, width);
    const columns = draw.sample(range(width), draw.scaled(fewest[index]!, Math.floor(width / 2)));
    const dots = columns.map((j) => at(draw.between(0, size - 1), j));
    input = input.above(stripe.fill(dotColor, dots));
    output = output.above(
      stripe.fill(
        dotColor,
        columns.flatMap((j) => [...fullColumn(j)]),
      ),
    );
  }
  return perhapsTransposed(draw, { input, output });
};

/** Nested frames change their colours, from the inside out. */
const insideOut: Task = (draw) => {
  const [height, width] = [draw.scaled(1, 15), draw.scaled(1, 15)];
  const colors = draw.sample(COLORS, draw.scaled(1, 10));
  const order = range(Math.min(height, width)).map(() => draw.choice(colors));
  const nested = (of: readonly number[]): Grid =>
    Grid.from(2 * height, 2 * width, (i, j) => of[Math.min(i, j, 2 * height - 1 - i, 2 * width - 1 - j)]!);
  return { input: nested(order), output: nested(order.toReversed()) };
};

/** Square frames are filled in orange when their side is odd, in red when it is even. */
const oddAndEvenFrames: Task = (draw) => {
  const [height, width] = [draw.scaled(9, 30), draw.scaled(9, 30)];
  const available = without(COLORS, 2, 7);
  const ground = draw.choice(available);
  const colors = without(available, ground);
  const count = draw.scaled(1, 9);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(count, 4 * count + 1, () => {
    if (free.size === 0) return false;
    const side = draw.between(3, 8);
    const square = drawBlock(draw, free, { height, width }, side, side);
    if (!square) return false;
    const color = draw.choice(colors);
    if (!square.isSubsetOf(free)) return false;
    const frame = box(square);
    input = input.fill(color, frame);
    output = output.fill(side % 2 === 1 ? 7 : 2, square).fill(color, frame);
    free = free.difference(square).difference(outbox(square));
    return true;
  });
  return { input, output };
};

/** The calm rectangle is cut out of the noise, and lines are drawn through each of its dots. */
const crossingLines: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [tall, wide] = [draw.between(5, height - 2), draw.between(5, width - 2)];
  const [ground, color] = draw.sample(COLORS, 2);
  const count = draw.scaled(1, Math.min(tall, wide));
  const diagonal = Grid.filled(ground, tall - 2, wide - 2).fill(color, line(at(0, 0), at(count - 1, count - 1)));
  const mixed = Grid.fromRows(draw.shuffle(diagonal.rows()));
  const inner = Grid.fromRows(draw.shuffle(mixed.transpose().rows())).transpose();
  const calm = Grid.filled(ground, tall, wide).paint(shifted(inner.dots(), DOWN_RIGHT));
  const lines = calm
    .cellsOfColor(color)
    .values()
    .flatMap(({ i, j }) => [...fullRow(i), ...fullColumn(j)]);
  const noiseColors = draw.sample(COLORS, 13 - draw.scaled(3, 10));
  const noise = inAnyOf(draw, noiseColors, rectangle(height, width));
  const [top, left] = [draw.between(1, height - tall - 1), draw.between(1, width - wide - 1)];
  const [bottom, right] = [top + tall - 1, left + wide - 1];
  // On each side one cell is certain to tell the noise from the rectangle.
  const telling = [
    draw.choice(line(at(top - 1, left), at(top - 1, right))),
    draw.choice(line(at(top, left - 1), at(bottom, left - 1))),
    draw.choice(line(at(bottom + 1, left), at(bottom + 1, right))),
    draw.choice(line(at(top, right + 1), at(bottom, right + 1))),
  ];
  return {
    input: Grid.filled(ground, height, width)
      .paint(noise)
      .paint(shifted(calm.dots(), at(top, left)))
      .paint(inAnyOf(draw, without(noiseColors, ground), telling)),
    output: calm.fill(color, lines),
  };
};

export const tasks: Readonly<Record<string, Task>> = {
  '8403a5d5': winding,
  '846bdb03': shapeIntoFrame,
  '855e0971': linesAcrossStripes,
  '85c4e7cd': insideOut,
  '868de0fa': oddAndEvenFrames,
  '8731374e': crossingLines,
};
