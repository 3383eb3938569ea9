import { absolute } from '../number-theory.ts';
import { Unwieldy } from './expression.ts';
import { bitLength, integerSqrt, type Rational } from './rational.ts';

/** A complex number of some three hundred binary digits: both parts times two to the `exponent`. */
export interface Complex {
  readonly re: bigint;
  readonly im: bigint;
  readonly exponent: number;
}

const BITS = 320;
const FIXED = 352n;
const FULL = 1n << BigInt(BITS - 8);
/** Beyond this the exponential is of no use to anyone. */
const LARGEST_ARGUMENT = 2 ** 14;

export const complex = (re: bigint, im = 0n, exponent = 0): Complex => trim(re, im, exponent);
export const ZERO = complex(0n);
export const ONE = complex(1n);
export const I = complex(0n, 1n);
const TWO = complex(2n);

export const fromRational = ({ top, bottom }: Rational): Complex => {
  const shift = Math.max(0, BITS + bitLength(bottom) - bitLength(absolute(top)));
  return trim((top << BigInt(shift)) / bottom, 0n, -shift);
};

export const isZero = ({ re, im }: Complex): boolean => re === 0n && im === 0n;

/** The size as a power of two, rounded up; minus infinity for zero. */
export const magnitude = ({ re, im, exponent }: Complex): number =>
  re === 0n && im === 0n ? Number.NEGATIVE_INFINITY : bitLength(larger(absolute(re), absolute(im))) + exponent;

export function add(a: Complex, b: Complex): Complex {
  if (isZero(a)) return b;
  if (isZero(b)) return a;
  const [high, low] = a.exponent >= b.exponent ? [a, b] : [b, a];
  const shift = high.exponent - low.exponent;
  if (shift > 3 * BITS) return high;
  const by = BigInt(shift);
  return trim((high.re << by) + low.re, (high.im << by) + low.im, low.exponent);
}

export const negate = ({ re, im, exponent }: Complex): Complex => ({ re: -re, im: -im, exponent });

export const subtract = (a: Complex, b: Complex): Complex => add(a, negate(b));

export const multiply = (a: Complex, b: Complex): Complex =>
  trim(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re, a.exponent + b.exponent);

export function divide(a: Complex, b: Complex): Complex {
  if (isZero(b)) throw new Unwieldy();
  const size = b.re * b.re + b.im * b.im;
  const shift = BigInt(2 * BITS);
  const re = ((a.re * b.re + a.im * b.im) << shift) / size;
  const im = ((a.im * b.re - a.re * b.im) << shift) / size;
  return trim(re, im, a.exponent - b.exponent - 2 * BITS);
}

export function raise(base: Complex, exponent: bigint): Complex {
  if (exponent < 0n) return divide(ONE, raise(base, -exponent));
  let [result, square] = [ONE, base];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = multiply(result, square);
    if (left > 1n) square = multiply(square, square);
  }
  return result;
}

/** The square root with a real part that is not negative. */
export function sqrt(z: Complex): Complex {
  if (isZero(z)) return ZERO;
  const shift = 2 * BITS + (((z.exponent % 2) + 2) % 2);
  const [re, im] = [z.re << BigInt(shift), z.im << BigInt(shift)];
  const exponent = (z.exponent - shift) / 2;
  const major = integerSqrt((integerSqrt(re * re + im * im) + absolute(re)) >> 1n);
  const minor = im / (2n * major);
  if (re >= 0n) return trim(major, minor, exponent);
  return trim(absolute(minor), im < 0n ? -major : major, exponent);
}

/** The exponential: its series for a small part of the argument, squared up again. */
export function exp(z: Complex): Complex {
  const size = magnitude(z);
  if (size > Math.log2(LARGEST_ARGUMENT)) throw new Unwieldy();
  const halvings = Math.max(0, size + 8);
  const shift = Number(FIXED) + z.exponent - halvings;
  const [x, y] = [shifted(z.re, shift), shifted(z.im, shift)];
  let termRe = 1n << FIXED;
  let termIm = 0n;
  let re = termRe;
  let im = termIm;
  for (let n = 1n; absolute(termRe) + absolute(termIm) > 2n; n++) {
    const next = ((termRe * x - termIm * y) / n) >> FIXED;
    termIm = ((termRe * y + termIm * x) / n) >> FIXED;
    termRe = next;
    re += termRe;
    im += termIm;
  }
  let result = trim(re, im, -Number(FIXED));
  for (let i = 0; i < halvings; i++) result = multiply(result, result);
  return result;
}

/** The principal logarithm: a float's guess, made exact by two steps of Halley's method. */
export function log(z: Complex): Complex {
  if (isZero(z)) throw new Unwieldy();
  const size = bitLength(larger(absolute(z.re), absolute(z.im)));
  const [re, im] = [Number(shifted(z.re, 60 - size)), Number(shifted(z.im, 60 - size))];
  const height = Math.log(Math.hypot(re, im)) + (z.exponent + size - 60) * Math.LN2;
  let guess = complex(
    BigInt(Math.round(height * 2 ** 40)),
    BigInt(Math.round(Math.atan2(im, re) * 2 ** 48)) >> 8n,
    -40,
  );
  for (let step = 0; step < 2; step++) {
    const power = exp(guess);
    guess = add(guess, divide(multiply(TWO, subtract(z, power)), add(z, power)));
  }
  return guess;
}

/** Keeps the leading digits. */
function trim(re: bigint, im: bigint, exponent: number): Complex {
  const size = larger(absolute(re), absolute(im));
  if (size === 0n) return { re, im, exponent: 0 };
  if (size >= FULL && size < FULL << 16n) return { re, im, exponent };
  const excess = bitLength(size) - BITS;
  return { re: shifted(re, -excess), im: shifted(im, -excess), exponent: exponent + excess };
}

function shifted(value: bigint, by: number): bigint {
  return by >= 0 ? value << BigInt(by) : value >> BigInt(-by);
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
