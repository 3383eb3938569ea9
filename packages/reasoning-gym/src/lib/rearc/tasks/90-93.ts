import { attempt } from '../../attempt.ts';
import { at, type Cell } from '../../grid/cell.ts';
import { Grid, same, transpose } from '../../grid/grid.ts';
import { shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, inbox, line, neighbors, outbox, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { merged, PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { COLORS, inAnyOf, placeSome, speckled, without } from '../scenes.ts';
import type { Pair, Task } from '../task.ts';

/** The arrangement of rectangles, with one cell for each. */
const oneCellEach: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 10), draw.scaled(2, 10)];
  const colors = draw.sample(range(1, 10), draw.scaled(2, 9));
  const mixed = Grid.filled(-1, height, width).paint(inAnyOf(draw, colors, rectangle(height, width)));
  const output = withDistinctRows(withDistinctRows(mixed).transpose()).transpose();
  let input = output;
  const [fullTall, fullWide] = [draw.scaled(output.height, 30), draw.scaled(output.width, 30)];
  const [tall, wide] = [draw.scaled(output.height, fullTall), draw.scaled(output.width, fullWide)];
  while (input.height < tall || input.width < wide) {
    const change = draw.choice([input.height < tall ? same : transpose]);
    const grid = change(input);
    input = change(withRowRepeated(grid, draw.between(0, grid.height - 1)));
  }
  while (input.height < fullTall || input.width < fullWide) {
    const change = draw.choice([input.height < fullTall ? same : transpose]);
    const grid = change(input);
    const [top, bottom] = draw.sample([Grid.filled(0, 1, grid.width), grid], 2);
    input = change(top.above(bottom));
  }
  return { input, output };
};

function withDistinctRows(grid: Grid): Grid {
  const rows = new Map(grid.rows().map((row) => [row.join(), row]));
  return Grid.fromRows([...rows.values()]);
}

const withRowRepeated = (grid: Grid, i: number): Grid =>
  grid.crop(0, 0, i + 1, grid.width).above(grid.crop(i, 0, grid.height - i, grid.width));

/** Copies of a band of repeated patterns that break off are continued in blue. */
const continuedBands: Task = (draw) => attempt('band that breaks off', () => drawBands(draw));

function drawBands(draw: Draw): Pair | undefined {
  const [height, width] = [draw.scaled(8, 30), draw.scaled(8, 30)];
  const tallest = Math.max(1, Math.floor(height / 4));
  const room = draw.scaled(draw.scaled(1, tallest), tallest);
  const { band, turn, period } = drawBand(draw, width, room);
  const top = draw.between(0, height - room);
  const [ground, color] = draw.sample(without(COLORS, 1), 2);
  let input = Grid.filled(ground, height, width).fill(color, shifted(band, at(top, 0)));
  let output = input;
  const awayFrom = (rows: readonly number[], row: number): number[] =>
    rows.filter((other) => other < row - room - 1 || other >= row + 2 * room);
  let rows = awayFrom(range(height - room + 1), top);
  const count = draw.scaled(1, Math.max(1, Math.floor(rows.length / room)));
  for (let k = 0; k < count && rows.length > 0; k++) {
    const row = draw.choice(rows);
    rows = awayFrom(rows, row);
    const right = draw.between(0, Math.max(period, width - turn - period - 2));
    const end = turn + right - draw.scaled(0, right);
    const place = at(row, right);
    const start = shifted(
      band.filter(({ j }) => j <= end),
      place,
    );
    input = input.fill(color, start);
    output = output.fill(1, shifted(band, place)).fill(color, start);
  }
  return output.count(1) > 0 ? { input, output } : undefined;
}

interface Band {
  readonly band: readonly Cell[];
  /** The column from which on another pattern is repeated, and the width of that. */
  readonly turn: number;
  readonly period: number;
}

