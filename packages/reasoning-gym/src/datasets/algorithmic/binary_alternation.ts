import { defineDataset } from '../../core/define.ts';
import { range, real } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';

export default defineDataset({
  name: 'binary_alternation',
  category: 'algorithmic',
  about: 'Count the swaps that make zeros and ones take turns.',

  config: {
    n: range(10, 30, {
      about: 'bits in the string; one or two more when it cannot be solved',
      floor: 1,
      ceiling: 100_000,
      levels: [10, 50, 500, 1000],
      interval: true,
    }),
    p_solvable: real(0.8, { about: 'odds that the string can be made to alternate', floor: 0, ceiling: 1 }),
  },

  generate({ config, rng }) {
    const n = rng.between(config.n);
    const solvable = rng.random() < config.p_solvable;
    const string = shuffledBits(n, solvable, rng);
    const solution = fewestSwaps(string);
    return {
      question:
        `Here is a string of bits: ${string}\n` +
        'One swap exchanges the bits at any two places, near or far. What is the least number of swaps after which no two ' +
        'equal bits stand side by side? Reply with the number alone, or with -1 when no number of swaps is enough.',
      answer: String(solution),
      metadata: { string, solution, solvable, n },
    };
  },
});

/** As many ones as zeros, give or take the odd bit; a string without a solution has two too many of one kind. */
function shuffledBits(n: number, solvable: boolean, rng: Rng): string {
  let ones = Math.floor(n / 2);
  let zeros = ones;
  const add = (toOnes: boolean, count: number): void => {
    if (toOnes) ones += count;
    else zeros += count;
  };
  if (n % 2 === 1) add(rng.random() < 0.5, 1);
  if (!solvable) {
    if (ones === zeros) add(rng.random() < 0.5, 2);
    else add(ones > zeros, 1);
  }
  const bits = [...Array.from({ length: ones }, () => '1'), ...Array.from({ length: zeros }, () => '0')];
  return rng.shuffle(bits).join('');
}

/** Each swap sets two misplaced bits right; -1 when the string can never alternate. */
function fewestSwaps(string: string): number {
  let ones = 0;
  let misplaced = 0;
  for (let i = 0; i < string.length; i++) {
    const isOne = string[i] === '1';
    if (isOne) ones += 1;
    if (isOne === (i % 2 === 0)) misplaced += 1;
  }
  const surplus = 2 * ones - string.length;
  if (Math.abs(surplus) > 1) return -1;
  const [zeroFirst, oneFirst] = [misplaced, string.length - misplaced];
  return (surplus === 0 ? Math.min(zeroFirst, oneFirst) : surplus > 0 ? oneFirst : zeroFirst) / 2;
}
