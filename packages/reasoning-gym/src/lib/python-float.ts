// How Python formats floats. An exact half goes to the even digit there; JavaScript's methods send it up.

import { floatRepr } from './python-text.ts';

/** `f'{value:.{places}f}'`, below 1e21. */
export const fixed = (value: number, places: number): string =>
  withEvenHalf(value.toFixed(places), isHalfway(value, places));

/** `round(value, places)`. */
export const roundTo = (value: number, places: number): number => Number(fixed(value, places));

/** `f'{value:.{places}e}'`. */
export function exponential(value: number, places: number): string {
  const [mantissa, exponent] = inExponentForm(value, places);
  return `${mantissa}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
}

/** `f'{value:.{digits}g}'`. */
export function general(value: number, digits: number): string {
  const [mantissa, exponent] = inExponentForm(value, digits - 1);
  if (exponent >= -4 && exponent < digits) return withoutZeros(fixed(value, digits - 1 - exponent));
  return exponential(value, digits - 1).replace(mantissa, withoutZeros(mantissa));
}

/** `f'{value:,}'`. */
export function grouped(value: number): string {
  const text = floatRepr(value);
  return text.includes('e') ? text : text.replace(/\d(?=(?:\d{3})+\.)/g, '$&,');
}

function inExponentForm(value: number, places: number): readonly [mantissa: string, exponent: number] {
  const [mantissa, power] = value.toExponential(places).split('e') as [string, string];
  const exponent = Number(power);
  return [withEvenHalf(mantissa, isHalfway(value, places - exponent)), exponent];
}

/** Whether a value lies exactly between two neighbours that have this many decimal places. */
function isHalfway(value: number, places: number): boolean {
  if (places >= 0) {
    const scaled = value * 2 ** places;
    return !Number.isInteger(scaled) && Number.isInteger(scaled * 2);
  }
  const unit = 10n ** BigInt(-places);
  return Number.isInteger(value) && BigInt(Math.abs(value)) % unit === unit / 2n;
}

function withEvenHalf(rounded: string, isHalf: boolean): string {
  const last = Number(rounded.at(-1));
  return isHalf && last % 2 === 1 ? rounded.slice(0, -1) + (last - 1) : rounded;
}

const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
