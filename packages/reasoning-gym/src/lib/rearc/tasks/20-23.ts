import { attempt } from '../../attempt.ts';
import { at, type Cell, type Dot, DOWN_RIGHT, RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { byColor } from '../../grid/objects.ts';
import {
  antitransposed,
  bounds,
  cellsOf,
  colorOf,
  flippedColumns,
  flippedRows,
  mergedMap,
  normalized,
  shifted,
  transposed,
} from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, fullColumn, line, neighbors, rectangle, sideNeighbors } from '../../grid/shapes.ts';
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

/** A path from the left edge to a column, never to the left. */
function drawPath(draw: Draw, height: number, width: number): Cell[] {
  const path = [at(draw.between(0, height - 1), 0)];
  // The start does not count as taken until the path comes back to it.
  const taken = new Set<Cell>();
  for (;;) {
    const last = path.at(-1)!;
    if (last.j === width - 1 && draw.choice([true, false, false])) return path;
    const options = [last.moved(1, 0), last.moved(-1, 0)].filter(
      (cell) => cell.i >= 0 && cell.i < height && !taken.has(cell),
    );
    if (last.j < width - 1) options.push(last.moved(0, 1));
    if (options.length === 0) return path;
    const next = draw.choice(options);
    path.push(next);
    taken.add(next);
  }
}

/** A path in pieces, each at least three cells long and two columns wide, that begin with a step to the right. */
function cutPath(path: readonly Cell[]): Cell[][] {
  const pieces: Cell[][] = [];
  let piece: Cell[] = [];
  path.forEach((cell, index) => {
    if (piece.length > 2 && bounds(piece).width > 1 && path[index - 1] === cell.moved(0, -1)) {
      pieces.push(piece);
      piece = [];
    }
    piece.push(cell);
  });
  pieces.at(-1)!.push(...piece);
  return pieces;
}

/** Pieces of a path that lie apart are put together at their marked ends. */
const joinedPath: Task = (draw) => {
  const { input, path, ground } = attempt('path of several pieces', () => {
    const [height, width] = [draw.scaled(5, 30), draw.scaled(6, 20)];
    const [ground, endColor] = draw.sample(COLORS, 2);
    const colors = draw.sample(without(COLORS, ground, endColor), draw.scaled(1, 8));
    let pieces = cutPath(drawPath(draw, height, width));
    if (pieces.length < 2) return undefined;
    for (let surplus = pieces.length - draw.scaled(2, pieces.length); surplus > 0; surplus--) {
      const index = draw.between(0, pieces.length - 2);
      pieces = pieces.toSpliced(index, 2, pieces.slice(index, index + 2).flat());
    }
    const whole = pieces.map((piece) => {
      const color = draw.choice(colors);
      return piece.map((cell) => cell.in(color));
    });
    const marked = whole.map((dots, index): Dot[] => {
      const [first, last] = [dots[0]!, dots.at(-1)!];
      return [
        index > 0 ? first.cell.in(endColor) : first,
        ...dots.slice(1, -1),
        index < whole.length - 1 ? last.cell.in(endColor) : last,
      ];
    });
    const gaps = marked.slice(1).map(() => 1);
    const fullWidth = draw.scaled(width, 30);
    for (let surplus = fullWidth - width - marked.length - 1; surplus > 0; surplus--) {
      gaps[draw.between(0, gaps.length - 1)]! += 1;
    }
    let left = 0;
    const apart = marked.map((dots, index) => {
      const around = bounds(dots);
      left += gaps[index - 1] ?? 0;
      const top = index === 0 ? around.top : draw.between(0, height - around.height);
      const moved = dots.map((dot) => dot.moved(top - around.top, left - around.left));
      left += around.width;
      return moved;
    });
    return {
      input: Grid.filled(ground, height, fullWidth).paint(apart.flat()),
      path: Grid.filled(ground, height, 30).paint(whole.flat()),
      ground,
    };
  });
  // The output is as narrow as it can be without fewer coloured cells than the input has.
  const { height, width } = input;
  const colored = height * width - input.count(input.mostCommonColor());
  const upTo = (columns: number): Grid => path.crop(0, 0, height, columns);
  let columns = path.width;
  while (height * (columns - 1) - upTo(columns - 1).count(ground) >= colored) columns -= 1;
  return { input, output: upTo(columns) };
};

