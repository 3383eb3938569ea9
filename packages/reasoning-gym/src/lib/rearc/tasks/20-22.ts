import { attempt } from '../../attempt.ts';
import { at, type Cell, DOWN_RIGHT, RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
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
import { fullColumn, line, neighbors, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { merged, PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { growBy } from '../growth.ts';
import { COLORS, placeSome, without, placesFor } from '../scenes.ts';
import { perhapsTransposed, turned, type Task } from '../task.ts';

/** The upper left quarter of a figure that looks the same when turned. */
const quarterOfFigure: Task = (draw) => {
  const side = draw.scaled(3, 10);
  const ground = draw.choice(range(1, 10));
  const colors = draw.sample(without(range(1, 10), ground), draw.scaled(1, 8));
  const count = draw.scaled(2, side ** 2 - 1);
  let free = rectangle(side, side);
  const firstColor = draw.choice(colors);
  // The first cell stays free, and may get a second colour.
  const dots = PythonSet.of(draw.choice(free).in(firstColor));
  for (let k = 1; k < count; k++) {
    const cell = draw.choice(free.intersection(mergedMap(cellsOf(dots), neighbors)));
    dots.add(cell.in(draw.choice(colors)));
    free = free.difference(PythonSet.of(cell));
  }
  const quarter = Grid.filled(ground, side, side).paint(dots);
  const figure = quarter.beside(quarter.turnRight()).above(quarter.turnLeft().beside(quarter.turnAround()));
  const [height, width] = [draw.scaled(2 * side, 30), draw.scaled(2 * side, 30)];
  const place = at(draw.between(0, height - 2 * side), draw.between(0, width - 2 * side));
  const input = Grid.filled(ground, height, width).paint(shifted(figure.dots(), place));
  const shown = input.cells().filter(({ i, j }) => input.at(i, j) !== ground);
  return { input, output: input.cropTo(shown).topHalf().leftHalf() };
};

/** Dots take the colour of the wall that is nearer. */
const nearerWall: Task = (draw) => {
  const pair = attempt('grid with dots', () => {
    const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
    const ground = draw.choice(COLORS);
    const dotColor = draw.choice(without(COLORS, ground));
    const left = draw.choice(without(COLORS, ground, dotColor));
    const right = draw.choice(without(COLORS, ground, dotColor, left));
    const inner = shifted(rectangle(height, width - 2), RIGHT);
    const chosen = draw.sample(inner, draw.scaled(1, Math.floor(inner.size / 2) - 1));
    const middle = Math.floor(width / 2);
    const cells = width % 2 === 1 ? chosen.filter(({ j }) => j !== middle) : chosen;
    const input = Grid.filled(ground, height, width)
      .fill(left, fullColumn(0))
      .fill(right, fullColumn(width - 1))
      .fill(dotColor, cells);
    const output = input.paint(cells.map((cell) => cell.in(cell.j < middle ? left : right)));
    return input.palette().size === 4 ? { input, output } : undefined;
  });
  return perhapsTransposed(draw, pair);
};

/** The outlines of cones are filled. */
const filledCones: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const count = draw.scaled(1, Math.min(9, Math.floor((height * width) / 10)));
  const ground = draw.choice(COLORS);
  let colors = without(COLORS, ground);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  const same = (cells: PythonSet<Cell>): PythonSet<Cell> => cells;
  placeSome(count, 6 * count, () => {
    const depth = draw.scaled(2, 5);
    if (free.size === 0) return false;
    const place = draw.choice(free);
    /** From row to row, the two ends come nearer, but in the last row they stay as in the one before. */
    const ends = range(depth + 1).map((row): [Cell, Cell] => {
      const inset = Math.min(row, depth - 1);
      return [place.moved(row, inset), place.moved(row, 2 * depth - 1 - inset)];
    });
    const change = draw.choice([same, transposed, antitransposed, flippedRows, flippedColumns]);
    const color = draw.choice(colors);
    const filled = change(merged(ends.map(([left, right]) => line(left, right))));
    if (!filled.isSubsetOf(free)) return false;
    input = input.fill(color, change(PythonSet.from(ends.flat())));
    output = output.fill(color, filled);
    free = free.difference(filled);
    colors = without(colors, color);
    return true;
  });
  return { input, output };
};

/** Two squares on a diagonal get two more at the outer corners across, as far as there is room. */
const squaresAcross: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const count = draw.scaled(1, Math.floor((height * width) / 10));
  const ground = draw.choice(without(COLORS, 8));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  const colors = draw.sample(without(COLORS, 8, ground), draw.scaled(1, 8));
  placeSome(count, 10 * count, () => {
    if (free.size === 0) return false;
    const size = draw.between(1, 3);
    const color = draw.choice(colors);
    const pattern = Grid.filled(ground, 4, 4)
      .fill(8, [at(0, 3), at(3, 0)])
      .fill(color, [at(1, 1), at(2, 2)]);
    const large = (draw.coin() ? pattern.flipRows() : pattern).upscale(size);
    const place = draw.choice(free);
    const given = shifted(large.cellsOfColor(color), place);
    const added = shifted(large.cellsOfColor(8), place);
    if (!given.isSubsetOf(free) || added.values().some((cell) => input.holds(cell) && !free.has(cell))) return false;
    const both = given.union(added);
    free = free.difference(both).difference(mergedMap(both, neighbors));
    input = input.fill(color, given);
    output = output.fill(color, given).fill(8, added);
    return true;
  });
  return { input, output };
};

/** Dots at two edges mark the cells where their rows and columns cross. */
const crossings: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  let topCount = draw.scaled(1, Math.floor(width / 2) + 1);
  let rightCount = draw.scaled(1, Math.floor(height / 2) + 1);
  if (topCount === 1 && rightCount === 1) [topCount, rightCount] = draw.sample([1, 2], 2);
  const columns = draw.sample(range(width - 1), topCount);
  const rows = draw.sample(range(1, height), rightCount);
  const ground = draw.choice(without(COLORS, 2));
  const color = draw.choice(without(COLORS, 2, ground));
  const marks = [...columns.map((j) => at(0, j)), ...rows.map((i) => at(i, width - 1))];
  const input = Grid.filled(ground, height, width).fill(color, marks);
  const crossed = rows.flatMap((i) => columns.map((j) => at(i, j)));
  return turned(draw, { input, output: input.fill(2, crossed) });
};

