import { defineDataset } from '../../core/define.ts';
import { choice, flag, range, subset } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { attempt } from '../../lib/attempt.ts';
import { floorValue } from '../../lib/floor-arithmetic.ts';
import { OPERATORS, type Operator } from '../../lib/left-fold.ts';
import { absolute, divisorsOf, floorDivide, gcd } from '../../lib/number-theory.ts';

interface Task {
  readonly expression: string;
  readonly result: bigint;
}

interface Settings {
  readonly operators: readonly Operator[];
  readonly allow_negation: boolean;
  readonly whitespace: 'no_space' | 'single' | 'random';
}

const SPACE_SHARE = 0.15;
const PLAIN = (expression: string): string => `Calculate the value of ${expression}.`;
const NATURAL = [
  (expression: string): string => `How much is ${expression}?`,
  (expression: string): string => `Find the value of ${expression}.`,
  (expression: string): string => `What does ${expression} come to?`,
  (expression: string): string => `Work out ${expression}.`,
];
const ROUNDS_DOWN = ' Here / divides and rounds down to the next whole number.';
const LEFT_TO_RIGHT = ' Take the operations strictly from left to right, none before another.';

export default defineDataset({
  name: 'basic_arithmetic',
  category: 'arithmetic',
  about: 'Evaluate an expression with the four operations and brackets.',

  config: {
    terms: range(2, 6, {
      about: 'numbers in the expression',
      floor: 1,
      ceiling: 100,
      attribute: 'num_terms',
      levels: [2, 3, 4, 5, 6],
    }),
    digits: range(1, 4, {
      about: 'digits of each number',
      floor: 1,
      ceiling: 12,
      attribute: 'num_digits',
      levels: [1, 2, 3, 4],
    }),
    operators: subset(OPERATORS, { about: 'operations allowed' }),
    allow_parentheses: flag(true, {
      about: 'group terms in brackets; without, the chain is worked from left to right',
    }),
    allow_negation: flag(true, { about: 'brackets may have a minus in front' }),
    format_style: choice(['simple', 'natural'], { about: 'one wording, or one of several' }),
    whitespace: choice(['no_space', 'single', 'random'], { about: 'blanks between the parts', initial: 'single' }),
  },
  check: ({ operators, allow_parentheses }) =>
    allow_parentheses && operators.every((operator) => operator === '/')
      ? 'operators must hold another beside / when allow_parentheses is set'
      : undefined,

  generate({ config, rng }) {
    const count = rng.between(config.terms);
    const digits = rng.between(config.digits);
    const { expression, result } = config.allow_parentheses
      ? attempt('expression without a division by zero', () => bracketed(count, digits, config, rng))
      : chained(count, digits, config.operators, rng);
    const wording = config.format_style === 'simple' ? PLAIN : rng.choice(NATURAL);
    const rule = config.allow_parentheses ? (expression.includes('/') ? ROUNDS_DOWN : '') : LEFT_TO_RIGHT;
    return {
      question: `${wording(expression)}${rule} Reply with the number alone.`,
      answer: String(result),
      metadata: { expression, num_terms: count, num_digits: digits },
    };
  },
});

/** Splits the terms at random into a left part, perhaps in brackets, and a right one, joined by an operation. */
function bracketed(count: number, digits: number, settings: Settings, rng: Rng): Task | undefined {
  const most = 10 ** digits - 1;
  const gentle = settings.operators.filter((operator) => operator !== '/');

  /** What may divide a value without remainder: any of its divisors, or anything at all for zero. */
  const divisorFor = (dividend: bigint): bigint =>
    dividend === 0n ? BigInt(rng.randint(1, most)) : rng.choice(inPairs(absolute(dividend)));

  const split = (remaining: number): string[] => {
    const left = rng.randint(1, remaining);
    const right = remaining - left;
    const parts: string[] = [];
    if (left > 1 && rng.random() > 0.5) {
      parts.push(rng.random() > 0.5 && settings.allow_negation ? '-(' : '(', ...split(left), ')');
    } else {
      for (let i = 0; i < left; i++) {
        parts.push(String(rng.randint(-most, most)));
        if (i + 1 < left) parts.push(rng.choice(gentle));
      }
    }
    if (right === 0) return parts;
    const operator = rng.choice(settings.operators);
    if (operator !== '/') return [...parts, operator, ...split(right)];
    const dividend = valueOf(parts.at(-1) === ')' ? parts : parts.slice(-1));
    return [...parts, operator, ...divide(dividend, right)];
  };

  const divide = (dividend: bigint, right: number): string[] => {
    if (right === 1) return [String(divisorFor(dividend))];
    const rest = split(right - 1);
    if (rest.at(-1) !== ')') return [String(divisorFor(dividend)), '+', ...rest];
    const value = valueOf(rest);
    const correction = value === 0n ? 1n : rng.choice(inPairs(gcd(absolute(dividend), absolute(value)))) - value;
    return [...rest.slice(0, -1), '+', String(correction), ')'];
  };

  try {
    const expression = spaced(split(count), settings.whitespace, rng).replaceAll('/ 0', '/ 1');
    return { expression, result: floorValue(expression) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const valueOf = (parts: readonly string[]): bigint => floorValue(parts.join(''));

/** The divisors in the order of a search up to the square root: each with its partner behind it. */
function inPairs(value: bigint): bigint[] {
  const divisors = divisorsOf(value);
  return divisors.slice(0, Math.ceil(divisors.length / 2)).flatMap((small) => {
    const large = value / small;
    return large === small ? [small] : [small, large];
  });
}

function spaced(parts: readonly string[], whitespace: Settings['whitespace'], rng: Rng): string {
  if (whitespace === 'no_space') return parts.join('');
  if (whitespace === 'single') return parts.join(' ');
  return parts
    .map((part) => (rng.random() < SPACE_SHARE ? ` ${part}` : part))
    .join('')
    .trim();
}

/** A chain worked from left to right; a division takes a divisor that fits, or turns into a multiplication. */
function chained(count: number, digits: number, operators: readonly Operator[], rng: Rng): Task {
  const limit = 10 ** digits;
  const terms = Array.from({ length: count }, () => BigInt(rng.randint(0, limit)));
  const signs = Array.from({ length: count - 1 }, () => rng.choice(operators));
  let result = terms[0]!;
  let expression = String(result);
  signs.forEach((sign, i) => {
    let operator: Operator = sign;
    let term = terms[i + 1]!;
    if (operator === '/') {
      const size = absolute(result);
      const fitting =
        size === 0n ? [] : divisorsOf(size).filter((divisor) => divisor > 1n && divisor < size && divisor < limit);
      if (fitting.length === 0) operator = '*';
      term = fitting.length > 0 ? rng.choice(fitting) : BigInt(rng.randint(1, limit - 1));
    }
    result = apply(result, operator, term);
    expression += ` ${operator} ${term}`;
  });
  return { expression, result };
}

function apply(left: bigint, operator: Operator, right: bigint): bigint {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  return operator === '*' ? left * right : floorDivide(left, right);
}
