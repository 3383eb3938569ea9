import { at, type Cell, type Dot, DOWN, LEFT, RIGHT, UP } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { objectsIn, ofColor } from '../../grid/objects.ts';
import {
  type Bounds,
  bounds,
  cellsOf,
  flippedColumns,
  mergedMap,
  normalized,
  recolored,
  shifted,
} from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { line, neighbors, outbox, ray, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { merged, PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { growBy, seed } from '../growth.ts';
import { COLORS, placeSome, without, placesFor } from '../scenes.ts';
import { mirrored, type Pair, type Task, turned } from '../task.ts';

/** The outermost coloured cells of every row and every column are joined by a line behind them. */
const outermostJoined: Task = (draw) => {
  const colors = without(COLORS, 3);
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(colors);
  const cells = draw.sample(rectangle(height, width), draw.scaled(0, Math.max(1, Math.floor((height * width) / 4))));
  const color = draw.choice(without(colors, ground));
  const input = Grid.filled(ground, height, width).fill(color, cells);
  let output = input;
  for (const { i, j } of cells) {
    const [row, column] = [input.row(i), input.column(j)];
    output = output
      .fill(3, line(at(i, row.indexOf(color)), at(i, row.lastIndexOf(color))))
      .fill(3, line(at(column.indexOf(color), j), at(column.lastIndexOf(color), j)));
  }
  return { input, output: output.fill(color, cells) };
};

/** Triangles shoot a beam from the middle of their base, in the colour of their tip. */
const beamsFromTriangles: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(2, 8));
  let pair = { input: Grid.filled(ground, height, width), output: Grid.filled(ground, height, width) };
  const triangles = draw.scaled(1, Math.floor((height * width) / 30));
  let free = pair.output.cells();
  let done = 0;
  for (let tried = 0; tried < 10 * triangles && done < triangles && free.size > 0; tried++) {
    const size = draw.between(1, 3);
    const half = rectangle(size + 1, size + 1).filter(({ i, j }) => i <= j);
    const [color, tipColor] = draw.sample(colors, 2);
    const place = draw.choice(free);
    const triangle = shifted(half.union(shifted(flippedColumns(half), at(0, size))), place);
    const tip = place.moved(0, size);
    const beam = line(tip, at(pair.output.height - 1, tip.j)).difference(triangle);
    if (triangle.isSubsetOf(free) && beam.isSubsetOf(free)) {
      done += 1;
      const input = pair.input.fill(color, triangle).fill(tipColor, [tip]);
      const output = pair.output.fill(color, triangle).fill(tipColor, [tip]).fill(tipColor, beam);
      pair = { input, output };
    }
    pair = turned(draw, pair);
    const empty = pair.output.cellsOfColor(ground);
    const taken = pair.output.cells().difference(empty);
    free = empty.difference(merged(taken.values().map(sideNeighbors)));
  }
  return pair;
};

/** Rows of one colour become grey, all others black. */
const plainRows: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 30)];
  const colors = draw.sample(COLORS, draw.scaled(2, 10));
  const [input, output]: [number[][], number[][]] = [[], []];
  for (let i = 0; i < height; i++) {
    const isPlain = draw.coin();
    const color = draw.choice(colors);
    const row = range(width).map(() => color);
    if (!isPlain) {
      const others = without(colors, color);
      const count = Math.max(1, width - 1 - draw.scaled(1, width - 1));
      for (const j of draw.sample(range(width), count)) row[j] = draw.choice(others);
    }
    input.push(row);
    output.push(row.map(() => (isPlain ? 5 : 0)));
  }
  return { input: Grid.fromRows(input), output: Grid.fromRows(output) };
};

/** The shape moves down by one cell. */
const oneDown: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 30)];
  const count = draw.scaled(1, Math.floor((height * width) / 2) - 1);
  const ground = draw.choice(COLORS);
  const color = draw.choice(without(COLORS, ground));
  const canvas = Grid.filled(ground, height, width);
  const sprout = seed(draw, canvas.cells());
  growBy(draw, count - 1, sprout);
  const shape = normalized(sprout.cells);
  const { height: tall, width: wide } = bounds(shape);
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  return {
    input: canvas.fill(color, shifted(shape, place)),
    output: canvas.fill(color, shifted(shape, place.plus(DOWN))),
  };
};

/** Where a spiked sample, five cells by five, has its middle. */
const MIDDLE = at(2, 2);

interface Spiked {
  readonly dots: PythonSet<Dot>;
  readonly directions: readonly Cell[];
  readonly middleColor: number;
  readonly spikeColor: number;
}

/** A plain square and its cells: some are marked, and the sample is drawn around the marks. */
function drawMarks(draw: Draw, square: Grid, cells: PythonSet<Cell>, sample: Spiked): Pair | undefined {
  const { height, width } = square;
  let [input, output, free] = [square, square, cells];
  const marks = draw.scaled(1, Math.floor((height * width) / 25));
  const done = placeSome(marks, 5 * marks, () => {
    const places = free.filter(({ i, j }) => i <= height - 5 && j <= width - 5);
    if (places.size === 0) return false;
    const corner = draw.choice(places);
    const mark = MIDDLE.plus(corner);
    const rays = merged(sample.directions.map((by) => ray(mark.plus(by), by))).intersection(cells);
    const placed = shifted(sample.dots, corner);
    const taken = cellsOf(placed);
    const isCrossable = (cell: Cell): boolean => free.has(cell) || output.at(cell.i, cell.j) === sample.spikeColor;
    if (!taken.isSubsetOf(free) || !rays.values().every(isCrossable) || rays.isSubsetOf(taken)) return false;
    free = free.difference(taken).difference(mergedMap(taken, neighbors)).difference(rays);
    input = input.fill(sample.middleColor, [mark]);
    output = output.paint(placed).fill(sample.spikeColor, rays);
    return true;
  });
  return done > 0 ? { input, output } : undefined;
}

