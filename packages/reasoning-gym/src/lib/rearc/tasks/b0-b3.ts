import { attempt } from '../../attempt.ts';
import { at, type Cell, UP_LEFT } from '../../grid/cell.ts';
import { Grid, same, turnAround, turnLeft, turnRight } from '../../grid/grid.ts';
import { bounds, mergedMap, normalized, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, corners, neighbors, outbox, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { blob, growBy } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, without, placesFor } from '../scenes.ts';
import type { Pair, Task } from '../task.ts';
import { enclosed } from '../families/enclosed.ts';

/** How many rows the vessel lacks until it is full, counted to and fro in a square of three by three. */
const missingRows: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const [tall, wide] = [draw.scaled(3, height - 1), draw.scaled(3, width - 1)];
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const [ground, wall, filling] = draw.sample(COLORS, 3);
  const missing = draw.scaled(1, Math.min(9, tall - 2));
  const inner = (rows: number): PythonSet<Cell> => backdrop([place.moved(0, 1), place.moved(rows - 1, wide - 2)]);
  const scene = Grid.filled(ground, height, width)
    .fill(wall, backdrop([place, place.moved(tall - 1, wide - 1)]))
    .fill(filling, inner(tall - 1))
    .fill(ground, inner(missing));
  const output = Grid.from(3, 3, (i, j) => (3 * i + (i === 1 ? 2 - j : j) < missing ? filling : ground));
  return { input: draw.choice([same, turnRight, turnAround, turnLeft])(scene), output };
};

/** The pattern of one colour is drawn in the place of each dot of the other pattern, in the colour of that dot. */
const patternForDots: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 5), draw.scaled(2, 5)];
  const area = height * width;
  const ground = draw.choice(COLORS);
  const plain = Grid.filled(ground, height, width);
  const count = draw.fewOrMany(0, Math.floor(area / 2), area, 1, area - 1);
  const dotCount = draw.fewOrMany(0, Math.floor(area / 2), area, 2, area - 1);
  const pattern = draw.sample(plain.cells(), count);
  const color = draw.choice(without(COLORS, ground));
  const colorCount = draw.scaled(2, 8);
  const places = draw.sample(plain.cells(), dotCount);
  const colors = draw.sample(without(COLORS, ground, color), colorCount);
  const first = draw.choice(colors);
  const dots = places.map((cell, index) => {
    if (index === 0) return cell.in(first);
    return cell.in(draw.choice(index === 1 ? without(colors, first) : colors));
  });
  const panels = [plain.fill(color, pattern), plain.paint(dots)] as const;
  const isBeside = draw.coin();
  const [one, other] = draw.coin() ? panels : [panels[1], panels[0]];
  return {
    input: isBeside ? one.beside(other) : one.above(other),
    output: dots.reduce(
      (grid, dot) => grid.fill(dot.color, shifted(pattern, at(dot.i * height, dot.j * width))),
      Grid.filled(ground, height ** 2, width ** 2),
    ),
  };
};

/** Magenta becomes red. */
const magentaToRed: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 30)];
  const count = draw.scaled(0, Math.floor((height * width) / 2));
  draw.coin(); // Meant to choose between few cells and many, but few it is.
  const plain = Grid.filled(6, height, width);
  const cells = plain.cells().values();
  const magenta = draw.sample(cells, count);
  const input = plain.paint(inAnyOf(draw, without(COLORS, 6), without(cells, ...magenta)));
  return { input, output: input.replace(6, 2) };
};

/** A shape, and the same with some cells more, in any order. */
function similarShapes(draw: Draw, height: number, width: number): readonly [PythonSet<Cell>, PythonSet<Cell>] {
  const area = height * width;
  const more = draw.fewOrMany(0, Math.floor(area / 2), area, 2, area - 2);
  const within = rectangle(height, width);
  const shape = normalized(blob(draw, within, more + 1));
  const larger = shape.copy();
  const left = area - shape.size;
  const additions = Math.max(1, left - draw.scaled(1, left));
  growBy(draw, additions, { cells: larger, room: within });
  return draw.coin() ? [larger, shape] : [shape, larger];
}

/** Of three shapes, the two that are alike take one colour, and the odd one another. */
const oddShape: Task = (draw) =>
  attempt('room for three shapes', (): Pair | undefined => {
    const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
    const tall = draw.scaled(2, Math.floor(height / 3) - 1);
    const wide = draw.scaled(2, Math.floor(width / 3) - 1);
    const [odd, common] = similarShapes(draw, tall, wide);
    const [ground, color] = draw.sample(without(COLORS, 1, 2), 2);
    const plain = Grid.filled(ground, height, width);
    const placesFor = (shape: PythonSet<Cell>, free: PythonSet<Cell>): PythonSet<Cell> => {
      const around = bounds(shape);
      return free.filter(({ i, j }) => i <= height - around.height && j <= width - around.width);
    };
    const placedOdd = shifted(odd, draw.choice(placesFor(odd, plain.cells())));
    let input = plain.fill(color, placedOdd);
    let output = plain.fill(2, placedOdd);
    const around = plain.cells().difference(placedOdd).difference(mergedMap(placedOdd, neighbors));
    let free = placesFor(common, around);
    const placed = placeSome(2, 11, () => {
      if (free.size === 0) return false;
      const shape = shifted(common, draw.choice(free));
      if (!shape.isSubsetOf(free)) return false;
      input = input.fill(color, shape);
      output = output.fill(1, shape);
      free = free.difference(shape).difference(mergedMap(shape, neighbors));
      return true;
    });
    return placed === 2 ? { input, output } : undefined;
  });

