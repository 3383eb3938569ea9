import { at } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { isAtEdge, objectsIn, ofColor } from '../../grid/objects.ts';
import { bounds, mergedMap, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { box, corners, line, neighbors, rectangle } from '../../grid/shapes.ts';
import { merged, PythonSet } from '../../python-set.ts';
import { COLORS, placeSome, without, placesFor } from '../scenes.ts';
import type { Task } from '../task.ts';

/** The input is drawn in the place of each of its own coloured cells. */
const ownCells: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 5), draw.scaled(2, 5)];
  const area = height * width;
  const count = draw.fewOrMany(0, Math.floor(area / 2), area, 1, area - 1);
  const cells = draw.sample(rectangle(height, width), count);
  const color = draw.choice(range(1, 10));
  return {
    input: Grid.filled(0, height, width).fill(color, cells),
    output: cells.reduce(
      (grid, { i, j }) => grid.fill(color, shifted(cells, at(i * height, j * width))),
      Grid.filled(0, height ** 2, width ** 2),
    ),
  };
};

/** Ground that is closed in on all sides is filled. */
const closedGround: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const area = height * width;
  const [ground, color] = draw.sample(without(COLORS, 4), 2);
  let input = Grid.filled(ground, height, width);
  const boxes = draw.scaled(1, Math.floor(area / 20));
  let free = input.cells();
  placeSome(boxes, 5 * boxes, () => {
    const [tall, wide] = [draw.between(3, 8), draw.between(3, 8)];
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const whole = box([place, place.moved(tall - 1, wide - 1)]);
    const gaps = draw.sample(corners(whole), draw.between(0, 4));
    const wall = whole.difference(PythonSet.from(gaps));
    if (!wall.isSubsetOf(free) || free.difference(wall).size <= Math.floor(area / 2) + 1) return false;
    input = input.fill(color, wall);
    free = free.difference(wall);
    return true;
  });
  const noise = draw.scaled(0, Math.max(0, Math.floor(area / 2) - 1 - input.count(color)));
  input = input.fill(color, draw.sample(free, noise));
  const closed = ofColor(objectsIn(input, { oneColor: true }), ground).filter((object) => !isAtEdge(object, input));
  return { input, output: input.fill(4, merged(closed)) };
};

/** A repeated pattern goes on in another colour. */
const continuedPattern: Task = (draw) => {
  const [half, width] = [draw.scaled(3, 10), draw.scaled(2, 30)];
  const height = 2 * half;
  const color = draw.choice(without(COLORS, 0, 2));
  const [tall, wide] = [draw.scaled(1, Math.floor(height / 3) * 2), draw.scaled(1, width)];
  draw.between(0, width - wide);
  const count = draw.fewOrMany(0, Math.floor((height * width) / 2), tall * wide);
  const pattern = draw.sample(rectangle(tall, wide), count);
  let output = Grid.filled(0, height + half, width);
  for (const k of range(Math.floor((2 * height) / tall))) output = output.fill(2, shifted(pattern, at(k * tall, 0)));
  return { input: output.crop(0, 0, height, width).replace(2, color), output };
};

/** Slanted frames stand up by one cell, all but their bottom line. */
const slantedFrames: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(1, 9));
  const frames = draw.scaled(1, Math.floor((height * width) / 20));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(frames, 5 * frames, () => {
    const [tall, wide] = [draw.between(3, 6), draw.between(3, 6)];
    const places = placesFor(free, { height, width }, tall, wide);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const top = line(at(0, 0), at(0, wide - 1));
    const left = line(at(1, 0), at(tall - 2, tall - 3));
    const right = line(at(1, wide), at(tall - 2, wide + tall - 3));
    const bottom = line(at(tall - 1, tall - 2), at(tall - 1, tall - 3 + wide));
    const before = top.union(left, right, bottom);
    const end = bounds(before).right;
    const after = shifted(top, at(0, 1))
      .union(
        bottom,
        shifted(left, at(0, 1)),
        line(at(1, wide + 1), at(tall - 3, wide + tall - 3)),
        PythonSet.of(at(tall - 2, wide + tall - 3)),
      )
      .filter(({ j }) => j <= end);
    const both = shifted(before.union(after), place);
    if (!both.isSubsetOf(free)) return false;
    free = free.difference(both).difference(mergedMap(both, neighbors));
    const color = draw.choice(colors);
    input = input.fill(color, shifted(before, place));
    output = output.fill(color, shifted(after, place));
    return true;
  });
  return { input, output };
};

export const tasks: Readonly<Record<string, Task>> = {
  '007bbfb7': ownCells,
  '00d62c1b': closedGround,
  '017c7c7b': continuedPattern,
  '025d127b': slantedFrames,
};
