export const OPERATORS = ['+', '-', '*', '/'] as const;
export type Operator = (typeof OPERATORS)[number];

/** A sum of terms, each a product of symbols and at most one bracketed sum, over a product of symbols. */
interface Term {
  readonly isNegative: boolean;
  readonly above: readonly string[];
  readonly below: readonly string[];
  readonly bracket: readonly Term[] | undefined;
}

/** An expression that grows at its right end, symbol by symbol: `x0`, then `x0 - x1`, then `x2*(x0 - x1)` and so on. */
export type Fold = readonly Term[];

export const startFold = (symbol: string): Fold => [term(false, [symbol])];

export function extendFold(fold: Fold, operator: Operator, symbol: string): Fold {
  if (operator === '+' || operator === '-') return [...fold, term(operator === '-', [symbol])];
  const whole: Term = fold.length === 1 ? fold[0]! : { ...term(false, []), bracket: fold };
  return [
    operator === '*' ? { ...whole, above: [...whole.above, symbol] } : { ...whole, below: [...whole.below, symbol] },
  ];
}

/**
 * The text that sympy gives such an expression: factors by name with the bracket last, terms in descending
 * lexicographic order of their exponents, each symbol written as the given number.
 */
export function showFold(fold: Fold, numbers: ReadonlyMap<string, string>): string {
  const symbols = [...new Set(fold.flatMap(({ above, below }) => [...above, ...below]))].sort();
  const exponents = (item: Term): number[] => [
    ...symbols.map((symbol) => (item.above.includes(symbol) ? 1 : item.below.includes(symbol) ? -1 : 0)),
    item.bracket ? 1 : 0,
  ];
  const ordered = fold
    .map((item) => ({ item, key: exponents(item) }))
    .sort((left, right) => firstDifference(right.key, left.key));
  return ordered
    .map(({ item }, position) => {
      const body = showTerm(item, numbers);
      if (position === 0) return item.isNegative ? `-${body}` : body;
      return `${item.isNegative ? '-' : '+'} ${body}`;
    })
    .join(' ');
}

function showTerm({ above, below, bracket }: Term, numbers: ReadonlyMap<string, string>): string {
  const product = (symbols: readonly string[]): string[] => [...symbols].sort().map((symbol) => numbers.get(symbol)!);
  const top = [...product(above), ...(bracket ? [`(${showFold(bracket, numbers)})`] : [])].join('*');
  if (below.length === 0) return top;
  const bottom = product(below).join('*');
  return below.length === 1 ? `${top}/${bottom}` : `${top}/(${bottom})`;
}

const term = (isNegative: boolean, above: readonly string[]): Term => ({
  isNegative,
  above,
  below: [],
  bracket: undefined,
});

function firstDifference(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((value, i) => value !== right[i]);
  return at < 0 ? 0 : left[at]! - right[at]!;
}
