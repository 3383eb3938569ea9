import { at, DOWN, DOWN_LEFT, DOWN_RIGHT, type Dot, ORIGIN, RIGHT, UP_LEFT, UP_RIGHT } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { occurrences } from '../../grid/objects.ts';
import {
  antitransposed,
  bounds,
  cellsOf,
  flippedColumns,
  flippedRows,
  mergedMap,
  normalized,
  shifted,
  transposed,
} from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, inbox, line, neighbors, outbox, ray, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import { COLORS, placeSome, speckled, without, placesFor } from '../scenes.ts';
import { type Task, turned } from '../task.ts';

/** The quarters of the large part take the four colours of the small part. */
const fourColors: Task = (draw) => {
  const [half, halfWidth] = [draw.scaled(2, 13), draw.scaled(2, 13)];
  const [height, width] = [2 * half, 2 * halfWidth];
  const ground = draw.choice(COLORS);
  const lineColor = draw.choice(without(COLORS, ground));
  const color = draw.choice(without(COLORS, ground, lineColor));
  const others = without(COLORS, ground, lineColor, color);
  const few = draw.sample(others, draw.scaled(1, 4));
  const colors = range(4).map(() => draw.choice(few));
  const empty = Grid.filled(ground, height, width);
  const count = draw.fewOrMany(0, Math.floor((height * width) / 2), height * width, 0);
  const cells = draw.sample(empty.cells(), count);
  const colorAt = (i: number, j: number): number => colors[2 * i + j]!;
  return turned(draw, {
    input: Grid.filled(ground, height + 3, width + 3)
      .fill(color, shifted(cells, at(3, 3)))
      .fill(lineColor, line(at(2, 0), at(2, width + 2)))
      .fill(lineColor, line(at(0, 2), at(height + 2, 2)))
      .paint(rectangle(2, 2).map((cell) => cell.in(colorAt(cell.i, cell.j)))),
    output: empty.paint(cells.map((cell) => cell.in(colorAt(Number(cell.i >= half), Number(cell.j >= halfWidth))))),
  });
};

const OUTWARDS = [
  { corner: ORIGIN, towards: UP_LEFT },
  { corner: RIGHT, towards: UP_RIGHT },
  { corner: DOWN, towards: DOWN_LEFT },
  { corner: DOWN_RIGHT, towards: DOWN_RIGHT },
];

/** The tails of the square grow to the edge. */
const growingTails: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const ground = draw.choice(COLORS);
  const tails = draw.sample(OUTWARDS, draw.scaled(0, 4));
  const place = at(draw.between(0, height - 2), draw.between(0, width - 2));
  let input = Grid.filled(ground, height, width);
  let output = input;
  for (const outwards of OUTWARDS) {
    const cell = place.plus(outwards.corner);
    const color = draw.choice(without(COLORS, ground));
    const hasTail = tails.includes(outwards);
    input = input.fill(color, hasTail ? [cell, cell.plus(outwards.towards)] : [cell]);
    output = output.fill(color, hasTail ? ray(cell, outwards.towards) : [cell]);
  }
  return { input, output };
};

const PATCH_SYMMETRIES: readonly ((dots: PythonSet<Dot>) => PythonSet<Dot>)[] = [
  (dots) => dots,
  transposed,
  antitransposed,
  flippedRows,
  flippedColumns,
];

/** All that two of the symmetries make of a patch, with repeats. */
const variantsOf = (dots: PythonSet<Dot>): PythonSet<Dot>[] =>
  PATCH_SYMMETRIES.flatMap((second) => PATCH_SYMMETRIES.map((first) => normalized(second(first(dots)))));

