import { quotient } from '../big-floats.ts';
import { negate, plus as add, type Rational, rational, times as multiply } from '../rational.ts';

export { add, multiply, negate, type Rational, rational };

export const ZERO: Rational = { top: 0n, bottom: 1n };
export const ONE: Rational = { top: 1n, bottom: 1n };
export const HALF: Rational = { top: 1n, bottom: 2n };

export const integer = (value: number | bigint): Rational => ({ top: BigInt(value), bottom: 1n });

export const isOne = ({ top, bottom }: Rational): boolean => top === 1n && bottom === 1n;

export const isInteger = ({ bottom }: Rational): boolean => bottom === 1n;

export const compare = (a: Rational, b: Rational): number => {
  const left = a.top * b.bottom;
  const right = b.top * a.bottom;
  return left < right ? -1 : left > right ? 1 : 0;
};

/** A fraction to a whole power; a negative one turns it over. */
export const raise = ({ top, bottom }: Rational, exponent: bigint): Rational =>
  exponent < 0n
    ? rational(bottom ** -exponent, top ** -exponent)
    : { top: top ** exponent, bottom: bottom ** exponent };

/** The nearest float, ties to even. */
export const toNumber = ({ top, bottom }: Rational): number =>
  top < 0n ? -quotient(-top, bottom) : quotient(top, bottom);

export const toText = ({ top, bottom }: Rational): string => (bottom === 1n ? String(top) : `${top}/${bottom}`);

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
