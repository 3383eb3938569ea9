import { defineDataset } from '../../core/define.ts';
import { int } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { parseIntLiteral } from '../../lib/python-int.ts';

const OPERATORS = ['+', '-', '*', '<<', '>>'] as const;
const LEAF_ODDS = 0.01;

export default defineDataset({
  name: 'bitwise_arithmetic',
  category: 'arithmetic',
  about: 'Evaluate hexadecimal arithmetic with shifts.',

  config: {
    difficulty: int(2, {
      about: 'nesting depth of the expression',
      floor: 1,
      ceiling: 10,
      levels: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    }),
  },

  generate({ config, rng }) {
    const { text, value } = expression(config.difficulty, rng);
    return {
      question:
        `Evaluate this expression. Integers are signed and never overflow; >> rounds down.\n\n${text}\n\n` +
        'Reply with the result in hexadecimal alone, such as 0x1f, or -0x1f when it is below zero.',
      answer: hex(value),
      metadata: { problem: text },
    };
  },

  score(answer, { answer: oracle }) {
    const value = parseIntLiteral(answer);
    return value !== undefined && value === parseIntLiteral(oracle ?? '') ? 1 : 0;
  },
});

interface Expression {
  readonly text: string;
  readonly value: bigint;
}

function expression(depth: number, rng: Rng): Expression {
  if (depth === 0 || rng.random() < LEAF_ODDS) return constant(rng.randint(0x100, 0xffff));
  const operator = rng.choice(OPERATORS);
  const left = expression(depth - 1, rng);
  const drawn = expression(depth - 1, rng);
  const right = operator === '<<' || operator === '>>' ? constant(rng.randint(0, 3)) : drawn;
  return { text: `(${left.text} ${operator} ${right.text})`, value: apply(operator, left.value, right.value) };
}

const constant = (value: number): Expression => ({ text: hex(value), value: BigInt(value) });

function apply(operator: (typeof OPERATORS)[number], left: bigint, right: bigint): bigint {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '<<':
      return left << right;
    case '>>':
      return left >> right;
  }
}

const hex = (value: number | bigint): string => (value < 0 ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`);
