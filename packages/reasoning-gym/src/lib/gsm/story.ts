import type { Rng } from '../../core/rng.ts';
import { attempt } from '../attempt.ts';
import { fixed } from '../python-float.ts';

/** One word problem with the way to its answer. */
export interface Story {
  readonly question: string;
  readonly answer: number;
  /** True equations that lead from numbers of the question to the answer: `label: 2 * 3 = 6`. */
  readonly steps: readonly string[];
  /** The facts of the story under the reference's names. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Draws the facts of a story and tells it. */
export type Template = (rng: Rng) => Story;

export const EURO_SECOND = ['$', '€', '£'] as const;
export const POUND_SECOND = ['$', '£', '€'] as const;

const CEILING = 100_000;

/** Draws until the facts fit together. */
export const until = <T>(isFit: (facts: T) => boolean, draw: () => T): T =>
  attempt(
    'story whose numbers fit',
    () => {
      const facts = draw();
      return isFit(facts) ? facts : undefined;
    },
    CEILING,
  );

/** Facts drawn already, or others when those do not fit. */
export const settle = <T>(first: T, isFit: (facts: T) => boolean, redraw: () => T): T =>
  isFit(first) ? first : until(isFit, redraw);

/** `list(range(start, stop, step))`. */
export const range = (start: number, stop: number, step = 1): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((stop - start) / step)) }, (_, i) => start + i * step);

/** Integer division of positive numbers. */
export const whole = (top: number, bottom: number): number => Math.floor(top / bottom);

export const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const IRREGULAR: Readonly<Record<string, string>> = {
  child: 'children',
  cod: 'cod',
  corn: 'corn cobs',
  mango: 'mangoes',
  salmon: 'salmon',
  shrimp: 'shrimp',
  steelhead: 'steelhead',
  trout: 'trout',
  mL: 'mL',
  cc: 'cc',
  oz: 'oz',
  kg: 'kg',
};

export function plural(noun: string): string {
  const irregular = IRREGULAR[noun];
  if (irregular !== undefined) return irregular;
  const last = noun.at(-1);
  if (last === 'y' && !'aeiou'.includes(noun.at(-2)!)) return `${noun.slice(0, -1)}ies`;
  return last === 's' || last === 'x' || noun.endsWith('ch') || noun.endsWith('sh') ? `${noun}es` : `${noun}s`;
}

/** `1 apple`, `2 apples`. */
export const count = (amount: number, noun: string): string => `${amount} ${amount === 1 ? noun : plural(noun)}`;

/** The noun with the article that its sound asks for. */
export const a = (noun: string): string => `${/^(?:[aeio]|u(?!ni)|SUV)/i.test(noun) ? 'an' : 'a'} ${noun}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const money = (currency: string, amount: number): string =>
  currency + (Number.isInteger(amount) ? String(amount) : fixed(amount, 2));

/** `twice`, `three times`. */
export const times = (factor: number): string =>
  factor === 2 ? 'twice' : `${['three', 'four'][factor - 3] ?? factor} times`;

const SHARES: readonly (readonly [value: number, words: string, figures: string])[] = [
  [1 / 16, 'a sixteenth', '1 / 16'],
  [1 / 8, 'an eighth', '1 / 8'],
  [1 / 4, 'a quarter', '1 / 4'],
  [1 / 3, 'a third', '1 / 3'],
  [1 / 2, 'half', '1 / 2'],
  [3 / 5, 'three fifths', '3 / 5'],
  [2 / 3, 'two thirds', '2 / 3'],
  [3 / 4, 'three quarters', '3 / 4'],
  [4 / 5, 'four fifths', '4 / 5'],
];

const knownShare = (value: number): (typeof SHARES)[number] => {
  const known = SHARES.find(([share]) => share === value);
  if (!known) throw new RangeError(`no words for a share of ${value}`);
  return known;
};

/** A common fraction in words. */
export const share = (value: number): string => knownShare(value)[1];

/** A common fraction in figures. */
export const ratio = (value: number): string => knownShare(value)[2];
