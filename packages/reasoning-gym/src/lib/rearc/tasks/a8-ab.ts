import { at, type Cell, type Dot, DOWN, DOWN_LEFT, DOWN_RIGHT, RIGHT, UP, UP_LEFT, UP_RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { isAtEdge, type ObjectKind, objectsIn } from '../../grid/objects.ts';
import { bounds, center, direction, mergedMap, normalized, recolored, shifted, topLeft } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, fullColumn, fullRow, line, neighbors, ray, rectangle } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { growBy } from '../growth.ts';
import { COLORS, without } from '../scenes.ts';
import { mirrored, perhapsTransposed, type Task, turned } from '../task.ts';

/** Each row takes the colour that stands for the third in which its dot is. */
const coloredThirds: Task = (draw) => {
  const height = draw.scaled(2, 30);
  const third = draw.scaled(1, 10);
  const [ground, color] = draw.sample(without(COLORS, 2, 3, 4), 2);
  const dots: Cell[] = [];
  const output = range(height).map((i) => {
    draw.between(0, third - 1); // A place that is not used.
    const off = draw.scaled(0, Math.floor(third / 2) + 1);
    const j = Math.min(Math.max(0, Math.floor(third / 3) + draw.choice([off, -off])), third - 1);
    const [which, rowColor] = draw.choice([[0, 2] as const, [1, 4] as const, [2, 3] as const]);
    dots.push(at(i, which * third + j));
    return range(3 * third).map(() => rowColor);
  });
  return { input: Grid.filled(ground, height, 3 * third).fill(color, dots), output: Grid.fromRows(output) };
};

/** The one panel whose pattern differs from that of all others. */
const oddPanel: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 5), draw.scaled(2, 30)];
  const area = height * width;
  const count = draw.scaled(3, Math.min(Math.floor(30 / height), 9));
  const ground = draw.choice(COLORS);
  const [oddColor, ...colors] = draw.sample(without(COLORS, ground), count);
  const panel = Grid.filled(ground, height, width);
  const odd = draw.sample(panel.cells(), draw.fewOrMany(0, Math.floor(area / 2), area, 1, area - 1));
  const common = PythonSet.from(odd);
  let leaving = PythonSet.from(odd);
  let joining = panel.cells().difference(leaving);
  const changes = area - draw.scaled(0, area - 1);
  for (let k = 0; k < changes; k++) {
    const leaves = draw.coin() ? leaving.size > 1 : joining.size <= 1;
    const candidates = leaves ? leaving : joining;
    if (candidates.size <= 1) continue;
    const chosen = draw.choice(candidates);
    const others = candidates.filter((cell) => cell !== chosen);
    if (leaves) {
      common.delete(chosen);
      leaving = others;
    } else {
      common.add(chosen);
      joining = others;
    }
  }
  const output = panel.fill(oddColor!, odd);
  const panels = draw.shuffle([output, ...colors.map((color) => panel.fill(color, common))]);
  return perhapsTransposed(draw, { input: panels.reduce((upper, lower) => upper.above(lower)), output });
};

/** A square framed in pieces of several colours, and where its rows and columns can be cut to part the pieces. */
function framedSquare(draw: Draw, height: number, width: number, ground: number, color: number) {
  const colors = draw.sample(without(COLORS, color, ground), draw.scaled(1, 8));
  const top = draw.between(2, height - 7);
  const bottom = draw.between(top + 4, height - 3);
  const left = draw.between(2, width - 7);
  const right = draw.between(left + 4, width - 3);
  const [middleRow, middleColumn] = [Math.floor((top + bottom) / 2), Math.floor((left + right) / 2)];
  const frame = Grid.filled(color, height, width)
    .fill(ground, box(rectangle(height, width)))
    .fill(color, fullRow(top).union(fullRow(bottom), fullColumn(left), fullColumn(right)))
    .fill(ground, [at(middleRow, 1), at(middleRow, width - 2), at(1, middleColumn), at(height - 2, middleColumn)]);
  const square = objectsIn(frame, { oneColor: true, withoutGround: true })
    .values()
    .reduce((grid, piece) => grid.paint(recolored(piece, draw.choice(colors))), frame);
  return { square, rows: [top + 1, bottom] as const, columns: [left + 1, right] as const };
}

