import { at, type Cell } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, corners, inbox, neighbors, outbox, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import { COLORS, placeSome, without, placesFor } from '../scenes.ts';
import type { Task } from '../task.ts';

/** The input is enlarged as many times as it has coloured cells. */
const enlargedByCount: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 5), draw.scaled(2, 5)];
  const most = Math.min(9, height * width - 2, Math.floor(30 / height), Math.floor(30 / width));
  const count = draw.scaled(1, most);
  const ground = draw.choice(COLORS);
  const cells = draw.sample(rectangle(height, width), count);
  const colors = draw.sample(without(COLORS, ground), count);
  const input = Grid.filled(ground, height, width).paint(cells.map((cell, index) => cell.in(colors[index]!)));
  return { input, output: input.upscale(count) };
};

/** Scattered dots return, straight or slantwise, to the centre of their kind. */
const dotsReturn: Task = (draw) => {
  const [height, width] = [draw.scaled(8, 30), draw.scaled(8, 30)];
  const ground = draw.choice(without(COLORS, 1, 2, 3, 7));
  const red = at(draw.between(1, height - 2), draw.between(1, width - 2));
  const places = rectangle(height, width)
    .difference(PythonSet.of(red).union(neighbors(red)))
    .filter(({ i, j }) => i >= 1 && i <= height - 2 && j >= 1 && j <= width - 2);
  const blue = draw.choice(places);
  const greens = draw.sample(neighbors(red), draw.scaled(1, 8));
  const oranges = draw.sample(neighbors(blue), draw.scaled(1, 8));
  const output = Grid.filled(ground, height, width).fill(2, [red]).fill(1, [blue]).fill(3, greens).fill(7, oranges);
  const dots = new Map<Cell, { readonly color: number; readonly outwards: Cell }>();
  for (const cell of greens) dots.set(cell, { color: 3, outwards: cell.minus(red) });
  for (const cell of oranges) dots.set(cell, { color: 7, outwards: cell.minus(blue) });
  const moves = draw.scaled(1, (greens.length + oranges.length) * Math.floor((height + width) / 5));
  let input = output;
  const isFree = (cell: Cell): boolean => input.holds(cell) && input.at(cell.i, cell.j) === ground;
  for (let k = 0; k < moves; k++) {
    const movable = [...dots].filter(([cell, { outwards }]) => isFree(cell.plus(outwards)));
    if (movable.length === 0) break;
    const [from, dot] = draw.choice(movable);
    const to = from.plus(dot.outwards);
    dots.delete(from);
    dots.set(to, dot);
    input = input.fill(ground, [from]).fill(dot.color, [to]);
  }
  return { input, output };
};

/** Of all panels, the one with the most blue cells. */
const bluestPanel: Task = (draw) => {
  const colors = without(COLORS, 1);
  const ground = draw.choice(colors);
  const color = draw.choice(without(colors, ground));
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const [tall, wide] = [draw.scaled(2, Math.floor(height / 3)), draw.scaled(2, Math.floor(width / 3))];
  const area = tall * wide;
  const count = draw.scaled(1, Math.floor((height * width) / (2 * area)));
  const blueCounts = draw.sample(range(area), Math.min(count, area)).toSorted((a, b) => a - b);
  const plain = Grid.filled(color, tall, wide);
  const cells = plain.cells();
  const panels = blueCounts.map((blue) => plain.fill(1, draw.sample(cells, blue))).toReversed();
  let input = Grid.filled(ground, height, width);
  let free = rectangle(height - tall, width - wide);
  for (const panel of panels) {
    if (free.size === 0) break;
    const fits = (by: Cell): boolean => cells.values().every((cell) => free.has(cell.plus(by)));
    let place = draw.choice(free);
    let tries = 0;
    for (; tries < 10 && !fits(place); tries++) place = draw.choice(free);
    if (tries === 10) continue;
    const placed = shifted(cells, place);
    const taken = placed.union(outbox(placed));
    free = free.filter((cell) => !taken.has(cell));
    input = input.paint(shifted(panel.dots(), place));
  }
  return { input, output: panels[0]! };
};

/** Cells that touch no other with a side become blue. */
const loneCells: Task = (draw) => {
  const [height, width] = [draw.scaled(1, 30), draw.scaled(1, 30)];
  const count = draw.scaled(0, Math.max(0, Math.floor((height * width) / 2) - 1));
  const colorCount = draw.scaled(0, Math.min(8, count));
  let input = Grid.filled(0, height, width);
  const cells = draw.sample(input.cells(), count);
  const colors = draw.sample(without(COLORS, 0, 1), colorCount);
  const ends = draw.sample(range(count), colorCount).toSorted((a, b) => b - a);
  colors.forEach((color, index) => {
    input = input.fill(color, cells.slice(0, ends[index]!));
  });
  const isColored = (cell: Cell): boolean => input.holds(cell) && input.at(cell.i, cell.j) !== 0;
  const lone = cells.filter((cell) => isColored(cell) && !sideNeighbors(cell).values().some(isColored));
  return { input, output: input.fill(1, lone) };
};

/** Four dots mark the corners of a rectangle, which is filled. */
const filledBetweenCorners: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const available = without(COLORS, 2);
  const ground = draw.choice(available);
  const colors = draw.sample(without(available, ground), draw.scaled(1, 8));
  const wanted = draw.scaled(1, Math.floor((height * width) / 20));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(wanted, 5 * wanted, () => {
    const [tall, wide] = [draw.between(3, 5), draw.between(3, 5)];
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const whole = backdrop([place, place.moved(tall - 1, wide - 1)]);
    if (!whole.isSubsetOf(free)) return false;
    free = free.difference(whole);
    const color = draw.choice(colors);
    input = input.fill(color, corners(whole));
    output = output.fill(color, corners(whole)).fill(2, backdrop(inbox(whole)));
    return true;
  });
  return { input, output };
};

export const tasks: Readonly<Record<string, Task>> = {
  ac0a08a4: enlargedByCount,
  ae3edfdc: dotsReturn,
  ae4f1146: bluestPanel,
  aedd82e4: loneCells,
  af902bf9: filledBetweenCorners,
};
