import { at, type Cell } from '../../grid/cell.ts';
import {
  antitranspose,
  flipColumns,
  flipRows,
  Grid,
  same,
  transpose,
  turnAround,
  turnLeft,
  turnRight,
} from '../../grid/grid.ts';
import { bounds, flippedRows, mergedMap, normalized, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, line, neighbors, rectangle } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import { growBy, seed } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, without, placesFor } from '../scenes.ts';
import { changed, perhapsTransposed, type Task } from '../task.ts';
import { combinedHalves, NEITHER } from '../families/two-halves.ts';

/** Shapes inside two brackets are folded out over the brackets. */
const foldedOut: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(4, 30)];
  const [tall, wide] = [draw.scaled(10, height), draw.scaled(3, width)];
  const [ground, color, bracketColor] = draw.sample(COLORS, 3);
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const reach = Math.floor((Math.floor(tall / 2) - 3) / 2);
  const bracket = [...line(at(reach + 1, 0), at(reach + 1, wide - 1)), at(reach + 2, 0), at(reach + 2, wide - 1)];
  const within = backdrop([at(0, 1), at(reach - 1, wide - 2)]);
  const nearest = within.filter(({ i }) => i === reach - 1);
  let inside = Grid.filled(ground, tall, wide);
  let outside = inside;
  for (let side = 0; side < 2; side++) {
    const count = draw.fewOrMany(0, Math.floor(within.size / 2), within.size);
    const cells = draw.sample(within, count);
    cells.push(draw.choice(nearest));
    const folded = shifted(flippedRows(cells), at(reach + 3, 0));
    outside = outside.fill(bracketColor, bracket).fill(color, cells).flipRows();
    inside = inside.fill(bracketColor, bracket).fill(color, folded).flipRows();
  }
  const placed = (grid: Grid): Grid => Grid.filled(ground, height, width).paint(shifted(grid.dots(), place));
  return perhapsTransposed(draw, { input: placed(inside), output: placed(outside) });
};

/** The colours of the tiles that stand out, from the most to the least common. */
const rankedColors: Task = (draw) => {
  const [tall, wide] = [draw.scaled(1, 5), draw.scaled(1, 5)];
  const rows = draw.scaled(3, Math.floor(29 / (tall + 1)));
  const columns = draw.scaled(3, Math.floor(29 / (wide + 1)));
  const [gap, plain] = draw.sample(COLORS, 2);
  const tile = shifted(rectangle(tall, wide), at(1, 1));
  let palette = without(COLORS, gap, plain);
  let places = PythonSet.from(
    range(rows).flatMap((row) => range(columns).map((column) => at(row * (tall + 1), column * (wide + 1)))),
  );
  const tilesAt = (corners: Iterable<Cell>): Cell[] =>
    Array.from(corners).flatMap((corner) => [...shifted(tile, corner)]);
  let input = Grid.filled(gap, (tall + 1) * rows + 1, (wide + 1) * columns + 1).fill(plain, tilesAt(places));
  const ranking: { readonly color: number; readonly count: number }[] = [];
  let left = draw.scaled(1, Math.floor((rows * columns) / 2) - 1);
  let count = left + 1;
  while (count > 1 && left > 0 && palette.length > 0) {
    count = Math.min(Math.max(1, Math.trunc(0.5 * Math.sqrt(8 * left + 1) - 1)), count - 1);
    const color = draw.choice(palette);
    palette = without(palette, color);
    left -= count;
    ranking.push({ color, count });
  }
  for (const { color, count: tiles } of ranking) {
    const chosen = draw.sample(places, tiles);
    input = input.fill(color, tilesAt(chosen));
    places = places.difference(PythonSet.from(chosen));
  }
  return { input, output: Grid.fromRows(ranking.map(({ color }) => [color])) };
};

