import type { Rng } from '../../core/rng.ts';

/** A row of colours, 0 being the ground, and what a rule makes of it. */
export interface Pair {
  readonly input: readonly number[];
  readonly output: readonly number[];
}

/** Draws a pair of rows of a length; `undefined` when the draw came to nothing and another is needed. */
export type Task = (rng: Rng, size: number) => Pair | undefined;

export const TOP_COLOUR = 9;

export function row(size: number, colour = 0): number[] {
  const cells: number[] = [];
  while (cells.length < size) cells.push(colour);
  return cells;
}

/** Paints a run of cells in place, and hands the row back. */
export function paint(cells: number[], start: number, length: number, colour: number): number[] {
  for (let i = start; i < start + length; i++) cells[i] = colour;
  return cells;
}

export const colour = (rng: Rng): number => rng.randint(1, TOP_COLOUR);

/** A colour other than the given one, by a single draw. */
export function otherThan(avoided: number, rng: Rng): number {
  const drawn = rng.randint(1, TOP_COLOUR - 1);
  return drawn >= avoided ? drawn + 1 : drawn;
}

export function block(size: number, isSolid: boolean, rng: Rng): number[] {
  if (isSolid) return row(size, colour(rng));
  const cells: number[] = [];
  while (cells.length < size) cells.push(colour(rng));
  return cells;
}

export function placed(cells: readonly number[], start: number, size: number): number[] {
  const result = row(size);
  for (let i = 0; i < cells.length; i++) result[(start + i) % size] = cells[i]!;
  return result;
}

/** Each cell coloured at even odds. */
export function speckled(size: number, top: number, rng: Rng): number[] {
  const cells: number[] = [];
  while (cells.length < size) cells.push(rng.random() < 0.5 ? rng.randint(1, top) : 0);
  return cells;
}

export function count(cells: readonly number[], wanted: number): number {
  let found = 0;
  for (const cell of cells) if (cell === wanted) found += 1;
  return found;
}
