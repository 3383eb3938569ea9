import { attempt } from '../../attempt.ts';
import { at, type Cell, type Dot, DOWN, DOWN_RIGHT, ORIGIN, RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { isAtEdge, objectsIn, occurrences, ofColor } from '../../grid/objects.ts';
import { cellsOf, mergedMap, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { corners, fullColumn, fullRow, line, neighbors, outbox, rectangle } from '../../grid/shapes.ts';
import { merged, PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { COLORS, inAnyOf, without, strewn } from '../scenes.ts';
import type { Task } from '../task.ts';

const GAP = -1;

/** The indices of blocks, each repeated at random but at least twice, with a gap between one and the next. */
function blocksAndGaps(draw: Draw, blocks: number, length: number): number[] {
  const sizes = range(blocks).map(() => 2);
  for (let left = length - (3 * blocks - 1); left > 0; left--) sizes[draw.between(0, blocks - 1)]! += 1;
  return sizes.flatMap((size, index) => [...range(size).map(() => index), GAP]).slice(0, -1);
}

/** The colours of the blocks in their arrangement, one cell each. */
const blockColors: Task = (draw) => {
  const [tall, wide] = [draw.scaled(2, 6), draw.scaled(2, 6)];
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(3, 9));
  const cells = rectangle(tall, wide);
  const linesOf = (grid: Grid): number => new Set(grid.rows().map(String)).size;
  const output = attempt('arrangement with differing rows and columns', () => {
    const grid = Grid.filled(ground, tall, wide).paint(inAnyOf(draw, colors, cells));
    return linesOf(grid) === tall && linesOf(grid.transpose()) === wide ? grid : undefined;
  });
  const [height, width] = [draw.scaled(3 * tall - 1, 30), draw.scaled(3 * wide - 1, 30)];
  const rows = blocksAndGaps(draw, tall, height);
  const columns = blocksAndGaps(draw, wide, width);
  const whole = Grid.from(height, width, (i, j) =>
    rows[i] === GAP || columns[j] === GAP ? ground : output.at(rows[i]!, columns[j]!),
  );
  const objects = objectsIn(whole, { oneColor: true });
  let input = whole;
  for (const block of objects.difference(ofColor(objects, ground))) {
    const holes = draw.scaled(1, Math.floor(block.size / 2));
    input = input.fill(ground, draw.sample(cellsOf(block), holes));
  }
  return { input, output };
};

/** A grid with spots in which different colours never touch, cut down to the spots. */
function separateSpots(draw: Draw, ground: number, colors: readonly number[], height: number, width: number): Grid {
  let grid = Grid.filled(ground, height, width);
  let free = grid.cells();
  for (let left = draw.scaled(1, height * width); left > 0; left--) {
    const options = colors
      .map((color) => {
        const own = grid.cellsOfColor(color);
        const isFine = (cell: Cell): boolean => !grid.holds(cell) || free.has(cell) || own.has(cell);
        const candidates = free.union(mergedMap(own, neighbors));
        return { color, places: candidates.filter((cell) => neighbors(cell).values().every(isFine)) };
      })
      .filter(({ places }) => places.size > 0);
    if (options.length === 0) break;
    const { color, places } = draw.choice(options);
    const place = draw.choice(places);
    grid = grid.fill(color, [place]);
    free = free.filter((cell) => cell !== place);
  }
  return grid.cropTo(
    grid
      .cells()
      .values()
      .filter(({ i, j }) => grid.at(i, j) !== ground),
  );
}

/** Ground between two cells of a colour takes that colour, over and over. */
function withGapsClosed(grid: Grid, ground: number, colors: Iterable<number>): Grid {
  let closed = grid;
  for (const color of colors) {
    const across = [ORIGIN.in(color), RIGHT.in(ground), at(0, 2).in(color)];
    const down = [ORIGIN.in(color), DOWN.in(ground), at(2, 0).in(color)];
    closed = closed
      .fill(color, shifted(occurrences(grid, across), RIGHT))
      .fill(color, shifted(occurrences(grid, down), DOWN));
  }
  return closed.equals(grid) ? grid : withGapsClosed(closed, ground, colors);
}

/** Of the squares between the lines, those with corners in one colour, one cell each; gaps between two such are closed. */
const markedCrossings: Task = (draw) => {
  const [tallest, widest] = [draw.scaled(2, 6), draw.scaled(2, 6)];
  const [ground, lineColor] = draw.sample(COLORS, 2);
  const colors = draw.sample(without(COLORS, ground, lineColor), draw.scaled(1, 8));
  const spots = separateSpots(draw, ground, colors, tallest, widest);
  const [rows, columns] = [spots.height, spots.width];
  const tall = draw.scaled(2, Math.floor((29 - rows) / rows));
  const wide = draw.scaled(2, Math.floor((29 - columns) / columns));
  const square = rectangle(tall, wide);
  let middle = Grid.filled(lineColor, rows * (tall + 1) + 1, columns * (wide + 1) + 1);
  for (const { color, i, j } of spots.dots()) {
    const placed = shifted(square, at(1 + i * (tall + 1), 1 + j * (wide + 1)));
    middle = middle.fill(ground, placed);
    if (color !== ground) middle = middle.fill(color, corners(outbox(placed)));
  }
  const [height, width] = [draw.scaled(middle.height, 30), draw.scaled(middle.width, 30)];
  const place = at(draw.between(0, height - middle.height), draw.between(0, width - middle.width));
  const lines = [
    ...range(place.i % (tall + 1), height, tall + 1).map((i) => fullRow(i)),
    ...range(place.j % (wide + 1), width, wide + 1).map((j) => fullColumn(j)),
  ];
  const used = PythonSet.from(colors).intersection(spots.palette());
  return {
    input: Grid.filled(ground, height, width).fill(lineColor, merged(lines)).paint(shifted(middle.dots(), place)),
    output: withGapsClosed(spots, ground, used),
  };
};

/** The blue cells are counted: as many red ones in a fixed order. */
const blueCount: Task = (draw) => {
  const colors = without(COLORS, 1, 2);
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(colors);
  const count = draw.between(1, 4);
  const counters = [ORIGIN, RIGHT, at(0, 2), DOWN_RIGHT].slice(0, count);
  const empty = Grid.filled(ground, height, width);
  const scene = empty.fill(1, draw.sample(empty.cells(), count));
  const free = scene.cellsOfColor(ground);
  const noise = draw.scaled(0, Math.floor(free.size / 2) - 1);
  const noiseColors = draw.sample(without(colors, ground), draw.scaled(1, 7));
  const input = scene.paint(inAnyOf(draw, noiseColors, draw.sample(free, noise)));
  return { input, output: Grid.filled(ground, 3, 3).fill(2, counters) };
};

/** Lines across, level ones first, with ground between one and the next. */
function crossingLines(draw: Draw, height: number, width: number): Cell[] {
  const count = draw.scaled(4, Math.min(height, width));
  const third = Math.floor(count / 3);
  const level = draw.between(third, third * 2);
  const parallels = (many: number, size: number, length: number, cellAt: (across: number, along: number) => Cell) => {
    let open = range(1, size - 1);
    return range(many).flatMap(() => {
      if (open.length === 0) return [];
      const place = draw.choice(open);
      open = without(open, place - 1, place, place + 1);
      const [first, second] = draw.sample(range(length), 2);
      const [start, end] = [draw.between(0, first), draw.between(second, length - 1)];
      return [...line(cellAt(place, start), cellAt(place, end))];
    });
  };
  return [
    ...parallels(level, height, width, (i, j) => at(i, j)),
    ...parallels(count - level, width, height, (j, i) => at(i, j)),
  ];
}

/** Closed spaces between the lines turn red, the ground outside turns green. */
const closedSpaces: Task = (draw) =>
  attempt('lines that close in a space', () => {
    const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
    const [ground, color] = draw.sample(without(COLORS, 2, 3), 2);
    const scene = Grid.filled(ground, height, width).fill(color, crossingLines(draw, height, width));
    const spaces = ofColor(objectsIn(scene, { oneColor: true }), ground);
    const closed = cellsOf(merged<Dot>(spaces.filter((space) => !isAtEdge(space, scene))));
    if (closed.size === 0) return undefined;
    const walls = mergedMap(closed, neighbors).difference(closed);
    const input = scene.fill(color, walls);
    return { input, output: input.fill(2, closed).replace(ground, 3) };
  });

/** What is there twice is shown once. */
const onceOfTwo: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 15)];
  const ground = draw.choice(COLORS);
  const count = draw.scaled(1, Math.min(9, height * width - 1));
  const single = strewn(draw, Grid.filled(ground, height, width), draw.sample(without(COLORS, ground), count));
  if (!draw.coin()) return { input: single.beside(single), output: single };
  const output = single.transpose();
  return { input: output.above(output), output };
};

export const tasks: Readonly<Record<string, Task>> = {
  '780d0b14': blockColors,
  '7837ac64': markedCrossings,
  '794b24be': blueCount,
  '7b6016b9': closedSpaces,
  '7b7f7511': onceOfTwo,
};
