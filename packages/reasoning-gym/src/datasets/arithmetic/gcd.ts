import { bigRandint } from '../../core/big-draws.ts';
import { defineDataset } from '../../core/define.ts';
import { bigRange, range, wireInteger } from '../../core/fields.ts';
import { gcd } from '../../lib/number-theory.ts';

const TRIES = 3;

export default defineDataset({
  name: 'gcd',
  category: 'arithmetic',
  about: 'Find the largest number that divides several others.',

  config: {
    numbers: range(2, 2, {
      about: 'numbers to compare',
      floor: 2,
      ceiling: 1000,
      attribute: 'num_terms',
      levels: [2, 3, 4, 5],
    }),
    value: bigRange(1n, 1000n, {
      about: 'size of each number',
      floor: 1n,
      levels: [100, 1000, 10_000, 100_000],
      interval: true,
    }),
  },

  /** Settles for coprime numbers when three draws in a row yield nothing better. */
  generate({ config, rng }) {
    let numbers: bigint[] = [];
    let result = 1n;
    for (let tries = 0; tries < TRIES && result === 1n; tries++) {
      const { min, max } = config.value;
      numbers = Array.from({ length: rng.between(config.numbers) }, () => bigRandint(rng, min, max));
      result = numbers.reduce(gcd);
    }
    return {
      question: `What is the largest whole number that divides each of ${numbers.join(', ')} without remainder? Reply with that number alone.`,
      answer: String(result),
      metadata: { numbers: numbers.map(wireInteger), result: wireInteger(result), num_terms: numbers.length },
    };
  },
});
