import { defineDataset } from '../../core/define.ts';
import { range, subset, weights } from '../../core/fields.ts';
import { scale, sum, symbol, whole } from '../../lib/algebra/expression.ts';
import { show } from '../../lib/algebra/print.ts';
import { integer } from '../../lib/algebra/rational.ts';
import { weightsComplaint } from '../../lib/weights.ts';

export default defineDataset({
  name: 'simple_equations',
  category: 'algebra',
  about: 'Solve an equation of the first degree for its one unknown.',

  config: {
    terms: range(2, 4, {
      about: 'numbers that the left side is built from',
      floor: 1,
      ceiling: 100,
      minLevels: [2, 3, 4, 5],
      maxLevels: [5, 10, 15, 20],
    }),
    value: range(1, 100, {
      about: 'size of each number and of the solution',
      floor: 1,
      ceiling: 1_000_000_000_000_000,
      minLevels: [1, 10, 100, 1000],
      maxLevels: [100, 10_000, 1_000_000, 100_000_000],
    }),
    operators: subset(['+', '-', '*'], { about: 'operations between the numbers' }),
    operators_weights: weights([0.4, 0.4, 0.2], {
      about: 'how often each operation comes up',
      fewest: 1,
      most: 20,
      levels: [
        [0.4, 0.4, 0.2],
        [0.35, 0.35, 0.3],
        [0.3, 0.3, 0.4],
        [0.2, 0.2, 0.6],
      ],
    }),
  },
  check: ({ operators, operators_weights }) => weightsComplaint('operators_weights', operators_weights, operators),
  difficulty: ({ terms, value, operators_weights }) => ({
    min_terms: terms.min,
    max_terms: terms.max,
    min_value: value.min,
    max_value: value.max,
    operators_weights,
  }),

  generate({ config, rng }) {
    const draw = (): bigint => BigInt(rng.between(config.value));
    const variable = rng.letter('abcdefghijklmnopqrstuvwxyz');
    const numbers = Array.from({ length: rng.between(config.terms) }, draw);
    const place = rng.randint(0, numbers.length - 1);
    const multiple = draw();
    const terms = numbers.map((constant, i) =>
      i === place ? { slope: config.operators.includes('*') ? multiple : 1n, constant: 0n } : { slope: 0n, constant },
    );
    const { slope, constant } = terms.slice(1).reduce((left, right) => {
      const [operator] = rng.choices(config.operators, 1, config.operators_weights);
      if (operator === '*') {
        return {
          slope: left.slope * right.constant + left.constant * right.slope,
          constant: left.constant * right.constant,
        };
      }
      const sign = operator === '+' ? 1n : -1n;
      return { slope: left.slope + sign * right.slope, constant: left.constant + sign * right.constant };
    }, terms[0]!);
    const solution = draw();
    const left = show(sum(scale(symbol(variable), integer(slope)), whole(constant)));
    const equation = `${left} = ${slope * solution + constant}`;
    return {
      question: `Solve for ${variable}:\n\n${equation}\n\nReply with the value of ${variable} as a whole number, nothing else.`,
      answer: String(solution),
      metadata: { equation, variable },
    };
  },
});
