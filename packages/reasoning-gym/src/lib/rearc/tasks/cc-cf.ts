import { attempt } from '../../attempt.ts';
import { at, type Cell } from '../../grid/cell.ts';
import {
  antitranspose,
  flipColumns,
  flipRows,
  Grid,
  same,
  transpose,
  turnAround,
  turnLeft,
  turnRight,
} from '../../grid/grid.ts';
import { bounds, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { box, line, neighbors, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { grow } from '../growth.ts';
import { COLORS, inAnyOf, without } from '../scenes.ts';
import { changed, perhapsTransposed, type Task, turned } from '../task.ts';
import { atOwnCells } from '../families/self-similar.ts';
import { drawSpaced } from '../families/spaced.ts';

/** The input is drawn in the place of each of its red cells. */
const redCells: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 5), draw.scaled(2, 5)];
  const area = height * width;
  const reds = draw.scaled(1, area - 1);
  const colorCount = draw.scaled(1, Math.min(8, reds));
  const others = draw.scaled(1, area - reds);
  const colors = draw.sample(without(COLORS, 2, 8), colorCount);
  const cells = rectangle(height, width);
  const red = PythonSet.from(draw.sample(cells, reds));
  const rest = draw.sample(
    cells.filter((cell) => !red.has(cell)),
    others,
  );
  const input = Grid.filled(0, height, width)
    .fill(2, red)
    .paint(inAnyOf(draw, colors, rest));
  return { input, output: atOwnCells(input, 2) };
};

/** The colours from left to right, wound through a square of nine cells. */
const windingColors: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const count = draw.scaled(1, Math.min(9, width));
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(1, 9));
  const columns = draw.sample(range(width), count).toSorted((a, b) => a - b);
  const dots = columns.map((j) => at(draw.between(0, height - 1), j).in(draw.choice(colors)));
  return {
    input: Grid.filled(ground, height, width).paint(dots),
    output: Grid.from(3, 3, (i, j) => dots[i * 3 + (i === 1 ? 2 - j : j)]?.color ?? ground),
  };
};

/** Each dot grows to a square of nine blue cells. */
const blueSquares: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(without(COLORS, 1));
  const color = draw.choice(without(COLORS, 1, ground));
  const plain = Grid.filled(ground, height, width);
  const dots = draw.sample(plain.cells(), draw.scaled(1, Math.floor((height * width) / 3)));
  const squares = dots.flatMap((dot) => [dot, ...neighbors(dot)]);
  return { input: plain.fill(color, dots), output: plain.fill(1, squares) };
};

/** Several samples of the cells, each of half of them, more or less. */
function drawHalves(draw: Draw, cells: PythonSet<Cell>, count: number): Cell[][] {
  const half = Math.floor(cells.size / 2);
  const deviations = range(count).map(() => draw.scaled(0, half));
  const sizes = deviations.map((deviation) => half + (draw.coin() ? deviation : -deviation));
  return sizes.map((size) => draw.sample(cells, Math.max(Math.min(cells.size - 1, size), 1)));
}

/** What is coloured on at least one side of the bar. */
const onEitherSide: Task = (draw) => {
  const palette = without(COLORS, 3);
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 14)];
  const ground = draw.choice(palette);
  const bar = draw.choice(without(palette, ground));
  const leftColor = draw.choice(without(palette, ground, bar));
  const rightColor = draw.choice(without(palette, ground, bar, leftColor));
  const plain = Grid.filled(ground, height, width);
  const [left = [], right = []] = drawHalves(draw, plain.cells(), 2);
  const input = plain
    .fill(leftColor, left)
    .beside(Grid.filled(bar, height, 1))
    .beside(plain.fill(rightColor, right));
  return perhapsTransposed(draw, { input, output: plain.fill(3, [...left, ...right]) });
};

/** A shape that fills its height and width, both drawn, and hangs together. */
function drawShape(draw: Draw, highest: number, widest: number): PythonSet<Cell> {
  const [height, width] = [draw.scaled(3, highest), draw.scaled(3, widest)];
  const area = height * width;
  const count = draw.fewOrMany(0, Math.floor(area / 2) - 4, area, 3, area - 3);
  const within = rectangle(height, width);
  const shape = PythonSet.of(draw.choice(within));
  const isFull = (): boolean => {
    const size = bounds(shape);
    return size.height === height && size.width === width;
  };
  while (shape.size < count || !isFull()) grow(draw, shape, within, sideNeighbors);
  return shape;
}

interface TwoShapes {
  readonly shapes: readonly [PythonSet<Cell>, PythonSet<Cell>];
  /** How much of an enlarged shape has to be seen: here, the two shapes differ. */
  readonly rows: number;
  readonly columns: number;
}

