import { attempt } from '../../attempt.ts';
import { at, type Cell, DOWN, DOWN_RIGHT, ORIGIN, RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { bounds, cellsOf, mergedMap, normalized, recolored, shifted, upscaledDots } from '../../grid/patch.ts';
import { backdrop, box, inbox, neighbors, outbox, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { blob, grow } from '../growth.ts';
import { COLORS, placeSome, without, drawBlock } from '../scenes.ts';
import { mirrored, type Task, turned } from '../task.ts';

const OPEN_BOXES = [4, 5, 6].map((tall) => {
  const wall = box([at(1, 0), at(tall - 1, 4)]).difference(PythonSet.of(at(1, 2)));
  return { tall, wall, inside: backdrop(wall).difference(wall), whole: rectangle(tall, 5) };
});

/** Each open box is filled with the colour of the dot in it, and closed by a lid of this colour. */
const lids: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const count = draw.scaled(1, Math.floor((height * width) / 25));
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(2, 9));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(count, 5 * count, () => {
    const { tall, wall, inside, whole } = draw.choice(OPEN_BOXES);
    const dot = draw.choice(inside);
    const [dotColor, wallColor] = draw.sample(colors, 2);
    const isUpsideDown = draw.coin();
    const places = free.filter(({ i, j }) => i <= height - tall && j <= width - 5);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const taken = shifted(whole, place);
    if (!taken.isSubsetOf(free)) return false;
    const placed = ({ i, j }: Cell): Cell => place.moved(isUpsideDown ? tall - 1 - i : i, j);
    const placedWall = wall.map(placed);
    free = free.difference(taken).difference(outbox(placedWall));
    input = input.fill(wallColor, placedWall).fill(dotColor, [placed(dot)]);
    output = output.fill(dotColor, taken).fill(wallColor, placedWall);
    return true;
  });
  return { input, output };
};

/** The colour of the box that has the largest area. */
const largestBox: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(COLORS);
  let colors = without(COLORS, ground);
  let input = Grid.filled(ground, height, width);
  let free = input.cells();
  let largest = { color: 0, area: 0 };
  const count = draw.scaled(1, 9);
  placeSome(count, 4 * count + 1, () => {
    const [tall, wide] = attempt('box of another area', () => {
      const [tall, wide] = [draw.between(3, 7), draw.between(3, 7)];
      return tall * wide === largest.area ? undefined : ([tall, wide] as const);
    });
    const whole = drawBlock(draw, free, { height, width }, tall, wide);
    if (!whole) return false;
    const color = draw.choice(colors);
    if (!whole.isSubsetOf(free)) return false;
    colors = without(colors, color);
    input = input.fill(color, box(whole));
    free = free.difference(whole);
    if (whole.size > largest.area) largest = { color, area: whole.size };
    return true;
  });
  return { input, output: Grid.filled(largest.color, 2, 2) };
};

/** The parts that stand alone, of whatever size, are completed after the whole figure. */
const completedFigures: Task = (draw) => {
  const [height, width] = [draw.scaled(12, 30), draw.scaled(12, 30)];
  const [ground, signColor, mainColor] = draw.sample(COLORS, 3);
  let [tall, wide] = [draw.scaled(1, 4), draw.scaled(1, 4)];
  if (tall * wide < 3) {
    if (draw.coin()) tall = draw.scaled(3, 4);
    else wide = draw.scaled(3, 4);
  }
  const cells = normalized(blob(draw, rectangle(tall, wide), draw.scaled(3, tall * wide)));
  const { height: ownHeight, width: ownWidth } = bounds(cells);
  const signs = PythonSet.from(draw.sample(cells, draw.between(1, Math.floor((cells.size - 1) / 2))));
  const figure = recolored(signs, signColor).union(recolored(cells.difference(signs), mainColor));
  const placed = shifted(figure, at(draw.between(0, height - ownHeight), draw.between(0, width - ownWidth)));
  let input = Grid.filled(ground, height, width).paint(placed);
  let output = input;
  let free = input.cellsOfColor(ground).difference(mergedMap(cellsOf(placed), neighbors));
  const count = draw.scaled(1, Math.max(1, Math.floor((height * width) / (4 * placed.size))));
  const largestFactor = Math.min(5, Math.floor(Math.min(height, width) / Math.max(ownHeight, ownWidth)) - 1);
  placeSome(count, 5 * count, () => {
    const factor = draw.between(1, largestFactor);
    const places = free.filter(({ i, j }) => i <= height - ownHeight * factor && j <= width - ownWidth * factor);
    if (places.size === 0) return false;
    const placedAfter = shifted(upscaledDots(figure, factor), draw.choice(places));
    const placedBefore = placedAfter.filter(({ color }) => color === signColor);
    const taken = cellsOf(placedAfter);
    if (!taken.isSubsetOf(free)) return false;
    free = free.difference(taken).difference(mergedMap(cellsOf(placedBefore), neighbors));
    input = input.paint(placedBefore);
    output = output.paint(placedAfter);
    return true;
  });
  return { input, output };
};

