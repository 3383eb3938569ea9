import type { Rng } from '../core/rng.ts';

/** A row of colours, 0 being the ground, and what a rule makes of it. */
export interface Pair {
  readonly input: readonly number[];
  readonly output: readonly number[];
}

/** Draws a pair of rows of a length; `undefined` when the draw came to nothing and another is needed. */
export type Task = (rng: Rng, size: number) => Pair | undefined;

const TOP_COLOUR = 9;

function row(size: number, colour = 0): number[] {
  const cells: number[] = [];
  while (cells.length < size) cells.push(colour);
  return cells;
}

/** Paints a run of cells in place, and hands the row back. */
function paint(cells: number[], start: number, length: number, colour: number): number[] {
  for (let i = start; i < start + length; i++) cells[i] = colour;
  return cells;
}

const colour = (rng: Rng): number => rng.randint(1, TOP_COLOUR);

/** A colour other than the given one, by a single draw. */
function otherThan(avoided: number, rng: Rng): number {
  const drawn = rng.randint(1, TOP_COLOUR - 1);
  return drawn >= avoided ? drawn + 1 : drawn;
}

function block(size: number, isSolid: boolean, rng: Rng): number[] {
  if (isSolid) return row(size, colour(rng));
  const cells: number[] = [];
  while (cells.length < size) cells.push(colour(rng));
  return cells;
}

function placed(cells: readonly number[], start: number, size: number): number[] {
  const result = row(size);
  for (let i = 0; i < cells.length; i++) result[(start + i) % size] = cells[i]!;
  return result;
}

/** Each cell coloured at even odds. */
function speckled(size: number, top: number, rng: Rng): number[] {
  const cells: number[] = [];
  while (cells.length < size) cells.push(rng.random() < 0.5 ? rng.randint(1, top) : 0);
  return cells;
}

function count(cells: readonly number[], wanted: number): number {
  let found = 0;
  for (const cell of cells) if (cell === wanted) found += 1;
  return found;
}

// Blocks that move

const move =
  (steps: number, isSolid: boolean): Task =>
  (rng, size) => {
    if (size <= steps + 1) return undefined;
    const length = rng.randint(1, size - steps - 1);
    const start = rng.randint(0, size - length - steps);
    const cells = block(length, isSolid, rng);
    return { input: placed(cells, start, size), output: placed(cells, start + steps, size) };
  };

const moveWrapped =
  (steps: number, isSolid: boolean): Task =>
  (rng, size) => {
    const length = rng.randint(1, size);
    const start = rng.below(size);
    const cells = block(length, isSolid, rng);
    return { input: placed(cells, start, size), output: placed(cells, start + steps, size) };
  };

const moveByOwnSize: Task = (rng, size) => {
  const length = rng.randint(1, size >> 1);
  const start = rng.randint(0, size - 2 * length);
  const cells = row(length, colour(rng));
  return { input: placed(cells, start, size), output: placed(cells, start + length, size) };
};

// Cells that fall to the left

const fall: Task = (rng, size) => {
  const input = speckled(size, TOP_COLOUR, rng);
  return { input, output: placed(input.filter(Boolean), 0, size) };
};

const fallCounting: Task = (rng, size) => {
  const input = speckled(size, TOP_COLOUR, rng);
  return { input, output: paint(row(size), 0, size - count(input, 0), 1) };
};

const fallApart: Task = (rng, size) => {
  const input = speckled(size, 2, rng);
  const ones = count(input, 1);
  return { input, output: paint(paint(row(size), 0, count(input, 2), 2), size - ones, ones, 1) };
};

const fallOneStep: Task = (rng, size) => {
  const input = speckled(size, TOP_COLOUR, rng);
  const output = [...input];
  for (let i = 1; i < size; i++) {
    if (output[i] !== 0 && output[i - 1] === 0) [output[i - 1], output[i]] = [output[i]!, 0];
  }
  return { input, output };
};

const fallWeighted: Task = (rng, size) => {
  const input = speckled(size, 2, rng);
  const twos = count(input, 2);
  return { input, output: paint(paint(row(size), 0, twos, 2), twos, count(input, 1), 1) };
};

// A block and a dot

interface Scene {
  readonly dot: number;
  readonly start: number;
  readonly length: number;
  readonly isLeft: boolean;
}

