import { attempt } from '../../attempt.ts';
import { at, type Cell } from '../../grid/cell.ts';
import { Grid, transpose } from '../../grid/grid.ts';
import { objectsIn } from '../../grid/objects.ts';
import { bounds, colorOf, mergedMap } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, inbox, line, neighbors, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { COLORS, inAnyOf, placeSome, without, placesFor } from '../scenes.ts';
import { changed, mirrored, type Task, turned } from '../task.ts';
import { hiddenPart } from '../families/hidden-part.ts';

/** Red cells are surrounded with blue. */
const blueHalos: Task = (draw) => {
  const palette = without(COLORS, 1, 2);
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const ground = draw.choice(palette);
  const blank = Grid.filled(ground, height, width);
  const count = draw.scaled(0, Math.floor((height * width) / 2) - 1);
  const redCount = draw.fewOrMany(0, Math.floor(count / 2), count, 0);
  const cells = draw.sample(blank.cells(), count);
  const reds = draw.sample(cells, redCount);
  const others = inAnyOf(draw, without(palette, ground), without(cells, ...reds));
  const input = blank.fill(2, reds).paint(others);
  const halos = reds.flatMap((cell) => [...neighbors(cell)]);
  return { input, output: input.underfill(1, halos) };
};

/** Where a traveller is, where it goes, and which step it takes, straight or diagonal. */
function journey(draw: Draw, height: number, width: number): { from: Cell; to: Cell; step: Cell } {
  if (draw.coin()) {
    const leftEdge = PythonSet.from(range(height - 2).map((i) => at(i, 0)));
    const topEdge = PythonSet.from(range(1, width - 2).map((j) => at(0, j)));
    const lengthFrom = ({ i, j }: Cell): number => Math.min(height - i, width - j);
    const starts = leftEdge
      .union(topEdge)
      .values()
      .toSorted((a, b) => lengthFrom(a) - lengthFrom(b));
    const start = starts[draw.scaled(0, starts.length - 1)]!;
    const end = draw.scaled(2, lengthFrom(start) - 1);
    const begin = end - 2 - draw.scaled(0, end - 2);
    return { from: start.moved(begin, begin), to: start.moved(end, end), step: at(1, 1) };
  }
  const i = draw.between(0, height - 1);
  const length = draw.scaled(3, width);
  const j = draw.between(0, width - length);
  return { from: at(i, j), to: at(i, j + length - 1), step: at(0, 1) };
}

/** One cell takes a step towards the yellow one. */
const stepTowardsYellow: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const [ground, color] = draw.sample(without(COLORS, 4), 2);
  const { from, to, step } = journey(draw, height, width);
  const scene = Grid.filled(ground, height, width).fill(4, [to]);
  return mirrored(draw, { input: scene.fill(color, [from]), output: scene.fill(color, [from.plus(step)]) });
};

/** Each block takes the colour of the cell at the edge that it lies across from. */
const colorFromEdge: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const blocks = draw.scaled(1, Math.min(Math.floor(width / 3), Math.floor((height * width) / 36)));
  const ground = draw.choice(COLORS);
  const colors = without(COLORS, ground);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells().filter(({ i }) => i > 1);
  placeSome(blocks, 10 * blocks, () => {
    const [tall, wide] = [draw.between(2, 7), draw.between(2, 7)];
    const isUnmarked = (j: number): boolean => range(j, j + wide).every((column) => input.at(0, column) === ground);
    // Two passes: each lays the set out anew.
    const places = placesFor(free, { height, width }, tall, wide).filter(({ j }) => isUnmarked(j));
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const mark = at(0, draw.choice(range(place.j, place.j + wide)));
    const block = backdrop([place, place.moved(tall - 1, wide - 1)]);
    if (!block.isSubsetOf(free)) return false;
    free = free.difference(block).difference(mergedMap(block, sideNeighbors));
    const color = draw.choice(colors);
    const before = draw.choice(without(colors, color));
    input = input.fill(color, [mark]).fill(before, block);
    output = output.fill(color, [mark]).fill(color, block);
    return true;
  });
  return turned(draw, { input, output });
};

