import { attempt } from '../../attempt.ts';
import { at, type Cell, type Dot } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { objectsIn, ofColor, paletteOf } from '../../grid/objects.ts';
import { type Bounds, bounds, cellsOf, mergedMap, normalized, recolored, shifted } from '../../grid/patch.ts';
import { backdrop, box, neighbors, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { blob, grow } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, without, placesFor } from '../scenes.ts';
import { mirrored, type Pair, type Task } from '../task.ts';

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
  e6721834: blocksPutBack,
  e73095fd: filledSquares,
  e76a88a6: coloredCopies,
};
