import { attempt } from '../../attempt.ts';
import { at, type Cell, type Dot } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { objectsIn, occurrences, ofColor, paletteOf } from '../../grid/objects.ts';
import {
  antitransposed,
  type Bounds,
  bounds,
  cellsOf,
  flippedColumns,
  flippedRows,
  mergedMap,
  normalized,
  recolored,
  shifted,
  transposed,
} from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import {
  backdrop,
  box,
  cornerNeighbors,
  fullColumn,
  fullRow,
  line,
  neighbors,
  outbox,
  rectangle,
  sideNeighbors,
} from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { blob, grow } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, without, placesFor } from '../scenes.ts';
import { mirrored, type Pair, type Task, turned } from '../task.ts';

/** A pinwheel whose arms are each only partly there, and all of it. */
function pinwheel(draw: Draw, side: number, ground: number, colors: readonly number[]): Pair {
  const blank = Grid.filled(ground, side, side);
  const half = Math.floor(side / 2);
  const isEven = side % 2 === 0;
  const quarter = blank.cells().filter(({ i, j }) => i < half && (isEven ? j < half : j <= half));
  const hub = isEven
    ? shifted(rectangle(2, 2), at(half - 1, half - 1))
    : [at(half, half), ...cornerNeighbors(at(half, half))];
  const ringCount = draw.scaled(1, Math.max(1, Math.floor((side - 2) / 2)));
  const rings = range(ringCount)
    .map((k) => box([at(k, k), at(side - k - 1, side - k - 1)]))
    .reduce((all, ring) => all.union(ring), new PythonSet<Cell>());
  const [inner, outer] = [quarter.difference(rings), rings.intersection(quarter)];
  const arm = attempt('arm without symmetry', () => {
    const cells = PythonSet.from(draw.sample(quarter, draw.scaled(1, quarter.size)))
      .union(PythonSet.of(draw.choice(inner)))
      .union(PythonSet.of(draw.choice(outer)));
    const dots = inAnyOf(draw, colors, cells);
    return flippedRows(dots).equals(dots) && flippedColumns(dots).equals(dots) ? undefined : dots;
  });
  const withArms = (start: Grid, armOf: (turn: number) => Iterable<Dot>): Grid =>
    range(4).reduce((grid, turn) => grid.paint(armOf(turn)).turnRight(), start);
  const hubColor = draw.choice(colors);
  const output = withArms(blank, () => arm).fill(hubColor, hub);
  const splits = draw.scaled(1, 4);
  const input = withArms(output.fill(ground, rings), (turn) =>
    arm.values().filter((_, index) => index % splits === turn),
  ).fill(hubColor, hub);
  return turned(draw, { input, output });
}

/** What the outer rings of a pinwheel lack is completed. */
const completedPinwheel: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const side = draw.scaled(4, Math.min(height, width) - 2);
  const place = at(draw.between(0, height - side), draw.between(0, width - side));
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(1, 9));
  const { input, output } = pinwheel(draw, side, ground, colors);
  const placed = (grid: Grid): Grid => Grid.filled(ground, height, width).paint(shifted(grid.dots(), place));
  return { input: placed(input), output: placed(output) };
};

/** A cross moves away from the dots, by one cell for each of them. */
const countedSteps: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const [i, j] = [draw.between(1, height - 2), draw.between(1, width - 2)];
  const steps = draw.scaled(1, Math.min(height - i - 1, width - j - 1, i * j));
  const dots = draw.sample(rectangle(i, j), steps);
  const [ground, color, dot] = draw.sample(COLORS, 3);
  const cross = (row: number, column: number): Grid =>
    Grid.filled(ground, height, width).fill(color, fullRow(row)).fill(color, fullColumn(column));
  return turned(draw, { input: cross(i, j).fill(dot, dots), output: cross(i + steps, j + steps) });
};

/** Every hole in the noise that has the shown shape is filled. */
const filledHoles: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [ground, color] = draw.sample(range(1, 10), 2);
  const blank = Grid.filled(ground, height, width);
  const all = blank.cells();
  const cells = blob(draw, all, 1);
  const size = draw.scaled(3, 9);
  while (cells.size < size) grow(draw, cells, all);
  const shape = normalized(cells);
  const area = height * width;
  const noise = draw.scaled(Math.trunc(0.2 * height * width), Math.trunc(0.5 * height * width));
  let input = blank.fill(0, draw.sample(all, noise));
  const { height: tall, width: wide } = bounds(shape);
  const holes = draw.scaled(2, Math.max(2, Math.floor(area / (size * 3))));
  for (let left = holes; left > 0; left--) {
    const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
    input = input.fill(left === 1 ? color : 0, shifted(shape, place));
  }
  const found = occurrences(input, recolored(shape, 0)).values();
  return {
    input,
    output: input.fill(
      color,
      found.flatMap((place) => [...shifted(shape, place)]),
    ),
  };
};

