import { attempt } from '../../attempt.ts';
import { at, type Cell } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { bounds, cellsOf, mergedMap, normalized, recolored, shifted, upscaledDots } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, fullColumn, neighbors, outbox, rectangle } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { grow, growBy, seed } from '../growth.ts';
import { COLORS, placeSome, without } from '../scenes.ts';
import { mirrored, type Task, turned } from '../task.ts';

/** A rectangle inside of a block, rather small. */
function smallHole(draw: Draw, block: PythonSet<Cell>): PythonSet<Cell> {
  const { top, left, bottom, right } = bounds(block);
  const startRow = draw.between(top + 1, draw.between(top + 1, bottom - 1));
  const startColumn = draw.between(left + 1, draw.between(left + 1, right - 1));
  const row = draw.between(startRow, bottom - 1);
  const column = draw.between(startColumn, right - 1);
  const endRow = draw.between(row, bottom - 1);
  const endColumn = draw.between(column, right - 1);
  return backdrop([at(startRow, startColumn), at(endRow, endColumn)]);
}

/** Blocks are framed, and their holes filled. */
const framedBlocks: Task = (draw) => {
  const palette = without(COLORS, 3, 4);
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(palette);
  const colors = draw.sample(without(palette, ground), draw.scaled(1, 7));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  const count = draw.scaled(1, Math.floor((height * width) / 25));
  placeSome(count, 4 * count + 1, () => {
    const [tall, wide] = [draw.between(4, 8), draw.between(4, 8)];
    const places = free.filter(({ i, j }) => i < height - tall && j < width - wide);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const whole = backdrop([place, place.moved(tall - 1, wide - 1)]);
    const color = draw.choice(colors);
    if (!whole.isSubsetOf(free)) return false;
    const block = backdrop([place.moved(1, 1), place.moved(tall - 2, wide - 2)]);
    input = input.fill(color, block);
    output = output.fill(color, block).fill(3, box(whole));
    if (tall > 5 && wide > 5 && draw.between(1, 10) !== 1) {
      const gap = smallHole(draw, block);
      input = input.fill(ground, gap);
      output = output.fill(4, gap);
    }
    free = free.difference(whole);
    return true;
  });
  return { input, output };
};

/** Under the middle of each arch, a cell at the edge is marked. */
const droppedDots: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const palette = without(COLORS, 4);
  const ground = draw.choice(palette);
  const colors = without(palette, ground);
  const count = draw.scaled(1, Math.floor(width / 3));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let columns = range(1, width - 1);
  for (let k = 0; k < count && columns.length > 0; k++) {
    const j = draw.choice(columns);
    columns = columns.filter((other) => Math.abs(other - j) > 2);
    const i = draw.between(1, height - 1);
    const color = draw.choice(colors);
    const arch = neighbors(at(i, j)).filter((cell) => cell.i <= i);
    input = input.fill(color, arch);
    output = output.fill(color, arch).fill(4, [at(height - 1, j)]);
  }
  return turned(draw, { input, output });
};

/** Each field is filled with the counterpart of the colour of its dot. */
const filledFields: Task = (draw) => {
  const [tall, wide] = [draw.scaled(2, 5), draw.scaled(2, 5)];
  const rows = draw.scaled(1, Math.floor(31 / (tall + 1)));
  const columns = draw.scaled(rows > 1 ? 1 : 2, Math.floor(31 / (wide + 1)));
  const [lineColor, ground] = draw.sample([0, 5], 2);
  let input = Grid.filled(lineColor, (tall + 1) * rows - 1, (wide + 1) * columns - 1);
  let output = input;
  const field = rectangle(tall, wide);
  for (const row of range(rows)) {
    for (const column of range(columns)) {
      const placed = shifted(field, at(row * (tall + 1), column * (wide + 1)));
      const color = draw.between(1, 4);
      input = input.fill(ground, placed).fill(color, [draw.choice(placed)]);
      output = output.fill(color + 5, placed);
    }
  }
  return { input, output };
};

