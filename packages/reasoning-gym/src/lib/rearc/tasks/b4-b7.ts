import { attempt } from '../../attempt.ts';
import { at, type Cell, DOWN, LEFT, ORIGIN, RIGHT, UP } from '../../grid/cell.ts';
import { Grid, same, turnAround, turnLeft, turnRight } from '../../grid/grid.ts';
import { objectsIn, ofColor } from '../../grid/objects.ts';
import { bounds, cellsOf, distance, mergedMap, shifted } from '../../grid/patch.ts';
import {
  backdrop,
  box,
  corners,
  cornerNeighbors,
  inbox,
  line,
  neighbors,
  ray,
  rectangle,
  sideNeighbors,
} from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { growBy } from '../growth.ts';
import { COLORS, placeSome, without } from '../scenes.ts';
import { perhapsTransposed, type Task, turned } from '../task.ts';
import { placeBlocks } from '../families/blocks.ts';

/** The dot at the rim of a block shoots out of it; the ray gets a cover on both sides, as wide as the block is thick. */
const coveredRays: Task = (draw) => {
  const [height, width] = [draw.scaled(8, 30), draw.scaled(8, 30)];
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(2, 9));
  const plain = Grid.filled(ground, height, width);
  let [input, output] = [plain, plain];
  let free = plain.cells();
  const wanted = draw.scaled(1, 10);
  const shorter = Math.min(height, width);
  placeSome(wanted, 10 * wanted, () => {
    const thick = draw.between(3, draw.between(3, Math.floor(shorter / 2) - 1));
    const long = draw.between(thick * 2 + 1, draw.between(thick * 2 + 1, shorter - 1));
    const [tall, wide] = draw.sample([thick, long], 2);
    const places = free.filter(({ i, j }) => i >= 1 && i <= height - tall - 1 && j >= 1 && j <= width - wide - 1);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const block = backdrop([place, place.moved(tall - 1, wide - 1)]);
    const isUpright = wide < tall;
    const [inset, across] = isUpright ? [at(thick - 1, 0), at(0, thick - 1)] : [at(0, thick - 1), at(thick - 1, 0)];
    const far = isUpright ? at(tall - thick, 0) : at(0, wide - thick);
    const near = line(place.plus(inset), place.plus(far));
    const dot = draw.choice(near.union(shifted(near, across)));
    const outwards = isUpright ? RIGHT : DOWN;
    const shot = ray(dot, near.has(dot) ? outwards.times(-1) : outwards);
    const reach = thick - 1;
    const { top, left, bottom, right } = bounds(shot);
    const cover = backdrop([
      at(Math.max(0, top - reach), Math.max(0, left - reach)),
      at(Math.min(height - 1, bottom + reach), Math.min(width - 1, right + reach)),
    ]);
    const whole = block.union(cover);
    const [color, dotColor] = draw.sample(colors, 2);
    if (!whole.isSubsetOf(free)) return false;
    free = free.difference(whole).difference(mergedMap(block, sideNeighbors));
    input = input.fill(color, block).fill(dotColor, [dot]);
    output = output.fill(color, whole).fill(dotColor, shot);
    return true;
  });
  return { input, output };
};

/** The box grows as far as the dot. */
const boxGrowsToDot: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(4, 30)];
  const [tall, wide] = [draw.scaled(4, height - 1), draw.scaled(3, width - 1)];
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const [ground, wall, filling, dotColor] = draw.sample(COLORS, 4);
  const plain = Grid.filled(ground, height, width);
  const boxed = (rows: number): Grid => {
    const frame = box([place, place.moved(rows - 1, wide - 1)]);
    return plain.fill(wall, frame).fill(filling, backdrop(inbox(frame)));
  };
  const input = boxed(draw.between(2, tall - 2) + 1);
  const dot = draw.choice(line(place.moved(tall - 1, 0), place.moved(tall - 1, wide - 1)));
  return turned(draw, { input: input.fill(dotColor, [dot]), output: boxed(tall) });
};

/** Each dot gives way to a ring with blue sides and corners in its colour. */
const ringsForDots: Task = (draw) => {
  const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
  const wanted = draw.scaled(1, Math.floor((height * width) / 9));
  const [ground, color] = draw.sample(without(COLORS, 1), 2);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(wanted, 4 * wanted, () => {
    const dot = draw.choice(free).moved(1, 1);
    const ring = neighbors(dot);
    if (!ring.isSubsetOf(free)) return false;
    input = input.fill(color, [dot]);
    output = output.fill(color, cornerNeighbors(dot)).fill(1, sideNeighbors(dot));
    free = free.filter((cell) => cell !== dot && !ring.has(cell));
    return true;
  });
  return { input, output };
};

/** Blocks become red with yellow rims and blue corners. */
const rimsAndCorners: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const colors = without(COLORS, 1, 2, 4);
  const ground = draw.choice(colors);
  let input = Grid.filled(ground, height, width);
  let output = input;
  placeBlocks(draw, height, width, draw.scaled(1, 9), without(colors, ground), (block, color) => {
    input = input.fill(color, block);
    output = output.fill(2, block).fill(4, box(block)).fill(1, corners(block));
  });
  return { input, output };
};

