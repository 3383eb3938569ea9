import { floorDivide } from './number-theory.ts';

/**
 * The value of an expression of our own making: whole numbers, `+ - * /` with division rounded down, brackets and
 * leading minus signs. Throws a `RangeError` for a division by zero.
 */
export function floorValue(expression: string): bigint {
  let at = 0;
  const peek = (): string => {
    while (expression[at] === ' ') at += 1;
    return expression[at] ?? '';
  };
  const sum = (): bigint => {
    let value = product();
    for (let sign = peek(); sign === '+' || sign === '-'; sign = peek()) {
      at += 1;
      const next = product();
      value = sign === '+' ? value + next : value - next;
    }
    return value;
  };
  const product = (): bigint => {
    let value = signed();
    for (let sign = peek(); sign === '*' || sign === '/'; sign = peek()) {
      at += 1;
      const next = signed();
      value = sign === '*' ? value * next : floorDivide(value, next);
    }
    return value;
  };
  const signed = (): bigint => {
    const next = peek();
    if (next === '-') {
      at += 1;
      return -signed();
    }
    if (next === '(') {
      at += 1;
      const value = sum();
      peek();
      at += 1;
      return value;
    }
    const start = at;
    while (expression[at] !== undefined && expression[at]! >= '0' && expression[at]! <= '9') at += 1;
    return BigInt(expression.slice(start, at));
  };
  return sum();
}
