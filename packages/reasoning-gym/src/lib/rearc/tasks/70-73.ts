import { attempt } from '../../attempt.ts';
import { at, type Cell, DOWN_RIGHT, type Dot } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { objectsIn, ofColor, paletteOf } from '../../grid/objects.ts';
import { bounds, cellsOf, flippedColumns, mergedMap, normalized, recolored, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { neighbors, rectangle } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { grown } from '../growth.ts';
import { COLORS, placeSome, without, roomFor, placesFor } from '../scenes.ts';
import { type Task, turned } from '../task.ts';

const withoutSurroundings = (free: PythonSet<Cell>, cells: PythonSet<Cell>): PythonSet<Cell> =>
  free.difference(cells).difference(mergedMap(cells, neighbors));

/** A small shape in two colours. */
function twoColoredShape(draw: Draw, color: number, otherColor: number): PythonSet<Dot> {
  const side = draw.scaled(1, 4);
  const otherSide = draw.scaled(side === 1 ? 2 : 1, 4);
  const within = draw.coin() ? rectangle(otherSide, side) : rectangle(side, otherSide);
  const shape = normalized(grown(draw, draw.choice(within), within, draw.between(2, within.size))).values();
  const part = draw.sample(shape, draw.between(1, shape.length - 1));
  const rest = without(shape, ...part);
  return recolored(PythonSet.from(part), color).union(recolored(PythonSet.from(rest), otherColor));
}

/** Shapes of which one colour is missing are completed after the whole ones. */
const completedColors: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(COLORS);
  const kinds = draw.scaled(1, 4);
  const colors = draw.sample(without(COLORS, ground), 2 * kinds);
  const shapes: PythonSet<Dot>[] = [];
  let input = Grid.filled(ground, height, width);
  let free = input.cells();
  for (const kind of range(kinds)) {
    const shape = twoColoredShape(draw, colors[kind]!, colors[kind + kinds]!);
    const places = roomFor(cellsOf(shape).values(), free);
    if (places.size === 0) continue;
    const placed = shifted(shape, draw.choice(places));
    input = input.paint(placed);
    free = withoutSurroundings(free, cellsOf(placed));
    shapes.push(shape);
  }
  let output = input;
  const average = shapes.reduce((sum, { size }) => sum + size, 0) / shapes.length;
  const area = height * width;
  // Division without remainder, by way of the remainder: the average is a fraction and need not be exact.
  const most = Math.round((area - (area % (2 * average))) / (2 * average));
  const count = draw.scaled(1, Math.max(1, most));
  placeSome(count, 5 * count, () => {
    const shape = draw.choice(shapes);
    const { height: tall, width: wide } = bounds(shape);
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const placed = shifted(shape, draw.choice(places));
    const cells = cellsOf(placed);
    if (!cells.isSubsetOf(free)) return false;
    free = withoutSurroundings(free, cells);
    output = output.paint(placed);
    const visible = draw.choice(paletteOf(shape));
    input = input.paint(placed.filter(({ color }) => color === visible));
    return true;
  });
  return { input, output };
};

/** The right half is the mirror image of the left. */
function symmetricShape(draw: Draw, most: number): PythonSet<Cell> {
  const [height, width] = [draw.scaled(2, 8), draw.scaled(1, 4)];
  const area = height * width;
  const start = at(draw.between(0, height - 1), width - 1);
  const within = rectangle(height, width).filter((cell) => cell !== start);
  const few = draw.scaled(0, Math.floor(area / 2));
  const size = Math.floor((draw.choice([few, area - few]) + draw.scaled(1, area)) / 2);
  const half = normalized(grown(draw, start, within, Math.min(Math.max(1, size), area, most)));
  return half.union(shifted(flippedColumns(half), at(0, bounds(half).width)));
}

