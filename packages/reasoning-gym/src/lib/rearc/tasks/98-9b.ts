import { at, type Cell, DOWN_RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { bounds, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, line, rectangle } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { COLORS, without } from '../scenes.ts';
import { mirrored, type Task, turned } from '../task.ts';
import { drawFittingShape, drawFrameSizes, placeFrame } from '../families/frame-and-shape.ts';
import { combinedHalves } from '../families/two-halves.ts';

/** The rectangle on a string is pulled towards the other one, until the string is gone. */
const pulledByString: Task = (draw) => {
  const [tall, wide] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [fixedTall, fixedWide] = [draw.scaled(2, tall - 5), draw.scaled(2, wide - 5)];
  const place = at(draw.between(0, tall - fixedTall), draw.between(0, wide - fixedWide));
  const [ground, fixedColor, color] = draw.sample(COLORS, 3);
  const margins = [tall - place.i - fixedTall, wide - place.j - fixedWide, place.i, place.j];
  const quarters = draw.choice(range(4).filter((side) => margins[side]! > 2));
  let scene = Grid.filled(ground, tall, wide).fill(
    fixedColor,
    backdrop([place, place.moved(fixedTall - 1, fixedWide - 1)]),
  );
  for (let k = 0; k < quarters; k++) scene = scene.turnRight();
  const { height, width } = scene;
  const fixed = bounds(scene.cellsOfColor(fixedColor));
  const top = draw.between(fixed.bottom + 2, height - 2);
  const bottom = draw.between(top + 1, height - 1);
  const left = draw.between(0, Math.min(width - 2, fixed.right));
  const right = draw.between(Math.max(left + 1, fixed.left), width - 1);
  const pulled = backdrop([at(top, left), at(bottom, right)]);
  const column = draw.between(Math.max(fixed.left, left), Math.min(fixed.right, right));
  const string = line(at(fixed.bottom + 1, column), at(top - 1, column));
  return mirrored(draw, {
    input: scene.fill(color, pulled).fill(color, string),
    output: scene.fill(color, shifted(pulled, at(-string.size, 0))),
  });
};

const BLOCK = rectangle(4, 4);
/** Four shapes and what they stand for. */
const SIGNS: readonly (readonly [PythonSet<Cell>, number])[] = [
  [BLOCK, 2],
  [box(BLOCK), 8],
  [BLOCK.difference(PythonSet.of(at(1, 0), at(2, 0), at(1, 3), at(2, 3))), 3],
  [BLOCK.difference(shifted(rectangle(2, 2), at(2, 1))), 4],
];

/** One row for each shape, in a colour that depends on its form. */
const rowsByForm: Task = (draw) => {
  const count = draw.scaled(1, 6);
  const ground = draw.choice(COLORS);
  let input = Grid.filled(ground, 4, 5 * count - 1);
  const meanings = range(count).map((k) => {
    const color = draw.choice(without(COLORS, ground));
    const [sign, meaning] = draw.choice(SIGNS);
    input = input.fill(color, shifted(sign, at(0, 5 * k)));
    return meaning;
  });
  return { input, output: Grid.from(count, count, (i) => meanings[i]!) };
};

/** Green where one half has a coloured cell and the other has not. */
const oneOfTwo = combinedHalves({ mark: 3, hasBar: true, isMarked: (inFirst, inSecond) => inFirst !== inSecond });

/** From each cell a line goes to the right edge, and there down to the next line. */
const toEdgeAndDown: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const starts = draw.sample(range(height), draw.scaled(1, Math.floor(height / 2))).toSorted((a, b) => a - b);
  const colorCount = draw.scaled(1, 9);
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), colorCount);
  let input = Grid.filled(ground, height, width);
  let output = input;
  for (const [index, i] of starts.entries()) {
    const color = draw.choice(colors);
    const start = at(i, draw.between(0, width - 2));
    const end = (starts[index + 1] ?? height) - 1;
    input = input.fill(color, [start]);
    output = output.fill(color, line(start, at(i, width - 1))).fill(color, line(at(i, width - 1), at(end, width - 1)));
  }
  return { input, output };
};

