/** A JSON object whose members are yet to be looked at. */
export type Data = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * `JSON.parse`, except that integers too long for a number arrive as `bigint` with every digit. In texts beyond a
 * mebibyte they stay inexact numbers, which no check for integers lets through.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return text.length <= LONGEST_EXACT && LONG_DIGITS.test(text) ? parseExactly(text, value) : value;
}

const LONGEST_EXACT = 1024 * 1024;
const LONG_DIGITS = /\d{16}/;
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const LONG_INTEGER = /^-?\d{16,}$/;
/** Drawn per process, so that no text from outside can pass for one of ours. */
const MARK = `${Math.random()}:${Math.random()}:`;
/** Python refuses to read longer ones as well, and turning them into a `bigint` takes quadratic time. */
const MOST_DIGITS = 4300;

/** Integers are put between quotes and marked, which keeps their digits; a walk then turns them into bigints. */
function parseExactly(text: string, value: unknown): unknown {
  let found = false;
  const marked = text.replace(TOKENS, (token) => {
    if (!LONG_INTEGER.test(token) || token.length > MOST_DIGITS || Number.isSafeInteger(Number(token))) return token;
    found = true;
    return `"${MARK}${token}"`;
  });
  if (!found) return value;
  return JSON.parse(marked, (_, item: unknown) =>
    typeof item === 'string' && item.startsWith(MARK) ? BigInt(item.slice(MARK.length)) : item,
  );
}

/** A number as Python writes a float: whole ones keep their decimal point. */
export function writeFloat(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return 'null';
  const text = String(value);
  return Number.isInteger(value) && !text.includes('e') ? `${text}.0` : text;
}

/**
 * JSON text of a plain value. All numbers inside the members named in `floats` are floats, and bigints keep their
 * digits. Without either it is `JSON.stringify` and as fast.
 */
export function writeJson(value: unknown, floats?: ReadonlySet<string>): string {
  if (floats === undefined || floats.size === 0) {
    try {
      return JSON.stringify(value) ?? 'null';
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return writeSlowly(value, false, floats);
}

function writeSlowly(value: unknown, isFloat: boolean, floats?: ReadonlySet<string>): string {
  if (typeof value === 'number') return isFloat ? writeFloat(value) : JSON.stringify(value);
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${value.map((item) => writeSlowly(item, isFloat)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => `${JSON.stringify(key)}:${writeSlowly(item, isFloat || (floats?.has(key) ?? false))}`);
  return `{${members.join(',')}}`;
}

/** A value as one would quote it in a message, cut to a readable length. */
export function show(value: unknown, longest = 80): string {
  let text: string;
  try {
    text = typeof value === 'string' && value.length > longest * 4 ? `"${value.slice(0, longest)}` : writeJson(value);
  } catch {
    text = 'a value nested too deeply';
  }
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
