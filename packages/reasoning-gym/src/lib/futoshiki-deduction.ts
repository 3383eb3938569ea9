import type { Relation } from './futoshiki.ts';

/**
 * The reference's solver, deduction by deduction. Its search for hidden pairs takes two cells for a pair that share two
 * numbers with no third cell, although one of the numbers may well belong elsewhere; so it can lose the only solution.
 * What it loses, and in which order it looks, shows in the puzzles, and is kept for their sake.
 */
export class Deduction {
  private readonly side: number;
  private readonly grid: Uint8Array;
  private readonly relations: readonly Relation[];
  private readonly candidates: Uint16Array;
  /** For a cell reduced to a pair, the number that the reference's set of two yields first. */
  private readonly firstOfPair: Uint8Array;
  private hasProgress = false;

  constructor(grid: Uint8Array, side: number, relations: readonly Relation[]) {
    this.side = side;
    this.grid = grid.slice();
    this.relations = relations;
    this.candidates = Uint16Array.from(grid, (number) => (number === 0 ? (2 << side) - 2 : 1 << number));
    this.firstOfPair = new Uint8Array(grid.length);
    for (const { first, sign } of relations) this.candidates[first]! &= ~(1 << (sign === '>' ? 1 : side));
  }

  /** Deduces as far as it goes, then guesses at the first empty cell. */
  leadsToSolution(): boolean {
    do {
      this.hasProgress = false;
      this.crossOutPlaced();
      this.place();
      this.crossOutByRelations();
      this.place();
      this.takeHiddenSingles();
      this.place();
      this.crossOutByNakedPairs();
      this.place();
      this.takeHiddenPairs();
      this.place();
      this.crossOutByWings(1, this.side);
      this.crossOutByWings(this.side, 1);
      this.place();
    } while (this.hasProgress);
    const cell = this.grid.indexOf(0);
    if (cell < 0) return true;
    for (let rest = this.candidates[cell]!; rest !== 0; rest &= rest - 1) {
      const number = bitOf(rest & -rest);
      if (!this.fits(cell, number)) continue;
      this.grid[cell] = number;
      if (new Deduction(this.grid, this.side, this.relations).leadsToSolution()) return true;
      this.grid[cell] = 0;
    }
    return false;
  }

  private fits(cell: number, number: number): boolean {
    const { grid, side } = this;
    const column = cell % side;
    for (let i = 0; i < side; i++) {
      if (grid[cell - column + i] === number || grid[column + i * side] === number) return false;
    }
    const at = (other: number): number => (other === cell ? number : grid[other]!);
    return this.relations.every(({ first, second, sign }) => {
      const [left, right] = [at(first), at(second)];
      return left === 0 || right === 0 || (sign === '<' ? left < right : left > right);
    });
  }

  /** Enters the number of every cell that has but one candidate. */
  private place(): void {
    for (let cell = 0; cell < this.grid.length; cell++) {
      const set = this.candidates[cell]!;
      if (this.grid[cell] === 0 && set !== 0 && (set & (set - 1)) === 0) this.grid[cell] = bitOf(set);
    }
  }

  private crossOut(cell: number, set: number): void {
    if ((this.candidates[cell]! & set) === 0) return;
    this.candidates[cell]! &= ~set;
    this.hasProgress = true;
  }

  private crossOutPlaced(): void {
    const { grid, side } = this;
    for (let cell = 0; cell < grid.length; cell++) {
      if (grid[cell] === 0) continue;
      const column = cell % side;
      for (let i = 0; i < side; i++) {
        const [across, down] = [cell - column + i, column + i * side];
        if (across !== cell) this.crossOut(across, 1 << grid[cell]!);
        if (down !== cell) this.crossOut(down, 1 << grid[cell]!);
      }
    }
  }

  private crossOutByRelations(): void {
    for (const { first, second, sign } of this.relations) {
      if (this.grid[first] !== 0 && this.grid[second] !== 0) continue;
      const [less, more] = sign === '<' ? [first, second] : [second, first];
      if (this.grid[less] !== 0) this.crossOut(more, (2 << this.grid[less]!) - 1);
      if (this.grid[more] !== 0) this.crossOut(less, ~((1 << this.grid[more]!) - 1));
    }
  }

  private takeHiddenSingles(): void {
    const { side, grid, candidates } = this;
    for (let cell = 0; cell < grid.length; cell++) {
      if (grid[cell] !== 0) continue;
      const column = cell % side;
      const lonely = (this.onceIn(cell - column, 1) | this.onceIn(column, side)) & candidates[cell]!;
      if (lonely === 0) continue;
      const number = this.numbersOf(cell).find((candidate) => (lonely >> candidate) & 1)!;
      candidates[cell] = 1 << number;
    }
  }

