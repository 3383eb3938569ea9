import { attempt } from '../../attempt.ts';
import { at, type Cell, DOWN_RIGHT, ORIGIN } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { bounds, mergedMap, normalized, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, cornerNeighbors, corners, line, ray, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { merged, PythonSet } from '../../python-set.ts';
import { blob, growBy, seed } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, without, placesFor } from '../scenes.ts';
import type { Task } from '../task.ts';
import { lattice } from '../families/lattice.ts';

/** What is inside the frame. */
const insideFrame: Task = (draw) => {
  const all = range(1, 10);
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const [noiseCount, colorCount] = [draw.scaled(0, height * width), draw.scaled(1, 8)];
  const noise = draw.sample(rectangle(height, width), noiseCount);
  const colors = draw.sample(all, colorCount);
  const frameColor = draw.choice(without(all, ...colors));
  const scene = Grid.filled(0, height, width).paint(inAnyOf(draw, colors, noise));
  const tall = draw.scaled(3, Math.max(3, Math.floor(height / 2)));
  const wide = draw.scaled(3, Math.max(3, Math.floor(width / 2)));
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  return {
    input: scene.fill(frameColor, box([place, place.moved(tall - 1, wide - 1)])),
    output: scene.crop(place.i + 1, place.j + 1, tall - 2, wide - 2),
  };
};

/** Copies of a shape move to the height of the blue one. */
const sameHeight: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(6, 30)];
  const within = rectangle(draw.scaled(1, Math.floor(height / 2)), draw.scaled(1, Math.floor(width / 3)));
  const area = within.size;
  const start = seed(draw, within);
  growBy(draw, draw.fewOrMany(0, Math.floor(area / 2), area, 0, area - 1), start);
  const shape = normalized(start.cells);
  const { height: tall, width: wide } = bounds(shape);
  const top = draw.between(0, height - tall);
  const others = draw.scaled(2, Math.min(8, Math.floor(width / wide))) - 1;
  const left = draw.between(0, width - wide);
  const ground = draw.choice(without(COLORS, 1));
  let colors = without(COLORS, 1, ground);
  let input = Grid.filled(ground, height, width).fill(1, shifted(shape, at(top, left)));
  let output = input;
  let free = without(range(width), ...range(left, left + wide));
  for (let k = 0; k < others; k++) {
    const isFree = new Set(free);
    const places = free.filter((j) => range(j, j + wide).every((column) => isFree.has(column)));
    if (places.length === 0) break;
    const place = draw.choice(places);
    const color = draw.choice(colors);
    colors = without(colors, color);
    input = input.fill(color, shifted(shape, at(draw.between(0, height - tall), place)));
    output = output.fill(color, shifted(shape, at(top, place)));
    free = without(free, ...range(place, place + wide));
  }
  return { input, output };
};

/** The shape, cut out. */
const cutOut: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(COLORS);
  const color = draw.choice(without(COLORS, ground));
  const room = rectangle(draw.scaled(1, Math.min(15, height - 1)), draw.scaled(1, Math.min(15, width - 1)));
  const cells = PythonSet.of(draw.choice(corners(room)));
  growBy(draw, draw.fewOrMany(0, Math.floor(room.size / 2), room.size, 0, room.size - 1), { cells, room });
  const shape = normalized(cells);
  const { height: tall, width: wide } = bounds(shape);
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  return {
    input: Grid.filled(ground, height, width).fill(color, shifted(shape, place)),
    output: Grid.filled(ground, tall, wide).fill(color, shape),
  };
};

/** Everything falls to the bottom. */
const fallenCells: Task = (draw) =>
  attempt('grid with enough ground', () => {
    const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
    const count = draw.scaled(1, width);
    const ground = draw.choice(COLORS);
    const colors = without(COLORS, ground);
    const columnColors = range(count).map(() => draw.choice(colors));
    const columns = draw.sample(range(width), count);
    const rows = line(ORIGIN, at(height - 1, 0)).values();
    let input = Grid.filled(ground, height, width);
    let output = input;
    columns.forEach((j, index) => {
      const cells = draw.sample(rows, draw.between(1, height - 1)).map((cell) => cell.moved(0, j));
      input = input.fill(columnColors[index]!, cells);
      output = output.fill(columnColors[index]!, line(at(height - cells.length, j), at(height - 1, j)));
    });
    // The reference compares the area of the ground with the number of the most common colour, not with its area.
    const [mostCommon = 0] = [...input.palette().filter((color) => color !== ground)].toSorted(
      (a, b) => input.count(b) - input.count(a),
    );
    return input.count(ground) > mostCommon ? { input, output } : undefined;
  });

