import { codePoints } from '../core/scoring.ts';
import { strip } from './python-text.ts';

/** A decimal number without loss: `digits` without zeros at either end, times ten to the `exponent`. */
interface Decimal {
  readonly negative: boolean;
  readonly digits: string;
  readonly exponent: number;
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,18}))?$/;

/** What Python's `Decimal(text)` reads; `undefined` where it would raise, and for its infinities and NaNs. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = DECIMAL.exec(strip(text).replaceAll('_', ''));
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const all = whole + fraction;
  if (all === '') return undefined;
  const first = firstNot(all, '0');
  if (first === all.length) return { negative: false, digits: '', exponent: 0 };
  let last = all.length;
  while (all[last - 1] === '0') last -= 1;
  return {
    negative: sign === '-',
    digits: all.slice(first, last),
    exponent: Number(exponent) - fraction.length + (all.length - last),
  };
}

/** Whether two texts name the same decimal number: `+01.50` and `1.5` do. */
export function sameDecimal(left: string, right: string): boolean {
  const [a, b] = [parseDecimal(left), parseDecimal(right)];
  return (
    a !== undefined &&
    b !== undefined &&
    a.negative === b.negative &&
    a.digits === b.digits &&
    a.exponent === b.exponent
  );
}

/** Full marks for the oracle's number however it is written, else the oracle's share of the text it stands in. */
export function decimalScore(answer: string, { answer: oracle }: { readonly answer: string | null }): number {
  if (answer === '' || oracle === null) return 0;
  const [given, right] = [answer.replaceAll(',', ''), oracle.replaceAll(',', '')];
  if (sameDecimal(given, right)) return 1;
  return given.includes(right) ? codePoints(right) / codePoints(given) : 0;
}

function firstNot(text: string, character: string): number {
  let i = 0;
  while (i < text.length && text[i] === character) i += 1;
  return i;
}