/** Wherever the specks lie as on the patch, turned or mirrored, another such patch is put under them. */
const patchedSpecks: Task = (draw) => {
  const [height, width] = [draw.scaled(12, 32), draw.scaled(12, 32)];
  const tall = draw.scaled(3, Math.min(7, Math.floor(height / 3)));
  const wide = draw.scaled(3, Math.min(7, Math.floor(width / 3)));
  const [ground, speck, color] = draw.sample(COLORS, 3);
  const within = backdrop(inbox(rectangle(tall, wide)));
  const cells = PythonSet.of(draw.choice(within));
  while (bounds(cells).height < tall - 2 || bounds(cells).width < wide - 2) {
    cells.add(draw.choice(within.difference(cells)));
  }
  const patch = Grid.filled(color, tall, wide).fill(speck, cells).dots();
  const bare = Grid.filled(ground, tall, wide).fill(speck, cells).dots();
  const place = at(draw.between(1, height - tall - 1), draw.between(1, width - wide - 1));
  const placed = shifted(patch, place);
  const taken = cellsOf(placed);
  let input = Grid.filled(ground, height, width).paint(placed);
  let free = input
    .cellsOfColor(ground)
    .intersection(shifted(rectangle(height - 2, width - 2), DOWN_RIGHT))
    .difference(taken.union(mergedMap(taken, sideNeighbors)));
  input = input.fill(speck, draw.sample(free, draw.scaled(1, Math.max(1, Math.floor(free.size / 4)))));
  const [bareVariants, variants] = [variantsOf(bare), variantsOf(patch)];
  const count = draw.scaled(1, Math.max(1, Math.floor((height * width) / (tall * wide * 4))));
  placeSome(count, 5 * count, () => {
    const variant = draw.choice(bareVariants);
    const { height: rows, width: columns } = bounds(variant);
    const places = free.filter(({ i, j }) => i >= 1 && i <= height - rows - 1 && j >= 1 && j <= width - columns - 1);
    if (places.size === 0) return false;
    const dots = shifted(variant, draw.choice(places));
    if (!cellsOf(dots).isSubsetOf(free)) return false;
    free = free.difference(cellsOf(dots));
    input = input.paint(dots);
    return true;
  });
  const found = new PythonSet<Dot>();
  bareVariants.forEach((variant, index) => {
    found.addAll(mergedMap(occurrences(input, variant), (corner) => shifted(variants[index]!, corner)));
  });
  return { input: input.trim(), output: input.paint(found).trim() };
};

/** The noise is taken away from the rectangles and the ground. */
const noiseTakenAway: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(1, 5));
  const others = without(COLORS, ground, ...colors);
  const noiseColors = draw.sample(others, draw.scaled(1, others.length));
  const count = draw.scaled(1, Math.floor((height * width) / 25));
  let output = Grid.filled(ground, height, width);
  let free = output.cells();
  placeSome(count, 5 * count, () => {
    const [tall, wide] = [draw.between(2, 7), draw.between(2, 7)];
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const placed = shifted(rectangle(tall, wide), draw.choice(places));
    if (!placed.isSubsetOf(free)) return false;
    free = free.difference(placed).difference(outbox(placed));
    output = output.fill(draw.choice(colors), placed);
    return true;
  });
  let input = output;
  let clean = input.cells();
  for (let noise = draw.scaled(1, Math.floor((height * width) / 9)); noise > 0 && clean.size > 0; noise--) {
    const cell = draw.choice(clean);
    const color = input.at(cell.i, cell.j);
    clean = clean.difference(
      neighbors(cell).filter((other) => input.holds(other) && input.at(other.i, other.j) === color),
    );
    input = input.fill(draw.choice(noiseColors), [cell]);
  }
  return { input, output };
};

/** Single cells are taken away, rectangles stay. */
const singlesTakenAway: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [ground, color] = draw.sample(COLORS, 2);
  const count = draw.scaled(1, Math.floor((height * width) / 15));
  let output = Grid.filled(ground, height, width);
  let free = output.cells();
  for (let tries = 0, done = 0; tries < 4 * count && done < count; tries++) {
    const [tall, wide] = [draw.between(2, 6), draw.between(2, 6)];
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) break;
    // Moved to the place twice.
    const placed = shifted(rectangle(tall, wide), draw.choice(places).times(2));
    if (!placed.isSubsetOf(free)) continue;
    output = output.fill(color, placed);
    free = free.difference(placed).difference(outbox(placed));
    done += 1;
  }
  let single = output.cellsOfColor(ground);
  const noise = range(draw.scaled(0, Math.floor(single.size / 2) - 1)).map(() => {
    const cell = draw.choice(single);
    single = single.difference(sideNeighbors(cell));
    return cell;
  });
  return { input: output.fill(color, noise), output };
};

/** With its three turns beside and below. */
const fourTurns: Task = (draw) => {
  const side = draw.scaled(1, 15);
  const input = speckled(draw, side, side);
  const top = input.beside(input.turnRight());
  return { input, output: top.above(input.turnLeft().beside(input.turnAround())) };
};

export const tasks: Readonly<Record<string, Task>> = {
  '7c008303': fourColors,
  '7ddcd7ec': growingTails,
  '7df24a62': patchedSpecks,
  '7e0986d6': noiseTakenAway,
  '7f4411dc': singlesTakenAway,
  '7fe24cdd': fourTurns,
};
