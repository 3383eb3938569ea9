import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { parseBigInt } from '../../lib/python-int.ts';
import { strip } from '../../lib/python-text.ts';

export default defineDataset({
  name: 'prime_factorization',
  category: 'arithmetic',
  about: 'Break a number into its prime factors.',

  config: {
    value: range(2, 1000, {
      about: 'size of the number',
      floor: 2,
      ceiling: 1e13,
      levels: [10, 1000, 5000, 10_000],
      interval: true,
    }),
  },

  generate({ config, rng }) {
    const number = rng.between(config.value);
    const factors = primeFactors(number);
    return {
      question: `Write ${number} as a product of primes, repeating a prime as often as it divides. Reply with the primes from smallest to largest joined by ×, as 2 × 3 × 3 stands for 18.`,
      answer: factors.join(' × '),
      metadata: { number, factors },
    };
  },

  /** Half marks for a product that is right but not of primes. */
  score(answer, { metadata: { number, factors } }) {
    const given = parseFactors(answer);
    if (!given) return 0.01;
    if (given.length === factors.length && ascending(given).every((factor, i) => factor === BigInt(factors[i]!)))
      return 1;
    return hasProduct(given, BigInt(number)) ? 0.5 : 0.01;
  },
});

function primeFactors(number: number): number[] {
  const factors: number[] = [];
  let rest = number;
  for (let prime = 2; prime * prime <= rest; prime++) {
    while (rest % prime === 0) {
      factors.push(prime);
      rest /= prime;
    }
  }
  if (rest > 1) factors.push(rest);
  return factors;
}

function parseFactors(answer: string): readonly bigint[] | undefined {
  const factors: bigint[] = [];
  for (const part of answer.split('×')) {
    if (strip(part) === '') continue;
    const factor = parseBigInt(part);
    if (factor === undefined) return undefined;
    factors.push(factor);
  }
  return factors;
}

const ascending = (factors: readonly bigint[]): readonly bigint[] =>
  [...factors].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** Stops as soon as the product is out of reach. */
function hasProduct(factors: readonly bigint[], wanted: bigint): boolean {
  let product = 1n;
  for (const factor of factors) {
    product *= factor;
    if (product === 0n || product > wanted || -product > wanted) return false;
  }
  return product === wanted;
}
