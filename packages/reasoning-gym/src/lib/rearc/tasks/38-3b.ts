import { attempt } from '../../attempt.ts';
import { at, type Cell, DOWN, DOWN_RIGHT, ORIGIN, RIGHT, UP_RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { bounds, cellsOf, mergedMap, normalized, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, line, neighbors, outbox, ray, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { grow } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, speckled, without, placesFor } from '../scenes.ts';
import { changed, type Task, turned } from '../task.ts';

/** Bars at the edge rise into the notches of the block they face. */
const barsIntoNotches: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const [tall, wide] = [draw.scaled(2, Math.floor(height / 2)), draw.scaled(3, width - 2)];
  const [ground, blockColor, barColor] = draw.sample(COLORS, 3);
  const left = draw.between(1, width - wide - 1);
  const columns = range(left, left + wide);
  const ends = new Map(columns.map((j) => [j, draw.between(1, tall - 1)]));
  const block = columns.flatMap((j) => [...line(at(0, j), at(ends.get(j)! - 1, j))]);
  let input = Grid.filled(ground, height, width).fill(blockColor, block);
  let output = input;
  const chosen = new Set(draw.sample(columns, draw.scaled(1, wide - 1)));
  for (const [j, end] of ends) {
    if (!chosen.has(j)) continue;
    const length = draw.between(1, height - end - 1);
    input = input.fill(barColor, line(at(height - length, j), at(height - 1, j)));
    output = output.fill(barColor, line(at(end, j), at(end + length - 1, j)));
  }
  return turned(draw, { input, output });
};

/** So many different shapes; each grows until it fills the bounds or has the cells drawn for it. */
function drawShapes(draw: Draw, count: number, tall: number, wide: number): PythonSet<Cell>[] {
  const within = rectangle(tall, wide);
  const shapes: PythonSet<Cell>[] = [];
  while (shapes.length < count) {
    const shape = attempt('shape unlike the others', () => {
      const most = draw.between(tall + wide - 1, tall * wide);
      const cells = PythonSet.of(draw.choice(within));
      const isFull = (): boolean => bounds(cells).height === tall && bounds(cells).width === wide;
      while (!isFull() && cells.size < most) grow(draw, cells, within);
      return shapes.some((other) => other.equals(cells)) ? undefined : cells;
    });
    shapes.push(shape);
  }
  return shapes.map((shape) => normalized(shape));
}

/** The shape that occurs most often. */
const mostFrequentShape: Task = (draw) => {
  const [height, width] = [draw.scaled(15, 30), draw.scaled(15, 30)];
  const [tall, wide] = [draw.between(2, 4), draw.between(2, 4)];
  const ground = draw.choice(COLORS);
  const others = draw.scaled(1, tall + wide);
  const colors = draw.sample(without(COLORS, ground), others + 1);
  const wanted = draw.scaled(others + 2, Math.max(others + 2, Math.floor((height * width) / 16)));
  const kinds = drawShapes(draw, others + 1, tall, wide).map((cells, k) => ({ cells, color: colors[k]!, count: 0 }));
  const [main, ...rest] = kinds as [(typeof kinds)[number], ...typeof kinds];
  // Shapes that differ only by their place within the bounds count as the first of them.
  const isFirst = (kind: (typeof kinds)[number], k: number): boolean =>
    rest.findIndex(({ cells }) => cells.equals(kind.cells)) === k;
  const rarer = rest.filter(isFirst);
  const counterOfMain = rarer.find(({ cells }) => cells.equals(main.cells)) ?? main;
  let input = Grid.filled(ground, height, width);
  let free = input.cells();
  for (let [tried, done] = [0, 0]; tried < 10 * wanted && done < wanted; tried++) {
    const candidates = rarer.filter(({ count }) => count + 1 < main.count);
    const isMain = candidates.length === 0 || draw.between(0, 100) / 100 > draw.easiest;
    const kind = isMain ? main : draw.choice(candidates);
    const { cells, color } = kind;
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) break;
    const placed = shifted(cells, draw.choice(places));
    const hasColor = (cell: Cell): boolean => input.holds(cell) && input.at(cell.i, cell.j) === color;
    const touchesOwnColor = placed.values().some((cell) => neighbors(cell).values().some(hasColor));
    if (!placed.isSubsetOf(free) || touchesOwnColor) continue;
    done += 1;
    free = free.difference(placed).difference(mergedMap(placed, sideNeighbors));
    input = input.fill(color, placed);
    (isMain ? counterOfMain : kind).count += 1;
  }
  const { height: rows, width: columns } = bounds(main.cells);
  return { input, output: Grid.filled(ground, rows, columns).fill(main.color, main.cells) };
};