/** The complete shape of one field is outlined in the other fields where they lack cells of it. */
const lackingCells: Task = (draw) => {
  const [tall, wide] = [draw.scaled(4, 6), draw.scaled(4, 6)];
  const rows = draw.scaled(1, 4);
  const columns = draw.scaled(rows > 1 ? 1 : 2, 3);
  const [ground, lineColor, color] = draw.sample(COLORS, 3);
  const places = PythonSet.from(
    range(rows).flatMap((a) => range(columns).map((b) => at(a * (tall + 1), b * (wide + 1)))),
  );
  const source = draw.choice(places);
  const count = draw.scaled(0, (tall - 2) * (wide - 2) - 1);
  const start = seed(draw, rectangle(tall - 2, wide - 2));
  growBy(draw, count, start);
  const shape = shifted(start.cells, DOWN_RIGHT);
  let input = lattice({ rows, columns, tall, wide, ground, lineColor }).fill(color, shifted(shape, source));
  let output = input;
  for (const place of without(places.values(), source)) {
    const given = shifted(draw.sample(shape, draw.between(0, count + 1)), place);
    input = input.fill(color, given);
    output = output.fill(lineColor, shifted(shape, place)).fill(color, given);
  }
  return { input, output };
};

/** Squares shoot out diagonally on the side of each red cell they have. */
const shootingSquares: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const [ground, color] = draw.sample(without(COLORS, 2), 2);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  const square = [at(0, 0), at(0, 1), at(1, 0), at(1, 1)];
  for (let count = draw.scaled(1, Math.floor((height * width) / 24)); count > 0; count--) {
    const places = free.filter((place) => square.every((cell) => free.has(place.plus(cell))));
    if (places.size === 0) break;
    const place = draw.choice(places);
    const placed = shifted(square, place);
    const reds = draw.sample(placed, draw.scaled(1, 3));
    input = input.fill(color, placed).fill(2, reds);
    for (const red of reds) {
      const direction = red.minus(place).times(2).moved(-1, -1);
      output = output.fill(color, merged(placed.values().map((cell) => ray(cell, direction))));
    }
    free = free.difference(placed).difference(mergedMap(placed, sideNeighbors));
  }
  return { input, output };
};

/** Dots at the edge appear on the side of the block that faces them. */
const facingDots: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const tall = draw.scaled(2, Math.min(height - 4, 2 * Math.floor(height / 3)));
  const wide = draw.scaled(2, Math.min(width - 4, 2 * Math.floor(width / 3)));
  const [top, left] = [draw.between(2, height - tall - 2), draw.between(2, width - wide - 2)];
  const [bottom, right] = [top + tall - 1, left + wide - 1];
  const [ground, blockColor] = draw.sample(COLORS, 2);
  const count = draw.scaled(1, 2 * tall + 2 * wide - 4);
  /** Which side a corner of the block belongs to: 1 for left or right, 0 for top or bottom. */
  const [topLeft, bottomLeft, topRight, bottomRight] = [
    Number(draw.coin()),
    Number(draw.coin()),
    Number(draw.coin()),
    Number(draw.coin()),
  ];
  const pairs: readonly { outside: Cell; inside: Cell }[] = [
    ...range(top + 1 - topLeft, bottom + bottomLeft).map((i) => ({ outside: at(i, 0), inside: at(i, left) })),
    ...range(top + 1 - topRight, bottom + bottomRight).map((i) => ({
      outside: at(i, width - 1),
      inside: at(i, right),
    })),
    ...range(left + topLeft, right + 1 - topRight).map((j) => ({ outside: at(0, j), inside: at(top, j) })),
    ...range(left + bottomLeft, right + 1 - bottomRight).map((j) => ({
      outside: at(height - 1, j),
      inside: at(bottom, j),
    })),
  ];
  const chosen = new Set(draw.sample(range(2 * tall + 2 * wide - 4), count));
  const colors = draw.sample(without(COLORS, ground, blockColor), draw.scaled(1, 8));
  const dots = pairs
    .filter((_, index) => chosen.has(index))
    .map(({ outside, inside }) => ({ outside, inside, color: draw.choice(colors) }));
  const input = Grid.filled(ground, height, width)
    .fill(blockColor, backdrop([at(top, left), at(bottom, right)]))
    .paint(dots.map(({ outside, color }) => outside.in(color)));
  return { input, output: input.paint(dots.map(({ inside, color }) => inside.in(color))) };
};

