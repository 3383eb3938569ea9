import { at, type Cell, DOWN, DOWN_LEFT, DOWN_RIGHT, ORIGIN, RIGHT, UP_LEFT, UP_RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { occurrences } from '../../grid/objects.ts';
import { bounds, mergedMap, recolored, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, line, ray, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import { COLORS, inAnyOf, placeSome, without } from '../scenes.ts';
import { perhapsTransposed, type Task, turned } from '../task.ts';

/** Shapes of one to three cells with the colour for their size. */
const SMALL_SHAPES: readonly { readonly color: number; readonly shapes: PythonSet<PythonSet<Cell>> }[] = [
  { color: 3, shapes: PythonSet.of(PythonSet.of(ORIGIN)) },
  { color: 2, shapes: PythonSet.of(PythonSet.of(ORIGIN, RIGHT), PythonSet.of(ORIGIN, DOWN)) },
  {
    color: 1,
    shapes: PythonSet.of(
      PythonSet.of(ORIGIN, DOWN, DOWN_RIGHT),
      PythonSet.of(ORIGIN, DOWN, RIGHT),
      PythonSet.of(DOWN_RIGHT, DOWN, RIGHT),
      PythonSet.of(DOWN_RIGHT, ORIGIN, RIGHT),
      line(ORIGIN, at(2, 0)),
      line(ORIGIN, at(0, 2)),
    ).copy(),
  },
];

/** Shapes are coloured by the number of their cells. */
const coloredBySize: Task = (draw) => {
  const palette = without(COLORS, 1, 2, 3);
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const ground = draw.choice(palette);
  const plain = draw.choice(without(palette, ground));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  for (let left = draw.scaled(1, Math.floor((height * width) / 4)); left > 0; left--) {
    const { color, shapes } = draw.choice(SMALL_SHAPES);
    const shape = draw.choice(shapes);
    placeSome(1, 10, () => {
      if (free.size === 0) return false;
      const cells = shifted(shape, draw.choice(free));
      if (!cells.isSubsetOf(free)) return false;
      input = input.fill(plain, cells);
      output = output.fill(color, cells);
      free = free.difference(cells).difference(mergedMap(cells, sideNeighbors));
      return true;
    });
  }
  return { input, output };
};

/** A shape is repeated along a diagonal, where the first copy had only begun. */
const diagonalCopies: Task = (draw) => {
  const [height, width] = [draw.scaled(9, 30), draw.scaled(9, 30)];
  const side = draw.scaled(3, Math.floor(Math.min(height, width) / 2) - 1);
  const [ground, color, copyColor] = draw.sample(COLORS, 3);
  let emblem = Grid.filled(ground, side, side);
  const half = Math.floor(side / 2);
  const quarter = emblem.cells().filter(({ i, j }) => i >= half && j >= half);
  const count = draw.fewOrMany(1, Math.floor(quarter.size / 2), quarter.size, 2, quarter.size - 1);
  const cells = draw.sample(quarter, count);
  cells.push(draw.choice([at(half, half), at(half, half - 1)]));
  const mirroredCells = cells.flatMap((cell) => [cell, at(cell.j, cell.i)]);
  for (let turn = 0; turn < 4; turn++) emblem = emblem.fill(color, mirroredCells).turnRight();
  const isRimEmpty = ({ i, j }: Cell): boolean => emblem.at(i, j) === ground;
  while (emblem.height > 3 && box(emblem.cells()).values().every(isRimEmpty)) emblem = emblem.trim();

  const shape = emblem.cellsOfColor(color);
  const size = bounds(shape).height;
  const original = shifted(shape, at(draw.between(1, height - 2 * size), draw.between(1, width - 2 * size)));
  const area = backdrop(original);
  let step = 0;
  while (!shifted(original, at(step, step)).isDisjointFrom(area)) step += 1;
  const copy = shifted(original, at(step, step)).values();
  const gaps = copy.map(({ i, j }) =>
    Math.min(...original.values().map((cell) => Math.max(Math.abs(cell.i - i), Math.abs(cell.j - j)))),
  );
  const least = Math.min(...gaps);
  const input = Grid.filled(ground, height, width)
    .fill(color, original)
    .fill(
      copyColor,
      copy.filter((_, index) => gaps[index] === least),
    );
  let output = input;
  for (let k = 1; k <= 30; k++) {
    const next = output.fill(copyColor, shifted(original, at(k * step, k * step)));
    if (next.equals(output)) break;
    output = next;
  }
  return turned(draw, { input, output });
};

/** A green cross in the middle between two dots. */
const crossBetween: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const i = draw.between(0, height - 1);
  const size = Math.min(Math.max(5, 2 * draw.scaled(2, Math.floor(width / 2)) + 1), width);
  const j = draw.between(0, width - size);
  const [ground, color] = draw.sample(without(COLORS, 3), 2);
  const input = Grid.filled(ground, height, width).fill(color, [at(i, j), at(i, j + size - 1)]);
  const middle = at(i, j + Math.floor(size / 2));
  return perhapsTransposed(draw, { input, output: input.fill(3, [middle, ...sideNeighbors(middle)]) });
};

/** What lies on both sides of a line, put together. */
const sidesTogether: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 14), draw.scaled(3, 30)];
  const ground = draw.choice(COLORS);
  const bar = draw.choice(without(COLORS, ground));
  const above = draw.choice(without(COLORS, ground, bar));
  const below = draw.choice(without(COLORS, ground, bar, above));
  const blank = Grid.filled(ground, height, width);
  const count = draw.scaled(2, Math.floor((height * width) / 2));
  const cells = draw.sample(blank.cells(), count);
  const upper = draw.sample(cells, draw.between(1, count - 1));
  const lower = without(cells, ...upper);
  const top = blank.fill(above, upper);
  return perhapsTransposed(draw, {
    input: top.above(Grid.filled(bar, 1, width)).above(blank.fill(below, lower)),
    output: top.fill(below, lower),
  });
};

