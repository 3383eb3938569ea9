import { approximateFactor, type Base, type Expression, type Factor, type Term } from './expression.ts';
import { compare, isInteger, negate, ONE, type Rational, toNumber, toText } from './rational.ts';

// The reference's printing order: terms fall by their powers, generators and factors rise by class, arguments and name.

/** Where the class of a thing puts it; functions of a fixed list come by that list, others by name. */
type Rank = readonly [group: number, place: number, name: string];

const FUNCTIONS: Readonly<Record<string, number>> = {
  exp: 10,
  log: 11,
  sin: 20,
  cos: 21,
  tan: 22,
  cot: 23,
  sinh: 30,
  cosh: 31,
  tanh: 32,
};
const NUMBER_RANK: Rank = [1, 0, 'Number'];
const SYMBOL_RANK: Rank = [2, 0, 'Symbol'];
const PRODUCT_RANK: Rank = [3, 0, 'Mul'];
const SUM_RANK: Rank = [3, 1, 'Add'];
const BARE = { name: '', parts: [], exponent: ONE, coefficient: ONE };

/** The expression as the reference would print it. */
export function show(expression: Expression): string {
  if (expression.size === 0) return '0';
  let text = '';
  for (const term of orderedTerms(expression)) {
    const shown = showTerm(term);
    if (text === '') text = shown;
    else text += shown.startsWith('-') ? ` - ${shown.slice(1)}` : ` + ${shown}`;
  }
  return text;
}

/** The terms in printing order. */
function orderedTerms(expression: Expression): readonly Term[] {
  if (expression.size === 1) return [...expression.values()];
  return numberFirst(expression) ?? byPowers(expression);
}

/** A positive number is printed ahead of a single thing that is subtracted from it. */
function numberFirst(expression: Expression): readonly Term[] | undefined {
  if (expression.size !== 2) return undefined;
  const constant = expression.get('');
  const [other] = [...expression.values()].filter((term) => term !== constant);
  const isDifference = constant && constant.coefficient.top > 0n && other!.coefficient.top < 0n;
  return isDifference && other!.factors.length === 1 ? [constant, other!] : undefined;
}

/** Falling powers of the things that vary, in their order; where those are alike, rising numbers. */
function byPowers(expression: Expression): readonly Term[] {
  const generators = new Map<string, Factor>();
  const split = [...expression.values()].map((term) => splitTerm(term, generators));
  const keys = orderedFactors([...generators.values()]).map(generatorKey);
  return split
    .map(({ term, value, powers }) => ({ term, value, row: keys.map((key) => powers.get(key) ?? 0n) }))
    .sort((left, right) => compareRows(left.row, right.row) || left.value - right.value)
    .map(({ term }) => term);
}

function compareRows(left: readonly bigint[], right: readonly bigint[]): number {
  const i = left.findIndex((power, place) => power !== right[place]);
  return i < 0 ? 0 : left[i]! > right[i]! ? -1 : 1;
}

interface SplitTerm {
  readonly term: Term;
  readonly value: number;
  readonly powers: ReadonlyMap<string, bigint>;
}

/** The number in a term, roots of numbers included, and the powers of the rest; a root counts as a thing of its own. */
function splitTerm(term: Term, generators: Map<string, Factor>): SplitTerm {
  let value = toNumber(term.coefficient);
  const powers = new Map<string, bigint>();
  for (const factor of term.factors) {
    const constant = approximateFactor(factor);
    if (constant !== undefined) {
      value *= constant;
      continue;
    }
    const { base, exponent } = factor;
    const generator = { base, exponent: { top: 1n, bottom: exponent.bottom } };
    const key = generatorKey(generator);
    generators.set(key, generator);
    powers.set(key, exponent.top);
  }
  return { term, value, powers };
}

const generatorKey = ({ base, exponent }: Factor): string =>
  isInteger(exponent) ? base.key : `${base.key}^1/${exponent.bottom}`;

/** Factors in printing order. */
function orderedFactors(factors: readonly Factor[]): readonly Factor[] {
  if (factors.length < 2) return factors;
  return factors
    .map((factor) => ({ factor, head: headOfFactor(factor, ONE) }))
    .sort((left, right) => compareHeads(left.head, right.head))
    .map(({ factor }) => factor);
}