/** Four gaps of at least one that add up to the whole. */
function fourGaps(draw: Draw, whole: number): readonly [number, number, number, number] {
  const a = draw.between(1, whole - 3);
  const b = draw.between(1, whole - a - 2);
  const c = draw.between(1, whole - a - b - 1);
  return [a, b, c, whole - a - b - c];
}

/** Cut into three by its rows, with plain rows above, between and below. */
function spread(grid: Grid, cuts: readonly [number, number], gaps: readonly number[], color: number): Grid {
  const [above, second, first, below] = gaps.map((gap) => Grid.filled(color, gap, grid.width));
  const [a, b] = cuts;
  const rows = (start: number, end: number): Grid => grid.crop(start, 0, end - start, grid.width);
  return [above!, rows(0, a), first!, rows(a, b), second!, rows(b, grid.height), below!].reduce((upper, lower) =>
    upper.above(lower),
  );
}

/** The upper rows go below the others. */
const rolled = (grid: Grid, rows: number): Grid =>
  grid.crop(rows, 0, grid.height, grid.width).above(grid.crop(0, 0, rows, grid.width));

/** The pieces on the ground, also when they touch the edge of the grid. */
function piecesOn(grid: Grid, ground: number, kind: ObjectKind): PythonSet<PythonSet<Dot>> {
  const margin = 6;
  const padded = Grid.from(grid.height + 2 * margin, grid.width + 2 * margin, (i, j) => {
    const cell = at(i - margin, j - margin);
    return grid.holds(cell) ? grid.at(cell.i, cell.j) : ground;
  });
  const pieces = objectsIn(padded, kind);
  return pieces.map((piece) => shifted(piece, at(-margin, -margin)));
}

/** Exchanges pieces that take up as much room, so many times. */
function exchanged(draw: Draw, grid: Grid, ground: number, times: number): Grid {
  let result = grid;
  for (let k = 0; k < times; k++) {
    const bySize = new Map<string, PythonSet<Dot>[]>();
    for (const piece of piecesOn(result, ground, { diagonal: true, withoutGround: true })) {
      const { height, width } = bounds(piece);
      const size = `${height} by ${width}`;
      bySize.set(size, [...(bySize.get(size) ?? []), piece]);
    }
    const alike = [...bySize.values()].filter((pieces) => pieces.length > 1);
    if (alike.length === 0) break;
    const [one, other] = draw.sample(draw.choice(alike), 2);
    const [here, there] = [topLeft(one), topLeft(other)];
    result = result.paint(shifted(normalized(one), there).union(shifted(normalized(other), here)));
  }
  return result;
}

/** Moves pieces by a step, mostly outwards, so many times. */
function jostled(draw: Draw, grid: Grid, ground: number, times: number): Grid {
  const middle = [at(Math.floor(grid.height / 2), Math.floor(grid.width / 2))];
  let result = grid;
  for (let k = 0; k < times; k++) {
    const pieces = piecesOn(result, ground, { withoutGround: true }).filter((piece) => !isAtEdge(piece, grid));
    if (pieces.size === 0) break;
    const piece = draw.choice(pieces);
    const anywhere = at(draw.between(-1, 1), draw.between(-1, 1));
    const step = draw.choice([anywhere, direction(middle, [center(piece)])]);
    result = result.fill(ground, piece).paint(shifted(piece, step));
  }
  return result;
}

/** The scattered pieces of a framed square are put together. */
const scatteredSquare: Task = (draw) => {
  const [tall, wide] = [draw.scaled(9, 20), draw.scaled(9, 20)];
  const [height, width] = [draw.scaled(tall + 4, 30), draw.scaled(wide + 4, 30)];
  const [ground, color] = draw.sample(COLORS, 2);
  const { square, rows, columns } = framedSquare(draw, tall, wide, ground, color);
  const rowGaps = fourGaps(draw, height - tall);
  const columnGaps = fourGaps(draw, width - wide);
  let input = spread(square, rows, rowGaps, ground);
  input = spread(input.transpose(), columns, columnGaps, ground).transpose();
  const exchanges = draw.scaled(0, 10);
  if (draw.coin()) input = rolled(input, rows[0] + rowGaps[0]);
  if (draw.coin()) input = rolled(input.transpose(), columns[0] + columnGaps[0]).transpose();
  input = exchanged(draw, input, ground, exchanges);
  input = jostled(draw, input, ground, draw.scaled(0, 30));
  return mirrored(draw, { input, output: square });
};

