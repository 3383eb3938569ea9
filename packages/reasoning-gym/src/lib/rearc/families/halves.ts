import { Grid } from '../../grid/grid.ts';
import { COLORS, without } from '../scenes.ts';
import { perhapsTransposed, type Task } from '../task.ts';

/**
 * Two halves with coloured cells on either side of a bar, on black. What to mark depends on where a cell is coloured.
 * `combinedHalves` draws its colours and the number of cells otherwise.
 */
export const halves = (
  mark: number,
  isMarked: (inFirst: boolean, inSecond: boolean) => boolean,
  shortestSide = 2,
): Task => {
  const barColors = without(COLORS, 0, mark);
  return (draw) => {
    const [height, width] = [draw.scaled(shortestSide, 30), draw.scaled(shortestSide, 14)];
    const bar = draw.choice(barColors);
    const colors = without(barColors, bar);
    const [firstColor, secondColor] = [draw.choice(colors), draw.choice(colors)];
    const empty = Grid.filled(0, height, width);
    const cells = empty.cells();
    const middle = Math.floor(cells.size / 2);
    const [firstOff, secondOff] = [draw.scaled(0, middle), draw.scaled(0, middle)];
    const [firstSign, secondSign] = [draw.choice([1, -1]), draw.choice([1, -1])];
    const within = (count: number): number => Math.max(Math.min(cells.size - 1, count), 1);
    const first = empty.fill(firstColor, draw.sample(cells, within(middle + firstSign * firstOff)));
    const second = empty.fill(secondColor, draw.sample(cells, within(middle + secondSign * secondOff)));
    return perhapsTransposed(draw, {
      input: first.beside(Grid.filled(bar, height, 1)).beside(second),
      output: Grid.from(height, width, (i, j) => (isMarked(first.at(i, j) !== 0, second.at(i, j) !== 0) ? mark : 0)),
    });
  };
};