/** From two dots grow two forks that meet half way. */
const meetingForks: Task = (draw) => {
  const [height, width] = [draw.scaled(7, 30), draw.scaled(5, 30)];
  const half = draw.scaled(3, Math.floor((height - 1) / 2));
  const [ground, ...colors] = draw.sample(COLORS, 3);
  const place = at(draw.between(0, height - 2 * half), draw.between(0, width - 5));
  const fork = [
    ...line(at(0, 2), at(half - 2, 2)),
    ...line(at(half - 2, 0), at(half - 2, 4)),
    at(half - 1, 0),
    at(half - 1, 4),
  ];
  const upsideDown = fork.map(({ i, j }) => at(2 * half - 1 - i, j));
  const plain = Grid.filled(ground, height, width);
  return perhapsTransposed(draw, {
    input: plain.fill(colors[0], [place.moved(0, 2)]).fill(colors[1], [place.moved(2 * half - 1, 2)]),
    output: plain.fill(colors[0], shifted(fork, place)).fill(colors[1], shifted(upsideDown, place)),
  });
};

/** A shape with dots of other colours at the corner where it began, and the mirror images those dots ask for. */
function mirroredShape(draw: Draw, ground: number) {
  const [tall, wide] = [draw.between(2, 5), draw.between(2, 5)];
  const area = tall * wide;
  const [color, ...dotColors] = draw.sample(without(COLORS, ground), 4);
  const [leftColor, upperColor, slantedColor] = dotColors;
  const more = draw.fewOrMany(0, Math.floor(area / 2), area, 1, area - 1);
  const within = rectangle(tall, wide);
  const cells = PythonSet.of(ORIGIN);
  growBy(draw, more, { cells, room: within });
  const kept = draw.sample(dotColors, draw.scaled(1, 3));
  const quarter = Grid.filled(ground, tall, wide).fill(color, cells);
  const image = (grid: Grid, other: number): Grid => grid.replace(color, kept.includes(other) ? other : ground);
  const upper = image(quarter.turnAround(), slantedColor).beside(image(quarter.flipRows(), upperColor));
  const lower = image(quarter.flipColumns(), leftColor).beside(quarter);
  const dots = [
    at(tall, wide - 1).in(leftColor),
    at(tall - 1, wide).in(upperColor),
    at(tall - 1, wide - 1).in(slantedColor),
  ];
  const start = Grid.filled(ground, 2 * tall, 2 * wide)
    .fill(color, shifted(cells, at(tall, wide)))
    .paint(dots.filter((dot) => kept.includes(dot.color)));
  const turn = draw.choice([same, turnRight, turnAround, turnLeft]);
  const drawn = (grid: Grid) =>
    turn(grid)
      .dots()
      .filter((dot) => dot.color !== ground);
  const [before, after] = [drawn(start), drawn(upper.above(lower))];
  const { top, left, height, width } = bounds(after);
  const corner = at(-top, -left);
  return { before: shifted(before, corner), after: shifted(after, corner), height, width };
}

/** Every dot that touches a shape makes a mirror image of it in its own colour. */
const mirrorImages: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const ground = draw.choice(COLORS);
  const wanted = draw.scaled(1, Math.floor((height * width) / 25));
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  placeSome(wanted, 5 * wanted, () => {
    const shape = mirroredShape(draw, ground);
    const places = free.filter(({ i, j }) => i <= height - shape.height && j <= width - shape.width);
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const after = shifted(shape.after, place);
    const cells = cellsOf(after);
    if (!cells.isSubsetOf(free)) return false;
    free = free.difference(cells).difference(mergedMap(cells, neighbors));
    input = input.paint(shifted(shape.before, place));
    output = output.paint(after);
    return true;
  });
  return { input, output };
};

/** The passages of a maze of so many chambers, which are two cells apart. */
function maze(draw: Draw, rows: number, columns: number): Cell[] {
  const unseen = new Set(rectangle(rows, columns));
  const passages: Cell[] = [ORIGIN];
  const path: Cell[] = [];
  unseen.delete(ORIGIN);
  for (let here = ORIGIN; unseen.size > 0; ) {
    const ways = [LEFT, RIGHT, DOWN, UP].filter((way) => unseen.has(here.plus(way)));
    if (ways.length === 0) {
      here = path.pop()!;
      continue;
    }
    const way = draw.choice(ways);
    path.push(here);
    passages.push(here.times(2).plus(way), here.plus(way).times(2));
    here = here.plus(way);
    unseen.delete(here);
  }
  return passages;
}

/** From a dot and the cells around it, their two colours go on by turns through the whole passage. */
const alternatingPassage: Task = (draw) => {
  const pair = attempt('passage that is long enough', () => {
    const [rows, columns] = [draw.scaled(3, 15), draw.scaled(3, 15)];
    const walls = maze(draw, rows, columns);
    const [passageColor, wallColor, dotColor, nextColor] = draw.sample(COLORS, 4);
    const scene = Grid.filled(passageColor, 2 * rows - 1, 2 * columns - 1).fill(wallColor, walls);
    const passages = ofColor(objectsIn(scene, { oneColor: true }), passageColor)
      .filter((passage) => passage.size > 4)
      .values()
      .toSorted((a, b) => a.size - b.size);
    if (passages.length === 0) return undefined;
    const passage = cellsOf(passages[draw.scaled(0, passages.length - 1)]!);
    const dot = draw.choice(passage);
    const next = sideNeighbors(dot).filter((cell) => passage.has(cell));
    const isEven = (cell: Cell): boolean => distance([cell], [dot]) % 2 === 0;
    return {
      input: scene.fill(dotColor, [dot]).fill(nextColor, next),
      output: scene.paint(passage.map((cell) => cell.in(isEven(cell) ? dotColor : nextColor))),
    };
  });
  return turned(draw, pair);
};

export const tasks: Readonly<Record<string, Task>> = {
  b527c5c6: coveredRays,
  b548a754: boxGrowsToDot,
  b60334d2: ringsForDots,
  b6afb2da: rimsAndCorners,
  b7249182: meetingForks,
  b775ac94: mirrorImages,
  b782dc8a: alternatingPassage,
};
