import { attempt } from '../../attempt.ts';
import { at, type Cell, DOWN, DOWN_RIGHT, LEFT, RIGHT } from '../../grid/cell.ts';
import { flipRows, Grid } from '../../grid/grid.ts';
import { occurrences } from '../../grid/objects.ts';
import { bounds, mergedMap, normalized, recolored, shifted, transposed } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, line, neighbors, ray, rectangle } from '../../grid/shapes.ts';
import type { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { drawSpaced } from '../families/spaced.ts';
import { growBy, seed } from '../growth.ts';
import { COLORS, inAnyOf, without } from '../scenes.ts';
import { changed, type Pair, type Task, turned } from '../task.ts';

/** Cells that hang together, the first and so many more, moved to anywhere in a grid of that size. */
function placedShape(
  draw: Draw,
  within: PythonSet<Cell>,
  more: number,
  height: number,
  width: number,
): PythonSet<Cell> {
  const { cells, room } = seed(draw, within);
  growBy(draw, more, { cells, room });
  const shape = normalized(cells);
  const { height: tall, width: wide } = bounds(shape);
  return shifted(shape, at(draw.between(0, height - tall), draw.between(0, width - wide)));
}

/** The four corner pieces of a frame are put together. */
const cornersOfFrame: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 15), draw.scaled(4, 15)];
  const [leftCut, rightCut] = [draw.between(2, height - 2), draw.between(2, height - 2)];
  const [topCut, bottomCut] = [draw.between(2, width - 2), draw.between(2, width - 2)];
  const [ground, ...colors] = draw.sample(COLORS, 5);
  const [bottom, right] = [height - 1, width - 1];
  const corner = (tip: Cell, upright: number, level: number): PythonSet<Cell> =>
    line(tip, at(upright, tip.j)).union(line(tip, at(tip.i, level)));
  const pieces = [
    corner(at(0, 0), leftCut - 1, topCut - 1),
    corner(at(0, right), rightCut - 1, topCut),
    corner(at(bottom, 0), leftCut, bottomCut - 1),
    corner(at(bottom, right), rightCut, bottomCut),
  ];
  const scene = Grid.filled(ground, draw.scaled(2 * height, 30), draw.scaled(2 * width, 30));
  const scattered = attempt('room for four pieces', () => {
    let free = scene.cells();
    const placed: PythonSet<Cell>[] = [];
    for (const piece of pieces) {
      const fits = (by: Cell): boolean => piece.values().every((cell) => free.has(cell.plus(by)));
      const places = free.filter(fits);
      if (places.size === 0) return undefined;
      const moved = shifted(piece, draw.choice(places));
      free = free.difference(moved);
      placed.push(moved);
    }
    return placed;
  });
  const painted = (grid: Grid, parts: readonly PythonSet<Cell>[]): Grid =>
    parts.reduce((result, part, index) => result.fill(colors[index]!, part), grid);
  return { input: painted(scene, scattered), output: painted(Grid.filled(ground, height, width), pieces) };
};

/** Only the longest and the shortest bar stay, each in a colour of its own. */
const longestAndShortest: Task = (draw) => {
  const width = draw.scaled(5, 28);
  const height = draw.scaled(Math.floor(width / 2) + 1, 30);
  const [ground, color] = draw.sample(without(COLORS, 1, 2), 2);
  const count = draw.scaled(2, Math.floor(width / 2));
  const columns = drawSpaced(draw, range(width), count);
  const ends = draw.sample(range(height), count);
  let input = Grid.filled(ground, height, width);
  let output = input;
  columns.forEach((j, index) => {
    const end = ends[index]!;
    const bar = line(at(0, j), at(end, j));
    input = input.fill(color, bar);
    if (end === Math.max(...ends)) output = output.fill(1, bar);
    if (end === Math.min(...ends)) output = output.fill(2, bar);
  });
  return turned(draw, { input, output });
};

/** A grid of noise in two colours in which hardly any three by three cells are alike. */
function evenNoise(draw: Draw, height: number, width: number, ground: number, noise: number): Grid {
  const count = draw.scaled(Math.trunc(0.4 * height * width), Math.trunc(0.5 * height * width));
  const plain = Grid.filled(noise, height, width);
  const grid = plain.fill(ground, draw.sample(plain.cells(), count));
  const spotsIn = (color: number): Cell[] =>
    [...occurrences(grid, recolored(rectangle(3, 3), color))].map((corner) =>
      corner.moved(draw.between(0, 2), draw.between(0, 2)),
    );
  const [inGround, inNoise] = [spotsIn(ground), spotsIn(noise)];
  return grid.fill(noise, inGround).fill(ground, inNoise);
}