/** Draws a block on one side of a dot and lets a rule say where it ends up. */
const withDot =
  (dotColour: number, result: (scene: Scene) => { readonly start: number; readonly length: number }): Task =>
  (rng, size) => {
    const blockColour = rng.randint(dotColour + 1, TOP_COLOUR);
    const length = rng.randint(1, size - 1);
    const dot = rng.below(size);
    const fitsLeft = dot >= length;
    const fitsRight = dot + length < size;
    if (!fitsLeft && !fitsRight) return undefined;
    const isLeft = fitsLeft && fitsRight ? rng.below(2) === 0 : fitsLeft;
    const start = isLeft ? rng.randint(0, dot - length) : rng.randint(dot + 1, size - length);
    const end = result({ dot, start, length, isLeft });
    const ground = paint(row(size), dot, 1, dotColour);
    return {
      input: paint([...ground], start, length, blockColour),
      output: paint(ground, end.start, end.length, blockColour),
    };
  };

const approach = (steps: number) =>
  withDot(2, ({ dot, start, length, isLeft }) => ({
    start: isLeft ? Math.min(dot - length, start + steps) : Math.max(dot + 1, start - steps),
    length,
  }));

const touch = withDot(1, ({ dot, length, isLeft }) => ({ start: isLeft ? dot - length : dot + 1, length }));

const stretch = withDot(2, ({ dot, start, length, isLeft }) =>
  isLeft ? { start, length: dot - start + 1 } : { start: dot, length: start + length - dot },
);

const reflectAroundDot: Task = (rng, size) => {
  const dot = rng.below(size);
  const length = rng.randint(1, size - 1);
  const start = rng.randint(0, size - length);
  const end = start + length - 1;
  if (end >= dot && start <= dot) return undefined;
  const cell = rng.randint(3, TOP_COLOUR);
  if (2 * dot - end < 0 || 2 * dot - start >= size) return undefined;
  const ground = paint(row(size), dot, 1, 2);
  return { input: paint([...ground], start, length, cell), output: paint(ground, 2 * dot - end, length, cell) };
};

// Blocks that turn round

const turned = (cells: readonly number[], start: number, size: number): Pair => ({
  input: placed(cells, start, size),
  output: placed(cells.toReversed(), start, size),
});

/** The colours 1 to 8 without one; the draw never yields the ninth. */
const othersThan = (avoided: number): number[] => [1, 2, 3, 4, 5, 6, 7, 8].filter((other) => other !== avoided);

const reflectBorder: Task = (rng, size) => {
  const length = rng.randint(2, size);
  const inner = colour(rng);
  const border = rng.choice(othersThan(inner));
  const isLeft = rng.random() < 0.5;
  const start = rng.randint(0, size - length);
  return turned(paint(row(length, inner), isLeft ? 0 : length - 1, 1, border), start, size);
};

const reflectRandom: Task = (rng, size) => {
  const length = rng.randint(2, size);
  const isLeft = rng.random() < 0.5;
  const start = rng.randint(0, size - length);
  const border = colour(rng);
  const others = othersThan(border);
  const cells = Array.from({ length }, () => rng.choice(others));
  return turned(paint(cells, isLeft ? 0 : length - 1, 1, border), start, size);
};

// Noise

const removeNoise: Task = (rng, size) => {
  const length = rng.randint(2, size);
  const start = rng.randint(0, size - length);
  const cell = colour(rng);
  const output = paint(row(size), start, length, cell);
  const input = [...output];
  for (let left = rng.randint(1, 3); left > 0; left--) {
    const free = input.flatMap((_, i) => (input[i - 1] || input[i] || input[i + 1] ? [] : [i]));
    if (free.length === 0) return undefined;
    input[rng.choice(free)] = cell;
  }
  return { input, output };
};

const removeNoiseInside: Task = (rng, size) => {
  const length = rng.randint(6, size);
  const start = rng.randint(0, size - length);
  const cell = colour(rng);
  const noise = rng.randint(1, Math.max(1, (length >> 1) - 1));
  const output = paint(row(size), start, length, cell);
  const input = [...output];
  for (const offset of rng.shuffle(Array.from({ length }, (_, i) => i)).slice(0, noise)) {
    let speck = colour(rng);
    while (speck === cell) speck = colour(rng);
    input[start + offset] = speck;
  }
  return { input, output };
};