/** What random additions and removals make of a symmetric shape: cells that hang together without symmetry. */
function spoiltShape(draw: Draw, symmetric: PythonSet<Cell>, additional: PythonSet<Cell>): PythonSet<Cell> {
  return attempt('shape without symmetry', () => {
    let cells = PythonSet.from(symmetric);
    for (let changes = 64 - draw.scaled(1, 63); changes > 0; changes--) {
      if (draw.coin()) {
        if (cells.size >= 64) continue;
        const next = additional.difference(cells).intersection(mergedMap(cells, neighbors));
        if (next.size === 0) break;
        cells.add(draw.choice(next));
      } else if (cells.size > 2) {
        const lost = draw.choice(cells);
        cells = cells.filter((cell) => cell !== lost);
      }
    }
    const { height, width } = bounds(cells);
    // Which of several largest parts comes first depends on these colours.
    const [empty, full] = [-1, -2];
    const scene = Grid.filled(empty, height + 2, width + 2).fill(full, shifted(normalized(cells), DOWN_RIGHT));
    const parts = ofColor(objectsIn(scene.withoutPlainLines(), { oneColor: true, diagonal: true }), full);
    const shape = cellsOf(parts.values().reduce((best, part) => (part.size > best.size ? part : best)));
    return shape.equals(flippedColumns(shape)) ? undefined : shape;
  });
}

/** The only shape that is its own mirror image, cut out. */
const symmetricOne: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const area = height * width;
  const count = draw.scaled(1, Math.floor(area / 25));
  const shape = symmetricShape(draw, Math.floor(area / 2) - 1);
  const { height: tall, width: wide } = bounds(shape);
  const ground = draw.choice(COLORS);
  const colors = without(COLORS, ground);
  const color = draw.choice(colors);
  const placed = shifted(shape, at(draw.between(0, height - tall), draw.between(0, width - wide)));
  let input = Grid.filled(ground, height, width).fill(color, placed);
  let free = withoutSurroundings(input.cells(), placed);
  const additional = rectangle(8, 8).difference(shape);
  let [done, failed] = [0, 0];
  while (done < count && failed <= 4 * count && free.size > 0) {
    const spoilt = spoiltShape(draw, shape, additional);
    const otherColor = draw.choice(colors);
    const places = roomFor(spoilt, free);
    if (places.size === 0) {
      failed += 1;
      continue;
    }
    const other = shifted(spoilt, draw.choice(places));
    input = input.fill(otherColor, other);
    free = withoutSurroundings(free, other);
    done += 1;
  }
  return { input, output: Grid.filled(ground, tall, wide).fill(color, shape) };
};

/** Stripes like a fan, mirrored along the diagonal. */
function fan(draw: Draw, side: number): { grid: Grid; diagonalColor: number } {
  const stripes = draw.scaled(2, Math.min(9, Math.floor(side / 2)));
  const starts = [0, ...draw.sample(range(1, side - 1), stripes - 1).toSorted((a, b) => a - b)];
  const colors = draw.sample(COLORS, stripes);
  const slopes = starts.map((start) => start / side);
  const diagonalColor = colors[stripes - 2]!;
  const grid = Grid.from(side, side, (i, j) => {
    const [row, column] = [Math.min(i, j), Math.max(i, j)];
    return row === column ? diagonalColor : colors[slopes.findLastIndex((slope) => slope * column <= row)]!;
  });
  return { grid, diagonalColor };
}

/** Blots on a picture with mirrored halves are painted over. */
const blottedFan: Task = (draw) => {
  const pair = attempt('picture with blots', () => {
    const side = draw.scaled(10, 30);
    const blotColor = draw.choice(COLORS);
    const { grid: output, diagonalColor } = fan(draw, side);
    const count = draw.scaled(1, Math.floor(side ** 2 / 15));
    const showsDiagonal = (grid: Grid): boolean => range(side).some((k) => grid.at(k, k) === diagonalColor);
    const isBlot = (grid: Grid, i: number, j: number): boolean => grid.at(i, j) === blotColor;
    const isKnown = (grid: Grid): boolean =>
      range(side).every((i) => range(i).every((j) => !isBlot(grid, i, j) || !isBlot(grid, j, i)));
    let input = output;
    placeSome(count, 10 * count, () => {
      const [tall, wide] = [draw.between(1, 5), draw.between(1, 5)];
      const place = at(draw.between(1, side - tall - 1), draw.between(1, side - wide - 1));
      const blotted = input.fill(blotColor, shifted(rectangle(tall, wide), place));
      if (!showsDiagonal(blotted) || !isKnown(blotted)) return false;
      input = blotted;
      return true;
    });
    return input.equals(output) ? undefined : { input, output };
  });
  return turned(draw, pair);
};

export const tasks: Readonly<Record<string, Task>> = {
  '72322fa7': completedColors,
  '72ca375d': symmetricOne,
  '73251a56': blottedFan,
};
