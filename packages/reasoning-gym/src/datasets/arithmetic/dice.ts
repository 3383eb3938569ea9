import { without } from '../../lib/python-text.ts';
import { defineDataset } from '../../core/define.ts';
import { int, wireInteger } from '../../core/fields.ts';
import { quotient } from '../../lib/big-floats.ts';
import { gcd } from '../../lib/number-theory.ts';

export default defineDataset({
  name: 'dice',
  category: 'arithmetic',
  about: 'Work out the chance that a roll of mixed dice reaches a total.',
  floats: ['probability'],

  config: {
    num_dice: int(4, { about: 'dice that are rolled', floor: 1, ceiling: 50, levels: [4, 6, 8, 10] }),
    max_dice_size: int(20, {
      about: 'sides of the largest die',
      floor: 2,
      ceiling: 200,
      levels: [20, 25, 30, 35],
    }),
  },

  generate({ config: { num_dice, max_dice_size }, rng }) {
    const others = Array.from({ length: num_dice - 1 }, () =>
      max_dice_size > 2 ? rng.randint(2, max_dice_size - 1) : 2,
    );
    const dice = [max_dice_size, ...others.sort((a, b) => b - a)];
    const spread = dice.reduce((sum, sides) => sum + sides) - num_dice;
    const target = rng.randint(num_dice + Math.floor(spread / 3), num_dice + Math.floor((2 * spread) / 3));

    const ways = waysToReach(target, dice);
    const outcomes = dice.reduce((product, sides) => product * BigInt(sides), 1n);
    const common = gcd(ways, outcomes);
    const [num, den] = [ways / common, outcomes / common];
    const dice_str = dice.map((sides) => `1d${sides}`).join(', ');
    return {
      question:
        `These dice are thrown together: ${dice_str} (1d8 is one die with the faces 1 to 8).\n` +
        `How likely is a total of ${target} or more? Reply with the probability as a fraction in lowest terms, such as 3/16.`,
      answer: `${num}/${den}`,
      metadata: {
        puzzle: {
          dice_str,
          target,
          num: wireInteger(num),
          den: wireInteger(den),
          probability: quotient(ways, outcomes),
        },
      },
    };
  },

  score: (answer, { answer: oracle }) => (without(answer, '\n') === oracle ? 1 : 0),
});

/** The number of outcomes whose total is at least `target`, with each die's faces counted from 1. */
function waysToReach(target: number, dice: readonly number[]): bigint {
  let counts = [1n];
  for (const sides of dice) {
    const next: bigint[] = [];
    let window = 0n;
    for (let sum = 0; sum < counts.length + sides - 1; sum++) {
      window += (counts[sum] ?? 0n) - (counts[sum - sides] ?? 0n);
      next.push(window);
    }
    counts = next;
  }
  return counts.slice(target - dice.length).reduce((total, count) => total + count, 0n);
}
