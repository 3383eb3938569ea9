import { at, type Cell } from '../../grid/cell.ts';
import { Grid, turnRight } from '../../grid/grid.ts';
import { bounds, normalized, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, line, outbox, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { merged, PythonSet } from '../../python-set.ts';
import { spans } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, speckled, without, placesFor } from '../scenes.ts';
import { changed, perhapsTransposed, type Task } from '../task.ts';

/** The input and its reflection beside each other, three times, each time upside down. */
const threeReflections: Task = (draw) => {
  const input = speckled(draw, draw.scaled(1, 10), draw.scaled(1, 15));
  const pair = input.flipColumns().beside(input);
  const reflected = pair.flipRows();
  return { input, output: reflected.above(pair).above(reflected) };
};

/** From blue cells lines lead away from the bar, to the edge; from red cells, to the bar. */
const linesToBar: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(3, 30)];
  const bar = draw.between(2, height - 3);
  const available = without(COLORS, 1, 2);
  const ground = draw.choice(available);
  const barColor = draw.choice(without(available, ground));
  let input = Grid.filled(ground, height, width).fill(barColor, line(at(bar, 0), at(bar, width - 1)));
  let output = input;
  const [countAbove, countBelow] = [draw.scaled(1, width - 1), draw.scaled(1, width - 1)];
  const columnsAbove = draw.sample(range(width), countAbove);
  const columnsBelow = draw.sample(range(width), countBelow);
  const leadLine = (i: number, j: number, edge: number, besideBar: number): void => {
    const color = draw.choice([1, 2]);
    input = input.fill(color, [at(i, j)]);
    output = output.fill(color, line(at(i, j), at(color === 1 ? edge : besideBar, j)));
  };
  for (const j of columnsAbove) leadLine(draw.between(0, bar - 2), j, 0, bar - 1);
  for (const j of columnsBelow) leadLine(draw.between(bar + 2, height - 1), j, height - 1, bar + 1);
  return perhapsTransposed(draw, { input, output });
};

/** The colours of the lines, in their order, one row each in a square as large as the one in front of them. */
const linesInSquare: Task = (draw) => {
  const [ground, squareColor] = draw.sample(COLORS, 2);
  const count = draw.scaled(3, 8);
  const colors = draw.sample(without(COLORS, ground, squareColor), count);
  const width = draw.scaled(count + 3, 30);
  const gaps = draw.scaled(2 * count, 30 - count);
  const rows = [...colors];
  for (let k = 0; k < gaps; k++) rows.splice(draw.between(0, count - 1), 0, ground);
  const place = at(draw.between(1, rows.length - count - 2), draw.between(1, width - count - 2));
  const square = backdrop([place, place.moved(count - 1, count - 1)]);
  return perhapsTransposed(draw, {
    input: Grid.from(rows.length, width, (i) => rows[i]!)
      .fill(squareColor, square)
      .fill(ground, outbox(square)),
    output: Grid.from(count, count, (i) => colors[i]!),
  });
};

/** Each of the squares in a row shows the pattern turned by a quarter against the one before. */
const turningSquares: Task = (draw) => {
  const side = draw.scaled(2, 9);
  const ground = draw.choice(COLORS);
  const count = draw.scaled(2, side < 7 ? 4 : 3);
  const barColor = draw.choice(without(COLORS, ground));
  const colors = draw.sample(without(COLORS, ground, barColor), draw.scaled(1, 8));
  const blank = Grid.filled(ground, side, side);
  const cells = draw.sample(blank.cells(), draw.scaled(1, side ** 2 - 1));
  const pattern = blank.paint(inAnyOf(draw, colors, cells));
  const shown = draw.choice(range(count));
  const squares = [pattern];
  while (squares.length < count) squares.push(squares.at(-1)!.turnRight());
  const bar = Grid.filled(barColor, side, 1);
  const inRow = (grids: readonly Grid[]): Grid => grids.reduce((row, grid) => row.beside(bar).beside(grid));
  const pair = {
    input: inRow(squares.map((square, index) => (index === shown ? square : blank))),
    output: inRow(squares),
  };
  return draw.coin() ? changed(pair, turnRight) : pair;
};