/** A shape of any size that fits into the room. */
function drawShape(draw: Draw, room: PythonSet<Cell>): PythonSet<Cell> {
  const cells = PythonSet.of(draw.choice(room));
  growBy(draw, draw.between(1, room.size) - 1, { cells, room }, sideNeighbors);
  return cells;
}

/** Shapes move into the blocks that have a hole of their form. */
const filledHoles: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const count = draw.scaled(1, Math.floor((height * width) / 50));
  const ground = draw.choice(COLORS);
  const blockColor = draw.choice(without(COLORS, ground));
  const colors = without(COLORS, ground, blockColor);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  /** Blocks and shapes that are in use already. */
  const known = new PythonSet<PythonSet<Cell>>();
  placeSome(count, 5 * count, () => {
    const [tall, wide] = [draw.between(3, 6), draw.between(3, 6)];
    const block = rectangle(tall, wide);
    const hole = drawShape(draw, shifted(rectangle(tall - 2, wide - 2), DOWN_RIGHT));
    const places = placesFor(free, input, tall, wide);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const placed = shifted(block, place);
    if (!placed.isSubsetOf(free)) return false;
    const shape = normalized(hole);
    const { height: shapeHeight, width: shapeWidth } = bounds(shape);
    const shapePlaces = placesFor(free, input, shapeHeight, shapeWidth);
    if (shapePlaces.size === 0) return false;
    const shapePlaced = shifted(shape, draw.choice(shapePlaces));
    const holed = block.difference(hole);
    if (!shapePlaced.isSubsetOf(free) || !shapePlaced.isDisjointFrom(placed)) return false;
    if (known.has(holed) || known.has(shape)) return false;
    known.add(holed).add(shape);
    free = free.difference(placed.union(shapePlaced)).difference(mergedMap(shapePlaced, sideNeighbors));
    const color = draw.choice(colors);
    input = input.fill(blockColor, shifted(holed, place)).fill(color, shapePlaced);
    output = output.fill(blockColor, placed).fill(color, shifted(hole, place));
    return true;
  });
  const others = draw.scaled(0, Math.floor(free.size / 25));
  placeSome(others, 10 * others, () => {
    const [tall, wide] = [draw.between(1, 4), draw.between(1, 4)];
    const shape = normalized(drawShape(draw, rectangle(tall, wide)));
    if (known.has(shape)) return false;
    const places = placesFor(free, input, tall, wide);
    if (places.size === 0) return false;
    const placed = shifted(shape, draw.choice(places));
    if (!placed.isSubsetOf(free)) return false;
    free = free.difference(placed).difference(mergedMap(placed, sideNeighbors));
    const color = draw.choice(colors);
    input = input.fill(color, placed);
    output = output.fill(color, placed);
    return true;
  });
  return { input, output };
};

/** Where both ends of a row have the same colour, they are connected. */
const equalEnds: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const ground = draw.choice(COLORS);
  const colors = without(COLORS, ground);
  const count = draw.scaled(1, height);
  const rows = attempt('row inside', () => {
    const drawn = draw.sample(range(height), count);
    return drawn.some((row) => row !== 0 && row !== height - 1) ? drawn : undefined;
  });
  const barCount = draw.fewOrMany(0, Math.floor(count / 2), height, 0, count);
  const barRows = draw.sample(rows, barCount);
  const otherRows = without(rows, ...barRows);
  const barColors = barRows.map(() => draw.choice(colors));
  const leftColors = otherRows.map(() => draw.choice(colors));
  const rightColors = leftColors.map((color) => draw.choice(without(colors, color)));
  const ends = [
    ...barRows.flatMap((row, index) => [at(row, 0), at(row, width - 1)].map((cell) => cell.in(barColors[index]!))),
    ...otherRows.flatMap((row, index) => [
      at(row, 0).in(leftColors[index]!),
      at(row, width - 1).in(rightColors[index]!),
    ]),
  ];
  const input = Grid.filled(ground, height, width).paint(ends);
  const output = barRows.reduce(
    (grid, row, index) => grid.fill(barColors[index]!, line(at(row, 0), at(row, width - 1))),
    input,
  );
  return perhapsTransposed(draw, { input, output });
};

export const tasks: Readonly<Record<string, Task>> = {
  '2013d3e2': quarterOfFigure,
  '2204b7a8': nearerWall,
  '22168020': filledCones,
  '22233c11': squaresAcross,
  '2281f1f4': crossings,
  '228f6490': filledHoles,
  '22eb0ac0': equalEnds,
};
