import { attempt } from '../../attempt.ts';
import { at, type Cell, DOWN_RIGHT, type Dot, ORIGIN } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import {
  antitransposed,
  bounds,
  cellsOf,
  flippedColumns,
  flippedRows,
  mergedMap,
  normalized,
  recolored,
  shifted,
  transposed,
  upscaledDots,
} from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, inbox, line, neighbors, outbox, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { blob, grow, grown } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, speckled, without, placesFor } from '../scenes.ts';
import { perhapsTransposed, type Task, turned } from '../task.ts';

function isFullRectangle(cells: PythonSet<Cell>): boolean {
  const { height, width } = bounds(cells);
  return cells.size === height * width;
}

/** A square cut in two parts that each hang together; not both are rectangles. */
function halves(draw: Draw, square: PythonSet<Cell>): [PythonSet<Cell>, PythonSet<Cell>] {
  const cells = square.values();
  return attempt('cut through a square', () => {
    const start = draw.choice(cells);
    const otherStart = draw.choice(without(cells, start));
    const [part, other] = [PythonSet.of(start), PythonSet.of(otherStart)];
    let left = without(cells, start, otherStart);
    while (left.length > 0) {
      const free = PythonSet.from(left);
      const steps = [part, other]
        .map((growing) => ({ growing, next: free.intersection(mergedMap(growing, sideNeighbors)) }))
        .filter(({ next }) => next.size > 0);
      const { growing, next } = draw.choice(steps);
      const cell = draw.choice(next);
      growing.add(cell);
      left = without(left, cell);
    }
    return isFullRectangle(part) && isFullRectangle(other) ? undefined : [part, other];
  });
}

/** The two pieces are put together to a square. */
const squareOfTwo: Task = (draw) =>
  attempt('place for the two pieces', () => {
    const [side, least] = [draw.scaled(2, 8), draw.scaled(2, 8)];
    const [height, width] = [draw.scaled(3 * side, 30), draw.scaled(3 * least, 30)];
    const [ground, color, otherColor] = draw.sample(COLORS, 3);
    const [part, other] = halves(draw, rectangle(side, side));
    const [piece, otherPiece] = [normalized(part), normalized(other)];
    const [size, otherSize] = [bounds(piece), bounds(otherPiece)];
    if (size.height > height || size.width > width) return undefined;
    const scene = Grid.filled(ground, height, width);
    const inside = scene
      .cells()
      .values()
      .filter(({ i, j }) => i <= height - otherSize.height && j <= width - otherSize.width);
    for (let tries = 0; tries < 10; tries++) {
      // A row is drawn, but the column stands for both.
      draw.between(0, height - size.height);
      const column = draw.between(0, width - size.width);
      const placed = shifted(piece, at(column, column));
      const places = inside.filter((cell) => !placed.has(cell));
      if (places.length === 0) continue;
      const otherPlaced = shifted(otherPiece, draw.choice(places));
      if (!otherPlaced.isSubsetOf(PythonSet.from(places))) continue;
      return {
        input: scene.fill(color, placed).fill(otherColor, otherPlaced),
        output: Grid.filled(color, side, side).fill(otherColor, other),
      };
    }
    return undefined;
  });

/** What lies behind the two brackets is mirrored into the space between them. */
const foldedInwards: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(4, 30)];
  const [tall, wide] = [draw.scaled(10, height), draw.scaled(3, width)];
  const [ground, color, bracketColor] = draw.sample(COLORS, 3);
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const depth = Math.floor((Math.floor(tall / 2) - 3) / 2);
  const bracket = [...line(at(depth + 1, 0), at(depth + 1, wide - 1)), at(depth + 2, 0), at(depth + 2, wide - 1)];
  const behind = backdrop([at(0, 1), at(depth - 1, wide - 2)]);
  const area = depth * (wide - 2);
  let before = Grid.filled(ground, tall, wide);
  let after = before;
  for (let side = 0; side < 2; side++) {
    const count = draw.fewOrMany(0, Math.floor(area / 2), area);
    const cells = draw.sample(behind, count);
    const folded = shifted(flippedRows(cells), at(depth + 3, 0));
    before = before.fill(bracketColor, bracket).fill(color, cells).flipRows();
    after = after.fill(bracketColor, bracket).fill(color, folded).flipRows();
  }
  const scene = Grid.filled(ground, height, width);
  return perhapsTransposed(draw, {
    input: scene.paint(shifted(before.dots(), place)),
    output: scene.paint(shifted(after.dots(), place)),
  });
};

