import { defineDataset } from '../../core/define.ts';
import { int, range } from '../../core/fields.ts';
import { type Exchange, exchangeAll } from '../../lib/exchange.ts';

/** Counts of [A], [B], [C], {A}, {B}, {C}, (A), (B), (C). */
const RULES: readonly Exchange[] = [
  { takes: [1, 1, 1], gives: [0, 0, 0, 1] },
  { takes: [1, 1], gives: [0, 0, 0, 0, 0, 1] },
  { takes: [0, 1, 1], gives: [0, 0, 0, 0, 1] },
  { takes: [0, 0, 2], gives: [0, 0, 0, 0, 0, 1] },
  { takes: [0, 0, 0, 1, 0, 1], gives: [0, 0, 0, 0, 0, 0, 1, 1] },
  { takes: [0, 0, 0, 0, 2], gives: [0, 0, 0, 0, 0, 0, 0, 0, 1] },
];

export default defineDataset({
  name: 'string_synthesis',
  category: 'algorithmic',
  about: 'Follow blocks as they are merged into new ones by fixed rules.',

  config: {
    initial_blocks: range(0, 5, {
      about: 'square blocks of each letter at the start',
      floor: 0,
      ceiling: 10_000,
      levels: [10, 50, 100, 500],
      interval: true,
    }),
    max_iterations: int(1000, { about: 'steps after which to stop in any case', floor: 1, ceiling: 100_000 }),
  },

  generate({ config, rng }) {
    const blocks = Array.from({ length: 3 }, () => rng.between(config.initial_blocks));
    const [a, b, c] = blocks;
    const states = exchangeAll([...blocks, 0, 0, 0, 0, 0, 0], RULES, config.max_iterations);
    const solution = states.at(-1)!;
    return {
      question:
        `You begin with ${a} blocks [A], ${b} blocks [B] and ${c} blocks [C]. ` +
        'In each step, carry out the first of these rules for which you have what its left side asks:\n' +
        '1. [A] + [B] + [C] -> {A}\n2. [A] + [B] -> {C}\n3. [B] + [C] -> {B}\n4. [C] + [C] -> {C}\n' +
        '5. {A} + {C} -> (A) + (B)\n6. {B} + {B} -> (C)\n' +
        `Stop when no rule can be carried out, and after ${config.max_iterations} steps at the latest. ` +
        'What do you have then? Reply with the nine counts of [A] [B] [C] {A} {B} {C} (A) (B) (C) in that order, ' +
        'separated by single spaces.',
      answer: solution.join(' '),
      metadata: { states, solution, initial_blocks: blocks },
    };
  },
});
