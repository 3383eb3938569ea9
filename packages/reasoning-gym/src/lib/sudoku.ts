import { codePoints } from '../core/scoring.ts';
import type { Rng } from '../core/rng.ts';
import { attempt } from './attempt.ts';
import { stripEnd } from './python-text.ts';

export type Board = number[][];

export const showBoard = (board: readonly (readonly number[])[]): string =>
  board.map((row) => row.map((digit) => digit || '_').join(' ')).join('\n');

export const emptyCells = (board: Board): number => board.flat().filter((digit) => digit === 0).length;

/** In which order a search tries the digits of a bit set, bit `d` standing for digit `d + 1`. */
export type DigitOrder = (candidates: number) => readonly number[];

export const ascending: DigitOrder = (candidates) => {
  const digits: number[] = [];
  for (let rest = candidates; rest !== 0; rest &= rest - 1) digits.push(32 - Math.clz32(rest & -rest));
  return digits;
};

/** Seeds the boxes on the diagonal at random and completes by search; a 4x4 seeding can be a dead end, so it retries. */
export function solvedBoard(box: number, rng: Rng, order: DigitOrder): Board {
  const side = box * box;
  return attempt('completable board', () => {
    const search = new Search(box);
    for (let corner = 0; corner < side; corner += box) {
      const digits = rng.shuffle(Array.from({ length: side }, (_, i) => i + 1));
      for (let i = 0; i < side; i++) {
        search.place((corner + Math.floor(i / box)) * side + corner + (i % box), digits[i]!);
      }
    }
    return search.complete(0, order) ? search.board() : undefined;
  });
}

/** Clears cells in random order, keeping the solution unique, until `wanted` are empty or none can go. */
export function carve(solution: Board, wanted: number, box: number, rng: Rng): Board {
  const side = box * box;
  const puzzle = solution.map((row) => [...row]);
  const cells = rng.shuffle(Array.from({ length: side * side }, (_, i) => i));
  const search = new Search(box);
  for (const cell of cells) search.place(cell, solution[Math.floor(cell / side)]![cell % side]!);
  let removed = 0;
  for (const cell of cells) {
    const digit = search.clear(cell);
    if (search.hasAnother(digit, cell)) {
      search.place(cell, digit);
      continue;
    }
    puzzle[Math.floor(cell / side)]![cell % side] = 0;
    removed += 1;
    if (removed === wanted) break;
  }
  return puzzle;
}

/** How many ways there are to complete a puzzle, counting no further than two. */
export function solutionsUpToTwo(puzzle: Board): number {
  const side = puzzle.length;
  const search = new Search(Math.sqrt(side));
  puzzle.flat().forEach((digit, cell) => digit && search.place(cell, digit));
  return search.count(2);
}

/** A board of digits with, for each row, column and box, the set of digits it has, as bits. */
class Search {
  private readonly side: number;
  private readonly cells: Uint8Array;
  private readonly rows: Int32Array;
  private readonly columns: Int32Array;
  private readonly boxes: Int32Array;
  private readonly box: number;

  constructor(box: number) {
    this.box = box;
    this.side = box * box;
    this.cells = new Uint8Array(this.side * this.side);
    this.rows = new Int32Array(this.side);
    this.columns = new Int32Array(this.side);
    this.boxes = new Int32Array(this.side);
  }

  board(): Board {
    return Array.from({ length: this.side }, (_, row) => [
      ...this.cells.subarray(row * this.side, (row + 1) * this.side),
    ]);
  }

  place(cell: number, digit: number): void {
    this.cells[cell] = digit;
    this.toggle(cell, digit);
  }

  clear(cell: number): number {
    const digit = this.cells[cell]!;
    this.cells[cell] = 0;
    this.toggle(cell, digit);
    return digit;
  }

  /** Fills the empty cells from `start` on, in reading order, with the first completion the order leads to. */
  complete(start: number, order: DigitOrder): boolean {
    let cell = start;
    while (cell < this.cells.length && this.cells[cell] !== 0) cell += 1;
    if (cell === this.cells.length) return true;
    for (const digit of order(this.candidates(cell))) {
      this.place(cell, digit);
      if (this.complete(cell + 1, order)) return true;
      this.clear(cell);
    }
    return false;
  }

  /** Whether the board can be completed with a digit other than this one in a cell. */
  hasAnother(digit: number, cell: number): boolean {
    for (const other of ascending(this.candidates(cell) & ~(1 << (digit - 1)))) {
      this.place(cell, other);
      const found = this.count(1) > 0;
      this.clear(cell);
      if (found) return true;
    }
    return false;
  }

  /** The number of completions, up to a limit. Always branches where the fewest digits fit. */
  count(limit: number): number {
    let best = -1;
    let fewest = this.side + 1;
    let bestSet = 0;
    for (let cell = 0; cell < this.cells.length && fewest > 1; cell++) {
      if (this.cells[cell] !== 0) continue;
      const set = this.candidates(cell);
      const size = bitCount(set);
      if (size < fewest) [best, fewest, bestSet] = [cell, size, set];
    }
    if (best < 0) return 1;
    let found = 0;
    for (const digit of ascending(bestSet)) {
      this.place(best, digit);
      found += this.count(limit - found);
      this.clear(best);
      if (found >= limit) break;
    }
    return found;
  }

  private candidates(cell: number): number {
    const [row, column, box] = this.unitsOf(cell);
    return ~(this.rows[row]! | this.columns[column]! | this.boxes[box]!) & ((1 << this.side) - 1);
  }

  private toggle(cell: number, digit: number): void {
    const [row, column, box] = this.unitsOf(cell);
    const bit = 1 << (digit - 1);
    this.rows[row]! ^= bit;
    this.columns[column]! ^= bit;
    this.boxes[box]! ^= bit;
  }

  private unitsOf(cell: number): readonly [row: number, column: number, box: number] {
    const column = cell % this.side;
    const row = (cell - column) / this.side;
    return [row, column, row - (row % this.box) + Math.floor(column / this.box)];
  }
}

function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Full marks for the board as printed, nine tenths for matching cells in any layout, less for padding. */
export function boardScore(answer: string, solution: Board, oracle = showBoard(solution)): number {
  if (answer === '') return 0;
  const lines = answer.split('\n');
  const right = oracle.split('\n');
  const isExact = lines.length === right.length && lines.every((line, i) => stripEnd(line) === stripEnd(right[i]!));
  const earned = isExact ? 1 : (matchingCells(lines, solution) / solution.length ** 2) * 0.9;
  const length = codePoints(answer);
  return length > oracle.length ? earned * (oracle.length / length) : earned;
}

/** Lines that do not hold exactly one digit for each column are passed over. */
function matchingCells(lines: readonly string[], solution: Board): number {
  let row = 0;
  let matching = 0;
  for (const line of lines) {
    if (row === solution.length) break;
    const digits = digitsIn(line, solution.length + 1);
    if (digits.length !== solution.length) continue;
    matching += digits.filter((digit, column) => digit === solution[row]![column]).length;
    row += 1;
  }
  return matching;
}

/** The digits 1 to 9 of a line, no more than a few. */
function digitsIn(line: string, most: number): number[] {
  const digits: number[] = [];
  for (let i = 0; i < line.length && digits.length < most; i++) {
    const code = line.charCodeAt(i) - 48;
    if (code >= 1 && code <= 9) digits.push(code);
  }
  return digits;
}
