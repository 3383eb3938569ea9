import { defineDataset } from '../../core/define.ts';
import { int, range } from '../../core/fields.ts';
import { type Exchange, exchangeAll } from '../../lib/exchange.ts';

/** Counts of A, B, C, X, Y, Z. */
const RULES: readonly Exchange[] = [
  { takes: [1], gives: [0, 0, 0, 2, 1] },
  { takes: [0, 2], gives: [0, 0, 0, 1] },
  { takes: [0, 0, 2], gives: [0, 0, 0, 0, 1] },
  { takes: [0, 1, 1], gives: [1] },
  { takes: [0, 0, 0, 1, 1], gives: [0, 0, 0, 0, 0, 1] },
];

export default defineDataset({
  name: 'string_splitting',
  category: 'algorithmic',
  about: 'Follow machines as they are taken apart and put together by fixed rules.',

  config: {
    initial_machines: range(0, 5, {
      about: 'machines of each kind at the start',
      floor: 0,
      ceiling: 10_000,
      levels: [10, 50, 100, 500],
      interval: true,
    }),
    max_iterations: int(1000, { about: 'steps after which to stop in any case', floor: 1, ceiling: 100_000 }),
  },

  generate({ config, rng }) {
    const machines = Array.from({ length: 3 }, () => rng.between(config.initial_machines));
    const [a, b, c] = machines;
    const states = exchangeAll([...machines, 0, 0, 0], RULES, config.max_iterations);
    const solution = states.at(-1)!;
    return {
      question:
        `A workshop holds ${a} of machine A, ${b} of machine B and ${c} of machine C, and no parts X, Y or Z. ` +
        'In each step it carries out the first of these rules for which it has what the left side asks:\n' +
        '1. A -> X + X + Y\n2. B + B -> X\n3. C + C -> Y\n4. B + C -> A\n5. X + Y -> Z\n' +
        `It stops when no rule can be carried out, and after ${config.max_iterations} steps at the latest. ` +
        'What does it hold then? Reply with the six counts of A B C X Y Z in that order, separated by single spaces.',
      answer: solution.join(' '),
      metadata: { states, solution, initial_machines: machines },
    };
  },
});
