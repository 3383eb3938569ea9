import { at, type Cell, DOWN, DOWN_RIGHT, type Dot, LEFT, RIGHT, UP } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { bounds, colorOf, distance, mergedMap, normalized, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, corners, line, neighbors, ray, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { growBy, seed } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, speckled, without } from '../scenes.ts';
import type { Task } from '../task.ts';

/** Each dot draws a line down to the edge. */
const linesDown: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(COLORS);
  let input = Grid.filled(ground, height, width);
  let output = input;
  for (const j of draw.sample(range(width), draw.scaled(1, width))) {
    const color = draw.choice(without(COLORS, ground));
    const dot = at(draw.between(0, height - 1), j);
    input = input.fill(color, [dot]);
    output = output.fill(color, line(dot, at(height - 1, j)));
  }
  return { input, output };
};

/** Stairs from the origin to the upper right and to the lower left, two cells for each step. */
const STAIRS = range(15).flatMap((k) =>
  [at(1, 0), at(2, 0), at(2, -1), at(2, -2)].flatMap((step) => {
    const cell = step.moved(2 * k, -2 * k);
    return [cell, cell.times(-1)];
  }),
);

/** Grey stairs go from each dot to the upper right and to the lower left. */
const greyStairs: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const dots = draw.scaled(1, Math.min(height, width));
  const [ground, color] = draw.sample(without(COLORS, 5), 2);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(dots, 4 * dots, () => {
    if (free.size === 0) return false;
    const dot = draw.choice(free);
    const stairs = shifted(STAIRS, dot);
    if (stairs.values().some((cell) => input.holds(cell) && !free.has(cell))) return false;
    free = free.difference(stairs).difference(PythonSet.of(dot));
    input = input.fill(color, [dot]);
    output = output.fill(color, [dot]).fill(5, stairs);
    return true;
  });
  return { input, output };
};

/** Cells of a patch, no two of them next to each other. */
function drawApart(draw: Draw, patch: PythonSet<Cell>, count: number): PythonSet<Cell> {
  const chosen = new PythonSet<Cell>();
  for (let k = 0; k < count; k++) {
    const free = patch.difference(chosen).difference(mergedMap(chosen, neighbors));
    if (free.size === 0) break;
    chosen.add(draw.choice(free));
  }
  return chosen;
}

/** Rectangles that a grid is cut up into, each with a number of its own, in the order of `objectsIn`. */
function drawRectangles(draw: Draw, height: number, width: number): PythonSet<PythonSet<Dot>> {
  let grid = Grid.filled(0, height, width);
  const cells = grid.cells().values();
  const byNumber = [grid.dots()];
  const found = (): PythonSet<PythonSet<Dot>> => {
    const numbers = new Set(cells.map(({ i, j }) => grid.at(i, j)));
    return PythonSet.from(Array.from(numbers, (number) => byNumber[number]!)).copy();
  };
  const cuts = draw.scaled(1, Math.floor((height * width) / 10));
  for (let cut = 1; cut <= cuts; cut++) {
    const large = found().filter((piece) => {
      const size = bounds(piece);
      return Math.min(size.height, size.width) > 3 && Math.max(size.height, size.width) > 4;
    });
    if (large.size === 0) break;
    const piece = draw.choice(PythonSet.from(large)); // The reference filters twice.
    const { top, left, bottom, right } = bounds(piece);
    const start = draw.coin()
      ? at(draw.between(top + 2, bottom - 1), left)
      : at(top, draw.between(left + 2, right - 1));
    grid = grid.fill(cut, backdrop([start, at(bottom, right)]));
    for (const number of [colorOf(piece), cut]) byNumber[number] = grid.dotsOfColor(number);
  }
  return found();
}

/** Diagonals run from the dots through all fields, in each in the colour of its own dots. */
const diagonalsThroughFields: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [firstField, secondField, firstDot, secondDot] = draw.sample(COLORS, 4);
  const fieldColors = [firstField, secondField];
  const fields = drawRectangles(draw, height, width)
    .values()
    .reduce(
      (grid, field, index) => grid.fill(fieldColors[index] ?? draw.choice(fieldColors), field),
      Grid.filled(0, height, width),
    );
  const [first, second] = [fields.cellsOfColor(firstField), fields.cellsOfColor(secondField)];
  const most = Math.max(1, Math.floor(Math.sqrt(Math.min(first.size, second.size))));
  const [firstCount, secondCount] = [draw.scaled(1, most), draw.scaled(1, most)];
  const [firstDots, secondDots] = [drawApart(draw, first, firstCount), drawApart(draw, second, secondCount)];
  const dots = [...firstDots, ...secondDots];
  const [falling, rising] = [new Set(dots.map(({ i, j }) => i - j)), new Set(dots.map(({ i, j }) => i + j))];
  const isOnDiagonal = ({ i, j }: Cell): boolean => falling.has(i - j) || rising.has(i + j);
  return {
    input: fields.fill(firstDot, firstDots).fill(secondDot, secondDots),
    output: fields.fill(firstDot, first.filter(isOnDiagonal)).fill(secondDot, second.filter(isOnDiagonal)),
  };
};

/** A diagonal as long as there are shapes. */
const countedOnDiagonal: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const wanted = draw.scaled(1, Math.min(30, Math.floor((height * width) / 9)));
  const ground = draw.choice(COLORS);
  const color = draw.choice(without(COLORS, ground));
  let input = Grid.filled(ground, height, width);
  let free = input.cells();
  let found = 0;
  for (let tried = 0; tried < 5 * wanted && found < wanted; tried++) {
    const within = rectangle(draw.scaled(1, 5), draw.scaled(1, 5));
    const cells = PythonSet.of(draw.choice(within));
    const more = draw.fewOrMany(0, Math.floor(within.size / 2), within.size, 1, within.size - 1);
    growBy(draw, more, { cells, room: within }, sideNeighbors);
    if (free.size === 0) break;
    const shape = shifted(normalized(cells), draw.choice(free));
    if (!shape.isSubsetOf(free)) continue;
    input = input.fill(color, shape);
    free = free.difference(shape).difference(mergedMap(shape, neighbors));
    found += 1;
  }
  return { input, output: Grid.from(found, found, (i, j) => (i === j ? color : ground)) };
};

