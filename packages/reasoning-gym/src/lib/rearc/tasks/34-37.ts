import { attempt } from '../../attempt.ts';
import { at, type Cell, type Dot, ORIGIN } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import {
  antitransposed,
  bounds,
  cellsOf,
  flippedColumns,
  flippedRows,
  mergedMap,
  normalized,
  type Patch,
  recolored,
  shifted,
  transposed,
} from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, line, neighbors, outbox, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { blob } from '../growth.ts';
import { halves } from '../families/halves.ts';
import { drawSpaced } from '../families/spaced.ts';
import { COLORS, inAnyOf, placeSome, without, placesFor } from '../scenes.ts';
import { mirrored, type Task, turned } from '../task.ts';

/** Cells that are coloured in only one of the two halves. */
const inOneHalf = halves(3, (inFirst, inSecond) => inFirst !== inSecond, 1);

/** The dots at the ends of the branches go down to the stem. */
const dotsToStem: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const [ground, color, dotColor] = draw.sample(COLORS, 3);
  const count = draw.scaled(1, Math.floor(width / 2));
  const columns = drawSpaced(draw, range(width), count);
  let input = Grid.filled(ground, height, width).fill(color, line(ORIGIN, at(0, width - 1)));
  let output = input;
  for (const j of columns) {
    const end = at(draw.between(1, height - 3), j);
    const branch = line(at(0, j), end);
    input = input.fill(color, branch).fill(dotColor, [end.moved(1, 0)]);
    output = output.fill(color, branch).fill(dotColor, [at(0, j)]);
  }
  return turned(draw, { input, output });
};

/** By how much a picture of eight mirrored parts falls short of twice its half. */
const CUT = 2;

/** Whether what is left of a picture of eight mirrored parts tells all of it. */
function symmetryTest(side: number): (isLeft: (cell: Cell) => boolean) => boolean {
  const corner = rectangle(CUT, CUT).values();
  const strip = shifted(rectangle(2 * (side - CUT), CUT), at(CUT, 0)).values();
  const triangle = rectangle(side, side).filter(({ i, j }) => j >= CUT && i >= j);
  const far = side - CUT;
  const quarters: [by: Cell, flip: (cells: PythonSet<Cell>) => PythonSet<Cell>][] = [
    [ORIGIN, (cells) => cells],
    [at(far, 0), flippedRows],
    [at(0, far), flippedColumns],
    [at(far, far), (cells) => flippedColumns(flippedRows(cells))],
  ];
  const parts = quarters.flatMap(([by, flip]) => {
    const back = (cells: PythonSet<Cell>): PythonSet<Cell> => flip(shifted(cells, by.times(-1)));
    return [
      { cells: shifted(flip(triangle), by), back },
      {
        cells: shifted(flip(transposed(triangle)), by),
        back: (cells: PythonSet<Cell>): PythonSet<Cell> => transposed(back(cells)),
      },
    ];
  });
  return (isLeft) => {
    if (!corner.every(isLeft) || !strip.every((cell) => isLeft(cell) || isLeft(at(cell.j, cell.i)))) return false;
    const known = new PythonSet<Cell>();
    for (const { cells, back } of parts) {
      const left = cells.filter(isLeft);
      // What is left is flipped within its own bounds, as in the reference, which is not always where it came from.
      if (left.size > 0) known.addAll(back(left));
    }
    return known.equals(triangle);
  };
}