// Copies and patterns

const fillBetween: Task = (rng, size) => {
  const cell = colour(rng);
  const [one, other] = [rng.below(size), rng.below(size)];
  if (one === other) return undefined;
  const input = paint(paint(row(size), one, 1, cell), other, 1, cell);
  return { input, output: paint([...input], Math.min(one, other), Math.abs(one - other), cell) };
};

/** A block at the start, to be copied over every dot, in the colour of the block or of the dot. */
const copyToDots =
  (isDotColoured: boolean): Task =>
  (rng, size) => {
    const length = rng.random() < 0.5 ? 3 : 5;
    if (length >= size) return undefined;
    const cell = colour(rng);
    const half = length >> 1;
    const input = paint(row(size), 0, length, cell);
    const output = [...input];
    let dots = 0;
    for (let at = length + half + 1; at <= size - length; at++) {
      if (rng.random() >= 0.5) continue;
      const dot = isDotColoured ? colour(rng) : cell;
      input[at] = dot;
      paint(output, at - half, length, dot);
      dots += 1;
      at += length;
    }
    return dots > 0 ? { input, output } : undefined;
  };

const repeatPattern: Task = (rng, size) => {
  const pattern = block(rng.randint(2, 5), false, rng);
  if (2 * pattern.length >= size) return undefined;
  const output = Array.from({ length: size }, (_, i) => pattern[i % pattern.length]!);
  return { input: output.map((cell, i) => (i < 2 * pattern.length ? cell : 0)), output };
};

// Several blocks

interface Run {
  readonly start: number;
  readonly length: number;
}

const paintRuns = (cells: number[], runs: readonly Run[], cell: number): number[] => {
  for (const { start, length } of runs) paint(cells, start, length, cell);
  return cells;
};

const paintBiggest: Task = (rng, size) => {
  const cell = rng.randint(2, TOP_COLOUR);
  const runs: Run[] = [];
  for (let start = 0; start < size; start++) {
    if (rng.random() >= 0.4 || size - start < 2) continue;
    const length = rng.randint(2, Math.min(size - start, 6));
    runs.push({ start, length });
    start += length;
  }
  const longest = Math.max(...runs.map(({ length }) => length));
  const biggest = runs.filter(({ length }) => length === longest);
  if (runs.length < 2 || biggest.length > 1) return undefined;
  const input = paintRuns(row(size), runs, cell);
  return { input, output: paintRuns([...input], biggest, 1) };
};

/** Runs of the given lengths from the left, one cell apart. */
function lined(lengths: readonly number[]): Run[] {
  let start = 0;
  return lengths.map((length) => {
    const run = { start, length };
    start += length + 1;
    return run;
  });
}

const sortBlocks: Task = (rng, size) => {
  const cell = colour(rng);
  const runs: Run[] = [];
  for (let start = 0; start < size; ) {
    if (rng.random() >= 0.4 || size - start < 2) {
      start += 1;
      continue;
    }
    const length = rng.randint(1, Math.min(size - start, 6));
    runs.push({ start, length });
    start += length + rng.randint(1, 4);
  }
  const sorted = lined(runs.map(({ length }) => length).sort((a, b) => a - b));
  const last = sorted.at(-1);
  if (!last || sorted.length < 2 || last.start + last.length > size) return undefined;
  return { input: paintRuns(row(size), runs, cell), output: paintRuns(row(size), sorted, cell) };
};

const sortSequence: Task = (rng, size) => {
  let longest = 0;
  for (let used = 0; used + longest + 2 <= size; longest++) used += longest + 2;
  if (longest < 2) return undefined;
  const cell = colour(rng);
  const lengths = Array.from({ length: longest }, (_, i) => i + 1);
  const output = paintRuns(row(size), lined(lengths), cell);
  return { input: paintRuns(row(size), lined(rng.shuffle(lengths)), cell), output };
};

const recolourBySize: Task = (rng, size) => {
  const first = rng.randint(2, 8);
  let second = rng.randint(2, 8);
  while (second === first) second = rng.randint(2, 8);
  if (first + second + 1 > size) return undefined;
  const start = rng.randint(0, size - (first + second + 1));
  const next = rng.randint(start + first + 1, size - second);
  const both = (one: number, other: number): number[] =>
    paint(paint(row(size), start, first, one), next, second, other);
  return { input: both(3, 3), output: first > second ? both(1, 2) : both(2, 1) };
};

