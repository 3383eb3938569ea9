import { absolute, floorDivide } from '../number-theory.ts';
import {
  add as addNumbers,
  bitLength,
  HALF,
  integer,
  isInteger,
  isOne,
  multiply as multiplyNumbers,
  negate as negateNumber,
  ONE,
  type Rational,
  raise,
  rational,
  toNumber,
  toText,
  ZERO,
} from './rational.ts';
import { splitSquares } from './squares.ts';

/**
 * A sum in the form that the reference's algebra gives it by itself: like terms and like powers are collected and a
 * number is multiplied into a lone sum, but products of sums stay as they are. Terms are kept by their key; equal
 * expressions have the same keys and numbers. No terms at all is zero.
 */
export type Expression = ReadonlyMap<string, Term>;

export interface Term {
  readonly coefficient: Rational;
  /** Ordered by key, each base once. */
  readonly factors: readonly Factor[];
}

export interface Factor {
  readonly base: Base;
  readonly exponent: Rational;
}

export type Base =
  | { readonly kind: 'symbol'; readonly key: string; readonly name: string }
  | { readonly kind: 'call'; readonly key: string; readonly name: string; readonly args: readonly Expression[] }
  /** A sum as a factor, or whatever cannot be drawn out of a root. */
  | { readonly kind: 'compound'; readonly key: string; readonly inside: Expression }
  /** The number under a root. */
  | { readonly kind: 'integer'; readonly key: string; readonly value: bigint };

/** What an expression cannot hold: division by zero, or numbers and products beyond all measure. */
export class Unwieldy extends Error {}

const MOST_FACTORS = 32;
const MOST_BITS = 20_000;
const LARGEST = 1n << BigInt(MOST_BITS);

const NUMBER_KEY = '';
export const NOTHING: Expression = new Map();

export const number = (value: Rational): Expression =>
  value.top === 0n ? NOTHING : new Map([[NUMBER_KEY, { coefficient: value, factors: [] }]]);

export const whole = (value: number | bigint): Expression => number(integer(value));

export const symbol = (name: string): Expression => fromFactor({ kind: 'symbol', key: name, name }, ONE);

export const call = (name: string, ...args: readonly Expression[]): Expression =>
  fromFactor({ kind: 'call', key: `${name}(${args.map(keyOf).join(',')})`, name, args }, ONE);

/** The value of an expression that is a plain number. */
export function numberOf(expression: Expression): Rational | undefined {
  if (expression.size === 0) return ZERO;
  return expression.size === 1 ? expression.get(NUMBER_KEY)?.coefficient : undefined;
}

export const keyOf = (expression: Expression): string =>
  [...expression]
    .map(([key, { coefficient }]) => `${toText(coefficient)}*${key}`)
    .sort()
    .join('+');

export const isSame = (left: Expression, right: Expression): boolean => sum(left, negative(right)).size === 0;

export function sum(...expressions: readonly Expression[]): Expression {
  const total = new Map<string, Term>();
  for (const expression of expressions) for (const [key, term] of expression) addTerm(total, key, term);
  return total;
}

export function scale(expression: Expression, by: Rational): Expression {
  if (by.top === 0n) return NOTHING;
  const scaled = new Map<string, Term>();
  for (const [key, term] of expression) {
    scaled.set(key, { coefficient: multiplyNumbers(term.coefficient, by), factors: term.factors });
  }
  return scaled;
}

export const negative = (expression: Expression): Expression => scale(expression, negateNumber(ONE));

export const minus = (left: Expression, right: Expression): Expression => sum(left, negative(right));

/** The product of two expressions, from left to right as the reference takes a chain. */
export function times(left: Expression, right: Expression): Expression {
  if (left.size === 0 || right.size === 0) return NOTHING;
  const a = numberOf(left);
  if (a) return scale(right, a);
  const b = numberOf(right);
  if (b) return scale(left, b);
  return settle(productOf(asTerm(left), asTerm(right)));
}

export const product = (...expressions: readonly Expression[]): Expression => expressions.reduce(times, whole(1));

/** The product multiplied out, sums within it included only when `left` and `right` are themselves free of them. */
export function distribute(left: Expression, right: Expression, mostTerms = Number.POSITIVE_INFINITY): Expression {
  const total = new Map<string, Term>();
  for (const a of left.values()) {
    for (const b of right.values()) {
      const term = productOf(a, b);
      addTerm(total, termKey(term), term);
    }
    if (total.size > mostTerms) throw new Unwieldy();
  }
  return total;
}

export function power(base: Expression, exponent: Rational): Expression {
  if (exponent.top === 0n) return whole(1);
  if (base.size === 0) {
    if (exponent.top < 0n) throw new Unwieldy();
    return NOTHING;
  }
  if (isOne(exponent)) return base;
  if (base.size > 1) return fromFactor(compound(base), exponent);
  const value = numberOf(base);
  if (value && value.top > 0n && !isInteger(exponent)) return numberRoot(value, exponent);
  const [term] = base.values() as unknown as [Term];
  return isInteger(exponent) ? settle(termToWhole(term, exponent.top)) : termToFraction(term, exponent);
}