/** One pattern is repeated from far left, then another to far right, perhaps with something between them. */
function drawBand(draw: Draw, width: number, room: number): Band {
  const most = Math.floor(width / 7);
  const [leftPeriod, period] = [draw.scaled(1, most), draw.scaled(1, most)];
  const tall = draw.between(1, room);
  const [leftArea, rightArea] = [tall * leftPeriod, tall * period];
  const [leftFew, rightFew] = [draw.scaled(0, Math.floor(leftArea / 2)), draw.scaled(0, Math.floor(rightArea / 2))];
  const leftCount = Math.max(leftPeriod, draw.choice([leftFew, leftArea - leftFew]));
  const rightCount = Math.max(period, draw.choice([rightFew, rightArea - rightFew]));
  const left = draw.sample(rectangle(tall, leftPeriod), leftCount);
  const right = draw.sample(rectangle(tall, period), rightCount);
  const start = 2 * leftPeriod;
  let wide = draw.between(0, width - start - 2 * period);
  let middle: Cell[] = [];
  if (wide > 0 && (leftPeriod > 1 || tall > 1)) {
    middle = draw.sample(rectangle(tall, wide), draw.between(wide, tall * wide));
  }
  const leftSet = new Set(left);
  // What would only go on with the left pattern is no middle.
  if (middle.every((cell) => leftSet.has(cell.moved(0, start - wide)))) [middle, wide] = [[], 0];
  const turn = start + wide;
  const repeated = (cells: readonly Cell[], columns: readonly number[]): Cell[] =>
    columns.flatMap((j) => cells.map((cell) => cell.moved(0, j)));
  const reach = Math.floor(width / leftPeriod) * leftPeriod;
  const band = [
    ...repeated(left, range(-reach, start, leftPeriod)),
    ...repeated(middle, [start]),
    ...repeated(right, range(turn, turn + (Math.floor(width / period) + 2) * period, period)),
  ];
  return { band, turn, period };
}

const RING_COLORS = [
  [2, 1],
  [3, 6],
  [8, 4],
] as const;

/** Each cell gets a ring in a colour that depends on its own. */
const ringsByColor: Task = (draw) => {
  const [height, width] = [draw.scaled(1, 30), draw.scaled(1, 30)];
  const ground = draw.choice([0, 5, 7, 9]);
  let input = Grid.filled(ground, height, width);
  let output = input;
  const count = draw.scaled(1, Math.max(1, Math.floor((height * width) / 10)));
  let free = input.cells();
  for (let k = 0; k < count && free.size > 0; k++) {
    const place = draw.choice(free);
    const [color, ringColor] = draw.choice(RING_COLORS);
    const ring = neighbors(place);
    free = free
      .difference(ring)
      .difference(outbox(ring))
      .filter((cell) => cell !== place);
    input = input.fill(color, [place]);
    output = output.fill(color, [place]).fill(ringColor, ring);
  }
  return { input, output };
};

/** As many copies of the input, row after row, as it has coloured cells; as many to a row as it has black ones. */
const countedCopies: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 5), draw.scaled(2, 5)];
  const area = height * width;
  const most = Math.min(area - 1, Math.floor(30 / height), Math.floor(30 / width));
  const least = Math.trunc(0.5 * (Math.sqrt(4 * area + 1) - 1)) + 1;
  const perRow = Math.min(Math.max(least, most - draw.scaled(0, most - least)), most);
  const color = draw.choice(range(1, 10));
  const cells = draw.sample(rectangle(height, width), area - perRow);
  const copies = range(cells.length).flatMap((k) => [
    ...shifted(cells, at(height * Math.floor(k / perRow), width * (k % perRow))),
  ]);
  return {
    input: Grid.filled(0, height, width).fill(color, cells),
    output: Grid.filled(0, height * perRow, width * perRow).fill(color, copies),
  };
};

