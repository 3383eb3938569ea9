import { attempt } from '../../attempt.ts';
import { at, type Cell, type Dot, ORIGIN } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { byColor, objectsIn } from '../../grid/objects.ts';
import { bounds, colorOf, normalized, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, fullColumn, fullRow, line, neighbors } from '../../grid/shapes.ts';
import { merged } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { COLORS, placeSome, without, drawBlock } from '../scenes.ts';
import { type Pair, perhapsTransposed, type Task } from '../task.ts';

/** Cells of the same colour are joined by a line, upright lines above level ones. */
const joinedPairs: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const lines = draw.scaled(2, Math.min(8, Math.floor((height * width) / 2)));
  const level = draw.between(1, lines - 1);
  const rows = draw.sample(range(height), Math.min(level, height));
  const ground = draw.choice(COLORS);
  let colors = without(COLORS, ground);
  let input = Grid.filled(ground, height, width);
  let output = input;
  const join = (from: Cell, to: Cell): void => {
    const color = draw.choice(colors);
    colors = without(colors, color);
    input = input.fill(color, [from, to]);
    output = output.fill(color, line(from, to));
  };
  for (const i of rows) {
    const length = draw.scaled(2, width - 1);
    const start = draw.between(0, width - length);
    join(at(i, start), at(i, start + length - 1));
  }
  const freeRows = range(width).map((j) => range(height).filter((i) => input.at(i, j) === ground));
  const columns = range(width).filter((j) => freeRows[j]!.length > 1);
  for (const j of draw.sample(columns, Math.min(lines - level, columns.length))) {
    const free = freeRows[j]!;
    const length = draw.scaled(2, free.length);
    const start = draw.between(0, free.length - length);
    join(at(free[start]!, j), at(free[start + length - 1]!, j));
  }
  return { input, output };
};

/** The dots on both sides fall onto the bar and become part of it. */
const dotsOntoBar: Task = (draw) => {
  const [height, width] = [draw.scaled(7, 30), draw.scaled(7, 30)];
  const [one, other] = draw.sample(range(2, height - 2), 2);
  const [top, bottom] = [Math.min(one, other), Math.max(one, other)];
  const [ground, barColor, dotColor] = draw.sample(COLORS, 3);
  let input = Grid.from(height, width, (i) => (i >= top && i <= bottom ? barColor : ground));
  let output = input;
  const most = Math.floor(width / 2);
  const [countAbove, countBelow] = [draw.scaled(1, most), draw.scaled(1, most)];
  const above = draw.sample(range(width), countAbove);
  const below = draw.sample(range(width), countBelow);
  const drop = (j: number, rows: readonly number[], most: number, landing: number, away: number): void => {
    const count = draw.scaled(1, most);
    const dots = draw.sample(rows, count).map((i) => at(i, j));
    input = input.fill(dotColor, dots);
    output = output.fill(barColor, line(at(landing, j), at(landing + away * (count - 1), j)));
  };
  for (const j of above) drop(j, range(top), top - 1, top - 1, -1);
  for (const j of below) drop(j, range(bottom + 1, height), height - bottom - 2, bottom + 1, 1);
  return perhapsTransposed(draw, { input, output });
};

/** Through the middle of every frame runs a pink row and a pink column, wherever the ground is free. */
const crossesThroughFrames: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const frames = draw.scaled(1, Math.floor((height * width) / 16));
  const [ground, color] = draw.sample(without(COLORS, 6), 2);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  const frame = box([ORIGIN, at(4, 4)]);
  placeSome(frames, 4 * frames, () => {
    const place = draw.choice(free);
    const placed = shifted(frame, place);
    if (!placed.isSubsetOf(free)) return false;
    input = input.fill(color, placed);
    const framed = output.fill(color, placed);
    const cross = [...fullRow(place.i + 2), ...fullColumn(place.j + 2)];
    output = framed.fill(
      6,
      cross.filter((cell) => framed.holds(cell) && framed.at(cell.i, cell.j) === ground),
    );
    const area = backdrop(placed);
    free = free.filter((cell) => !area.has(cell));
    return true;
  });
  return { input, output };
};

/** Every dot gets a blue ring. */
const blueRings: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 30)];
  const ground = draw.choice(without(COLORS, 1));
  const color = draw.choice(without(COLORS, 1, ground));
  const plain = Grid.filled(ground, height, width);
  const dots = draw.sample(plain.cells(), draw.scaled(1, Math.ceil((height * width) / 2) - 1));
  return {
    input: plain.fill(color, dots),
    output: plain.fill(1, merged(dots.map(neighbors))).fill(color, dots),
  };
};

