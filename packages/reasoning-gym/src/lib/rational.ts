/** An exact fraction in lowest terms, its denominator positive. */
export interface Rational {
  readonly top: bigint;
  readonly bottom: bigint;
}

export const rational = (top: bigint, bottom = 1n): Rational => {
  const divisor = gcd(top < 0n ? -top : top, bottom < 0n ? -bottom : bottom);
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

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
