import { Mersenne } from './mersenne.ts';

/** A closed interval, as every `min_x` / `max_x` pair in a config becomes inside the code. */
export interface Interval {
  readonly min: number;
  readonly max: number;
}

export const contains = ({ min, max }: Interval, value: number): boolean => value >= min && value <= max;

const WORD = 0x1_0000_0000;

/**
 * The only source of chance a dataset may use: its draws equal those of CPython's `random.Random`, method by
 * method.
 */
export class Rng extends Mersenne {
  constructor(seed: number | bigint) {
    super();
    this.seed(seed);
  }

  /** Starts over as `random.Random(seed)` would; the sign of the seed does not matter, as in CPython. */
  seed(seed: number | bigint): this {
    if (typeof seed === 'number' && !Number.isSafeInteger(seed)) throw new RangeError(`seed ${seed} is not an integer`);
    const magnitude = seed < 0 ? -seed : seed;
    if (magnitude < WORD) this.scrambleWord(Number(magnitude) | 0);
    else this.scramble(wordsOf(BigInt(magnitude)));
    return this;
  }

  /** Seeds this generator and another one together, which is cheaper than one after the other. */
  seedBoth(seed: number | bigint, twin: Rng, twinSeed: number | bigint): void {
    if (isWord(seed) && isWord(twinSeed)) this.scrambleBoth(seed | 0, twin, twinSeed | 0);
    else {
      this.seed(seed);
      twin.seed(twinSeed);
    }
  }

  /** A float in [0, 1) with 53 random bits. */
  random(): number {
    const high = this.word() >>> 5;
    const low = this.word() >>> 6;
    return (high * 0x400_0000 + low) / 0x20_0000_0000_0000;
  }

  /** A non-negative integer of `count` random bits; at most 53, `bigBits` draws more. */
  getrandbits(count: number): number {
    if (count <= 32) return count <= 0 ? 0 : this.word() >>> (32 - count);
    if (count > 53) throw new RangeError(`getrandbits(${count}) is not exact as a number; use bigBits`);
    const low = this.word() >>> 0;
    return (this.word() >>> (64 - count)) * WORD + low;
  }

  /** A uniform integer in [0, limit). */
  below(limit: number): number {
    if (limit <= 0x7fff_ffff) {
      if (limit <= 0) throw new RangeError('cannot draw from an empty range');
      const shift = Math.clz32(limit);
      let draw = this.word() >>> shift;
      while (draw >= limit) draw = this.word() >>> shift;
      return draw;
    }
    if (limit > Number.MAX_SAFE_INTEGER) throw new RangeError(`a range of ${limit} is not exact; use bigRandint`);
    const width = limit.toString(2).length;
    let draw = this.getrandbits(width);
    while (draw >= limit) draw = this.getrandbits(width);
    return draw;
  }

  /** A uniform integer in [low, high]. */
  randint(low: number, high: number): number {
    if (high < low) throw new RangeError(`empty range: randint(${low}, ${high})`);
    return low + this.below(high - low + 1);
  }

  /** A uniform integer within an interval. */
  between(interval: Interval): number {
    return this.randint(interval.min, interval.max);
  }

  randrange(stop: number): number;
  randrange(start: number, stop: number, step?: number): number;
  randrange(first: number, second?: number, step = 1): number {
    const [start, stop] = second === undefined ? [0, first] : [first, second];
    const count = Math.ceil((stop - start) / step);
    if (count <= 0) throw new RangeError(`empty range: randrange(${start}, ${stop}, ${step})`);
    return start + step * this.below(count);
  }

  choice<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /** One character of a text. */
  letter(text: string): string {
    return text[this.below(text.length)]!;
  }

  /** `count` draws with replacement, by weight where weights are given. */
  choices<T>(items: readonly T[], count: number, weights?: readonly number[]): T[] {
    if (!weights) return Array.from({ length: count }, () => items[Math.floor(this.random() * items.length)]!);
    if (weights.length !== items.length) throw new RangeError('as many weights as items are needed');
    return Array.from({ length: count }, () => items[this.weightedIndex(weights)]!);
  }

  /** The index that one weighted draw of `choices` picks. */
  weightedIndex(weights: readonly number[]): number {
    let total = 0;
    for (const weight of weights) total += weight;
    if (!(total > 0)) throw new RangeError('the weights must add up to more than zero');
    const target = this.random() * total;
    const last = weights.length - 1;
    let edge = 0;
    for (let i = 0; i < last; i++) {
      edge += weights[i]!;
      if (target < edge) return i;
    }
    return last;
  }

  /** `count` different positions of the items, in the order drawn. */
  sample<T>(items: readonly T[], count: number): T[] {
    return this.sampleIndices(items.length, count).map((index) => items[index]!);
  }

  /** `sample(range(total), count)`. */
  sampleIndices(total: number, count: number): number[] {
    if (count > total || count < 0) throw new RangeError(`cannot sample ${count} of ${total}`);
    const picked: number[] = [];
    let poolLimit = 21;
    if (count > 5) poolLimit += 4 ** Math.ceil(Math.log(count * 3) / Math.log(4));
    if (total <= poolLimit) {
      const pool: number[] = [];
      for (let i = 0; i < total; i++) pool.push(i);
      for (let left = total; picked.length < count; left--) {
        const j = this.below(left);
        picked.push(pool[j]!);
        pool[j] = pool[left - 1]!;
      }
      return picked;
    }
    const seen = new Set<number>();
    while (picked.length < count) {
      let j = this.below(total);
      while (seen.has(j)) j = this.below(total);
      seen.add(j);
      picked.push(j);
    }
    return picked;
  }

  /** Shuffles in place, and hands the same list back. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = items[i]!;
      items[i] = items[j]!;
      items[j] = held;
    }
    return items;
  }

  uniform(low: number, high: number): number {
    return low + (high - low) * this.random();
  }
}

const isWord = (seed: number | bigint): seed is number => typeof seed === 'number' && seed >= 0 && seed < WORD;

function wordsOf(magnitude: bigint): number[] {
  const words: number[] = [];
  for (let rest = magnitude; rest > 0n; rest >>= 32n) words.push(Number(rest & 0xffff_ffffn));
  return words;
}
