import { at, type Cell } from '../../grid/cell.ts';
import { Grid, turnRight } from '../../grid/grid.ts';
import { occurrences, ofColor, plainLines } from '../../grid/objects.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, fullColumn, fullRow, inbox, outbox, rectangle } from '../../grid/shapes.ts';
import { merged } from '../../python-set.ts';
import { COLORS, placeSome, without, drawBlock } from '../scenes.ts';
import { changed, type Task } from '../task.ts';
import { atOwnCells } from '../families/self-similar.ts';

/** Square frames are filled with a colour that tells their size. */
const framesBySize: Task = (draw) => {
  const palette = without(COLORS, 6, 7, 8);
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(palette);
  const others = without(palette, ground);
  const colors = draw.sample(others, draw.scaled(1, others.length));
  const frames = draw.scaled(1, Math.floor((height * width) / 20));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(frames, 4 * frames + 1, () => {
    if (free.size === 0) return false;
    const side = draw.choice([3, 4, 5]);
    const square = drawBlock(draw, free, { height, width }, side, side);
    if (!square) return false;
    const color = draw.choice(colors);
    if (!square.isSubsetOf(free)) return false;
    input = input.fill(color, box(square));
    output = output.fill(color, square).fill(side + 3, backdrop(inbox(square)));
    free = free.difference(square).difference(outbox(square));
    return true;
  });
  return { input, output };
};

/** Lines that go through from edge to edge change their colour. */
const throughLines: Task = (draw) => {
  const palette = without(COLORS, 2);
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const ground = draw.choice(palette);
  const color = draw.choice(without(palette, ground));
  const rowCount = draw.scaled(1, Math.floor(height / 4));
  const columnCount = draw.scaled(1, Math.floor(width / 4));
  const columns = draw.sample(range(width), columnCount);
  const rows = draw.sample(range(height), rowCount);
  const lines = Grid.filled(ground, height, width).fill(
    color,
    merged([...columns.map(fullColumn), ...rows.map(fullRow)]),
  );
  const free = lines.cellsOfColor(ground);
  const noise = draw.scaled(0, Math.max(0, free.size - Math.floor((height * width) / 2) - 1));
  const input = lines.fill(color, draw.sample(free, noise));
  return { input, output: input.fill(2, merged(ofColor(plainLines(input), color))) };
};

/** The input is drawn in the place of each of its cells of the most common colour. */
const mostCommonCells: Task = (draw) => {
  const palette = range(1, 10);
  const [height, width] = [draw.scaled(2, 5), draw.scaled(2, 5)];
  const area = height * width;
  const colorCount = draw.scaled(1, Math.min(area - 1, 8));
  const mainCount = draw.between(Math.floor(area / (colorCount + 1)) + 1, area);
  const cells = rectangle(height, width).values();
  const main = draw.choice(palette);
  let free: readonly Cell[] = without(cells, ...draw.sample(cells, mainCount));
  const colors = draw.sample(without(palette, main), colorCount);
  const most = Math.floor(free.length / colorCount) + 1;
  let input = Grid.filled(main, height, width);
  for (const color of colors) {
    if (free.length === 0) break;
    const count = draw.scaled(1, Math.max(1, Math.min(mainCount - 1, free.length, most)));
    const chosen = draw.sample(free, count);
    free = without(free, ...chosen);
    input = input.fill(color, chosen);
  }
  return { input, output: atOwnCells(input, main) };
};

/** The covered parts of a striped pattern are restored. */
const restoredStripes: Task = (draw) => {
  const [height, width] = [draw.scaled(7, 30), draw.scaled(7, 30)];
  const period = draw.scaled(2, Math.min(9, Math.floor(height / 3), Math.floor(width / 3)));
  const cover = draw.choice(COLORS);
  const colors = draw.shuffle(draw.sample(without(COLORS, cover), period));
  const slant = draw.coin() ? 0 : 1;
  const output = Grid.from(height, width, (i, j) => colors[(j + slant * i) % period]!);
  const stripe = colors.map((color, j) => at(0, j).in(color));
  let input = output;
  const patches = draw.scaled(1, Math.max(1, Math.floor((height * width) / 25)));
  placeSome(patches, 4 * patches, () => {
    const [tall, wide] = [draw.scaled(2, 5), draw.scaled(2, 5)];
    const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
    const covered = input.fill(cover, backdrop([place, place.moved(tall - 1, wide - 1)]));
    const isOpen = (line: readonly number[]): boolean => !line.includes(cover);
    if (!covered.rows().some(isOpen) || !covered.transpose().rows().some(isOpen)) return false;
    if (occurrences(covered, stripe).size <= 1) return false;
    input = covered;
    return true;
  });
  const pair = { input, output };
  return draw.coin() ? changed(pair, turnRight) : pair;
};

export const tasks: Readonly<Record<string, Task>> = {
  c0f76784: framesBySize,
  c1d99e64: throughLines,
  c3e719e8: mostCommonCells,
  c3f564a4: restoredStripes,
};
