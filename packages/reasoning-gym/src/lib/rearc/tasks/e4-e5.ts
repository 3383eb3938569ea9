import { attempt } from '../../attempt.ts';
import { at, type Cell, type Dot } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { occurrences } from '../../grid/objects.ts';
import {
  antitransposed,
  bounds,
  flippedColumns,
  flippedRows,
  mergedMap,
  normalized,
  recolored,
  shifted,
  transposed,
} from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import {
  backdrop,
  box,
  cornerNeighbors,
  fullColumn,
  fullRow,
  line,
  outbox,
  rectangle,
  sideNeighbors,
} from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { blob, grow } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, without, placesFor } from '../scenes.ts';
import { type Pair, type Task, turned } from '../task.ts';

/** A pinwheel whose arms are each only partly there, and all of it. */
function pinwheel(draw: Draw, side: number, ground: number, colors: readonly number[]): Pair {
  const blank = Grid.filled(ground, side, side);
  const half = Math.floor(side / 2);
  const isEven = side % 2 === 0;
  const quarter = blank.cells().filter(({ i, j }) => i < half && (isEven ? j < half : j <= half));
  const hub = isEven
    ? shifted(rectangle(2, 2), at(half - 1, half - 1))
    : [at(half, half), ...cornerNeighbors(at(half, half))];
  const ringCount = draw.scaled(1, Math.max(1, Math.floor((side - 2) / 2)));
  const rings = range(ringCount)
    .map((k) => box([at(k, k), at(side - k - 1, side - k - 1)]))
    .reduce((all, ring) => all.union(ring), new PythonSet<Cell>());
  const [inner, outer] = [quarter.difference(rings), rings.intersection(quarter)];
  const arm = attempt('arm without symmetry', () => {
    const cells = PythonSet.from(draw.sample(quarter, draw.scaled(1, quarter.size)))
      .union(PythonSet.of(draw.choice(inner)))
      .union(PythonSet.of(draw.choice(outer)));
    const dots = inAnyOf(draw, colors, cells);
    return flippedRows(dots).equals(dots) && flippedColumns(dots).equals(dots) ? undefined : dots;
  });
  const withArms = (start: Grid, armOf: (turn: number) => Iterable<Dot>): Grid =>
    range(4).reduce((grid, turn) => grid.paint(armOf(turn)).turnRight(), start);
  const hubColor = draw.choice(colors);
  const output = withArms(blank, () => arm).fill(hubColor, hub);
  const splits = draw.scaled(1, 4);
  const input = withArms(output.fill(ground, rings), (turn) =>
    arm.values().filter((_, index) => index % splits === turn),
  ).fill(hubColor, hub);
  return turned(draw, { input, output });
}

/** What the outer rings of a pinwheel lack is completed. */
const completedPinwheel: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const side = draw.scaled(4, Math.min(height, width) - 2);
  const place = at(draw.between(0, height - side), draw.between(0, width - side));
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(1, 9));
  const { input, output } = pinwheel(draw, side, ground, colors);
  const placed = (grid: Grid): Grid => Grid.filled(ground, height, width).paint(shifted(grid.dots(), place));
  return { input: placed(input), output: placed(output) };
};

/** A cross moves away from the dots, by one cell for each of them. */
const countedSteps: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const [i, j] = [draw.between(1, height - 2), draw.between(1, width - 2)];
  const steps = draw.scaled(1, Math.min(height - i - 1, width - j - 1, i * j));
  const dots = draw.sample(rectangle(i, j), steps);
  const [ground, color, dot] = draw.sample(COLORS, 3);
  const cross = (row: number, column: number): Grid =>
    Grid.filled(ground, height, width).fill(color, fullRow(row)).fill(color, fullColumn(column));
  return turned(draw, { input: cross(i, j).fill(dot, dots), output: cross(i + steps, j + steps) });
};

/** Every hole in the noise that has the shown shape is filled. */
const filledHoles: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [ground, color] = draw.sample(range(1, 10), 2);
  const blank = Grid.filled(ground, height, width);
  const all = blank.cells();
  const cells = blob(draw, all, 1);
  const size = draw.scaled(3, 9);
  while (cells.size < size) grow(draw, cells, all);
  const shape = normalized(cells);
  const area = height * width;
  const noise = draw.scaled(Math.trunc(0.2 * height * width), Math.trunc(0.5 * height * width));
  let input = blank.fill(0, draw.sample(all, noise));
  const { height: tall, width: wide } = bounds(shape);
  const holes = draw.scaled(2, Math.max(2, Math.floor(area / (size * 3))));
  for (let left = holes; left > 0; left--) {
    const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
    input = input.fill(left === 1 ? color : 0, shifted(shape, place));
  }
  const found = occurrences(input, recolored(shape, 0)).values();
  return {
    input,
    output: input.fill(
      color,
      found.flatMap((place) => [...shifted(shape, place)]),
    ),
  };
};

