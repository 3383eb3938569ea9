import { at, type Cell, DOWN, DOWN_RIGHT, ORIGIN } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { objectsIn, ofColor } from '../../grid/objects.ts';
import { bounds, cellsOf, flippedColumns, mergedMap, normalized, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, line, neighbors, outbox, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { merged, type PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { grow, grown } from '../growth.ts';
import { COLORS, inAnyOf, speckled, without, roomFor, placesFor } from '../scenes.ts';
import { perhapsTransposed, type Task, turned } from '../task.ts';

/** Of the spaces above and below a zigzag line, from left to right, every third is filled. */
const zigzag: Task = (draw) => {
  const colors = without(COLORS, 4);
  const height = draw.scaled(2, 8);
  const width = draw.scaled(height + 1, 30);
  const [ground, lineColor] = draw.sample(colors, 2);
  const rowAt = (j: number): number => {
    const step = j % (2 * (height - 1));
    return Math.min(step, 2 * (height - 1) - step);
  };
  const cells = range(width).map((j) => at(rowAt(j), j));
  const scene = Grid.filled(ground, height, width).fill(lineColor, cells);
  const free = scene.cellsOfColor(ground);
  const specks = draw.sample(without(colors, ground, lineColor), draw.scaled(1, 7));
  const input = scene.paint(inAnyOf(draw, specks, draw.sample(free, draw.scaled(0, free.size))));
  const spaces = ofColor(objectsIn(scene, { oneColor: true }), ground)
    .values()
    .toSorted((a, b) => bounds(a).left - bounds(b).left);
  return { input, output: input.fill(4, merged(spaces.filter((_, index) => index % 3 === 0))) };
};

/** The rectangle, cut out and mirrored. */
const mirroredCut: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(COLORS);
  const [plain, color] = draw.sample(without(COLORS, ground), 2);
  const tall = draw.scaled(2, Math.max(2, Math.trunc(height * (2 / 3))));
  const wide = draw.scaled(2, Math.max(2, Math.trunc(width * (2 / 3))));
  const more = draw.scaled(0, Math.max(1, Math.floor((tall * wide) / 2)));
  const shape = grown(draw, ORIGIN, rectangle(tall, wide), more + 1, sideNeighbors);
  const output = Grid.filled(plain, tall, wide).fill(color, shape);
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const input = Grid.filled(ground, height, width).paint(shifted(output.flipColumns().dots(), place));
  return { input, output };
};

/** The colours of the stripes in their order, one cell each. */
const stripeColors: Task = (draw) => {
  const [count, width] = [draw.scaled(2, 15), draw.scaled(1, 30)];
  const colors: number[] = [];
  while (colors.length < count) colors.push(draw.choice(without(COLORS, colors.at(-1) ?? -1)));
  let rows: readonly number[] = colors;
  for (let more = draw.scaled(1, 30 - count); more > 0; more--) {
    const place = draw.between(0, rows.length - 1);
    rows = rows.toSpliced(place, 0, rows[place]!);
  }
  return perhapsTransposed(draw, {
    input: Grid.from(rows.length, width, (i) => rows[i]!),
    output: Grid.from(count, 1, (i) => colors[i]!),
  });
};

/** Rows and columns exchanged. */
const exchanged: Task = (draw) => {
  const input = speckled(draw, draw.scaled(1, 30), draw.scaled(1, 30));
  return { input, output: input.transpose() };
};

/** The four quarters are laid over one another: on top the upper right one, below it lower left, lower right, upper left. */
const stackedQuarters: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 15), draw.scaled(2, 15)];
  const area = height * width;
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), 4);
  const counts = colors.map(() => {
    const few = draw.scaled(0, Math.floor(area / 2));
    return Math.min(draw.coin() ? area - few : few, area - 1);
  });
  const empty = Grid.filled(ground, height, width);
  const layers = counts.map((count) => draw.sample(empty.cells(), count));
  const withLayer = (grid: Grid, index: number): Grid => grid.fill(colors[index]!, layers[index]!);
  const quarter = (index: number): Grid => withLayer(empty, index);
  return {
    input: quarter(0)
      .beside(quarter(1))
      .above(quarter(2).beside(quarter(3))),
    output: [0, 3, 2, 1].reduce(withLayer, empty),
  };
};

