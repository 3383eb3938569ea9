import { defineDataset } from '../../core/define.ts';
import { range, subset, texts } from '../../core/fields.ts';
import type { Interval, Rng } from '../../core/rng.ts';
import { isAntiderivative } from '../../lib/algebra/antiderivative.ts';
import { derivative } from '../../lib/algebra/derivative.ts';
import { power, scale, sum, symbol } from '../../lib/algebra/expression.ts';
import { isPlainName } from '../../lib/algebra/parse.ts';
import { show } from '../../lib/algebra/print.ts';
import { integer, negate, type Rational, rational } from '../../lib/algebra/rational.ts';

export default defineDataset({
  name: 'simple_integration',
  category: 'algebra',
  about: 'Integrate a polynomial with fractions for coefficients.',

  config: {
    terms: range(2, 5, { about: 'terms of the antiderivative', floor: 0, ceiling: 100, levels: [2, 3, 4, 5] }),
    degree: range(1, 10, { about: 'degree of each of its terms', floor: -10, ceiling: 1000 }),
    bounds: range(1, 10, { about: 'size of each numerator', floor: 1, ceiling: 1_000_000_000 }),
    operators: subset(['+', '-'], { about: 'signs that a term may have' }),
    symbols: texts(['x', 'X'], { about: 'names for the variable', most: 50 }),
  },
  check: ({ symbols }) =>
    symbols.every(isPlainName) ? undefined : 'symbols must be names of letters that mean nothing else in a formula',

  generate({ config, rng }) {
    const count = rng.between(config.terms);
    const variable = rng.choice(config.symbols);
    const x = symbol(variable);
    const terms = Array.from({ length: count }, () => {
      const size = coefficient(config.bounds, rng);
      const bare = power(x, integer(rng.between(config.degree)));
      return scale(bare, rng.choice(config.operators) === '-' ? negate(size) : size);
    });
    const polynomial = sum(...terms);
    const integrand = show(derivative(polynomial, variable));
    return {
      question:
        `Integrate with respect to ${variable}:\n\n${integrand}\n\n` +
        'Reply with the antiderivative as one formula in the same notation, with * for every product and ** for powers. ' +
        'Write C for the constant of integration.',
      answer: `${show(polynomial)} + C`,
      metadata: { integrand, variable, num_terms: count },
    };
  },

  score: (answer, { answer: oracle, metadata: { integrand, variable } }) =>
    answer === oracle || isAntiderivative(answer, integrand, variable) ? 1 : 0,
});

/** A whole number or a fraction, with even odds. */
function coefficient(size: Interval, rng: Rng): Rational {
  const bottom = rng.choice([1, 0]) === 1 ? 1 : rng.randint(2, 10);
  return rational(BigInt(rng.between(size)), BigInt(bottom));
}
