import { type ConfigOf, int, range, scalar, subset, weights } from '../../core/fields.ts';
import { defineDataset } from '../../core/define.ts';
import type { Rng } from '../../core/rng.ts';
import { isAntiderivative } from '../../lib/algebra/antiderivative.ts';
import {
  call,
  distribute,
  type Expression,
  minus,
  power,
  product,
  scale,
  sqrt,
  sum,
  symbol,
  times,
  whole,
} from '../../lib/algebra/expression.ts';
import { show } from '../../lib/algebra/print.ts';
import { integer, rational } from '../../lib/algebra/rational.ts';

const SYMBOLS = ['x', 'X'];
const FAMILIES = [
  'linear',
  'radical',
  'log_inverse_trig',
  'trigonometric',
  'polynomial_exp_trig',
  'exponential',
  'cyclic',
  'repeated_parts',
] as const;

const config = {
  problem_types: subset(FAMILIES, { about: 'kinds of integral to draw from' }),
  problem_type_weights: weights([0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125], {
    about: 'how often each kind comes up',
    fewest: 1,
    most: 40,
    levels: FAMILIES.map((_, level) => FAMILIES.map((_, i) => (i === level ? 1 : 0))),
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
        if (letters.length > 0 && letters.every((letter) => SYMBOLS.includes(letter as string))) return value as string;
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
};

type Config = ConfigOf<typeof config>;

export default defineDataset({
  name: 'intermediate_integration',
  category: 'algebra',
  about: 'Integrate by substitution or by parts.',
  config,
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
    const [family] = rng.choices(config.problem_types, 1, config.problem_type_weights) as [(typeof FAMILIES)[number]];
    const variable = rng.choice([...config.symbols]);
    const { integrand, integral } = PROBLEMS[family](symbol(variable), new Draws(config, rng));
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

interface Problem {
  readonly integrand: Expression;
  readonly integral: Expression;
}

/** The draws that kinds of integral have in common. */
class Draws {
  readonly config: Config;
  readonly rng: Rng;

  constructor(config: Config, rng: Rng) {
    this.config = config;
    this.rng = rng;
  }

  size(): number {
    return this.rng.randint(this.config.linear_lower_bound, this.config.linear_upper_bound);
  }

  sign(): number {
    return this.rng.choice(this.config.operators) === '-' ? -1 : 1;
  }

  signedSize(): number {
    const sign = this.sign();
    return sign * this.size();
  }

  constant(): number {
    const size = this.rng.randint(this.config.outer_constant_min, this.config.outer_constant_max);
    return this.sign() * size;
  }
}

const PROBLEMS: Readonly<Record<(typeof FAMILIES)[number], (x: Expression, draws: Draws) => Problem>> = {
  linear(x, draws) {
    const [slope, offset] = [draws.size(), draws.size()];
    const inner = linear(x, slope, draws.sign() * offset);
    const degree = draws.rng.between(draws.config.linear_degree);
    const constant = draws.constant();
    return {
      integrand: times(whole(constant), power(inner, integer(degree))),
      integral: times(whole(constant), integratedPower(x, inner, degree)),
    };
  },

  radical(x, draws) {
    const [slope, offset] = [draws.signedSize(), draws.signedSize()];
    const inner = linear(x, slope, offset);
    const constant = draws.constant();
    return {
      integrand: scale(sqrt(inner), integer(constant * slope)),
      integral: scale(power(inner, rational(3n, 2n)), rational(BigInt(2 * constant), 3n)),
    };
  },

  log_inverse_trig(x, draws) {
    const name = draws.rng.choice(['log', 'asin', 'atan']);
    const inner = draws.rng.randint(1, 3);
    const degree = name !== 'log' || draws.rng.random() < 0.8 ? 1 : draws.rng.randint(2, 3);
    const argument = name === 'log' ? power(x, integer(degree)) : scale(x, integer(inner));
    const constant = draws.constant();
    const square = scale(power(x, integer(2)), integer(inner * inner));
    const rest = {
      log: scale(x, integer(-degree)),
      asin: scale(sqrt(minus(whole(1), square)), rational(1n, BigInt(inner))),
      atan: scale(call('log', sum(square, whole(1))), rational(-1n, BigInt(2 * inner))),
    };
    const integrand = call(name, argument);
    return {
      integrand: scale(integrand, integer(constant)),
      integral: scale(sum(times(x, integrand), rest[name as keyof typeof rest]), integer(constant)),
    };
  },

  trigonometric(x, draws) {
    const name = draws.rng.choice(['sin', 'cos'] as const);
    const [slope, offset] = [draws.signedSize(), draws.signedSize()];
    const exponent = draws.rng.randint(1, 4);
    const turn = Math.sign(slope);
    const inner = linear(x, Math.abs(slope), turn * offset);
    const size = (name === 'sin' ? turn ** exponent : -turn) * slope * draws.constant();
    const raised = power(call(name, inner), integer(exponent));
    return {
      integrand: scale(times(raised, call(name === 'sin' ? 'cos' : 'sin', inner)), integer(size)),
      integral: scale(
        power(call(name, inner), integer(exponent + 1)),
        rational(BigInt(name === 'sin' ? size : -size), BigInt(Math.abs(slope) * (exponent + 1))),
      ),
    };
  },

  polynomial_exp_trig(x, draws) {
    const degree = draws.rng.between(draws.config.poly_degree);
    const name = draws.rng.choice(['exp', 'sin', 'cos'] as const);
    const inner = name === 'exp' ? 1 : draws.rng.randint(1, 3);
    return byParts(x, degree, name, inner, draws.constant());
  },

  exponential(x, draws) {
    const isLinear = draws.rng.choice(['linear', 'quadratic']) === 'linear';
    const [a, b, c = 0] = Array.from({ length: isLinear ? 2 : 3 }, () => draws.signedSize()) as [
      number,
      number,
      number?,
    ];
    const square = scale(power(x, integer(2)), integer(a));
    const exponent = call('exp', isLinear ? linear(x, a, b) : sum(square, linear(x, b, c)));
    const slope = isLinear ? whole(a) : linear(x, 2 * a, b);
    const constant = whole(draws.constant());
    return { integrand: product(constant, slope, exponent), integral: times(constant, exponent) };
  },

  cyclic(x, draws) {
    const kind = draws.rng.choice(['exp sin', 'exp cos', 'sin cos']);
    const constant = integer(draws.constant());
    const [exp, sin, cos] = ['exp', 'sin', 'cos'].map((name) => call(name, x)) as [Expression, Expression, Expression];
    const half = (inside: Expression): Expression => scale(inside, rational(constant.top, 2n));
    if (kind === 'sin cos') return { integrand: scale(times(sin, cos), constant), integral: half(times(sin, sin)) };
    const isSine = kind === 'exp sin';
    const other = scale(times(exp, cos), integer(isSine ? -1 : 1));
    return {
      integrand: scale(times(exp, isSine ? sin : cos), constant),
      integral: half(sum(times(exp, sin), other)),
    };
  },

  repeated_parts(x, draws) {
    const degree = draws.rng.randint(3, draws.config.poly_degree.max);
    const name = draws.rng.choice(['sin', 'cos', 'exp'] as const);
    return byParts(x, degree, name, 1, draws.constant());
  },
};

const linear = (x: Expression, slope: number, offset: number): Expression =>
  sum(scale(x, integer(slope)), whole(offset));

/** The integral of a power of a linear expression, multiplied out and without its constant. */
function integratedPower(x: Expression, inner: Expression, degree: number): Expression {
  let expanded = whole(1);
  for (let i = 0; i < degree; i++) expanded = distribute(expanded, inner);
  const terms = [...expanded.values()].map(({ coefficient, factors: [factor] }) => {
    const exponent = (factor?.exponent.top ?? 0n) + 1n;
    return scale(power(x, integer(exponent)), rational(coefficient.top, exponent));
  });
  return sum(...terms);
}

/** A power of the variable times a function of a multiple of it, integrated until the power is used up. */
function byParts(x: Expression, degree: number, name: 'exp' | 'sin' | 'cos', inner: number, constant: number): Problem {
  const argument = scale(x, integer(inner));
  const [sin, cos] = [call('sin', argument), call('cos', argument)];
  const terms: Expression[] = [];
  let [over, under] = [BigInt(constant), BigInt(inner)];
  for (let left = degree; left >= 0; left--) {
    const step = degree - left + (name === 'sin' ? 3 : 0);
    const isNegative = name === 'exp' ? step % 2 === 1 : step % 4 > 1;
    const bare = scale(power(x, integer(left)), rational(isNegative ? -over : over, under));
    terms.push(name === 'exp' ? bare : times(bare, step % 2 === 0 ? sin : cos));
    over *= BigInt(left);
    under *= BigInt(inner);
  }
  const total = sum(...terms);
  return {
    integrand: product(whole(constant), power(x, integer(degree)), call(name, argument)),
    integral: name === 'exp' ? times(total, call('exp', argument)) : total,
  };
}
