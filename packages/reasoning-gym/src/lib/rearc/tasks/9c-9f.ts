import { at, type Cell, type Dot } from '../../grid/cell.ts';
import { antitranspose, flipColumns, flipRows, Grid, type Symmetry, transpose, turnAround } from '../../grid/grid.ts';
import { shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, line, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { Vicinity } from '../growth.ts';
import { COLORS, inAnyOf, without } from '../scenes.ts';
import { type Task, turned } from '../task.ts';

/** Cells on the diagonal appear at all corners; from those beside it, dotted lines make frames. */
const dottedFrames: Task = (draw) => {
  const [height, width] = [2 * draw.scaled(5, 14) + 1, 2 * draw.scaled(5, 14) + 1];
  const ground = draw.choice(COLORS);
  const colors = without(COLORS, ground);
  const rings = range(Math.floor(Math.min(height, width) / 4)).map((k) => 2 * k + 1);
  const corners = draw.sample(rings, draw.scaled(1, rings.length)).map((k) => at(k, k));
  let input = Grid.filled(ground, height, width).paint(inAnyOf(draw, colors, corners));
  const inner = rings.slice(0, -1);
  const framed = draw.sample(inner, draw.scaled(1, inner.length));
  const frames = framed.map((k) => ({ k, color: draw.choice(colors) }));
  input = input.paint(frames.flatMap(({ k, color }) => [at(k, k + 2).in(color), at(k + 2, k).in(color)]));
  const lines = frames.flatMap(({ k, color }) => [
    ...range(k + 2, width - k - 2, 2).map((j) => at(k, j).in(color)),
    ...range(k + 2, height - k - 2, 2).map((i) => at(i, k).in(color)),
  ]);
  const quarter = input.paint(lines);
  const output = [flipColumns, flipRows, turnAround].reduce(
    (grid, flip) =>
      grid.paint(
        flip(quarter)
          .dots()
          .filter(({ color }) => color !== ground),
      ),
    quarter,
  );
  return turned(draw, { input, output });
};

interface Axis {
  readonly cells: PythonSet<Cell>;
  readonly flip: Symmetry;
  readonly isOnOneSide: (cell: Cell) => boolean;
}

/** What lies on one side of the line is mirrored to the other. */
const mirroredAlongLine: Task = (draw) => {
  const half = draw.scaled(1, 14);
  const side = 2 * half + 1;
  const last = side - 1;
  const ground = draw.choice(COLORS);
  const lineColor = draw.choice(without(COLORS, ground));
  const axes: readonly Axis[] = [
    { cells: line(at(half, 0), at(half, last)), flip: flipRows, isOnOneSide: ({ i }) => i > half },
    { cells: line(at(0, half), at(last, half)), flip: flipColumns, isOnOneSide: ({ j }) => j > half },
    { cells: line(at(0, 0), at(last, last)), flip: transpose, isOnOneSide: ({ i, j }) => i > j },
    { cells: line(at(last, 0), at(0, last)), flip: antitranspose, isOnOneSide: ({ i, j }) => i + j > side },
  ];
  const { cells, flip, isOnOneSide } = axes[draw.between(1, 4) - 1]!;
  const colorCount = draw.scaled(1, Math.min(7, Math.floor((side * (side - 1)) / 2)));
  const colors = draw.sample(without(COLORS, ground, lineColor), colorCount);
  const available = rectangle(side, side).filter(isOnOneSide);
  const chosen = draw.sample(available, draw.scaled(1, available.size));
  const scene = Grid.filled(ground, side, side)
    .fill(lineColor, cells)
    .paint(inAnyOf(draw, colors, chosen));
  return draw.coin() ? { input: flip(scene), output: scene } : { input: scene, output: flip(scene) };
};

/** A part of a symmetrical pattern has been cut out, and is wanted. */
const missingPart: Task = (draw) => {
  const side = draw.scaled(3, 15);
  const ground = draw.choice(range(1, 10));
  const colors = draw.sample(without(range(1, 10), ground), draw.scaled(1, 8));
  const quarter = Grid.filled(ground, side, side).paint(drawCluster(draw, side, colors));
  const symmetrical = quarter.paint(
    quarter
      .transpose()
      .dots()
      .filter(({ i, j }) => j >= i),
  );
  const half = symmetrical.beside(symmetrical.flipColumns());
  const whole = half.above(half.flipRows());
  const [up, aside] = [draw.scaled(1, 2 * side), draw.scaled(1, side)];
  const [top, left] = [2 * side - up, side - aside];
  const [bottom, right] = [draw.scaled(top, 2 * side - 1), draw.scaled(left, side - 1)];
  const hole = backdrop([at(top, left), at(bottom, right)]);
  return turned(draw, { input: whole.fill(0, hole), output: whole.cropTo(hole) });
};

/** Dots that hang together within a square. The first one may be drawn over by another. */
function drawCluster(draw: Draw, side: number, colors: readonly number[]): PythonSet<Dot> {
  let free = rectangle(side, side);
  const count = draw.scaled(1, side ** 2);
  const firstColor = draw.choice(colors);
  const first = draw.choice(free);
  const dots = PythonSet.of(first.in(firstColor));
  const vicinity = new Vicinity();
  vicinity.add(first);
  for (let k = 1; k < count; k++) {
    const next = draw.choice(vicinity.among(free, dots));
    dots.add(next.in(draw.choice(colors)));
    vicinity.add(next);
    free = free.difference(PythonSet.of(next));
  }
  return dots;
}

/** Blue spreads over all the black that it touches. */
const spreadingBlue: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const count = draw.scaled(Math.trunc(0.4 * height * width), Math.trunc(0.7 * height * width));
  const scene = Grid.filled(0, height, width);
  const noise = draw.sample(scene.cells(), count);
  const noisy = scene.paint(inAnyOf(draw, range(2, 10), noise));
  const black = scene.cells().difference(PythonSet.from(noise));
  const blue = draw.sample(black, draw.scaled(1, Math.max(1, Math.floor(black.size / 10))));
  const spread = new Set(blue);
  for (const cell of spread) {
    for (const next of sideNeighbors(cell)) if (black.has(next)) spread.add(next);
  }
  return { input: noisy.fill(1, blue), output: noisy.fill(1, spread) };
};

