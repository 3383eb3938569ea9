import {
  call,
  divide,
  type Expression,
  type Factor,
  fromTerm,
  minus,
  negative,
  NOTHING,
  power,
  product,
  sqrt,
  sum,
  times,
  Unwieldy,
  whole,
} from './expression.ts';
import { add, integer, multiply } from './rational.ts';

const square = (inside: Expression): Expression => power(inside, integer(2));
const inverse = (inside: Expression): Expression => divide(whole(1), inside);
const one = whole(1);

/** What each function of one argument turns into. */
const DERIVATIVES: Readonly<Record<string, (inside: Expression) => Expression>> = {
  exp: (u) => call('exp', u),
  log: inverse,
  sin: (u) => call('cos', u),
  cos: (u) => negative(call('sin', u)),
  tan: (u) => sum(one, square(call('tan', u))),
  cot: (u) => negative(sum(one, square(call('cot', u)))),
  sec: (u) => times(call('sec', u), call('tan', u)),
  csc: (u) => negative(times(call('csc', u), call('cot', u))),
  asin: (u) => inverse(sqrt(minus(one, square(u)))),
  acos: (u) => negative(inverse(sqrt(minus(one, square(u))))),
  atan: (u) => inverse(sum(one, square(u))),
  acot: (u) => negative(inverse(sum(one, square(u)))),
  sinh: (u) => call('cosh', u),
  cosh: (u) => call('sinh', u),
  tanh: (u) => minus(one, square(call('tanh', u))),
  asinh: (u) => inverse(sqrt(sum(square(u), one))),
  acosh: (u) => inverse(times(sqrt(minus(u, one)), sqrt(sum(u, one)))),
  atanh: (u) => inverse(minus(one, square(u))),
};

/** The derivative by one variable; throws `Unwieldy` where a function's is not known. */
export function derivative(expression: Expression, variable: string): Expression {
  const terms: Expression[] = [];
  for (const { coefficient, factors } of expression.values()) {
    for (const [i, factor] of factors.entries()) {
      const inner = ofBase(factor, variable);
      if (inner.size === 0) continue;
      const lowered = power(fromTerm({ coefficient: integer(1), factors: [{ ...factor, exponent: integer(1) }] }), {
        ...add(factor.exponent, integer(-1)),
      });
      const others = fromTerm({
        coefficient: multiply(coefficient, factor.exponent),
        factors: factors.toSpliced(i, 1),
      });
      terms.push(product(others, lowered, inner));
    }
  }
  return sum(...terms);
}

function ofBase({ base }: Factor, variable: string): Expression {
  if (base.kind === 'symbol') return base.name === variable ? one : NOTHING;
  if (base.kind === 'compound') return derivative(base.inside, variable);
  if (base.kind === 'integer' || !base.args.some((arg) => dependsOn(arg, variable))) return NOTHING;
  const [first, second] = base.args as [Expression, Expression?];
  if (base.name === 'Integral' && second && isSymbol(second, variable)) return first;
  if (base.name === 'pow' && second) {
    const exponent = sum(
      times(derivative(second, variable), call('log', first)),
      divide(times(second, derivative(first, variable)), first),
    );
    return times(call('pow', first, second), exponent);
  }
  const outer = base.args.length === 1 ? DERIVATIVES[base.name] : undefined;
  if (!outer) throw new Unwieldy();
  return times(outer(first), derivative(first, variable));
}

const isSymbol = (expression: Expression, name: string): boolean => expression.size === 1 && expression.has(name);

const dependsOn = (expression: Expression, variable: string): boolean =>
  [...expression.values()].some(({ factors }) =>
    factors.some(({ base }) => {
      if (base.kind === 'symbol') return base.name === variable;
      if (base.kind === 'compound') return dependsOn(base.inside, variable);
      return base.kind === 'call' && base.args.some((arg) => dependsOn(arg, variable));
    }),
  );