/** The pattern is repeated upwards and downwards. */
const repeatedPattern: Task = (draw) => {
  const [height, width] = [draw.scaled(8, 30), draw.scaled(4, 30)];
  const within = rectangle(draw.scaled(2, Math.floor(height / 3)), draw.scaled(2, width));
  const count = draw.scaled(2, Math.floor(within.size / 3) * 2);
  const cells = normalized(PythonSet.from(draw.sample(within, count)));
  const { height: tall, width: wide } = bounds(cells);
  const ground = draw.choice(COLORS);
  const pattern = inAnyOf(draw, draw.sample(without(COLORS, ground), draw.scaled(1, 9)), cells);
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const input = Grid.filled(ground, height, width).paint(shifted(pattern, place));
  const times = Math.floor(height / tall);
  const output = range(-times, times + 1).reduce(
    (grid, k) => grid.paint(shifted(pattern, place.moved(k * tall, 0))),
    input,
  );
  return { input, output };
};

/** Of several rectangles, the one with the most dots. */
const mostDots: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [ground, color, dotColor] = draw.sample(COLORS, 3);
  const count = draw.scaled(1, Math.floor((height * width) / 25));
  let input = Grid.filled(ground, height, width);
  let free = input.cells();
  const lay = (tall: number, wide: number, drawDots: (most: number) => number): Grid | undefined => {
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return undefined;
    const place = draw.choice(places);
    const cells = rectangle(tall, wide);
    const taken = shifted(cells, place);
    if (!taken.isSubsetOf(free)) return undefined;
    const dots = draw.sample(cells, drawDots(Math.floor((tall * wide) / 2) - 1));
    const laid = Grid.filled(color, tall, wide).fill(dotColor, dots);
    input = input.paint(shifted(laid.dots(), place));
    free = free.difference(taken).difference(merged(taken.values().map(sideNeighbors)));
    return laid;
  };
  const [firstTall, firstWide] = [draw.between(2, height - 1), draw.between(2, width - 1)];
  // There is always room for the first one.
  const output = lay(firstTall, firstWide, (most) => draw.scaled(1, most))!;
  const fewer = output.count(dotColor) - 1;
  const [roomDown, roomRight] = [
    Math.min(firstTall, height - 1 - firstTall),
    Math.min(firstWide, width - 1 - firstWide),
  ];
  placeSome(count - 1, 4 * count - 1, () => {
    const down = roomDown - draw.scaled(0, roomDown);
    const right = roomRight - draw.scaled(0, roomRight);
    const tall = draw.choice([firstTall - down, firstTall + down]);
    const wide = draw.choice([firstWide - right, firstWide + right]);
    const laid = lay(Math.min(Math.max(2, tall), height - 1), Math.min(Math.max(2, wide), width - 1), (most) =>
      draw.scaled(0, Math.min(most, fewer)),
    );
    return laid !== undefined;
  });
  return { input, output };
};

/** The pattern is drawn in the place of each of its own coloured cells. */
const patternOfPatterns: Task = (draw) => {
  const side = draw.scaled(2, 5);
  const area = side ** 2;
  const ground = draw.choice(COLORS);
  const blank = Grid.filled(ground, side, side);
  const within = PythonSet.from(blank.cells());
  const half = Math.floor(area / 2);
  const deviation = draw.scaled(0, half);
  const count = half + draw.choice([1, -1]) * deviation;
  const cells = PythonSet.from(draw.sample(blank.cells(), Math.max(Math.min(count, area), 0)));
  while (!spans(cells, { tall: side, wide: side })) cells.add(draw.choice(within.difference(cells)));
  const pattern = blank.paint(inAnyOf(draw, draw.sample(without(COLORS, ground), draw.scaled(1, 9)), cells)).dots();
  const places = new PythonSet<Cell>();
  for (const j of range(side)) for (const i of range(side)) places.add(at(i * side, j * side));
  const scene = Grid.filled(ground, area, area);
  return {
    input: scene.paint(shifted(pattern, draw.choice(places))),
    output: cells.values().reduce((grid, cell) => grid.paint(shifted(pattern, cell.times(side))), scene),
  };
};

export const tasks: Readonly<Record<string, Task>> = {
  '8d5021e8': threeReflections,
  '8d510a79': linesToBar,
  '8e1813be': linesInSquare,
  '8e5a5113': turningSquares,
  '8eb1be9a': repeatedPattern,
  '8efcae92': mostDots,
  '8f2ea7aa': patternOfPatterns,
};