/** The shape gets its mirror image on the side that the pointer at the bottom shows. */
const pointedSide: Task = (draw) => {
  const height = draw.scaled(5, 30);
  const half = draw.scaled(3, 14);
  const width = 2 * half + 1;
  const [ground, color, pointerColor] = draw.sample(COLORS, 3);
  const tallest = draw.scaled(1, height - 3);
  const wide = 2 * draw.scaled(1, Math.floor(width / 6)) + 1;
  const pointsLeft = draw.coin();
  const pointerToLeft = [ORIGIN, DOWN, DOWN_RIGHT, at(1, 2), at(2, 1)];
  const pointer = pointsLeft ? pointerToLeft : flippedColumns(pointerToLeft);
  const within = rectangle(tallest, wide);
  const area = within.size;
  const cells = grown(draw, draw.choice(within), within, draw.fewOrMany(0, Math.floor(area / 2), area));
  while (bounds(cells).width < wide) grow(draw, cells, within);
  const shape = normalized(cells);
  const place = at(draw.between(0, height - 3 - bounds(shape).height), half - Math.floor(wide / 2));
  const placed = shifted(shape, place);
  const input = Grid.filled(ground, height, width)
    .fill(pointerColor, shifted(pointer, at(height - 3, half - 1)))
    .fill(color, placed);
  const copy = shifted(flippedColumns(placed), at(0, pointsLeft ? -wide : wide));
  return turned(draw, { input, output: input.fill(color, copy) });
};

/** Any shape within the bounds, where the start is drawn before the size. */
const anyShape = (draw: Draw, within: PythonSet<Cell>): PythonSet<Cell> =>
  grown(draw, draw.choice(within), within, draw.between(1, within.size), sideNeighbors);

/** A shape that differs from the given one, unless there is no room for that. */
function otherShape(draw: Draw, within: PythonSet<Cell>, shape: PythonSet<Cell>): PythonSet<Cell> | undefined {
  const cells = anyShape(draw, within);
  if (normalized(cells).equals(shape)) {
    if (cells.size === within.size) return undefined;
    grow(draw, cells, within, sideNeighbors);
  }
  return normalized(cells);
}

