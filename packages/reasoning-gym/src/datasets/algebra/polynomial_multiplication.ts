import { defineDataset } from '../../core/define.ts';
import { flag, range, subset, texts } from '../../core/fields.ts';
import type { Interval } from '../../core/rng.ts';
import {
  distribute,
  type Expression,
  isSame,
  power,
  product,
  scale,
  sum,
  symbol,
  symbolsIn,
  whole,
} from '../../lib/algebra/expression.ts';
import { isPlainName } from '../../lib/algebra/parse.ts';
import { show } from '../../lib/algebra/print.ts';
import { integer } from '../../lib/algebra/rational.ts';
import { read } from '../../lib/algebra/read.ts';

const MOST_TERMS = 20_000;
const MOST_MONOMIALS = 2000;

export default defineDataset({
  name: 'polynomial_multiplication',
  category: 'algebra',
  about: 'Multiply polynomials and collect like terms.',

  config: {
    terms: range(2, 4, {
      about: 'terms drawn for each polynomial',
      floor: 1,
      ceiling: 100,
      minLevels: [2, 4, 6, 8],
      maxLevels: [4, 8, 12, 16],
    }),
    value: range(1, 100, {
      about: 'size of each coefficient',
      floor: 1,
      ceiling: 1_000_000_000_000_000,
      minLevels: [1, 10, 100, 1000],
      maxLevels: [100, 10_000, 1_000_000, 100_000_000],
    }),
    degree: range(0, 3, {
      about: 'total degree of each term',
      floor: 0,
      ceiling: 50,
      minLevels: [0, 1, 2, 3],
      maxLevels: [2, 4, 8, 10],
    }),
    polynomials: range(2, 3, {
      about: 'polynomials to multiply',
      floor: 2,
      ceiling: 20,
      minLevels: [2, 3, 4, 5],
      maxLevels: [4, 6, 8, 10],
    }),
    variables: texts(['x', 'y', 'z'], { about: 'names to draw variables from', most: 26 }),
    allow_cross_variable_product: flag(false, { about: 'each polynomial may have a variable of its own' }),
    allow_multivariate_polynomials: flag(false, { about: 'a polynomial may have all the variables at once' }),
    operators: subset(['+', '-'], { about: 'signs that a term may have' }),
  },
  check({ degree, variables, allow_cross_variable_product, allow_multivariate_polynomials }) {
    if (!variables.every(isPlainName)) return 'variables must be names of letters that mean nothing else in a formula';
    if (!allow_multivariate_polynomials) return undefined;
    if (!allow_cross_variable_product) return 'allow_multivariate_polynomials needs allow_cross_variable_product';
    return countMonomials(variables.length, degree.max) > MOST_MONOMIALS
      ? `max_degree (${degree.max}) is too high for ${variables.length} variables together`
      : undefined;
  },
  difficulty: ({ terms, value, degree, polynomials }) => ({
    min_terms: terms.min,
    max_terms: terms.max,
    min_value: value.min,
    max_value: value.max,
    min_degree: degree.min,
    max_degree: degree.max,
    min_polynomials: polynomials.min,
    max_polynomials: polynomials.max,
  }),

  prepare: ({ config: { variables, degree, allow_multivariate_polynomials } }) =>
    allow_multivariate_polynomials
      ? [monomials(variables, degree)]
      : variables.map((variable) => monomials([variable], degree)),

  generate({ config, rng, shared: families }) {
    const drawFamily = (): readonly Expression[] =>
      config.allow_multivariate_polynomials ? families[0]! : rng.choice(families);
    const common = drawFamily();
    const polynomials = Array.from({ length: rng.between(config.polynomials) }, () => {
      const family = config.allow_cross_variable_product ? drawFamily() : common;
      const terms = Array.from({ length: rng.between(config.terms) }, () => {
        const size = rng.between(config.value);
        const monomial = rng.choice(family);
        const isNegative = config.operators.includes('-') && rng.random() < 0.5;
        return scale(monomial, integer(isNegative ? -size : size));
      });
      return sum(...terms);
    });
    const expanded = polynomials.reduce((left, right) => distribute(left, right, MOST_TERMS));
    const expression = show(product(...polynomials));
    return {
      question:
        `Expand this product and collect like terms:\n\n${expression}\n\n` +
        'Reply with the resulting polynomial alone, without brackets, in the same notation: * between factors and ** for powers.',
      answer: show(expanded),
      metadata: { polynomial_expr: expression, variables: symbolsIn(expanded).sort() },
    };
  },

  /** Terms may come in any order, but a product that still has to be multiplied out is no answer. */
  score(answer, { answer: oracle }) {
    if (answer === oracle) return 1;
    const target = read(oracle ?? '', { longest: Number.POSITIVE_INFINITY });
    const given = read(answer, { exact: true, longest: 2 * (oracle ?? '').length + 1000 });
    return target && given && isSame(given, target) ? 1 : 0;
  },
});

/** All products of the variables of the degrees wanted, by degree and then by text. */
function monomials(variables: readonly string[], degree: Interval): readonly Expression[] {
  let found: { degree: number; monomial: Expression }[] = [{ degree: 0, monomial: whole(1) }];
  for (const variable of new Set(variables)) {
    found = found.flatMap(({ degree: used, monomial }) =>
      Array.from({ length: degree.max - used + 1 }, (_, exponent) => ({
        degree: used + exponent,
        monomial: product(monomial, power(symbol(variable), integer(exponent))),
      })),
    );
  }
  return found
    .filter((entry) => entry.degree >= degree.min)
    .map((entry) => ({ ...entry, text: show(entry.monomial) }))
    .sort((left, right) => left.degree - right.degree || (left.text < right.text ? -1 : 1))
    .map(({ monomial }) => monomial);
}

/** Ways to share at most `degree` among that many variables. */
function countMonomials(variables: number, degree: number): number {
  let count = 1;
  for (let i = 1; i <= variables; i++) count = (count * (degree + i)) / i;
  return count;
}
