import { int, range, scalar, subset, weights } from '../../core/fields.ts';
import { defineDataset } from '../../core/define.ts';
import { isAntiderivative } from '../../lib/algebra/antiderivative.ts';
import { drawIntegral, INTEGRAL_FAMILIES, type IntegralFamily } from '../../lib/algebra/integrals.ts';
import { show } from '../../lib/algebra/print.ts';

const SYMBOLS = ['x', 'X'];

export default defineDataset({
  name: 'intermediate_integration',
  category: 'algebra',
  about: 'Integrate by substitution or by parts.',
  config: {
    problem_types: subset(INTEGRAL_FAMILIES, { about: 'kinds of integral to draw from' }),
    problem_type_weights: weights([0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125], {
      about: 'how often each kind comes up',
      fewest: 1,
      most: 40,
      levels: INTEGRAL_FAMILIES.map((_, level) => INTEGRAL_FAMILIES.map((_, i) => (i === level ? 1 : 0))),
    }),
    linear_lower_bound: int(1, { about: 'lower bound: size of inner coefficients', floor: 1, ceiling: 1000 }),
    linear_upper_bound: int(10, { about: 'upper bound: size of inner coefficients', floor: 1, ceiling: 1000 }),
    linear_degree: range(2, 4, { about: 'power of a linear expression', floor: 1, ceiling: 20 }),
    outer_constant_min: int(1, { about: 'lower bound: size of the constant in front', floor: 1, ceiling: 1_000_000 }),
    outer_constant_max: int(3, { about: 'upper bound: size of the constant in front', floor: 1, ceiling: 1_000_000 }),
    poly_degree: range(1, 3, { about: 'power of the variable beside a function', floor: 1, ceiling: 20 }),
    symbols: scalar<string | readonly string[]>(
      'x',
      {},
      {
        read: (key, wire, report) => {
          const value = wire[key] ?? 'x';
          const letters = typeof value === 'string' || Array.isArray(value) ? [...(value as Iterable<unknown>)] : [];
          if (letters.length > 0 && letters.every((letter) => SYMBOLS.includes(letter as string)))
            return value as string;
          report(`${key} must be x, X or a list of these`);
          return 'x';
        },
        schema: {
          anyOf: [
            { type: 'string', pattern: '^[xX]+$' },
            { type: 'array', items: { enum: SYMBOLS }, minItems: 1 },
          ],
          default: 'x',
          description: 'names for the variable',
        },
      },
    ),
    operators: subset(['+', '-'], { about: 'signs that a constant may have' }),
  },
  check({ problem_types, problem_type_weights, ...bounds }) {
    if (problem_type_weights.length !== problem_types.length) {
      return `problem_type_weights must hold one weight for each of the ${problem_types.length} problem_types`;
    }
    if (bounds.linear_upper_bound < bounds.linear_lower_bound) {
      return 'linear_upper_bound must not be below linear_lower_bound';
    }
    return bounds.outer_constant_max < bounds.outer_constant_min
      ? 'outer_constant_max must not be below outer_constant_min'
      : undefined;
  },

  generate({ config, rng }) {
    const [family] = rng.choices(config.problem_types, 1, config.problem_type_weights) as [IntegralFamily];
    const variable = rng.choice([...config.symbols]);
    const settings = {
      inner: { min: config.linear_lower_bound, max: config.linear_upper_bound },
      outer: { min: config.outer_constant_min, max: config.outer_constant_max },
      linearDegree: config.linear_degree,
      polynomialDegree: config.poly_degree,
      signs: config.operators,
    };
    const { integrand, integral } = drawIntegral(family, variable, settings, rng);
    const text = show(integrand);
    return {
      question:
        `Find an antiderivative with respect to ${variable}:\n\n${text}\n\n` +
        'Reply with one formula in the same notation: * for every product, ** for powers, exp, log, sqrt, sin, cos, asin and ' +
        'atan for functions, and C for the constant of integration.',
      answer: `${show(integral)} + C`,
      metadata: { integrand: text, problem_type: family, variable },
    };
  },

  score: (answer, { answer: oracle, metadata: { integrand, variable } }) =>
    answer === oracle || isAntiderivative(answer, integrand, variable) ? 1 : 0,
});
