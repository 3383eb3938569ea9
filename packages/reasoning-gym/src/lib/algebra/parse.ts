import { type Rational, rational } from './rational.ts';

/** A formula as it was written, with chains of sums and products kept flat. */
export type Node =
  | { readonly kind: 'number'; readonly value: Rational; readonly isDecimal: boolean }
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Node[] }
  | { readonly kind: 'sum'; readonly terms: readonly { readonly negative: boolean; readonly node: Node }[] }
  | { readonly kind: 'product'; readonly factors: readonly { readonly inverse: boolean; readonly node: Node }[] }
  | { readonly kind: 'power'; readonly base: Node; readonly exponent: Node };

export interface ParseOptions {
  /** The longest text worth reading, in characters. */
  readonly longest?: number;
  /** Names that are variables, so that a bracket after one is an error and not a call. */
  readonly variables?: readonly string[];
  /** Whether `^` is a power too, as people write it; the reference takes it for a bit operation and gives up. */
  readonly caret?: boolean;
}

const LONGEST = 4000;
const DEEPEST = 50;
const MOST_DIGITS = 2000;
/** Names that mean something other than a symbol where the reference reads formulas. */
const RESERVED = new Set(['True', 'False', 'None', 'nan', 'zoo', 'lambda', 'N', 'O', 'Q', 'S']);

/** Names of constants. */
const CONSTANTS = new Set(['E', 'I', 'pi']);

/** Whether a name can stand for a variable. */
export const isPlainName = (name: string): boolean =>
  /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) && !RESERVED.has(name) && !CONSTANTS.has(name);

const BLANK = /(?:\s|#[^\n]*)*/y;
const NUMBER = /(?:(?:\d(?:_?\d)*)?\.\d(?:_?\d)*|\d(?:_?\d)*\.?)(?:[eE][+-]?\d(?:_?\d)*)?/y;
const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
const OPERATOR = /\*\*|[-+*/^(),]/y;

/**
 * Reads a formula in Python's notation: `+ - * / **`, brackets, numbers, names and calls; no product is implied.
 * Anything else, and anything too long or too deeply nested, is `undefined`. Nothing is ever run.
 */
export function parse(text: string, options: ParseOptions = {}): Node | undefined {
  if (text.length > (options.longest ?? LONGEST)) return undefined;
  try {
    return new Reader(text.trim(), options).formula();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

class Unreadable extends Error {}

/** One pass over one text, by recursive descent. */
class Reader {
  private at = 0;
  private depth = 0;
  private brackets = 0;
  private readonly text: string;
  private readonly options: ParseOptions;

  constructor(text: string, options: ParseOptions) {
    this.text = text;
    this.options = options;
  }

  formula(): Node {
    const node = this.sum();
    this.skipBlanks();
    if (this.at < this.text.length) throw new Unreadable();
    return node;
  }

  private sum(): Node {
    const first = this.product();
    const terms = [{ negative: false, node: first }];
    for (let sign = this.accept('+', '-'); sign; sign = this.accept('+', '-')) {
      terms.push({ negative: sign === '-', node: this.product() });
    }
    return terms.length === 1 ? first : { kind: 'sum', terms };
  }

  private product(): Node {
    const first = this.signed();
    const factors = [{ inverse: false, node: first }];
    for (let sign = this.accept('*', '/'); sign; sign = this.accept('*', '/')) {
      factors.push({ inverse: sign === '/', node: this.signed() });
    }
    return factors.length === 1 ? first : { kind: 'product', factors };
  }

  private signed(): Node {
    let negative = false;
    for (let sign = this.accept('+', '-'); sign; sign = this.accept('+', '-')) negative = negative !== (sign === '-');
    const node = this.power();
    return negative ? { kind: 'sum', terms: [{ negative, node }] } : node;
  }

  private power(): Node {
    const base = this.atom();
    if (!(this.accept('**') || (this.options.caret && this.accept('^')))) return base;
    return { kind: 'power', base, exponent: this.deeper(() => this.signed()) };
  }

  private atom(): Node {
    this.skipBlanks();
    const name = this.take(NAME);
    if (name !== undefined) {
      if (RESERVED.has(name)) throw new Unreadable();
      if (!this.accept('(')) return { kind: 'symbol', name };
      if (this.options.variables?.includes(name)) throw new Unreadable();
      return { kind: 'call', name, args: this.args() };
    }
    const digits = this.take(NUMBER);
    if (digits !== undefined) return numberOf(digits);
    if (!this.accept('(')) throw new Unreadable();
    return this.enclosed(() => this.sum());
  }

  private args(): Node[] {
    return this.enclosed(() => {
      const args = [this.sum()];
      while (this.accept(',')) args.push(this.sum());
      return args;
    });
  }

  private enclosed<T>(inside: () => T): T {
    this.brackets += 1;
    const found = this.deeper(inside);
    const isClosed = this.accept(')');
    this.brackets -= 1;
    if (!isClosed) throw new Unreadable();
    return found;
  }

  private deeper<T>(inside: () => T): T {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new Unreadable();
    const found = inside();
    this.depth -= 1;
    return found;
  }

  private accept(...wanted: readonly string[]): string | undefined {
    this.skipBlanks();
    const start = this.at;
    const found = this.take(OPERATOR);
    if (found !== undefined && wanted.includes(found)) return found;
    this.at = start;
    return undefined;
  }

  /** Blanks and a comment; a formula goes on in the next line only within brackets. */
  private skipBlanks(): void {
    const skipped = this.take(BLANK) ?? '';
    if (this.brackets === 0 && skipped.includes('\n') && this.at < this.text.length) throw new Unreadable();
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }
}

function numberOf(text: string): Node {
  const bare = text.replaceAll('_', '').toLowerCase();
  const isDecimal = /[.e]/.test(bare);
  if (bare.length > MOST_DIGITS || (!isDecimal && /^0+[1-9]/.test(bare))) throw new Unreadable();
  const [mantissa = '', power = '0'] = bare.split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const exponent = Number(power) - fraction.length;
  if (Math.abs(exponent) > MOST_DIGITS) throw new Unreadable();
  const digits = BigInt(whole + fraction);
  const scale = 10n ** BigInt(Math.abs(exponent));
  return { kind: 'number', value: exponent < 0 ? rational(digits, scale) : rational(digits * scale), isDecimal };
}
