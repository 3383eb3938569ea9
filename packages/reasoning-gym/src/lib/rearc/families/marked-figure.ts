import type { Cell, Dot } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { bounds, cellsOf, mergedMap, normalized, recolored, shifted } from '../../grid/patch.ts';
import { neighbors, rectangle } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { growBy, seed } from '../growth.ts';
import { COLORS, placeSome, without, placesFor } from '../scenes.ts';
import type { Task } from '../task.ts';

function figureWithin(draw: Draw, tall: number, wide: number): PythonSet<Cell> {
  const within = rectangle(tall, wide);
  const count = draw.between(3, tall * wide);
  const sprout = seed(draw, within);
  growBy(draw, count - 1, sprout);
  return sprout.cells;
}

/** Of several figures, the only one that has two colours, in its main colour; with the cell of the other, or without. */
export const markedFigure =
  (markedCell: 'with' | 'without'): Task =>
  (draw) => {
    const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
    const count = draw.scaled(2, Math.floor((height * width) / 15));
    const ground = draw.choice(COLORS);
    const colors = without(COLORS, ground);
    let input = Grid.filled(ground, height, width);
    let output: Grid | undefined;
    let free = input.cells();
    const colored = (figure: PythonSet<Cell>): PythonSet<Dot> => {
      if (output) return recolored(figure, draw.choice(colors));
      const mark = draw.choice(figure);
      const markColor = draw.choice(colors);
      const mainColor = draw.choice(without(colors, markColor));
      const main = figure.filter((cell) => cell !== mark);
      const wanted = markedCell === 'with' ? figure : main;
      const around = bounds(wanted);
      output = Grid.filled(ground, around.height, around.width).fill(mainColor, normalized(wanted));
      return PythonSet.of(mark.in(markColor)).union(recolored(main, mainColor));
    };
    placeSome(count, 4 * count, () => {
      const [tall, wide] = [draw.between(2, 6), draw.between(2, 6)];
      const figure = colored(figureWithin(draw, tall, wide));
      const places = placesFor(free, { height, width }, tall, wide);
      if (places.size === 0) return false;
      const placed = shifted(figure, draw.choice(places));
      const cells = cellsOf(placed);
      if (!cells.isSubsetOf(free)) return false;
      input = input.paint(placed);
      free = free.difference(cells).difference(mergedMap(cells, neighbors));
      return true;
    });
    return { input, output: output! };
  };
