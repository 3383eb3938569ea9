import { strip } from './python-text.ts';

export const OPERATORS = ['∧', '∨', '¬', '→', '↔'] as const;
type Operator = (typeof OPERATORS)[number];

export type Formula =
  | { readonly operator: null; readonly atom: string }
  | { readonly operator: '¬'; readonly left: Formula }
  | { readonly operator: Exclude<Operator, '¬'>; readonly left: Formula; readonly right: Formula };

export const atom = (name: string): Formula => ({ operator: null, atom: name });
export const not = (left: Formula): Formula => ({ operator: '¬', left });

export function show(formula: Formula): string {
  if (formula.operator === null) return formula.atom;
  if (formula.operator === '¬') return `¬${show(formula.left)}`;
  return `(${show(formula.left)} ${formula.operator} ${show(formula.right)})`;
}

/** Atoms and connectives, all counted. */
export function complexityOf(formula: Formula): number {
  if (formula.operator === null) return 1;
  return 1 + complexityOf(formula.left) + (formula.operator === '¬' ? 0 : complexityOf(formula.right));
}

const LOOSEST_FIRST = ['↔', '→', '∨', '∧'] as const;

/**
 * Reads a formula; equal connectives group from the left. Whatever is neither connective nor bracket names an atom.
 * `undefined` when an operand is missing.
 */
export function parseFormula(text: string): Formula | undefined {
  const bare = unwrapped(text);
  if (bare === '') return undefined;
  for (const operator of LOOSEST_FIRST) {
    const at = lastOutside(bare, operator);
    if (at < 0) continue;
    const right = parseFormula(bare.slice(at + 1));
    const left = right && parseFormula(bare.slice(0, at));
    return left && { operator, left, right };
  }
  if (!bare.startsWith('¬')) return atom(bare);
  const left = parseFormula(bare.slice(1));
  return left && not(left);
}

/** The text without blanks and brackets around it. */
function unwrapped(text: string): string {
  let bare = strip(text);
  while (bare.length > 1 && bare.startsWith('(') && bare.endsWith(')') && isBalanced(bare.slice(1, -1))) {
    bare = strip(bare.slice(1, -1));
  }
  return bare;
}

function isBalanced(text: string): boolean {
  let level = 0;
  for (const character of text) {
    if (character === '(') level += 1;
    else if (character === ')') level -= 1;
    if (level < 0) return false;
  }
  return level === 0;
}

function lastOutside(text: string, operator: string): number {
  let level = 0;
  for (let i = text.length - 1; i >= 0; i--) {
    if (text[i] === ')') level += 1;
    else if (text[i] === '(') level -= 1;
    else if (level === 0 && text[i] === operator) return i;
  }
  return -1;
}

/** The value of each atom under 32 assignments at once, a bit for each. */
type Columns = ReadonlyMap<string, number>;

function evaluate(formula: Formula, columns: Columns): number {
  switch (formula.operator) {
    case null:
      return columns.get(formula.atom)!;
    case '¬':
      return ~evaluate(formula.left, columns);
    case '∧':
      return evaluate(formula.left, columns) & evaluate(formula.right, columns);
    case '∨':
      return evaluate(formula.left, columns) | evaluate(formula.right, columns);
    case '→':
      return ~evaluate(formula.left, columns) | evaluate(formula.right, columns);
    case '↔':
      return ~(evaluate(formula.left, columns) ^ evaluate(formula.right, columns));
  }
}

const PATTERNS = [0xaaaa_aaaa, 0xcccc_cccc, 0xf0f0_f0f0, 0xff00_ff00, 0xffff_0000];

/** All assignments to some atoms, in batches of 32; fewer than five atoms repeat themselves within the batch. */
export function assignmentsTo(atoms: readonly string[]): Columns[] {
  const batches: Columns[] = [];
  for (let batch = 0; batch < 2 ** Math.max(0, atoms.length - PATTERNS.length); batch++) {
    batches.push(new Map(atoms.map((name, i) => [name, PATTERNS[i] ?? -((batch >> (i - PATTERNS.length)) & 1)])));
  }
  return batches;
}

/** The assignments that make every premise true, as bits of each batch. */
export const models = (premises: readonly Formula[], batches: readonly Columns[]): number[] =>
  batches.map((columns) => premises.reduce((bits, premise) => bits & evaluate(premise, columns), -1));

/** Whether a conclusion is true under all of the given assignments. */
export const holdsIn = (conclusion: Formula, chosen: readonly number[], batches: readonly Columns[]): boolean =>
  batches.every((columns, i) => (chosen[i]! & ~evaluate(conclusion, columns)) === 0);

export function atomsOf(formula: Formula, found = new Set<string>()): Set<string> {
  if (formula.operator === null) return found.add(formula.atom);
  atomsOf(formula.left, found);
  return formula.operator === '¬' ? found : atomsOf(formula.right, found);
}

/** One text for all formulas that differ only in the order of operands where that does not matter. */
export function orderless(formula: Formula): string {
  if (formula.operator === null) return formula.atom;
  if (formula.operator === '¬') return `¬${orderless(formula.left)}`;
  const sides = [orderless(formula.left), orderless(formula.right)];
  return `(${(formula.operator === '→' ? sides : sides.sort()).join(formula.operator)})`;
}