/** Corner pieces in several colours, one within the other around a common middle, perhaps with a dot in it. */
function drawNested(draw: Draw, size: number, ground: number): Grid {
  const others = without(COLORS, ground);
  const colors = draw.sample(others, size);
  let quarter = Grid.filled(ground, size + 1, size + 1);
  for (const [k, color] of colors.entries()) {
    const length = draw.between(2, size - k + 1);
    const end = k + length - 1;
    quarter = quarter.fill(color, line(at(k, k), at(end, k))).fill(color, line(at(k, k), at(k, end)));
  }
  const upper = quarter.beside(quarter.flipColumns().crop(0, 1, size + 1, size));
  const whole = upper.above(upper.flipRows().crop(1, 0, size, 2 * size + 1));
  return draw.coin() ? whole.fill(draw.choice(without(others, ...colors)), [at(size, size)]) : whole;
}

/** The frames of several sizes, apart from one another; none if one of them finds no place. */
function drawFrames(draw: Draw): Pair | undefined {
  const size = draw.scaled(2, 7);
  const [height, width] = [draw.scaled(4 * size, 30), draw.scaled(4 * size, 30)];
  const ground = draw.choice(COLORS);
  const output = drawNested(draw, size, ground);
  let input = Grid.filled(ground, height, width);
  const cells = input.cells();
  const frames = byColor(output).filter((frame) => colorOf(frame) !== ground);
  for (const frame of frames.values().toSorted((a, b) => bounds(a).width - bounds(b).width)) {
    const side = bounds(frame).width;
    const beyond = Math.max(0, Math.floor(side / 2) - 1);
    const inside = cells.filter(({ i, j }) => i <= height - side && j <= width - side);
    const steps = [at(-beyond, 0), at(0, -beyond), at(beyond, 0), at(0, beyond)];
    const places = steps.reduce((all, by) => all.union(shifted(inside, by)), inside);
    const shape = normalized(frame);
    const isFree = (dot: Dot): boolean => !input.holds(dot) || input.at(dot.i, dot.j) === ground;
    let placed = shape;
    const done = placeSome(1, 10, () => {
      placed = shifted(shape, draw.choice(places));
      return placed.values().every(isFree);
    });
    if (done === 0) return undefined;
    input = input.paint(placed);
  }
  return { input, output };
}

/** The scattered frames are put one into the other. */
const nestedFrames: Task = (draw) => attempt('places for all frames', () => drawFrames(draw));

/** Lone cells vanish. */
const noLoneCells: Task = (draw) => {
  const [height, width] = [draw.scaled(1, 30), draw.scaled(1, 30)];
  const ground = draw.choice(COLORS);
  const plain = Grid.filled(ground, height, width);
  const count = draw.scaled(0, Math.max(0, Math.floor((height * width) / 2) - 1));
  const colorCount = draw.scaled(0, Math.min(9, count));
  const cells = draw.sample(plain.cells(), count);
  const colors = draw.sample(without(COLORS, ground), colorCount);
  const ends = draw.sample(range(count), colorCount).toSorted((a, b) => b - a);
  const input = colors.reduce((grid, color, k) => grid.fill(color, cells.slice(0, ends[k])), plain);
  const objects = objectsIn(input, { diagonal: true, withoutGround: true });
  return { input, output: input.fill(ground, merged(objects.filter(({ size }) => size === 1))) };
};

/** Of every rectangle only the outline remains. */
const outlines: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(COLORS);
  let colors = without(COLORS, ground);
  let input = Grid.filled(ground, height, width);
  let output = input;
  const wanted = draw.scaled(1, 9);
  let free = input.cells();
  placeSome(wanted, 4 * wanted + 1, () => {
    const [tall, wide] = [draw.between(3, 7), draw.between(3, 7)];
    const area = drawBlock(draw, free, { height, width }, tall, wide);
    if (!area) return false;
    const color = draw.choice(colors);
    if (!area.isSubsetOf(free)) return false;
    colors = without(colors, color);
    input = input.fill(color, area);
    output = output.fill(color, box(area));
    free = free.difference(area);
    return true;
  });
  return { input, output };
};

export const tasks: Readonly<Record<string, Task>> = {
  '40853293': joinedPairs,
  '4093f84a': dotsOntoBar,
  '41e4d17e': crossesThroughFrames,
  '4258a5f9': blueRings,
  '4290ef0e': nestedFrames,
  '42a50994': noLoneCells,
  '4347f46a': outlines,
};
