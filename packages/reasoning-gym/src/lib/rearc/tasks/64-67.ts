import { attempt } from '../../attempt.ts';
import { at, type Cell, type Dot } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { objectsIn, ofColor } from '../../grid/objects.ts';
import { bounds, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { fullColumn, fullRow, line, outbox, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { merged, PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { growDots } from '../growth.ts';
import { combinedHalves, NEITHER } from '../families/two-halves.ts';
import { COLORS, speckled, without } from '../scenes.ts';
import { mirrored, type Pair, perhapsTransposed, type Task } from '../task.ts';

/** The cells that are free on both sides of the bar. */
const freeOnBothSides = combinedHalves({ mark: 3, hasBar: true, isMarked: NEITHER });

/** A line across one of the larger areas of ground, or nothing when all are small. */
function dividingLine(draw: Draw, grid: Grid, ground: number): PythonSet<Cell> | undefined {
  const areas = ofColor(objectsIn(grid, { oneColor: true, diagonal: true }), ground).filter((area) => {
    const { height, width } = bounds(area);
    return height > 2 || width > 2;
  });
  if (areas.size === 0) return undefined;
  const largest = (): PythonSet<Dot> => areas.values().reduce((best, area) => (area.size > best.size ? area : best));
  const { top, left, bottom, right, height, width } = bounds(draw.coin() ? largest() : draw.choice(areas));
  const wantsUpright = draw.coin() ? height < width : draw.coin();
  const isUpright = (wantsUpright && width >= 3) || height < 3;
  if (isUpright) {
    const j = draw.between(left + 1, right - 1);
    return line(at(top, j), at(bottom, j));
  }
  const i = draw.between(top + 1, bottom - 1);
  return line(at(i, left), at(i, right));
}

/** The largest areas become blue, the smallest light blue. */
const largestAndSmallest: Task = (draw) =>
  attempt('division into areas of several sizes', () => {
    const colors = without(COLORS, 1, 8);
    const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
    const ground = draw.choice(colors);
    const color = draw.choice(without(colors, ground));
    let input = Grid.filled(ground, height, width);
    const count = draw.scaled(1, Math.trunc(Math.sqrt(height * width) * 1.5));
    for (let k = 0; k < count; k++) {
      const divider = dividingLine(draw, input, ground);
      if (!divider) break;
      input = input.fill(color, divider);
    }
    const areas = ofColor(objectsIn(input, { oneColor: true, diagonal: true }), ground);
    const sizes = areas.values().map(({ size }) => size);
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    if (least === most) return undefined;
    const ofSize = (wanted: number): PythonSet<Dot> => merged(areas.filter(({ size }) => size === wanted));
    return { input, output: input.fill(8, ofSize(least)).fill(1, ofSize(most)) };
  });

/** The one square that is not the same when its rows and columns are exchanged. */
const asymmetricSquare: Task = (draw) => {
  const side = draw.scaled(2, 7);
  const count = draw.scaled(2, Math.floor(30 / side));
  const colorCount = draw.scaled(2, Math.min(9, side ** 2));
  const cells = rectangle(side, side).values();
  const drawSymmetric = (): { colors: number[]; rows: number[][] } => {
    const colors = draw.sample(COLORS, colorCount);
    const rows = Grid.filled(-1, side, side).rows();
    for (const { i, j } of cells) if (j >= i) rows[i]![j] = rows[j]![i] = draw.choice(colors);
    return { colors, rows };
  };
  const { colors, rows } = drawSymmetric();
  const pairs = (side * (side - 1)) / 2;
  const disturbances = pairs - draw.scaled(0, pairs - 1);
  const offDiagonal = cells.filter(({ i, j }) => i !== j);
  for (const { i, j } of draw.sample(offDiagonal, disturbances)) {
    const [own, opposite] = [rows[i]![j]!, rows[j]![i]!];
    rows[i]![j] = own === opposite ? draw.choice(without(colors, own)) : opposite;
  }
  const output = Grid.fromRows(rows);
  const isLevel = draw.coin();
  const joined = (a: Grid, b: Grid): Grid => (isLevel ? a.beside(b) : a.above(b));
  let input = output;
  for (let k = 1; k < count; k++) {
    const square = Grid.fromRows(drawSymmetric().rows);
    input = draw.coin() ? joined(input, square) : joined(square, input);
  }
  return { input, output };
};

/** Coloured cells that have a neighbour of the same colour become light blue. */
const notAlone: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const color = draw.choice(without(COLORS, 0, 8));
  const cells = rectangle(height, width);
  const count = draw.fewOrMany(0, Math.floor(cells.size / 2), cells.size, 1, cells.size - 1);
  const colored = PythonSet.from(draw.sample(cells, count));
  const accompanied = colored.filter((cell) => !sideNeighbors(cell).isDisjointFrom(colored));
  const input = Grid.filled(0, height, width).fill(color, colored);
  return { input, output: input.fill(8, accompanied) };
};

/** Each dot is drawn out to the bar in its part, and in the other part its row goes all the way to the other bar. */
const throughBothBars: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const tall = draw.scaled(2, Math.floor((height - 1) / 2));
  const count = draw.scaled(1, tall);
  const [ground, barColor, dotColor] = draw.sample(without(COLORS, 4), 3);
  const plain = Grid.filled(ground, tall, width);
  const first = plain.fill(barColor, fullColumn(0));
  const second = plain.fill(barColor, fullColumn(width - 1));
  let upper: Pair = { input: first, output: first };
  let lower: Pair = { input: second, output: second };
  for (const i of draw.sample(range(tall), count)) {
    const dot = at(i, draw.between(2, width - 2));
    upper = {
      input: upper.input.fill(dotColor, [dot]),
      output: upper.output.fill(4, [dot]).fill(dotColor, line(at(i, 1), dot.moved(0, -1))),
    };
    lower = { ...lower, output: lower.output.fill(dotColor, line(at(i, 0), at(i, width - 2))) };
  }
  const blank = Grid.filled(ground, 1, width);
  const parts = [upper, lower];
  for (let rows = 2 * tall; rows < height; rows++) {
    parts.splice(draw.between(0, parts.length - 1), 0, { input: blank, output: blank });
  }
  return mirrored(
    draw,
    parts.reduce((a, b) => ({ input: a.input.above(b.input), output: a.output.above(b.output) })),
  );
};

/** One cell for each field, blue where the field has two dots. */
const twoDots: Task = (draw) => {
  const [tall, wide] = [draw.scaled(2, 5), draw.scaled(2, 5)];
  const [rows, columns] = [draw.scaled(2, 5), draw.scaled(2, 5)];
  const [ground, lineColor, color] = draw.sample(without(COLORS, 1), 3);
  const places = PythonSet.from(
    range(rows).flatMap((row) => range(columns).map((column) => at(row * (tall + 1), column * (wide + 1)))),
  ).values();
  const count = draw.fewOrMany(0, Math.floor(places.length / 2), places.length, 1, places.length - 1);
  const marked = draw.sample(places, count);
  const field = rectangle(tall, wide);
  let input = Grid.filled(lineColor, rows * (tall + 1) - 1, columns * (wide + 1) - 1);
  const drawField = (place: Cell, dots: number): void => {
    input = input.fill(ground, shifted(field, place)).fill(color, shifted(draw.sample(field, dots), place));
  };
  for (const place of marked) drawField(place, 2);
  for (const place of without(places, ...marked)) drawField(place, 1);
  const blue = marked.map(({ i, j }) => at(i / (tall + 1), j / (wide + 1)));
  return { input, output: Grid.filled(ground, rows, columns).fill(1, blue) };
};

/** The mirror image, left and right exchanged. */
const mirrorImage: Task = (draw) => {
  const input = speckled(draw, draw.scaled(1, 30), draw.scaled(1, 30));
  return { input, output: input.flipColumns() };
};

/** A frame around the crossing of two bars. */
const framedCrossing: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const palette = without(COLORS, 4);
  const ground = draw.choice(palette);
  const [tall, wide] = [draw.scaled(1, Math.floor(height / 3)), draw.scaled(1, Math.floor(width / 3))];
  const place = at(draw.between(1, height - tall - 1), draw.between(1, width - wide - 1));
  const levelColor = draw.choice(without(palette, ground));
  const uprightColor = draw.choice(without(palette, ground, levelColor));
  const input = Grid.filled(ground, height, width)
    .fill(
      levelColor,
      range(tall).flatMap((k) => [...fullRow(place.i + k)]),
    )
    .fill(
      uprightColor,
      range(wide).flatMap((k) => [...fullColumn(place.j + k)]),
    );
  return perhapsTransposed(draw, { input, output: input.fill(4, outbox([place, place.moved(tall - 1, wide - 1)])) });
};

/** Mirrored to the right, and both downwards. */
const mirroredTwice: Task = (draw) => {
  const [height, width] = [draw.scaled(1, 14), draw.scaled(1, 14)];
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(1, 9));
  const count = draw.scaled(1, height * width);
  const within = rectangle(height, width);
  const firstColor = draw.choice(colors);
  const figure = PythonSet.of(draw.choice(within).in(firstColor));
  growDots(draw, figure, count - 1, within, colors);
  const input = Grid.filled(ground, height, width).paint(figure);
  const half = input.beside(input.flipColumns());
  return { input, output: half.above(half.flipRows()) };
};

export const tasks: Readonly<Record<string, Task>> = {
  '6430c8c4': freeOnBothSides,
  '6455b5f5': largestAndSmallest,
  '662c240a': asymmetricSquare,
  '67385a82': notAlone,
  '673ef223': throughBothBars,
  '6773b310': twoDots,
  '67a3c6ac': mirrorImage,
  '67a423a3': framedCrossing,
  '67e8384a': mirroredTwice,
};
