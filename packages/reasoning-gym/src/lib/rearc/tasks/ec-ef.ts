import { attempt } from '../../attempt.ts';
import { at, type Cell, DOWN_LEFT, DOWN_RIGHT, UP_LEFT, UP_RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { type Bounds, bottomLeft, bottomRight, bounds, mergedMap, topLeft, topRight } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, fullRow, line, neighbors, outbox, ray } from '../../grid/shapes.ts';
import type { Draw } from '../draw.ts';
import { COLORS, placeSome, speckled, without, placesFor } from '../scenes.ts';
import { type Pair, perhapsTransposed, type Task } from '../task.ts';

/** The colour inside a frame leaves it diagonally at the corners. */
const raysFromCorners: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const tall = height - 5 - draw.scaled(0, height - 6);
  const wide = width - 5 - draw.scaled(0, width - 6);
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const [ground, color, frameColor] = draw.sample(COLORS, 3);
  const core = backdrop([place, place.moved(tall - 1, wide - 1)]);
  const frame = outbox(outbox(core));
  const input = Grid.filled(ground, height, width).fill(color, core).fill(frameColor, frame);
  const rays = [
    ray(bottomRight(frame), DOWN_RIGHT),
    ray(topLeft(frame), UP_LEFT),
    ray(bottomLeft(frame), DOWN_LEFT),
    ray(topRight(frame), UP_RIGHT),
  ].flatMap((cells) => [...cells]);
  const isGround = (cell: Cell): boolean => input.holds(cell) && input.at(cell.i, cell.j) === ground;
  return { input, output: input.fill(color, rays.filter(isGround)) };
};

/** Dots reach for the lines next to them, and are held fast there. */
const dotsToLines: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const [ground, dotColor, lineColor] = draw.sample(COLORS, 3);
  const lines: number[] = [];
  let freeRows = range(height);
  for (let left = draw.scaled(1, Math.floor(height / 4)); left > 0 && freeRows.length > 0; left--) {
    const row = draw.choice(freeRows);
    lines.push(row);
    freeRows = freeRows.filter((i) => Math.abs(i - row) > 2);
  }
  lines.sort((a, b) => a - b);
  const rows = range(height).filter((i) => lines.every((row) => Math.abs(i - row) > 1));
  const dots: Cell[] = [];
  let columns = range(width);
  for (
    let left = draw.scaled(1, Math.min(rows.length, Math.floor(width / 2)));
    left > 0 && columns.length > 0;
    left--
  ) {
    const dot = at(draw.choice(rows), draw.choice(columns));
    dots.push(dot);
    columns = columns.filter((j) => Math.abs(j - dot.j) > 1);
  }
  const scene = Grid.filled(ground, height, width).fill(
    lineColor,
    lines.flatMap((row) => [...fullRow(row)]),
  );
  const output = dots.reduce((grid, { i, j }) => {
    const above = lines.findLast((row) => row < i);
    const below = lines.find((row) => row > i);
    const ends = [above, below].filter((row) => row !== undefined).map((row) => at(row, j));
    return grid.fill(dotColor, line(at(above ?? i, j), at(below ?? i, j))).fill(
      lineColor,
      ends.flatMap((end) => [...neighbors(end)]),
    );
  }, scene);
  return perhapsTransposed(draw, { input: scene.fill(dotColor, dots), output });
};

/** The picture, turned to the left by a quarter. */
const quarterTurn: Task = (draw) => {
  const input = speckled(draw, draw.scaled(1, 30), draw.scaled(1, 30));
  return { input, output: input.turnLeft() };
};

/** The cells between two blocks, in the rows that both have. */
function between(a: Bounds, b: Bounds): Cell[] {
  const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
  if (top > bottom) return [];
  return [...backdrop([at(top, Math.min(a.right, b.right) + 1), at(bottom, Math.max(a.left, b.left) - 1)])];
}

function bridgedBlocks(draw: Draw): Pair | undefined {
  const palette = without(COLORS, 9);
  const [height, width] = [draw.scaled(8, 30), draw.scaled(8, 30)];
  const ground = draw.choice(palette);
  const colors = draw.sample(without(palette, ground), draw.scaled(1, 8));
  let input = Grid.filled(ground, height, width);
  const count = draw.scaled(2, Math.floor((height * width) / 30));
  let free = input.cells();
  const blocks: Bounds[] = [];
  placeSome(count, 5 * count, () => {
    const tall = draw.between(1, Math.floor(height / 3) * 2);
    const wide = draw.between(1, Math.floor(width / 3) * 2);
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const block = backdrop([place, place.moved(tall - 1, wide - 1)]);
    if (!block.isSubsetOf(free)) return false;
    free = free.difference(block).difference(mergedMap(block, neighbors));
    input = input.fill(draw.choice(colors), block);
    blocks.push(bounds(block));
    return true;
  });
  const isInside = ({ i, j }: Cell): boolean => i > 0 && j > 0 && i < height - 1 && j < width - 1;
  const bridges = blocks
    .flatMap((block, index) => blocks.slice(index + 1).flatMap((other) => between(block, other)))
    .filter((cell) => isInside(cell) && input.at(cell.i, cell.j) === ground);
  return bridges.length > 0 ? { input, output: input.fill(9, bridges) } : undefined;
}

/** Blocks side by side are joined by bridges, except along the edges. */
const bridges: Task = (draw) => attempt('blocks side by side', () => bridgedBlocks(draw));

export const tasks: Readonly<Record<string, Task>> = {
  ec883f72: raysFromCorners,
  ecdecbb3: dotsToLines,
  ed36ccf7: quarterTurn,
  ef135b50: bridges,
};
