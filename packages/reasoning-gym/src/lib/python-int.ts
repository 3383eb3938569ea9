import { strip } from './python-text.ts';

const INTEGER = /^[+-]?\d+(?:_\d+)*$/;
/** CPython refuses to read longer ones. */
const MOST_DIGITS = 4300;

/** `int(text)` to the precision of a number, or `undefined` where Python would raise. */
export function parseIntText(text: string): number | undefined {
  const bare = strip(text);
  if (!INTEGER.test(bare)) return undefined;
  const digits = bare.replace(/[+_-]/g, '');
  if (digits.length > MOST_DIGITS) return undefined;
  return bare.startsWith('-') ? -Number(digits) : Number(digits);
}