/** Pairs of cells are framed, single ones are not. */
const framedPairs: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const [ground, color] = draw.sample(without(COLORS, 3), 2);
  const dotCount = draw.scaled(0, Math.floor((height * width) / 5));
  const pairCount = draw.scaled(0, Math.floor((height * width) / 12));
  const middle = at(1, 1);
  const dot = { cells: [middle], room: PythonSet.of(middle).union(sideNeighbors(middle)) };
  const pairs = [
    { cells: [middle, at(2, 1)], room: rectangle(4, 3) },
    { cells: [middle, at(1, 2)], room: rectangle(3, 4) },
  ];
  const parts = draw.shuffle([...range(dotCount).map(() => dot), ...range(pairCount).map(() => draw.choice(pairs))]);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = shifted(rectangle(height + 2, width + 2), UP_LEFT);
  for (const { cells, room } of parts) {
    const fits = (by: Cell): boolean => room.values().every((cell) => free.has(cell.plus(by)));
    let place = UP_LEFT;
    for (let tries = 0; tries < 5 && !fits(place); tries++) place = draw.choice(free);
    if (!fits(place)) continue;
    const placed = shifted(room, place);
    if (cells.length > 1) output = output.fill(3, placed);
    input = input.fill(color, shifted(cells, place));
    output = output.fill(color, shifted(cells, place));
    free = free.difference(placed);
  }
  return { input, output };
};

/** A ring, perhaps with a gap, with cells grown on it outside. */
function knobbyRing(draw: Draw): PythonSet<Cell> {
  const [tall, wide] = [draw.between(3, 6), draw.between(3, 6)];
  let ring = box([at(0, 0), at(tall - 1, wide - 1)]);
  if (draw.coin()) {
    const gap = ring.size - draw.scaled(2, ring.size - 1);
    let candidates = ring.difference(corners(ring));
    for (let k = 0; k < gap && candidates.size > 0; k++) {
      const gone = draw.choice(candidates);
      const rest = ring.filter((cell) => cell !== gone);
      candidates = rest.filter((cell) => sideNeighbors(cell).intersection(rest).size === 1);
      ring = rest;
    }
  }
  const additions = draw.scaled(0, tall + wide);
  const first = outbox(ring);
  const second = outbox(first);
  const around = first.union(second, outbox(second));
  const shape = ring.copy();
  for (let k = 0; k < additions; k++) {
    const next = mergedMap(shape, sideNeighbors).intersection(around);
    shape.add(draw.choice(around.difference(shape).intersection(next)));
  }
  return normalized(shape);
}

/** Shapes that enclose ground change their colour. */
const enclosingShapes: Task = (draw) =>
  attempt('shape that encloses ground', (): Pair | undefined => {
    const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
    const wanted = draw.scaled(1, Math.floor((height * width) / 16));
    const colors = without(COLORS, 8);
    const ground = draw.choice(colors);
    let input = Grid.filled(ground, height, width);
    const shapes: PythonSet<Cell>[] = [];
    let free = input.cells();
    placeSome(wanted, 10 * wanted, () => {
      const shape = knobbyRing(draw);
      const { height: tall, width: wide } = bounds(shape);
      const places = placesFor(free, { height, width }, tall, wide);
      if (places.size === 0) return false;
      const placed = shifted(shape, draw.choice(places));
      if (!placed.isSubsetOf(free)) return false;
      shapes.push(placed);
      input = input.fill(draw.choice(without(colors, ground)), placed);
      free = free.difference(placed).difference(mergedMap(placed, neighbors));
      return true;
    });
    const inner = enclosed(input, ground);
    if (inner.size === 0) return undefined;
    const isWall = (cell: Cell): boolean =>
      sideNeighbors(cell)
        .values()
        .some((next) => inner.has(next));
    const rings = shapes.filter((shape) => shape.values().some(isWall));
    return { input, output: rings.reduce((grid, ring) => grid.fill(8, ring), input) };
  });

export const tasks: Readonly<Record<string, Task>> = {
  b0c4d837: missingRows,
  b190f7f5: patternForDots,
  b1948b0a: magentaToRed,
  b230c067: oddShape,
  b27ca6d3: framedPairs,
  b2862040: enclosingShapes,
};
