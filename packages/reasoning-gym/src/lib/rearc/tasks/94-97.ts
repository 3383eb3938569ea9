import { at, type Cell, type Dot } from '../../grid/cell.ts';
import { antitranspose, flipColumns, flipRows, Grid, same, transpose } from '../../grid/grid.ts';
import {
  antitransposed,
  bounds,
  flippedColumns,
  flippedRows,
  normalized,
  shifted,
  transposed,
} from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, neighbors, rectangle } from '../../grid/shapes.ts';
import { merged, PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { growBy } from '../growth.ts';
import { COLORS, placeSome, without } from '../scenes.ts';
import type { Task } from '../task.ts';
import { combinedHalves, NEITHER } from '../families/two-halves.ts';

/** Of the fields between the lines, the first, the middle and the last are coloured. */
const threeFields: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const [rowCount, columnCount] = [drawLineCount(draw, height), drawLineCount(draw, width)];
  const [ground, color] = draw.sample(without(COLORS, 1, 2, 3), 2);
  const rows = drawFields(draw, height, rowCount);
  const columns = drawFields(draw, width, columnCount);
  const input = Grid.from(height, width, (i, j) => (rows[i] === LINE || columns[j] === LINE ? color : ground));
  const field = (row: number, column: number): Cell[] =>
    rows.flatMap((r, i) => columns.flatMap((c, j) => (r === row && c === column ? [at(i, j)] : [])));
  const output = input
    .fill(1, field(0, 0))
    .fill(2, field(rowCount / 2, columnCount / 2))
    .fill(3, field(rowCount, columnCount));
  return { input, output };
};

/** An even number of lines that fit into the size. */
function drawLineCount(draw: Draw, size: number): number {
  const most = Math.floor((size - 1) / 4);
  return 2 * (draw.scaled(0, most - 1) + 1);
}

const LINE = -1;

/** For each row, the number of the field in which it lies, unless it is a line. */
function drawFields(draw: Draw, size: number, lineCount: number): number[] {
  const isLine = range(2 * lineCount + 1).map((index) => index % 2 === 1);
  while (isLine.length < size) isLine.splice(draw.between(0, isLine.length - 1), 0, false);
  let field = 0;
  return isLine.map((line) => {
    if (line) field += 1;
    return line ? LINE : field;
  });
}

/** Red where neither half has a coloured cell. */
const neither = combinedHalves({ mark: 2, isMarked: NEITHER });

/** The four dots inside the frame come out at the opposite corners. */
const throughOppositeCorners: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const [tall, wide] = [draw.scaled(4, height - 2), draw.scaled(4, width - 2)];
  const [top, left] = [draw.between(1, height - tall - 1), draw.between(1, width - wide - 1)];
  const [bottom, right] = [top + tall - 1, left + wide - 1];
  const [ground, color, a, b, c, d] = draw.sample(COLORS, 6);
  const framed = Grid.filled(ground, height, width).fill(color, box([at(top, left), at(bottom, right)]));
  return {
    input: framed.paint([
      at(top + 1, left + 1).in(a),
      at(top + 1, right - 1).in(b),
      at(bottom - 1, left + 1).in(c),
      at(bottom - 1, right - 1).in(d),
    ]),
    output: framed.paint([
      at(bottom + 1, right + 1).in(a),
      at(bottom + 1, left - 1).in(b),
      at(top - 1, right + 1).in(c),
      at(top - 1, left - 1).in(d),
    ]),
  };
};