/** Blocks on the edge are lifted by their own height. */
const liftedBlocks: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(6, 30)];
  const columns = range(width);
  const ends = attempt('blocks that keep away from the sides', () => {
    const drawn = draw.sample(columns, 2 * draw.scaled(1, Math.floor(width / 3)));
    return drawn.includes(0) || drawn.includes(width - 1) ? undefined : drawn.toSorted((a, b) => a - b);
  });
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(2, 9));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let color = -1;
  for (let k = 0; k < ends.length; k += 2) {
    color = draw.choice(without(colors, color));
    const tall = draw.fewOrMany(0, Math.floor(height / 2), height, 1, height - 1);
    const block = backdrop([at(height - tall, ends[k]!), at(height - 1, ends[k + 1]!)]);
    input = input.fill(color, block);
    output = output.fill(color, shifted(block, at(-tall, 0)));
  }
  return turned(draw, { input, output });
};

/** The most common colour everywhere. */
const mostCommon: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 30)];
  const area = height * width;
  const [main, ...others] = draw.sample(COLORS, draw.scaled(2, Math.min(10, area - 1))) as [number, ...number[]];
  const least = Math.floor(area / (others.length + 1)) + 1;
  const most = area - others.length;
  const wanted = Math.min(Math.max(least, most - draw.scaled(0, most - least)), most);
  const counts = others.map(() => 1);
  for (let left = area - wanted - others.length; left > 0; left--) {
    const open = range(counts.length).filter((index) => counts[index]! < wanted - 1);
    if (open.length === 0) break;
    counts[draw.choice(open)]! += 1;
  }
  let free = rectangle(height, width);
  let input = Grid.filled(-1, height, width);
  const strew = (color: number, count: number): void => {
    const cells = draw.sample(free, count);
    input = input.fill(color, cells);
    free = free.difference(PythonSet.from(cells));
  };
  strew(
    main,
    counts.reduce((left, count) => left - count, area),
  );
  others.forEach((color, index) => strew(color, counts[index]!));
  return { input, output: Grid.filled(main, height, width) };
};

/** Each square of nine cells becomes one, and the grey noise on it goes. */
const shrunkSquares: Task = (draw) => {
  const square = rectangle(3, 3);
  const side = draw.scaled(2, 10);
  const cells = rectangle(side, side);
  const count = draw.scaled(1, side * side);
  const colorCount = draw.scaled(1, 8);
  const colored = PythonSet.from(draw.sample(cells, count));
  const colors = draw.sample(without(COLORS, 0, 5), colorCount);
  let output = Grid.filled(0, side, side);
  let input = output.upscale(3);
  for (const cell of cells) {
    const place = cell.times(3);
    const noise = draw.sample(square, draw.scaled(0, 8));
    if (colored.has(cell)) {
      const color = draw.choice(colors);
      output = output.fill(color, [cell]);
      input = input.fill(color, shifted(square, place));
    }
    input = input.fill(5, shifted(noise, place));
  }
  return { input, output };
};

/** The figure moves up to the bar, and another bar stops behind it. */
const figureAtBar: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(6, 30)];
  const [tall, wide] = [draw.scaled(1, height), draw.scaled(1, Math.floor((width - 1) / 2) - 1)];
  const within = rectangle(tall, wide);
  const sprout = seed(draw, within);
  growBy(draw, draw.fewOrMany(0, Math.floor(within.size / 2), within.size, 0, within.size - 1), sprout);
  const figure = normalized(sprout.cells);
  const own = bounds(figure);
  const top = draw.between(0, height - own.height);
  const left = draw.scaled(1, width - own.width);
  const [ground, color] = draw.sample(without(COLORS, 2, 8), 2);
  const bar = Math.min(left - draw.scaled(0, left), left - 1);
  const scene = Grid.filled(ground, height, width).fill(2, fullColumn(bar));
  return mirrored(draw, {
    input: scene.fill(color, shifted(figure, at(top, left))),
    output: scene.fill(color, shifted(figure, at(top, bar + 1))).fill(8, fullColumn(bar + own.width + 1)),
  });
};

