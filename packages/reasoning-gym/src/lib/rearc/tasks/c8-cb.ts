import { at, type Cell, ORIGIN } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { bounds, normalized, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, corners, fullColumn, fullRow, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import { COLORS, inAnyOf, speckled, without } from '../scenes.ts';
import { type Task, turned } from '../task.ts';

/** The scattered pieces are put together to a frame. */
const frameFromPieces: Task = (draw) => {
  const [tall, wide] = [draw.scaled(3, 10), draw.scaled(3, 10)];
  const [height, width] = [draw.scaled(tall * 2, 30), draw.scaled(wide * 2, 30)];
  const ground = draw.choice(COLORS);
  const [cornerColor, ...colors] = draw.sample(without(COLORS, ground), draw.scaled(1, 9));
  const whole = box(rectangle(tall, wide));
  let frame = whole.difference(corners(whole));
  const room = frame.size;
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  let input = Grid.filled(ground, height, width).fill(cornerColor!, shifted(corners(whole), place));
  let output = Grid.filled(ground, tall, wide).fill(cornerColor!, corners(whole));
  for (const color of colors) {
    if (frame.size < 3) break;
    const most = Math.max(3, Math.min(frame.size, Math.floor(room / colors.length)));
    const piece = PythonSet.from(draw.sample(frame, draw.scaled(3, most)));
    const isAtSide = ({ j }: Cell): boolean => j === 0 || j === wide - 1;
    if (piece.values().every(isAtSide) || !piece.values().some(isAtSide)) continue;
    const shape = normalized(piece);
    const size = bounds(shape);
    const free = input.cellsOfColor(ground);
    const places = free
      .filter(({ i, j }) => i <= height - size.height && j <= width - size.width)
      .filter((cell) => shape.values().every(({ i, j }) => free.has(cell.moved(i, j))));
    if (places.size === 0) continue;
    input = input.fill(color, shifted(shape, draw.choice(places)));
    output = output.fill(color, piece);
    frame = frame.difference(piece);
  }
  return { input, output };
};

/** One colour is exchanged for another. */
const exchangedColor: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 30)];
  const colors = draw.sample(without(COLORS, 7), draw.scaled(1, 9));
  const cells = rectangle(height, width).values();
  const chosen = draw.sample(cells, draw.scaled(0, Math.floor((height * width) / 2)));
  const others = inAnyOf(draw, colors, without(cells, ...chosen));
  const input = Grid.filled(7, height, width).paint(others);
  return { input, output: input.replace(7, 5) };
};

/** The frame is cut out with what is in it. */
const cutOutFrame: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const lines = draw.scaled(1, Math.floor((height + width) / 2));
  const ground = draw.choice(COLORS);
  const frameColor = draw.choice(without(COLORS, ground));
  const colors = without(COLORS, ground, frameColor);
  let input = Grid.filled(ground, height, width);
  let places = input.cells().values();
  for (let k = 0; k < lines; k++) {
    const isLevel = draw.coin();
    const place = draw.choice(places);
    places = without(places, place);
    input = input.fill(draw.choice(colors), isLevel ? fullRow(place.i) : fullColumn(place.j));
  }
  const tall = draw.scaled(3, Math.max(3, Math.floor((height - 2) / 2)));
  const wide = draw.scaled(3, Math.max(3, Math.floor((width - 2) / 2)));
  const place = at(draw.between(1, height - tall - 1), draw.between(1, width - wide - 1));
  const frame = box([place, place.moved(tall - 1, wide - 1)]);
  input = input.fill(frameColor, frame);
  return { input, output: input.cropTo(frame) };
};

/** The input and, to its right, its mirror image. */
const mirrorBeside: Task = (draw) => {
  const input = speckled(draw, draw.scaled(1, 30), draw.scaled(1, 15));
  return { input, output: input.beside(input.flipColumns()) };
};