/** Every cell becomes a rectangle, with lines in between. */
function ruled(grid: Grid, color: number, rows: number, columns: number): Grid {
  const [tall, wide] = [rows + 1, columns + 1];
  return Grid.from(grid.height * tall - 1, grid.width * wide - 1, (i, j) =>
    i % tall === rows || j % wide === columns ? color : grid.at(Math.floor(i / tall), Math.floor(j / wide)),
  );
}

/** What surrounds the middle of the pattern is drawn around every lone cell of the same colour. */
const surroundings: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 10), draw.scaled(5, 10)];
  const [ground, lineColor, dotColor] = draw.sample(COLORS, 3);
  let [row, column] = [draw.between(1, height - 2), draw.between(1, width - 2)];
  if (height === 5) row = draw.choice([1, 3]);
  if (width === 5) column = draw.choice([1, 3]);
  const middle = at(row, column);
  const count = draw.scaled(1, 8);
  const colors = draw.sample(without(COLORS, ground, lineColor, dotColor), draw.scaled(1, 7));
  const ring = neighbors(middle);
  const cells = PythonSet.of(middle);
  for (let k = 0; k < count; k++) {
    cells.add(draw.choice(mergedMap(cells, sideNeighbors).intersection(ring).difference(cells)));
  }
  const pattern = inAnyOf(
    draw,
    colors,
    cells.filter((cell) => cell !== middle),
  );
  let input = Grid.filled(ground, height, width).fill(dotColor, [middle]).paint(pattern);
  let output = input;
  const wanted = draw.scaled(1, Math.floor((height * width) / (2 * count + 1)));
  let free = input.cellsOfColor(ground).difference(mergedMap(ring, sideNeighbors));
  const around = shifted(pattern, middle.times(-1));
  const unfit = new PythonSet<Cell>();
  for (let [tried, done] = [0, 0]; (tried < 6 * wanted && done < wanted) || done === 0; tried++) {
    const candidates = free.difference(unfit);
    if (candidates.size === 0) break;
    const dot = draw.choice(candidates);
    const placed = shifted(around, dot);
    const taken = cellsOf(placed);
    if (taken.isSubsetOf(free)) {
      free = free.difference(taken.union([dot]));
      done += 1;
      input = input.fill(dotColor, [dot]);
      output = output.fill(dotColor, [dot]).paint(placed);
    } else unfit.add(dot);
  }
  const rows = draw.scaled(1, Math.floor((31 - height) / height));
  const columns = draw.scaled(1, Math.floor((31 - width) / width));
  return { input: ruled(input, lineColor, rows, columns), output: ruled(output, lineColor, rows, columns) };
};

/** The cell that an angle of three lacks to be a square becomes blue. */
const filledAngles: Task = (draw) => {
  const square = [ORIGIN, RIGHT, DOWN, DOWN_RIGHT];
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(without(COLORS, 1));
  const color = draw.choice(without(COLORS, 1, ground));
  let input = Grid.filled(ground, height, width);
  let free: readonly Cell[] = input.cells().values();
  const angles = draw.scaled(1, Math.floor(Math.floor((height * width) / 2) / 3));
  const gaps: Cell[] = [];
  placeSome(angles, 2 * angles, () => {
    const place = draw.choice(free);
    const gap = draw.choice(square);
    const angle = without(square, gap).map((cell) => cell.plus(place));
    if (!angle.every((cell) => free.includes(cell))) return false;
    free = without(free, ...angle, ...angle.flatMap((cell) => sideNeighbors(cell).values()));
    input = input.fill(color, angle);
    gaps.push(gap.plus(place));
    return true;
  });
  return { input, output: input.fill(1, gaps) };
};

