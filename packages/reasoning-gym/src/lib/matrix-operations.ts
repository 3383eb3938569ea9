import type { Rng } from '../core/rng.ts';
import type { Matrix } from './matrix.ts';

export const TRANSFORMS = [
  'rotate',
  'hmirror',
  'vmirror',
  'dmirror',
  'cmirror',
  'map',
  'zero_divisible',
  'crop',
  'remove_every_nth_row',
  'remove_every_nth_col',
] as const;
export type Transform = (typeof TRANSFORMS)[number];

/** A step as an item reports it: its kind, its details, and how the question words it. */
export interface Operation {
  readonly transform: Transform;
  readonly instruction: string;
  readonly [detail: string]: number | string;
}

/** One operation and what it makes of the matrix; nothing when it would leave no matrix. */
export function drawOperation(
  transform: Transform,
  matrix: Matrix,
  rng: Rng,
): { readonly operation: Operation; readonly result: Matrix } | undefined {
  const [rows, cols] = [matrix.length, matrix[0]!.length];
  const done = (result: Matrix, instruction: string, details: Readonly<Record<string, number | string>> = {}) => ({
    result,
    operation: { transform, ...details, instruction },
  });
  switch (transform) {
    case 'rotate': {
      const quarters = rng.randint(1, 4);
      return done(rotated(matrix, quarters), `Rotate it clockwise by ${quarters * 90} degrees.`, {
        degrees: String(quarters * 90),
      });
    }
    case 'hmirror':
      return done([...matrix].reverse(), 'Turn it upside down, so that the first row becomes the last.');
    case 'vmirror':
      return done(
        matrix.map((row) => [...row].reverse()),
        'Write every row backwards.',
      );
    case 'dmirror':
      return done(transposed(matrix), 'Transpose it, so that the first row becomes the first column.');
    case 'cmirror':
      return done(
        transposed(rotated(matrix, 2)),
        'Reflect it across the diagonal from top right to bottom left, so that the first row becomes the last column, read upwards.',
      );
    case 'map': {
      const [from, to] = rng.sampleIndices(10, 2) as [number, number];
      return done(
        replaced(matrix, (n) => (n === from ? to : n)),
        `Replace every ${from} with ${to}.`,
        { from, to },
      );
    }
    case 'zero_divisible': {
      const k = rng.randint(1, 9);
      return done(
        replaced(matrix, (n) => (n % k === 0 ? 0 : n)),
        `Replace every multiple of ${k} with 0.`,
        { k },
      );
    }
    case 'crop': {
      const top = rng.randint(1, rows);
      const bottom = rng.randint(top, rows);
      const left = rng.randint(1, cols);
      const right = rng.randint(left, cols);
      return done(
        matrix.slice(top - 1, bottom).map((row) => row.slice(left - 1, right)),
        `Keep only rows ${top} to ${bottom} and columns ${left} to ${right}, counted from 1.`,
        { row_start: top, row_end: bottom, col_start: left, col_end: right },
      );
    }
    case 'remove_every_nth_row': {
      if (rows < 2) return undefined;
      const n = rng.randint(2, rows);
      return done(
        matrix.filter((_, i) => (i + 1) % n !== 0),
        `Delete every row whose number, counted from 1, is a multiple of ${n}.`,
        { n },
      );
    }
    case 'remove_every_nth_col': {
      if (cols < 2) return undefined;
      const n = rng.randint(2, cols);
      return done(
        matrix.map((row) => row.filter((_, i) => (i + 1) % n !== 0)),
        `Delete every column whose number, counted from 1, is a multiple of ${n}.`,
        { n },
      );
    }
  }
}

const replaced = (matrix: Matrix, change: (n: number) => number): Matrix => matrix.map((row) => row.map(change));

const transposed = (matrix: Matrix): Matrix => matrix[0]!.map((_, column) => matrix.map((row) => row[column]!));

/** Turned clockwise by so many quarters. */
function rotated(matrix: Matrix, quarters: number): Matrix {
  let turned = matrix;
  for (let i = 0; i < quarters % 4; i++) turned = transposed([...turned].reverse());
  return turned;
}