interface Letter {
  readonly color: number;
  readonly height: number;
  readonly width: number;
  readonly cells: (draw: Draw, height: number, width: number) => PythonSet<Cell>;
}

/** Shapes like an L, a U and a Z, with their least sizes. */
const LETTERS: readonly Letter[] = [
  {
    color: 1,
    height: 2,
    width: 2,
    cells: (_draw, height, width) => line(at(0, 0), at(height - 1, 0)).union(line(at(0, 0), at(0, width - 1))),
  },
  {
    color: 6,
    height: 2,
    width: 3,
    cells: (draw, height, width) =>
      line(at(0, 0), at(0, width - 1)).union(
        line(at(0, 0), at(draw.between(1, height - 1), 0)),
        line(at(0, width - 1), at(draw.between(1, height - 1), width - 1)),
      ),
  },
  {
    color: 2,
    height: 3,
    width: 3,
    cells: (draw, height, width) => {
      const foot = line(at(height - 1, 0), at(height - 1, draw.between(1, width - 1)));
      const stem = line(at(0, 0), at(height - 1, 0)).union(foot);
      return line(at(0, 0), at(0, width - 1)).union(shifted(stem, at(0, draw.between(1, width - 2))));
    },
  },
];

const LETTER_SYMMETRIES: readonly ((cells: PythonSet<Cell>) => PythonSet<Cell>)[] = [
  (cells) => cells,
  transposed,
  antitransposed,
  flippedColumns,
  flippedRows,
];

/** Shapes are coloured by their kind. */
const coloredLetters: Task = (draw) => {
  const palette = without(COLORS, 1, 2, 6);
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(palette);
  const colors = draw.sample(without(palette, ground), draw.scaled(1, 6));
  const count = draw.scaled(3, Math.floor((height * width) / 10));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(count, 5 * count, () => {
    const letter = draw.choice(LETTERS);
    const upright = letter.cells(draw, draw.between(letter.height, 6), draw.between(letter.width, 6));
    const changes = draw.sample(LETTER_SYMMETRIES, draw.choice([1, 2]));
    const shape = changes.reduce((cells, change) => change(cells), upright);
    const { height: tall, width: wide } = bounds(shape);
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const cells = shifted(shape, draw.choice(places));
    if (!cells.isSubsetOf(free)) return false;
    free = free.difference(cells).difference(mergedMap(cells, sideNeighbors));
    input = input.fill(draw.choice(colors), cells);
    output = output.fill(letter.color, cells);
    return true;
  });
  return { input, output };
};

/** The block with the most red cells. */
const reddestBlock: Task = (draw) => {
  const palette = without(COLORS, 2);
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(palette);
  const unused = draw.choice(without(palette, ground));
  const blockPalette = without(palette, ground, unused);
  let input = Grid.filled(ground, height, width);
  const blocks: Grid[] = [];
  const count = draw.scaled(1, 10);
  let most = Infinity;
  let free = input.cells();
  placeSome(count, 4 * count + 1, () => {
    if (free.size === 0) return false;
    const [tall, wide] = [draw.between(3, 8), draw.between(3, 8)];
    const places = free.filter(({ i, j }) => i < height - tall && j < width - wide);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const area = backdrop([place, place.moved(tall - 1, wide - 1)]);
    if (!area.isSubsetOf(free)) return false;
    const colors = draw.sample(blockPalette, draw.scaled(1, 7));
    const isFirst = blocks.length === 0;
    const redCount = draw.scaled(isFirst ? 1 : 0, Math.min(tall * wide, most - 1));
    if (isFirst) most = redCount;
    const block = Grid.filled(draw.choice(colors), tall, wide);
    const cells = block.cells();
    const reds = draw.sample(cells, redCount);
    const others = inAnyOf(draw, colors, cells.difference(PythonSet.from(reds)));
    blocks.push(block.fill(2, reds).paint(others));
    input = input.paint(shifted(blocks.at(-1)!.dots(), place));
    free = free.difference(area).difference(outbox(area));
    return true;
  });
  return { input, output: blocks[0]! };
};

