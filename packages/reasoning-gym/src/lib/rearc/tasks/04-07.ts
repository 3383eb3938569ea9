import { attempt } from '../../attempt.ts';
import { at, type Cell, DOWN, ORIGIN, UP, UP_RIGHT } from '../../grid/cell.ts';
import { flipColumns, Grid } from '../../grid/grid.ts';
import { objectsIn, occurrences, ofColor } from '../../grid/objects.ts';
import { bounds, normalized, recolored, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, fullColumn, fullRow, line, neighbors, ray, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { growBy, seed } from '../growth.ts';
import { COLORS, without } from '../scenes.ts';
import { changed, mirrored, type Task } from '../task.ts';
import { halves } from '../families/halves.ts';
import { lattice } from '../families/lattice.ts';

/** A shape in one piece that touches all four sides of its rectangle. */
function drawSpanningShape(draw: Draw, maxTall: number, maxWide: number): PythonSet<Cell> | undefined {
  const [tall, wide] = [draw.scaled(2, maxTall), draw.scaled(2, maxWide)];
  const far = at(tall - 1, wide - 1);
  const shape = PythonSet.of(
    draw.choice(line(ORIGIN, at(far.i, 0))),
    draw.choice(line(ORIGIN, at(0, far.j))),
    draw.choice(line(far, at(far.i, 0))),
    draw.choice(line(far, at(0, far.j))),
  );
  let free = rectangle(tall, wide).difference(shape).values();
  for (let count = draw.scaled(0, free.length); count > 0; count--) {
    const cell = draw.choice(free);
    shape.add(cell);
    free = without(free, cell);
  }
  const canvas = Grid.filled(0, tall, wide).fill(1, shape);
  return ofColor(objectsIn(canvas, { oneColor: true, diagonal: true }), 1).size === 1 ? shape : undefined;
}

/** The shape is repeated up to the edge in each direction where some cells of a copy are given, in their colour. */
const repeatedShape: Task = (draw) => {
  const [height, width] = [draw.scaled(11, 30), draw.scaled(11, 30)];
  const maxTall = Math.min(4, Math.floor((height - 2) / 3));
  const maxWide = Math.min(4, Math.floor((width - 2) / 3));
  const shape = attempt('shape in one piece', () => drawSpanningShape(draw, maxTall, maxWide));
  const { height: tall, width: wide } = bounds(shape);
  const place = at(draw.between(tall + 1, height - 2 * tall - 1), draw.between(wide + 1, width - 2 * wide - 1));
  const [ground, shapeColor] = draw.sample(COLORS, 2);
  const colors = draw.sample(without(COLORS, shapeColor, ground), draw.scaled(1, 8));
  const object = shifted(recolored(shape, shapeColor), place);
  let input = Grid.filled(ground, height, width).paint(object);
  let output = input;
  const directions = draw.sample(neighbors(ORIGIN), draw.scaled(1, 8));
  const directionColors = directions.map(() => draw.choice(colors));
  const bars = fullRow(place.i - 2).union(
    fullRow(place.i + tall + 1),
    fullColumn(place.j - 2),
    fullColumn(place.j + wide + 1),
  );
  directions.forEach(({ i, j }, index) => {
    const color = directionColors[index]!;
    const step = at(i * (tall + 1), j * (wide + 1));
    const nearest = shifted(object, step).filter(({ cell }) => bars.has(cell));
    const given = draw.sample(nearest, nearest.size - draw.scaled(0, nearest.size - 1));
    if (given.length === 0 || given.length >= object.size) return;
    input = input.fill(color, given);
    const copies = range(1, 10).flatMap((k) => object.values().map(({ cell }) => cell.plus(step.times(k))));
    output = output.fill(color, copies);
  });
  return { input, output };
};

/** Of the two halves, the cells that are coloured in both. */
const commonCells = halves(2, (inFirst, inSecond) => inFirst && inSecond);

/** The coloured lines, diagonal or level, are repeated in their order until the grid is full. */
const repeatedLines: Task = (draw) => {
  const side = draw.scaled(2, 30);
  const isDiagonal = draw.coin();
  const count = isDiagonal ? 2 * side - 1 : side;
  const period = draw.scaled(2, Math.min(isDiagonal ? 2 * side - 2 : side, 9));
  const colors = range(period).map(() => draw.choice(range(1, 10)));
  const kept = range(period).map((first) => draw.choice(range(first, count, period)));
  let input = Grid.filled(0, side, side);
  let output = input;
  for (let k = 0; k < count; k++) {
    const color = colors[k % period]!;
    const cells = isDiagonal ? ray(at(k, 0), UP_RIGHT) : fullRow(k);
    output = output.fill(color, cells);
    if (kept[k % period] === k) input = input.fill(color, cells);
  }
  return draw.coin() ? changed({ input, output }, flipColumns) : { input, output };
};

/** The shape moves straight on until it touches the square. */
const dockedShape: Task = (draw) => {
  const [height, width] = [draw.scaled(8, 30), draw.scaled(8, 30)];
  const tall = draw.scaled(2, Math.min(Math.floor(width / 2), Math.floor(height / 2)));
  const wide = draw.scaled(tall, Math.floor(width / 2));
  const start = seed(draw, rectangle(tall, wide));
  growBy(draw, draw.scaled(tall + wide, tall * wide) - 1, start, sideNeighbors);
  let { cells } = start;
  const around = bounds(cells);
  if (around.height * around.width === cells.size) {
    const gap = draw.choice(cells);
    cells = cells.filter((cell) => cell !== gap);
  }
  const { height: shapeHeight, width: shapeWidth } = bounds(cells);
  const place = at(draw.scaled(3, height - shapeHeight), draw.scaled(0, width - shapeWidth));
  const [ground, color, squareColor] = draw.sample(COLORS, 3);
  let shape = shifted(normalized(cells), place);
  const side = draw.between(1, Math.min(width, place.i - 1));
  const corner = at(draw.between(0, place.i - side - 1), draw.between(place.j - side + 1, place.j + shapeWidth - 1));
  const square = backdrop([corner, corner.moved(side - 1, side - 1)]);
  const scene = Grid.filled(ground, height, width);
  const input = scene.fill(color, shape).fill(squareColor, square);
  while (shape.isDisjointFrom(square)) shape = shifted(shape, UP);
  const output = scene.fill(squareColor, square).fill(color, shifted(shape, DOWN));
  return mirrored(draw, { input, output });
};

/** In a lattice of fields, fields of one colour in the same row or column are connected. */
const connectedFields: Task = (draw) => {
  const [tall, wide] = [draw.scaled(1, 4), draw.scaled(1, 4)];
  const rows = draw.scaled(3, Math.floor(31 / (tall + 1)));
  const columns = draw.scaled(3, Math.floor(31 / (wide + 1)));
  const [ground, lineColor] = draw.sample(COLORS, 2);
  const colorCount = draw.scaled(1, Math.min(8, Math.floor((rows * rows) / 3)));
  const colors = draw.sample(without(COLORS, ground, lineColor), colorCount);
  let input = lattice({ rows, columns, tall, wide, ground, lineColor });
  let output = input;
  const field = rectangle(tall, wide);
  const emptyField = recolored(field, ground);
  for (const color of colors) {
    const free = occurrences(output, emptyField);
    if (free.size === 0) break;
    const middle = draw.choice(free);
    const directions = draw.sample(sideNeighbors(ORIGIN), draw.between(1, 4));
    for (const { i, j } of directions) {
      const arm: Cell[] = [];
      for (let k = 1; k < Math.max(rows, columns); k++) {
        const next = middle.moved(k * i * (tall + 1), k * j * (wide + 1));
        if (!free.has(next)) break;
        arm.push(next);
      }
      if (arm.length < 2) continue;
      const end = draw.scaled(1, arm.length - 1);
      input = input.fill(color, shifted(field, arm[end]!));
      for (const corner of arm.slice(0, end + 1)) output = output.fill(color, shifted(field, corner));
    }
    input = input.fill(color, shifted(field, middle));
    output = output.fill(color, shifted(field, middle));
  }
  return { input, output };
};

export const tasks: Readonly<Record<string, Task>> = {
  '045e512c': repeatedShape,
  '0520fde7': commonCells,
  '05269061': repeatedLines,
  '05f2a901': dockedShape,
  '06df4c85': connectedFields,
};
