import { attempt } from '../../attempt.ts';
import { at, DOWN_RIGHT, UP_LEFT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { plainLines } from '../../grid/objects.ts';
import { mergedMap, recolored } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, box, fullColumn, fullRow, ray, sideNeighbors } from '../../grid/shapes.ts';
import { COLORS, placeSome, without } from '../scenes.ts';
import { perhapsTransposed, type Task, turned } from '../task.ts';

/** Blue squares draw a diagonal to the upper left, red ones to the lower right. */
const tailedSquares: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const ground = draw.choice(without(COLORS, 1, 2));
  const count = draw.scaled(2, Math.floor((height * width) / 10));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(count, 5 * count, () => {
    const places = free.filter(({ i, j }) => i > 0 && i <= height - 3 && j > 0 && j <= width - 3);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const color = draw.choice([1, 2]);
    const square = backdrop([place, place.moved(1, 1)]);
    const tail = ray(place, color === 1 ? UP_LEFT : DOWN_RIGHT);
    const both = square.union(tail.filter((cell) => input.holds(cell)));
    if (!both.isSubsetOf(free)) return false;
    free = free.difference(both).difference(mergedMap(square, sideNeighbors));
    input = input.fill(color, square);
    output = output.fill(color, both);
    return true;
  });
  return { input, output };
};

/** Three dots in a diagonal line span boxes around the middle one, each larger by the same step. */
const growingBoxes: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const [fewRows, fewColumns] = [draw.scaled(0, Math.floor(height / 2)), draw.scaled(0, Math.floor(width / 2))];
  const drawnRows = draw.choice([fewRows, height - fewRows]);
  const drawnColumns = draw.choice([fewColumns, width - fewColumns]);
  const odd = (size: number, limit: number): number => {
    const made = size % 2 === 0 ? draw.choice([size - 1, size + 1]) : size;
    return Math.min(Math.max(1, made), limit % 2 === 1 ? limit : limit - 1);
  };
  const [tall, wide] = [odd(drawnRows, height), odd(drawnColumns, width)];
  const corner = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const ground = draw.choice(COLORS);
  const color = draw.choice(without(COLORS, ground));
  const [down, right] = [Math.floor(tall / 2), Math.floor(wide / 2)];
  const middle = corner.moved(down, right);
  const input = Grid.filled(ground, height, width).fill(color, [corner, middle, corner.moved(tall - 1, wide - 1)]);
  const drawBoxes = (): Grid => {
    if (tall === 1 && wide === 3) return input.fill(color, fullRow(middle.i));
    if (tall === 3 && wide === 1) return input.fill(color, fullColumn(middle.j));
    let grid = input;
    for (let k = 1; ; k++) {
      const next = grid.fill(color, box([middle.moved(-k * down, -k * right), middle.moved(k * down, k * right)]));
      if (next.equals(grid)) return grid;
      grid = next;
    }
  };
  return perhapsTransposed(draw, { input, output: drawBoxes() });
};

/** What is between the four lines; its noise is drawn out to the line of the same colour. */
const betweenLines: Task = (draw) => {
  const [height, width] = [draw.scaled(7, 30), draw.scaled(7, 30)];
  const [farthestTop, farthestLeft] = [draw.between(1, height - 4), draw.between(1, width - 4)];
  const top = farthestTop - draw.scaled(0, farthestTop - 1);
  const left = farthestLeft - draw.scaled(0, farthestLeft - 1);
  const [bottom, right] = [draw.scaled(top + 2, height - 2), draw.scaled(left + 2, width - 2)];
  const ground = draw.choice(COLORS);
  const [color, second, third, fourth] = draw.sample(without(COLORS, ground), 4);
  const lines = draw.shuffle([
    recolored(fullRow(top), color),
    recolored(fullRow(bottom), second),
    recolored(fullColumn(left), third),
    recolored(fullColumn(right), fourth),
  ]);
  const scene = lines.reduce((grid, dots) => grid.paint(dots), Grid.filled(ground, height, width));
  const free = scene.cellsOfColor(ground);
  const input = attempt('noise that makes no further line', () => {
    const noise = draw.sample(free, draw.scaled(1, Math.max(1, Math.floor(free.size / 3))));
    const grid = scene.fill(color, noise);
    return plainLines(grid).size > 4 ? undefined : grid;
  });
  const part = input.crop(top, left, bottom - top + 1, right - left + 1);
  const trails = [...part.cellsOfColor(color)].flatMap(({ i, j }) => range(i).map((above) => at(above, j)));
  return turned(draw, { input, output: part.fill(color, trails) });
};

export const tasks: Readonly<Record<string, Task>> = {
  '5c0a986e': tailedSquares,
  '5c2c9af4': growingBoxes,
  '5daaa586': betweenLines,
};