/** Two shapes that differ in their upper left parts. */
function drawTwoShapes(draw: Draw, height: number, width: number): TwoShapes | undefined {
  const [highest, widest] = [Math.floor(height / 3) - 1, Math.floor(width / 3) - 1];
  const [a, b] = [drawShape(draw, highest, widest), drawShape(draw, highest, widest)];
  const rows = Math.floor(Math.min(bounds(a).height, bounds(b).height) / 2) + 1;
  const columns = Math.floor(Math.min(bounds(a).width, bounds(b).width) / 2) + 1;
  const differ = rectangle(rows, columns)
    .values()
    .some((cell) => a.has(cell) !== b.has(cell));
  return differ ? { shapes: [a, b], rows, columns } : undefined;
}

const SYMMETRIES = [same, turnRight, turnAround, turnLeft, antitranspose, transpose, flipRows, flipColumns];

/** Of two shapes, the one that is also there in double size, partly outside. */
const enlargedShape: Task = (draw) => {
  const [height, width] = [draw.scaled(12, 30), draw.scaled(12, 30)];
  const [ground, firstColor, secondColor, largeColor] = draw.sample(COLORS, 4);
  const { shapes, rows, columns } = attempt('two shapes', () => drawTwoShapes(draw, height, width));
  const shape = draw.choice(shapes);
  const size = bounds(shape);
  const seen = draw.scaled(rows * 2, size.height * 2);
  const large = Grid.filled(0, size.height, size.width).fill(1, shape).upscale(2).cellsOfColor(1);
  const place = at(height - seen, draw.between(0, width - columns * 2));
  const scene = Grid.filled(ground, height, width).fill(largeColor, shifted(large, place));
  const colored = [
    { shape: shapes[0], color: firstColor },
    { shape: shapes[1], color: secondColor },
  ];
  const [one, other] = draw.sample(colored, 2);
  const free = scene.cellsOfColor(ground).difference(box(scene.cells()));
  const leftPart = free.filter(({ j }) => j < Math.floor(width / 3) * 2);
  // The reference draws the second place, too, from those where the first shape fits.
  const places = leftPart.filter((cell) => shifted(one.shape, cell).isSubsetOf(leftPart));
  const input = attempt('room for two shapes', () => {
    const [first, second] = [shifted(one.shape, draw.choice(places)), shifted(other.shape, draw.choice(places))];
    if (!second.isSubsetOf(free) || !first.isDisjointFrom(second)) return undefined;
    return scene.fill(one.color, first).fill(other.color, second);
  });
  const color = shape === shapes[0] ? firstColor : secondColor;
  const output = Grid.filled(ground, size.height, size.width).fill(color, shape);
  return changed({ input, output }, draw.choice(SYMMETRIES));
};

/** The outer half of each bar changes its colour. */
const halfBars: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const columns = drawSpaced(draw, range(1, width - 1), draw.scaled(2, Math.floor((width - 2) / 2)));
  const ground = draw.choice(without(COLORS, 8));
  const colors = draw.sample(without(COLORS, 8, ground), draw.scaled(1, 8));
  let input = Grid.filled(ground, height, width);
  let output = input;
  for (const j of columns) {
    const end = draw.scaled(1, height - 2);
    const bar = line(at(0, j), at(end, j));
    const color = draw.choice(colors);
    input = input.fill(color, bar);
    output = output.fill(color, bar).fill(8, line(at(0, j), at(Math.floor((end - 1) / 2), j)));
  }
  return turned(draw, { input, output });
};

/** Three panels laid over one another, the first on top. */
const threePanels: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 9)];
  const [ground, barColor, ...colors] = draw.sample(COLORS, 5);
  const plain = Grid.filled(ground, height, width);
  const bar = Grid.filled(barColor, height, 1);
  const panels = drawHalves(draw, plain.cells(), 3).map((cells, panel) => plain.fill(colors[panel]!, cells));
  return {
    input: panels.reduce((joined, panel) => joined.beside(bar).beside(panel)),
    output: Grid.from(
      height,
      width,
      (i, j) => panels.map((panel) => panel.at(i, j)).find((color) => color !== ground) ?? ground,
    ),
  };
};

export const tasks: Readonly<Record<string, Task>> = {
  cce03e0d: redCells,
  cdecee7f: windingColors,
  ce22a75a: blueSquares,
  ce4f8723: onEitherSide,
  ce602527: enlargedShape,
  ce9e57f2: halfBars,
  cf98881b: threePanels,
};