/** Cells at the edge send a zigzag of their colour through the grid. */
const zigzags: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(COLORS);
  const colors = without(COLORS, ground);
  const count = draw.scaled(1, Math.max(1, Math.floor((width - 2) / 3)));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let columns = range(1, width - 1);
  for (let k = 0; k < count && columns.length > 0; k++) {
    const column = draw.choice(columns);
    columns = columns.filter((j) => Math.abs(j - column) > 2);
    const color = draw.choice(colors);
    input = input.fill(color, [at(0, column)]);
    output = output
      .fill(
        color,
        range(0, height, 2).map((i) => at(i, column)),
      )
      .fill(
        color,
        range(1, height, 2).flatMap((i) => [at(i, column - 1), at(i, column + 1)]),
      );
  }
  return turned(draw, { input, output });
};

/** The input is mirrored to the right and downwards. */
const mirroredTwice: Task = (draw) => {
  const input = speckled(draw, draw.scaled(1, 15), draw.scaled(1, 15));
  const upper = input.beside(input.flipColumns());
  return { input, output: upper.above(upper.flipRows()) };
};

/** From the foot of the line, one ray runs along the edge and one slantwise. */
const raysFromFoot: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 15), draw.scaled(3, 15)];
  const [ground, color] = draw.sample(without(COLORS, 2, 4), 2);
  const factor = draw.scaled(1, Math.floor(30 / Math.max(height, width)));
  const input = Grid.filled(ground, height, width).fill(color, line(ORIGIN, at(height - 1, 0)));
  const output = input
    .fill(4, line(at(height - 1, 1), at(height - 1, width - 1)))
    .fill(2, ray(at(height - 2, 1), UP_RIGHT));
  return changed(turned(draw, { input, output }), (grid) => grid.upscale(factor));
};

/** Bars three cells thick get holes along their middle. */
const piercedBars: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(COLORS);
  let colors = without(COLORS, ground);
  let input = Grid.filled(ground, height, width);
  let output = input;
  const bars = draw.scaled(1, 8);
  let free = input.cells();
  const drawLength = (most: number): number => draw.scaled(1, Math.max(1, Math.floor(most / 2) - 1)) * 2 + 1;
  placeSome(bars, 4 * bars + 1, () => {
    const [tall, wide] = draw.coin() ? [3, drawLength(width)] : [drawLength(height), 3];
    const places = free.filter(({ i, j }) => i < height - tall && j < width - wide);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const bar = backdrop([place, place.moved(tall - 1, wide - 1)]);
    const color = draw.choice(colors);
    if (!bar.isSubsetOf(free)) return false;
    colors = without(colors, color);
    input = input.fill(color, bar);
    const holes = bar.filter(({ i, j }) => (i - place.i) % 2 === 1 && (j - place.j) % 2 === 1);
    output = output.fill(color, bar).fill(ground, holes);
    free = free.difference(bar);
    return true;
  });
  return { input, output };
};

/** Framed rectangles exchange the colours of core and frame and grow arms as thick as their core. */
const grownArms: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(2, 9));
  const wanted = draw.scaled(1, Math.floor((height * width) / 40));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(wanted, 5 * wanted, () => {
    if (free.size === 0) return false;
    const [rows, columns] = [draw.choice([1, 2]), draw.choice([1, 2])];
    const [tall, wide] = [2 + 3 * rows, 2 + 3 * columns];
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const area = backdrop([place, place.moved(tall - 1, wide - 1)]);
    if (!area.isSubsetOf(free)) return false;
    free = free.difference(area);
    const [coreColor, frameColor] = draw.sample(colors, 2);
    const core = backdrop([place.moved(rows + 1, columns + 1), place.moved(2 * rows, 2 * columns)]);
    const frame = outbox(core);
    const { top, left, bottom, right } = bounds(frame);
    const cross = area.filter(({ i, j }) => (i >= top && i <= bottom) || (j >= left && j <= right));
    input = input.fill(coreColor, core).fill(frameColor, frame);
    output = output.fill(frameColor, cross).fill(coreColor, frame);
    return true;
  });
  return { input, output };
};

export const tasks: Readonly<Record<string, Task>> = {
  '3906de3d': barsIntoNotches,
  '39a8645d': mostFrequentShape,
  '39e1d7f9': surroundings,
  '3aa6fb7a': filledAngles,
  '3ac3eb23': zigzags,
  '3af2c5a8': mirroredTwice,
  '3bd67248': raysFromFoot,
  '3bdb4ada': piercedBars,
  '3befdf3e': grownArms,
};
