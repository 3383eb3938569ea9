import type { Rng } from '../core/rng.ts';

export type Matrix = readonly (readonly number[])[];

/** A row a line, entries apart by a blank: how answers are written. */
export const showMatrix = (matrix: Matrix): string => matrix.map((row) => row.join(' ')).join('\n');

/** Nested lists, a row a line: how questions show a matrix. */
export const listMatrix = (matrix: Matrix): string => `[${matrix.map((row) => `[${row.join(', ')}]`).join(',\n ')}]`;

export const randomDigits = (count: number, rng: Rng): number[] =>
  Array.from({ length: count }, () => rng.randint(0, 9));

/** A list of entries, row after row, as a matrix. */
export const inRows = (entries: readonly number[], width: number): number[][] =>
  Array.from({ length: entries.length / width }, (_, row) => entries.slice(row * width, (row + 1) * width));

/**
 * Steps from each cell to the nearest source, moving up, down, left or right through open cells; -1 where no source
 * can be reached. Cells are stored row by row.
 */
export function distances(
  cells: ArrayLike<number>,
  width: number,
  isSource: (cell: number) => boolean,
  isOpen: (cell: number) => boolean,
): Int32Array {
  const steps = new Int32Array(cells.length).fill(-1);
  const queue = new Int32Array(cells.length);
  let tail = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (!isSource(cells[cell]!)) continue;
    steps[cell] = 0;
    queue[tail++] = cell;
  }
  for (let head = 0; head < tail; head++) {
    const cell = queue[head]!;
    const column = cell % width;
    for (let side = 0; side < 4; side++) {
      if ((side === 2 && column === 0) || (side === 3 && column === width - 1)) continue;
      const next = cell + (side === 0 ? -width : side === 1 ? width : side === 2 ? -1 : 1);
      if (next < 0 || next >= cells.length || steps[next]! >= 0 || !isOpen(cells[next]!)) continue;
      steps[next] = steps[cell]! + 1;
      queue[tail++] = next;
    }
  }
  return steps;
}

const LINE_END = /[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
/** A gap of blanks, line ends and comments, or a word. */
const PART = /((?:[\s\x1c-\x1f\x85]+|#[^\n\r\v\f\x1c-\x1e\x85\u2028\u2029]*)+)|[^\s\x1c-\x1f\x85#]+/g;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const SPECIAL = /^[+-]?(?:inf(?:inity)?|nan)$/i;

/**
 * A table of numbers as `numpy.loadtxt` reads it; `undefined` where that would raise or find nothing, and for tables
 * of more than `most` entries.
 */
export function readMatrix(text: string, most = Number.POSITIVE_INFINITY): Matrix | undefined {
  const rows: number[][] = [];
  let row: number[] = [];
  let count = 0;
  for (const [part, gap] of text.matchAll(PART)) {
    if (gap !== undefined) {
      if (LINE_END.test(gap)) row = [];
      continue;
    }
    const value = numberIn(part);
    count += 1;
    if (value === undefined || count > most) return undefined;
    if (row.length === 0) rows.push(row);
    row.push(value);
  }
  return rows.length > 0 && rows.every(({ length }) => length === rows[0]!.length) ? rows : undefined;
}

function numberIn(word: string): number | undefined {
  if (NUMBER.test(word)) return Number(word);
  if (!SPECIAL.test(word)) return undefined;
  return /nan/i.test(word) ? Number.NaN : word.startsWith('-') ? -Infinity : Infinity;
}