/** Every dot becomes a row and a column; where those of both colours cross, there is a mark. */
const crossedLines: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(without(COLORS, 2));
  const firstColor = draw.choice(without(COLORS, 2, ground));
  const secondColor = draw.choice(without(COLORS, 2, ground, firstColor));
  const most = Math.floor((height * width) / 4);
  const [firstCount, secondCount] = [draw.scaled(1, most), draw.scaled(1, most)];
  const cells = rectangle(height, width).values();
  const first = draw.sample(cells, firstCount);
  const second = draw.sample(without(cells, ...first), secondCount);
  const isOnLine = (dots: readonly Cell[]): ((i: number, j: number) => boolean) => {
    const rows = new Set(dots.map(({ i }) => i));
    const columns = new Set(dots.map(({ j }) => j));
    return (i, j) => rows.has(i) || columns.has(j);
  };
  const [isOnFirst, isOnSecond] = [isOnLine(first), isOnLine(second)];
  const lines = Grid.from(height, width, (i, j) => {
    if (isOnFirst(i, j)) return isOnSecond(i, j) ? 2 : firstColor;
    return isOnSecond(i, j) ? secondColor : ground;
  });
  return {
    input: Grid.filled(ground, height, width).fill(firstColor, first).fill(secondColor, second),
    output: lines.fill(firstColor, first).fill(secondColor, second),
  };
};

/** Whether cells of a colour lead from one patch to another, without diagonal steps. */
function areConnected(grid: Grid, color: number, from: PythonSet<Cell>, to: PythonSet<Cell>): boolean {
  const seen = new Set<Cell>();
  const queue = [...from];
  for (const cell of queue) {
    for (const next of sideNeighbors(cell)) {
      if (to.has(next) && seen.has(cell)) return true;
      if (seen.has(next) || !grid.holds(next) || grid.at(next.i, next.j) !== color) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return false;
}

/** One cell that tells whether the two squares are connected. */
const connection: Task = (draw) =>
  attempt('grid of three colours', () => {
    const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
    const places = rectangle(height - 1, width - 1).values();
    const drawPlaces = (): [Cell, Cell] => {
      const first = draw.choice(places);
      return [first, draw.choice(without(places, first))];
    };
    let [first, second] = drawPlaces();
    const nearest = draw.scaled(3, Math.min(height, width) - 3);
    while (Math.abs(first.i - second.i) + Math.abs(first.j - second.j) <= nearest) [first, second] = drawPlaces();
    const [color, squareColor] = draw.sample(range(1, 10), 2);
    const [from, to] = [shifted(rectangle(2, 2), first), shifted(rectangle(2, 2), second)];
    const squares = Grid.filled(0, height, width).fill(squareColor, from).fill(squareColor, to);
    const free = squares.cellsOfColor(0);
    const count = draw.scaled(Math.trunc(0.25 * free.size), Math.trunc(0.75 * free.size));
    let input = squares.fill(color, draw.sample(free, count));
    const shouldConnect = draw.coin();
    const [before, after] = shouldConnect ? [0, color] : [color, 0];
    while (areConnected(input, color, from, to) !== shouldConnect && input.count(before) > 0) {
      input = input.fill(after, [draw.choice(input.cellsOfColor(before))]);
    }
    const output = Grid.filled(shouldConnect ? color : 0, 1, 1);
    return input.palette().size === 3 ? { input, output } : undefined;
  });

/** The colour of the smallest complete rectangle; of several, the one that the set of colours has first. */
function smallestRectangle(grid: Grid): number {
  const areaOf = (dots: PythonSet<Dot>): number => bounds(dots).height * bounds(dots).width;
  const [smallest] = [...byColor(grid).filter((dots) => dots.size === areaOf(dots))].toSorted(
    (a, b) => areaOf(a) - areaOf(b),
  );
  return colorOf(smallest!);
}

/** The smallest of the rectangles, cut out. */
const smallestOfAll: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const ground = draw.choice(COLORS);
  let colors = without(COLORS, ground);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let [tall, wide] = [draw.scaled(2, height - 1), draw.scaled(2, width - 1)];
  for (let count = draw.scaled(1, 8); count > 0 && tall > 0 && wide > 0; count--) {
    const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
    const color = draw.choice(colors);
    colors = without(colors, color);
    const next = input.fill(color, backdrop([place, place.moved(tall - 1, wide - 1)]));
    if (smallestRectangle(next) !== color) break;
    input = next;
    output = Grid.filled(color, tall, wide);
    tall = draw.scaled(Math.max(0, tall - 4), tall - 1);
    wide = draw.scaled(Math.max(0, wide - 4), wide - 1);
  }
  return { input, output };
};

export const tasks: Readonly<Record<string, Task>> = {
  '2013d3e2': quarterOfFigure,
  '2204b7a8': nearerWall,
  '22168020': filledCones,
  '22233c11': squaresAcross,
  '2281f1f4': crossings,
  '228f6490': filledHoles,
  '22eb0ac0': equalEnds,
  '234bbc79': joinedPath,
  '23581191': crossedLines,
  '239be575': connection,
  '23b5c85d': smallestOfAll,
};
