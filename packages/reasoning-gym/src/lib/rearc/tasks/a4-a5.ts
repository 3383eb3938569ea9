import { attempt } from '../../attempt.ts';
import { at, type Cell, DOWN_LEFT, DOWN_RIGHT, UP_LEFT, UP_RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, inbox, ray, rectangle } from '../../grid/shapes.ts';
import { COLORS, speckled, without } from '../scenes.ts';
import { type Task, turned } from '../task.ts';
import { enclosed } from '../families/enclosed.ts';
import { drawSpaced } from '../families/spaced.ts';

/** The input twice, side by side. */
const twice: Task = (draw) => {
  const input = speckled(draw, draw.scaled(1, 30), draw.scaled(1, 15));
  return { input, output: input.beside(input) };
};

/** Dots all around a block are drawn to it until they touch. */
const dotsDrawnToBlock: Task = (draw) => {
  const [height, width] = [draw.scaled(8, 30), draw.scaled(8, 30)];
  const [tall, wide] = [draw.scaled(2, Math.floor(height / 2)), draw.scaled(2, Math.floor(width / 2))];
  const [top, left] = [draw.between(2, height - tall - 2), draw.between(2, width - wide - 2)];
  const [below, beyond] = [top + tall, left + wide];
  const [ground, color, dotColor] = draw.sample(COLORS, 3);
  const [rows, columns] = [range(top, below), range(left, beyond)];
  const straight = [
    ...rows.map((i) => ({ from: at(i, draw.between(0, left - 2)), to: at(i, left - 1) })),
    ...rows.map((i) => ({ from: at(i, draw.between(beyond + 1, width - 1)), to: at(i, beyond) })),
    ...columns.map((j) => ({ from: at(draw.between(0, top - 2), j), to: at(top - 1, j) })),
    ...columns.map((j) => ({ from: at(draw.between(below + 1, height - 1), j), to: at(below, j) })),
  ];
  const moves = draw.sample(straight, draw.scaled(1, straight.length));
  const diagonal = [
    { to: at(top - 1, left - 1), away: UP_LEFT },
    { to: at(top - 1, beyond), away: UP_RIGHT },
    { to: at(below, left - 1), away: DOWN_LEFT },
    { to: at(below, beyond), away: DOWN_RIGHT },
  ];
  const inside = rectangle(height, width);
  for (const { to, away } of diagonal.slice(0, draw.scaled(0, 4))) {
    moves.push({ from: draw.choice(ray(to.plus(away), away).intersection(inside)), to });
  }
  const block = backdrop([at(top, left), at(below - 1, beyond - 1)]);
  const scene = Grid.filled(ground, height, width).fill(color, block);
  const dotted = (cells: readonly Cell[]): Grid => scene.fill(dotColor, cells);
  return turned(draw, { input: dotted(moves.map(({ from }) => from)), output: dotted(moves.map(({ to }) => to)) });
};

/** Ground that is walled in is filled. */
const walledGround: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [ground, color] = draw.sample(without(COLORS, 1), 2);
  const frames = draw.scaled(1, Math.floor((height * width) / 20));
  const places = shifted(rectangle(height + 2, width + 2), UP_LEFT);
  let input = Grid.filled(ground, height, width);
  let [tried, placed] = [0, 0];
  return attempt('walled ground', () => {
    tried += 1;
    const frame = box([at(0, 0), at(draw.between(3, 8) - 1, draw.between(3, 8) - 1)]);
    const place = draw.choice(places);
    const inner = shifted(backdrop(inbox(frame)), place);
    if (!inner.values().some((cell) => input.holds(cell) && input.at(cell.i, cell.j) === color)) {
      placed += 1;
      input = input.fill(color, shifted(frame, place));
      if (draw.choice([true, true, false])) {
        const count = draw.between(1, Math.max(1, Math.floor(inner.size / 2)));
        input = input.fill(color, draw.sample(inner, count));
      }
    }
    if (tried < 10 * frames && placed < frames) return undefined;
    const closed = enclosed(input, ground);
    return closed.size > 0 ? { input, output: input.fill(1, closed) } : undefined;
  });
};

/** Every second cell of each diagonal changes its colour. */
const dashedDiagonals: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const starts = [...range(height - 1, 0, -1).map((i) => at(i, 0)), ...range(width).map((j) => at(0, j))];
  const chosen = drawSpaced(draw, range(starts.length), draw.scaled(1, Math.floor(starts.length / 3)));
  const [ground, color] = draw.sample(without(COLORS, 4), 2);
  const diagonals = chosen.flatMap((index) => [...ray(starts[index]!, DOWN_RIGHT)]);
  const input = Grid.filled(ground, height, width).fill(color, diagonals);
  // Where a diagonal starts, one of the coordinates is zero.
  const dashes = diagonals.filter(({ i, j }) => Math.min(i, j) % 2 === 1);
  return { input, output: input.fill(4, dashes) };
};

export const tasks: Readonly<Record<string, Task>> = {
  a416b8f3: twice,
  a48eeaf7: dotsDrawnToBlock,
  a5313dff: walledGround,
  a5f85a15: dashedDiagonals,
};
