import { bigRandint } from '../../core/big-draws.ts';
import { defineDataset } from '../../core/define.ts';
import { bigRange, wireInteger } from '../../core/fields.ts';

export default defineDataset({
  name: 'count_bits',
  category: 'arithmetic',
  about: 'Count the ones in the binary form of a number.',

  config: {
    n: bigRange(1n, 2n ** 31n - 1n, {
      about: 'size of the number',
      floor: 1n,
      levels: [10, 1000, 1_000_000, 100_000_000, 2 ** 31 - 1],
      interval: true,
    }),
  },

  generate({ config, rng }) {
    const number = bigRandint(rng, config.n.min, config.n.max);
    const binary = number.toString(2);
    const solution = binary.replaceAll('0', '').length;
    return {
      question: `Write ${number} in base 2. How many of its digits are 1? Reply with the count alone.`,
      answer: String(solution),
      metadata: { number: wireInteger(number), solution, binary, n: wireInteger(number) },
    };
  },
});
