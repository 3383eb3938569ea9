import { at, type Cell } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { range } from '../../grid/range.ts';
import { rectangle } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import { COLORS, inAnyOf, speckled, without } from '../scenes.ts';
import type { Task } from '../task.ts';

/** The one pattern in the panes of a window is copied to all other panes. */
const copiedToPanes: Task = (draw) => {
  const [tall, wide] = [draw.scaled(2, 9), draw.scaled(2, 9)];
  const rows = draw.scaled(1, 3);
  const columns = draw.scaled(rows > 1 ? 1 : 2, 3);
  const [ground, bars] = draw.sample(COLORS, 2);
  const colors = draw.sample(without(COLORS, ground, bars), draw.scaled(1, 8));
  const cells = draw.sample(rectangle(tall, wide), draw.scaled(1, Math.floor((tall * wide) / 2)));
  const pattern = Grid.filled(ground, tall, wide).paint(inAnyOf(draw, colors, cells));
  const panes = range(rows).flatMap((i) => range(columns).map((j) => at(i * (tall + 1), j * (wide + 1))));
  const source = draw.choice(PythonSet.from(panes));
  const withPatternIn = (isChosen: (pane: Cell) => boolean): Grid =>
    Grid.from(rows * (tall + 1) - 1, columns * (wide + 1) - 1, (i, j) => {
      const [down, right] = [i % (tall + 1), j % (wide + 1)];
      if (down === tall || right === wide) return bars;
      return isChosen(at(i - down, j - right)) ? pattern.at(down, right) : ground;
    });
  return { input: withPatternIn((pane) => pane === source), output: withPatternIn(() => true) };
};

/** Everything becomes twice as large. */
const twiceAsLarge: Task = (draw) => {
  const input = speckled(draw, draw.scaled(1, 15), draw.scaled(1, 15));
  return { input, output: input.upscale(2) };
};

export const tasks: Readonly<Record<string, Task>> = {
  c444b776: copiedToPanes,
  c59eb873: twiceAsLarge,
};