/** Only the rectangle is left of the noise. */
const rectangleInNoise: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const [ground, color] = draw.sample(COLORS, 2);
  const count = draw.scaled(1, Math.floor((height * width) / 2));
  const scene = Grid.filled(ground, height, width);
  const noise = draw.sample(scene.cells(), count);
  const [tall, wide] = [draw.between(2, Math.floor(height / 2)), draw.between(2, Math.floor(width / 2))];
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const block = backdrop([place, place.moved(tall - 1, wide - 1)]);
  return {
    input: scene.paint(inAnyOf(draw, without(COLORS, ground), noise)).fill(color, block),
    output: scene.fill(color, block),
  };
};

/** The input, three times as large. */
const threeTimes: Task = (draw) => {
  const input = speckled(draw, draw.scaled(1, 10), draw.scaled(1, 10));
  return { input, output: input.upscale(3) };
};

/** A second frame around the first, just inside the four dots. */
const frameInsideDots: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [tall, wide] = [draw.scaled(9, height), draw.scaled(9, width)];
  const [ground, color, dotColor] = draw.sample(COLORS, 3);
  const [top, left] = [draw.between(0, height - tall), draw.between(0, width - wide)];
  const [upperLeft, upperRight] = [at(top, left), at(top, left + wide - 1)];
  const [lowerLeft, lowerRight] = [at(top + tall - 1, left), at(top + tall - 1, left + wide - 1)];
  const within = (from: Cell, to: Cell): Cell => draw.choice(line(from, to).difference(PythonSet.of(from, to)));
  const dots = [
    within(upperLeft, lowerLeft),
    within(upperLeft, upperRight),
    within(lowerRight, lowerLeft),
    within(lowerRight, upperRight),
  ];
  const apart = (from: number, to: number): readonly [number, number] =>
    attempt('pair of lines with a gap', () => {
      const [a, b] = draw.sample(range(from, to), 2);
      return Math.abs(a - b) > 1 ? [a, b] : undefined;
    });
  const rows = apart(top + 2, top + tall - 2);
  const columns = apart(left + 2, left + wide - 2);
  const input = Grid.filled(ground, height, width)
    .fill(dotColor, dots)
    .fill(color, box([at(rows[0], columns[0]), at(rows[1], columns[1])]));
  return { input, output: input.fill(color, inbox(dots)) };
};

const SQUARE = rectangle(2, 2);

/** Each cell of a square of four throws a square of its colour over the opposite corner. */
const oppositeSquares: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(1, 9));
  const count = draw.scaled(1, Math.floor((height * width) / 50));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  const hasRoom = ({ i, j }: Cell): boolean => i <= height - 2 && j <= width - 2;
  let places = free.filter(hasRoom);
  placeSome(count, 10 * count, () => {
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const inner = [at(0, 0), at(0, 1), at(1, 0), at(1, 1)].map((cell) => cell.in(draw.choice(colors)));
    const outer = inner.flatMap(({ i, j, color }) => {
      const opposite = at(2 - 4 * i, 2 - 4 * j);
      return SQUARE.values().map((cell) => cell.plus(opposite).in(color));
    });
    const placed = shifted(inner, place);
    const all = shifted([...inner, ...outer], place).filter((dot) => input.holds(dot));
    const taken = all.map(({ cell }) => cell);
    if (!taken.isSubsetOf(free)) return false;
    free = free.difference(taken).difference(merged(placed.values().map(({ cell }) => sideNeighbors(cell))));
    places = free.filter(hasRoom);
    input = input.paint(placed);
    output = output.paint(all);
    return true;
  });
  return { input, output };
};

export const tasks: Readonly<Record<string, Task>> = {
  '90c28cc7': oneCellEach,
  '90f3ed37': continuedBands,
  '913fb3ed': ringsByColor,
  '91413438': countedCopies,
  '91714a58': rectangleInNoise,
  '9172f3a0': threeTimes,
  '928ad970': frameInsideDots,
  '93b581b8': oppositeSquares,
};
