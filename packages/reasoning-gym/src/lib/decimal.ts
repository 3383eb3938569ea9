import { codePoints } from '../core/scoring.ts';
import { strip } from './python-text.ts';

// Arithmetic as Python's decimal module does it: to a number of significant digits, halves to even.

/** A decimal number that remembers its trailing zeros and, when zero, its sign. */
export interface Decimal {
  readonly negative: boolean;
  readonly coefficient: bigint;
  readonly exponent: number;
}

/** Significant digits when nobody says otherwise. */
export const PRECISION = 28;

export const decimal = (value: bigint, exponent = 0): Decimal => ({
  negative: value < 0n,
  coefficient: value < 0n ? -value : value,
  exponent,
});

export function add(left: Decimal, right: Decimal, precision = PRECISION): Decimal {
  const exponent = Math.min(left.exponent, right.exponent);
  const sum = signed(left, exponent) + signed(right, exponent);
  const negative = sum === 0n ? left.negative && right.negative : sum < 0n;
  return rounded({ negative, coefficient: sum < 0n ? -sum : sum, exponent }, precision);
}

export const subtract = (left: Decimal, right: Decimal, precision = PRECISION): Decimal =>
  add(left, { ...right, negative: !right.negative }, precision);

export const multiply = (left: Decimal, right: Decimal, precision = PRECISION): Decimal =>
  rounded(
    {
      negative: left.negative !== right.negative,
      coefficient: left.coefficient * right.coefficient,
      exponent: left.exponent + right.exponent,
    },
    precision,
  );

/** `undefined` for a division by zero. */
export function divide(left: Decimal, right: Decimal, precision = PRECISION): Decimal | undefined {
  if (right.coefficient === 0n) return undefined;
  const negative = left.negative !== right.negative;
  const ideal = left.exponent - right.exponent;
  if (left.coefficient === 0n) return { negative, coefficient: 0n, exponent: ideal };
  const shift = lengthOf(right.coefficient) - lengthOf(left.coefficient) + precision + 1;
  const dividend = shift > 0 ? left.coefficient * powerOfTen(shift) : left.coefficient;
  const divisor = shift < 0 ? right.coefficient * powerOfTen(-shift) : right.coefficient;
  let [coefficient, exponent] = [dividend / divisor, ideal - shift];
  if (coefficient * divisor !== dividend) {
    // A digit past the end that is neither 0 nor 5 keeps the rounding from taking this for exact.
    if (coefficient % 5n === 0n) coefficient += 1n;
  } else {
    while (exponent < ideal && coefficient % 10n === 0n) [coefficient, exponent] = [coefficient / 10n, exponent + 1];
  }
  return rounded({ negative, coefficient, exponent }, precision);
}

/** The number with another exponent, or `undefined` when that takes more digits than there are. */
export function quantize(value: Decimal, exponent: number, precision = PRECISION): Decimal | undefined {
  const moved = rescaled(value, exponent);
  return lengthOf(moved.coefficient) > precision ? undefined : moved;
}

/** `str(value)`. */
export function decimalText({ negative, coefficient, exponent }: Decimal): string {
  const digits = String(coefficient);
  const point = digits.length + exponent;
  const isPlain = exponent <= 0 && point > -6;
  const sign = negative ? '-' : '';
  if (isPlain) return sign + withPoint(digits, -exponent);
  const power = point - 1;
  return `${sign}${withPoint(digits, digits.length - 1)}${power === 0 ? '' : `E${power < 0 ? '-' : '+'}${Math.abs(power)}`}`;
}

/** `f'{value:.{places}f}'`. */
export function fixedDecimal(value: Decimal, places: number): string {
  const { negative, coefficient } = rescaled(value, -places);
  return (negative ? '-' : '') + withPoint(String(coefficient), places);
}

const powerOfTen = (power: number): bigint => 10n ** BigInt(power);

const lengthOf = (coefficient: bigint): number => String(coefficient).length;

const signed = ({ negative, coefficient, exponent }: Decimal, target: number): bigint => {
  const aligned = coefficient * powerOfTen(exponent - target);
  return negative ? -aligned : aligned;
};

