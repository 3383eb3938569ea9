import { at } from '../../grid/cell.ts';
import { flipColumns, flipRows, Grid, type Symmetry, turnAround } from '../../grid/grid.ts';
import { range } from '../../grid/range.ts';
import { rectangle } from '../../grid/shapes.ts';
import { COLORS, inAnyOf, without } from '../scenes.ts';
import { mirrored, perhapsTransposed, type Task } from '../task.ts';

/** Cells in the corners set off and are thrown back by the long sides, over a ground that turns to azure. */
const bouncingBalls: Task = (draw) => {
  const width = draw.scaled(2, 10);
  const height = draw.scaled(width + 1, 30);
  const [ground, color] = draw.sample(without(COLORS, 8), 2);
  const across = width - 1;
  const path = range(height).map((k) => at(height - 1 - k, across - Math.abs((k % (2 * across)) - across)));
  const blank = Grid.filled(ground, height, width);
  const single = mirrored(draw, { input: blank.fill(color, path.slice(0, 1)), output: blank.fill(color, path) });
  const images = [flipRows, flipColumns, turnAround].slice(0, draw.scaled(1, 4) - 1);
  const withImages = (grid: Grid): Grid =>
    images.reduce((all, image: Symmetry) => all.fill(color, image(grid).cellsOfColor(color)), grid);
  return { input: withImages(single.input), output: withImages(single.output).replace(ground, 8) };
};

/** The multiples of a length from below minus the limit to above it. */
const multiples = (length: number, limit: number): number[] => {
  const most = length * Math.ceil(limit / length);
  return range(-most, most + 1, length);
};

/** An upright and a level bar are repeated over the whole column and the whole row. */
const repeatedBars: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [tall, wide] = [draw.scaled(2, 9), draw.scaled(2, 9)];
  const ground = draw.choice(COLORS);
  const palette = without(COLORS, ground);
  const uprightColors = range(tall).map(() => draw.choice(palette));
  const levelColors = range(wide).map(() => draw.choice(palette));
  const [top, column] = [draw.between(0, height - tall), draw.between(0, width - 1)];
  const [left, row] = [draw.between(0, width - wide), draw.between(0, height - 1)];
  const crossing = draw.choice(palette);
  const upright = uprightColors.map((color, k) =>
    at(top + k, column).in((top + k - row) % tall === 0 ? crossing : color),
  );
  const level = levelColors.map((color, k) =>
    at(row, left + k).in((left + k - column) % wide === 0 ? crossing : color),
  );
  const uprights = multiples(tall, height).flatMap((by) => upright.map((dot) => dot.moved(by, 0)));
  const levels = multiples(wide, width).flatMap((by) => level.map((dot) => dot.moved(0, by)));
  const blank = Grid.filled(ground, height, width);
  return { input: blank.paint(upright).paint(level), output: blank.paint(uprights).paint(levels) };
};

/** Stripes of colour are cleared of noise. */
const clearedStripes: Task = (draw) => {
  const count = draw.scaled(1, 10);
  const width = draw.scaled(4, 30);
  const colors = draw.sample(COLORS, count);
  const heights = colors.map(() => 2);
  for (let rest = draw.scaled(0, 30 - count); rest > 0; rest--) heights[draw.between(0, count - 1)]! += 1;
  const noisy = colors.map((color, index) => {
    const height = heights[index]!;
    const noise = draw.sample(rectangle(height, width), draw.scaled(0, Math.floor((height * width) / 2) - 1));
    const rows = Grid.filled(color, height, width)
      .paint(inAnyOf(draw, without(COLORS, color), noise))
      .rows();
    for (const row of [rows[0]!, rows.at(-1)!]) {
      for (;;) {
        const foreign = range(width).filter((j) => row[j] !== color);
        if (width - foreign.length >= Math.floor(width / 2)) break;
        row[draw.choice(foreign)] = color;
      }
    }
    return rows;
  });
  return perhapsTransposed(draw, {
    input: Grid.fromRows(noisy.flat()),
    output: Grid.fromRows(colors.flatMap((color, index) => Grid.filled(color, heights[index]!, width).rows())),
  });
};

/** Both sides of a bar, the one folded over the other. */
const foldedSides: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(3, 14)];
  const [ground, bar] = draw.sample(COLORS, 2);
  const colors = draw.sample(without(COLORS, ground, bar), draw.scaled(1, 8));
  const blank = Grid.filled(ground, height, width);
  let [left, right, folded] = [blank, blank, blank];
  for (const i of draw.sample(range(height), draw.scaled(1, height))) {
    const long = range(draw.scaled(1, width - 1)).map((j) => at(i, j).in(draw.choice(colors)));
    const short = long.slice(0, draw.between(1, long.length));
    const isLeftLong = draw.coin();
    left = left.paint(isLeftLong ? long : short);
    right = right.paint(isLeftLong ? short : long);
    folded = folded.paint(long);
  }
  return {
    input: left
      .flipColumns()
      .beside(Grid.filled(bar, height, 1))
      .beside(right),
    output: folded.flipColumns(),
  };
};

export const tasks: Readonly<Record<string, Task>> = {
  e179c5f4: bouncingBalls,
  e21d9049: repeatedBars,
  e26a3af2: clearedStripes,
  e3497940: foldedSides,
};