/** Black cells that make up a square of two by two change their colour. */
const blackSquares: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const area = height * width;
  const plain = Grid.filled(draw.choice(without(COLORS, 0, 2)), height, width);
  const cells = plain.cells();
  const single = draw.sample(cells, draw.scaled(1, Math.floor(area / 3) * 2));
  const corners = draw.sample(cells, draw.scaled(1, Math.floor(area / 10)));
  const square = (corner: Cell): Cell[] => [corner, ...[RIGHT, DOWN, DOWN_RIGHT].map((by) => corner.plus(by))];
  const input = plain.fill(0, single).fill(0, corners.flatMap(square));
  const isBlack = (cell: Cell): boolean => input.holds(cell) && input.at(cell.i, cell.j) === 0;
  const squares = cells
    .values()
    .map(square)
    .filter((parts) => parts.every(isBlack));
  return { input, output: input.fill(2, squares.flat()) };
};

/** Each dot gives way to dots of four colours at its corners. */
const fourCorners: Task = (draw) => {
  const colors = without(COLORS, 3, 6, 7, 8);
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(colors);
  const color = draw.choice(without(colors, ground));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  const count = draw.scaled(1, Math.max(1, Math.floor((height * width) / 10)));
  for (let k = 0; k < count && free.size > 0; k++) {
    const dot = draw.choice(free);
    free = free.difference(mergedMap(neighbors(dot), neighbors));
    input = input.fill(color, [dot]);
    output = output.paint([
      dot.plus(UP_LEFT).in(3),
      dot.plus(DOWN_RIGHT).in(7),
      dot.plus(DOWN_LEFT).in(8),
      dot.plus(UP_RIGHT).in(6),
    ]);
  }
  return { input, output };
};

/** The shape takes the colour of the single dot, and the dot vanishes. */
const colorOfDot: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 28), draw.scaled(3, 28)];
  const ground = draw.choice(COLORS);
  const color = draw.choice(without(COLORS, ground));
  const dotColor = draw.choice(without(COLORS, ground, color));
  const within = rectangle(height, width);
  const cells = PythonSet.of(draw.choice(within));
  // The upper bound may be a fraction; the reference fails where it is reached.
  const more = Math.trunc(draw.scaled(1, Math.min(height * width - 1, (2 / 3) * height * width)));
  growBy(draw, more, { cells, room: within });
  const plain = Grid.filled(ground, height + 2, width + 2);
  const shape = shifted(cells, DOWN_RIGHT);
  const scene = plain.fill(color, shape);
  const dot = draw.choice(scene.cellsOfColor(ground));
  return { input: scene.fill(dotColor, [dot]), output: plain.fill(dotColor, shape) };
};

/** The box fills up and flows over through its opening, which sprays to both sides. */
const overflowingBox: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const [ground, color] = draw.sample(without(COLORS, 4), 2);
  const tall = draw.between(3, height);
  const wide = draw.scaled(5, width - 1);
  const place = at(draw.scaled(0, height - tall), draw.between(0, width - wide));
  const wall = box([place, place.moved(tall - 1, wide - 1)]);
  const margin = 2 + draw.between(0, Math.floor((wide - 4) / 2));
  const opening = line(place.moved(0, margin), place.moved(0, wide - 1 - margin));
  const { top, left, right } = bounds(opening);
  const plain = Grid.filled(ground, height, width);
  const stream = opening.values().flatMap((cell) => [...ray(cell, UP)]);
  const spray = [...ray(at(top - 1, right + 1), UP_RIGHT), ...ray(at(top - 1, left - 1), UP_LEFT)];
  return turned(draw, {
    input: plain.fill(color, wall).fill(ground, opening),
    output: plain.fill(4, backdrop(wall)).fill(color, wall).fill(4, stream).fill(4, spray),
  });
};

export const tasks: Readonly<Record<string, Task>> = {
  a85d4709: coloredThirds,
  a87f7484: oddPanel,
  a8c38be5: scatteredSquare,
  a8d7556c: blackSquares,
  a9f96cdd: fourCorners,
  aabf363d: colorOfDot,
  aba27056: overflowingBox,
};
