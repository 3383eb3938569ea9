import { attempt } from '../../attempt.ts';
import { at, type Cell, DOWN, DOWN_RIGHT, RIGHT } from '../../grid/cell.ts';
import { flipColumns, Grid } from '../../grid/grid.ts';
import { bounds, mergedMap, normalized, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, line, neighbors, rectangle } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { COLORS, inAnyOf, placeSome, without, drawBlock } from '../scenes.ts';
import { changed, mirrored, type Task, turned } from '../task.ts';
import { markedFigure } from '../families/marked-figure.ts';

type DrawCells = (draw: Draw) => PythonSet<Cell>;

/** Ways to draw the visible cells of a cross: one arm with both ends, or some cells of both arms but not the middle. */
function crossParts(level: PythonSet<Cell>, upright: PythonSet<Cell>, middle: Cell): [DrawCells, DrawCells, DrawCells] {
  const reach = 2 * middle.i;
  const partOf = (draw: Draw, cells: PythonSet<Cell>): PythonSet<Cell> =>
    PythonSet.from(draw.sample(cells, draw.between(1, cells.size)));
  const withEnds =
    (arm: PythonSet<Cell>, start: Cell, end: Cell): DrawCells =>
    (draw) =>
      PythonSet.of(start, end).union(partOf(draw, arm));
  const withoutMiddle = (arm: PythonSet<Cell>): PythonSet<Cell> => arm.filter((cell) => cell !== middle);
  return [
    withEnds(level, at(middle.i, 0), at(middle.i, reach)),
    withEnds(upright, at(0, middle.i), at(reach, middle.i)),
    (draw) => partOf(draw, withoutMiddle(level)).union(partOf(draw, withoutMiddle(upright))),
  ];
}

/** Crosses that are partly hidden in the noise are completed. */
const completedCrosses: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const half = draw.scaled(1, 3);
  const side = 2 * half + 1;
  const level = line(at(half, 0), at(half, side - 1));
  const upright = line(at(0, half), at(side - 1, half));
  const cross = level.union(upright);
  const parts = crossParts(level, upright, at(half, half));
  const [ground, color, noiseColor] = draw.sample(without(COLORS, 8), 3);
  const noise = draw.scaled(Math.trunc(0.35 * height * width), Math.trunc(0.65 * height * width));
  const plain = Grid.filled(ground, height, width);
  let free = plain.cells();
  let input = plain.fill(noiseColor, draw.sample(free, noise));
  let output = input;
  const put = (shown: PythonSet<Cell>, whole: PythonSet<Cell>): void => {
    input = input.fill(noiseColor, whole).fill(color, shown);
    output = output.fill(8, whole).fill(color, shown);
  };
  const around = (cells: PythonSet<Cell>): PythonSet<Cell> => mergedMap(cells, neighbors);

  const firstShown = draw.choice([parts[0], parts[1]])(draw);
  const firstPlace = at(draw.between(0, height - side), draw.between(0, width - side));
  const first = shifted(cross, firstPlace);
  put(shifted(firstShown, firstPlace), first);
  const near = around(first);
  const further = around(near);
  free = free.difference(first).difference(near).difference(further).difference(around(further));

  const count = draw.scaled(1, (height * width) / (10 * side));
  placeSome(count, 5 * count, () => {
    const places = free.filter(({ i, j }) => i <= height - side && j <= width - side);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const shown = shifted(draw.choice(parts)(draw), place);
    const whole = shifted(cross, place);
    if (!whole.isSubsetOf(free)) return false;
    const near = around(whole);
    const further = around(near);
    free = free.difference(whole).difference(near.union(further, around(further)));
    put(shown, whole);
    return true;
  });
  return { input, output };
};

/** A slanting line goes on and is reflected by the bar. */
const reflectedLine: Task = (draw) => {
  const height = draw.scaled(5, 30);
  const width = draw.scaled(height, 30);
  const thickness = draw.scaled(1, Math.floor(height / 2));
  const bar = draw.scaled(2, height - thickness);
  const colors = without(COLORS, 3);
  const ground = draw.choice(colors);
  const barColor = draw.choice(without(colors, ground));
  const color = draw.choice(without(colors, ground, barColor));
  const start = Math.max(0, bar - 2 - draw.scaled(0, bar - 1));
  const down = range(start, bar).map((i) => at(i, i - start));
  const last = bar - 1 - start;
  const up = range(1, bar).map((step) => at(bar - 1 - step, last + step));
  const shown = down.length - draw.scaled(0, down.length - 2);
  const path = [...down, ...up];
  const input = Grid.filled(ground, height, width)
    .fill(barColor, shifted(rectangle(thickness, width), at(bar, 0)))
    .fill(color, path.slice(0, shown));
  return mirrored(draw, { input, output: input.fill(3, path.slice(shown)) });
};

