import { at, type Cell } from '../../grid/cell.ts';
import { flipColumns, flipRows, Grid } from '../../grid/grid.ts';
import { bounds, distance, normalized, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, corners, fullColumn, fullRow, inbox, line, neighbors, rectangle } from '../../grid/shapes.ts';
import { coloredBlob, growBy, seed } from '../growth.ts';
import { COLORS, without } from '../scenes.ts';
import { changed, mirrored, type Pair, type Task } from '../task.ts';
import { combinedHalves, NEITHER } from '../families/two-halves.ts';

/** Rays from the dots on one edge are pushed aside by a cell at each red dot on the other. */
const pushedRays: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const rayCount = draw.scaled(1, Math.floor((width - 1) / 2));
  const pushCount = draw.scaled(1, Math.floor((height - 1) / 2));
  const columns = draw.sample(range(1, width - 1), rayCount);
  const pushes = draw.sample(range(1, height - 1), pushCount).toSorted((a, b) => a - b);
  const [ground, color] = draw.sample(without(COLORS, 2), 2);
  const input = Grid.filled(ground, height, width)
    .fill(
      color,
      columns.map((j) => at(0, j)),
    )
    .fill(
      2,
      pushes.map((i) => at(i, 0)),
    );
  const starts = [0, ...pushes];
  const rays = starts.flatMap((start, pushed) => {
    const end = (pushes[pushed] ?? height) - 1;
    return columns.flatMap((j) => [...line(at(start, j + pushed), at(end, j + pushed))]);
  });
  return mirrored(draw, { input, output: input.fill(color, rays) });
};

/** Each dent on the inside of a frame becomes a line through everything, with the colours exchanged. */
const linesAtDents: Task = (draw) => {
  const [height, width] = [draw.scaled(7, 30), draw.scaled(7, 30)];
  const [tall, wide] = [draw.scaled(6, height - 1), draw.scaled(6, width - 1)];
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const [ground, frameColor, color] = draw.sample(COLORS, 3);
  const ends = [place, place.moved(tall - 1, wide - 1)];
  const inner = inbox(ends);
  const whole = Grid.filled(ground, height, width)
    .fill(color, backdrop(ends))
    .fill(frameColor, box(ends))
    .fill(frameColor, inner);
  const sides = inner.difference(corners(inner));
  const dents = draw.sample(sides, draw.scaled(1, Math.floor(sides.size / 2)));
  const { top, bottom } = bounds(inner);
  const lines = dents
    .flatMap(({ i, j }) => [...(i > top && i < bottom ? fullRow(i) : fullColumn(j))])
    .filter((cell) => whole.holds(cell));
  const linesOn = (under: number): Cell[] => lines.filter(({ i, j }) => whole.at(i, j) === under);
  return {
    input: whole.fill(color, dents),
    output: whole.fill(color, linesOn(ground)).fill(frameColor, linesOn(color)),
  };
};

/** What is left without the plain lines, enlarged twofold. */
const enlargedShape: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 30)];
  const [tall, wide] = [Math.min(15, height - 1), Math.min(15, width - 1)];
  const few = draw.scaled(1, Math.max(1, Math.floor((tall * wide) / 2)));
  const area = (height - 1) * (width - 1);
  // Drawn, but never used: few it is.
  draw.choice([few, area - few]);
  const count = Math.min(few, area - 1);
  const ground = draw.choice(COLORS);
  const color = draw.choice(without(COLORS, ground));
  const sprout = seed(draw, rectangle(tall, wide));
  growBy(draw, count, sprout);
  const shape = normalized(sprout.cells);
  const size = bounds(shape);
  const place = at(draw.between(0, height - size.height), draw.between(0, width - size.width));
  const input = Grid.filled(ground, height, width).fill(color, shifted(shape, place));
  return { input, output: input.withoutPlainLines().upscale(2) };
};

/** The half with a picture is mirrored on the empty half. */
const mirroredHalf: Task = (draw) => {
  const palette = range(1, 10);
  const middle = draw.scaled(1, 14);
  const height = 2 * middle + 1;
  const width = draw.scaled(3, 15);
  const ground = draw.choice(palette);
  const colors = draw.sample(without(palette, ground), draw.scaled(1, 8));
  const blank = Grid.filled(ground, height, width);
  const count = draw.scaled(2, height * width - 2);
  const dots = coloredBlob(draw, colors, blank.cells(), count, (drawn) => {
    const { top, bottom } = bounds(drawn);
    return top < middle && bottom > middle;
  });
  const rows = blank.paint(dots).rows();
  // Every row is moved to the edge.
  const half = Grid.fromRows(
    rows.map((row) => [...row.filter((color) => color !== ground), ...row.filter((color) => color === ground)]),
  );
  let pair: Pair = { input: half.beside(blank), output: half.beside(half.flipColumns()) };
  if (draw.coin()) pair = changed(pair, flipColumns);
  if (draw.coin()) pair = changed(pair, flipRows);
  return pair;
};

/** Corners are surrounded with the colour of the neighbouring corner, and dotted lines run between them. */
const dottedFrame: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const [ground, falling, rising] = draw.sample(without(COLORS, 5), 3);
  const [tall, wide] = [draw.scaled(4, height), draw.scaled(4, width)];
  const [top, left] = [draw.between(0, height - tall), draw.between(0, width - wide)];
  const [bottom, right] = [top + tall - 1, left + wide - 1];
  const fallingEnds = [at(top, left), at(bottom, right)];
  const risingEnds = [at(top, right), at(bottom, left)];
  const input = Grid.filled(ground, height, width).fill(falling, fallingEnds).fill(rising, risingEnds);
  const around = (cells: readonly Cell[]): Cell[] => cells.flatMap((cell) => [...neighbors(cell)]);
  const ends = [...fallingEnds, ...risingEnds];
  const dotted = box(ends).filter((cell) => {
    const gap = distance([cell], ends);
    return gap > 1 && gap % 2 === 0;
  });
  return { input, output: input.fill(falling, around(risingEnds)).fill(rising, around(fallingEnds)).fill(5, dotted) };
};

export const tasks: Readonly<Record<string, Task>> = {
  f15e1fac: pushedRays,
  f1cefba8: linesAtDents,
  f25fbde4: enlargedShape,
  f25ffba3: mirroredHalf,
  f2829549: combinedHalves({ mark: 3, hasBar: true, isMarked: NEITHER }),
  f35d900a: dottedFrame,
};
