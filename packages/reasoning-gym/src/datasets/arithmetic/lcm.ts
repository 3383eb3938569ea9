import { defineDataset } from '../../core/define.ts';
import { range, wireInteger } from '../../core/fields.ts';
import { lcm } from '../../lib/number-theory.ts';

const TRIES = 3;

export default defineDataset({
  name: 'lcm',
  category: 'arithmetic',
  about: 'Find the smallest number that several others divide.',

  config: {
    numbers: range(2, 2, { about: 'numbers to combine', floor: 2, ceiling: 200, levels: [2, 3, 4, 5] }),
    value: range(1, 100, {
      about: 'size of each number',
      floor: 1,
      levels: [100, 1000, 10_000, 100_000],
      interval: true,
    }),
  },

  /** Settles for the plain product when three draws in a row yield nothing smaller. */
  generate({ config, rng }) {
    let numbers: number[] = [];
    let result = 0n;
    for (let tries = 0, isProduct = true; tries < TRIES && isProduct; tries++) {
      numbers = Array.from({ length: rng.between(config.numbers) }, () => rng.between(config.value));
      const terms = numbers.map(BigInt);
      result = terms.reduce(lcm);
      isProduct = result === terms.reduce((product, term) => product * term);
    }
    return {
      question: `What is the smallest positive whole number that is a multiple of each of ${numbers.join(', ')}? Reply with that number alone.`,
      answer: String(result),
      metadata: { numbers, result: wireInteger(result) },
    };
  },
});
