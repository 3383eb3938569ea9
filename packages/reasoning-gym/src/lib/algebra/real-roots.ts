import { absolute, gcd } from '../number-theory.ts';
import { bitLength, type Rational, rational, toNumber } from './rational.ts';

/** A polynomial in one variable with whole coefficients, the constant first and the last one not zero. */
export type Coefficients = readonly bigint[];

export interface RealRoot {
  /** The nearest float. */
  readonly value: number;
  /** The root itself, where it is a fraction. */
  readonly exact: Rational | undefined;
}

const FRACTION_BITS = 96;
const UNIT = 1n << BigInt(FRACTION_BITS);

/** The different real roots in ascending order: told apart by Sturm's theorem, then closed in on by Newton's method. */
export function realRoots(coefficients: Coefficients): RealRoot[] {
  const polynomial = squareFree(coefficients);
  if (polynomial.length < 2) return [];
  if (polynomial.length === 2) return [exactly(rational(-polynomial[0]!, polynomial[1]))];
  const chain = sturmChain(polynomial);
  const bound = rootBound(polynomial);
  const roots: RealRoot[] = [];
  const open = [{ low: -bound, high: bound, count: changesAt(chain, -bound) - changesAt(chain, bound) }];
  for (let span = open.pop(); span; span = open.pop()) {
    const { low, high, count } = span;
    if (count === 0) continue;
    if (count === 1 || high - low <= 1n) {
      roots.push(closeIn(polynomial, low, high));
      continue;
    }
    const middle = (low + high) >> 1n;
    const inUpper = changesAt(chain, middle) - changesAt(chain, high);
    open.push({ low: middle, high, count: inUpper }, { low, high: middle, count: count - inUpper });
  }
  return roots;
}

/** The polynomial with each of its roots once. */
export function squareFree(coefficients: Coefficients): Coefficients {
  const polynomial = trimmed(coefficients);
  if (polynomial.length < 3) return polynomial;
  return divideExactly(polynomial, sturmChain(polynomial).at(-1)!);
}

function trimmed(coefficients: Coefficients): Coefficients {
  let length = coefficients.length;
  while (length > 0 && coefficients[length - 1] === 0n) length -= 1;
  return coefficients.slice(0, length);
}

/** The only root above `low` and up to `high`, both in units of the finest fraction. */
function closeIn(polynomial: Coefficients, low: bigint, high: bigint): RealRoot {
  const slope = derived(polynomial);
  const last = valueAt(polynomial, high);
  if (last === 0n) return exactly(rational(high, UNIT));
  const sign = last < 0n;
  let below = low;
  let above = high;
  let point = guessBetween(polynomial, low, high);
  for (;;) {
    const value = valueAt(polynomial, point);
    if (value === 0n) return exactly(rational(point, UNIT));
    if (value < 0n === sign) above = point;
    else below = point;
    if (above - below <= 1n) break;
    const steepness = valueAt(slope, point);
    const guess = steepness === 0n ? below : point - value / steepness;
    const next = guess > below && guess < above ? guess : (below + above) >> 1n;
    if (absolute(next - point) <= 1n && next === guess) break;
    point = next;
  }
  const lead = polynomial.at(-1)!;
  const fraction = rational((2n * point * lead + UNIT) >> BigInt(FRACTION_BITS + 1), lead);
  return isRoot(polynomial, fraction)
    ? exactly(fraction)
    : { value: toNumber(rational(point, UNIT)), exact: undefined };
}

/** What floats make of the root: a point to start from. */
function guessBetween(polynomial: Coefficients, low: bigint, high: bigint): bigint {
  const coefficients = polynomial.map(Number);
  const isBelow = (x: number): boolean =>
    coefficients.reduceRight((value, coefficient) => value * x + coefficient, 0) < 0;
  let below = Number(low) / Number(UNIT);
  let above = Number(high) / Number(UNIT);
  const sign = isBelow(above);
  for (let i = 0; i < 60; i++) {
    const middle = (below + above) / 2;
    if (isBelow(middle) === sign) above = middle;
    else below = middle;
  }
  const guess = (BigInt(Math.round(above * 2 ** 40)) * UNIT) >> 40n;
  return guess > low && guess < high ? guess : (low + high) >> 1n;
}

