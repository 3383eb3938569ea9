import type { Interval, Rng } from '../../core/rng.ts';
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
} from './expression.ts';
import { integer, rational } from './rational.ts';

export const INTEGRAL_FAMILIES = [
  'linear',
  'radical',
  'log_inverse_trig',
  'trigonometric',
  'polynomial_exp_trig',
  'exponential',
  'cyclic',
  'repeated_parts',
] as const;

/** What integrals are drawn from. */
export interface IntegralSettings {
  /** Coefficients inside a function. */
  readonly inner: Interval;
  /** The constant in front. */
  readonly outer: Interval;
  readonly linearDegree: Interval;
  readonly polynomialDegree: Interval;
  readonly signs: readonly ('+' | '-')[];
}

export interface Integral {
  readonly integrand: Expression;
  /** In closed form, without a constant. */
  readonly integral: Expression;
}

/** Draws an integral of one family, in the reference's order. */
export const drawIntegral = (
  family: IntegralFamily,
  variable: string,
  settings: IntegralSettings,
  rng: Rng,
): Integral => FAMILIES[family](symbol(variable), new Draws(settings, rng));

/** The draws that families have in common. */
class Draws {
  readonly settings: IntegralSettings;
  readonly rng: Rng;

  constructor(settings: IntegralSettings, rng: Rng) {
    this.settings = settings;
    this.rng = rng;
  }

  size(): number {
    return this.rng.between(this.settings.inner);
  }

  sign(): number {
    return this.rng.choice(this.settings.signs) === '-' ? -1 : 1;
  }

  signedSize(): number {
    const sign = this.sign();
    return sign * this.size();
  }

  constant(): number {
    const size = this.rng.between(this.settings.outer);
    return this.sign() * size;
  }
}

export type IntegralFamily = (typeof INTEGRAL_FAMILIES)[number];

const FAMILIES: Readonly<Record<IntegralFamily, (x: Expression, draws: Draws) => Integral>> = {
  linear(x, draws) {
    const [slope, offset] = [draws.size(), draws.size()];
    const inner = linear(x, slope, draws.sign() * offset);
    const degree = draws.rng.between(draws.settings.linearDegree);
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
    const degree = draws.rng.between(draws.settings.polynomialDegree);
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
    const degree = draws.rng.randint(3, draws.settings.polynomialDegree.max);
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
function byParts(
  x: Expression,
  degree: number,
  name: 'exp' | 'sin' | 'cos',
  inner: number,
  constant: number,
): Integral {
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
