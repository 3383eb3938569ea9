import { at, type Dot, DOWN, DOWN_LEFT, DOWN_RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { cellsOf, mergedMap, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, inbox, line, neighbors, ray, rectangle } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { COLORS, inAnyOf, without } from '../scenes.ts';
import { mirrored, perhapsTransposed, type Task, turned } from '../task.ts';
import { placeBlocks } from '../families/blocks.ts';

/** A square of four quarters that mirror one another, each of them symmetric to its diagonal. */
function ornament(draw: Draw, half: number): Grid {
  const available = without(COLORS, 4);
  const ground = draw.choice(available);
  const colors = draw.sample(without(available, ground), draw.scaled(1, 8));
  const count = draw.scaled(1, half ** 2);
  const drawColor = (): number => draw.choice(colors);
  let free = rectangle(half, half);
  const first = drawColor();
  const dots = PythonSet.of<Dot>(draw.choice(free).in(first));
  for (let k = 1; k < count; k++) {
    const cell = draw.choice(free.intersection(mergedMap(cellsOf(dots), neighbors)));
    dots.add(cell.in(drawColor()));
    free = free.difference(PythonSet.of(cell));
  }
  const blot = Grid.filled(ground, half, half).paint(dots);
  const quarter = Grid.from(half, half, (i, j) => blot.at(Math.max(i, j), Math.min(i, j)));
  const upper = quarter.beside(quarter.flipColumns());
  return upper.above(upper.flipRows());
}

/** Two yellow patches on a symmetric ornament are mended. */
const mendedOrnament: Task = (draw) => {
  const half = draw.scaled(3, 15);
  const output = ornament(draw, half);
  let input = output;
  for (const rows of [2 * half, half]) {
    const [up, back] = [draw.scaled(1, rows), draw.scaled(1, half)];
    const [top, left] = [rows - up, half - back];
    const end = at(draw.scaled(top, rows - 1), draw.scaled(left, half - 1));
    input = input.fill(4, backdrop([at(top, left), end])).turnAround();
  }
  return mirrored(draw, { input, output });
};

/** From the bar at the edge two rays go off slantwise. */
const slantedRays: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const [ground, color, dotColor] = draw.sample(COLORS, 3);
  const wide = Math.min(Math.max(width - draw.scaled(2, width - 1), 1), width - 2);
  const start = draw.between(1, width - wide - 1);
  const bar = line(at(0, start), at(0, start + wide - 1));
  const input = Grid.filled(ground, height, width)
    .fill(color, line(at(0, 0), at(0, width - 1)))
    .fill(dotColor, bar)
    .fill(color, shifted(bar, DOWN));
  const output = input
    .fill(dotColor, ray(at(2, start - 1), DOWN_LEFT))
    .fill(dotColor, ray(at(2, start + wide), DOWN_RIGHT));
  return turned(draw, { input, output });
};

/** The input is enlarged by one less than it has colours. */
const enlargedByColors: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 5), draw.scaled(2, 5)];
  const count = draw.scaled(3, Math.min(height * width, 10, Math.floor(30 / Math.max(height, width))));
  const colors = draw.sample(COLORS, count);
  const cells = rectangle(height, width).values();
  const fixed = draw.sample(cells, count);
  const input = Grid.filled(-1, height, width)
    .paint(fixed.map((cell, index) => cell.in(colors[index]!)))
    .paint(inAnyOf(draw, colors, without(cells, ...fixed)));
  return { input, output: input.upscale(count - 1) };
};