/** The cells of a hole in a block: a square, or any cells that hang together. */
function hole(draw: Draw, block: PythonSet<Cell>): PythonSet<Cell> {
  const { top, left, height, width } = bounds(block);
  if (draw.coin()) {
    const side = draw.between(1, Math.min(height, width) - 2);
    const corner = at(top + draw.between(1, height - side - 1), left + draw.between(1, width - side - 1));
    return backdrop([corner, corner.moved(side - 1, side - 1)]);
  }
  const inside = backdrop(inbox(block));
  const cells = PythonSet.of(draw.choice(inside));
  const count = draw.scaled(1, inside.size);
  while (cells.size < count) grow(draw, cells, inside, sideNeighbors);
  return cells;
}

/** The holes that are squares are filled. */
const squareHoles: Task = (draw) => {
  const colors = without(COLORS, 2);
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(colors);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  const count = draw.scaled(1, 10);
  placeSome(count, 4 * count + 1, () => {
    const [tall, wide] = [draw.between(5, 7), draw.between(5, 7)];
    const block = drawBlock(draw, free, { height, width }, tall, wide);
    if (!block) return false;
    const color = draw.choice(without(colors, ground));
    if (!block.isSubsetOf(free)) return false;
    const gap = hole(draw, block);
    const around = bounds(gap);
    const isSquare = around.height === around.width && gap.size === around.height ** 2;
    input = input.fill(color, block).fill(ground, gap);
    output = output.fill(color, block).fill(isSquare ? 2 : ground, gap);
    free = free.difference(block).difference(outbox(block));
    return true;
  });
  return { input, output };
};

/** One cell: blue when the left and the right half mirror each other, orange otherwise. */
const symmetryTest: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(2, 9));
  const count = draw.scaled(1, height * width - 1);
  const plain = Grid.filled(ground, height, width);
  const cells = plain.cells();
  const symmetric = attempt('grid whose upper half differs from the lower', () => {
    const dots = draw.sample(cells, count).flatMap(({ i, j }) => {
      const color = draw.choice(colors);
      return [at(i, j).in(color), at(i, width - 1 - j).in(color)];
    });
    const grid = plain.paint(dots);
    return grid.equals(grid.flipRows()) ? undefined : grid;
  });
  if (draw.coin()) return mirrored(draw, { input: symmetric, output: Grid.filled(1, 1, 1) });
  const half = Math.floor(width / 2);
  const spoilt = draw.sample(rectangle(height, half), draw.scaled(1, height * half));
  const palette = PythonSet.from(colors).union(PythonSet.of(ground));
  const spots = spoilt.map((cell) => {
    const own = symmetric.at(cell.i, cell.j);
    return cell.in(draw.choice(palette.filter((color) => color !== own)));
  });
  return mirrored(draw, { input: symmetric.paint(spots), output: Grid.filled(7, 1, 1) });
};

/** In a grid three times as large, each corner piece becomes two squares along a diagonal. */
const doubledSquares: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 10), draw.scaled(3, 10)];
  const [ground, color, dotColor] = draw.sample(COLORS, 3);
  const piece = PythonSet.of(DOWN_RIGHT.in(dotColor), ORIGIN.in(color), RIGHT.in(color), DOWN.in(color));
  const square = rectangle(4, 4);
  const squares = square.union(shifted(square, at(4, 4)));
  let input = Grid.filled(ground, height, width);
  let output = Grid.filled(ground, 3 * height, 3 * width);
  const put = (place: Cell): void => {
    input = input.paint(shifted(piece, place));
    output = output.fill(color, shifted(squares, place));
  };
  const first = at(
    draw.between(0, Math.min(height - 2, 3 * height - 8)),
    draw.between(0, Math.min(width - 2, 3 * width - 8)),
  );
  put(first);
  let free = input.cellsOfColor(ground).difference(mergedMap(cellsOf(shifted(piece, first)), sideNeighbors));
  const count = draw.scaled(0, Math.floor((height * width) / 9));
  placeSome(count, 10 * count, () => {
    const places = free.filter(({ i, j }) => i <= height - 2 && j <= width - 2);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const cells = cellsOf(shifted(piece, place));
    if (!cells.isSubsetOf(free)) return false;
    put(place);
    free = free.difference(cells).difference(mergedMap(cells, sideNeighbors));
    return true;
  });
  return turned(draw, { input, output });
};

export const tasks: Readonly<Record<string, Task>> = {
  '444801d8': lids,
  '445eab21': largestBox,
  '447fd412': completedFigures,
  '44d8ac46': squareHoles,
  '44f52bb0': symmetryTest,
  '4522001f': doubledSquares,
};
