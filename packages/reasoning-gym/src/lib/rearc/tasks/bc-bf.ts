import { at, type Cell, DOWN, DOWN_RIGHT, ORIGIN, RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { bounds, mergedMap, normalized, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { line, neighbors, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { growBy, seed } from '../growth.ts';
import { COLORS, without } from '../scenes.ts';
import { type Task, turned } from '../task.ts';

/** The pieces in the four corners are laid over one another. */
const overlaidCorners: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 15), draw.scaled(2, 14)];
  const [ground, color] = draw.sample(COLORS, 2);
  const within = rectangle(height, width);
  const corners = [ORIGIN, RIGHT, DOWN, DOWN_RIGHT];
  const counts = corners.map(() => draw.between(1, (height - 1) * (width - 1) - 1));
  const pieces = corners.map((corner, index) => {
    const [innerRow, innerColumn] = [corner.i ? 0 : height - 1, corner.j ? 0 : width - 1];
    const outer = within.filter(({ i, j }) => i !== innerRow && j !== innerColumn);
    return draw.sample(outer, counts[index]!);
  });
  const inPlace = corners.flatMap(({ i, j }, index) => [
    ...shifted(pieces[index]!, at(i * (height - 1), j * (width + 1))),
  ]);
  return {
    input: Grid.filled(ground, 2 * height - 1, 2 * width + 1).fill(color, inPlace),
    output: Grid.filled(ground, height, width).fill(color, pieces.flat()),
  };
};

/** Below the bar, each row takes a colour of the first row in turn, again and again. */
const rowsInTurn: Task = (draw) => {
  const [height, width] = [draw.scaled(1, 28), draw.scaled(2, 8)];
  const ground = draw.choice(range(1, 10));
  const others = without(range(1, 10), ground);
  const bar = draw.choice(others);
  const colors = draw.sample(others, width);
  const withBody = (colorAt: (row: number) => number): Grid =>
    Grid.from(height + 2, width, (i, j) => (i === 0 ? colors[j]! : i === 1 ? bar : colorAt(i - 2)));
  return turned(draw, { input: withBody(() => ground), output: withBody((row) => colors[row % width]!) });
};

/** Each ring takes the next other colour outwards; from the outermost it goes on at the innermost. */
const ringColors: Task = (draw) => {
  const [height, width] = [2 * draw.scaled(2, 14), 2 * draw.scaled(2, 14)];
  const colors = draw.sample(COLORS, draw.scaled(2, 10));
  const rings = range(Math.min(height, width) / 2).map(() => draw.choice(colors));
  const nextColors = rings.map((color, ring) => {
    const outwards = [...rings.slice(0, ring).reverse(), ...rings.slice(ring).reverse()];
    return outwards.find((other) => other !== color) ?? color;
  });
  const drawRings = (ringColors: readonly number[]): Grid =>
    Grid.from(height, width, (i, j) => ringColors[Math.min(i, j, height - 1 - i, width - 1 - j)]!);
  return { input: drawRings(rings), output: drawRings(nextColors) };
};

/** Bars at two edges grow to the opposite edge; where they cross, they change their colour. */
const crossingBars: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const rowCount = draw.scaled(1, Math.floor(height / 2) - 1);
  const columnCount = draw.scaled(1, Math.floor(width / 2) - 1);
  const rows = draw.sample(range(2, height - 1), rowCount);
  const columns = draw.sample(range(2, width - 1), columnCount);
  const colorCount = draw.scaled(2, 8);
  const ground = draw.choice(without(COLORS, 4));
  const colors = draw.sample(without(COLORS, 4, ground), colorCount);
  let input = Grid.filled(ground, height, width);
  let output = input;
  const addBars = (places: readonly number[], place: (along: number, across: number) => Cell, end: number): void => {
    let color = -1;
    for (const across of places.toSorted((a, b) => a - b)) {
      color = draw.choice(without(colors, color));
      const length = draw.between(2, across);
      input = input.fill(color, line(place(0, across), place(length - 1, across)));
      output = output.fill(color, line(place(0, across), place(end, across)));
    }
  };
  addBars(rows, (along, across) => at(across, along), width - 1);
  addBars(columns, at, height - 1);
  const crossings = rows.flatMap((i) => columns.map((j) => at(i, j)));
  return turned(draw, { input, output: output.fill(4, crossings) });
};

/** Grows cells within others up to a number, or as far as there is room. */
function growUpTo(draw: Draw, count: number, start: Cell, within: PythonSet<Cell>): PythonSet<Cell> {
  const cells = PythonSet.of(start);
  while (cells.size < count) {
    const candidates = within.difference(cells).intersection(mergedMap(cells, sideNeighbors));
    if (candidates.size === 0) break;
    cells.add(draw.choice(candidates));
  }
  return cells;
}

/** The largest shape is cut out. */
const largestShape: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const others = draw.scaled(3, Math.max(3, Math.floor((height * width) / 16)));
  const ground = draw.choice(COLORS);
  const colors = without(COLORS, ground);
  const largest = draw.scaled(others + 1, 2 * others);
  const { cells: shape, room } = seed(draw, rectangle(height, width));
  growBy(draw, largest - 1, { cells: shape, room }, sideNeighbors);
  let free = room.difference(shape).difference(mergedMap(shape, neighbors));
  const color = draw.choice(colors);
  let input = Grid.filled(ground, height, width).fill(color, shape);
  for (let k = 0; k < others && free.size > 0; k++) {
    const place = draw.choice(free);
    const other = growUpTo(draw, draw.scaled(1, largest - 1), place, free);
    input = input.fill(draw.choice(colors), other);
    free = free.difference(other).difference(mergedMap(other, neighbors));
  }
  const size = bounds(shape);
  return { input, output: Grid.filled(ground, size.height, size.width).fill(color, normalized(shape)) };
};

/** Bars are pushed to one side and sorted by their length. */
const sortedBars: Task = (draw) => {
  const width = draw.scaled(3, 30);
  const height = draw.scaled(width, 30);
  const ground = draw.choice(without(COLORS, 8));
  const count = draw.scaled(1, Math.min(8, width - 1));
  const colors = draw.sample(without(COLORS, 8, ground), count);
  const lengths = draw.sample(range(1, width), count).toSorted((a, b) => a - b);
  const bars = Grid.from(height - 1, width, (i, j) => {
    const bar = i - (height - 1 - count);
    return bar >= 0 && j < lengths[bar]! ? colors[bar]! : ground;
  });
  const floor = Grid.filled(8, 1, width);
  const moved = [...draw.shuffle(bars.rows()), floor.row(0)].map((row) => {
    const gap = row.filter((color) => color === ground).length;
    const offset = draw.between(0, gap);
    return [...row.slice(width - offset), ...row.slice(0, width - offset)];
  });
  return turned(draw, { input: Grid.fromRows(moved).flipColumns(), output: bars.above(floor).flipColumns() });
};

export const tasks: Readonly<Record<string, Task>> = {
  bc1d5164: overlaidCorners,
  bd4472b8: rowsInTurn,
  bda2d7a6: ringColors,
  bdad9b1f: crossingBars,
  be94b721: largestShape,
  beb8660c: sortedBars,
};