/** The block without its surroundings; its two colours are exchanged. */
const exchangedColors: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const [ground, outer, inner] = draw.sample(COLORS, 3);
  const [tall, wide] = [draw.scaled(3, height - 1), draw.scaled(3, width - 1)];
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const [fewRows, fewColumns] = [draw.scaled(0, Math.floor(tall / 2)), draw.scaled(0, Math.floor(wide / 2))];
  const drawSide = (few: number, whole: number): number =>
    Math.min(Math.max(1, draw.choice([few, whole - few])), whole - 2);
  const [innerTall, innerWide] = [drawSide(fewRows, tall), drawSide(fewColumns, wide)];
  const innerPlace = place.moved(draw.between(1, tall - innerTall - 1), draw.between(1, wide - innerWide - 1));
  const input = Grid.filled(ground, height, width)
    .fill(outer, backdrop([place, place.moved(tall - 1, wide - 1)]))
    .fill(inner, backdrop([innerPlace, innerPlace.moved(innerTall - 1, innerWide - 1)]));
  return { input, output: input.withoutPlainLines().swap(outer, inner) };
};

/** The colour of the one block with a hole. */
const blockWithHole: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(COLORS);
  let input = Grid.filled(ground, height, width);
  let answer: number | undefined;
  placeBlocks(draw, height, width, draw.scaled(1, 9), without(COLORS, ground), (block, color) => {
    input = input.fill(color, block);
    if (answer !== undefined) return;
    answer = color;
    const inside = backdrop(inbox(block));
    input = input.fill(ground, backdrop(inside.size > 2 ? draw.sample(inside, 2) : inside));
  });
  return { input, output: Grid.filled(answer!, 1, 1) };
};

/** In every third column the coloured cells become magenta. */
const everyThirdColumn: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 30)];
  const colors = draw.sample(without(COLORS, 0, 6), draw.scaled(1, 8));
  let input = Grid.filled(0, height, width);
  let output = input;
  for (const j of range(width)) {
    const rows = draw.sample(range(height), draw.scaled(1, height - 1));
    const dots = rows.map((i) => at(i, j).in(draw.choice(colors)));
    input = input.paint(dots);
    output = j % 3 === 0 ? output.fill(6, dots) : output.paint(dots);
  }
  return { input, output };
};

/** Of two bars that cross, the lower one comes to lie on top. */
const crossingBars: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(COLORS);
  const [tall, wide] = [draw.scaled(1, Math.floor(height / 3)), draw.scaled(1, Math.floor(width / 3))];
  const [top, left] = [draw.between(1, height - tall - 1), draw.between(1, width - wide - 1)];
  const levelColor = draw.choice(without(COLORS, ground));
  const uprightColor = draw.choice(without(COLORS, ground, levelColor));
  const level = backdrop([at(top, 0), at(top + tall - 1, width - 1)]);
  const upright = backdrop([at(0, left), at(height - 1, left + wide - 1)]);
  const plain = Grid.filled(ground, height, width);
  return perhapsTransposed(draw, {
    input: plain.fill(levelColor, level).fill(uprightColor, upright),
    output: plain.fill(uprightColor, upright).fill(levelColor, level),
  });
};

/** Blocks become red, all but their rims. */
const redInside: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const colors = without(COLORS, 2);
  const ground = draw.choice(colors);
  let input = Grid.filled(ground, height, width);
  let output = input;
  placeBlocks(draw, height, width, draw.scaled(1, 8), without(colors, ground), (block, color) => {
    input = input.fill(color, block);
    output = output.fill(2, block).fill(color, box(block));
  });
  return { input, output };
};

/** The row is repeated downwards, each time one cell further to the right. */
const shiftedRows: Task = (draw) => {
  const half = draw.scaled(2, 15);
  const width = 2 * half;
  const end = width - draw.scaled(2, width);
  const color = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, color), draw.scaled(1, 9));
  const rest = inAnyOf(draw, colors, line(at(0, end + 1), at(0, width - 1)));
  const input = Grid.filled(color, 1, width).paint(rest);
  return { input, output: Grid.from(half, width, (i, j) => input.at(0, Math.max(0, j - i))) };
};

export const tasks: Readonly<Record<string, Task>> = {
  b8825c91: mendedOrnament,
  b8cdaf2b: slantedRays,
  b91ae062: enlargedByColors,
  b94a9452: exchangedColors,
  b9b7f026: blockWithHole,
  ba26e723: everyThirdColumn,
  ba97ae07: crossingBars,
  bb43febb: redInside,
  bbc9ae5d: shiftedRows,
};
