import type { Seed } from './define.ts';
import { Mersenne } from './mersenne.ts';

/** `numpy.random.seed(seed)` followed by `numpy.random.randint`. */
export class LegacyNumpyRng extends Mersenne {
  constructor(seed: number) {
    super();
    if (!Number.isInteger(seed) || seed < 0 || seed > 0xffff_ffff)
      throw new RangeError(`seed ${seed} is not within 32 bits`);
    this.seedPlainly(seed);
  }

  /** An integer in [low, high). */
  randint(low: number, high: number): number {
    const span = high - low - 1;
    if (span < 0) throw new RangeError(`empty range: randint(${low}, ${high})`);
    if (span === 0) return low;
    const mask = 0xffff_ffff >>> Math.clz32(span);
    let draw = this.word() & mask;
    while (draw >>> 0 > span) draw = this.word() & mask;
    return low + (draw >>> 0);
  }
}

const MASK64 = (1n << 64n) - 1n;
const MASK128 = (1n << 128n) - 1n;
const MULTIPLIER = 0x2360ed051fc65da44385df649fccf645n;

/** `numpy.random.default_rng(seed)`: a PCG64 behind numpy's bounded integers and choices. */
export class NumpyRng {
  private state: bigint;
  private readonly increment: bigint;
  private spare: number | undefined;

  constructor(seed: Seed) {
    if (seed < 0) throw new RangeError(`seed ${seed} is negative`);
    const [a, b, c, d] = seedWords(BigInt(seed), 4) as [bigint, bigint, bigint, bigint];
    this.increment = (((c << 64n) | d) << 1n) | 1n;
    this.state = this.increment & MASK128;
    this.state = (this.state + ((a << 64n) | b)) & MASK128;
    this.advance();
  }

  /** 64 random bits. */
  next64(): bigint {
    this.advance();
    const folded = (this.state >> 64n) ^ (this.state & MASK64);
    const turn = this.state >> 122n;
    return ((folded >> turn) | (folded << (64n - turn))) & MASK64;
  }

  /** An integer in [low, high), for spans below 2^32. */
  integers(low: number, high: number): number {
    if (high <= low) throw new RangeError(`empty range: integers(${low}, ${high})`);
    return low + this.upTo(high - low - 1);
  }

  choice<T>(items: readonly T[]): T {
    return items[this.integers(0, items.length)]!;
  }

  /** `choice(total, size=count, replace=False)`: Floyd's sampling and a shuffle. */
  sampleIndices(total: number, count: number): number[] {
    if (count > total) throw new RangeError(`cannot sample ${count} of ${total}`);
    if (total > 10_000) throw new RangeError('only for populations of up to 10000');
    const picked: number[] = [];
    for (let j = total - count; j < total; j++) {
      const draw = this.upTo(j);
      picked.push(picked.includes(draw) ? j : draw);
    }
    for (let i = count - 1; i > 0; i--) {
      const j = this.upTo(i);
      [picked[i], picked[j]] = [picked[j]!, picked[i]!];
    }
    return picked;
  }

  private advance(): void {
    this.state = (this.state * MULTIPLIER + this.increment) & MASK128;
  }

  /** 32 random bits; a 64-bit draw yields two, the low half first. */
  private next32(): number {
    if (this.spare !== undefined) {
      const held = this.spare;
      this.spare = undefined;
      return held;
    }
    const draw = this.next64();
    this.spare = Number(draw >> 32n);
    return Number(draw & 0xffff_ffffn);
  }

  /** An integer in [0, top] by Lemire's multiplication. */
  private upTo(top: number): number {
    if (top === 0) return 0;
    const span = BigInt(top) + 1n;
    const threshold = (0x1_0000_0000n - span) % span;
    let product = BigInt(this.next32()) * span;
    while ((product & 0xffff_ffffn) < threshold) product = BigInt(this.next32()) * span;
    return Number(product >> 32n);
  }
}

/** numpy's `SeedSequence(entropy).generate_state(count, uint64)`. */
export function seedWords(entropy: bigint, count: number): bigint[] {
  const pool = mixedPool(entropy);
  let hash = 0x8b51f9dd;
  const halves = Array.from({ length: count * 2 }, (_, i) => {
    let word = pool[i % pool.length]! ^ hash;
    hash = Math.imul(hash, 0x58f38ded);
    word = Math.imul(word, hash);
    return (word ^ (word >>> 16)) >>> 0;
  });
  return Array.from({ length: count }, (_, i) => (BigInt(halves[2 * i + 1]!) << 32n) | BigInt(halves[2 * i]!));
}

function mixedPool(entropy: bigint): number[] {
  const words: number[] = [];
  for (let rest = entropy; rest > 0n || words.length === 0; rest >>= 32n) words.push(Number(rest & 0xffff_ffffn));

  let hash = 0x43b0d7e5;
  const hashed = (value: number): number => {
    let word = value ^ hash;
    hash = Math.imul(hash, 0x931e8875);
    word = Math.imul(word, hash);
    return word ^ (word >>> 16);
  };
  const mixed = (x: number, y: number): number => {
    const word = Math.imul(0xca01f9dd, x) - Math.imul(0x4973f715, y);
    return word ^ (word >>> 16);
  };

  const pool = Array.from({ length: 4 }, (_, i) => hashed(words[i] ?? 0));
  for (let source = 0; source < 4; source++) {
    for (let target = 0; target < 4; target++) {
      if (source !== target) pool[target] = mixed(pool[target]!, hashed(pool[source]!));
    }
  }
  for (let source = 4; source < words.length; source++) {
    for (let target = 0; target < 4; target++) pool[target] = mixed(pool[target]!, hashed(words[source]!));
  }
  return pool;
}
