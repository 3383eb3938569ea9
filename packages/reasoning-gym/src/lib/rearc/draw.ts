import type { Interval, Rng } from '../../core/rng.ts';
import { nearestEven } from '../rounding.ts';

/** A list, or a set in the order in which it is walked. */
type Choices<T> = readonly T[] | { readonly size: number; values(): readonly T[] };

/** So many of a kind: a tuple where the number is written out, a list otherwise. */
type Several<T, Count extends number, Made extends T[] = []> = number extends Count
  ? T[]
  : Made['length'] extends Count
    ? Made
    : Several<T, Count, [...Made, T]>;

/** The draws of a task generator. How hard its sizes may be is part of the draw. */
export class Draw {
  private readonly rng: Rng;
  private readonly difficulty: Interval;
  private readonly levels: number[];

  /** Each drawn degree of difficulty is added to `levels`. */
  constructor(rng: Rng, difficulty: Interval, levels: number[] = []) {
    this.rng = rng;
    this.difficulty = difficulty;
    this.levels = levels;
  }

  /** An integer in [min, max], the larger the more difficult; `max` where that is below `min`. */
  scaled(min: number, max: number): number {
    const level = this.rng.uniform(this.difficulty.min, this.difficulty.max);
    this.levels.push(level);
    return Math.min(Math.max(min, nearestEven(min + (max - min) * level)), max);
  }

  /** The least difficulty that may be drawn. */
  get easiest(): number {
    return this.difficulty.min;
  }

  /** So many of a total, or else all but so many, within bounds that are 1 and the total unless given. */
  fewOrMany(min: number, max: number, total: number, floor = 1, ceiling = total): number {
    const few = this.scaled(min, max);
    return Math.min(Math.max(floor, this.choice([few, total - few])), ceiling);
  }

  /** A uniform integer in [min, max]. */
  between(min: number, max: number): number {
    return this.rng.randint(min, max);
  }

  choice<T>(items: Choices<T>): T {
    return this.rng.choice(listOf(items));
  }

  sample<T, Count extends number>(items: Choices<T>, count: Count): Several<T, Count> {
    return this.rng.sample(listOf(items), count) as Several<T, Count>;
  }

  /** Heads is `true`, and comes first. */
  coin(): boolean {
    return this.rng.below(2) === 0;
  }

  shuffle<T>(items: T[]): T[] {
    return this.rng.shuffle(items);
  }
}

const listOf = <T>(items: Choices<T>): readonly T[] => ('size' in items ? items.values() : items);
