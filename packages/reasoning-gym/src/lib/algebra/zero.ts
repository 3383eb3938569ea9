import { add, magnitude, type Complex, ZERO } from './complex.ts';
import { termsAt } from './evaluate.ts';
import {
  distribute,
  type Expression,
  fromTerm,
  keyOf,
  NOTHING,
  sum,
  type Term,
  Unwieldy,
  whole,
} from './expression.ts';
import { absolute, floorDivide } from '../number-theory.ts';
import { ONE, rational } from './rational.ts';
import { attemptAlgebra } from './read.ts';

const MOST_CALLS = 32;
const POINTS = 3;
/** Two values this many binary digits apart count as one being nothing beside the other. */
const DIGITS = 200;
const MOST_TERMS = 400;
const HIGHEST_POWER = 40n;

/**
 * Whether an expression is zero wherever it has a value. Exact for polynomials and quotients of them; anything else is
 * multiplied out, and if that leaves something, tried at several points of the complex plane to sixty decimal places.
 */
export function isZero(expression: Expression): boolean {
  if (expression.size === 0) return true;
  if (callsIn(expression).size > MOST_CALLS) return false;
  const numerator = attemptAlgebra(() => quotientOf(expression).over);
  if (numerator?.size === 0) return true;
  if (numerator && isPolynomial(numerator)) return false;
  return vanishes(expression);
}

/** The keys of all functions in an expression. */
function callsIn(expression: Expression, found = new Set<string>()): Set<string> {
  for (const { factors } of expression.values()) {
    for (const { base } of factors) {
      if (base.kind === 'compound') callsIn(base.inside, found);
      if (base.kind !== 'call' || found.has(base.key)) continue;
      found.add(base.key);
      for (const arg of base.args) callsIn(arg, found);
    }
  }
  return found;
}

function vanishes(expression: Expression): boolean {
  let points = 0;
  for (let point = 0; point < POINTS; point++) {
    const terms = attemptAlgebra(() => termsAt(expression, point));
    if (!terms) continue;
    if (!cancel(terms)) return false;
    points += 1;
  }
  return points > 1;
}

const cancel = (terms: readonly Complex[]): boolean =>
  magnitude(terms.reduce(add, ZERO)) <= Math.max(...terms.map(magnitude)) - DIGITS;

const isPolynomial = (expression: Expression): boolean =>
  [...expression.values()].every(({ factors }) =>
    factors.every(({ base, exponent }) => base.kind === 'symbol' && exponent.bottom === 1n),
  );

interface Quotient {
  readonly over: Expression;
  readonly under: Expression;
}

/** One sum over another, both multiplied out; functions and roots are left as they are. */
function quotientOf(expression: Expression): Quotient {
  const shares = new Map<string, { readonly under: Expression; readonly overs: Expression[] }>();
  for (const term of expression.values()) {
    const { over, under } = quotientOfTerm(term);
    const key = keyOf(under);
    const share = shares.get(key) ?? { under, overs: [] };
    share.overs.push(over);
    shares.set(key, share);
  }
  let total: Quotient = { over: NOTHING, under: whole(1) };
  for (const { under, overs } of shares.values()) {
    const [left, right] = [multiplied(total.over, under), multiplied(sum(...overs), total.under)];
    total = { over: sum(left, right), under: multiplied(total.under, under) };
  }
  return total;
}

function quotientOfTerm({ coefficient, factors }: Term): Quotient {
  const plain = factors.filter(({ base }) => base.kind !== 'compound');
  let [over, under] = [fromTerm({ coefficient, factors: plain }), whole(1)];
  for (const { base, exponent } of factors) {
    if (base.kind !== 'compound') continue;
    const wholes = floorDivide(exponent.top, exponent.bottom);
    const root = rational(exponent.top - wholes * exponent.bottom, exponent.bottom);
    const inside = quotientOf(base.inside);
    const times = absolute(wholes);
    const [top, bottom] = wholes < 0n ? [inside.under, inside.over] : [inside.over, inside.under];
    if (root.top !== 0n) over = multiplied(over, fromTerm({ coefficient: ONE, factors: [{ base, exponent: root }] }));
    over = multiplied(over, raised(top, times));
    under = multiplied(under, raised(bottom, times));
  }
  return { over, under };
}

const multiplied = (left: Expression, right: Expression): Expression => distribute(left, right, MOST_TERMS);

function raised(base: Expression, exponent: bigint): Expression {
  if (exponent > HIGHEST_POWER) throw new Unwieldy();
  let result = whole(1);
  for (let i = 0n; i < exponent; i++) result = multiplied(result, base);
  return result;
}