/** A grid of one colour, cut again and again: a part of a field takes the next colour. */
function fields(draw: Draw, height: number, width: number, colors: readonly number[]): Grid {
  let grid = Grid.filled(colors[0]!, height, width);
  for (const color of colors.slice(1)) {
    const large = objectsIn(grid, { oneColor: true }).filter((field) => {
      const { height: tall, width: wide } = bounds(field);
      return tall > 5 || wide > 5;
    });
    if (large.size === 0) break;
    const field = draw.choice(large);
    const { top, left, bottom, right, height: tall, width: wide } = bounds(field);
    if (tall > 5 && wide > 5 ? draw.coin() : tall > 5) {
      const cut = draw.between(top + 3, bottom - 2);
      grid = grid.fill(
        color,
        field.filter(({ i }) => i >= cut),
      );
    } else {
      const cut = draw.between(left + 3, right - 2);
      grid = grid.fill(
        color,
        field.filter(({ j }) => j >= cut),
      );
    }
  }
  return grid;
}

/** The colour of the field with the most specks. */
const mostSpeckledField: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const speck = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, speck), draw.scaled(2, 9));
  let input = fields(draw, height, width, colors);
  const parts = objectsIn(input, { oneColor: true })
    .values()
    .toSorted((a, b) => a.size - b.size);
  const most = parts.map((part) => {
    const { height: tall, width: wide } = bounds(part);
    return Math.max(1, Math.floor(((tall - 2) * (wide - 2)) / 2));
  });
  const mean = Math.max(1, Math.floor(most.reduce((sum, count) => sum + count, 0) / most.length));
  const drawn = attempt('specks', () => {
    const counts = most.map((limit) => draw.between(0, Math.min(mean, limit)));
    return counts.some((count) => count > 0) ? counts : undefined;
  });
  const highest = Math.max(...drawn);
  const winner = drawn.indexOf(highest);
  parts.forEach((part, index) => {
    const count = drawn[index]!;
    const specks = count === highest && index !== winner ? count - 1 : count;
    input = input.fill(speck, draw.sample(backdrop(inbox(part)), specks));
  });
  return { input, output: Grid.filled(colorOf(parts[winner]!), 1, 1) };
};

/** From the first to the last cell of a colour in every row. */
const rowSpans = (grid: Grid, color: number): Cell[] =>
  grid.rows().flatMap((row, i) => [...line(at(i, row.indexOf(color)), at(i, row.lastIndexOf(color)))]);

/** Dots in the same row or column are connected. */
const connectedDots: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const [ground, color] = draw.sample(COLORS, 2);
  const blank = Grid.filled(ground, height, width);
  const count = draw.scaled(2, Math.floor((height * width) / 9));
  const dots: Cell[] = [];
  if (draw.coin()) {
    const i = draw.between(0, height - 1);
    const j = draw.between(0, width - 3);
    dots.push(at(i, j), at(i, draw.between(j + 2, width - 1)));
  } else {
    const j = draw.between(0, width - 1);
    const i = draw.between(0, height - 3);
    dots.push(at(i, j), at(draw.between(i + 2, height - 1), j));
  }
  let free = blank.cells();
  for (let k = 2; k < count && free.size > 0; k++) {
    const dot = draw.choice(free);
    dots.push(dot);
    free = free.difference(PythonSet.of(dot)).difference(neighbors(dot));
  }
  const input = blank.fill(color, dots);
  const columnSpans = rowSpans(input.transpose(), color).map(({ i, j }) => at(j, i));
  return changed({ input, output: input.fill(color, rowSpans(input, color)).fill(color, columnSpans) }, transpose);
};

export const tasks: Readonly<Record<string, Task>> = {
  dc0a314f: hiddenPart(3),
  dc1df850: blueHalos,
  dc433765: stepTowardsYellow,
  ddf7fa4f: colorFromEdge,
  de1cd16c: mostSpeckledField,
  ded97339: connectedDots,
};
