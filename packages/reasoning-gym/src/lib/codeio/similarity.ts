import { codePoints } from '../../core/scoring.ts';
import { equalInPython, isList, isMap, type JsonValue, parsePythonJson, pythonJson } from '../python-json.ts';
import { floatRepr, strip } from '../python-text.ts';
import { type Tree, treeDistance } from '../tree-distance.ts';

/** Beyond these sizes two values are told apart without counting how far apart they are. */
const LONGEST_ANSWER = 100_000;
const LONGEST_COMPARED = 20_000;
const MOST_CELLS = 2_000_000;
const MOST_LETTER_PAIRS = 8_000_000;

/**
 * 1 for the oracle verbatim. Otherwise the widest `{…}` in the answer is read as JSON and earns by how close it comes,
 * less the more text stands around it, and 0.01 at least.
 */
export function jsonScore(answer: string, oracle: string): number {
  const given = strip(answer);
  const right = strip(oracle);
  if (given === right) return 1;
  const [start, end] = [given.indexOf('{'), given.lastIndexOf('}')];
  if (start < 0 || end < 0) return 0;
  const value = end - start < LONGEST_ANSWER ? parsePythonJson(given.slice(start, end + 1)) : undefined;
  const target = parsePythonJson(right);
  if (value === undefined || target === undefined) {
    return given.includes(right) ? codePoints(right) / codePoints(given) : 0;
  }
  const around = codePoints(given.slice(0, start)) + codePoints(given.slice(end + 1));
  const length = codePoints(right);
  const most = Math.max(length / (length + 0.5 * around), 0.2);
  if (equalInPython(value, target)) return most;
  return Math.max(most * similarity(value, target), 0.01);
}

/** From 0 to 1, by the edit distance of the two values as trees in proportion to their length as text. */
function similarity(value: JsonValue, target: JsonValue): number {
  const length = Math.max(pythonJson(value).length, pythonJson(target).length);
  if (length > LONGEST_COMPARED) return 0;
  const [from, to] = [treeOf(value), treeOf(target)];
  if (lettersOf(from) * lettersOf(to) > MOST_LETTER_PAIRS) return 0;
  const distance = treeDistance(from, to, { remove: lengthOf, insert: lengthOf, change: labelDistance }, MOST_CELLS);
  const share = distance === undefined ? 0 : 1 - distance / (0.2 * length);
  return share > 0 ? share : 0;
}

/** A text as code points, and what it says as a number where it is made of digits, and of points if need be. */
interface Text {
  readonly codes: readonly number[];
  readonly isNumeral: boolean;
  readonly number: number | undefined;
}

interface Label {
  readonly codes: readonly number[];
  /** The parts ahead of and after the first colon, where there is one. */
  readonly parts: { readonly key: readonly number[]; readonly value: Text } | undefined;
}

const lengthOf = ({ codes }: Label): number => codes.length;

const lettersOf = ({ labels }: Tree<Label>): number => labels.reduce((sum, label) => sum + label.codes.length, 0);

/** Lists and objects become nodes that bear their key, anything else a leaf labelled `key:value`. */
function treeOf(value: JsonValue): Tree<Label> {
  const labels: Label[] = [];
  const firsts: number[] = [];
  const add = (entry: JsonValue, key: string): void => {
    const first = labels.length;
    if (isList(entry)) entry.forEach((inner, i) => add(inner, `item_${i}`));
    else if (isMap(entry)) for (const [name, inner] of [...entry].sort(byCodePoints)) add(inner, name);
    labels.push(labelOf(isList(entry) || isMap(entry) ? key : `${key}:${plainText(entry)}`));
    firsts.push(first);
  };
  add(value, 'root');
  return { labels, firsts };
}

function labelOf(label: string): Label {
  const colon = label.indexOf(':');
  const parts = colon < 0 ? undefined : { key: codesOf(label.slice(0, colon)), value: textOf(label.slice(colon + 1)) };
  return { codes: codesOf(label), parts };
}

function textOf(text: string): Text {
  const isNumber = NUMERAL.test(text.replaceAll('.', ''));
  return {
    codes: codesOf(text),
    isNumeral: NUMERAL.test(text),
    number: isNumber ? Number(asciiDigits(text)) : undefined,
  };
}

const NUMERAL = /^\p{N}+$/u;
const DIGIT = /^\p{Nd}$/u;

/** Digits of any script as those that JavaScript reads; in each script they stand in a row from zero to nine. */
const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    let zero = code;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });

const codesOf = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0)!);

function byCodePoints([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  const [a, b] = [[...left], [...right]];
  const at = a.findIndex((letter, i) => letter !== b[i]);
  return at < 0 || at >= b.length ? a.length - b.length : a[at]!.codePointAt(0)! - b[at]!.codePointAt(0)!;
}

/** `str(value)`. */
function plainText(value: null | boolean | bigint | number | string): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'number' ? floatRepr(value) : String(value);
}

/**
 * Keys differ by their letters. Two plain numbers differ by their ratio, any other two values by their letters, and
 * more so if just one of them is a whole number.
 */
function labelDistance(left: Label, right: Label): number {
  if (!left.parts || !right.parts) return letterDistance(left.codes, right.codes);
  const longer = Math.max(left.codes.length, right.codes.length);
  return letterDistance(left.parts.key, right.parts.key) + valueDistance(left.parts.value, right.parts.value, longer);
}

function valueDistance(left: Text, right: Text, labelLength: number): number {
  const letters = letterDistance(left.codes, right.codes);
  if (letters === 0) return 0;
  const [a, b] = [left.number, right.number];
  if (a === undefined || b === undefined) return left.isNumeral || right.isNumeral ? letters + labelLength : letters;
  if (Number.isNaN(a) || Number.isNaN(b)) return letters;
  return Math.max(left.codes.length, right.codes.length) * Math.abs((a - b) / Math.max(Math.min(a, b), 1e-4));
}

/** The least number of letters to insert, remove or replace. */
function letterDistance(left: readonly number[], right: readonly number[]): number {
  let start = 0;
  let leftEnd = left.length;
  let rightEnd = right.length;
  while (start < leftEnd && start < rightEnd && left[start] === right[start]) start += 1;
  while (leftEnd > start && rightEnd > start && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd -= 1;
    rightEnd -= 1;
  }
  const width = rightEnd - start;
  if (width === 0 || leftEnd === start) return Math.max(width, leftEnd - start);
  const row: number[] = [];
  for (let j = 0; j <= width; j++) row.push(j);
  for (let i = start; i < leftEnd; i++) {
    const letter = left[i];
    let diagonal = row[0]!;
    let last = diagonal + 1;
    row[0] = last;
    for (let j = 1; j <= width; j++) {
      const above = row[j]!;
      const isSame = letter === right[start + j - 1];
      last = isSame ? diagonal : 1 + Math.min(above, last, diagonal);
      row[j] = last;
      diagonal = above;
    }
  }
  return row[width]!;
}
