import { defineDataset } from '../../core/define.ts';
import { range, real } from '../../core/fields.ts';
import { exponential, fixed, grouped, roundTo } from '../../lib/python-float.ts';
import { floatRepr, parseFloatText } from '../../lib/python-text.ts';

const NOTATIONS = [(value: number) => fixed(value, 6), grouped, (value: number) => exponential(value, 15)] as const;
const SIZES = ['largest', 'smallest'] as const;
const TOLERANCE = 0.01;

export default defineDataset({
  name: 'number_format',
  category: 'arithmetic',
  about: 'Pick the largest or smallest of numbers in different notations.',
  floats: ['candidates', 'solution', 'min_delta'],

  config: {
    num_candidates: range(2, 5, {
      about: 'numbers to choose from',
      floor: 2,
      ceiling: 10_000,
      levels: [5, 25, 100, 500],
      interval: true,
    }),
    n: range(1000, 1_000_000_000, {
      about: 'size of the numbers',
      floor: 1,
      ceiling: 1e18,
      real: true,
      levels: [1000, 100_000, 1_000_000, 1_000_000_000],
      interval: true,
    }),
    max_delta: real(10, {
      about: 'farthest that a number lies from the first one',
      floor: 0,
      ceiling: 1e18,
      levels: [10, 1, 1e-3, 1e-6],
    }),
  },
  check: ({ max_delta }) => (max_delta > 0 ? undefined : 'max_delta must be above 0'),
  difficulty: ({ num_candidates, n, max_delta }) => ({
    num_candidates: [num_candidates.min, num_candidates.max],
    n: [n.min, n.max],
    min_delta: max_delta,
  }),

  generate({ config, rng }) {
    const count = rng.between(config.num_candidates);
    const base = roundTo(rng.uniform(config.n.min, config.n.max), 3);
    const candidates = [base];
    while (candidates.length < count) {
      candidates.push(base + roundTo(rng.uniform(-config.max_delta, config.max_delta), 3));
    }
    const formatted = candidates.map((candidate) => rng.choice(NOTATIONS)(candidate));
    const size = rng.choice(SIZES);
    const solution = candidates.reduce((best, next) =>
      (size === 'largest' ? next > best : next < best) ? next : best,
    );
    return {
      question: `Which of these numbers is the ${size}? Commas group thousands.\n\n${formatted.join('\n')}\n\nReply with that number alone, in whichever notation.`,
      answer: floatRepr(solution),
      metadata: { candidates, solution, formatted_candidates: formatted, size, num_candidates: count },
    };
  },

  score(answer, { metadata }) {
    const value = parseFloatText(answer.replaceAll(',', ''));
    return value !== undefined && Math.abs(value - metadata.solution) < TOLERANCE ? 1 : 0;
  },
});
