import { approximate, type Base, type Expression, type Factor, fromTerm, type Term } from './expression.ts';
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

interface Ranked {
  readonly term: Term;
  readonly value: number;
  readonly powers: readonly bigint[];
}

function byPowers(expression: Expression): readonly Term[] {
  const terms = [...expression.values()];
  const generators = new Map<string, Generator>();
  const split = terms.map((term) => splitNumbers(term, generators));
  const places = new Map(
    [...generators.values()]
      .sort((left, right) => compareFactors(left.factor, right.factor))
      .map(({ key }, i) => [key, i]),
  );
  const ranked = split.map(({ term, value, powers }): Ranked => {
    const row: bigint[] = Array.from({ length: places.size }, () => 0n);
    for (const [key, exponent] of powers) row[places.get(key)!] = exponent;
    return { term, value, powers: row };
  });
  return ranked.sort(compareRanked).map(({ term }) => term);
}

function compareRanked(left: Ranked, right: Ranked): number {
  for (let i = 0; i < left.powers.length; i++) {
    if (left.powers[i] !== right.powers[i]) return left.powers[i]! > right.powers[i]! ? -1 : 1;
  }
  return left.value - right.value;
}

/** What terms are ordered by: a base, or a root of one. */
interface Generator {
  readonly key: string;
  readonly factor: Factor;
}

function splitNumbers(
  term: Term,
  generators: Map<string, Generator>,
): { term: Term; value: number; powers: [string, bigint][] } {
  let value = toNumber(term.coefficient);
  const powers: [string, bigint][] = [];
  for (const factor of term.factors) {
    const { base, exponent } = factor;
    const constant =
      base.kind === 'symbol' ? undefined : approximate(fromTerm({ coefficient: ONE, factors: [factor] }));
    if (constant !== undefined) {
      value *= constant;
      continue;
    }
    const key = isInteger(exponent) ? base.key : `${base.key}^1/${exponent.bottom}`;
    if (!generators.has(key))
      generators.set(key, { key, factor: { base, exponent: { top: 1n, bottom: exponent.bottom } } });
    powers.push([key, exponent.top]);
  }
  return { term, value, powers };
}

const compareFactors = (left: Factor, right: Factor): number =>
  left.base.key === right.base.key
    ? compare(left.exponent, right.exponent)
    : compareHeads(headOfFactor(left, ONE), headOfFactor(right, ONE));

/** What decides the place of a thing: class first, then name or parts, then the exponent, then the number in front. */
interface Head {
  readonly rank: Rank;
  readonly name: string;
  readonly parts: readonly Expression[];
  readonly exponent: Rational;
  readonly coefficient: Rational;
}

function compareHeads(left: Head, right: Head): number {
  const byName = compareRanks(left.rank, right.rank) || compareTexts(left.name, right.name);
  if (byName !== 0) return byName;
  if (left.parts.length !== right.parts.length) return left.parts.length - right.parts.length;
  for (const [i, part] of left.parts.entries()) {
    const order = compareHeads(headOf(part), headOf(right.parts[i]!));
    if (order !== 0) return order;
  }
  return compare(left.exponent, right.exponent) || compare(left.coefficient, right.coefficient);
}

function headOf(expression: Expression): Head {
  if (expression.size !== 1) {
    return { ...BARE, rank: SUM_RANK, parts: orderedTerms(expression).map(fromTerm) };
  }
  const [{ coefficient, factors }] = expression.values() as unknown as [Term];
  const [only] = factors;
  if (!only) return { ...BARE, rank: NUMBER_RANK, coefficient };
  if (factors.length === 1) return headOfFactor(only, coefficient);
  return { ...BARE, rank: PRODUCT_RANK, parts: orderedFactors(factors), coefficient };
}

function headOfFactor({ base, exponent }: Factor, coefficient: Rational): Head {
  const own = { name: '', parts: [], exponent, coefficient };
  switch (base.kind) {
    case 'integer':
      return { ...own, rank: NUMBER_RANK, name: base.key };
    case 'symbol':
      return { ...own, rank: SYMBOL_RANK, name: base.name };
    case 'call':
      return { ...own, rank: [4, FUNCTIONS[base.name] ?? 10_000, base.name], parts: base.args };
    case 'compound':
      return { ...headOf(base.inside), exponent, coefficient };
  }
}

const orderedFactors = (factors: readonly Factor[]): Expression[] =>
  factors.toSorted(compareFactors).map((factor) => fromTerm({ coefficient: ONE, factors: [factor] }));

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
  for (const { base, exponent } of factors.length === 1 ? factors : factors.toSorted(compareFactors)) {
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
