import { at, type Cell } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { bounds, cellsOf, center } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, corners, inbox, line, outbox, ray } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import { COLORS, inAnyOf, placeSome, without, drawBlock } from '../scenes.ts';
import { perhapsTransposed, type Task, turned } from '../task.ts';

/** In every other column, counted from the right, the dots become green. */
const everyOtherColumn: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(2, 30)];
  const [ground, color] = draw.sample(without(COLORS, 3), 2);
  let input = Grid.filled(ground, height, width);
  let output = input;
  for (const j of range(width)) {
    const count = draw.scaled(1, Math.floor((height - 1) / 2));
    const dots = draw.sample(range(height), count).map((i) => at(i, j));
    input = input.fill(color, dots);
    output = output.fill((width - j) % 2 === 0 ? color : 3, dots);
  }
  return { input, output };
};

/** Dots straight above, below, left or right of the block are tied to it. */
const tiedToBlock: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [tall, wide] = [draw.scaled(2, Math.floor(height / 2)), draw.scaled(2, Math.floor(width / 2))];
  const [top, left] = [draw.between(0, height - tall), draw.between(0, width - wide)];
  const [bottom, right] = [top + tall - 1, left + wide - 1];
  const ground = draw.choice(COLORS);
  const blockColor = draw.choice(without(COLORS, ground));
  const colors = draw.sample(without(COLORS, ground, blockColor), draw.scaled(1, 8));
  const block = backdrop([at(top, left), at(bottom, right)]);
  const scene = Grid.filled(ground, height, width).fill(blockColor, block);
  const free = scene.cells().difference(block);
  const dots = draw.sample(free, draw.scaled(0, Math.max(1, Math.floor(free.size / 4))));
  const isAside = ({ i, j }: Cell): boolean => (i < top || i > bottom) && (j < left || j > right);
  let input = scene.paint(inAnyOf(draw, colors, dots.filter(isAside)));
  let output = input;
  /** Ties the dots of a side, given the cell next to the block that they end at. */
  const tie = (side: readonly Cell[], endOf: (dot: Cell) => Cell): void => {
    // A line with several dots is drawn once for each of them, in a new colour every time.
    for (const dot of side) {
      const color = draw.choice(colors);
      const inLine = side.filter((other) => endOf(other) === endOf(dot));
      input = input.fill(color, inLine);
      output = inLine.reduce((grid, start) => grid.fill(color, line(start, endOf(start))), output);
    }
  };
  const others = dots.filter((dot) => !isAside(dot));
  tie(
    others.filter(({ i }) => i < top),
    ({ j }) => at(top - 1, j),
  );
  tie(
    others.filter(({ i }) => i > bottom),
    ({ j }) => at(bottom + 1, j),
  );
  tie(
    others.filter(({ j }) => j < left),
    ({ i }) => at(i, left - 1),
  );
  tie(
    others.filter(({ j }) => j > right),
    ({ i }) => at(i, right + 1),
  );
  return { input, output };
};

const SIGNS = [
  { color: 2, rows: ['555', '050', '050'] },
  { color: 1, rows: ['050', '555', '050'] },
  { color: 3, rows: ['005', '005', '555'] },
];

/** Whether there is red, blue or green decides on one of three signs. */
const signForColor: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 30)];
  const { color, rows } = draw.choice(SIGNS);
  const plain = Grid.filled(color, height, width);
  const colors = draw.sample(without(COLORS, 1, 2, 3), draw.scaled(1, 7));
  const others = draw.sample(plain.cells(), draw.scaled(0, height * width - 1));
  return {
    input: plain.paint(inAnyOf(draw, colors, others)),
    output: Grid.fromRows(rows.map((row) => Array.from(row, Number))),
  };
};

