import { at, type Cell, type Dot } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { objectsIn } from '../../grid/objects.ts';
import { bounds, cellsOf, flippedColumns, mergedMap, normalized, recolored, shifted } from '../../grid/patch.ts';
import { backdrop, corners, inbox, line, neighbors, rectangle } from '../../grid/shapes.ts';
import { merged, PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { growBy } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, speckled, without, placesFor } from '../scenes.ts';
import { perhapsTransposed, type Task } from '../task.ts';

/** The input is turned upside down. */
const upsideDown: Task = (draw) => {
  const input = speckled(draw, draw.scaled(1, 30), draw.scaled(1, 30));
  return { input, output: input.turnAround() };
};

/** What lies between the four corner marks, in their colour. */
const betweenMarks: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const ground = draw.choice(COLORS);
  const [tall, wide] = [draw.scaled(4, height), draw.scaled(4, width)];
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const markColor = draw.choice(without(COLORS, ground));
  const color = draw.choice(without(COLORS, ground, markColor));
  const ends = [place, place.moved(tall - 1, wide - 1)];
  const within = backdrop(inbox(ends));
  const cells = draw.sample(within, draw.fewOrMany(0, Math.floor(within.size / 2), within.size, 0));
  const input = Grid.filled(ground, height, width).fill(markColor, corners(ends)).fill(color, cells);
  return { input, output: input.crop(place.i, place.j, tall, wide).trim().replace(color, markColor) };
};

/** A figure of one colour with a single cell in another. */
function drawFigure(draw: Draw, markColor: number, color: number): PythonSet<Dot> {
  const within = rectangle(draw.scaled(2, 5), draw.scaled(2, 5));
  const area = within.size;
  const cells = PythonSet.of(draw.choice(within));
  const count = draw.fewOrMany(0, Math.floor(area / 2), area, 2);
  growBy(draw, count - 1, { cells, room: within });
  const figure = normalized(cells);
  const mark = draw.choice(figure);
  return recolored(
    figure.filter((cell) => cell !== mark),
    color,
  ).union([mark.in(markColor)]);
}

/** Around every red and every green mark its figure is drawn; that of the red marks mirrored. */
const figuresAroundMarks: Task = (draw) => {
  const [height, width] = [draw.scaled(11, 30), draw.scaled(11, 30)];
  const [ground, redColor, greenColor] = draw.sample(without(COLORS, 2, 3), 3);
  const figures = [drawFigure(draw, 2, redColor), drawFigure(draw, 3, greenColor)] as const;
  const [red, green] = figures;
  const [upper, lower] = draw.sample(figures, 2);
  const [above, below] = [bounds(upper), bounds(lower)];
  const top = draw.between(0, height - above.height - below.height - 1);
  const upperModel = shifted(upper, at(top, draw.between(0, width - above.width)));
  const lowerModel = shifted(
    lower,
    at(draw.between(top + above.height + 1, height - below.height), draw.between(0, width - below.width)),
  );
  let input = Grid.filled(ground, height, width).paint(upperModel).paint(lowerModel);
  let output = input;
  const copies = draw.scaled(1, Math.floor((height * width) / Math.trunc(1.5 * (red.size + green.size))));
  const nextTo = [upperModel, lowerModel].flatMap((model) => [...mergedMap(cellsOf(model), neighbors)]);
  let free = input.cellsOfColor(ground).difference(PythonSet.from(nextTo));
  const options = [flippedColumns(red), green];
  placeSome(copies, 5 * copies, () => {
    const figure = draw.choice(options);
    const { height: tall, width: wide } = bounds(figure);
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const placed = shifted(figure, draw.choice(places));
    const taken = cellsOf(placed);
    if (!taken.isSubsetOf(free)) return false;
    free = free.difference(taken).difference(mergedMap(taken, neighbors));
    input = input.paint(placed.filter(({ color }) => color === 2 || color === 3));
    output = output.paint(placed);
    return true;
  });
  if (draw.scaled(1, 100) >= 30) return { input, output };
  const color = draw.choice([2, 3]);
  const withoutOneKind = (grid: Grid): Grid => {
    const objects = objectsIn(grid, { diagonal: true, withoutGround: true });
    return grid.fill(ground, merged(objects.filter((object) => object.values().some((dot) => dot.color === color))));
  };
  return { input: withoutOneKind(input), output: withoutOneKind(output) };
};

/** The black rectangles of the largest area, at least two cells by two. */
function largestRectangles(grid: Grid): PythonSet<Cell>[] {
  let rectangles: PythonSet<Cell>[] = [];
  let largest = 0;
  for (const place of grid.cells()) {
    let wide = grid.width - place.j;
    for (let tall = 1; place.i + tall <= grid.height; tall++) {
      const row = grid.row(place.i + tall - 1).slice(place.j);
      const end = row.findIndex((color) => color !== 0);
      wide = Math.min(wide, end < 0 ? row.length : end);
      if (wide < 2) break;
      if (tall === 1 || tall * wide < largest) continue;
      if (tall * wide > largest) rectangles = [];
      largest = tall * wide;
      rectangles.push(backdrop([place, place.moved(tall - 1, wide - 1)]));
    }
  }
  return rectangles;
}

/** The largest black rectangle becomes pink. */
const largestBlack: Task = (draw) => {
  const [first, second] = [draw.scaled(3, 8), draw.scaled(3, 30)];
  const [height, width] = draw.coin() ? [second, first] : [first, second];
  const colors = draw.sample(without(COLORS, 0, 6), draw.scaled(1, 8));
  const cells = rectangle(height, width);
  const full = Grid.filled(-1, height, width).paint(inAnyOf(draw, colors, cells));
  const holes = draw.sample(cells, draw.scaled(1, Math.floor((height * width) / 3) * 2));
  const place = at(draw.between(0, height - 1), draw.between(0, width - 1));
  const input = full.fill(0, holes).fill(0, shifted(rectangle(2, 2), place));
  return { input, output: input.fill(6, merged(largestRectangles(input))) };
};

/** What is framed by two lines with capped ends. */
const betweenLines: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const [ground, noiseColor, color] = draw.sample(COLORS, 3);
  const tall = draw.scaled(4, Math.max(4, Math.trunc((2 / 3) * height)));
  const wide = draw.scaled(4, Math.max(4, Math.trunc((2 / 3) * width)));
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const noise = draw.sample(rectangle(height, width), draw.scaled(0, Math.floor((height * width) / 4)));
  const input = Grid.filled(ground, height, width)
    .fill(noiseColor, noise)
    .fill(color, line(place, place.moved(tall - 1, 0)))
    .fill(color, line(place.moved(0, wide - 1), place.moved(tall - 1, wide - 1)))
    .fill(noiseColor, corners([place, place.moved(tall - 1, wide - 1)]));
  return perhapsTransposed(draw, { input, output: input.crop(place.i, place.j, tall, wide) });
};

export const tasks: Readonly<Record<string, Task>> = {
  '3c9b0459': upsideDown,
  '3de23699': betweenMarks,
  '3e980e27': figuresAroundMarks,
  '3eda0437': largestBlack,
  '3f7978a0': betweenLines,
};
