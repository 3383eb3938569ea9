import { at, type Cell, DOWN } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { objectsIn, ofColor } from '../../grid/objects.ts';
import {
  antitransposed,
  bounds,
  cellsOf,
  flippedColumns,
  flippedRows,
  mergedMap,
  normalized,
  shifted,
  transposed,
} from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { box, corners, fullColumn, fullRow, line, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { merged, PythonSet } from '../../python-set.ts';
import { COLORS, placeSome, without, placesFor } from '../scenes.ts';
import { type Task, turned } from '../task.ts';

/** The enlarged shape is shrunk, and a copy of it put in the place of each of its own cells. */
const shrunkOwnCells: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 5), draw.scaled(2, 5)];
  const area = height * width;
  const ground = draw.choice(COLORS);
  const count = draw.fewOrMany(0, Math.floor(area / 2), area, 0);
  const cells = rectangle(height, width);
  const shape = [...draw.sample(cells, count), ...draw.sample(corners(cells), 3)];
  const color = draw.choice(without(COLORS, ground));
  const large = Grid.filled(ground, height, width).fill(color, shape).stretch(height, width);
  const fullHeight = draw.scaled(large.height + 2, 30);
  const fullWidth = draw.scaled(large.width + 2, 30);
  const place = at(draw.between(1, fullHeight - large.height - 1), draw.between(1, fullWidth - large.width - 1));
  return {
    input: Grid.filled(ground, fullHeight, fullWidth).paint(shifted(large.dots(), place)),
    output: shape.reduce(
      (grid, { i, j }) => grid.fill(color, shifted(shape, at(i * height, j * width))),
      Grid.filled(ground, large.height, large.width),
    ),
  };
};

const PATCH_SYMMETRIES: readonly ((cells: PythonSet<Cell>) => PythonSet<Cell>)[] = [
  (cells) => cells,
  transposed,
  antitransposed,
  flippedColumns,
  flippedRows,
];

/** Whole frames turn green. */
const greenFrames: Task = (draw) => {
  const usual = without(COLORS, 3);
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(usual);
  const colors = draw.sample(without(usual, ground), draw.scaled(1, 6));
  const count = draw.scaled(3, Math.floor((height * width) / 10));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(count, 5 * count, () => {
    const [rows, columns] = [draw.between(3, 5), draw.between(3, 5)];
    const starts = free.filter(({ i, j }) => i <= height - rows && j <= width - columns);
    if (starts.size === 0) return false;
    const start = draw.choice(starts);
    const changes = draw.sample(PATCH_SYMMETRIES, draw.choice([1, 2]));
    const frame = changes.reduce(
      (cells, change) => normalized(change(cells)),
      box([start, start.moved(rows - 1, columns - 1)]),
    );
    const { height: tall, width: wide } = bounds(frame);
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const whole = shifted(frame, draw.choice(places));
    const placed = draw.coin() ? PythonSet.from(draw.sample(whole, draw.scaled(1, whole.size - 1))) : whole;
    if (!placed.isSubsetOf(free)) return false;
    free = free.difference(placed).difference(mergedMap(placed, sideNeighbors));
    const color = draw.choice(colors);
    const size = bounds(placed);
    const isFrame = box(placed).equals(placed) && Math.min(size.height, size.width) > 2;
    input = input.fill(color, placed);
    output = output.fill(isFrame ? 3 : color, placed);
    return true;
  });
  return { input, output };
};

/** Lines that have only begun go on after the pattern of the complete one. */
const continuedLines: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const ground = draw.choice(COLORS);
  const colors = without(COLORS, ground);
  const [color, otherColor] = draw.sample(colors, 2);
  const chosen = new Set(draw.sample(range(width), draw.between(2, width - 2)));
  const complete = draw.between(0, height - 1);
  const isFirstKind = (j: number): boolean => chosen.has(j) === chosen.has(0);
  const pattern = (i: number, first: number, second: number): ((grid: Grid) => Grid) => {
    const dots = range(width).map((j) => at(i, j).in(isFirstKind(j) ? first : second));
    return (grid) => grid.paint(dots);
  };
  const withComplete = pattern(complete, color, otherColor);
  let output = withComplete(Grid.filled(ground, height, width));
  const count = draw.scaled(1, Math.max(1, Math.floor((height - 1) / 2)));
  let rows = without(range(height), complete);
  for (let k = 0; k < count; k++) {
    const row = draw.choice(rows);
    rows = without(rows, row);
    const [first, second] = draw.sample(colors, 2);
    output = pattern(row, first, second)(output);
  }
  const cut = range(width).findIndex((j) => !isFirstKind(j)) + 1;
  const hidden = shifted(rectangle(height, width - cut), at(0, cut));
  return turned(draw, { input: withComplete(output.fill(ground, hidden)), output });
};

/** Fields whose walls are whole turn green, all other ground turns yellow. */
const brokenWalls: Task = (draw) => {
  const [tall, wide] = [draw.scaled(2, 5), draw.scaled(2, 5)];
  const rows = draw.scaled(3, Math.floor(30 / (tall + 1)));
  const columns = draw.scaled(3, Math.floor(30 / (wide + 1)));
  const [ground, wallColor] = draw.sample(without(COLORS, 3, 4), 2);
  const [height, width] = [rows * (tall + 1) - 1, columns * (wide + 1) - 1];
  const lines = [
    ...range(tall, height, tall + 1).map((i) => fullRow(i)),
    ...range(wide, width, wide + 1).map((j) => fullColumn(j)),
  ];
  const whole = Grid.filled(ground, height, width).fill(wallColor, merged(lines));
  const walls = whole.cellsOfColor(wallColor);
  const crossings = walls.filter((cell) => sideNeighbors(cell).isSubsetOf(walls));
  const apart = objectsIn(whole.fill(ground, crossings), { oneColor: true });
  const pieces = ofColor(apart, wallColor)
    .map((piece) => cellsOf(piece))
    .union(crossings.map((cell) => PythonSet.of(cell)));
  const broken = draw.sample(pieces, draw.scaled(0, Math.floor(pieces.size / 2)));
  const input = whole.fill(
    ground,
    broken.map((piece) => draw.choice(piece)),
  );
  const fields = ofColor(objectsIn(input, { oneColor: true }), ground).filter(({ size }) => size === tall * wide);
  return { input, output: input.fill(3, merged(fields)).replace(ground, 4) };
};

/** The cell moves down by one; above it, every second column is drawn. */
const everySecondColumn: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 30)];
  const row = draw.scaled(0, height - 2);
  const column = draw.fewOrMany(0, Math.floor(width / 2), width, 0, width - 1);
  const [ground, color] = draw.sample(without(COLORS, 4), 2);
  const empty = Grid.filled(ground, height, width);
  const cell = at(row, column);
  const columns = range(column % 2, width, 2).map((j) => line(at(0, j), at(row, j)));
  return {
    input: empty.fill(color, [cell]),
    output: empty.fill(color, [cell.plus(DOWN)]).fill(4, merged(columns)),
  };
};

export const tasks: Readonly<Record<string, Task>> = {
  '80af3007': shrunkOwnCells,
  '810b9b61': greenFrames,
  '82819916': continuedLines,
  '83302e8f': brokenWalls,
  '834ec97d': everySecondColumn,
};