/** Every second column is turned upside down. */
const alternatingColumns: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 30), draw.scaled(4, 30)];
  const colors = draw.sample(COLORS, draw.scaled(1, Math.min(10, height)));
  const column = range(height).map(() => draw.choice(colors));
  return {
    input: Grid.from(height, width, (i) => column[i]!),
    output: Grid.from(height, width, (i, j) => column[j % 2 === 0 ? i : height - 1 - i]!),
  };
};

/** Three lines are coloured by their length. */
const coloredByLength: Task = (draw) => {
  const palette = without(COLORS, 1, 2, 4);
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const long = draw.scaled(3, Math.min(height, width));
  const medium = draw.scaled(2, long);
  const short = draw.scaled(1, medium);
  const ground = draw.choice(palette);
  const colors = without(palette, ground);
  let input = Grid.filled(ground, height, width);
  let output = input;
  const all = input.cells();
  let free = all;
  for (const [color, length] of [
    [1, long],
    [4, medium],
    [2, short],
  ] as const) {
    const fenced = input.fill(-1, all.difference(free));
    const options = [line(ORIGIN, at(0, length - 1)), line(ORIGIN, at(length - 1, 0))]
      .map((bar) => ({ bar, places: occurrences(fenced, recolored(bar, ground)) }))
      .filter(({ places }) => places.size > 0);
    const { bar, places } = draw.choice(options);
    const cells = shifted(bar, draw.choice(places));
    input = input.fill(draw.choice(colors), cells);
    output = output.fill(color, cells);
    free = free.difference(cells).difference(mergedMap(cells, sideNeighbors));
  }
  return { input, output };
};

/** The colour of the middle spreads along both diagonals. */
const diagonalsFromMiddle: Task = (draw) => {
  const middle = at(draw.scaled(1, 14), draw.scaled(1, 14));
  const color = draw.choice(COLORS);
  const blank = Grid.filled(color, 2 * middle.i + 1, 2 * middle.j + 1);
  const cells = blank.cells().filter((cell) => cell !== middle);
  const colors = draw.sample(without(COLORS, color), draw.scaled(1, 9));
  const input = blank.paint(inAnyOf(draw, colors, cells));
  const diagonals = [UP_LEFT, DOWN_RIGHT, UP_RIGHT, DOWN_LEFT].flatMap((way) => [...ray(middle, way)]);
  return { input, output: input.fill(color, diagonals) };
};

/** The picture is reflected downwards, and both together once more. */
const reflectedTwice: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 8), draw.scaled(3, 30)];
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(1, 9));
  const blank = Grid.filled(ground, height, width);
  const cells = draw.sample(blank.cells(), draw.scaled(1, height * width));
  const input = blank.paint(inAnyOf(draw, colors, cells));
  const reflected = (grid: Grid): Grid => grid.above(grid.crop(0, 0, grid.height - 1, width).flipRows());
  return { input, output: reflected(reflected(input)) };
};

/** Nested rectangles are reduced to rings one cell wide. */
const thinRings: Task = (draw) => {
  const count = draw.scaled(2, 10);
  const colors = draw.sample(COLORS, count);
  const last = 2 * count - 2;
  const output = Grid.from(last + 1, last + 1, (i, j) => colors[Math.min(i, j, last - i, last - j)]!);
  const rows = { lines: range(last + 1), repeats: draw.scaled(0, 30 - count) };
  const columns = { lines: range(last + 1), repeats: draw.scaled(0, 30 - count) };
  for (;;) {
    const open = [rows, columns].filter(({ repeats }) => repeats > 0);
    if (open.length === 0 || Math.max(rows.lines.length, columns.lines.length) >= 30) break;
    const side = draw.choice(open);
    const index = draw.between(0, side.lines.length - 1);
    side.lines.splice(index, 0, side.lines[index]!);
    side.repeats -= 1;
  }
  const input = Grid.from(rows.lines.length, columns.lines.length, (i, j) =>
    output.at(rows.lines[i]!, columns.lines[j]!),
  );
  return { input, output };
};

export const tasks: Readonly<Record<string, Task>> = {
  e8593010: coloredBySize,
  e8dc4411: diagonalCopies,
  e9614598: crossBetween,
  e98196ab: sidesTogether,
  e9afcf9a: alternatingColumns,
  ea32f347: coloredByLength,
  ea786f4a: diagonalsFromMiddle,
  eb281b96: reflectedTwice,
  eb5a1d5d: thinRings,
};