const toFive: Task = (rng, size) => {
  const input = speckled(size, TOP_COLOUR, rng);
  return { input, output: input.map((cell) => (cell === 0 ? 0 : 5)) };
};

/** A palette on the left, one colour for each block; there are no more blocks than colours. */
const recolourFromPalette: Task = (rng, size) => {
  const length = rng.randint(2, 4);
  const starts: number[] = [];
  for (let start = 0; start + length <= size; start++) {
    if (rng.random() >= 0.4) continue;
    starts.push(start);
    start += length;
  }
  while (starts.length > 0 && starts.at(-1)! + length + starts.length + 1 >= size) starts.pop();
  if (starts.length === 0) return undefined;
  starts.splice(TOP_COLOUR);
  const palette: number[] = [];
  while (palette.length < starts.length) {
    const drawn = colour(rng);
    if (!palette.includes(drawn)) palette.push(drawn);
  }
  const input = placed(palette, 0, size);
  const output = [...input];
  starts.forEach((start, i) => {
    paint(input, start + palette.length + 1, length, 5);
    paint(output, start + palette.length + 1, length, palette[i]!);
  });
  return { input, output };
};

const colourLeftHalves: Task = (rng, size) => {
  const runs: Run[] = [];
  for (let start = 0; start < size; start++) {
    if (rng.random() >= 0.4) continue;
    const length = rng.randint(2, size >> 1);
    if (start + length > size) break;
    runs.push({ start, length });
    start += length;
  }
  if (runs.length < 2) return undefined;
  const input = paintRuns(row(size), runs, 2);
  const halves = runs.map(({ start, length }) => ({ start, length: length >> 1 }));
  return { input, output: paintRuns([...input], halves, 8) };
};

// Filling and marking

const duplicateFromSeeds: Task = (rng, size) => {
  const length = rng.randint(2, 4);
  if (size <= 3 + length) return undefined;
  const start = rng.randint(2, size - length - 2);
  let [hasLeft, hasRight] = [false, false];
  while (!hasLeft && !hasRight) [hasLeft, hasRight] = [rng.random() < 0.5, rng.random() < 0.5];
  const input = paint(row(size), start, length, 1);
  const output = [...input];
  if (hasLeft) {
    const cell = colour(rng);
    input[start - 2] = cell;
    for (let end = start - 2; end >= 0; end -= length + 1) {
      const from = Math.max(0, end - length + 1);
      paint(output, from, end - from + 1, cell);
    }
  }
  if (hasRight) {
    const seed = start + length + 1;
    const cell = colour(rng);
    input[seed] = cell;
    for (let from = seed; from < size; from += length + 1) paint(output, from, Math.min(length, size - from), cell);
  }
  return { input, output };
};

const fillFromPixel: Task = (rng, size) => {
  const length = rng.randint(3, size - 5);
  const start = rng.randint(2, size - length - 2);
  const end = start + length;
  const cell = colour(rng);
  const seed = otherThan(cell, rng);
  const isLeft = rng.random() < 0.5;
  const ground = paint(row(size), start, length, cell);
  return {
    input: paint([...ground], isLeft ? start - 1 : end, 1, seed),
    output: isLeft ? paint(ground, 0, start, seed) : paint(ground, end, size - end, seed),
  };
};

const MARK = 3;

const markPairs: Task = (rng, size) => {
  const lengths = [2];
  for (let used = 4; used < size; ) {
    const length = rng.random() < 0.4 ? rng.randint(1, 3) : 0;
    if (used + length <= size) lengths.push(length);
    used += length === 0 ? 1 : length + 2;
  }
  const runs: Run[] = [];
  let start = 0;
  for (const length of rng.shuffle(lengths)) {
    if (length > 0) runs.push({ start, length });
    start += length === 0 ? 1 : length + 2;
  }
  const input = row(size);
  for (const run of runs) paint(input, run.start, run.length, otherThan(MARK, rng));
  const output = [...input];
  for (const run of runs) {
    if (run.length !== 2) continue;
    if (run.start > 0) output[run.start - 1] = MARK;
    if (run.start + 2 < size) output[run.start + 2] = MARK;
  }
  return { input, output };
};