/** The shape goes into the frame, and each of its cells takes the colour of the nearest side, if there is one. */
const nearestSide: Task = (draw) => {
  const sizes = drawFrameSizes(draw);
  const { height, width, tall, wide } = sizes;
  const [ground, plain, left, right, top, bottom] = draw.sample(COLORS, 6);
  const frame = Grid.filled(ground, tall, wide)
    .fill(left, line(at(1, 0), at(tall - 2, 0)))
    .fill(right, line(at(1, wide - 1), at(tall - 2, wide - 1)))
    .fill(top, line(at(0, 1), at(0, wide - 2)))
    .fill(bottom, line(at(tall - 1, 1), at(tall - 1, wide - 2)));
  const shape = drawFittingShape(draw, sizes);
  const { framed, place } = placeFrame(draw, Grid.filled(ground, height, width), frame);
  const colorAt = ({ i, j }: Cell): number => {
    const distances = [j, wide - 1 - j, i, tall - 1 - i];
    const least = Math.min(...distances);
    const nearest = [left, right, top, bottom].filter((_, side) => distances[side] === least);
    return nearest.length === 1 ? nearest[0]! : plain;
  };
  const colored = shifted(shape, DOWN_RIGHT).map((cell) => cell.in(colorAt(cell)));
  return turned(draw, {
    input: framed.fill(plain, shifted(shape, place)),
    output: frame.paint(colored),
  });
};

/** How often each colour occurs, as a bar chart, the most common one first. */
const barChart: Task = (draw) => {
  const colorCount = draw.scaled(2, 9);
  const sizes = sizesFor(colorCount);
  const { i: height, j: width } = sizes[draw.scaled(0, sizes.length - 1)]!;
  const colors = draw.sample(range(1, 10), colorCount);
  const counts = drawCounts(draw, colorCount, height * width);
  let input = Grid.filled(-1, height, width);
  let output = Grid.filled(0, counts[0]!, colorCount);
  let free = input.cells();
  for (const [j, color] of colors.entries()) {
    const cells = draw.sample(free, counts[j]!);
    input = input.fill(color, cells);
    free = free.difference(PythonSet.from(cells));
    output = output.fill(color, line(at(0, j), at(cells.length - 1, j)));
  }
  return { input, output };
};

/** The heights and widths of grids whose cells so many colours can share in different numbers, the smallest first. */
function sizesFor(colorCount: number): Cell[] {
  const byArea = new Map<number, Cell[]>();
  for (const height of range(1, 31)) {
    for (const width of range(1, 31)) {
      const area = height * width;
      const sizes = byArea.get(area);
      if (sizes) sizes.push(at(height, width));
      else byArea.set(area, [at(height, width)]);
    }
  }
  const least = (colorCount * (colorCount + 1)) / 2;
  const most = (colorCount * (61 - colorCount)) / 2;
  const sizes = [...byArea].flatMap(([area, ofArea]) => (least <= area && area <= most ? ofArea : []));
  return [...PythonSet.from(sizes)].toSorted((a, b) => a.i * a.j - b.i * b.j);
}

/** Different numbers up to 30 that add up to a total, the largest first. */
function drawCounts(draw: Draw, length: number, total: number): number[] {
  const counts = range(length, 0, -1);
  const canGrow = new Set([0]);
  for (let sum = (length * (length + 1)) / 2; sum < total; sum++) {
    const indices = [...canGrow].toSorted((a, b) => a - b);
    const index = indices[draw.scaled(0, indices.length - 1)]!;
    const count = (counts[index]! += 1);
    if (index < length - 1) canGrow.add(index + 1);
    if (count === 30 || (index > 0 && count === counts[index - 1]! - 1)) canGrow.delete(index);
  }
  return counts;
}

export const tasks: Readonly<Record<string, Task>> = {
  '98cf29f8': pulledByString,
  '995c5fa3': rowsByForm,
  '99b1bc43': oneOfTwo,
  '99fa7670': toEdgeAndDown,
  '9aec4887': nearestSide,
  '9af7a82c': barChart,
};