/** The shape, cut out from among the specks. */
const shapeAmongSpecks: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const maxTall = draw.between(3, Math.min(8, Math.floor(height / 2)));
  const maxWide = draw.between(3, Math.min(8, Math.floor(width / 2)));
  const count = draw.between(Math.max(maxTall, maxWide), maxTall * maxWide);
  const shape = normalized(blob(draw, rectangle(maxTall, maxWide), count, sideNeighbors));
  const { height: tall, width: wide } = bounds(shape);
  const placed = shifted(shape, at(draw.between(0, height - tall), draw.between(0, width - wide)));
  const [ground, color] = draw.sample(COLORS, 2);
  const colors = draw.sample(without(COLORS, color, ground), draw.scaled(1, 8));
  const speckCount = draw.scaled(0, Math.max(0, Math.floor((height * width - tall * wide) / 4)));
  const specks = draw.sample(rectangle(height, width).difference(backdrop(placed)), speckCount);
  return {
    input: Grid.filled(ground, height, width)
      .fill(color, placed)
      .paint(inAnyOf(draw, colors, specks)),
    output: Grid.filled(ground, tall, wide).fill(color, shape),
  };
};

/** Dots of one colour are connected by a diagonal. */
const connectedDots: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const count = draw.scaled(1, Math.min(height, width, 9));
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), count);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(count, 10 * count, () => {
    if (free.size === 0) return false;
    const start = draw.choice(free);
    const lines = cornerNeighbors(ORIGIN)
      .values()
      .map((direction) => {
        const cells = [start];
        for (let next = start.plus(direction); free.has(next); next = next.plus(direction)) cells.push(next);
        return cells;
      })
      .filter((cells) => cells.length > 2)
      .toSorted((a, b) => a.length - b.length);
    if (lines.length === 0) return false;
    const cells = lines[draw.scaled(0, lines.length - 1)]!;
    const color = colors.shift()!;
    input = input.fill(color, [start, cells.at(-1)!]);
    output = output.fill(color, cells);
    free = free.difference(PythonSet.from(cells));
    return true;
  });
  return { input, output };
};

/** As many blue cells in a row of five as there are blue squares of two by two. */
const countedSquares: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const wanted = draw.between(0, 5);
  const count = draw.scaled(wanted, Math.max(wanted, Math.floor((height * width) / 10)));
  const [ground, otherColor] = draw.sample(without(COLORS, 1), 2);
  const drawBlock = (): { color: number; tall: number; wide: number } => ({
    color: draw.choice([1, otherColor]),
    tall: draw.between(1, 3),
    wide: draw.between(1, 3),
  });
  const isCounted = ({ color, tall, wide }: ReturnType<typeof drawBlock>): boolean =>
    color === 1 && tall === 2 && wide === 2;
  let squares = 0;
  let input = Grid.filled(ground, height, width);
  let free = input.cells();
  /** What lies in or beside the blocks of a colour. */
  const taken = { 1: new Set<Cell>(), [otherColor]: new Set<Cell>() };
  placeSome(count, 5 * count, () => {
    let block = drawBlock();
    if (squares < wanted) block = { color: 1, tall: 2, wide: 2 };
    else while (isCounted(block)) block = drawBlock();
    const { color, tall, wide } = block;
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const cells = shifted(rectangle(tall, wide), draw.choice(places));
    const around = cells.values().flatMap((cell) => sideNeighbors(cell).values());
    const near = taken[color]!;
    if (!cells.isSubsetOf(free) || around.some((cell) => near.has(cell))) return false;
    free = free.difference(cells);
    for (const cell of [...around, ...cells]) near.add(cell);
    input = input.fill(color, cells);
    if (isCounted(block)) squares += 1;
    return true;
  });
  return { input, output: Grid.from(1, 5, (_, j) => (j < squares ? 1 : ground)) };
};

export const tasks: Readonly<Record<string, Task>> = {
  '1c786137': insideFrame,
  '1caeab9d': sameHeight,
  '1cf80156': cutOut,
  '1e0a9b12': fallenCells,
  '1e32b0e9': lackingCells,
  '1f0c79e5': shootingSquares,
  '1f642eb9': facingDots,
  '1f85a75f': shapeAmongSpecks,
  '1f876c06': connectedDots,
  '1fad071e': countedSquares,
};
