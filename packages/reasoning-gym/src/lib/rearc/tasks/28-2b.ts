import { attempt } from '../../attempt.ts';
import { at, type Cell, DOWN, DOWN_RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { plainLines } from '../../grid/objects.ts';
import { bounds, mergedMap, normalized, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, corners, line, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { merged, PythonSet } from '../../python-set.ts';
import { grow, growBy } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, without } from '../scenes.ts';
import { mirrored, perhapsTransposed, type Task, turned } from '../task.ts';

/** The shape is cut out and drawn twice, side by side. */
const shapeTwice: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(COLORS);
  const color = draw.choice(without(COLORS, ground));
  const within = rectangle(draw.scaled(1, Math.min(14, height - 1)), draw.scaled(1, Math.min(14, width - 1)));
  const area = within.size;
  const cells = PythonSet.of(draw.choice(corners(within)));
  const more = draw.fewOrMany(0, Math.floor(area / 2), area, 0, area - 1);
  growBy(draw, more, { cells, room: within });
  const shape = normalized(cells);
  const { height: tall, width: wide } = bounds(shape);
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const once = Grid.filled(ground, tall, wide).fill(color, shape);
  return {
    input: Grid.filled(ground, height, width).fill(color, shifted(shape, place)),
    output: once.beside(once),
  };
};

/** A spiral is laid over the input. */
const spiral: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(4, 30)];
  const colors = draw.sample(without(COLORS, 3), draw.scaled(1, 9));
  const noise = Grid.filled(-1, height, width).paint(inAnyOf(draw, colors, rectangle(height, width)));
  let start = at(0, width - 1);
  let coiled = noise.fill(3, line(at(0, 0), start));
  let [step, length] = [DOWN, height];
  for (let turns = 1; length > 0; turns++) {
    const end = start.plus(step.times(length - 1));
    coiled = coiled.fill(3, line(start, end));
    start = end;
    step = at(step.j, -step.i);
    length = (turns % 2 === 1 ? width : height) - turns;
  }
  // The spiral was begun one column too far to the left.
  const withoutFirstColumn = (grid: Grid): Grid => grid.crop(0, 1, height, width);
  return { input: withoutFirstColumn(noise), output: withoutFirstColumn(coiled) };
};

/** Of all fields between the lines, those with the most coloured cells are filled, all others emptied. */
const fullestFields: Task = (draw) => {
  const [tall, wide] = [draw.scaled(2, 6), draw.scaled(2, 6)];
  const [rows, columns] = [draw.scaled(2, 4), draw.scaled(2, 4)];
  const [ground, lineColor, color] = draw.sample(COLORS, 3);
  const lines = Grid.filled(lineColor, rows * (tall + 1) - 1, columns * (wide + 1) - 1);
  const field = Grid.filled(ground, tall, wide);
  const cells = field.cells();
  const starts = range(0, lines.height, tall + 1).flatMap((i) => range(0, lines.width, wide + 1).map((j) => at(i, j)));
  const places = PythonSet.from(starts);
  const fullest = draw.choice(places);
  const most = draw.scaled(1, Math.floor((tall * wide) / 2) - 1);
  let input = lines.paint(shifted(field.fill(color, draw.sample(cells, most)).dots(), fullest));
  let output = lines.fill(color, shifted(cells, fullest));
  for (const place of places) {
    if (place === fullest) continue;
    const count = draw.scaled(0, most);
    input = input.paint(shifted(field.fill(color, draw.sample(cells, count)).dots(), place));
    output = output.fill(count === most ? color : ground, shifted(cells, place));
  }
  return { input, output };
};

/** Where two cells face each other across the grid, each draws a line up to the middle, which becomes grey. */
const halfwayLines: Task = (draw) => {
  const usable = without(COLORS, 5);
  const height = draw.scaled(5, 30);
  let width = draw.scaled(5, 29);
  if (width % 2 === 0) width = draw.choice([Math.max(5, width - 1), Math.min(29, width + 1)]);
  const ground = draw.choice(usable);
  const others = without(usable, ground);
  const colors = draw.sample(others, draw.scaled(2, others.length));
  const count = draw.scaled(1, height);
  const rows = attempt('rows of which one is inside', () => {
    const drawn = draw.sample(range(height), count);
    return drawn.every((i) => i === 0 || i === height - 1) ? undefined : drawn;
  });
  let input = Grid.filled(ground, height, width);
  let output = input;
  const middle = (width - 1) / 2;
  let [left, right] = [-1, -1];
  for (const i of rows.toSorted((a, b) => a - b)) {
    left = draw.choice(without(colors, left));
    right = draw.choice(without(colors, right));
    input = input.fill(left, [at(i, 0)]).fill(right, [at(i, width - 1)]);
    output = output
      .fill(left, line(at(i, 0), at(i, middle)))
      .fill(right, line(at(i, middle), at(i, width - 1)))
      .fill(5, [at(i, middle)]);
  }
  return perhapsTransposed(draw, { input, output });
};

