/** An exact fraction in lowest terms, with a positive denominator. */
export interface Rational {
  readonly num: bigint;
  readonly den: bigint;
}

export const ZERO: Rational = { num: 0n, den: 1n };
export const ONE: Rational = { num: 1n, den: 1n };
export const HALF: Rational = { num: 1n, den: 2n };

export function rational(num: bigint, den = 1n): Rational {
  if (den === 1n) return { num, den };
  if (den === 0n) throw new RangeError('a fraction needs a denominator other than zero');
  const divisor = gcd(num, den) * (den < 0n ? -1n : 1n);
  return { num: num / divisor, den: den / divisor };
}

export const integer = (value: number | bigint): Rational => ({ num: BigInt(value), den: 1n });

export const isInteger = ({ den }: Rational): boolean => den === 1n;

export const equals = (a: Rational, b: Rational): boolean => a.num === b.num && a.den === b.den;

export const add = (a: Rational, b: Rational): Rational =>
  a.den === b.den ? rational(a.num + b.num, a.den) : rational(a.num * b.den + b.num * a.den, a.den * b.den);

export const negate = ({ num, den }: Rational): Rational => ({ num: -num, den });

export const multiply = (a: Rational, b: Rational): Rational => rational(a.num * b.num, a.den * b.den);

export const divide = (a: Rational, b: Rational): Rational => rational(a.num * b.den, a.den * b.num);

export const compare = (a: Rational, b: Rational): number => {
  const [left, right] = [a.num * b.den, b.num * a.den];
  return left < right ? -1 : left > right ? 1 : 0;
};

/** A fraction to a whole power; a negative one turns it over. */
export const raise = ({ num, den }: Rational, exponent: bigint): Rational =>
  exponent < 0n ? rational(den ** -exponent, num ** -exponent) : { num: num ** exponent, den: den ** exponent };

/** The nearest float, ties to even. */
export function toNumber({ num, den }: Rational): number {
  const size = num < 0n ? -num : num;
  const shift = 66 - (bitLength(size) - bitLength(den));
  const [scaled, unit] = shift > 0 ? [size << BigInt(shift), den] : [size, den << BigInt(-shift)];
  const quotient = scaled / unit;
  const sticky = scaled % unit === 0n ? quotient : quotient | 1n;
  const magnitude = Number(sticky) * 2 ** -shift;
  return num < 0n ? -magnitude : magnitude;
}

export const toText = ({ num, den }: Rational): string => (den === 1n ? String(num) : `${num}/${den}`);

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Binary digits of a non-negative integer. */
export function bitLength(value: bigint): number {
  const hex = value.toString(16);
  return value === 0n ? 0 : 4 * hex.length - Math.clz32(Number.parseInt(hex[0]!, 16)) + 28;
}

/** The whole part of a square root. */
export function integerSqrt(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt((bitLength(value) + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}