/** Blocks are filled inside, all but their outermost cells. */
const filledInside: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const palette = without(COLORS, 8);
  const ground = draw.choice(palette);
  let colors = without(palette, ground);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  const count = draw.scaled(1, 8);
  placeSome(count, 4 * count + 1, () => {
    const [tall, wide] = [draw.between(3, 7), draw.between(3, 7)];
    const block = drawBlock(draw, free, { height, width }, tall, wide);
    if (!block) return false;
    const color = draw.choice(colors);
    if (!block.isSubsetOf(free)) return false;
    colors = without(colors, color);
    input = input.fill(color, block);
    output = output.fill(8, block).fill(color, box(block));
    free = free.difference(block);
    return true;
  });
  return { input, output };
};

/** Of a row of dots, the frame goes from one to the next. */
const frameMovesOn: Task = (draw) => {
  const [height, width] = [draw.scaled(7, 30), draw.scaled(7, 30)];
  const [tall, wide] = [draw.scaled(1, Math.floor(height / 3)), draw.scaled(1, Math.floor(width / 3))];
  const [rows, columns] = [draw.scaled(1, Math.floor(height / 4)), draw.scaled(1, Math.floor(width / 4))];
  const direction = draw.choice([DOWN, RIGHT, DOWN_RIGHT]);
  const place = at(
    draw.between(0, height - tall - 1 - (direction === RIGHT ? 0 : rows)),
    draw.between(0, width - wide - 1 - (direction === DOWN ? 0 : columns)),
  );
  const ground = draw.choice(COLORS);
  const dotColor = draw.choice(without(COLORS, ground));
  const frameColor = draw.choice(without(COLORS, ground, dotColor));
  const dot = shifted(rectangle(tall, wide), place);
  const step = at(direction.i * (tall + rows), direction.j * (wide + columns));
  const dots = range(-15, 16).flatMap((count) => [...shifted(dot, step.times(count))]);
  const scene = Grid.filled(ground, height, width).fill(dotColor, dots);
  const frame = backdrop([place.moved(-rows, -columns), place.moved(tall + rows - 1, wide + columns - 1)]).difference(
    dot,
  );
  return { input: scene.fill(frameColor, frame), output: scene.fill(frameColor, shifted(frame, step)) };
};

/** The angles around a corner go on, in turns of their colours, in a grid twice as large. */
const repeatedAngles: Task = (draw) => {
  const side = draw.scaled(2, 15);
  const palette = draw.sample(without(COLORS, 0), draw.scaled(2, 9));
  const drawColors = (count: number): number[] => range(count).map(() => draw.choice(palette));
  let colors = drawColors(draw.scaled(1, side));
  while (new Set(colors).size === 1) colors = drawColors(side);
  return turned(draw, {
    input: Grid.from(side, side, (i, j) => colors[Math.max(i, j)] ?? 0),
    output: Grid.from(2 * side, 2 * side, (i, j) => colors[Math.max(i, j) % colors.length]!),
  });
};

/** A pattern that repeats downwards goes on until there are ten rows. */
const continuedDownwards: Task = (draw) => {
  const pair = attempt('pattern that goes on below the input', () => {
    const [height, width] = [draw.scaled(2, 6), draw.scaled(8, 30)];
    const ground = draw.choice(COLORS);
    const colors = draw.sample(without(COLORS, ground), draw.scaled(1, 9));
    const [tall, wide] = [draw.scaled(1, Math.floor(height / 2)), draw.scaled(1, Math.floor(width / 2) - 1)];
    const cells = draw.sample(rectangle(tall, wide), draw.scaled(1, tall * wide));
    const pattern = normalized(inAnyOf(draw, colors, cells));
    const own = bounds(pattern);
    const left = draw.between(0, Math.floor(width / 2));
    const drift = draw.between(0, Math.floor(own.width / 2) + 1);
    const output = range(Math.floor(10 / own.height) + 1).reduce(
      (grid, k) => grid.paint(shifted(pattern, at(k * own.height, left + k * drift))),
      Grid.filled(ground, 10, width),
    );
    if (output.crop(height, 0, 10, width).palette().size === 1) return undefined;
    return { input: output.crop(0, 0, height, width), output };
  });
  return draw.coin() ? changed(pair, flipColumns) : pair;
};

export const tasks: Readonly<Record<string, Task>> = {
  '50846271': completedCrosses,
  '508bd3b6': reflectedLine,
  '50cb2852': filledInside,
  '5117e062': markedFigure('with'),
  '5168d44c': frameMovesOn,
  '539a4f51': repeatedAngles,
  '53b68214': continuedDownwards,
};
