import { attempt } from '../../attempt.ts';
import {
  at,
  type Cell,
  DOWN,
  DOWN_LEFT,
  DOWN_RIGHT,
  LEFT,
  ORIGIN,
  RIGHT,
  UP,
  UP_LEFT,
  UP_RIGHT,
} from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { paletteOf } from '../../grid/objects.ts';
import { bounds, cellsOf, mergedMap, normalized, shifted } from '../../grid/patch.ts';
import { box, line, neighbors, ray, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { growBy, seed } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, speckled, without } from '../scenes.ts';
import { type Task } from '../task.ts';

/** Where the shuffled cells are divided between the colours. */
function cuts(draw: Draw, area: number, colors: number): number[] {
  if (colors === 1) return [];
  if (colors === 2) return [draw.scaled(1, Math.floor(area / 2))];
  const [third, secondThird] = [Math.trunc((1 / 3) * area), Math.trunc((2 / 3) * area)];
  return [third - draw.scaled(0, third - 1), secondThird - draw.scaled(0, area - secondThird - 1)];
}

/** One, two or three colours: a line along the top, down to the right or up to the right. */
const countedColors: Task = (draw) => {
  const side = draw.scaled(3, 30);
  const cells = draw.shuffle([...rectangle(side, side)]);
  const colors = draw.sample(COLORS, draw.choice([1, 2, 3]));
  const ends = [0, ...cuts(draw, cells.length, colors.length), cells.length];
  const [topLeft, topRight, bottomLeft, bottomRight] = [
    ORIGIN,
    at(0, side - 1),
    at(side - 1, 0),
    at(side - 1, side - 1),
  ];
  const lines = [line(topLeft, topRight), line(topLeft, bottomRight), line(bottomLeft, topRight)];
  const empty = Grid.filled(0, side, side);
  return {
    input: colors.reduce((grid, color, index) => grid.fill(color, cells.slice(ends[index], ends[index + 1])), empty),
    output: empty.fill(5, lines[colors.length - 1]!),
  };
};

const SQUARE = rectangle(2, 2);

/** A corner of three cells, and the same with the ray that leaves from where the fourth would be. */
const SHOOTING_CORNERS = (
  [
    [ORIGIN, UP_LEFT],
    [RIGHT, UP_RIGHT],
    [DOWN, DOWN_LEFT],
    [DOWN_RIGHT, DOWN_RIGHT],
  ] as const
).map(([missing, towards]) => {
  const corner = SQUARE.filter((cell) => cell !== missing);
  return { corner, shooting: corner.union(ray(missing.plus(towards), towards)) };
});

/** Each corner shoots a ray out of its open side. */
const shootingCorners: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(4, 30)];
  const count = draw.scaled(1, Math.floor((height * width) / 8));
  const ground = draw.choice(COLORS);
  const colors = without(COLORS, ground);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(count, 4 * count, () => {
    if (free.size === 0) return false;
    const place = draw.choice(free);
    const { corner, shooting } = draw.choice(SHOOTING_CORNERS);
    const before = shifted(corner, place);
    const after = shifted(shooting, place).filter((cell) => input.holds(cell));
    if (!after.isSubsetOf(free) || !before.isSubsetOf(after)) return false;
    const color = draw.choice(colors);
    input = input.fill(color, before);
    output = output.fill(color, after);
    free = free.difference(after).difference(mergedMap(before, sideNeighbors));
    return true;
  });
  return { input, output };
};

const PAIRS = PythonSet.of(PythonSet.of(ORIGIN, RIGHT), PythonSet.of(ORIGIN, DOWN)).copy();
const TRIPLES = PythonSet.of(
  PythonSet.of(ORIGIN, DOWN, DOWN_RIGHT),
  PythonSet.of(ORIGIN, DOWN, RIGHT),
  PythonSet.of(DOWN_RIGHT, DOWN, RIGHT),
  PythonSet.of(DOWN_RIGHT, ORIGIN, RIGHT),
  shifted(PythonSet.of(ORIGIN, UP, DOWN), DOWN),
  shifted(PythonSet.of(ORIGIN, LEFT, RIGHT), RIGHT),
).copy();

/** All shapes of four cells that come up in a hundred attempts. */
function quadruples(draw: Draw): PythonSet<PythonSet<Cell>> {
  const shapes = new PythonSet<PythonSet<Cell>>();
  for (let k = 0; k < 100; k++) {
    const cells = PythonSet.of(ORIGIN);
    while (cells.size < 4) cells.add(draw.choice(mergedMap(cells, sideNeighbors).difference(cells)));
    shapes.add(normalized(cells));
  }
  return shapes.copy();
}

