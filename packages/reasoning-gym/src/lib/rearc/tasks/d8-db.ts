import { at, type Cell } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { occurrences } from '../../grid/objects.ts';
import { distance, recolored, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, line, neighbors, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import type { PythonSet } from '../../python-set.ts';
import { COLORS, inAnyOf, placeSome, without } from '../scenes.ts';
import { perhapsTransposed, type Task, turned } from '../task.ts';
import { drawSpaced } from '../families/spaced.ts';

/** Each quarter of the square takes the colour of the dot on its side. */
const fourDots: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const [ground, squareColor, ...colors] = draw.sample(without(COLORS, 5), 6);
  const place = at(draw.between(1, height - 3), draw.between(1, width - 3));
  const square = [place, place.moved(0, 1), place.moved(1, 0), place.moved(1, 1)];
  const plain = Grid.filled(ground, height, width);
  const cells = plain.cells().values();
  const dots = square.map((quarter, index) => {
    const isOnSide = ({ i, j }: Cell): boolean =>
      (quarter.i === place.i ? i < place.i : i > quarter.i) && (quarter.j === place.j ? j < place.j : j > quarter.j);
    const byDistance = cells.filter(isOnSide).toSorted((a, b) => distance([a], [quarter]) - distance([b], [quarter]));
    return byDistance[draw.scaled(0, byDistance.length - 1)]!.in(colors[index]!);
  });
  return {
    input: plain.fill(squareColor, square).paint(dots),
    output: plain.paint(square.map((quarter, index) => quarter.in(colors[index]!))),
  };
};

/** The pattern at the left goes on to the right edge. */
const continuedToRight: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(10, 30)];
  const period = draw.scaled(2, Math.floor((width - 1) / 3));
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(1, 9));
  /** The columns, from the ground up. */
  const columns = range(period).map(() => range(draw.scaled(1, height - 1)).map(() => draw.choice(colors)));
  const hidden = draw.between(0, draw.between(0, period));
  const output = Grid.from(height, width, (i, j) => columns[(j + hidden) % period]![height - 1 - i] ?? ground);
  const input = Grid.from(height, width, (i, j) => (j < 2 * period - hidden ? output.at(i, j) : ground));
  return turned(draw, { input, output });
};

/** Where red and green touch, the red vanishes and the green becomes azure. */
const redMeetsGreen: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const [ground, noise] = draw.sample(without(COLORS, 2, 3, 8), 2);
  const plain = Grid.filled(ground, height, width);
  const cells = plain.cells();
  const dots = draw.sample(cells, draw.scaled(1, Math.floor((height * width) / 3)));
  const scene = plain.paint(inAnyOf(draw, [noise, 2, 3], dots));
  const red = draw.choice(cells);
  const green = draw.choice(sideNeighbors(red).intersection(cells));
  const input = scene.fill(2, [red]).fill(3, [green]);
  const [reds, greens] = [input.cellsOfColor(2), input.cellsOfColor(3)];
  const touching = (some: PythonSet<Cell>, others: PythonSet<Cell>): PythonSet<Cell> =>
    some.filter((cell) => !sideNeighbors(cell).isDisjointFrom(others));
  return { input, output: input.fill(ground, touching(reds, greens)).fill(8, touching(greens, reds)) };
};

/** Lines grow from the edge and step aside where a dot is in their way. */
const linesAroundDots: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const ground = draw.choice(COLORS);
  const color = draw.choice(without(COLORS, ground));
  const dotColor = draw.choice(without(COLORS, ground, color));
  const columns = range(1, width - 1);
  const most = Math.floor((width - 2) / 2);
  const starts = drawSpaced(draw, columns, draw.scaled(1, most));
  const dotColumns = drawSpaced(draw, columns, draw.scaled(1, most));
  const dots = dotColumns.map((j) => at(draw.between(1, height - 2), j));
  const input = Grid.filled(ground, height, width)
    .fill(
      color,
      starts.map((j) => at(height - 1, j)),
    )
    .fill(dotColor, dots);
  const paths = starts.flatMap((j) => {
    const start = at(height - 1, j);
    const dot = dots.find((other) => other.j === j);
    if (!dot) return [...line(start, at(0, j))];
    return [...line(start, dot.moved(1, 0)), ...line(dot.moved(1, 1), at(0, j + 1))];
  });
  return turned(draw, { input, output: input.fill(color, paths) });
};

/** The colour of the one cell that is ringed. */
const ringedColor: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const third = Math.floor((height * width) / 3);
  const [ground, noise, ringColor] = draw.sample(COLORS, 3);
  const [noiseCount, ringCount] = [draw.scaled(1, third - 1), draw.scaled(1, Math.max(1, third - 9))];
  const plain = Grid.filled(ground, height, width);
  const cells = plain.cells().values();
  const noiseCells = draw.sample(cells, noiseCount);
  const ringCells = draw.sample(without(cells, ...noiseCells), ringCount);
  let input = plain.fill(noise, noiseCells).fill(ringColor, ringCells);
  const ring = neighbors(at(1, 1));
  const noiseRings = occurrences(input, recolored(ring, noise));
  const otherRings = occurrences(input, recolored(ring, ringColor));
  const breakRings = (places: PythonSet<Cell>, colors: readonly number[]): void => {
    for (const place of places) {
      const gap = draw.choice(shifted(ring, place));
      input = input.fill(draw.choice(colors), [gap]);
    }
  };
  breakRings(noiseRings, [ground, ringColor]);
  breakRings(otherRings, [ground, noise]);
  const place = at(draw.between(0, height - 3), draw.between(0, width - 3));
  input = input.fill(ringColor, shifted(ring, place)).fill(noise, [place.moved(1, 1)]);
  return { input, output: Grid.filled(noise, 1, 1) };
};

