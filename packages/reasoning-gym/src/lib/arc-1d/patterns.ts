import { block, colour, otherThan, paint, row, type Task } from './rows.ts';
import { type Run } from './several-blocks.ts';

// Noise

export const removeNoise: Task = (rng, size) => {
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

export const removeNoiseInside: Task = (rng, size) => {
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

export const fillBetween: Task = (rng, size) => {
  const cell = colour(rng);
  const [one, other] = [rng.below(size), rng.below(size)];
  if (one === other) return undefined;
  const input = paint(paint(row(size), one, 1, cell), other, 1, cell);
  return { input, output: paint([...input], Math.min(one, other), Math.abs(one - other), cell) };
};

/** A block at the start, to be copied over every dot, in the colour of the block or of the dot. */
export const copyToDots =
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

export const repeatPattern: Task = (rng, size) => {
  const pattern = block(rng.randint(2, 5), false, rng);
  if (2 * pattern.length >= size) return undefined;
  const output = Array.from({ length: size }, (_, i) => pattern[i % pattern.length]!);
  return { input: output.map((cell, i) => (i < 2 * pattern.length ? cell : 0)), output };
};

// Filling and marking

export const duplicateFromSeeds: Task = (rng, size) => {
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

export const fillFromPixel: Task = (rng, size) => {
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

export const markPairs: Task = (rng, size) => {
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
export const fillUntilCollision: Task = (rng, size) => {
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