/** Pictures on blocks are found again, without their blocks, on the other half, and get them there. */
const blocksPutBack: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 15), draw.scaled(8, 30)];
  const [blockGround, ground, blockColor] = draw.sample(COLORS, 3);
  const colors = without(COLORS, blockGround, ground, blockColor);
  let blocks = Grid.filled(blockGround, height, width);
  let pictures = Grid.filled(ground, height, width);
  let output = pictures;
  let [freeForBlocks, freeForPictures] = [blocks.cells(), blocks.cells()];
  const count = draw.scaled(1, Math.floor((height * width) / 16));
  const seen = new PythonSet<PythonSet<Dot>>();
  const withoutBlock = (free: PythonSet<Cell>, block: PythonSet<Cell>): PythonSet<Cell> =>
    free.difference(block).difference(mergedMap(block, neighbors));
  placeSome(count, 5 * count, () => {
    const tall = draw.between(2, Math.min(6, Math.floor(height / 2)));
    const wide = draw.between(2, Math.min(6, Math.floor(width / 2)));
    const places = placesFor(freeForBlocks, blocks, tall, wide);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const block = shifted(rectangle(tall, wide), place);
    const cells = draw.sample(block, draw.scaled(1, Math.floor((tall * wide) / 2)));
    const color = draw.choice(colors);
    const picture = recolored(normalized(cells), color);
    if (seen.has(picture)) return false;
    seen.add(picture);
    if (!block.isSubsetOf(freeForBlocks)) return false;
    freeForBlocks = withoutBlock(freeForBlocks, block);
    blocks = blocks.fill(blockColor, block).fill(color, cells);
    const otherPlaces = placesFor(freeForPictures, pictures, tall, wide);
    if (otherPlaces.size === 0) return true;
    const by = draw.choice(otherPlaces).minus(place);
    const otherBlock = shifted(block, by);
    if (!otherBlock.isSubsetOf(freeForPictures)) return true;
    freeForPictures = withoutBlock(freeForPictures, otherBlock);
    const otherCells = shifted(cells, by);
    pictures = pictures.fill(color, otherCells);
    output = output.fill(blockColor, otherBlock).fill(color, otherCells);
    return true;
  });
  return mirrored(draw, { input: blocks.above(pictures), output });
};

/** A net of streets: lines that each cut a field of the ground in two. */
function streets(draw: Draw, height: number, width: number, ground: number, color: number): Grid {
  let grid = Grid.filled(ground, height, width);
  const cuts = draw.scaled(2, Math.floor(Math.min(height, width) / 3));
  for (let k = 0; k < cuts; k++) {
    const fields = ofColor(objectsIn(grid, { oneColor: true }), ground).map((field) => cellsOf(field));
    const groups = [
      { isLevel: true, fields: fields.filter((field) => bounds(field).height > 6) },
      { isLevel: false, fields: fields.filter((field) => bounds(field).width > 6) },
    ].filter((group) => group.fields.size > 0);
    if (groups.length === 0) break;
    const group = draw.choice(groups);
    const field = draw.choice(group.fields);
    const { top, left, bottom, right } = bounds(field);
    const cut = group.isLevel ? draw.between(top + 3, bottom - 2) : draw.between(left + 3, right - 2);
    grid = grid.fill(
      color,
      field.filter(({ i, j }) => (group.isLevel ? i : j) === cut),
    );
  }
  return grid;
}

type Frame = Pick<Bounds, 'top' | 'left' | 'bottom' | 'right'>;

const widened = ({ top, left, bottom, right }: Frame, by: number): Frame => ({
  top: top - by,
  left: left - by,
  bottom: bottom + by,
  right: right + by,
});

const clipped = ({ top, left, bottom, right }: Frame, { height, width }: Grid): Frame => ({
  top: Math.max(top, 0),
  left: Math.max(left, 0),
  bottom: Math.min(bottom, height - 1),
  right: Math.min(right, width - 1),
});

/** Whether three or four cells of a frame, as far as it is inside, have the colour. */
function isCrossed(grid: Grid, color: number, { top, left, bottom, right }: Frame): boolean {
  const inside = clipped({ top, left, bottom, right }, grid);
  let count = 0;
  for (let { top: i } = inside; i <= inside.bottom; i++) {
    const step = i === top || i === bottom ? 1 : right - left;
    for (let j = left; j <= right; j += step) {
      if (j >= inside.left && j <= inside.right && grid.at(i, j) === color) count += 1;
    }
  }
  return count === 3 || count === 4;
}

