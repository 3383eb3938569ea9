import { absolute, gcd } from './number-theory.ts';

/** An exact fraction in lowest terms, its denominator positive. */
export interface Rational {
  readonly top: bigint;
  readonly bottom: bigint;
}

export const rational = (top: bigint, bottom = 1n): Rational => {
  if (bottom === 1n) return { top, bottom };
  const divisor = gcd(absolute(top), absolute(bottom));
  const sign = bottom < 0n ? -1n : 1n;
  return { top: (sign * top) / divisor, bottom: (sign * bottom) / divisor };
};

export const plus = (a: Rational, b: Rational): Rational =>
  rational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const negate = (a: Rational): Rational => ({ top: -a.top, bottom: a.bottom });
export const times = (a: Rational, b: Rational): Rational => rational(a.top * b.top, a.bottom * b.bottom);
/** `undefined` for a division by zero. */
export const over = (a: Rational, b: Rational): Rational | undefined =>
  b.top === 0n ? undefined : rational(a.top * b.bottom, a.bottom * b.top);