/** A path from one dot to the other, first along the row, then along the column. */
const pathWithCorner: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const [up, back] = [draw.scaled(1, height - 1), draw.scaled(1, width - 1)];
  const end = at(height - 1 - up, width - 1 - back);
  const ground = draw.choice(without(COLORS, 2, 4, 8));
  const start = at(draw.scaled(end.i + 1, height - 1), draw.scaled(end.j + 1, width - 1));
  const scene = Grid.filled(ground, height, width).fill(8, [end]).fill(2, [start]);
  const { input } = turned(draw, { input: scene, output: scene });
  const [from, to] = [center(input.cellsOfColor(2)), center(input.cellsOfColor(8))];
  const corner = at(from.i, to.j);
  const path = input.fill(4, line(from, corner)).fill(4, line(corner, to));
  return { input, output: path.fill(2, [from]).fill(8, [to]) };
};

/** A box is filled, and what is in it runs out through the holes. */
const leakingBox: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [tall, wide] = [draw.scaled(3, Math.floor(height / 3) * 2), draw.scaled(3, Math.floor(width / 3) * 2)];
  const place = at(draw.between(1, height - tall - 1), draw.between(1, width - wide - 1));
  const wall = box([place, place.moved(tall - 1, wide - 1)]);
  const sides = wall.difference(corners(wall));
  const [ground, color] = draw.sample(without(COLORS, 8), 2);
  const holes = PythonSet.from(draw.sample(sides, draw.scaled(1, sides.size)));
  const input = Grid.filled(ground, height, width).fill(color, wall.difference(holes));
  const { top, left, bottom, right } = bounds(wall);
  const outwards = ({ i, j }: Cell): Cell =>
    at(Number(i === bottom) - Number(i === top), Number(j === right) - Number(j === left));
  const leaks = holes.values().flatMap((hole) => [...ray(hole, outwards(hole))]);
  return { input, output: input.fill(8, backdrop(inbox(wall))).fill(8, leaks) };
};

/** Two colours are exchanged for each other. */
const swappedColors: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 30)];
  const colors = draw.sample(without(COLORS, 5, 8), draw.scaled(1, 8));
  const cells = Grid.filled(5, height, width).cells().values();
  const swapped = draw.sample(cells, draw.scaled(0, Math.floor((height * width) / 2)));
  const blue = swapped.slice(0, draw.between(0, swapped.length));
  const others = inAnyOf(draw, colors, without(cells, ...swapped));
  const input = Grid.filled(5, height, width).fill(8, blue).paint(others);
  return { input, output: input.swap(5, 8) };
};

/** Of the frames only what they enclose remains, in green. */
const insidesOnly: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(without(COLORS, 3));
  const colors = without(COLORS, 3, ground);
  const frames = draw.scaled(1, 16);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(frames, 4 * frames + 1, () => {
    if (free.size === 0) return false;
    const [tall, wide] = [draw.between(1, 7), draw.between(1, 7)];
    const block = drawBlock(draw, free, { height, width }, tall, wide);
    if (!block) return false;
    const color = draw.choice(colors);
    if (!block.isSubsetOf(free)) return false;
    input = input.fill(color, box(block));
    if (tall > 2 && wide > 2) output = output.fill(3, backdrop(inbox(block)));
    free = free.difference(block).difference(outbox(block));
    return true;
  });
  return { input, output };
};

/** A row as long as there are coloured cells. */
const countedInRow: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 30)];
  const color = draw.choice(range(1, 10));
  const count = draw.scaled(1, Math.min(30, Math.floor((height * width) / 2) - 1));
  const plain = Grid.filled(0, height, width);
  return { input: plain.fill(color, draw.sample(plain.cells(), count)), output: Grid.filled(color, 1, count) };
};