/** A tiled pattern is restored where it has been painted over. */
const restoredTiles: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [tall, wide] = [draw.scaled(2, Math.floor(height / 2) - 1), draw.scaled(2, Math.floor(width / 2) - 1)];
  const within = rectangle(tall, wide);
  const [ground, cover] = draw.sample(COLORS, 2);
  const colors = draw.sample(without(COLORS, cover), draw.scaled(2, 9));
  const tile = inAnyOf(draw, colors, within);
  let output = Grid.filled(ground, height, width);
  const whole: PythonSet<Cell>[] = [];
  for (let i = 1; i < height; i += tall + 1) {
    for (let j = 1; j < width; j += wide + 1) {
      output = output.paint(shifted(tile, at(i, j)));
      if (i <= height - tall && j <= width - wide) whole.push(shifted(within, at(i, j)));
    }
  }
  const patches = draw.scaled(1, Math.floor((height * width) / 20));
  let input = output;
  placeSome(patches, 5 * patches, () => {
    const [down, right] = [draw.between(2, 6) - 1, draw.between(2, 6) - 1];
    const place = at(draw.between(0, height - down - 1), draw.between(0, width - right - 1));
    const covered = input.fill(cover, backdrop([place, place.moved(down, right)]));
    const isClear = (colors: readonly number[]): boolean => !colors.includes(cover);
    const isSolvable =
      whole.some((cells) => cells.values().every(({ i, j }) => covered.at(i, j) !== cover)) &&
      range(height).filter((i) => isClear(covered.row(i))).length >= 2 &&
      range(width).filter((j) => isClear(covered.column(j))).length >= 2;
    if (isSolvable) input = covered;
    return isSolvable;
  });
  return turned(draw, { input, output });
};

/** Half of a shape is mirrored to where its rim is marked; the ground becomes green. */
const mirroredHalf: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 20), draw.scaled(2, 10)];
  const [ground, rimColor, color] = draw.sample(without(COLORS, 3), 3);
  const plain = Grid.filled(ground, height, width);
  const area = height * width;
  const first = at(draw.between(0, height - 1), width - 1);
  const shape = PythonSet.of(first);
  const more = draw.fewOrMany(0, Math.floor(area / 2), area, 2, area - 1);
  const within = plain.cells().filter((cell) => cell !== first);
  growBy(draw, more, { cells: shape, room: within });
  while (bounds(shape).width === 1) grow(draw, shape, within);
  const half = plain.fill(color, shape);
  const rim = plain.fill(
    rimColor,
    shape.filter(({ j }) => j === width - 1),
  );
  const canvas = Grid.filled(ground, draw.scaled(height + 1, 30), draw.scaled(2 * width + 1, 30));
  // A place is drawn, but the shape stays in the corner.
  draw.between(0, canvas.height - height);
  draw.between(0, canvas.width - 2 * width);
  return mirrored(draw, {
    input: canvas.paint(half.beside(rim.flipColumns()).dots()),
    output: canvas.paint(half.beside(half.flipColumns()).dots()).replace(ground, 3),
  });
};

/** Rows and columns that run free from rim to rim become green. */
const freeLines: Task = (draw) => {
  const [height, width] = [draw.scaled(7, 30), draw.scaled(7, 30)];
  const ground = draw.choice(without(COLORS, 3));
  const rim = [
    ...range(width).map((j) => at(0, j)),
    ...range(1, height - 1).map((i) => at(i, width - 1)),
    ...range(width - 1, 0, -1).map((j) => at(height - 1, j)),
    ...range(height - 1, 0, -1).map((i) => at(i, 0)),
  ];
  const start = draw.between(0, rim.length);
  const around = [...rim.slice(start), ...rim.slice(0, start)];
  const half = Math.floor(rim.length / 2);
  const end = draw.between(half - 3, half + 1);
  const first = draw.choice(without(COLORS, 3, ground));
  const second = draw.choice(without(COLORS, 3, ground, first));
  let input = Grid.filled(ground, height, width).fill(first, around.slice(0, end)).fill(second, around.slice(end));
  const rings = draw.scaled(1, Math.min(4, Math.floor(Math.min(height, width) / 2)));
  for (let ring = 1; ring <= rings; ring++) {
    const cells = box([at(ring, ring), at(height - ring, width - ring)]);
    for (const color of [first, second]) {
      const nextTo = mergedMap(input.cellsOfColor(color), sideNeighbors);
      const candidates = cells.intersection(input.cellsOfColor(ground)).intersection(nextTo);
      const some = Math.floor(candidates.size / 2);
      const count = draw.between(Math.max(0, some - 2), Math.min(candidates.size, some + 1));
      input = input.fill(color, draw.sample(candidates, count));
    }
  }
  return { input, output: input.fill(3, shifted(merged(plainLines(input.trim())), DOWN_RIGHT)) };
};

export const tasks: Readonly<Record<string, Task>> = {
  '28bf18c6': shapeTwice,
  '28e73c20': spiral,
  '29623171': fullestFields,
  '29c11459': halfwayLines,
  '29ec7d0e': restoredTiles,
  '2bcee788': mirroredHalf,
  '2bee17df': freeLines,
};