/** What decides the place of a thing: class first, then name or parts, then the exponent, then the number in front. */
interface Head {
  readonly rank: Rank;
  readonly name: string;
  readonly parts: readonly Head[];
  readonly exponent: Rational;
  readonly coefficient: Rational;
}

function compareHeads(left: Head, right: Head): number {
  const byName = compareRanks(left.rank, right.rank) || compareTexts(left.name, right.name);
  if (byName !== 0) return byName;
  if (left.parts.length !== right.parts.length) return left.parts.length - right.parts.length;
  for (let i = 0; i < left.parts.length; i++) {
    const order = compareHeads(left.parts[i]!, right.parts[i]!);
    if (order !== 0) return order;
  }
  return compare(left.exponent, right.exponent) || compare(left.coefficient, right.coefficient);
}

function headOf(expression: Expression): Head {
  const terms = orderedTerms(expression);
  return terms.length === 1 ? headOfTerm(terms[0]!) : { ...BARE, rank: SUM_RANK, parts: terms.map(headOfTerm) };
}

function headOfTerm({ coefficient, factors }: Term): Head {
  if (factors.length === 0) return { ...BARE, rank: NUMBER_RANK, coefficient };
  if (factors.length === 1) return headOfFactor(factors[0]!, coefficient);
  const parts = factors.map((factor) => headOfFactor(factor, ONE)).sort(compareHeads);
  return { ...BARE, rank: PRODUCT_RANK, parts, coefficient };
}

function headOfFactor({ base, exponent }: Factor, coefficient: Rational): Head {
  switch (base.kind) {
    case 'integer':
      return { rank: NUMBER_RANK, name: base.key, parts: [], exponent, coefficient };
    case 'symbol':
      return { rank: SYMBOL_RANK, name: base.name, parts: [], exponent, coefficient };
    case 'call': {
      const rank = [4, FUNCTIONS[base.name] ?? 10_000, base.name] as const;
      return { rank, name: '', parts: base.args.map(headOf), exponent, coefficient };
    }
    case 'compound':
      return { ...headOf(base.inside), exponent, coefficient };
  }
}

function compareRanks(left: Rank, right: Rank): number {
  return left[0] - right[0] || left[1] - right[1] || compareTexts(left[2], right[2]);
}

const compareTexts = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

function showTerm({ coefficient, factors }: Term): string {
  const [only] = factors;
  if (!only) return toText(coefficient);
  if (factors.length === 1 && coefficient.top === 1n && coefficient.bottom === 1n) return showPower(only);
  const sign = coefficient.top < 0n ? '-' : '';
  const size = coefficient.top < 0n ? -coefficient.top : coefficient.top;
  const [above, below]: [string[], string[]] = [[], []];
  if (size !== 1n) above.push(String(size));
  if (coefficient.bottom !== 1n) below.push(String(coefficient.bottom));
  for (const { base, exponent } of orderedFactors(factors)) {
    if (exponent.top < 0n) below.push(showPower({ base, exponent: negate(exponent) }));
    else above.push(showPower({ base, exponent }));
  }
  const numerator = above.join('*') || '1';
  if (below.length === 0) return `${sign}${numerator}`;
  return `${sign}${numerator}/${below.length === 1 ? below[0] : `(${below.join('*')})`}`;
}

/** A base with its exponent, bracketed where it stands beside others. */
function showPower({ base, exponent: { top, bottom } }: Factor): string {
  const isSum = base.kind === 'compound';
  const plain = base.kind === 'compound' ? show(base.inside) : showAtom(base);
  const bare = isSum ? `(${plain})` : plain;
  if (bottom === 1n && top === 1n) return bare;
  if (bottom === 2n && top === 1n) return `sqrt(${plain})`;
  if (bottom === 2n && top === -1n) return `1/sqrt(${plain})`;
  if (bottom === 1n && top === -1n) return `1/${bare}`;
  return `${bare}**${bottom === 1n && top > 0n ? top : `(${toText({ top, bottom })})`}`;
}

function showAtom(base: Exclude<Base, { kind: 'compound' }>): string {
  if (base.kind === 'call') return `${base.name}(${base.args.map(show).join(', ')})`;
  return base.kind === 'symbol' ? base.name : String(base.value);
}