/** The most common colour stays, all others become grey. */
const onlyMostCommon: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 30)];
  const area = height * width;
  const available = without(COLORS, 5);
  const colorCount = draw.scaled(2, Math.min(area - 1, 8));
  const common = draw.choice(available);
  const [least, most] = [Math.floor(area / colorCount) + 1, area - colorCount + 1];
  const count = Math.min(Math.max(most - draw.scaled(0, most - least), least), most);
  const cells = rectangle(height, width).values();
  const commonCells = draw.sample(cells, count);
  let others = draw.sample(without(available, common), colorCount - 1);
  const rest = without(cells, ...commonCells);
  const certain = draw.sample(rest, colorCount - 1);
  const dots: Dot[] = certain.map((cell, index) => cell.in(others[index]!));
  const counts = new Map(others.map((color) => [color, 1]));
  for (const cell of without(rest, ...certain)) {
    if (others.length === 0) {
      commonCells.push(cell);
      continue;
    }
    const color = draw.choice(others);
    dots.push(cell.in(color));
    const soFar = counts.get(color)! + 1;
    counts.set(color, soFar);
    if (soFar === count - 1) others = without(others, color);
  }
  const output = Grid.filled(5, height, width).fill(common, commonCells);
  return { input: output.paint(dots), output };
};

/** Each square of four gets a different colour at each of its corners. */
const coloredCorners: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const count = draw.scaled(1, Math.floor((height * width) / 16));
  const [ground, color] = draw.sample(without(COLORS, 1, 2, 3, 4), 2);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  const whole = rectangle(4, 4);
  const outer = box(whole);
  const inner = whole.difference(outer);
  placeSome(count, 4 * count, () => {
    const place = draw.choice(free);
    if (!shifted(outer, place).isSubsetOf(free)) return false;
    const taken = shifted(whole, place);
    const square = shifted(inner, place);
    const corners = [place, place.moved(0, 3), place.moved(3, 0), place.moved(3, 3)];
    input = input.fill(color, square);
    output = output.fill(color, square).paint(corners.map((cell, index) => cell.in(index + 1)));
    free = free.filter((cell) => !taken.has(cell));
    return true;
  });
  return { input, output };
};

/** The pattern goes on to twice the width. */
const twiceAsLong: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(6, 15)];
  const period = draw.scaled(2, Math.floor(width / 2));
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(1, 9));
  const half = Math.floor(height / 2);
  const pattern = range(period).flatMap((j) => {
    const top = half - draw.scaled(0, half);
    const bottom = draw.scaled(top, height - 1);
    const rows = draw.sample(range(top, bottom + 1), draw.scaled(1, bottom - top + 1));
    return rows.map((i) => at(i, j).in(draw.choice(colors)));
  });
  const left = draw.between(0, draw.between(0, period));
  // Where much of the pattern is cut off on the left, this may end just before the right edge.
  const output = range(2 * (Math.floor(width / period) + 1)).reduce(
    (grid, k) => grid.paint(shifted(pattern, at(0, k * period - left))),
    Grid.filled(ground, height, 2 * width),
  );
  return { input: output.leftHalf(), output };
};

/** From each cell a line goes to the right, in its colour and grey by turns. */
const dashedLines: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const available = without(COLORS, 5);
  const rows = draw.sample(range(height), draw.scaled(1, height));
  const ground = draw.choice(available);
  const colors = draw.sample(without(available, ground), draw.scaled(1, 8));
  const starts = rows.map((i) => {
    const color = draw.choice(colors);
    return at(i, draw.between(0, width - 1)).in(color);
  });
  const scene = Grid.filled(ground, height, width);
  const dashes = starts.flatMap(({ i, j, color }) =>
    range(j, width).map((right) => at(i, right).in((right - j) % 2 === 0 ? color : 5)),
  );
  return { input: scene.paint(starts), output: scene.paint(dashes) };
};

const PATCH_MIRRORS = [transposed, antitransposed, flippedColumns, flippedRows] as const;
const GRID_MIRRORS = [same, transpose, flipColumns, antitranspose, flipRows] as const;

