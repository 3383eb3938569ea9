// How Python writes and reads values as text, for answers and scores that depend on it.

/** `repr` of a float: the shortest text that reads back, with an exponent from 1e16 up and below 1e-4. */
export function floatRepr(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  if (Object.is(value, -0)) return '-0.0';
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e16 || size < 1e-4)) {
    const [mantissa, exponent] = value.toExponential().split('e') as [string, string];
    return `${mantissa}e${exponent[0]}${exponent.slice(1).padStart(2, '0')}`;
  }
  const text = String(value);
  return text.includes('.') ? text : `${text}.0`;
}

/** `repr` of a list of texts that hold neither quotes nor backslashes. */
export const listRepr = (items: readonly string[]): string => `[${items.map((item) => `'${item}'`).join(', ')}]`;

/** What `str.isspace` says of a character, by its code. */
export function isBlank(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code >= 0x1c;
  if (code < 0x1680) return code === 0x85 || code === 0xa0;
  return code !== 0xfeff && /\s/.test(String.fromCharCode(code));
}

/** A text without any of one character; far quicker on long texts than replacing it. */
export const without = (text: string, character: string): string =>
  text.includes(character) ? text.split(character).join('') : text;

/** `str.strip()`. */
export function strip(text: string): string {
  let start = 0;
  while (start < text.length && isBlank(text.charCodeAt(start))) start += 1;
  return stripEnd(text.slice(start));
}

/** `str.rstrip()`. */
export function stripEnd(text: string): string {
  let end = text.length;
  while (end > 0 && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const FLOAT = /^[+-]?(?:\d[\d_]*(?:\.(?:\d[\d_]*)?)?|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?$/;

/** `float(text)`, or `undefined` where Python would raise. */
export function parseFloatText(text: string): number | undefined {
  const bare = strip(text);
  if (/^[+-]?(?:inf|infinity|nan)$/i.test(bare)) {
    if (/nan$/i.test(bare)) return Number.NaN;
    return bare.startsWith('-') ? -Infinity : Infinity;
  }
  if (!FLOAT.test(bare) || /__|_$|_[.eE+-]|[.eE+-]_/.test(bare)) return undefined;
  return Number(bare.replaceAll('_', ''));
}
