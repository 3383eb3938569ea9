import {
  call,
  divide,
  type Expression,
  negative,
  number,
  numberOf,
  power,
  sqrt,
  sum,
  symbol,
  times,
  Unwieldy,
  whole,
} from './expression.ts';
import { type Node, type ParseOptions, parse } from './parse.ts';
import type { Rational } from './rational.ts';

export interface ReadOptions extends ParseOptions {
  /** Refuses numbers with a decimal point, where only exact ones will do. */
  readonly exact?: boolean;
}

const HIGHEST_POWER = 1_000_000n;

/** The expression that a text stands for, or `undefined` when it is none or is beyond all measure. */
export function read(text: string, options: ReadOptions = {}): Expression | undefined {
  const node = parse(text, options);
  return node && attemptAlgebra(() => expressionOf(node, options.exact ?? false));
}

/** The result of some algebra, or `undefined` where it would divide by zero or grow out of hand. */
export function attemptAlgebra<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Unwieldy) return undefined;
    throw error;
  }
}

function expressionOf(node: Node, exact: boolean): Expression {
  const inner = (child: Node): Expression => expressionOf(child, exact);
  switch (node.kind) {
    case 'number':
      if (exact && node.isDecimal) throw new Unwieldy();
      return number(node.value);
    case 'symbol':
      return node.name === 'E' ? call('exp', whole(1)) : symbol(node.name);
    case 'sum':
      return sum(...node.terms.map((term) => (term.negative ? negative(inner(term.node)) : inner(term.node))));
    case 'product':
      return node.factors.reduce(
        (total, factor) => (factor.inverse ? divide(total, inner(factor.node)) : times(total, inner(factor.node))),
        whole(1),
      );
    case 'power':
      return isEuler(node.base) ? call('exp', inner(node.exponent)) : powerOf(inner(node.base), inner(node.exponent));
    case 'call':
      return callOf(node.name, node.args.map(inner));
  }
}

const isEuler = (node: Node): boolean => node.kind === 'symbol' && node.name === 'E';

function powerOf(base: Expression, exponent: Expression): Expression {
  const value = numberOf(exponent);
  if (!value) return call('pow', base, exponent);
  const isLow = value.bottom <= HIGHEST_POWER && value.top <= HIGHEST_POWER && value.top >= -HIGHEST_POWER;
  if (!isLow) throw new Unwieldy();
  return power(base, value);
}

function callOf(name: string, args: readonly Expression[]): Expression {
  const [first, second] = args as [Expression, Expression?];
  if (name === 'sqrt' && args.length === 1) return sqrt(first);
  if (name === 'log' || name === 'ln') {
    if (args.length === 1) return call('log', first);
    return divide(call('log', first), call('log', second!));
  }
  if (name === 'Rational' && second) return fraction(numberOf(first), numberOf(second));
  return call(name, ...args);
}

function fraction(over: Rational | undefined, under: Rational | undefined): Expression {
  if (!over || !under) throw new Unwieldy();
  return divide(number(over), number(under));
}