/** The pieces fill the holes of the large rectangle, turned so as to fit. */
const piecesIntoHoles: Task = (draw) => {
  const [height, width] = [draw.scaled(15, 30), draw.scaled(15, 30)];
  const tall = draw.between(Math.floor(height / 3), Math.floor(height / 3) * 2);
  const wide = draw.between(Math.floor(width / 3), Math.floor(width / 3) * 2);
  const [ground, blockColor] = draw.sample(COLORS, 2);
  let colors = without(COLORS, ground, blockColor);
  const within = rectangle(draw.between(2, Math.floor(tall / 2)), draw.between(2, Math.floor(wide / 2)));
  const count = draw.scaled(1, 8);
  let shapes = drawShapes(draw, within, count);
  const corner = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const block = backdrop([corner, corner.moved(tall - 1, wide - 1)]);
  let input = Grid.filled(ground, height, width).fill(blockColor, block);
  let output = Grid.filled(blockColor, tall, wide);
  let freeInside = output.cells();
  let freeOutside = input
    .cells()
    .difference(block)
    .difference(merged(block.values().map(neighbors)));
  placeSome(count, 5 * count, () => {
    if (shapes.size === 0) return false;
    const shape = draw.choice(shapes);
    const color = draw.choice(colors);
    const size = bounds(shape);
    const piece = Grid.filled(color, size.height, size.width).fill(blockColor, shape);
    const [second, first] = [draw.choice(GRID_MIRRORS), draw.choice(GRID_MIRRORS)];
    const fitted = second(first(piece));
    const places = freeInside.filter(({ i, j }) => i <= tall - fitted.height && j <= wide - fitted.width);
    if (places.size === 0) return false;
    const inside = shifted(fitted.dots(), draw.choice(places));
    const takenInside = inside.map(({ cell }) => cell);
    if (!takenInside.isSubsetOf(freeInside)) return false;
    // The reference compares the column with the width of the piece, so pieces lie rather to the left.
    const outerPlaces = freeOutside.filter(({ i, j }) => i <= height - piece.height && j <= piece.width);
    if (outerPlaces.size === 0) return false;
    const outside = shifted(piece.dots(), draw.choice(outerPlaces));
    const takenOutside = outside.map(({ cell }) => cell);
    if (!takenOutside.isSubsetOf(freeOutside)) return false;
    colors = without(colors, color);
    shapes = shapes.filter((other) => other !== shape);
    freeInside = freeInside.difference(takenInside);
    freeOutside = freeOutside.difference(takenOutside).difference(merged(takenOutside.values().map(neighbors)));
    const hole = inside.filter((dot) => dot.color === blockColor);
    input = input.paint(outside).fill(ground, shifted(hole, corner));
    output = output.paint(inside);
    return true;
  });
  return { input, output };
};

/** Up to so many shapes none of which is another one turned or mirrored. */
function drawShapes(draw: Draw, within: PythonSet<Cell>, wanted: number): PythonSet<PythonSet<Cell>> {
  const shapes = new PythonSet<PythonSet<Cell>>();
  const known = new PythonSet<PythonSet<Cell>>();
  placeSome(wanted, 4 * wanted, () => {
    const cells = PythonSet.of(draw.choice(within));
    const count = draw.between(1, within.size - 1);
    growBy(draw, count - 1, { cells, room: within });
    cells.addAll(draw.choice(PATCH_MIRRORS)(cells));
    const { height, width } = bounds(cells);
    if (cells.size === height * width) return false;
    const shape = normalized(cells.copy());
    const isNew = !known.has(shape);
    if (isNew) shapes.add(shape);
    for (const variant of [shape, transposed(shape)]) {
      known.add(variant);
      for (const mirror of PATCH_MIRRORS) known.add(mirror(variant));
    }
    return isNew;
  });
  return shapes;
}

export const tasks: Readonly<Record<string, Task>> = {
  '941d9a10': threeFields,
  '94f9d214': neither,
  '952a094c': throughOppositeCorners,
  '9565186b': onlyMostCommon,
  '95990924': coloredCorners,
  '963e52fc': twiceAsLong,
  '97999447': dashedLines,
  '97a05b5b': piecesIntoHoles,
};
