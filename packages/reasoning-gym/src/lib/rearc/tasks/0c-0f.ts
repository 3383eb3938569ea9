import { attempt } from '../../attempt.ts';
import { at, type Cell, type Dot, DOWN_RIGHT, ORIGIN } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { bounds, mergedMap, normalized, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, cornerNeighbors, neighbors, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { merged, PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { grow, growBy, seed } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, without } from '../scenes.ts';
import { SYMMETRIES, turned, type Task } from '../task.ts';

/** Single cells bloom: red ones get yellow corners, blue ones orange sides, others stay alone. */
const blooms: Task = (draw) => {
  const bloom = (heart: Dot, petal: number, petals: Iterable<Cell> = []): [Dot, Dot[]] => [
    heart,
    [heart, ...Array.from(petals, (cell) => cell.in(petal))],
  ];
  const kinds = [
    bloom(ORIGIN.in(6), 6),
    bloom(DOWN_RIGHT.in(2), 4, cornerNeighbors(DOWN_RIGHT)),
    bloom(DOWN_RIGHT.in(1), 7, sideNeighbors(DOWN_RIGHT)),
    bloom(ORIGIN.in(8), 8),
  ];
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const count = draw.scaled(1, Math.floor((height * width) / 4));
  let input = Grid.filled(draw.choice([0, 3, 5, 9]), height, width);
  let output = input;
  let free = input.cells();
  placeSome(count, 5 * count, () => {
    const [heart, whole] = draw.choice(kinds);
    const { i, j } = draw.choice(free);
    const dots = whole.map((dot) => dot.moved(i, j));
    if (!dots.every(({ cell }) => free.has(cell))) return false;
    input = input.paint([heart.moved(i, j)]);
    output = output.paint(dots);
    free = free.difference(merged([dots.map(({ cell }) => cell)]));
    return true;
  });
  return { input, output };
};

/** Every colour becomes its counterpart. */
const counterparts: Task = (draw) => {
  const colors = [1, 2, 3, 4, 5, 6, 8, 9];
  const partners = [5, 6, 4, 3, 1, 2, 9, 8];
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const kinds = draw.sample(range(colors.length), draw.scaled(1, colors.length));
  const pattern = Grid.filled(0, height, width).paint(inAnyOf(draw, kinds, rectangle(height, width)));
  return { input: pattern.recolor((kind) => colors[kind]!), output: pattern.recolor((kind) => partners[kind]!) };
};

/** Spoilt rectangles in a tiling, in which every other tile is mirrored, are restored. */
const restoredTiling: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const tall = draw.scaled(2, Math.floor(height / 2) - 1);
  const wide = draw.scaled(2, Math.floor(width / 2) - 1);
  const [, noise] = draw.sample(COLORS, 2);
  const colors = draw.sample(without(COLORS, noise), draw.scaled(2, 9));
  const tile = Grid.filled(0, tall, wide).paint(inAnyOf(draw, colors, rectangle(tall, wide)));
  /** Where a row or column of the grid lies in the tile. */
  const within = (index: number, size: number): number =>
    Math.floor(index / size) % 2 === 0 ? index % size : size - 1 - (index % size);
  const output = Grid.from(height, width, (i, j) => tile.at(within(i, tall), within(j, wide)));
  const count = draw.scaled(1, Math.floor(Math.sqrt(height * width) / 2));
  const corners = range(Math.floor(height / tall)).flatMap((a) =>
    range(Math.floor(width / wide)).map((b) => at(a * tall, b * wide)),
  );
  const isTold = (grid: Grid): boolean =>
    grid.rows().filter((row) => !row.includes(noise)).length >= 2 &&
    range(width).filter((j) => !grid.column(j).includes(noise)).length >= 2 &&
    corners.some(({ i, j }) => grid.crop(i, j, tall, wide).count(noise) === 0);
  let input = output;
  placeSome(count, 5 * count, () => {
    const [high, broad] = [draw.between(2, 6), draw.between(2, 6)];
    const place = at(draw.between(0, height - high), draw.between(0, width - broad));
    const spoilt = input.fill(noise, backdrop([place, place.moved(high - 1, broad - 1)]));
    if (!isTold(spoilt)) return false;
    input = spoilt;
    return true;
  });
  return turned(draw, { input, output });
};