/** Dots go to the edge of their own colour; all others vanish. */
const toOwnEdge: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const [ground, top, left, right, bottom] = draw.sample(COLORS, 5);
  const plain = Grid.filled(ground, height, width);
  const cells = plain.cells();
  const [lastRow, lastColumn] = [height - 1, width - 1];
  let input = plain
    .fill(top, line(at(0, 0), at(0, lastColumn)))
    .fill(left, line(at(0, 0), at(lastRow, 0)))
    .fill(right, line(at(lastRow, lastColumn), at(0, lastColumn)))
    .fill(bottom, line(at(lastRow, lastColumn), at(lastRow, 0)))
    .fill(ground, corners(cells));
  let output = input;
  const inner = backdrop(inbox(inbox(cells)));
  const count = draw.scaled(1, Math.min(inner.size, 2 * height + 2 * width));
  const dots = inAnyOf(draw, [top, left, right, bottom], draw.sample(inner, count));
  /** Keeps one dot of the colour in each line across the edge, but leaves one line free. */
  const settle = (color: number, side: number, lineOf: (cell: Cell) => number, goal: (index: number) => Cell): void => {
    const own = cellsOf(dots.filter((dot) => dot.color === color));
    let lines = own.map(lineOf);
    if (lines.size === side - 4 && side > 5) {
      const spared = draw.choice(lines);
      lines = lines.filter((index) => index !== spared);
    }
    for (const index of lines) {
      input = input.fill(color, [draw.choice(own.filter((cell) => lineOf(cell) === index))]);
      output = output.fill(color, [goal(index)]);
    }
  };
  settle(
    top,
    width,
    ({ j }) => j,
    (j) => at(1, j),
  );
  settle(
    left,
    height,
    ({ i }) => i,
    (i) => at(i, 1),
  );
  settle(
    bottom,
    width,
    ({ j }) => j,
    (j) => at(height - 2, j),
  );
  settle(
    right,
    height,
    ({ i }) => i,
    (i) => at(i, width - 2),
  );
  const free = input.cellsOfColor(ground);
  draw.scaled(0, free.size); // the reference draws the number of other dots twice
  const room = Math.floor((height * width - 2 * height - 2 * (width - 2)) / 2) - count - 1;
  const others = draw.sample(free, draw.scaled(0, Math.max(0, room)));
  const otherColors = without(COLORS, ground, top, left, right, bottom);
  return { input: input.paint(inAnyOf(draw, otherColors, others)), output };
};

/** The gap between two blocks is bridged, one cell narrower on either side. */
const bridgedGap: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const [tall, wide] = [draw.scaled(3, height), draw.scaled(3, width)];
  const [ground, upperColor, lowerColor] = draw.sample(without(COLORS, 8), 3);
  const lowerTop = draw.scaled(2, tall - 1);
  const upperBottom = lowerTop - 2 - draw.scaled(0, lowerTop - 2);
  const middle = draw.between(1, wide - 2);
  const drawSpan = (): [number, number] => [draw.between(0, middle - 1), draw.between(middle + 1, wide - 1)];
  const [upper, lower] = [drawSpan(), drawSpan()];
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const block = (top: number, left: number, bottom: number, right: number): PythonSet<Cell> =>
    backdrop([place.moved(top, left), place.moved(bottom, right)]);
  const input = Grid.filled(ground, height, width)
    .fill(upperColor, block(0, upper[0], upperBottom, upper[1]))
    .fill(lowerColor, block(lowerTop, lower[0], tall - 1, lower[1]));
  const [left, right] = [Math.max(upper[0], lower[0]) + 1, Math.min(upper[1], lower[1]) - 1];
  const bridge = block(upperBottom + 1, left, lowerTop - 1, right);
  return perhapsTransposed(draw, { input, output: input.fill(8, bridge) });
};

export const tasks: Readonly<Record<string, Task>> = {
  d406998b: everyOtherColumn,
  d43fd935: tiedToBlock,
  d4469b4b: signForColor,
  d4a91cb9: pathWithCorner,
  d4f3cd78: leakingBox,
  d511f180: swappedColors,
  d5d6de2d: insidesOnly,
  d631b094: countedInRow,
  d687bc17: toOwnEdge,
  d6ad076f: bridgedGap,
};
