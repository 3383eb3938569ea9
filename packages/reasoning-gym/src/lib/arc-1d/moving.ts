import { block, colour, count, paint, type Pair, placed, row, speckled, type Task, TOP_COLOUR } from './rows.ts';

// Blocks that move

export const move =
  (steps: number, isSolid: boolean): Task =>
  (rng, size) => {
    if (size <= steps + 1) return undefined;
    const length = rng.randint(1, size - steps - 1);
    const start = rng.randint(0, size - length - steps);
    const cells = block(length, isSolid, rng);
    return { input: placed(cells, start, size), output: placed(cells, start + steps, size) };
  };

export const moveWrapped =
  (steps: number, isSolid: boolean): Task =>
  (rng, size) => {
    const length = rng.randint(1, size);
    const start = rng.below(size);
    const cells = block(length, isSolid, rng);
    return { input: placed(cells, start, size), output: placed(cells, start + steps, size) };
  };

export const moveByOwnSize: Task = (rng, size) => {
  const length = rng.randint(1, size >> 1);
  const start = rng.randint(0, size - 2 * length);
  const cells = row(length, colour(rng));
  return { input: placed(cells, start, size), output: placed(cells, start + length, size) };
};

// Cells that fall to the left

export const fall: Task = (rng, size) => {
  const input = speckled(size, TOP_COLOUR, rng);
  return { input, output: placed(input.filter(Boolean), 0, size) };
};

export const fallCounting: Task = (rng, size) => {
  const input = speckled(size, TOP_COLOUR, rng);
  return { input, output: paint(row(size), 0, size - count(input, 0), 1) };
};

export const fallApart: Task = (rng, size) => {
  const input = speckled(size, 2, rng);
  const ones = count(input, 1);
  return { input, output: paint(paint(row(size), 0, count(input, 2), 2), size - ones, ones, 1) };
};

export const fallOneStep: Task = (rng, size) => {
  const input = speckled(size, TOP_COLOUR, rng);
  const output = [...input];
  for (let i = 1; i < size; i++) {
    if (output[i] !== 0 && output[i - 1] === 0) [output[i - 1], output[i]] = [output[i]!, 0];
  }
  return { input, output };
};

export const fallWeighted: Task = (rng, size) => {
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

export const approach = (steps: number) =>
  withDot(2, ({ dot, start, length, isLeft }) => ({
    start: isLeft ? Math.min(dot - length, start + steps) : Math.max(dot + 1, start - steps),
    length,
  }));

export const touch = withDot(1, ({ dot, length, isLeft }) => ({ start: isLeft ? dot - length : dot + 1, length }));

export const stretch = withDot(2, ({ dot, start, length, isLeft }) =>
  isLeft ? { start, length: dot - start + 1 } : { start: dot, length: start + length - dot },
);

export const reflectAroundDot: Task = (rng, size) => {
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

export const reflectBorder: Task = (rng, size) => {
  const length = rng.randint(2, size);
  const inner = colour(rng);
  const border = rng.choice(othersThan(inner));
  const isLeft = rng.random() < 0.5;
  const start = rng.randint(0, size - length);
  return turned(paint(row(length, inner), isLeft ? 0 : length - 1, 1, border), start, size);
};

export const reflectRandom: Task = (rng, size) => {
  const length = rng.randint(2, size);
  const isLeft = rng.random() < 0.5;
  const start = rng.randint(0, size - length);
  const border = colour(rng);
  const others = othersThan(border);
  const cells = Array.from({ length }, () => rng.choice(others));
  return turned(paint(cells, isLeft ? 0 : length - 1, 1, border), start, size);
};