/** The sample is drawn around every mark in the squares, with its spikes up to the edge, and vanishes itself. */
const spikesAroundMarks: Task = (draw) => {
  const [height, width] = [draw.scaled(15, 30), draw.scaled(15, 30)];
  const [ground, squareColor, spikeColor] = draw.sample(COLORS, 3);
  const others = without(COLORS, ground, squareColor, spikeColor);
  const [middleColor, ringColor] = [draw.choice(others), draw.choice(others)];
  const directions = draw.sample([UP, LEFT, DOWN, RIGHT], draw.between(1, 4));
  const spikes = directions.flatMap((by) => [MIDDLE.plus(by), MIDDLE.plus(by.times(2))]);
  const ring = without(neighbors(MIDDLE).values(), ...spikes);
  const dots = PythonSet.from([
    ...recolored(spikes, spikeColor),
    ...recolored(ring, ringColor),
    MIDDLE.in(middleColor),
  ]);
  const placed = shifted(dots, at(draw.between(0, height - 5), draw.between(0, width - 5)));
  let output = Grid.filled(ground, height, width);
  let input = output.paint(placed);
  const squares = draw.scaled(1, Math.floor((height * width) / 100));
  let free = input.cellsOfColor(ground).difference(mergedMap(cellsOf(placed), neighbors));
  placeSome(squares, 10 * squares, () => {
    const tall = draw.between(5, Math.floor(height / 2) + 1);
    const wide = draw.between(5, Math.floor(width / 2) + 1);
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const square = Grid.filled(squareColor, tall, wide);
    const cells = square.cells();
    const area = shifted(cells, place);
    if (!area.isSubsetOf(free)) return false;
    const marked = drawMarks(draw, square, cells, { dots, directions, middleColor, spikeColor });
    if (!marked) return false;
    free = free.difference(area).difference(outbox(area));
    input = input.paint(shifted(marked.input.dots(), place));
    output = output.paint(shifted(marked.output.dots(), place));
    return true;
  });
  return { input, output };
};

/** Three lengths that together with two lines make up a side. */
function drawLengths(draw: Draw, lengths: readonly number[]): [number, number, number] {
  let [first, second, third] = lengths as [number, number, number];
  const towardsSecond = draw.scaled(0, first - 1);
  first -= towardsSecond;
  second += towardsSecond;
  const difference = draw.scaled(0, Math.min(second, third) - 1);
  const change = draw.choice([difference, -difference]);
  second += change;
  third -= change;
  return [first, second, third];
}

/** Of the nine fields between the lines, the five that form a cross are filled, each in its colour. */
const crossOfFields: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const [ground, lineColor] = draw.sample([0, 5, 7, 8, 9], 2);
  const rowParts = [0, 0, 0];
  const columnParts = [0, 0, 0];
  for (let k = 0; k < height - 2; k++) rowParts[k % 3]! += 1;
  for (let k = height - 2; k < height + width - 4; k++) columnParts[k % 3]! += 1;
  draw.shuffle(rowParts);
  draw.shuffle(columnParts);
  const [above, between] = drawLengths(draw, rowParts);
  const [before, within] = drawLengths(draw, columnParts);
  const rows = [above, above + 1 + between];
  const columns = [before, before + 1 + within];
  const lines = Grid.from(height, width, (i, j) => (rows.includes(i) || columns.includes(j) ? lineColor : ground));
  const { input } = mirrored(draw, { input: lines, output: lines });
  const colorFor = ({ top, left, bottom, right }: Bounds): number | undefined => {
    const [atTop, atBottom] = [top === 0, bottom === input.height - 1];
    const [atLeft, atRight] = [left === 0, right === input.width - 1];
    if ((atTop || atBottom) && (atLeft || atRight)) return undefined;
    if (atTop || atBottom) return atTop ? 2 : 1;
    if (atLeft || atRight) return atLeft ? 4 : 3;
    return 6;
  };
  let output = input;
  for (const field of ofColor(objectsIn(input, { oneColor: true }), ground)) {
    const color = colorFor(bounds(field));
    if (color !== undefined) output = output.fill(color, field);
  }
  return { input, output };
};

const SIGNS: readonly (readonly [color: number, rows: readonly string[]])[] = [
  [1, ['##.', '#.#', '.#.']],
  [2, ['#.#', '.#.', '#.#']],
  [3, ['.##', '.##', '#..']],
  [6, ['.#.', '###', '.#.']],
];

/** Each of four signs, in any size, stands for a colour. */
const colorOfSign: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const [answer, rows] = draw.choice(SIGNS);
  const [ground, color] = draw.sample(COLORS, 2);
  const factor = draw.scaled(1, Math.floor(Math.min(height, width) / 3));
  const sign = Grid.from(3, 3, (i, j) => (rows[i]![j] === '#' ? color : ground)).upscale(factor);
  const place = at(draw.between(0, height - 3 * factor), draw.between(0, width - 3 * factor));
  return {
    input: Grid.filled(ground, height, width).paint(shifted(sign.dots(), place)),
    output: Grid.filled(answer, 1, 1),
  };
};

export const tasks: Readonly<Record<string, Task>> = {
  '253bf280': outermostJoined,
  '25d487eb': beamsFromTriangles,
  '25d8a9c8': plainRows,
  '25ff71a9': oneDown,
  '264363fd': spikesAroundMarks,
  '272f95fa': crossOfFields,
  '27a28665': colorOfSign,
};