/** Shapes of two cells turn green, of three red, of four blue. */
const colorsBySize: Task = (draw) => {
  const kinds = [
    { shapes: PAIRS, color: 3 },
    { shapes: TRIPLES, color: 2 },
    { shapes: quadruples(draw), color: 1 },
  ];
  const colors = without(COLORS, 1, 2, 3);
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const ground = draw.choice(colors);
  const usual = draw.choice(without(colors, ground));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  const count = draw.scaled(1, Math.floor(Math.floor((height * width) / 2) / 3));
  for (let k = 0; k < count; k++) {
    const { shapes, color } = draw.choice(kinds);
    const shape = draw.choice(shapes);
    placeSome(1, 10, () => {
      const placed = shifted(shape, draw.choice(free));
      if (!placed.isSubsetOf(free)) return false;
      input = input.fill(usual, placed);
      output = output.fill(color, placed);
      free = free.difference(placed).difference(mergedMap(placed, sideNeighbors));
      return true;
    });
  }
  return { input, output };
};

/** The small colourful rectangle is cut to the form of the large shape. */
const cutToForm: Task = (draw) => {
  const [tallest, widest] = [draw.scaled(2, 7), draw.scaled(2, 7)];
  const [ground, color] = draw.sample(COLORS, 2);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(2, 9));
  const area = tallest * widest;
  const size = draw.fewOrMany(0, Math.floor(area / 2), area, 3, area - 1);
  const sprout = seed(draw, rectangle(tallest, widest));
  growBy(draw, size, sprout);
  const shape = normalized(sprout.cells);
  const { height, width } = bounds(shape);
  const form = Grid.filled(ground, height, width).fill(color, shape);
  const rows = draw.scaled(2, Math.floor((3 * height + 1) / height));
  const columns = draw.scaled(2, Math.floor((3 * width + 1) / width));
  const large = form.stretch(rows, columns);
  const patch = rectangle(height, width);
  let content = inAnyOf(draw, colors, patch);
  if (paletteOf(content).size === 1) {
    const [odd, ...others] = [...content];
    content = PythonSet.of(odd!.cell.in(draw.choice(without(colors, odd!.color))), ...others);
  }
  const fullHeight = draw.scaled(large.height + height + 1, 30);
  const fullWidth = draw.scaled(large.width + width + 1, 30);
  const empty = Grid.filled(ground, fullHeight, fullWidth);
  const input = attempt('place for the small rectangle', () => {
    const place = at(draw.between(0, fullHeight - large.height), draw.between(0, fullWidth - large.width));
    const scene = empty.paint(shifted(large.dots(), place));
    const taken = scene.cellsOfColor(color);
    const free = empty.cells().difference(taken).difference(mergedMap(taken, neighbors));
    const places = free.filter(({ i, j }) => i <= fullHeight - large.height && j <= fullWidth - large.width);
    if (places.size === 0) return undefined;
    const placed = shifted(content, draw.choice(places));
    return cellsOf(placed).isSubsetOf(free) ? scene.paint(placed) : undefined;
  });
  return { input, output: form.paint(content).fill(ground, form.cellsOfColor(ground)) };
};

/** The outermost cells turn light blue. */
const lightBlueBorder: Task = (draw) => {
  const usual = without(COLORS, 8);
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(usual);
  const colors = draw.sample(without(usual, ground), draw.scaled(1, 8));
  const empty = Grid.filled(ground, height, width);
  const cells = draw.sample(empty.cells(), draw.scaled(0, height * width));
  const input = empty.paint(inAnyOf(draw, colors, cells));
  return { input, output: input.fill(8, box(input.cells())) };
};

/** With its mirror image below. */
const mirroredBelow: Task = (draw) => {
  const input = speckled(draw, draw.scaled(1, 15), draw.scaled(1, 30));
  return { input, output: input.above(input.flipRows()) };
};

export const tasks: Readonly<Record<string, Task>> = {
  '6e02f1e3': countedColors,
  '6e19193c': shootingCorners,
  '6e82a1ae': colorsBySize,
  '6ecd11f4': cutToForm,
  '6f8cd79b': lightBlueBorder,
  '6fa7a44f': mirroredBelow,
};