/** Frames around a crossing that only its streets run through, here and just outside. */
function squaresAt(grid: Grid, color: number, crossing: Cell): Frame[] {
  const least = widened({ top: crossing.i, left: crossing.j, bottom: crossing.i, right: crossing.j }, 1);
  if (!isCrossed(grid, color, least)) return [];
  const squares: Frame[] = [];
  for (const up of [2, 1, 0]) {
    for (const leftwards of [2, 1, 0]) {
      for (const down of [0, 1, 2]) {
        for (const rightwards of [0, 1, 2]) {
          squares.push({
            top: least.top - up,
            left: least.left - leftwards,
            bottom: least.bottom + down,
            right: least.right + rightwards,
          });
        }
      }
    }
  }
  return squares.filter(
    (square) => isCrossed(grid, color, square) && isCrossed(grid, color, widened(clipped(square, grid), 1)),
  );
}

/** Squares in a net of streets are filled with yellow; nothing when there is no room for any. */
function squaresInStreets(draw: Draw): Pair | undefined {
  const [height, width] = [draw.scaled(10, 32), draw.scaled(10, 32)];
  const [ground, color] = draw.sample(without(COLORS, 4), 2);
  let input = streets(draw, height, width, ground, color);
  const net = input;
  const isStreet = (cell: Cell): boolean => net.holds(cell) && net.at(cell.i, cell.j) === color;
  // Two passes: each lays the set out anew.
  const crossings = net
    .cellsOfColor(color)
    .filter((cell) => sideNeighbors(cell).values().filter(isStreet).length > 2)
    .filter(({ i, j }) => isCrossed(net, color, widened({ top: i, left: j, bottom: i, right: j }, 2)));
  if (crossings.size === 0) return undefined;
  const count = draw.scaled(draw.scaled(1, crossings.size), crossings.size);
  let output = input;
  const taken = new PythonSet<Cell>();
  for (const crossing of draw.sample(crossings, count)) {
    const squares = squaresAt(input, color, crossing)
      .map(({ top, left, bottom, right }) => backdrop([at(top, left), at(bottom, right)]))
      .filter((square) => square.isDisjointFrom(taken));
    if (squares.length === 0) continue;
    const square = draw.choice(squares);
    input = input.fill(ground, square).fill(color, box(square));
    output = output.fill(4, square).fill(color, box(square));
    taken.addAll(square);
  }
  const pair = { input: input.trim(), output: output.trim() };
  return pair.output.count(4) > 0 ? pair : undefined;
}

/** Squares at crossings of streets are filled. */
const filledSquares: Task = (draw) => attempt('square in the streets', () => squaresInStreets(draw));

/** Copies of a shape, in one colour, take its many colours. */
const coloredCopies: Task = (draw) => {
  const [height, width] = [draw.scaled(8, 30), draw.scaled(8, 30)];
  const within = rectangle(draw.scaled(2, 5), draw.scaled(2, 5));
  const cells = blob(draw, within, 1);
  for (let left = draw.scaled(2, within.size - 2); left > 0; left--) grow(draw, cells, within, sideNeighbors);
  const shape = normalized(cells);
  const ground = draw.choice(COLORS);
  const palette = without(COLORS, ground);
  const plain = draw.choice(palette);
  const { height: tall, width: wide } = bounds(shape);
  const original = shifted(shape, at(draw.between(0, height - tall), draw.between(0, width - wide)));
  const colors = draw.sample(without(palette, plain), draw.scaled(2, 8));
  const dots = attempt('shape of several colours', () => {
    const drawn = inAnyOf(draw, colors, original);
    return paletteOf(drawn).size > 1 ? drawn : undefined;
  });
  const copy = normalized(dots);
  let input = Grid.filled(ground, height, width).paint(dots);
  let output = input;
  const count = draw.scaled(1, Math.max(1, Math.floor((height * width) / (tall * wide) / 2)));
  let free = input
    .cells()
    .difference(original)
    .difference(mergedMap(original, sideNeighbors))
    .filter(({ i, j }) => i <= height - tall && j <= width - wide);
  let [placed, failed] = [0, 0];
  while (placed < count && failed < 5 * count && free.size > 0) {
    const copied = shifted(copy, draw.choice(free));
    const place = cellsOf(copied);
    if (place.isSubsetOf(free)) {
      output = output.paint(copied);
      input = input.fill(plain, place);
      free = free.difference(place).difference(mergedMap(place, sideNeighbors));
      placed += 1;
    } else failed += 1;
  }
  return { input, output };
};

export const tasks: Readonly<Record<string, Task>> = {
  e40b9e2f: completedPinwheel,
  e48d4e1a: countedSteps,
  e5062a87: filledHoles,
  e509e548: coloredLetters,
  e50d258f: reddestBlock,
  e6721834: blocksPutBack,
  e73095fd: filledSquares,
  e76a88a6: coloredCopies,
};
