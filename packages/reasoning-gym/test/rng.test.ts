import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bigBits, bigRandint } from '../src/core/big-draws.ts';
import { betavariate, expovariate, gaussFrom, normalvariate, triangular } from '../src/core/distributions.ts';
import { LegacyNumpyRng, NumpyRng, seedWords } from '../src/core/numpy-rng.ts';
import { Rng } from '../src/core/rng.ts';

interface Vector {
  readonly call: string;
  readonly args: readonly never[];
  readonly values: readonly unknown[];
}
type Vectors = Readonly<Record<string, readonly Vector[]>>;

const recorded = JSON.parse(
  readFileSync(new URL('../../../conformance/fixtures/rng.json', import.meta.url), 'utf8'),
) as { readonly random: Vectors; readonly numpy: Vectors; readonly numpy_legacy: Vectors };

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
/** As the recording writes integers: beyond 2^53 they are texts. */
const plain = (value: bigint): unknown => (value < 2n ** 53n ? Number(value) : String(value));

type Draw = (...args: never[]) => unknown;

const drawsOf = (seed: bigint): Readonly<Record<string, Draw>> => {
  const rng = new Rng(seed);
  const gauss = gaussFrom(rng);
  return {
    random: () => rng.random(),
    getrandbits: (bits: number) => (bits > 53 ? plain(bigBits(rng, bits)) : rng.getrandbits(bits)),
    randint: (low: number | string, high: number | string) =>
      typeof high === 'string' ? plain(bigRandint(rng, BigInt(low), BigInt(high))) : rng.randint(Number(low), high),
    randrange: (start: number, stop: number, step: number) =>
      stop === undefined ? rng.randrange(start) : rng.randrange(start, stop, step),
    choice: (count: number) => rng.choice(upTo(count)),
    choices: (count: number, draws: number) => rng.choices(upTo(count), draws),
    weighted: (weights: number[], draws: number) => rng.choices(upTo(weights.length), draws, weights),
    sample: (total: number, count: number) => rng.sampleIndices(total, count),
    shuffle: (count: number) => rng.shuffle(upTo(count)),
    uniform: (low: number, high: number) => rng.uniform(low, high),
    gauss,
    triangular: (low: number, high: number, mode: number) => triangular(rng, low, high, mode),
    betavariate: (alpha: number, beta: number) => betavariate(rng, alpha, beta),
    expovariate: (rate: number) => expovariate(rng, rate),
    normalvariate: (mean: number, deviation: number) => normalvariate(rng, mean, deviation),
    'long run': (count: number) =>
      upTo(count)
        .map(() => rng.getrandbits(32))
        .slice(-5),
  };
};

describe.each(Object.entries(recorded.random))('seeded with %s', (seed, vectors) => {
  test.each(vectors)('draws $call($args) as CPython does', ({ call, args, values }) => {
    const draw = drawsOf(BigInt(seed))[call]!;
    const exact = !['gauss', 'betavariate', 'expovariate', 'normalvariate'].includes(call);
    for (const value of values) {
      if (exact) expect(draw(...args)).toEqual(value);
      else expect(draw(...args)).toBeCloseTo(value as number, 12);
    }
  });
});

describe.each(Object.entries(recorded.numpy))('numpy default_rng(%s)', (seed, vectors) => {
  test.each(vectors)('draws $call($args) as numpy does', ({ call, args, values }) => {
    const rng = new NumpyRng(BigInt(seed));
    const draws: Readonly<Record<string, (...args: never[]) => unknown>> = {
      next64: () => String(rng.next64()),
      integers: (low: number, high: number) => rng.integers(low, high),
      sample: (total: number, count: number) => rng.sampleIndices(total, count),
    };
    if (call === 'seedWords') expect(seedWords(BigInt(seed), 4).map(String)).toEqual(values);
    else expect(values.map(() => draws[call]!(...args))).toEqual(values);
  });
});

describe.each(Object.entries(recorded.numpy_legacy))('numpy.random.seed(%s)', (seed, vectors) => {
  test.each(vectors)('draws randint($args) as numpy does', ({ args, values }) => {
    const rng = new LegacyNumpyRng(Number(seed));
    const [low, high] = args as unknown as [number, number];
    expect(values.map(() => rng.randint(low, high))).toEqual(values);
  });
});

test('starts over when seeded again, whatever was drawn before', () => {
  const rng = new Rng(5);
  for (let i = 0; i < 1000; i++) rng.random();
  const fresh = new Rng(2n ** 70n);
  rng.seed(2n ** 70n);
  expect(upTo(700).map(() => rng.random())).toEqual(upTo(700).map(() => fresh.random()));
});

test.each([
  [7, 8],
  [2 ** 32 - 1, 2 ** 32],
  [-3, 3n],
  [2n ** 80n, 0],
])('seeds two generators at once as it would one by one: %s and %s', (first, second) => {
  const [a, b] = [new Rng(0), new Rng(0)];
  a.seedBoth(first, b, second);
  const [c, d] = [new Rng(first), new Rng(second)];
  for (let i = 0; i < 700; i++) {
    expect(a.random()).toBe(c.random());
    expect(b.random()).toBe(d.random());
  }
});

test.each([
  ['a fractional seed', () => new Rng(0.5)],
  ['an unsafe seed', () => new Rng(2 ** 60)],
  ['an empty range', () => new Rng(1).randint(2, 1)],
  ['an empty choice', () => new Rng(1).choice([])],
  ['a sample larger than its source', () => new Rng(1).sample([1, 2], 3)],
  ['weights of nothing', () => new Rng(1).weightedIndex([0, 0])],
  ['more bits than a number holds', () => new Rng(1).getrandbits(54)],
])('refuses %s', (_, draw) => {
  expect(draw).toThrow(RangeError);
});
