import { floatRepr } from './python-text.ts';

/**
 * A value written as Python or JSON would write it. Whole numbers become bigints and numbers with a point or an
 * exponent become numbers, so that `5` and `5.0` stay apart; lists and tuples both become arrays.
 */
export type Literal = null | boolean | bigint | number | string | readonly Literal[] | LiteralMap;
export interface LiteralMap extends ReadonlyMap<Literal, Literal> {}

const DEEPEST = 100;
const MOST_DIGITS = 4300;

/**
 * Reads one literal: lists, tuples (also bare, as in `1, 2`), dicts with plain keys, strings, numbers, and the names
 * of true, false and nothing in either language. Nothing is ever evaluated; whatever is not a literal, or longer than
 * `longest`, is `undefined`.
 */
export function parseLiteral(text: string, longest = 1_000_000): Literal | undefined {
  if (text.length > longest) return undefined;
  let top = opened('');
  const outer: Bracket[] = [];
  let wantsValue = true;
  for (let at = 0; ; ) {
    const isInside = outer.length > 0;
    at = skipBlanks(text, at, isInside || wantsValue);
    const char = text[at];
    if (!isInside && (char === undefined || char === '\n' || char === '\r')) {
      const isOver = skipBlanks(text, at, true) === text.length;
      return isOver && (!wantsValue || top.commas > 0) ? contentOf(top) : undefined;
    }
    if (char === undefined) return undefined;
    if (char === top.close) {
      if (wantsValue && (top.hasColon || top.commas < top.items.length)) return undefined;
      const value = contentOf(top);
      if (value === undefined) return undefined;
      top = outer.pop()!;
      if (!give(top, value)) return undefined;
      wantsValue = false;
      at += 1;
    } else if (!wantsValue) {
      if (char === ',' && !isHalf(top)) top.commas += 1;
      else if (char === ':' && top.close === '}' && isHalf(top) && !top.hasColon) top.hasColon = true;
      else return undefined;
      wantsValue = true;
      at += 1;
    } else if (char === '[' || char === '(' || char === '{') {
      if (outer.length >= DEEPEST) return undefined;
      outer.push(top);
      top = opened(CLOSERS[char]);
      at += 1;
    } else {
      const scalar = readScalar(text, at);
      if (!scalar || !give(top, scalar.value)) return undefined;
      wantsValue = false;
      at = scalar.end;
    }
  }
}

/** What Python walks through when it iterates over a value: entries, characters or keys. */
export function membersOf(value: Literal): readonly Literal[] | undefined {
  if (typeof value === 'string') return [...value];
  if (value instanceof Map) return [...value.keys()];
  return Array.isArray(value) ? value : undefined;
}

/** `sep.join(str(item) for item in value)`; `undefined` where Python would raise, or where lists lie inside. */
export function joined(value: Literal, separator: string): string | undefined {
  const texts = membersOf(value)?.map(textOf);
  return texts?.every((text) => text !== undefined) ? texts.join(separator) : undefined;
}

/** Full marks for the oracle verbatim, a tenth for a literal that is the oracle once written out. */
export function literalScore(
  answer: string,
  { answer: oracle }: { readonly answer: string | null },
  written: (value: Literal) => string | undefined,
): number {
  if (oracle === null) return 0;
  if (answer === oracle) return 1;
  const value = parseLiteral(answer, 1000 + 20 * oracle.length);
  return value !== undefined && written(value) === oracle ? 0.1 : 0;
}

function textOf(value: Literal): string | undefined {
  if (value === null) return 'None';
  if (typeof value === 'object') return undefined;
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'number' ? floatRepr(value) : String(value);
}

/** A bracket not closed yet, or the text as a whole. A dict's items are its keys and values in turn. */
interface Bracket {
  readonly close: '' | ')' | ']' | '}';
  readonly items: Literal[];
  commas: number;
  hasColon: boolean;
}

const CLOSERS = { '(': ')', '[': ']', '{': '}' } as const;

const opened = (close: Bracket['close']): Bracket => ({ close, items: [], commas: 0, hasColon: false });

const isHalf = ({ close, items }: Bracket): boolean => close === '}' && items.length % 2 === 1;

function give(bracket: Bracket, value: Literal): boolean {
  if (bracket.close === '}') {
    if (!bracket.hasColon && typeof value === 'object' && value !== null) return false;
    if (bracket.hasColon) bracket.hasColon = false;
  }
  bracket.items.push(value);
  return true;
}

function contentOf(bracket: Bracket): Literal | undefined {
  const { close, items, commas } = bracket;
  if (close === '}') {
    if (isHalf(bracket)) return undefined;
    const map = new Map<Literal, Literal>();
    for (let i = 0; i < items.length; i += 2) map.set(items[i]!, items[i + 1]!);
    return map;
  }
  const isPlain = close !== ']' && items.length === 1 && commas === 0;
  return isPlain ? items[0] : items;
}

/** The next place that is neither blank nor comment; line ends count as blank only where an expression goes on. */
function skipBlanks(text: string, from: number, acrossLines: boolean): number {
  let at = from;
  for (; at < text.length; at++) {
    const char = text[at]!;
    if (char === '#') {
      while (at + 1 < text.length && text[at + 1] !== '\n') at += 1;
    } else if (char === '\n' || char === '\r') {
      if (!acrossLines) return at;
    } else if (char !== ' ' && char !== '\t' && char !== '\f') return at;
  }
  return at;
}