/** The fields of the lattice with one cell for each, left and right exchanged. */
const flippedLattice: Task = (draw) => {
  const [rows, columns] = [draw.scaled(2, 14), draw.scaled(2, 14)];
  const [tall, wide] = [draw.scaled(1, Math.floor(31 / rows) - 1), draw.scaled(1, Math.floor(31 / columns) - 1)];
  const ground = draw.choice(COLORS);
  const lineColor = draw.choice(without(COLORS, ground));
  const colors = without(COLORS, lineColor);
  draw.sample(colors, draw.scaled(1, Math.min(9, rows * columns))); // Not used by the reference either.
  const count = draw.scaled(1, rows * columns);
  const field = rectangle(tall, wide);
  const fields = rectangle(rows, columns);
  const colored = new Set(draw.sample(fields, count));
  let input = Grid.filled(lineColor, rows * (tall + 1) - 1, columns * (wide + 1) - 1);
  let output = Grid.filled(ground, rows, columns);
  for (const cell of fields) {
    const color = colored.has(cell) ? draw.choice(colors) : ground;
    input = input.fill(color, shifted(field, at(cell.i * (tall + 1), cell.j * (wide + 1))));
    output = output.fill(color, [cell]);
  }
  return { input, output: output.flipColumns() };
};

export const tasks: Readonly<Record<string, Task>> = {
  '9d9215db': dottedFrames,
  '9dfd6313': mirroredAlongLine,
  '9ecd008a': missingPart,
  '9edfc990': spreadingBlue,
  '9f236235': flippedLattice,
};
