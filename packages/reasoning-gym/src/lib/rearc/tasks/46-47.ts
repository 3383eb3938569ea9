import { at, type Cell, DOWN, DOWN_LEFT, DOWN_RIGHT, RIGHT, UP_LEFT, UP_RIGHT } from '../../grid/cell.ts';
import { flipColumns, flipRows, Grid, same, turnAround } from '../../grid/grid.ts';
import { bottomLeft, bottomRight, mergedMap, shifted, topLeft, topRight } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { box, corners, fullColumn, fullRow, line, neighbors, ray, rectangle } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import { COLORS, inAnyOf, speckled, without } from '../scenes.ts';
import { changed, type Task, turned } from '../task.ts';

/** The gaps in a frame, and in the bar across it if there is one, are filled. */
const mendedFrame: Task = (draw) => {
  const [height, width] = [draw.scaled(8, 30), draw.scaled(8, 30)];
  const [tall, wide] = [draw.scaled(5, height - 1), draw.scaled(5, width - 1)];
  const [ground, color] = draw.sample(without(COLORS, 2), 2);
  const [top, left] = [draw.between(0, height - tall), draw.between(0, width - wide)];
  const [bottom, right] = [top + tall - 1, left + wide - 1];
  const frame = box([at(top, left), at(bottom, right)]);
  const drawBar = (): PythonSet<Cell> => {
    if (draw.coin()) {
      const i = draw.between(top + 2, bottom - 2);
      return line(at(i, left + 1), at(i, right - 1));
    }
    const j = draw.between(left + 2, right - 2);
    return line(at(top + 1, j), at(bottom - 1, j));
  };
  const bar = drawBar();
  const kept = [...draw.sample(corners(frame), 3), ...draw.sample(bar, 2)];
  const frameGaps = frame.filter((cell) => !kept.includes(cell));
  const barGaps = bar.filter((cell) => !kept.includes(cell));
  const [frameCount, barCount] = [draw.scaled(0, frameGaps.size), draw.scaled(0, barGaps.size)];
  const gaps = [...draw.sample(frameGaps, frameCount), ...draw.sample(barGaps, barCount)];
  const whole = Grid.filled(ground, height, width).fill(color, frame).fill(color, bar);
  const pair = { input: whole.fill(ground, gaps), output: whole.fill(2, gaps) };
  return draw.coin() ? changed(pair, (grid) => grid.fill(ground, bar)) : pair;
};

/** The input, and beside it and below it the same turned by a quarter, three quarters and a half. */
const fourTurns: Task = (draw) => {
  const side = draw.scaled(1, 15);
  const input = speckled(draw, side, side);
  return {
    input,
    output: input.beside(input.turnRight()).above(input.turnLeft().beside(input.turnAround())),
  };
};

/** Enlarged by the number of colours, with diagonals from the corners of the block. */
const enlargedWithDiagonals: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 6), draw.scaled(3, 6)];
  const colors = without(COLORS, 2);
  const [ground, blockColor] = draw.sample(colors, 2);
  const [tall, wide] = [draw.between(1, height - 2), draw.between(1, width - 2)];
  const place = at(draw.between(0, height - tall - 2), draw.between(0, width - wide - 2));
  const side = Math.min(height, width);
  const factor = draw.scaled(2, Math.min(side + 1, Math.floor(30 / Math.max(height, width)), 7));
  const angleColors = draw.sample(without(colors, ground, blockColor), factor - 1);
  const angles = [0, ...draw.sample(range(1, side), factor - 2).toSorted((a, b) => a - b)];
  let input = Grid.filled(ground, height, width)
    .fill(blockColor, shifted(rectangle(tall, wide), place))
    .turnAround();
  angles.forEach((start, index) => {
    input = input.fill(angleColors[index]!, [...ray(at(0, start), RIGHT), ...ray(at(start, 0), DOWN)]);
  });
  input = input.turnAround();
  const large = input.upscale(factor);
  const block = large.cellsOfColor(blockColor);
  const rays = [
    ...ray(bottomRight(block), DOWN_RIGHT),
    ...ray(topLeft(block), UP_LEFT),
    ...ray(topRight(block), UP_RIGHT),
    ...ray(bottomLeft(block), DOWN_LEFT),
  ];
  const free = large.cellsOfColor(ground);
  const output = large.fill(
    2,
    rays.filter((cell) => free.has(cell)),
  );
  return turned(draw, { input, output });
};

/** Every second cell of every second row, each enlarged to a square. */
const enlargedDots: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 7), draw.scaled(2, 7)];
  const count = draw.scaled(0, Math.floor((height * width) / 2) - 1);
  const ground = draw.choice(COLORS);
  const dots = inAnyOf(draw, without(COLORS, ground), draw.sample(rectangle(height, width), count));
  const spread = dots.map(({ color, i, j }) => at(2 * i + 1, 2 * j + 1).in(color));
  return {
    input: Grid.filled(ground, height * 2, width * 2).paint(spread),
    output: Grid.filled(ground, height, width).paint(dots).upscale(4),
  };
};

/** The figure in one quarter, mirrored into the others and in the colour of the lines between them. */
const mirroredQuarters: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 14), draw.scaled(2, 14)];
  const colors = without(COLORS, 0);
  const [ground, lineColor] = draw.sample(colors, 2);
  const color = draw.choice(without(colors, ground, lineColor));
  const count = draw.scaled(1, height * width - 1);
  let free = rectangle(height, width);
  const figure = PythonSet.of(draw.choice(free));
  for (let k = 1; k < count; k++) {
    const cell = draw.choice(free.intersection(mergedMap(figure, neighbors)));
    figure.add(cell);
    free = free.difference(PythonSet.of(cell));
  }
  const input = Grid.filled(ground, 2 * height + 1, 2 * width + 1)
    .fill(lineColor, fullRow(height))
    .fill(lineColor, fullColumn(width))
    .fill(color, figure);
  const quarter = Grid.filled(ground, height, width).fill(lineColor, figure);
  const half = quarter.beside(quarter.flipColumns());
  return changed(
    { input, output: half.above(half.flipRows()) },
    draw.choice([same, flipRows, flipColumns, turnAround]),
  );
};

export const tasks: Readonly<Record<string, Task>> = {
  '4612dd53': mendedFrame,
  '46442a0e': fourTurns,
  '469497ad': enlargedWithDiagonals,
  '46f33fce': enlargedDots,
  '47c1f68c': mirroredQuarters,
};