interface Scalar {
  readonly value: null | boolean | bigint | number | string;
  readonly end: number;
}

const NAMES = new Map<string, null | boolean>([
  ['None', null],
  ['null', null],
  ['True', true],
  ['true', true],
  ['False', false],
  ['false', false],
]);

const DIGITS = Array.from({ length: 10 }, (_, digit) => BigInt(digit));

const isWord = (char: string | undefined): boolean =>
  char !== undefined &&
  ((char >= '0' && char <= '9') ||
    (char >= 'a' && char <= 'z') ||
    (char >= 'A' && char <= 'Z') ||
    char === '_' ||
    char === '.');

function readScalar(text: string, from: number): Scalar | undefined {
  const first = text[from]!;
  if (first >= '0' && first <= '9' && !isWord(text[from + 1])) return { value: DIGITS[+first]!, end: from + 1 };
  if (first === "'" || first === '"') return readString(text, from, false);
  const isPrefix = 'uUrR'.includes(first) && (text[from + 1] === "'" || text[from + 1] === '"');
  if (isPrefix) return readString(text, from + 1, first === 'r' || first === 'R');

  let begin = from;
  while (text[begin] === '-' || text[begin] === '+' || text[begin] === ' ') begin += 1;
  let end = begin;
  while (end < text.length && (isWord(text[end]) || isExponentSign(text, begin, end))) {
    if (end - begin > MOST_DIGITS + 10) return undefined;
    end += 1;
  }
  const word = text.slice(begin, end);
  const name = begin === from ? NAMES.get(word) : undefined;
  const value = name === undefined ? numberFrom(word, isNegative(text, from, begin)) : name;
  return value === undefined ? undefined : { value, end };
}

const isExponentSign = (text: string, begin: number, at: number): boolean =>
  (text[at] === '-' || text[at] === '+') && /^[\d._]+[eE]$/.test(text.slice(begin, at));

function isNegative(text: string, from: number, begin: number): boolean {
  let isMinus = false;
  for (let i = from; i < begin; i++) if (text[i] === '-') isMinus = !isMinus;
  return isMinus;
}

const INTEGER = /^(?:0(?:_?0)*|[1-9](?:_?\d)*)$/;
const BASED = /^0(?:[xX](?:_?[\da-fA-F])+|[oO](?:_?[0-7])+|[bB](?:_?[01])+)$/;
const FLOAT = /^(?:\d(?:_?\d)*(?:\.(?:\d(?:_?\d)*)?)?|\.\d(?:_?\d)*)(?:[eE][+-]?\d(?:_?\d)*)?$/;

function numberFrom(word: string, isMinus: boolean): bigint | number | undefined {
  const digits = word.includes('_') ? word.replaceAll('_', '') : word;
  if (INTEGER.test(word) || BASED.test(word)) {
    if (digits.length > MOST_DIGITS) return undefined;
    const whole = BigInt(digits.length < 16 ? Number(digits) : digits);
    return isMinus ? -whole : whole;
  }
  if (!FLOAT.test(word) || !/[.eE]/.test(word)) return undefined;
  return isMinus ? -Number(digits) : Number(digits);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** A string in single, double or triple quotes, as Python reads it. */
function readString(text: string, from: number, isRaw: boolean): Scalar | undefined {
  const mark = text[from]!;
  const fence = text.startsWith(mark.repeat(3), from) ? mark.repeat(3) : mark;
  const parts: string[] = [];
  let begin = from + fence.length;
  for (let at = begin; at < text.length; ) {
    const char = text[at]!;
    if (char === mark && text.startsWith(fence, at)) {
      parts.push(text.slice(begin, at));
      return { value: parts.join(''), end: at + fence.length };
    }
    if (char === '\n' && fence === mark) return undefined;
    if (char !== '\\') at += 1;
    else if (isRaw) at += 2;
    else {
      const escape = readEscape(text, at);
      if (!escape) return undefined;
      parts.push(text.slice(begin, at), escape.value);
      begin = escape.end;
      at = escape.end;
    }
  }
  return undefined;
}

const CODE = /^(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{1,3}))/;

function readEscape(text: string, at: number): { readonly value: string; readonly end: number } | undefined {
  const char = text[at + 1];
  if (char === undefined || char === 'N') return undefined;
  if (Object.hasOwn(ESCAPES, char)) return { value: ESCAPES[char]!, end: at + 2 };
  const match = CODE.exec(text.slice(at + 1, at + 10));
  if (!match) return /[xuU]/.test(char) ? undefined : { value: `\\${char}`, end: at + 2 };
  const code =
    match[4] === undefined ? Number.parseInt((match[1] ?? match[2] ?? match[3])!, 16) : Number.parseInt(match[4], 8);
  if (code > 0x10ffff) return undefined;
  const value = code < 0x10000 ? String.fromCharCode(code) : String.fromCodePoint(code);
  return { value, end: at + 1 + match[0].length };
}