/** Two opposite corners become a block. */
const blocksFromCorners: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(COLORS);
  let colors = without(COLORS, ground);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  const count = draw.scaled(1, 9);
  placeSome(count, 4 * count + 1, () => {
    const [tall, wide] = [draw.between(2, 7), draw.between(2, 7)];
    const places = free.filter(({ i, j }) => i < height - tall && j < width - wide);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const block = backdrop([place, place.moved(tall - 1, wide - 1)]);
    const color = draw.choice(colors);
    if (!block.isSubsetOf(free)) return false;
    colors = without(colors, color);
    const ends = draw.coin()
      ? [place, place.moved(tall - 1, wide - 1)]
      : [place.moved(tall - 1, 0), place.moved(0, wide - 1)];
    input = input.fill(color, ends);
    output = output.fill(color, block);
    free = free.difference(block);
    return true;
  });
  return { input, output };
};

/** Cells to begin a figure with: next to its fixed ones, and hanging together with them. */
function beginning(draw: Draw, rest: PythonSet<Cell>, fixed: PythonSet<Cell>): PythonSet<Cell> {
  const count = rest.size - draw.scaled(0, Math.max(0, rest.size - 1));
  const cells = PythonSet.of(draw.choice(rest.intersection(outbox(fixed))));
  while (cells.size < count) {
    const near = rest.intersection(mergedMap(cells.union(fixed), neighbors));
    cells.add(draw.choice(near.difference(cells)));
  }
  return cells;
}

/** Figures of whatever size are completed after the whole one, each in its own colour. */
const completedInOwnColor: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const within = rectangle(draw.between(2, 5), draw.between(2, 5));
  const drawn = PythonSet.of(draw.choice(within));
  const size = draw.fewOrMany(0, Math.floor(within.size / 2), within.size, 3);
  while (drawn.size < size) grow(draw, drawn, within);
  const cells = normalized(drawn);
  const own = bounds(cells);
  const fixed = draw.choice(cells);
  const [ground, fixedColor, mainColor] = draw.sample(COLORS, 3);
  const colors = without(COLORS, ground, fixedColor, mainColor);
  const others = cells.filter((cell) => cell !== fixed);
  const figure = PythonSet.of(fixed.in(fixedColor)).union(recolored(others, mainColor));
  const whole = shifted(figure, at(draw.between(0, height - own.height), draw.between(0, width - own.width)));
  let input = Grid.filled(ground, height, width).paint(whole);
  let output = input;
  let free = input.cellsOfColor(ground).difference(mergedMap(cellsOf(whole), neighbors));
  const count = draw.scaled(1, Math.floor((height * width) / (4 * figure.size)));
  placeSome(count, 5 * count, () => {
    const factor = draw.between(1, 4);
    const places = free.filter(({ i, j }) => i <= height - own.height * factor && j <= width - own.width * factor);
    if (places.size === 0) return false;
    const placed = shifted(upscaledDots(figure, factor), draw.choice(places));
    const taken = cellsOf(placed);
    if (!taken.isSubsetOf(free)) return false;
    const color = draw.choice(colors);
    const fixedPart = placed.filter((dot) => dot.color === fixedColor);
    const rest = cellsOf(placed.difference(fixedPart));
    free = free.difference(mergedMap(taken, neighbors));
    input = input.paint(fixedPart).fill(color, beginning(draw, rest, cellsOf(fixedPart)));
    output = output.paint(fixedPart).fill(color, rest);
    return true;
  });
  return { input, output };
};

export const tasks: Readonly<Record<string, Task>> = {
  '543a7ed5': framedBlocks,
  '54d82841': droppedDots,
  '54d9e175': filledFields,
  '5521c0d9': liftedBlocks,
  '5582e5ca': mostCommon,
  '5614dbcf': shrunkSquares,
  '56dc2b01': figureAtBar,
  '56ff96f3': blocksFromCorners,
  '57aa92db': completedInOwnColor,
};
