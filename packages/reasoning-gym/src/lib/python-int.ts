import { strip } from './python-text.ts';

/** CPython refuses to read longer ones, bases that are powers of two aside. */
const MOST_DIGITS = 4300;
const LONGEST_LITERAL = 50_000;

/** `int(text)` to the precision of a number, or `undefined` where Python would raise. */
export function parseIntText(text: string): number | undefined {
  const digits = signedDigits(text);
  return digits === undefined ? undefined : Number(digits);
}

/** `int(text)` without loss, or `undefined` where Python would raise. */
export function parseBigInt(text: string): bigint | undefined {
  const digits = signedDigits(text);
  return digits === undefined ? undefined : BigInt(digits);
}

/** `int(text, 0)`: the prefix tells the base, as in source code. Absurdly long texts are refused too. */
export function parseIntLiteral(text: string): bigint | undefined {
  const bare = strip(text);
  if (bare.length > LONGEST_LITERAL) return undefined;
  if (/^[+-]?(?:0x(?:_?[\da-f])+|0o(?:_?[0-7])+|0b(?:_?[01])+)$/i.test(bare)) {
    const size = BigInt(bare.replace(/[+_-]/g, ''));
    return bare.startsWith('-') ? -size : size;
  }
  return /^[+-]?(?:0(?:_?0)*|[1-9](?:_?\d)*)$/.test(bare) ? parseBigInt(bare) : undefined;
}

/** The digits that `int` reads, with a minus where one stands. */
function signedDigits(text: string): string | undefined {
  const bare = strip(text);
  if (bare.length > 2 * MOST_DIGITS || !/^[+-]?\d+(?:_\d+)*$/.test(bare)) return undefined;
  const digits = bare.replace(/[+_-]/g, '');
  if (digits.length > MOST_DIGITS) return undefined;
  return bare.startsWith('-') ? `-${digits}` : digits;
}