/** A picture of eight mirrored parts is restored where it has been painted over. */
const restoredSymmetry: Task = (draw) => {
  const side = draw.scaled(6, 15);
  draw.sample(COLORS, 2); // Two colours that are drawn anew.
  const cover = draw.choice(COLORS);
  const ground = draw.choice(without(COLORS, cover));
  const lower = rectangle(side, side).filter(({ i, j }) => i >= j);
  const colors = draw.sample(without(COLORS, ground, cover), draw.scaled(1, 8));
  const cells = PythonSet.from(draw.sample(lower, draw.scaled(1, lower.size)));
  const dots = inAnyOf(draw, colors, cells);
  const quarter = Grid.filled(ground, side, side).paint(dots).transpose().paint(dots);
  const upper = quarter.beside(quarter.flipColumns());
  const size = 2 * side - CUT;
  const output = upper.above(upper.flipRows()).crop(0, 0, size, size);
  const isEnough = symmetryTest(side);
  const patches = draw.scaled(1, 2 * side);
  let input = output;
  placeSome(patches, 10 * patches, () => {
    const longest = Math.floor(side / 2) + 1;
    const [tall, wide] = [draw.between(2, longest), draw.between(2, longest)];
    const place = at(draw.between(0, size - tall), draw.between(0, size - wide));
    const covered = input.fill(cover, backdrop([place, place.moved(tall - 1, wide - 1)]));
    if (!isEnough(({ i, j }) => covered.at(i, j) !== cover)) return false;
    input = covered;
    return true;
  });
  return { input, output };
};

/** The pattern in the corner is drawn around every dot. */
const patternAtDots: Task = (draw) => {
  const [tall, wide] = [draw.scaled(1, 3) * 2 + 1, draw.scaled(1, 3) * 2 + 1];
  const rows = draw.scaled(2, Math.floor(30 / tall));
  const columns = draw.scaled(2, Math.floor((30 - wide - 1) / wide));
  const ground = draw.choice(COLORS);
  const barColor = draw.choice(without(COLORS, ground));
  const others = without(COLORS, ground, barColor);
  const places = new PythonSet<Cell>();
  for (let j = 0; j < columns; j++) for (let i = 0; i < rows; i++) places.add(at(i * tall, j * wide));
  const dotColor = draw.choice(others);
  const dots = draw.sample(places, draw.fewOrMany(1, Math.floor(places.size / 2), places.size));
  const pattern = inAnyOf(draw, draw.sample(others, draw.scaled(1, 8)), rectangle(tall, wide));
  const field = Grid.filled(ground, rows * tall, columns * wide);
  const middle = at((tall - 1) / 2, (wide - 1) / 2);
  const side = Grid.filled(ground, rows * tall, wide)
    .paint(pattern)
    .beside(Grid.filled(barColor, rows * tall, 1));
  return mirrored(draw, {
    input: side.beside(field.fill(dotColor, shifted(dots, middle))),
    output: side.beside(dots.reduce((grid, place) => grid.paint(shifted(pattern, place)), field)),
  });
};

type Mirroring = <T extends Cell | Dot>(patch: Patch<T>) => PythonSet<T>;
const MIRRORINGS: readonly Mirroring[] = [transposed, antitransposed, flippedRows, flippedColumns];

/** A figure in many colours; only if its cells of the main colour, with the mark, look no more symmetrical than it is. */
function drawFigure(
  draw: Draw,
  mainColor: number,
  markColor: number,
  others: readonly number[],
): PythonSet<Dot> | undefined {
  const first = draw.scaled(2, 5);
  const second = draw.scaled(first === 2 ? 3 : 2, 5);
  const within = draw.coin() ? rectangle(second, first) : rectangle(first, second);
  const count = draw.scaled(4, within.size);
  const cells = normalized(blob(draw, within, count));
  const missing = draw.scaled(1, count - 3);
  const mark = draw.choice(cells);
  const unmarked = cells.filter((cell) => cell !== mark);
  const left = PythonSet.from(draw.sample(unmarked, missing));
  const main = recolored(unmarked.difference(left), mainColor);
  const given = main.union([mark.in(markColor)]);
  const whole = given.union(inAnyOf(draw, others, left));
  const seen = normalized(given);
  const looksSymmetrical = MIRRORINGS.some((mirror) => mirror(seen).equals(seen) && !mirror(whole).equals(whole));
  return looksSymmetrical ? undefined : whole;
}