export const sqrt = (inside: Expression): Expression => power(inside, HALF);

export const divide = (left: Expression, right: Expression): Expression => times(left, power(right, integer(-1)));

export const termKey = ({ factors }: Term): string => {
  let key = '';
  for (const { base, exponent } of factors) {
    key += key === '' ? base.key : `*${base.key}`;
    if (!isOne(exponent)) key += `^${toText(exponent)}`;
  }
  return key;
};

/** A power as a float, or `undefined` where it is not made of numbers and roots or is not real. */
export function approximateFactor({ base, exponent }: Factor): number | undefined {
  if (base.kind === 'symbol' || base.kind === 'call') return undefined;
  const inside = base.kind === 'integer' ? Number(base.value) : approximate(base.inside);
  if (inside === undefined) return undefined;
  const value = isHalf(exponent) ? Math.sqrt(inside) : inside ** toNumber(exponent);
  return Number.isNaN(value) ? undefined : value;
}

function approximate(expression: Expression): number | undefined {
  let total = 0;
  for (const { coefficient, factors } of expression.values()) {
    let value = toNumber(coefficient);
    for (const factor of factors) value *= approximateFactor(factor) ?? Number.NaN;
    total += value;
  }
  return Number.isNaN(total) ? undefined : total;
}

const isHalf = ({ top, bottom }: Rational): boolean => top === 1n && bottom === 2n;

/** The names at the surface of an expression. */
export function symbolsIn(expression: Expression): string[] {
  const names = new Set<string>();
  for (const { factors } of expression.values()) {
    for (const { base } of factors) if (base.kind === 'symbol') names.add(base.name);
  }
  return [...names];
}

export const fromTerm = (term: Term): Expression =>
  term.coefficient.top === 0n ? NOTHING : new Map([[termKey(term), term]]);

const fromFactor = (base: Base, exponent: Rational): Expression =>
  fromTerm({ coefficient: ONE, factors: [{ base, exponent }] });

const compound = (inside: Expression): Base => ({ kind: 'compound', key: `(${keyOf(inside)})`, inside });

function asTerm(expression: Expression): Term {
  if (expression.size === 1) return expression.values().next().value as Term;
  return { coefficient: ONE, factors: [{ base: compound(expression), exponent: ONE }] };
}

/** A number times a lone sum becomes a sum again. */
function settle(term: Term): Expression {
  const [only] = term.factors;
  const isLoneSum = only?.base.kind === 'compound' && term.factors.length === 1 && isOne(only.exponent);
  return isLoneSum ? scale(only.base.inside, term.coefficient) : fromTerm(term);
}

function addTerm(total: Map<string, Term>, key: string, term: Term): void {
  const known = total.get(key);
  const coefficient = known ? addNumbers(known.coefficient, term.coefficient) : term.coefficient;
  if (coefficient.top === 0n) total.delete(key);
  else total.set(key, { coefficient, factors: term.factors });
}

/** Merges two ordered lists of factors; roots of numbers and powers of `I` fold into the coefficient. */
function productOf(a: Term, b: Term): Term {
  const factors: Factor[] = [];
  const coefficient = multiplyNumbers(a.coefficient, b.coefficient);
  guardSize(coefficient);
  let [i, j] = [0, 0];
  while (i < a.factors.length && j < b.factors.length) {
    const left = a.factors[i]!;
    const right = b.factors[j]!;
    if (left.base.key === right.base.key) {
      const exponent = addNumbers(left.exponent, right.exponent);
      if (exponent.top !== 0n) factors.push({ base: left.base, exponent });
      i += 1;
      j += 1;
    } else if (left.base.key < right.base.key) {
      factors.push(left);
      i += 1;
    } else {
      factors.push(right);
      j += 1;
    }
  }
  for (; i < a.factors.length; i++) factors.push(a.factors[i]!);
  for (; j < b.factors.length; j++) factors.push(b.factors[j]!);
  if (factors.length > MOST_FACTORS) throw new Unwieldy();
  if (!factors.some(needsFolding)) return { coefficient, factors };
  const folded = foldNumbers(factors);
  return { coefficient: multiplyNumbers(coefficient, folded.coefficient), factors: folded.factors };
}

const needsFolding = ({ base }: Factor): boolean => base.kind === 'integer' || base.key === 'I';