/** The clear corridors that cross the noise are filled, but for their rims. */
const corridors: Task = (draw) => {
  const [height, width] = [draw.scaled(18, 30), draw.scaled(18, 30)];
  const [ground, noise] = draw.sample(without(COLORS, 3), 2);
  const scene = evenNoise(draw, height, width, ground, noise);
  const wide = draw.between(draw.between(3, 8), 8);
  const left = draw.between(3, height - wide - 4);
  const right = left + wide - 1;
  const top = draw.choice([0, draw.between(3, Math.floor(height / 2))]);
  const belowRim = (row: number): number => (row > 0 ? row + 1 : row);
  const upright = backdrop([at(top, left), at(height - 1, right)]);
  const core = backdrop([at(belowRim(top), left + 1), at(height - 1, right - 1)]);
  const branched = ({ input, output }: Pair, sides: readonly Cell[]): Pair => {
    const start = draw.choice([top, draw.between(top + 3, height - 6)]);
    const end = start + draw.between(3, Math.min(8, height - start - 3));
    const rays = (rows: readonly number[], from: (side: Cell) => number): Cell[] =>
      sides.flatMap((side) => rows.flatMap((i) => [...ray(at(i, from(side)), side)]));
    const outer = rays(range(start, end), () => left);
    const inner = rays(range(belowRim(start), end - 1), (side) => (side === LEFT ? right - 1 : left + 1));
    const filled = output.cellsOfColor(3);
    return {
      input: input.fill(ground, outer),
      output: output
        .fill(
          ground,
          outer.filter((cell) => !filled.has(cell)),
        )
        .fill(3, inner),
    };
  };
  const input = scene.fill(ground, upright);
  const sides = draw.choice([[LEFT], [RIGHT], [LEFT, RIGHT]]);
  const pair = branched({ input, output: input.fill(3, core) }, sides);
  if (sides.length === 1 && draw.scaled(0, 1) === 1) return branched(pair, [sides[0] === LEFT ? RIGHT : LEFT]);
  return pair;
};

/** Above the bar grow longer and longer bars, below it shorter and shorter ones. */
const stairs: Task = (draw) => {
  const colors = without(COLORS, 1, 3);
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const [down, right] = [draw.scaled(0, Math.floor(height / 2)), draw.scaled(0, Math.floor(width / 2))];
  const end = draw.coin() ? at(down, right) : at(height - down, width - right);
  const row = Math.max(Math.min(height - 2, end.i), 1);
  const column = Math.max(Math.min(width - 2, end.j), 1);
  const ground = draw.choice(colors);
  const color = draw.choice(without(colors, ground));
  const input = Grid.filled(ground, height, width).fill(color, line(at(row, 0), at(row, column)));
  const steps = input.cells().filter(({ i, j }) => i !== row && i + j <= row + column);
  const output = input.paint(Array.from(steps, (cell) => cell.in(cell.i > row ? 1 : 3)));
  return turned(draw, { input, output });
};

/** The four panels are laid over one another, the upper left one on top, the lower right one at the bottom. */
const fourPanels: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 14), draw.scaled(2, 4)];
  const area = height * width;
  const [ground, divider, ...colors] = draw.sample(COLORS, 6);
  const panel = Grid.filled(ground, height, width);
  const counts = colors.map(() => draw.fewOrMany(0, Math.floor(area / 2), area, 1, area - 1));
  const cells = counts.map((count) => draw.sample(panel.cells(), count));
  const places = [at(height + 1, width + 1), at(height + 1, 0), at(0, width + 1), at(0, 0)];
  let input = Grid.filled(divider, 2 * height + 1, 2 * width + 1);
  let output = panel;
  colors.forEach((color, index) => {
    input = input.paint(shifted(panel.fill(color, cells[index]!).dots(), places[index]!));
    output = output.fill(color, cells[index]!);
  });
  return { input, output };
};

/** The gaps of the dotted lines are filled. */
const filledGaps: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const rows = draw.sample(range(height), draw.scaled(1, height - 1));
  const [ground, color] = draw.sample(without(COLORS, 2), 2);
  let input = Grid.filled(ground, height, width);
  let output = input;
  for (const i of rows) {
    const end = draw.scaled(2, width - 2);
    const start = end - 2 * draw.scaled(1, Math.floor(end / 2));
    const dots = range(start, end + 1, 2).map((j) => at(i, j));
    input = input.fill(color, dots);
    output = output.fill(2, line(at(i, start), at(i, end))).fill(color, dots);
  }
  return { input, output };
};