/** Upside down. */
const upsideDown: Task = (draw) => {
  const input = speckled(draw, draw.scaled(1, 30), draw.scaled(1, 30));
  return { input, output: input.flipRows() };
};

/** The inside of the larger rectangle is filled in one colour, that of the smaller one in another. */
const largerAndSmaller: Task = (draw) => {
  const [height, width] = [draw.scaled(9, 30), draw.scaled(9, 30)];
  const divide = draw.between(4, height - 5);
  const [tall, wide] = [draw.scaled(4, divide), draw.scaled(3, width - 1)];
  const place = at(draw.between(0, divide - tall), draw.between(0, width - wide));
  const sizes = range(3, height - divide)
    .flatMap((rows) => range(3, width).map((columns) => at(rows, columns)))
    .filter(({ i, j }) => i * j < tall * wide)
    .toSorted((a, b) => a.i * a.j - b.i * b.j);
  const small = sizes[draw.scaled(0, sizes.length - 1)]!;
  const smallPlace = at(draw.between(divide + 1, height - small.i), draw.between(0, width - small.j));
  const [ground, color] = draw.sample(without(COLORS, 1, 2), 2);
  const larger = shifted(rectangle(tall, wide), place);
  const smaller = shifted(rectangle(small.i, small.j), smallPlace);
  const input = Grid.filled(ground, height, width).fill(color, larger).fill(color, smaller);
  const output = input.fill(2, backdrop(inbox(larger))).fill(1, backdrop(inbox(smaller)));
  return turned(draw, { input, output });
};

/** Each shape is put into the notch of the bar that matches its top. */
const notchedBar: Task = (draw) => {
  const [height, width] = [draw.scaled(9, 30), draw.scaled(5, 30)];
  const thickness = draw.between(3, Math.floor(height / 3));
  const count = draw.scaled(1, Math.floor(width / 3));
  const [barColor, ground, color] = draw.sample(without(COLORS, 1), 3);
  let input = Grid.filled(barColor, thickness, width).above(Grid.filled(ground, height - thickness, width));
  let output = input;
  let columns = range(1, width - 1);
  let free = input.cellsOfColor(ground);
  let freeAfter = output.cells();
  const bar = input.cellsOfColor(barColor);
  const knownTops = new PythonSet<PythonSet<Cell>>();
  placeSome(count, 10 * count, () => {
    if (columns.length === 0) return false;
    const [tallest, widest] = [
      draw.between(1, height - thickness - 1),
      draw.between(1, Math.min(4, Math.floor(width / 2))),
    ];
    const within = rectangle(tallest, widest);
    const size = draw.between(1, within.size);
    const start = draw.choice(line(ORIGIN, at(0, widest - 1)));
    const shape = normalized(grown(draw, start, within, size, sideNeighbors));
    const { height: tall, width: wide } = bounds(shape);
    const depth = draw.between(1, Math.min(tall, thickness - 1));
    const notch = normalized(shape.filter(({ i }) => i < depth));
    const tops = range(1, depth + 1).map((rows) => normalized(notch.filter(({ i }) => i < rows)));
    if (tops.some((top) => knownTops.has(top))) return false;
    knownTops.addAll(tops);
    const starts = columns.filter((start) => range(start, start + wide + 1).every((j) => columns.includes(j)));
    if (starts.length === 0) return false;
    const docked = shifted(shape, at(thickness - depth, draw.choice(starts)));
    if (!docked.isSubsetOf(freeAfter)) return false;
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const placed = shifted(shape, draw.choice(places));
    if (!placed.isSubsetOf(free)) return false;
    free = free.difference(placed).difference(mergedMap(placed, neighbors));
    freeAfter = freeAfter.difference(docked);
    input = input.fill(color, placed).fill(ground, docked.intersection(bar));
    output = output.fill(1, docked);
    const taken = new Set(Array.from(docked, ({ j }) => j));
    columns = columns.filter((j) => !taken.has(j - 1) && !taken.has(j) && !taken.has(j + 1));
    return true;
  });
  return turned(draw, { input, output });
};