/** What is coloured in at least one of the two halves. */
const inEitherHalf: Task = (draw) => {
  const palette = without(COLORS, 6);
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 14)];
  const area = height * width;
  const ground = draw.choice(palette);
  const leftColor = draw.choice(without(palette, ground));
  const rightColor = draw.choice(without(palette, ground, leftColor));
  const plain = Grid.filled(ground, height, width);
  const [few, fewOthers] = [draw.scaled(0, Math.floor(area / 2)), draw.scaled(0, Math.floor(area / 2))];
  const clamped = (count: number): number => Math.min(Math.max(1, count), area - 1);
  const leftCount = clamped(draw.choice([few, area - few]));
  const rightCount = clamped(draw.choice([few, area - fewOthers]));
  const left = draw.sample(plain.cells(), leftCount);
  let right = draw.sample(plain.cells(), rightCount);
  if (!right.some((cell) => left.includes(cell))) right = [...right.slice(0, -1), draw.choice(left)];
  return perhapsTransposed(draw, {
    input: plain.fill(leftColor, left).beside(plain.fill(rightColor, right)),
    output: plain.fill(6, [...left, ...right]),
  });
};

/** The bar is repeated on both sides, shorter by one cell each time and in two colours in turn. */
const shrinkingBars: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(without(COLORS, 8));
  const color = draw.choice(without(COLORS, 8, ground));
  const thickness = draw.scaled(1, Math.max(1, Math.floor(width / 5)));
  const end = draw.scaled(1, height - 2);
  const left = draw.between(1, width - thickness - 1);
  const output = Grid.from(height, width, (i, j) => {
    const steps = Math.abs(Math.floor((j - left) / thickness));
    if (i > end - steps) return ground;
    return steps % 2 === 0 ? color : 8;
  });
  const isBar = (j: number): boolean => j >= left && j < left + thickness;
  const input = Grid.from(height, width, (i, j) => (isBar(j) ? output.at(i, j) : ground));
  return turned(draw, { input, output });
};

/** Squares get a frame half as thick as themselves and a shadow down to the edge. */
const framedSquares: Task = (draw) => {
  const [height, width] = [draw.scaled(12, 31), draw.scaled(12, 32)];
  const squares = draw.scaled(1, Math.floor((height * width) / 25));
  const [ground, color] = draw.sample(without(COLORS, 1, 3), 2);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(squares, 4 * squares + 1, () => {
    if (free.size === 0) return false;
    const border = draw.between(1, Math.floor(height / 4));
    const side = 4 * border;
    const places = free.filter(({ i, j }) => i < height - side && j < width - side);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const whole = backdrop([place, place.moved(side - 1, side - 1)]);
    const isOpen = (cell: Cell): boolean => free.has(cell) || output.at(cell.i, cell.j) === 3;
    if (!whole.values().every(isOpen)) return false;
    const inner = [place.moved(border, border), place.moved(side - 1 - border, side - 1 - border)] as const;
    input = input.fill(color, backdrop(inner));
    output = output.fill(3, whole).fill(color, backdrop(inner));
    const shadow = backdrop([inner[1], at(height - 1, inner[0].j)]).filter(({ i, j }) => output.at(i, j) === ground);
    output = output.fill(1, shadow);
    free = free.difference(whole);
    return true;
  });
  const cut = (grid: Grid): Grid => grid.crop(1, 1, height - 1, width - 2);
  return { input: cut(input), output: cut(output) };
};

/** Dots in the same row or column are joined. */
const joinedDots: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(without(COLORS, 8));
  const plain = Grid.filled(ground, height, width);
  const dots = draw.sample(rectangle(height, width), draw.scaled(0, Math.max(1, Math.floor((height * width) / 4))));
  const color = draw.choice(without(COLORS, 8, ground));
  const inLine = (a: Cell, b: Cell): boolean => a.i === b.i || a.j === b.j;
  const lines = dots.flatMap((a) => dots.filter((b) => inLine(a, b)).flatMap((b) => [...line(a, b)]));
  return { input: plain.fill(color, dots), output: plain.fill(8, lines).fill(color, dots) };
};

export const tasks: Readonly<Record<string, Task>> = {
  d89b689b: fourDots,
  d8c310e9: continuedToRight,
  d90796e8: redMeetsGreen,
  d9f24cd1: linesAroundDots,
  d9fac9be: ringedColor,
  dae9d2b5: inEitherHalf,
  db3e9e38: shrinkingBars,
  db93a21d: framedSquares,
  dbc1a6ce: joinedDots,
};