  /** The numbers that exactly one cell of a line has among its candidates. */
  private onceIn(start: number, step: number): number {
    let once = 0;
    let seen = 0;
    for (let i = 0, cell = start; i < this.side; i++, cell += step) {
      const set = this.candidates[cell]!;
      once = (once & ~set) | (set & ~seen);
      seen |= set;
    }
    return once;
  }

  private crossOutByNakedPairs(): void {
    const { side, grid, candidates } = this;
    for (let cell = 0; cell < grid.length; cell++) {
      const pair = candidates[cell]!;
      if (grid[cell] !== 0 || !isPair(pair)) continue;
      const column = cell % side;
      this.clearLine(cell, cell - column, 1, pair);
      this.clearLine(cell, column, side, pair);
    }
  }

  /** Where another cell of a line has the same pair, no third one keeps either number. */
  private clearLine(cell: number, start: number, step: number, pair: number): void {
    const end = start + this.side * step;
    for (let twin = start; twin < end; twin += step) {
      if (twin === cell || this.candidates[twin] !== pair) continue;
      for (let third = start; third < end; third += step) {
        if (third !== cell && third !== twin) this.crossOut(third, pair);
      }
    }
  }

  private takeHiddenPairs(): void {
    const { side, grid } = this;
    for (let cell = 0; cell < grid.length; cell++) {
      if (grid[cell] !== 0) continue;
      const column = cell % side;
      const row = (cell - column) / side;
      for (let i = column + 1; i < side; i++) this.pairUp(cell, cell - column + i, cell - column, 1);
      for (let i = row + 1; i < side; i++) this.pairUp(cell, column + i * side, column, side);
    }
  }

  /**
   * Runs through the ordered pairs of numbers of one cell and looks each up among those of the other from where the last
   * was found, as one does with an iterator; the first that is not there ends it.
   */
  private pairUp(cell: number, twin: number, start: number, step: number): void {
    const { candidates } = this;
    if (this.grid[twin] !== 0 || isSmall(candidates[cell]!) || isSmall(candidates[twin]! & candidates[cell]!)) return;
    const own = this.numbersOf(cell);
    const others = this.numbersOf(twin);
    let next = 0;
    for (const a of own) {
      for (const b of own) {
        if (a === b) continue;
        const [i, j] = [others.indexOf(a), others.indexOf(b)];
        const place = i * (others.length - 1) + (j < i ? j : j - 1);
        if (i < 0 || j < 0 || place < next) return;
        next = place + 1;
        if (this.isShared((1 << a) | (1 << b), cell, twin, start, step)) continue;
        for (const either of [cell, twin]) {
          candidates[either] = (1 << a) | (1 << b);
          this.firstOfPair[either] = (a & 7) <= (b & 7) ? a : b;
        }
      }
    }
  }

  private isShared(pair: number, cell: number, twin: number, start: number, step: number): boolean {
    for (let i = 0, third = start; i < this.side; i++, third += step) {
      if (third !== cell && third !== twin && (this.candidates[third]! & pair) === pair) return true;
    }
    return false;
  }

  /** Two lines with just the same two places for a number claim it for the lines that cross there. */
  private crossOutByWings(step: number, lineStep: number): void {
    const { side } = this;
    const places = this.placesIn(step, lineStep);
    for (let number = 1; number <= side; number++) {
      for (let one = 0; one < side; one++) {
        const pair = places[number * side + one]!;
        if (!isPair(pair)) continue;
        for (let two = one + 1; two < side; two++) {
          if (places[number * side + two] !== pair) continue;
          for (let line = 0; line < side; line++) {
            if (line === one || line === two) continue;
            this.crossOut(line * lineStep + bitOf(pair) * step, 1 << number);
            this.crossOut(line * lineStep + bitOf(pair & -pair) * step, 1 << number);
          }
        }
      }
    }
  }

  /** For each number and line, the places where the number may still go, as bits. */
  private placesIn(step: number, lineStep: number): Uint16Array {
    const { side, candidates } = this;
    const places = new Uint16Array((side + 1) * side);
    for (let line = 0; line < side; line++) {
      for (let i = 0; i < side; i++) {
        for (let rest = candidates[line * lineStep + i * step]!; rest !== 0; rest &= rest - 1) {
          places[bitOf(rest & -rest) * side + line]! |= 1 << i;
        }
      }
    }
    return places;
  }

  /** The candidates of a cell in the order in which the reference walks them. */
  private numbersOf(cell: number): number[] {
    const set = this.candidates[cell]!;
    const numbers: number[] = [];
    for (let rest = set; rest !== 0; rest &= rest - 1) numbers.push(bitOf(rest & -rest));
    return numbers.length === 2 && numbers[1] === this.firstOfPair[cell] ? numbers.reverse() : numbers;
  }
}

/** The place of the only bit of a set. */
const bitOf = (set: number): number => 31 - Math.clz32(set);

const isSmall = (set: number): boolean => (set & (set - 1)) === 0;

const isPair = (set: number): boolean => !isSmall(set) && isSmall(set & (set - 1));