/** From a wall at one end, each gap takes the colour of the dot that closes it. */
const fillUntilCollision: Task = (rng, size) => {
  const isLeft = rng.random() < 0.5;
  const wall = isLeft ? 0 : size - 1;
  const dots: number[] = [];
  const wanted = rng.randint(2, 4);
  while (dots.length < wanted) {
    const dot = isLeft ? rng.randint(1, size - 1) : rng.randint(0, size - 2);
    if (!dots.includes(dot)) dots.push(dot);
  }
  const input = paint(row(size), wall, 1, 5);
  for (const dot of dots) input[dot] = otherThan(5, rng);
  const output = [...input];
  dots.sort((a, b) => (isLeft ? a - b : b - a));
  let before = wall;
  for (const dot of dots) {
    paint(output, Math.min(before, dot) + 1, Math.abs(before - dot) - 1, input[dot]!);
    before = dot;
  }
  return { input, output };
};

// The table

const mirrored =
  (task: Task): Task =>
  (rng, size) => {
    const pair = task(rng, size);
    return pair && { input: pair.input.toReversed(), output: pair.output.toReversed() };
  };

const inverse =
  (task: Task): Task =>
  (rng, size) => {
    const pair = task(rng, size);
    return pair && { input: pair.output, output: pair.input };
  };

const both = (name: (direction: string) => string, task: Task): [string, Task][] => [
  [name('right'), task],
  [name('left'), mirrored(task)],
];

/** Those to the right first, then those to the left. */
const byDirection = (entries: readonly (readonly [string, Task][])[]): [string, Task][] =>
  [0, 1].flatMap((side) => entries.map((pair) => pair[side]!));

const moves = (suffix: string, task: (steps: number, isSolid: boolean) => Task): [string, Task][] =>
  byDirection(
    [true, false].flatMap((isSolid) =>
      [1, 2, 3, 4].map((steps) =>
        both(
          (direction) => `move_${steps}pix_${isSolid ? 'solid' : 'colorful'}${suffix}_${direction}`,
          task(steps, isSolid),
        ),
      ),
    ),
  );

/** All rules by name, in the order in which draws index them. */
export const ARC_1D_TASKS: readonly (readonly [name: string, task: Task])[] = [
  ...moves('', move),
  ...moves('_wrapped', moveWrapped),
  ...byDirection([
    both((direction) => `gravity_${direction}`, fall),
    both((direction) => `gravity_counting_${direction}`, fallCounting),
    both((direction) => `gravity_antigravity_${direction}`, fallApart),
    both((direction) => `gravity_one_step_${direction}`, fallOneStep),
    both((direction) => `gravity_weighted_colors_${direction}`, fallWeighted),
  ]),
  ['block_touch_dot', touch],
  ['block_touch_dot_1pix', approach(1)],
  ['block_touch_dot_2pix', approach(2)],
  ['block_touch_dot_3pix', approach(3)],
  ['block_touch_dot_4pix', approach(4)],
  ['block_scale_to_dot', stretch],
  ['block_and_noise_remove', removeNoise],
  ['block_and_noise_remove_inside', removeNoiseInside],
  ['move_block_by_own_size', moveByOwnSize],
  ['two_points_and_fill', fillBetween],
  ['two_points_and_fill_inv', inverse(fillBetween)],
  ['copy_block_to_dots', copyToDots(false)],
  ['copy_block_to_dots_colors', copyToDots(true)],
  ['repeat_pattern_full', repeatPattern],
  ['reflect_block_with_border_pixel', reflectBorder],
  ['reflect_block_random', reflectRandom],
  ['reflect_block_around_dot', reflectAroundDot],
  ['paint_biggest_block', paintBiggest],
  ['recolor_blocks_by_size', recolourBySize],
  ['change_to_five', toFive],
  ['recolor_blocks_from_palette', recolourFromPalette],
  ['color_left_half_blocks', colourLeftHalves],
  ['sort_blocks_by_size', sortBlocks],
  ['sort_complete_sequence', sortSequence],
  ['duplicate_block_from_seeds', duplicateFromSeeds],
  ['fill_from_pixel', fillFromPixel],
  ['fill_until_collision', fillUntilCollision],
  ['mark_size_two_blocks', markPairs],
];
