import { attempt } from '../../attempt.ts';
import { at, type Cell, ORIGIN } from '../../grid/cell.ts';
import { flipColumns, flipRows, Grid, same, turnAround, turnLeft, turnRight } from '../../grid/grid.ts';
import { objectsIn } from '../../grid/objects.ts';
import { bounds, colorOf, normalized, shifted, topLeft } from '../../grid/patch.ts';
import { corners, line, neighbors, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { merged, PythonSet } from '../../python-set.ts';
import { blob, growToSpan } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, without } from '../scenes.ts';
import { mirrored, type Task } from '../task.ts';

/** The shape moves to between the four corner dots. */
const betweenCorners: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const [outerTall, outerWide] = [draw.scaled(3, height), draw.scaled(3, width)];
  const [tall, wide] = [outerTall - 2, outerWide - 2];
  const place = at(draw.between(0, height - outerTall), draw.between(0, width - outerWide));
  const dots = corners([place, place.moved(tall + 1, wide + 1)]);
  const inside = shifted(rectangle(tall, wide), place.moved(1, 1));
  const [ground, dotColor] = draw.sample(COLORS, 2);
  const colors = draw.sample(without(COLORS, ground, dotColor), draw.scaled(1, 8));
  const scene = Grid.filled(ground, height, width).fill(dotColor, dots);
  const start = draw.choice(inside);
  const cells = PythonSet.of(start);
  const fewest = tall + wide - 1;
  const count = draw.scaled(fewest, Math.max(fewest, Math.floor((tall * wide) / 2)));
  growToSpan(
    draw,
    cells,
    inside.filter((cell) => cell !== start),
    count,
    { tall, wide },
  );
  const shape = inAnyOf(draw, colors, cells);
  const steps = draw.scaled(1, Math.max(height, width));
  const corner = topLeft(cells);
  const isAllowed = (offset: Cell): boolean =>
    scene.holds(corner.plus(offset)) &&
    scene.holds(corner.plus(offset).moved(tall - 1, wide - 1)) &&
    !dots.values().some((dot) => cells.has(dot.minus(offset)));
  let offset = ORIGIN;
  for (let k = 0; k < steps || offset === ORIGIN; k++) {
    const from = offset;
    offset = from.plus(draw.choice(neighbors(ORIGIN).filter((step) => isAllowed(from.plus(step)))));
  }
  return { input: scene.paint(shifted(shape, offset)), output: scene.paint(shape) };
};

/** A line from the red cell along its row and then along the column of the green cell. */
const redToGreen: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const [up, aside] = [draw.scaled(1, height - 1), draw.scaled(1, width - 1)];
  const green = at(height - 1 - up, width - 1 - aside);
  const scene = Grid.filled(draw.choice(without(COLORS, 2, 3, 8)), height, width).fill(3, [green]);
  const red = at(draw.scaled(green.i + 1, height - 1), draw.scaled(green.j + 1, width - 1));
  const input = draw.choice([same, turnRight, turnAround, turnLeft])(scene.fill(2, [red]));
  const [from, to] = [topLeft(input.cellsOfColor(2)), topLeft(input.cellsOfColor(3))];
  const bend = at(from.i, to.j);
  const output = input
    .fill(8, line(from, bend))
    .fill(8, line(bend, to))
    .paint([from.in(2), to.in(3)]);
  return { input, output };
};

/** The colours of the largest shapes, from left to right, as columns as long as the shapes have cells. */
const largestShapes: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const count = draw.scaled(1, 9);
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), count);
  let input = Grid.filled(ground, height, width);
  let free = input.cells();
  const leftColumns = new Set<number>();
  const largest = draw.between(count + 1, 30);
  placeSome(count, 4 * count, () => {
    const within = attempt('rectangle large enough', () => {
      const [tall, wide] = [draw.between(1, 6), draw.between(1, 6)];
      return tall * wide >= largest ? rectangle(tall, wide) : undefined;
    });
    draw.between(1, within.size); // Not used by the reference either.
    const size = draw.scaled(draw.scaled(1, largest), largest);
    const shape = normalized(blob(draw, within, size, sideNeighbors));
    const { height: tall, width: wide } = bounds(shape);
    const places = free.filter(({ i, j }) => i <= height - tall && j <= width - wide && !leftColumns.has(j));
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const placed = shifted(shape, place);
    if (!placed.isSubsetOf(free)) return false;
    free = free.difference(placed).difference(merged(placed.values().map(sideNeighbors)));
    input = input.fill(colors[leftColumns.size]!, placed);
    leftColumns.add(place.j);
    return true;
  });
  const objects = objectsIn(input, { oneColor: true, withoutGround: true });
  const most = Math.max(...objects.values().map(({ size }) => size));
  const columns = objects
    .values()
    .filter(({ size }) => size === most)
    .toSorted((a, b) => bounds(a).left - bounds(b).left)
    .map((object) => colorOf(object));
  return { input, output: Grid.from(most, columns.length, (_, j) => columns[j]!) };
};

/** From the cells in the corners, lines go up slantwise and are thrown back at the edges. */
const zigzag: Task = (draw) => {
  const width = draw.scaled(2, 10);
  const height = draw.scaled(width + 1, 30);
  const [ground, color] = draw.sample(COLORS, 2);
  const scene = Grid.filled(ground, height, width);
  const period = 2 * (width - 1);
  const columnAfter = (steps: number): number => Math.min(steps % period, period - (steps % period));
  const { input, output } = mirrored(draw, {
    input: scene.fill(color, [at(height - 1, 0)]),
    output: Grid.from(height, width, (i, j) => (j === columnAfter(height - 1 - i) ? color : ground)),
  });
  const copies = [same, flipRows, flipColumns, turnAround].slice(0, draw.scaled(1, 4));
  const laidOver = (grid: Grid): Grid =>
    copies.reduce((sum, copy) => sum.fill(color, copy(grid).cellsOfColor(color)), grid);
  return { input: laidOver(input), output: laidOver(output) };
};

export const tasks: Readonly<Record<string, Task>> = {
  a1570a43: betweenCorners,
  a2fd1cf0: redToGreen,
  a3325580: largestShapes,
  a3df8b1e: zigzag,
};
