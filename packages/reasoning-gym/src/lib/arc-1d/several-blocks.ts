import { colour, paint, placed, row, speckled, type Task, TOP_COLOUR } from './rows.ts';

export interface Run {
  readonly start: number;
  readonly length: number;
}

const paintRuns = (cells: number[], runs: readonly Run[], cell: number): number[] => {
  for (const { start, length } of runs) paint(cells, start, length, cell);
  return cells;
};

export const paintBiggest: Task = (rng, size) => {
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

export const sortBlocks: Task = (rng, size) => {
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

export const sortSequence: Task = (rng, size) => {
  let longest = 0;
  for (let used = 0; used + longest + 2 <= size; longest++) used += longest + 2;
  if (longest < 2) return undefined;
  const cell = colour(rng);
  const lengths = Array.from({ length: longest }, (_, i) => i + 1);
  const output = paintRuns(row(size), lined(lengths), cell);
  return { input: paintRuns(row(size), lined(rng.shuffle(lengths)), cell), output };
};

export const recolourBySize: Task = (rng, size) => {
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

export const toFive: Task = (rng, size) => {
  const input = speckled(size, TOP_COLOUR, rng);
  return { input, output: input.map((cell) => (cell === 0 ? 0 : 5)) };
};

/** A palette on the left, one colour for each block; there are no more blocks than colours. */
export const recolourFromPalette: Task = (rng, size) => {
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

export const colourLeftHalves: Task = (rng, size) => {
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
