import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';

export default defineDataset({
  name: 'count_primes',
  category: 'algorithmic',
  about: 'Count the primes of an interval.',

  config: {
    n: range(1, 10_000, {
      about: 'ends of the interval',
      floor: 1,
      ceiling: 1_000_000,
      levels: [10, 1000, 10_000, 50_000, 100_000],
      interval: true,
    }),
  },

  prepare: ({ config }) => primesUpTo(config.n.max),

  generate({ config, rng, shared: { primes, below } }) {
    const start = rng.between(config.n);
    const end = rng.randint(start, config.n.max);
    const found = primes.slice(below[start], below[end + 1]);
    return {
      question: `How many primes p satisfy ${start} <= p <= ${end}? Reply with the number alone.`,
      answer: String(found.length),
      metadata: { start, end, primes: found, solution: found.length, n: [start, end] },
    };
  },
});

/** The primes up to a limit, and for each number up to one past it how many of them lie below. */
function primesUpTo(limit: number): { readonly primes: readonly number[]; readonly below: Uint32Array } {
  const isComposite = new Uint8Array(limit + 1).fill(1, 0, 2);
  const below = new Uint32Array(limit + 2);
  const primes: number[] = [];
  for (let n = 0; n <= limit; n++) {
    if (isComposite[n] === 0) {
      primes.push(n);
      for (let multiple = n * n; multiple <= limit; multiple += n) isComposite[multiple] = 1;
    }
    below[n + 1] = primes.length;
  }
  return { primes, below };
}
