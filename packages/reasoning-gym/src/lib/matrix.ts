import type { Rng } from '../core/rng.ts';

export type Matrix = readonly (readonly number[])[];

/** A row a line, entries apart by a blank: how answers are written. */
export const showMatrix = (matrix: Matrix): string => matrix.map((row) => joined(row, ' ')).join('\n');

/** Nested lists, a row a line: how questions show a matrix. */
export const listMatrix = (matrix: Matrix): string => `[${matrix.map((row) => `[${joined(row, ', ')}]`).join(',\n ')}]`;

/** What `row.join` gives, in two thirds of the time. */
function joined(row: readonly number[], separator: string): string {
  let text = String(row[0]);
  for (let i = 1; i < row.length; i++) text += separator + row[i];
  return text;
}

export function randomDigits(count: number, rng: Rng): number[] {
  const digits: number[] = [];
  while (digits.length < count) digits.push(rng.below(10));
  return digits;
}

/** A list of entries, row after row, as a matrix. */
export function inRows(entries: readonly number[], width: number): number[][] {
  const rows: number[][] = [];
  for (let start = 0; start < entries.length; start += width) rows.push(entries.slice(start, start + width));
  return rows;
}

/**
 * Steps from each cell to the nearest source, moving up, down, left or right through open cells; -1 where no source
 * can be reached. Cells are stored row by row.
 */
export function distances(cells: readonly number[], width: number, source: number, open: number): number[] {
  const steps: number[] = [];
  const queue: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    steps.push(cells[cell] === source ? 0 : -1);
    if (cells[cell] === source) queue.push(cell);
  }
  for (let head = 0; head < queue.length; head++) {
    const cell = queue[head]!;
    const column = cell % width;
    const next = steps[cell]! + 1;
    const visit = (neighbour: number): void => {
      if (cells[neighbour] !== open || steps[neighbour] !== -1) return;
      steps[neighbour] = next;
      queue.push(neighbour);
    };
    if (cell >= width) visit(cell - width);
    if (cell + width < cells.length) visit(cell + width);
    if (column > 0) visit(cell - 1);
    if (column < width - 1) visit(cell + 1);
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