/** Every incomplete figure is completed after the model, which may be turned and mirrored. */
const completedFigures: Task = (draw) => {
  const { height, width, ground, mainColor, markColor, whole } = attempt('figure without false symmetry', () => {
    const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
    const [ground, mainColor, markColor] = draw.sample(COLORS, 3);
    const others = without(COLORS, ground, mainColor, markColor);
    draw.sample(others, draw.scaled(1, others.length)); // Colours that are not used.
    const whole = drawFigure(draw, mainColor, markColor, others);
    return whole && { height, width, ground, mainColor, markColor, whole };
  });
  const { height: tall, width: wide } = bounds(whole);
  const model = shifted(whole, at(draw.between(0, height - tall), draw.between(0, width - wide)));
  let input = Grid.filled(ground, height, width).paint(model);
  let output = input;
  const clear = (cells: PythonSet<Cell>, taken: PythonSet<Cell>): PythonSet<Cell> =>
    cells.difference(taken).difference(mergedMap(taken, neighbors));
  let free = clear(input.cells(), cellsOf(model));
  const copies = draw.scaled(1, Math.max(1, Math.floor((height * width) / (2 * whole.size))));
  const ways: readonly Mirroring[] = [normalized, ...MIRRORINGS];
  placeSome(copies, 5 * copies, () => {
    const [second, first] = [draw.choice(ways), draw.choice(ways)];
    const figure = normalized(second(first(whole)));
    const { height: tall, width: wide } = bounds(figure);
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const placed = shifted(figure, draw.choice(places));
    const taken = cellsOf(placed);
    if (!taken.isSubsetOf(free)) return false;
    free = clear(free, taken);
    input = input.paint(placed.filter(({ color }) => color === mainColor || color === markColor));
    output = output.paint(placed);
    return true;
  });
  return { input, output };
};

/** So many cells that are never far from one another, but do not fill a rectangle. */
function drawLooseCells(draw: Draw, within: PythonSet<Cell>, count: number): PythonSet<Cell> {
  return attempt('cells that do not fill their bounds', () => {
    const cells = PythonSet.of(draw.choice(within));
    for (let k = 1; k < count; k++) {
      const near = mergedMap(mergedMap(cells, sideNeighbors), neighbors);
      cells.add(draw.choice(within.difference(cells).intersection(near)));
    }
    const { height, width } = bounds(cells);
    return cells.size === height * width ? undefined : cells;
  });
}

/** Loose groups of cells are filled up to a yellow rectangle. */
const filledBounds: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const groups = draw.scaled(1, Math.floor((height * width) / 30));
  const [ground, noiseColor, color] = draw.sample(without(COLORS, 4), 3);
  const plain = Grid.filled(ground, height, width);
  let free = plain.cells();
  const noise = draw.between(Math.trunc(0.35 * height * width), Math.trunc(0.65 * height * width));
  let input = plain.fill(noiseColor, draw.sample(free, noise));
  let output = input;
  placeSome(groups, 5 * groups, () => {
    const [tall, wide] = [draw.between(2, 7), draw.between(2, 7)];
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const within = backdrop([place, place.moved(tall - 1, wide - 1)]);
    if (!within.isSubsetOf(free)) return false;
    const cells = shifted(normalized(drawLooseCells(draw, within, draw.between(2, tall * wide - 1))), place);
    const area = backdrop(cells);
    const next = input.fill(noiseColor, area).fill(color, cells);
    if (next.count(color) >= Math.min(next.count(noiseColor), next.count(ground))) return false;
    const ring = outbox(area);
    free = free.difference(area).difference(ring.union(outbox(ring)));
    input = next;
    output = output.fill(4, area).fill(color, cells);
    return true;
  });
  return { input, output };
};

export const tasks: Readonly<Record<string, Task>> = {
  '3428a4f5': inOneHalf,
  '3618c87e': dotsToStem,
  '3631a71a': restoredSymmetry,
  '363442ee': patternAtDots,
  '36d67576': completedFigures,
  '36fdfd69': filledBounds,
};
