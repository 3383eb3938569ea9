// JSON as Python's json module reads and writes it: whole numbers stay apart from floats, NaN and the infinities have
// names, and text is written in ASCII.

import { floatRepr } from './python-text.ts';

export type JsonValue = null | boolean | bigint | number | string | readonly JsonValue[] | JsonObject;
export interface JsonObject extends ReadonlyMap<string, JsonValue> {}

const DEEPEST = 900;
const MOST_DIGITS = 4300;

const SCALAR =
  /(?:(-?(?:0|[1-9]\d*))(\.\d+)?([eE][-+]?\d+)?|true|false|null|NaN|-?Infinity|"(?:[^"\\\u0000-\u001f]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*")/y;
const BLANKS = /[ \t\n\r]*/y;

const NAMED = new Map<string, JsonValue>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
]);

interface Level {
  readonly list: JsonValue[] | undefined;
  readonly map: Map<string, JsonValue>;
  key: string;
}

/** `json.loads`, or `undefined` where it would raise. */
export function parsePythonJson(text: string): JsonValue | undefined {
  let at = 0;
  const skipBlanks = (): string | undefined => {
    BLANKS.lastIndex = at;
    BLANKS.test(text);
    at = BLANKS.lastIndex;
    return text[at];
  };
  const scalar = (): JsonValue | undefined => {
    SCALAR.lastIndex = at;
    const match = SCALAR.exec(text);
    if (!match) return undefined;
    at = SCALAR.lastIndex;
    return scalarOf(match);
  };
  /** Reads `"key":` ahead of a value; false when there is none. */
  const readKey = (level: Level): boolean => {
    const key = skipBlanks() === '"' ? scalar() : undefined;
    if (typeof key !== 'string' || skipBlanks() !== ':') return false;
    at += 1;
    level.key = key;
    return true;
  };

  const open: Level[] = [];
  for (;;) {
    const char = skipBlanks();
    let value: JsonValue | undefined;
    if (char === '[' || char === '{') {
      if (open.length >= DEEPEST) return undefined;
      at += 1;
      const level: Level = { list: char === '[' ? [] : undefined, map: new Map(), key: '' };
      if (skipBlanks() !== (level.list ? ']' : '}')) {
        if (!level.list && !readKey(level)) return undefined;
        open.push(level);
        continue;
      }
      at += 1;
      value = level.list ?? level.map;
    } else value = scalar();
    if (value === undefined) return undefined;

    for (;;) {
      const level = open.at(-1);
      const next = skipBlanks();
      if (!level) return next === undefined ? value : undefined;
      if (level.list) level.list.push(value);
      else level.map.set(level.key, value);
      at += 1;
      if (next === ',') {
        if (!level.list && !readKey(level)) return undefined;
        break;
      }
      if (next !== (level.list ? ']' : '}')) return undefined;
      value = level.list ?? level.map;
      open.pop();
    }
  }
}

function scalarOf([text, whole, fraction, exponent]: RegExpExecArray): JsonValue | undefined {
  if (whole !== undefined) {
    if (fraction !== undefined || exponent !== undefined) return Number(text);
    return whole.length > MOST_DIGITS ? undefined : BigInt(whole);
  }
  return text.startsWith('"') ? (JSON.parse(text) as string) : NAMED.get(text);
}

/** `json.dumps`. */
export function pythonJson(value: JsonValue): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return asciiText(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return floatText(value);
  if (isList(value)) return `[${value.map(pythonJson).join(', ')}]`;
  return `{${[...value].map(([key, entry]) => `${asciiText(key)}: ${pythonJson(entry)}`).join(', ')}}`;
}

const floatText = (value: number): string => {
  if (Number.isNaN(value)) return 'NaN';
  return Number.isFinite(value) ? floatRepr(value) : value > 0 ? 'Infinity' : '-Infinity';
};

const asciiText = (text: string): string =>
  JSON.stringify(text).replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** `==`, for which true is 1 and 1 is 1.0. */
export function equalInPython(left: JsonValue, right: JsonValue): boolean {
  if (isNumeric(left) && isNumeric(right)) return sameNumber(withoutTruth(left), withoutTruth(right));
  if (isList(left)) {
    return isList(right) && left.length === right.length && left.every((entry, i) => equalInPython(entry, right[i]!));
  }
  if (isMap(left)) {
    if (!isMap(right) || left.size !== right.size) return false;
    for (const [key, entry] of left) {
      const other = right.get(key);
      if (other === undefined || !equalInPython(entry, other)) return false;
    }
    return true;
  }
  return left === right;
}

const isNumeric = (value: JsonValue): value is boolean | bigint | number =>
  typeof value === 'boolean' || typeof value === 'bigint' || typeof value === 'number';

const withoutTruth = (value: boolean | bigint | number): bigint | number =>
  typeof value === 'boolean' ? Number(value) : value;

function sameNumber(left: bigint | number, right: bigint | number): boolean {
  if (typeof left === typeof right) return left === right;
  const [whole, real] = typeof left === 'bigint' ? [left, Number(right)] : [BigInt(right), left];
  return Number.isInteger(real) && BigInt(real) === whole;
}

export const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value);

export const isMap = (value: JsonValue): value is JsonObject => value instanceof Map;