const withPoint = (digits: string, places: number): string => {
  if (places === 0) return digits;
  const padded = digits.padStart(places + 1, '0');
  return `${padded.slice(0, -places)}.${padded.slice(-places)}`;
};

function rounded(value: Decimal, precision: number): Decimal {
  const spare = lengthOf(value.coefficient) - precision;
  if (spare <= 0) return value;
  const shorter = rescaled(value, value.exponent + spare);
  if (lengthOf(shorter.coefficient) <= precision) return shorter;
  return { ...shorter, coefficient: shorter.coefficient / 10n, exponent: shorter.exponent + 1 };
}

function rescaled(value: Decimal, exponent: number): Decimal {
  const { coefficient } = value;
  if (exponent <= value.exponent) {
    return { ...value, coefficient: coefficient * powerOfTen(value.exponent - exponent), exponent };
  }
  const unit = powerOfTen(exponent - value.exponent);
  const kept = coefficient / unit;
  const twice = 2n * (coefficient % unit);
  const isUp = twice > unit || (twice === unit && kept % 2n === 1n);
  return { ...value, coefficient: isUp ? kept + 1n : kept, exponent };
}

// Decimal numbers as somebody wrote them. Kept as digits, so that a text of any length or exponent is cheap to judge.

/** `digits` without zeros at either end, times ten to the `exponent`; zero has no digits. */
export interface Written {
  readonly negative: boolean;
  readonly digits: string;
  readonly exponent: number;
}

const WRITTEN = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,18}))?$/;

/** What Python's `Decimal(text)` reads; `undefined` where it would raise, and for its infinities and NaNs. */
export function parseDecimal(text: string): Written | undefined {
  const bare = strip(text);
  const match = WRITTEN.exec(bare.includes('_') ? bare.replaceAll('_', '') : bare);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const all = whole + fraction;
  return all === '' ? undefined : trimmed(sign === '-', all, Number(exponent) - fraction.length);
}

/** Negative, zero or positive as the first number is below, equal to or above the second. */
export function compareWritten(left: Written, right: Written): number {
  const [leftSign, rightSign] = [signOf(left), signOf(right)];
  if (leftSign !== rightSign || leftSign === 0) return leftSign - rightSign;
  const lead = left.digits.length + left.exponent - (right.digits.length + right.exponent);
  const size = lead || (left.digits < right.digits ? -1 : left.digits > right.digits ? 1 : 0);
  return leftSign < 0 ? 0 - size : size;
}

/** Whether two texts name the same decimal number: `+01.50` and `1.5` do. */
export function sameDecimal(left: string, right: string): boolean {
  const a = parseDecimal(left);
  const b = a && parseDecimal(right);
  return a !== undefined && b !== undefined && compareWritten(a, b) === 0;
}

/** The number to that many significant digits, halves to even. */
export function significant(value: Written, count: number): Written {
  const { negative, digits, exponent } = value;
  if (digits.length <= count) return value;
  const kept = BigInt(digits.slice(0, count));
  const next = digits[count]!;
  const isUp = next > '5' || (next === '5' && (digits.length > count + 1 || kept % 2n === 1n));
  return trimmed(negative, String(isUp ? kept + 1n : kept), exponent + digits.length - count);
}

/** Full marks for the oracle's number however it is written, else the oracle's share of the text it stands in. */
export function decimalScore(answer: string, { answer: oracle }: { readonly answer: string | null }): number {
  if (answer === '' || oracle === null) return 0;
  const [given, right] = [withoutCommas(answer), withoutCommas(oracle)];
  if (given === right || sameDecimal(given, right)) return 1;
  return given.includes(right) ? codePoints(right) / codePoints(given) : 0;
}

const withoutCommas = (text: string): string => (text.includes(',') ? text.replaceAll(',', '') : text);

const signOf = ({ negative, digits }: Written): number => (digits === '' ? 0 : negative ? -1 : 1);

function trimmed(negative: boolean, all: string, exponent: number): Written {
  let first = 0;
  let last = all.length;
  while (all[first] === '0') first += 1;
  if (first === last) return { negative: false, digits: '', exponent: 0 };
  while (all[last - 1] === '0') last -= 1;
  return { negative, digits: all.slice(first, last), exponent: exponent + (all.length - last) };
}