/** Not yet the ground, but no colour either: where the models have been. */
const TAKEN = -1;

/** A shape with three marked cells that are not on a line. */
interface Model {
  readonly markers: readonly Dot[];
  readonly dots: readonly Dot[];
}

const areOnLine = (cells: readonly Cell[]): boolean =>
  [({ i }: Cell) => i, ({ j }: Cell) => j, ({ i, j }: Cell) => i - j, ({ i, j }: Cell) => i + j].some(
    (feature) => new Set(cells.map(feature)).size === 1,
  );

/** The cells of a shape, the first three of which are not on a line. */
function drawModelCells(draw: Draw): Cell[] {
  const count = draw.scaled(5, 20);
  const start = seed(draw, rectangle(7, 7));
  growBy(draw, count - 1, start, sideNeighbors);
  while (areOnLine(start.cells.values())) grow(draw, start.cells, start.room, sideNeighbors);
  const cells = [...normalized(start.cells)];
  return attempt('three cells that are not on a line', () => {
    draw.shuffle(cells);
    return areOnLine(cells.slice(0, 3)) ? undefined : cells;
  });
}

/** The cells, inside or just outside, that touch a cell which is not of the ground. */
function cellsNearOthers(grid: Grid, ground: number): PythonSet<Cell> {
  const span = grid.width + 2;
  const isNear = new Uint8Array((grid.height + 2) * span);
  const steps = neighbors(ORIGIN).values();
  for (let i = 0; i < grid.height; i++) {
    for (let j = 0; j < grid.width; j++) {
      if (grid.at(i, j) !== ground) for (const step of steps) isNear[(i + 1 + step.i) * span + j + 1 + step.j] = 1;
    }
  }
  const near = new PythonSet<Cell>();
  isNear.forEach((flag, index) => {
    if (flag) near.add(at(Math.floor(index / span) - 1, (index % span) - 1));
  });
  return near;
}

/** The shapes leave, and are drawn anew, turned or mirrored, wherever their three marked cells are. */
const markedCopies: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [ground, firstColor, secondColor, thirdColor, bodyColor] = draw.sample(COLORS, 5);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  const models: Model[] = [];
  const sizes = new Set<string>();
  const modelCount = draw.scaled(1, Math.floor(Math.min(height, width) / 5));
  placeSome(modelCount, 5 * modelCount, () => {
    const cells = drawModelCells(draw);
    const around = bounds(cells.slice(0, 3));
    const size = [around.height, around.width].toSorted((a, b) => a - b).join('x');
    if (sizes.has(size)) return false;
    const places = free.filter((place) => cells.every((cell) => free.has(cell.plus(place))));
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const dots = cells.map((cell, index) => cell.in([firstColor, secondColor, thirdColor][index] ?? bodyColor));
    const placed = shifted(cells, place);
    input = input.paint(shifted(dots, place));
    output = output.fill(TAKEN, placed);
    free = free.difference(placed).difference(mergedMap(placed, neighbors));
    models.push({ dots, markers: dots.slice(0, 3) });
    sizes.add(size);
    return true;
  });
  const count = draw.scaled(1, Math.floor((height * width) / 30));
  for (let done = 0, tries = 0; done < count && tries < 10 * count; tries++) {
    const change = draw.choice(SYMMETRIES);
    input = change(input);
    output = change(output);
    const empty = output.cellsOfColor(ground);
    const apart = empty.difference(cellsNearOthers(output, ground));
    const { dots, markers } = draw.choice(models);
    if (apart.size === 0) break;
    const { i, j } = draw.choice(apart);
    const placed = dots.map((dot) => dot.moved(i, j));
    if (!placed.every(({ cell }) => apart.has(cell))) continue;
    done += 1;
    input = input.paint(markers.map((dot) => dot.moved(i, j)));
    output = output.paint(placed);
  }
  return { input, output: output.replace(TAKEN, ground) };
};

export const tasks: Readonly<Record<string, Task>> = {
  '0ca9ddb6': blooms,
  '0d3d703e': counterparts,
  '0dfd9992': restoredTiling,
  '0e206a2e': markedCopies,
};