const exactly = (exact: Rational): RealRoot => ({ value: toNumber(exact), exact });

function isRoot(polynomial: Coefficients, { top, bottom }: Rational): boolean {
  let [value, scale] = [0n, 1n];
  for (let i = polynomial.length - 1; i >= 0; i--) {
    value = value * top + polynomial[i]! * scale;
    scale *= bottom;
  }
  return value === 0n;
}

/** A value at a point in units of the finest fraction, times a power of the unit. */
function valueAt(polynomial: Coefficients, point: bigint): bigint {
  let value = 0n;
  for (let i = polynomial.length - 1, shift = 0; i >= 0; i--, shift += FRACTION_BITS) {
    value = value * point + (polynomial[i]! << BigInt(shift));
  }
  return value;
}

function changesAt(chain: readonly Coefficients[], point: bigint): number {
  let [changes, last] = [0, 0];
  for (const polynomial of chain) {
    const value = valueAt(polynomial, point);
    const sign = value < 0n ? -1 : value > 0n ? 1 : 0;
    if (sign === 0) continue;
    if (sign === -last) changes += 1;
    last = sign;
  }
  return changes;
}

function sturmChain(polynomial: Coefficients): Coefficients[] {
  const chain: Coefficients[] = [polynomial, derived(polynomial)];
  while (chain.at(-1)!.length > 1) {
    const rest = remainder(chain.at(-2)!, chain.at(-1)!);
    if (rest.length === 0) break;
    chain.push(rest.map((coefficient) => -coefficient));
  }
  return chain;
}

/** A power of two that no root reaches. */
function rootBound(polynomial: Coefficients): bigint {
  const lead = absolute(polynomial.at(-1)!);
  const largest = polynomial.reduce(
    (most, coefficient) => (absolute(coefficient) > most ? absolute(coefficient) : most),
    0n,
  );
  return UNIT << BigInt(bitLength(largest / lead + 2n));
}

const derived = (polynomial: Coefficients): Coefficients =>
  polynomial.slice(1).map((coefficient, i) => coefficient * BigInt(i + 1));

/** The remainder, up to a positive factor. */
function remainder(dividend: Coefficients, divisor: Coefficients): Coefficients {
  let rest = [...dividend];
  const lead = divisor.at(-1)!;
  while (rest.length >= divisor.length) {
    const first = rest.at(-1)!;
    const offset = rest.length - divisor.length;
    const factor = absolute(lead);
    const times = lead < 0n ? -first : first;
    rest = rest.map((coefficient, i) => coefficient * factor - (i < offset ? 0n : times * divisor[i - offset]!));
    rest.pop();
    rest = [...trimmed(rest)];
  }
  return primitive(rest);
}

function primitive(polynomial: Coefficients): Coefficients {
  const content = polynomial.reduce((common, coefficient) => gcd(absolute(coefficient), common), 0n);
  return content > 1n ? polynomial.map((coefficient) => coefficient / content) : polynomial;
}

/** The quotient where nothing remains, up to a factor. */
function divideExactly(dividend: Coefficients, divisor: Coefficients): Coefficients {
  if (divisor.length < 2) return dividend;
  const scale = absolute(divisor.at(-1)!) ** BigInt(dividend.length - divisor.length + 1);
  const rest = dividend.map((coefficient) => coefficient * scale);
  const quotient: bigint[] = Array.from({ length: dividend.length - divisor.length + 1 }, () => 0n);
  for (let i = quotient.length - 1; i >= 0; i--) {
    quotient[i] = rest[i + divisor.length - 1]! / divisor.at(-1)!;
    for (const [j, coefficient] of divisor.entries()) rest[i + j]! -= quotient[i]! * coefficient;
  }
  return primitive(quotient);
}
