import { attempt } from '../../attempt.ts';
import { at, type Cell, type Dot, DOWN_RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { bounds, cellsOf, normalized, recolored, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { cornerNeighbors, fullColumn, fullRow, neighbors, outbox, rectangle } from '../../grid/shapes.ts';
import { merged, PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { drawSpaced } from '../families/spaced.ts';
import { COLORS, inAnyOf, placeSome, without } from '../scenes.ts';
import type { Task } from '../task.ts';

/** The input four times over, with the free corners around its dots marked. */
const fourfoldCorners: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 15), draw.scaled(2, 15)];
  const dotCount = draw.scaled(1, Math.max(1, Math.floor((height * width) / 6)));
  const colorCount = draw.scaled(1, 8);
  const ground = draw.choice(without(COLORS, 8));
  const colors = draw.sample(without(COLORS, 8, ground), colorCount);
  const empty = Grid.filled(ground, height, width);
  const cells = PythonSet.from(draw.sample(empty.cells(), dotCount));
  const input = empty.paint(inAnyOf(draw, colors, cells));
  const twice = input.beside(input);
  const fourfold = twice.above(twice);
  const isDot = ({ i, j }: Cell): boolean => fourfold.holds(at(i, j)) && fourfold.at(i, j) !== ground;
  const output = Grid.from(fourfold.height, fourfold.width, (i, j) => {
    const color = fourfold.at(i, j);
    return color === ground && cornerNeighbors(at(i, j)).values().some(isDot) ? 8 : color;
  });
  return { input, output };
};

/** The four cells of a ring around a middle, and the middle itself, in a square of five by five. */
const RINGS: readonly (readonly Cell[])[] = [
  [at(2, 2)],
  [at(1, 1), at(3, 1), at(1, 3), at(3, 3)],
  [at(2, 0), at(0, 2), at(4, 2), at(2, 4)],
  [at(0, 0), at(0, 4), at(4, 0), at(4, 4)],
];

/** Rings of which only some cells are there are completed. */
const completedRings: Task = (draw) => {
  const [height, width] = [draw.scaled(7, 30), draw.scaled(7, 30)];
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(1, 9));
  let input = Grid.filled(ground, height, width);
  let output = input;
  const square = rectangle(5, 5);
  let free = shifted(rectangle(height - 2, width - 2), DOWN_RIGHT);
  const count = draw.scaled(1, Math.max(1, Math.floor((height * width) / 36)));
  placeSome(count, 10 * count, () => {
    // The reference bounds the rows twice, once by the width, and the columns not at all.
    const places = free.filter(({ i }) => i <= height - 5 && i <= width - 5);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const placed = shifted(square, place);
    if (!placed.isSubsetOf(free)) return false;
    free = free.difference(placed).difference(outbox(placed));
    const rings = RINGS.map((ring) => ({ color: draw.choice(colors), cells: shifted(ring, place) }));
    const [middle, ...outer] = rings;
    const complete = outer[draw.between(1, 3) - 1]!;
    for (const { color, cells } of [middle!, complete]) {
      input = input.fill(color, cells);
      output = output.fill(color, cells);
    }
    const chosen = draw.sample([0, 1], draw.scaled(1, 2));
    const partial = without(outer, complete).filter((_, index) => chosen.includes(index));
    const given = merged(
      partial.map(({ color, cells }) => recolored(draw.sample(cells, 4 - draw.scaled(0, 3)), color)),
    );
    const around = bounds(given);
    if (Math.min(around.height, around.width) !== 5) return false;
    input = input.paint(given);
    for (const { color, cells } of partial) output = output.fill(color, cells);
    return true;
  });
  return { input, output };
};

/** One cell for each field between the lines. */
const countedFields: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(COLORS);
  const [rowCount, columnCount] = [draw.scaled(1, Math.floor(height / 3)), draw.scaled(1, Math.floor(width / 3))];
  const rows = drawSpaced(draw, range(1, height - 1), rowCount);
  const columns = drawSpaced(draw, range(1, width - 1), columnCount);
  const colors = without(COLORS, ground);
  const input = [...rows.map(fullRow), ...columns.map(fullColumn)].reduce(
    (grid, cells) => grid.fill(draw.choice(colors), cells),
    Grid.filled(ground, height, width),
  );
  return { input, output: Grid.filled(ground, rowCount + 1, columnCount + 1) };
};

/** The pieces at random places in a grid, apart from one another, or nothing after too many tries with one of them. */
function scattered(draw: Draw, empty: Grid, pieces: readonly PythonSet<Dot>[], tries: number): Grid | undefined {
  let grid = empty;
  const taken = new Set<Cell>();
  for (const piece of pieces) {
    const { height, width } = bounds(piece);
    const isPlaced = placeSome(1, tries, () => {
      const place = at(draw.between(0, empty.height - height), draw.between(0, empty.width - width));
      const placed = shifted(piece, place);
      const cells = cellsOf(placed);
      if (cells.values().some((cell) => taken.has(cell))) return false;
      grid = grid.paint(placed);
      for (const cell of cells) for (const near of [cell, ...neighbors(cell)]) taken.add(near);
      return true;
    });
    if (!isPlaced) return undefined;
  }
  return grid;
}

/** Pieces that have a dot in common are put together around it. */
const joinedPieces: Task = (draw) => {
  const [tall, wide] = [draw.scaled(2, 4), draw.scaled(2, 4)];
  const ground = draw.choice(COLORS);
  const dotColor = draw.choice(without(COLORS, ground));
  const cells = rectangle(tall, wide).values();
  const dot = draw.choice(cells);
  const colors = draw.sample(without(COLORS, ground, dotColor), draw.scaled(1, Math.min(tall * wide - 1, 8)));
  let free = without(cells, dot);
  const parts = colors.map((color) => {
    const cell = draw.choice(free);
    free = without(free, cell);
    return [dot.in(dotColor), cell.in(color)];
  });
  for (const cell of free) {
    const index = draw.choice(range(colors.length));
    parts[index]!.push(cell.in(colors[index]!));
  }
  const shortest = 2 * Math.min(tall, wide);
  let [height, width] = [draw.scaled(shortest, 30), draw.scaled(shortest, 30)];
  let tries = shortest;
  const pieces = parts.map((part) => normalized(part));
  const input = attempt('room for all pieces', () => {
    const grid = scattered(draw, Grid.filled(ground, height, width), pieces, tries);
    if (!grid) {
      tries = Math.floor(tries * 1.5);
      height = draw.between(height, 30);
      width = draw.between(width, 30);
    }
    return grid;
  });
  return { input, output: Grid.filled(dotColor, tall, wide).paint(parts.flat()) };
};

export const tasks: Readonly<Record<string, Task>> = {
  '10fcaaa3': fourfoldCorners,
  '11852cab': completedRings,
  '1190e5a7': countedFields,
  '137eaa0f': joinedPieces,
};