const PATCH_SYMMETRIES: readonly ((dots: PythonSet<Dot>) => PythonSet<Dot>)[] = [
  (dots) => dots,
  transposed,
  flippedColumns,
  antitransposed,
  flippedRows,
];

/** Pairs of ends, mirrored and enlarged, get the rest of the complete shape between them. */
const completedEnds: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const side = draw.scaled(2, 4);
  const extra = draw.between(1, Math.max(1, Math.floor((side ** 2 - 2) / 2)));
  const square = rectangle(side, side);
  const end = at(side - 1, side - 1);
  const between = PythonSet.from(draw.sample(square.difference(PythonSet.of(ORIGIN, end)), extra));
  between.add(draw.choice(sideNeighbors(ORIGIN).intersection(square)));
  between.add(draw.choice(sideNeighbors(end).intersection(square)));
  const [ground, color, startColor, endColor] = draw.sample(COLORS, 4);
  const half = PythonSet.of(ORIGIN.in(startColor), end.in(endColor)).union(recolored(between, color));
  const whole = half.union(transposed(half));
  const shape = draw.coin() ? flippedRows(whole) : whole;
  const placed = shifted(shape, at(draw.between(0, height - side), draw.between(0, width - side)));
  let input = Grid.filled(ground, height, width).paint(placed);
  let output = input;
  let free = input.cells().difference(backdrop(outbox(placed)));
  const count = draw.scaled(1, Math.max(1, Math.floor((height * width) / (side ** 2 * 2))));
  placeSome(count, 4 * count, () => {
    const factor = draw.between(1, 4);
    const [first, second] = [draw.choice(PATCH_SYMMETRIES), draw.choice(PATCH_SYMMETRIES)];
    const variant = normalized(upscaledDots(second(first(shape)), factor));
    const { height: tall, width: wide } = bounds(variant);
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const dots = shifted(variant, draw.choice(places));
    if (!cellsOf(dots).isSubsetOf(free)) return false;
    free = free.difference(backdrop(outbox(dots)));
    input = input.paint(dots.filter((dot) => dot.color !== color));
    output = output.paint(dots);
    return true;
  });
  return { input, output };
};

/** The shape is enlarged so that it fits into the frame. */
const framedShape: Task = (draw) => {
  const [tall, wide] = [draw.scaled(2, 5), draw.scaled(2, 5)];
  const [height, width] = [draw.scaled(2 * tall + 2, 30), draw.scaled(2 * wide + 2, 30)];
  const within = rectangle(tall, wide);
  const cells = blob(draw, within, 1);
  while (bounds(cells).height < tall || bounds(cells).width < wide) grow(draw, cells, within);
  const largest = Math.min(Math.floor((height - tall - 2) / tall), Math.floor((width - wide - 2) / wide));
  const factor = draw.scaled(1, largest);
  const [ground, frameColor] = draw.sample(COLORS, 2);
  const colors = draw.sample(without(COLORS, ground, frameColor), draw.scaled(1, 8));
  const shape = inAnyOf(draw, colors, cells);
  const [frameTall, frameWide] = [tall * factor + 2, wide * factor + 2];
  const frame = box(rectangle(frameTall, frameWide));
  const place = at(draw.between(0, height - frameTall - tall), draw.between(0, width - frameWide));
  const shapePlace = at(draw.between(place.i + frameTall, height - tall), draw.between(0, width - wide));
  const enlarged = Grid.filled(ground, tall, wide).paint(shape).upscale(factor);
  return turned(draw, {
    input: Grid.filled(ground, height, width).fill(frameColor, shifted(frame, place)).paint(shifted(shape, shapePlace)),
    output: Grid.filled(frameColor, frameTall, frameWide).paint(shifted(enlarged.dots(), DOWN_RIGHT)),
  });
};

export const tasks: Readonly<Record<string, Task>> = {
  '681b3aeb': squareOfTwo,
  '6855a6e4': foldedInwards,
  '68b16354': upsideDown,
  '694f12f3': largerAndSmaller,
  '6a1e5592': notchedBar,
  '6aa20dc0': completedEnds,
  '6b9890af': framedShape,
};