/** Frames around a spot, some of which are missing, go on to the edges, and the ground turns grey. */
const echoingFrames: Task = (draw) => {
  const [height, width] = [draw.scaled(8, 30), draw.scaled(8, 30)];
  const wide = draw.between(1, height > 10 ? 3 : 2);
  const tall = draw.between(1, width > 10 ? 3 : 2);
  const top = draw.between(1 - tall, height - 1);
  const left = draw.between(1 - wide, width - 1);
  const [ground, color] = draw.sample(without(COLORS, 5), 2);
  const blank = Grid.filled(ground, height, width);
  const down = draw.between(2, height > 12 ? 4 : 3);
  const across = draw.between(2, width > 12 ? 4 : 3);
  const frames = range(Math.floor(Math.max(height, width) / Math.min(down, across)) + 1)
    .map((k) =>
      box([at(top - 1 - down * k, left - 1 - across * k), at(top + tall + down * k, left + wide + across * k)]),
    )
    .filter((frame) => frame.values().some((cell) => blank.holds(cell)));
  const shown = frames.slice(0, frames.length - draw.scaled(0, frames.length - 2));
  return {
    input: shown.reduce((grid, frame) => grid.fill(color, frame), blank),
    output: frames.reduce((grid, frame) => grid.fill(color, frame), Grid.filled(5, height, width)),
  };
};

/** The colours of the shapes, from the largest to the smallest. */
const rankedShapes: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(COLORS);
  const colors = without(COLORS, ground);
  const count = draw.scaled(1, Math.min(30, Math.floor((height * width) / 25)));
  let size = draw.scaled(count + 1, 36);
  const within = rectangle(6, 6);
  let input = Grid.filled(ground, height, width);
  let free = input.cells();
  const ranking: number[] = [];
  for (let left = count; left > 0 && free.size > 0 && size > 1; left--) {
    size = draw.scaled(left, size - 1);
    const sprout = seed(draw, within);
    growBy(draw, size - 1, sprout);
    const shape = normalized(sprout.cells);
    const { height: tall, width: wide } = bounds(shape);
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) break;
    // Drawn, but never used: the place is drawn anew from all free cells.
    draw.choice(places);
    placeSome(1, 10, () => {
      const placed = shifted(shape, draw.choice(free));
      if (!placed.isSubsetOf(free)) return false;
      const color = draw.choice(colors);
      ranking.push(color);
      free = free.difference(placed).difference(mergedMap(placed, neighbors));
      input = input.fill(color, placed);
      return true;
    });
  }
  return { input, output: Grid.fromRows(ranking.map((color) => [color])) };
};

/** What is missing of a repeated pattern. */
const missingPart: Task = (draw) => {
  const [tall, wide] = [draw.scaled(2, 10), draw.scaled(2, 10)];
  const colors = draw.sample(range(1, 10), draw.scaled(1, 9));
  const tile = Grid.filled(0, tall, wide).paint(inAnyOf(draw, colors, rectangle(tall, wide)));
  const [rows, columns] = [draw.scaled(3, Math.floor(30 / tall)), draw.scaled(3, Math.floor(30 / wide))];
  const height = rows * tall - draw.between(0, tall);
  const width = columns * wide - draw.between(0, wide);
  const whole = Grid.from(height, width, (i, j) => tile.at(i % tall, j % wide));
  const missing = rectangle(draw.scaled(1, height - tall - 1), draw.scaled(1, width - wide - 1));
  const size = bounds(missing);
  const place = at(draw.between(0, height - size.height), draw.between(0, width - size.width));
  const hidden = shifted(missing, place);
  return changed(
    { input: whole.fill(0, hidden), output: whole.cropTo(hidden) },
    draw.choice([same, turnRight, turnAround, turnLeft, transpose, flipColumns, flipRows, antitranspose]),
  );
};

export const tasks: Readonly<Record<string, Task>> = {
  f8a8fe49: foldedOut,
  f8b3ba0a: rankedColors,
  f8c80d96: echoingFrames,
  f8ff0b80: rankedShapes,
  f9012d9b: missingPart,
  fafffa47: combinedHalves({ mark: 2, isMarked: NEITHER }),
};
