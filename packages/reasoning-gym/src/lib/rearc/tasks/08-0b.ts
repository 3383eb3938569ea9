import { at, type Cell } from '../../grid/cell.ts';
import { Grid, turnAround, turnLeft } from '../../grid/grid.ts';
import { bottomLeft, bottomRight, shifted, topLeft, topRight } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, fullColumn, line, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import { COLORS, placeSome, without } from '../scenes.ts';
import { changed, type Task } from '../task.ts';
import { lattice } from '../families/lattice.ts';

/** Upright bars get the colours 1 to 4 by their height. */
const barsByHeight: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const ground = draw.choice(without(COLORS, 1, 2, 3, 4));
  const colors = without(COLORS, ground);
  const places = draw.sample(range(width), draw.scaled(4, width));
  const tops = draw.sample(range(height), 4);
  const barColors = places.map(() => draw.choice(colors));
  const barTops = draw.shuffle([...places.slice(4).map(() => draw.choice(tops)), ...tops]);
  const ordered = tops.toSorted((a, b) => a - b);
  let input = Grid.filled(ground, height, width);
  let output = input;
  places.forEach((j, index) => {
    const top = barTops[index]!;
    const bar = line(at(top, j), at(height - 1, j));
    input = input.fill(barColors[index]!, bar);
    output = output.fill(1 + ordered.indexOf(top), bar);
  });
  return { input, output };
};

/** The field that lacks a colour is enlarged to the whole lattice. */
const enlargedField: Task = (draw) => {
  const [tall, wide] = [draw.scaled(2, 5), draw.scaled(2, 5)];
  const ground = draw.choice(COLORS);
  const lineColor = draw.choice(without(COLORS, ground));
  const count = draw.scaled(2, Math.min(7, tall * wide - 2));
  const empty = lattice({ rows: tall, columns: wide, tall, wide, ground, lineColor });
  const field = rectangle(tall, wide);
  const placeOf = ({ i, j }: Cell): Cell => at(i * (tall + 1), j * (wide + 1));
  const places = PythonSet.from(range(wide).flatMap((j) => range(tall).map((i) => placeOf(at(i, j)))));
  const place = draw.choice(places);
  const colors = draw.sample(without(COLORS, ground, lineColor), count);
  const fewer = without(colors, draw.choice(colors));
  const chosen = draw.sample(field, count - 1);
  const dots = fewer.map((color, index) => place.plus(chosen[index]!).in(color));
  for (const other of without(places.values(), place)) {
    const cells = draw.sample(field, count);
    dots.push(...colors.map((color, index) => other.plus(cells[index]!).in(color)));
  }
  return {
    input: empty.paint(dots),
    output: fewer.reduce((grid, color, index) => grid.fill(color, shifted(field, placeOf(chosen[index]!))), empty),
  };
};

/** Each small cross grows into a star with eight arms. */
const grownStars: Task = (draw) => {
  const allowed = without(COLORS, 3, 4);
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(allowed);
  const colors = draw.sample(without(allowed, ground), draw.scaled(2, 7));
  let input = Grid.filled(ground, height, width);
  let output = input;
  const count = draw.scaled(1, Math.floor((height * width) / 25));
  let free = input.cells();
  const places = free.filter(({ i, j }) => i < height - 5 && j < width - 5);
  placeSome(count, 4 * count + 1, () => {
    const place = draw.choice(places);
    const square = backdrop([place, place.moved(4, 4)]);
    draw.choice(colors); // not used
    if (!square.isSubsetOf(free)) return false;
    const [middleColor, armColor] = draw.sample(colors, 2);
    const middle = place.moved(2, 2);
    const upright = line(place.moved(0, 2), place.moved(4, 2)).union(line(place.moved(2, 0), place.moved(2, 4)));
    const diagonal = line(place, place.moved(4, 4)).union(line(place.moved(4, 0), place.moved(0, 4)));
    input = input.fill(middleColor, [middle]).fill(armColor, sideNeighbors(middle));
    output = output.fill(armColor, upright).fill(middleColor, diagonal);
    free = free.difference(square);
    return true;
  });
  return { input, output };
};

/** Two dots become lines across, which are repeated in turn at the same distance. */
const alternatingLines: Task = (draw) => {
  const height = draw.scaled(4, 29);
  const width = draw.scaled(height + 1, 30);
  const [ground, firstColor, secondColor] = draw.sample(COLORS, 3);
  const first = draw.scaled(3, width - 2);
  const second = draw.scaled(1, first - 2);
  const ends = [0, height - 1];
  const empty = Grid.filled(ground, height, width);
  const input = empty
    .fill(firstColor, [at(draw.choice(ends), first)])
    .fill(secondColor, [at(draw.choice(ends), second)]);
  const linesFrom = (start: number): Cell[] =>
    range(start, -1, -2 * (first - second)).flatMap((j) => fullColumn(j).values());
  const output = empty.fill(firstColor, linesFrom(first)).fill(secondColor, linesFrom(second));
  return changed({ input, output }, draw.choice([turnAround, turnLeft]));
};

/** Of four blocks, the one that has a colour of its own. */
const oddBlock: Task = (draw) => {
  const [height, width] = [draw.scaled(7, 30), draw.scaled(7, 30)];
  const ground = draw.choice(COLORS);
  const [bottom, right] = [draw.between(3, height - 3), draw.between(3, width - 3)];
  const lower = bottom + draw.between(2, height - bottom - 1);
  const further = right + draw.between(2, width - right - 1);
  const blocks = [
    backdrop([at(0, 0), at(bottom, right)]),
    backdrop([at(lower, 0), at(height - 1, right)]),
    backdrop([at(0, further), at(bottom, width - 1)]),
    backdrop([at(lower, further), at(height - 1, width - 1)]),
  ];
  const color = draw.choice(without(COLORS, ground));
  const otherColor = draw.choice(without(COLORS, ground, color));
  const odd = draw.choice(blocks);
  /** Some cells of a block, with at least one on each side. */
  const drawCells = (block: PythonSet<Cell>): Cell[] => [
    ...draw.sample(block, block.size - draw.scaled(0, block.size - 1)),
    draw.choice(line(topLeft(block), topRight(block))),
    draw.choice(line(topLeft(block), bottomLeft(block))),
    draw.choice(line(topRight(block), bottomRight(block))),
    draw.choice(line(bottomLeft(block), bottomRight(block))),
  ];
  const input = without(blocks, odd).reduce(
    (grid, block) => grid.fill(otherColor, drawCells(block)),
    Grid.filled(ground, height, width).fill(color, drawCells(odd)),
  );
  return { input, output: input.cropTo(odd) };
};

export const tasks: Readonly<Record<string, Task>> = {
  '08ed6ac7': barsByHeight,
  '09629e4f': enlargedField,
  '0962bcdd': grownStars,
  '0a938d79': alternatingLines,
  '0b148d64': oddBlock,
};