interface Letter {
  readonly color: number;
  readonly height: number;
  readonly width: number;
  readonly cells: (draw: Draw, height: number, width: number) => PythonSet<Cell>;
}

/** Shapes like an L, a U and a Z, with their least sizes. */
const LETTERS: readonly Letter[] = [
  {
    color: 1,
    height: 2,
    width: 2,
    cells: (_draw, height, width) => line(at(0, 0), at(height - 1, 0)).union(line(at(0, 0), at(0, width - 1))),
  },
  {
    color: 6,
    height: 2,
    width: 3,
    cells: (draw, height, width) =>
      line(at(0, 0), at(0, width - 1)).union(
        line(at(0, 0), at(draw.between(1, height - 1), 0)),
        line(at(0, width - 1), at(draw.between(1, height - 1), width - 1)),
      ),
  },
  {
    color: 2,
    height: 3,
    width: 3,
    cells: (draw, height, width) => {
      const foot = line(at(height - 1, 0), at(height - 1, draw.between(1, width - 1)));
      const stem = line(at(0, 0), at(height - 1, 0)).union(foot);
      return line(at(0, 0), at(0, width - 1)).union(shifted(stem, at(0, draw.between(1, width - 2))));
    },
  },
];

const LETTER_SYMMETRIES: readonly ((cells: PythonSet<Cell>) => PythonSet<Cell>)[] = [
  (cells) => cells,
  transposed,
  antitransposed,
  flippedColumns,
  flippedRows,
];

/** Shapes are coloured by their kind. */
const coloredLetters: Task = (draw) => {
  const palette = without(COLORS, 1, 2, 6);
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(palette);
  const colors = draw.sample(without(palette, ground), draw.scaled(1, 6));
  const count = draw.scaled(3, Math.floor((height * width) / 10));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(count, 5 * count, () => {
    const letter = draw.choice(LETTERS);
    const upright = letter.cells(draw, draw.between(letter.height, 6), draw.between(letter.width, 6));
    const changes = draw.sample(LETTER_SYMMETRIES, draw.choice([1, 2]));
    const shape = changes.reduce((cells, change) => change(cells), upright);
    const { height: tall, width: wide } = bounds(shape);
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const cells = shifted(shape, draw.choice(places));
    if (!cells.isSubsetOf(free)) return false;
    free = free.difference(cells).difference(mergedMap(cells, sideNeighbors));
    input = input.fill(draw.choice(colors), cells);
    output = output.fill(letter.color, cells);
    return true;
  });
  return { input, output };
};

/** The block with the most red cells. */
const reddestBlock: Task = (draw) => {
  const palette = without(COLORS, 2);
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(palette);
  const unused = draw.choice(without(palette, ground));
  const blockPalette = without(palette, ground, unused);
  let input = Grid.filled(ground, height, width);
  const blocks: Grid[] = [];
  const count = draw.scaled(1, 10);
  let most = Infinity;
  let free = input.cells();
  placeSome(count, 4 * count + 1, () => {
    if (free.size === 0) return false;
    const [tall, wide] = [draw.between(3, 8), draw.between(3, 8)];
    const places = free.filter(({ i, j }) => i < height - tall && j < width - wide);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const area = backdrop([place, place.moved(tall - 1, wide - 1)]);
    if (!area.isSubsetOf(free)) return false;
    const colors = draw.sample(blockPalette, draw.scaled(1, 7));
    const isFirst = blocks.length === 0;
    const redCount = draw.scaled(isFirst ? 1 : 0, Math.min(tall * wide, most - 1));
    if (isFirst) most = redCount;
    const block = Grid.filled(draw.choice(colors), tall, wide);
    const cells = block.cells();
    const reds = draw.sample(cells, redCount);
    const others = inAnyOf(draw, colors, cells.difference(PythonSet.from(reds)));
    blocks.push(block.fill(2, reds).paint(others));
    input = input.paint(shifted(blocks.at(-1)!.dots(), place));
    free = free.difference(area).difference(outbox(area));
    return true;
  });
  return { input, output: blocks[0]! };
};

export const tasks: Readonly<Record<string, Task>> = {
  e40b9e2f: completedPinwheel,
  e48d4e1a: countedSteps,
  e5062a87: filledHoles,
  e509e548: coloredLetters,
  e50d258f: reddestBlock,
};