/** Blocks take, row by row, the colours of the column at the edge. */
const colorsFromEdge: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const blockColor = draw.choice(range(1, 10));
  const colors = without(range(1, 10), blockColor);
  draw.scaled(1, Math.min(height, 8)); // the reference has no use for it
  const blocks = draw.scaled(1, 8);
  const edgeColors = range(height).map(() => draw.choice(colors));
  let body = Grid.filled(0, height, width - 1);
  for (let placed = 0, failed = 0; placed < blocks && failed < 5 * blocks; ) {
    const start = at(draw.between(0, height - 3), draw.between(0, width - 3));
    const longest = (side: number): number => Math.floor((2 * side) / 3);
    const bottom = draw.between(start.i + 1, Math.min(start.i + longest(height), height - 1));
    const right = draw.between(start.j + 1, Math.min(start.j + longest(width), width - 1));
    if (right < body.width) {
      body = body.fill(blockColor, backdrop([start, at(bottom, right)]));
      placed += 1;
    } else failed += 1;
  }
  const edge = Grid.from(height, 1, (i) => (body.row(i).includes(blockColor) ? edgeColors[i]! : 0));
  const colored = Grid.from(height, width - 1, (i, j) => (body.at(i, j) === blockColor ? edge.at(i, 0) : 0));
  return turned(draw, { input: edge.beside(body), output: edge.beside(colored) });
};

/** The repeated tile moves on by one cell and also covers what was hidden. */
const movedTiles: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [tall, wide] = [draw.scaled(2, Math.floor(height / 2) - 1), draw.scaled(2, Math.floor(width / 2) - 1)];
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(2, Math.min(8, wide * tall)));
  const cover = draw.choice(without(COLORS, ground, ...colors));
  const tile = Grid.filled(ground, tall, wide).paint(inAnyOf(draw, colors, rectangle(tall, wide)));
  const [hiddenRows, hiddenColumns] = [draw.scaled(1, height - 2 * tall), draw.scaled(1, width - 2 * wide)];
  return turned(draw, {
    input: Grid.from(height, width, (i, j) =>
      i < hiddenRows || j < hiddenColumns ? cover : tile.at(i % tall, j % wide),
    ),
    output: Grid.from(height, width, (i, j) => tile.at(i % tall, (j + wide - 1) % wide)),
  });
};

/** Two cells of a colour are joined when they lie in line in their panes. */
const joinedAcrossPanes: Task = (draw) => {
  const [tall, wide] = [draw.scaled(1, 4), draw.scaled(1, 4)];
  const rows = draw.scaled(3, Math.floor(31 / (tall + 1)));
  const columns = draw.scaled(3, Math.floor(31 / (wide + 1)));
  const [ground, bars] = draw.sample(COLORS, 2);
  const colors = draw.sample(without(COLORS, ground, bars), draw.scaled(1, Math.min(8, Math.floor(rows ** 2 / 3))));
  let input = Grid.from(rows * (tall + 1) - 1, columns * (wide + 1) - 1, (i, j) =>
    i % (tall + 1) === tall || j % (wide + 1) === wide ? bars : ground,
  );
  let output = input;
  for (const color of colors) {
    const free = output.cellsOfColor(ground);
    if (free.size === 0) break;
    const start = draw.choice(free);
    for (const { i, j } of draw.sample(sideNeighbors(ORIGIN), draw.between(1, 4))) {
      const arm: Cell[] = [];
      for (let k = 1; k < Math.max(rows, columns); k++) {
        const next = start.moved(k * i * (tall + 1), k * j * (wide + 1));
        if (!free.has(next)) break;
        arm.push(next);
      }
      if (arm.length < 2) continue;
      const end = draw.scaled(1, arm.length - 1);
      input = input.fill(color, [start, arm[end]!]);
      output = output.fill(color, [start, ...arm.slice(0, end + 1)]);
    }
  }
  return { input, output };
};

export const tasks: Readonly<Record<string, Task>> = {
  c8cbb738: frameFromPieces,
  c8f0f002: exchangedColor,
  c909285e: cutOutFrame,
  c9e6f938: mirrorBeside,
  c9f8e694: colorsFromEdge,
  caa06a1f: movedTiles,
  cbded52d: joinedAcrossPanes,
};