/** Puts roots of numbers together by exponent, takes whole parts out, and reduces powers of `I`. */
function foldNumbers(factors: readonly Factor[]): Term {
  let coefficient = ONE;
  const kept: Factor[] = [];
  const radicands = new Map<string, { value: bigint; exponent: Rational }>();
  for (const { base, exponent } of factors) {
    if (base.kind === 'integer') {
      const wholes = floorDivide(exponent.top, exponent.bottom);
      coefficient = multiplyNumbers(coefficient, raiseWithin(integer(base.value), wholes));
      const rest = rational(exponent.top - wholes * exponent.bottom, exponent.bottom);
      if (rest.top === 0n) continue;
      const known = radicands.get(toText(rest));
      radicands.set(toText(rest), { value: (known?.value ?? 1n) * base.value, exponent: rest });
    } else if (base.key === 'I' && isInteger(exponent)) {
      const turns = ((exponent.top % 4n) + 4n) % 4n;
      if (turns >= 2n) coefficient = negateNumber(coefficient);
      if (turns % 2n === 1n) kept.push({ base, exponent: ONE });
    } else kept.push({ base, exponent });
  }
  for (const { value, exponent } of radicands.values()) {
    const root = rootOf(value, exponent);
    coefficient = multiplyNumbers(coefficient, root.coefficient);
    kept.push(...root.factors);
  }
  return { coefficient, factors: kept.sort((left, right) => (left.base.key < right.base.key ? -1 : 1)) };
}

/** A positive integer to a fraction between zero and one; squares are taken out of square roots. */
function rootOf(value: bigint, exponent: Rational): Term {
  if (value === 1n) return { coefficient: ONE, factors: [] };
  const [outside, inside] = exponent.bottom === 2n ? splitSquares(value) : [1n, value];
  const base: Base = { kind: 'integer', key: String(inside), value: inside };
  return { coefficient: integer(outside), factors: inside === 1n ? [] : [{ base, exponent }] };
}

function termToWhole({ coefficient, factors }: Term, exponent: bigint): Term {
  const raised = factors.map((factor) => ({
    base: factor.base,
    exponent: multiplyNumbers(factor.exponent, integer(exponent)),
  }));
  return productOf({ coefficient: raiseWithin(coefficient, exponent), factors: raised }, UNIT);
}

/** A number to a whole power, if that can still be written down. */
function raiseWithin(value: Rational, exponent: bigint): Rational {
  if (value.bottom === 1n && absolute(value.top) === 1n) return exponent % 2n === 0n ? ONE : value;
  const bits = bitLength(absolute(value.top)) + bitLength(value.bottom);
  if (absolute(exponent) > MOST_BITS || bits * Math.abs(Number(exponent)) > MOST_BITS) throw new Unwieldy();
  return raise(value, exponent);
}

/** A product to a fractional power: positive numbers come out of the root, the rest stays under it. */
function termToFraction({ coefficient, factors }: Term, exponent: Rational): Expression {
  const outside: Factor[] = [];
  const inside: Factor[] = [];
  for (const factor of factors) {
    if ((approximateFactor(factor) ?? 0) <= 0) inside.push(factor);
    else outside.push({ base: factor.base, exponent: multiplyNumbers(factor.exponent, exponent) });
  }
  const isNegative = coefficient.top < 0n;
  const size = isNegative ? negateNumber(coefficient) : coefficient;
  const drawn = settle(productOf({ coefficient: ONE, factors: outside }, UNIT));
  const result = isOne(size) ? drawn : times(numberRoot(size, exponent), drawn);
  if (inside.length > 0) {
    return times(
      result,
      rootOfProduct({ coefficient: isNegative ? negateNumber(ONE) : ONE, factors: inside }, exponent),
    );
  }
  return isNegative ? times(result, rootOfMinusOne(exponent)) : result;
}

const UNIT: Term = { coefficient: ONE, factors: [] };

function rootOfProduct(term: Term, exponent: Rational): Expression {
  const [only] = term.factors;
  if (term.factors.length === 1 && term.coefficient.top > 0n && isWithinUnit(only!.exponent)) {
    return fromFactor(only!.base, multiplyNumbers(only!.exponent, exponent));
  }
  return fromFactor(compound(fromTerm(term)), exponent);
}

const rootOfMinusOne = (exponent: Rational): Expression =>
  exponent.bottom === 2n
    ? settle(termToWhole({ coefficient: ONE, factors: [{ base: IMAGINARY, exponent: ONE }] }, exponent.top))
    : fromFactor(compound(whole(-1)), exponent);

const IMAGINARY: Base = { kind: 'symbol', key: 'I', name: 'I' };

/** Whether an inner power may be multiplied with an outer root: above -1 and up to 1. */
const isWithinUnit = ({ top, bottom }: Rational): boolean => top > -bottom && top <= bottom;

/** A positive number to a fractional power, as a number times a root of an integer. */
function numberRoot({ top, bottom }: Rational, exponent: Rational): Expression {
  const wholes = floorDivide(exponent.top, exponent.bottom);
  const rest = rational(exponent.top - wholes * exponent.bottom, exponent.bottom);
  const outside = raiseWithin({ top, bottom }, wholes);
  if (bottom === 1n) return scale(fromTerm(rootOf(top, rest)), outside);
  const turned = rational(rest.bottom - rest.top, rest.bottom);
  return product(
    number(multiplyNumbers(outside, rational(1n, bottom))),
    fromTerm(rootOf(top, rest)),
    fromTerm(rootOf(bottom, turned)),
  );
}

function guardSize({ top, bottom }: Rational): void {
  if (top > LARGEST || top < -LARGEST || bottom > LARGEST) throw new Unwieldy();
}