/** Shapes like the one in a whole frame take its colour. */
const framedExample: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [ground, frameColor, insideColor, color] = draw.sample(COLORS, 4);
  const [tallest, widest] = [Math.floor(height / 3), Math.floor(width / 3)];
  const [frameTall, frameWide] = [draw.between(3, tallest + 1), draw.between(3, widest + 1)];
  const framePlace = at(draw.between(0, 3), draw.between(0, width - frameWide));
  const framed = shifted(rectangle(frameTall, frameWide), framePlace);
  const shape = normalized(anyShape(draw, rectangle(frameTall - 2, frameWide - 2)));
  const size = bounds(shape);
  const inside = at(draw.between(0, frameTall - size.height - 2), draw.between(0, frameWide - size.width - 2));
  const empty = Grid.filled(ground, height, width);
  let input = empty
    .fill(frameColor, box(framed))
    .fill(insideColor, shifted(shape, framePlace.plus(DOWN_RIGHT).plus(inside)));
  let free = input.cellsOfColor(ground).difference(framed).difference(mergedMap(framed, neighbors));
  const place = (placed: PythonSet<Cell>): void => {
    free = free.difference(placed).difference(mergedMap(placed, neighbors));
    input = input.fill(color, placed);
  };
  place(shifted(shape, draw.choice(roomFor(shape, free))));
  const count = draw.scaled(0, Math.floor((height * width) / 20));
  let done = 0;

  /** Places a frame that is cut off by the edge, with some other shape in it; returns that shape. */
  const placeCutFrame = (): PythonSet<Cell> | undefined => {
    const [tall, wide] = [draw.between(3, tallest + 1), draw.between(3, widest + 1)];
    const other = otherShape(draw, rectangle(tall - 2, wide - 2), shape);
    if (!other) return undefined;
    const [bottom, right] = [height - tall + 1, width - wide + 1];
    const places = line(at(-1, -1), at(-1, right)).union(
      line(at(bottom, -1), at(bottom, right)),
      line(at(-1, -1), at(bottom, -1)),
      line(at(-1, right), at(bottom, right)),
    );
    const corner = draw.choice(places);
    const whole = shifted(rectangle(tall, wide), corner);
    if (whole.filter((cell) => empty.holds(cell)).isSubsetOf(free)) {
      done += 1;
      const around = bounds(other);
      const down = draw.between(0, draw.between(0, tall - around.height - 2));
      const across = draw.between(0, draw.between(0, wide - around.width - 2));
      input = input.fill(frameColor, box(whole)).fill(insideColor, shifted(other, corner.moved(1 + down, 1 + across)));
      free = free.difference(backdrop(outbox(whole)));
    }
    return other;
  };

  for (let tries = 0; tries < 5 * count && done < count; tries++) {
    const other = draw.coin()
      ? placeCutFrame()
      : otherShape(draw, rectangle(draw.between(1, tallest - 1), draw.between(1, widest - 1)), shape);
    if (!other) continue;
    const loose = draw.choice([true, false, false]) ? shape : other;
    const { height: tall, width: wide } = bounds(loose);
    for (let copies = draw.between(1, 3); copies > 0; copies--) {
      const places = placesFor(free, { height, width }, tall, wide);
      if (places.size === 0) continue;
      const placed = shifted(loose, draw.choice(places));
      if (!placed.isSubsetOf(free)) continue;
      done += 1;
      place(placed);
    }
  }
  const alike = ofColor(objectsIn(input, { oneColor: true }), color)
    .values()
    .filter((object) => normalized(cellsOf(object)).equals(shape));
  return { input, output: input.fill(insideColor, merged(alike)) };
};

/** The quarters within the bars take the colours of the four corners. */
const cornerColors: Task = (draw) => {
  const [height, width] = [draw.scaled(1, 13), draw.scaled(1, 13)];
  const [a, b, c, d, barColor, ground, color] = draw.sample(COLORS, 7);
  const cells = rectangle(height, width);
  const counts = range(4).map(() => draw.scaled(1, height * width));
  const quarters = counts.map((count) => draw.sample(cells, count));
  const [fullHeight, fullWidth] = [2 * height + 4, 2 * width + 4];
  const [bottom, right] = [fullHeight - 1, fullWidth - 1];
  let input = Grid.from(fullHeight, fullWidth, (i, j) =>
    i === 1 || i === bottom - 1 || j === 1 || j === right - 1 ? barColor : ground,
  ).paint([ORIGIN.in(a), at(0, right).in(b), at(bottom, 0).in(c), at(bottom, right).in(d)]);
  let output = Grid.filled(ground, 2 * height, 2 * width);
  [a, b, c, d].forEach((cornerColor, index) => {
    const place = at(height * Math.floor(index / 2), width * (index % 2));
    input = input.fill(color, shifted(quarters[index]!, place.moved(2, 2)));
    output = output.fill(cornerColor, shifted(quarters[index]!, place));
  });
  return { input, output };
};

export const tasks: Readonly<Record<string, Task>> = {
  '7447852a': zigzag,
  '7468f01a': mirroredCut,
  '746b3537': stripeColors,
  '74dd1130': exchanged,
  '75b8110e': stackedQuarters,
  '760b3cac': pointedSide,
  '776ffc46': framedExample,
  '77fdfe62': cornerColors,
};