/** The upper left corner, two cells by two. */
const upperLeftCorner: Task = (draw) => {
  const input = speckled(draw, draw.scaled(2, 30), draw.scaled(2, 30));
  return { input, output: input.crop(0, 0, 2, 2) };
};

/** From each dot a line runs to the lower right, in a grid of twice the size. */
const diagonalTails: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 15), draw.scaled(3, 15)];
  const leftEdge = PythonSet.from(range(height).map((i) => at(i, 0)));
  const topEdge = PythonSet.from(range(1, width).map((j) => at(0, j)));
  const starts = leftEdge.union(topEdge);
  const chosen = draw.sample(starts, draw.scaled(1, starts.size));
  const ground = draw.choice(COLORS);
  const cells = rectangle(height, width);
  let input = Grid.filled(ground, height, width);
  let output = Grid.filled(ground, height * 2, width * 2);
  for (const start of chosen) {
    const dot = draw.choice(ray(start, DOWN_RIGHT).intersection(cells));
    const color = draw.choice(without(COLORS, ground));
    input = input.fill(color, [dot]);
    output = output.fill(color, ray(dot, DOWN_RIGHT));
  }
  return { input, output };
};

/** Around each coloured corner, every other ring is drawn as far as it is nearer than the other corners. */
const ringsAroundCorners: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const ground = draw.choice(COLORS);
  const plain = Grid.filled(ground, height, width);
  const cells = plain.cells();
  const count = draw.scaled(1, 4);
  const chosen = draw.sample(corners(cells), count);
  const colors = draw.sample(without(COLORS, ground), count);
  const dots = chosen.map((corner, index) => corner.in(colors[index]!));
  const rings = chosen.map((corner) => {
    const others = without(chosen, corner);
    return cells.filter((cell) => {
      const isOnRing = Math.max(Math.abs(cell.i - corner.i), Math.abs(cell.j - corner.j)) % 2 === 0;
      return isOnRing && distance([cell], [corner]) < distance([cell], others);
    });
  });
  return {
    input: plain.paint(dots),
    output: rings.reduce((grid, ring, index) => grid.fill(colors[index]!, ring), plain),
  };
};

/** Only the middle column remains. */
const middleColumn: Task = (draw) => {
  const height = draw.scaled(2, 30);
  const middle = draw.scaled(1, 14);
  const width = 2 * middle + 1;
  const ground = draw.choice(COLORS);
  const count = draw.scaled(1, Math.floor((height * width) / 2) - 1);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(1, 9));
  const plain = Grid.filled(ground, height, width);
  const dots = inAnyOf(draw, colors, draw.sample(plain.cells(), count));
  return { input: plain.paint(dots), output: plain.paint(dots.filter(({ j }) => j === middle)) };
};

/** Shapes of six cells become red, all others blue. */
const sixCells: Task = (draw) => {
  const [height, width] = [draw.scaled(8, 30), draw.scaled(8, 30)];
  const ground = draw.choice(without(COLORS, 1, 2));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  const shapes = draw.scaled(1, Math.floor((height * width) / 10));
  const square = rectangle(5, 5);
  placeSome(shapes, 4 * shapes + 1, () => {
    if (free.size === 0) return false;
    const sprout = seed(draw, square);
    const fewer = range(draw.scaled(1, 5), 6);
    const more = range(7, 13 - draw.scaled(1, 5));
    const size = draw.coin() ? 6 : draw.choice([...fewer, ...more]);
    growBy(draw, size - 1, sprout, sideNeighbors);
    const shape = shifted(normalized(sprout.cells), draw.choice(free));
    if (!shape.isSubsetOf(free)) return false;
    input = input.fill(draw.choice(without(COLORS, ground)), shape);
    output = output.fill(size === 6 ? 2 : 1, shape);
    free = free.difference(shape).difference(mergedMap(shape, sideNeighbors));
    return true;
  });
  return { input, output };
};

/** Each dot gets four coloured neighbours. */
const coloredNeighbors: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const [ground, color] = draw.sample(without(COLORS, 2, 6, 7, 8), 2);
  const plain = Grid.filled(ground, height, width);
  let free = plain.cells().values();
  const wanted = draw.scaled(1, Math.floor((height * width) / 5));
  const dots: Cell[] = [];
  while (dots.length < wanted && free.length > 0) {
    const dot = draw.choice(free);
    free = free.filter((cell) => distance([cell], [dot]) > 2);
    dots.push(dot);
  }
  const input = plain.fill(color, dots);
  return {
    input,
    output: input
      .fill(7, shifted(dots, LEFT))
      .fill(6, shifted(dots, RIGHT))
      .fill(8, shifted(dots, DOWN))
      .fill(2, shifted(dots, UP)),
  };
};

export const tasks: Readonly<Record<string, Task>> = {
  d037b0a7: linesDown,
  d06dbe63: greyStairs,
  d07ae81c: diagonalsThroughFields,
  d0f5fe59: countedOnDiagonal,
  d10ecb37: upperLeftCorner,
  d13f3404: diagonalTails,
  d22278a0: ringsAroundCorners,
  d23f8c26: middleColumn,
  d2abd087: sixCells,
  d364b489: coloredNeighbors,
};