/** The rows and columns that are plain are left out, and the ground becomes black. */
const cutOut: Task = (draw) => {
  const colors = without(COLORS, 0);
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 30)];
  const area = (height - 1) * (width - 1);
  const few = draw.scaled(1, Math.max(1, Math.floor(area / 2)));
  draw.coin(); // Meant to choose between few cells and many, but few it is.
  const ground = draw.choice(colors);
  const others = without(colors, ground);
  const chosen = draw.sample(others, draw.scaled(1, others.length));
  const shape = placedShape(draw, rectangle(height - 1, width - 1), Math.min(few, area - 1), height, width);
  const input = Grid.filled(ground, height, width).paint(inAnyOf(draw, chosen, shape));
  return { input, output: input.withoutPlainLines().replace(ground, 0) };
};

/** Triangles that touch a diagonal vanish; beyond each, another such diagonal appears. */
const diagonalsBesideTriangles: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const wanted = draw.scaled(1, Math.floor((height + width) / 8));
  const ground = draw.choice(COLORS);
  const colors = without(COLORS, ground);
  const plain = Grid.filled(ground, height, width);
  let [input, output] = [plain, plain];
  let free = plain.cells();
  const starts = [...range(height - 5, -1, -1).map((i) => at(i, 0)), ...range(1, width - 4).map((j) => at(0, j))];
  const diagonal = (start: Cell): PythonSet<Cell> => ray(start, DOWN_RIGHT).filter((cell) => plain.holds(cell));
  const triangle = (side: number): PythonSet<Cell> => rectangle(side, side).filter(({ i, j }) => j >= i);
  let done = 0;
  for (let tried = 0; tried < 10 * wanted && done < wanted; tried++) {
    const start = draw.choice(starts);
    const middle = diagonal(start);
    if (!middle.isSubsetOf(free)) continue;
    const along = [...middle].toSorted((a, b) => a.i - b.i);
    const drawSide = (): number => draw.between(2, Math.min(5, along.length - 3));
    const [upperSide, lowerSide] = [drawSide(), drawSide()];
    const drawPlace = (side: number): Cell => draw.choice(along.slice(1, -side - 1));
    const additions = [
      {
        triangle: shifted(triangle(upperSide), drawPlace(upperSide).plus(RIGHT)),
        another: diagonal(start.moved(-upperSide - 2, 0)),
      },
      {
        triangle: shifted(transposed(triangle(lowerSide)), drawPlace(lowerSide).plus(DOWN)),
        another: diagonal(start.moved(0, -lowerSide - 2)),
      },
    ];
    let color: number | undefined;
    for (const addition of draw.sample(additions, 2)) {
      const whole = middle.union(addition.triangle, addition.another);
      let triangleColor: number;
      const isFirst = color === undefined;
      if (color === undefined) [color, triangleColor] = draw.sample(colors, 2);
      else triangleColor = draw.choice(without(colors, color));
      // The second one is not asked whether there is room for it.
      if (isFirst && !whole.isSubsetOf(free)) continue;
      done += 1;
      free = free.difference(whole).difference(mergedMap(whole, neighbors));
      input = input.fill(triangleColor, addition.triangle).fill(color, middle);
      output = output.fill(color, middle).fill(color, addition.another);
    }
  }
  return draw.coin() ? changed({ input, output }, flipRows) : { input, output };
};

/** The shape falls by one row and changes its colour. */
const fallenShape: Task = (draw) => {
  const colors = without(COLORS, 2);
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 30)];
  const count = draw.scaled(1, Math.floor((height * width) / 2) - 1);
  const ground = draw.choice(colors);
  const color = draw.choice(without(colors, ground));
  const plain = Grid.filled(ground, height, width);
  const shape = placedShape(draw, plain.cells(), count - 1, height, width);
  return { input: plain.fill(color, shape), output: plain.fill(2, shifted(shape, DOWN)) };
};

export const tasks: Readonly<Record<string, Task>> = {
  a61ba2ce: cornersOfFrame,
  a61f2674: longestAndShortest,
  a64e4611: corridors,
  a65b410d: stairs,
  a68b268e: fourPanels,
  a699fb00: filledGaps,
  a740d043: cutOut,
  a78176bb: diagonalsBesideTriangles,
  a79310a0: fallenShape,
};
