import type { Rng } from '../../core/rng.ts';

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };
export type Named = Readonly<Record<string, Plain>>;

/** A small program as it is shown, with what it takes to run it here. */
export interface Program {
  readonly name: string;
  /** From 1, a single expression, to 10, an algorithm that takes paper. */
  readonly difficulty: number;
  /** What the function does, as a sentence. */
  readonly about: string;
  /** Its arguments, as a phrase. */
  readonly takes: string;
  /** Python source of a function `solve` that returns a dict. */
  readonly python: string;
  /** Arguments by name; no key looks like a number, so that the order of keys survives. */
  readonly input: (rng: Rng) => Named;
  /** What `solve` returns for them. */
  readonly output: (input: Named) => Named;
}

interface Typed<Input extends Named> extends Omit<Program, 'python' | 'input' | 'output'> {
  readonly python: string;
  readonly input: (rng: Rng) => Input;
  readonly output: (input: Input) => Named;
}

/** Declares a program with its arguments typed. */
export const program = <Input extends Named>(typed: Typed<Input>): Program => ({
  ...typed,
  python: typed.python.trim(),
  output: (input) => typed.output(input as Input),
});

/** Draws for input generators. */
export const integers = (rng: Rng, count: number, low: number, high: number): number[] =>
  Array.from({ length: count }, () => rng.randint(low, high));

export const letters = (rng: Rng, count: number, alphabet: string): string =>
  Array.from({ length: count }, () => rng.letter(alphabet)).join('');

const WORDS =
  'apple amber barn birch cedar cliff crow dune eagle ember fern field flint frost grove gull harbor hazel iris ivory ' +
  'jade kelp lake lemon lily maple marsh mint moss nest oak olive onyx otter pearl pine plum pond quartz raven reed ' +
  'ridge river rose sage sand slate snow spruce stone storm thorn tide topaz trail tulip vale violet willow wolf wren';

const WORD_LIST = WORDS.split(' ');

export const words = (rng: Rng, count: number): string[] => rng.sample(WORD_LIST, count);

/** Python's `a % b` for positive `b`. */
export const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const ascending = (left: number, right: number): number => left - right;

/** Python's order of texts, for ASCII. */
export const alphabetical = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** A record with its keys in alphabetical order. */
export const sortedRecord = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([left], [right]) => alphabetical(left, right)));
