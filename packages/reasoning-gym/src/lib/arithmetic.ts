import { strip } from './python-text.ts';
import { negate, over, plus, type Rational, rational, times } from './rational.ts';

export interface Calculation {
  readonly value: Rational;
  /** The numbers as they stand in the text; one with decimals is no whole number, whatever its value. */
  readonly numbers: readonly (bigint | undefined)[];
}

const LONGEST = 2000;
const TOKEN = /\s*(?:(\d+\.\d*|\.\d+|\d+)|([-+*/()]))/y;

/**
 * Works out untrusted text made of numbers, `+ - * /` and brackets, exactly and without recursion; `undefined` when
 * the text is anything else, is longer than an honest expression would be, or divides by zero.
 */
export function calculate(text: string): Calculation | undefined {
  const source = text.length > LONGEST ? '' : strip(text);
  const numbers: (bigint | undefined)[] = [];
  const values: Rational[] = [];
  const pending: string[] = [];
  let expectsOperand = true;

  const apply = (): boolean => {
    const operator = pending.pop()!;
    const right = values.pop();
    if (right === undefined) return false;
    if (operator === 'neg') return values.push(negate(right)) > 0;
    const left = values.pop();
    const result = left && combine(left, operator, right);
    return result !== undefined && values.push(result) > 0;
  };
  const applyWhile = (keepsGoing: (operator: string) => boolean): boolean => {
    while (pending.length > 0 && keepsGoing(pending.at(-1)!)) if (!apply()) return false;
    return true;
  };

  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const match = TOKEN.exec(source);
    const isBroken = match?.[0].includes('\n') && !pending.includes('(');
    if (!match || isBroken) return undefined;
    const [, number, symbol = ''] = match;
    if (number !== undefined) {
      if (!expectsOperand || /^0\d*[1-9]\d*$/.test(number)) return undefined;
      numbers.push(/\.\d|^\./.test(number) ? undefined : BigInt(number.replace('.', '')));
      values.push(fromDecimal(number));
      expectsOperand = false;
    } else if (expectsOperand) {
      if (symbol === '-') pending.push('neg');
      else if (symbol === '(') pending.push(symbol);
      else if (symbol !== '+') return undefined;
    } else if (symbol === ')') {
      if (!applyWhile((operator) => operator !== '(') || pending.pop() !== '(') return undefined;
    } else {
      if (symbol === '(' || !applyWhile((operator) => tightness(operator) >= tightness(symbol))) return undefined;
      pending.push(symbol);
      expectsOperand = true;
    }
  }
  if (expectsOperand || !applyWhile((operator) => operator !== '(') || pending.length > 0) return undefined;
  return { value: values[0]!, numbers };
}

const tightness = (operator: string): number =>
  operator === '(' ? 0 : operator === '+' || operator === '-' ? 1 : operator === 'neg' ? 3 : 2;

function combine(left: Rational, operator: string, right: Rational): Rational | undefined {
  if (operator === '+') return plus(left, right);
  if (operator === '-') return plus(left, negate(right));
  return operator === '*' ? times(left, right) : over(left, right);
}

function fromDecimal(text: string): Rational {
  const [whole = '', fraction = ''] = text.split('.');
  return rational(BigInt(whole + fraction || '0'), 10n ** BigInt(fraction.length));
}
