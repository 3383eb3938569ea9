import { at, type Cell, UP_RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { mergedMap } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, inbox, outbox, ray, sideNeighbors } from '../../grid/shapes.ts';
import { COLORS, placeSome, without, placesFor } from '../scenes.ts';
import type { Task } from '../task.ts';
import { hiddenPart } from '../families/hidden-part.ts';

/** The frame with the most dots inside, in their colour. */
const frameWithMostDots: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [ground, dot, color] = draw.sample(COLORS, 3);
  const count = draw.scaled(1, Math.floor((height * width) / 25));
  let input = Grid.filled(ground, height, width);
  let output: Grid | undefined;
  let most = 0;
  let free = input.cells();
  let placed = 0;
  for (let tries = 0; tries < 4 * count && placed < count; tries++) {
    const [tall, wide] = [draw.between(3, 7), draw.between(3, 7)];
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) break;
    const place = draw.choice(places);
    const area = backdrop([place, place.moved(tall - 1, wide - 1)]);
    if (!area.isSubsetOf(free)) continue;
    const inside = backdrop(inbox(area));
    const dots = output ? draw.scaled(0, Math.min(Math.max(0, most - 1), inside.size)) : draw.scaled(1, inside.size);
    input = input.fill(color, box(area)).fill(dot, draw.sample(inside, dots));
    if (!output) {
      most = dots;
      output = input.cropTo(area).replace(color, dot);
    }
    free = free.difference(area).difference(outbox(area));
    placed += 1;
  }
  const noise = draw.sample(free, draw.scaled(0, Math.max(0, Math.floor(free.size / 2) - 1)));
  return { input: input.fill(dot, noise), output: output! };
};

/** Below each square of four cells, green runs down by as many rows as the square has colours. */
const greenTails: Task = (draw) => {
  const palette = without(COLORS, 3);
  const [height, width] = [draw.scaled(7, 30), draw.scaled(7, 30)];
  const count = draw.scaled(1, Math.floor(width / 3));
  let columns = range(width);
  const ground = draw.choice(palette);
  const colors = without(palette, ground);
  let input = Grid.filled(ground, height, width);
  let output = input;
  for (let tries = 0; tries < 4 * count; tries++) {
    const starts = columns.filter((j) => columns.includes(j + 1));
    if (starts.length === 0) break;
    const colorCount = draw.scaled(1, 4);
    const j = draw.choice(starts);
    columns = without(columns, j, j + 1);
    const i = draw.choice(range(height - 1 - colorCount));
    const own = draw.sample(colors, colorCount);
    const square = backdrop([at(i, j), at(i + 1, j + 1)]);
    const cells = draw.shuffle([...square]);
    const dots = cells.map((cell, index) => cell.in(own[index] ?? draw.choice(own)));
    const isGround = (cell: Cell): boolean => input.holds(cell) && input.at(cell.i, cell.j) === ground;
    if (!mergedMap(square, sideNeighbors).values().every(isGround)) continue;
    input = input.paint(dots);
    output = output.paint(dots).fill(3, backdrop([at(i + 2, j), at(i + 1 + colorCount, j + 1)]));
  }
  return { input, output };
};

/** Each coloured cell of a row rises diagonally, in a square as many times as wide as there are colours. */
const risingDiagonals: Task = (draw) => {
  const width = draw.scaled(2, 6);
  const count = draw.scaled(1, Math.min(width, 5));
  const colors = draw.sample(range(1, 10), count);
  const columns = draw.sample(range(width), count);
  const side = width * count;
  let input = Grid.filled(0, 1, width);
  let output = Grid.filled(0, side, side);
  colors.forEach((color, index) => {
    const j = columns[index]!;
    input = input.fill(color, [at(0, j)]);
    output = output.fill(color, ray(at(side - 1, j), UP_RIGHT));
  });
  return { input, output };
};

const COUNTING_CELLS: readonly Cell[] = [at(0, 0), at(0, 2), at(1, 1), at(2, 0), at(2, 2)];

/** Red blocks are counted, one blue cell for each. */
const countedBlocks: Task = (draw) => {
  const palette = without(COLORS, 1, 2);
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(palette);
  const wanted = draw.between(1, 5);
  let input = Grid.filled(ground, height, width);
  let free = input.cells();
  const placeBlock = (color: () => number): boolean => {
    const tall = draw.between(1, Math.floor(height / 2) + 1);
    const wide = draw.between(1, Math.floor(width / 2) + 1);
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const block = backdrop([place, place.moved(tall - 1, wide - 1)]);
    if (!block.isSubsetOf(free)) return false;
    free = free.difference(block).difference(mergedMap(block, sideNeighbors));
    input = input.fill(color(), block);
    return true;
  };
  const count = placeSome(wanted, 5 * wanted, () => placeBlock(() => 2));
  const others = draw.scaled(0, 2 * wanted);
  const otherColors = without(palette, ground);
  placeSome(others, 5 * others - 1, () => placeBlock(() => draw.choice(otherColors)));
  return { input, output: Grid.filled(ground, 3, 3).fill(1, COUNTING_CELLS.slice(0, count)) };
};

export const tasks: Readonly<Record<string, Task>> = {
  fcb5c309: frameWithMostDots,
  fcc82909: greenTails,
  feca6190: risingDiagonals,
  ff28f65a: countedBlocks,
  ff805c23: hiddenPart(0),
};
