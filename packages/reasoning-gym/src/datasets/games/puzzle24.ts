import { defineDataset } from '../../core/define.ts';
import { range, subset } from '../../core/fields.ts';
import type { Interval, Rng } from '../../core/rng.ts';
import { sameNumbers } from '../../core/scoring.ts';
import { calculate } from '../../lib/arithmetic.ts';
import { attempt } from '../../lib/attempt.ts';
import { extendFold, type Operator, OPERATORS, showFold, startFold } from '../../lib/left-fold.ts';

const TARGET = 24;
const COUNT = 4;
const WIDEST: Interval = { min: 1, max: 10 };
const MOST_DRAWS = 1_000_000;
/** What anything but a solution earns. */
const MISSED = 0.01;

export default defineDataset({
  name: 'puzzle24',
  category: 'games',
  about: 'Make 24 out of four small numbers.',

  config: {
    value: range(1, 10, {
      about: 'size of each number; 1 to 10 where these bounds leave no way to make 24',
      floor: WIDEST.min,
      ceiling: WIDEST.max,
      levels: [1, 5, 6, 7, 8, 9, 10],
      interval: true,
    }),
    operators: subset(OPERATORS, { about: 'operations the puzzle is built with' }),
  },
  check: ({ operators }) =>
    canReach(WIDEST, operators) ? undefined : `operators ${operators.join(' ')} cannot make 24`,

  prepare: ({ config: { value, operators } }) => (canReach(value, operators) ? value : WIDEST),

  generate({ config, rng, shared: sizes }) {
    const { numbers, operators } = attempt(
      'expression that makes 24',
      () => {
        const chain = drawChain(sizes, config.operators, rng);
        return chain.value === TARGET ? chain : undefined;
      },
      MOST_DRAWS,
    );
    return {
      question:
        `Make ${TARGET} out of these numbers: ${numbers.join(', ')}.\n` +
        'Each of them has to be used exactly once; + - * / and brackets are allowed, and nothing else. ' +
        'Reply with the expression alone, without an equals sign.',
      answer: write(numbers, operators),
      metadata: { numbers },
    };
  },

  /** Any expression counts that spends exactly the given numbers and comes to 24. */
  score(answer, { metadata: { numbers } }) {
    const found = calculate(answer);
    const isRight = found?.value.top === BigInt(TARGET) && found.value.bottom === 1n;
    return isRight && sameNumbers(found.numbers.map(Number), numbers) ? 1 : MISSED;
  },
  missing: MISSED,
});

interface Chain {
  readonly numbers: number[];
  readonly operators: readonly Operator[];
  readonly value: number;
}

/** Works from left to right; a division swaps in a later number that divides evenly, or turns into a minus. */
function drawChain(sizes: Interval, allowed: readonly Operator[], rng: Rng): Chain {
  const numbers: number[] = [];
  for (let i = 0; i < COUNT; i++) numbers.push(rng.between(sizes));
  const operators: Operator[] = [];
  let value = numbers[0]!;
  for (let i = 1; i < COUNT; i++) {
    let operator = rng.choice(allowed);
    if (operator === '/') {
      const current = value;
      const divisor = rng.shuffle(numbers.slice(i)).find((number) => current % number === 0);
      if (divisor === undefined) operator = '-';
      else numbers[i] = divisor;
    }
    operators.push(operator);
    value = apply(value, operator, numbers[i]!);
  }
  return { numbers, operators, value };
}

function write(numbers: readonly number[], operators: readonly Operator[]): string {
  const texts = new Map(numbers.map((number, i) => [`x${i}`, String(number)]));
  return showFold(
    operators.reduce((fold, operator, i) => extendFold(fold, operator, `x${i + 1}`), startFold('x0')),
    texts,
  );
}

function apply(left: number, operator: Operator, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  return operator === '*' ? left * right : left / right;
}

/** Whether some chain of numbers of these sizes comes to 24. */
function canReach({ min, max }: Interval, operators: readonly Operator[]): boolean {
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  let values = new Set(sizes);
  for (let i = 1; i < COUNT; i++) {
    const next = new Set<number>();
    for (const value of values) {
      for (const size of sizes) {
        for (const operator of operators) {
          const isUneven = operator === '/' && value % size !== 0;
          next.add(apply(value, isUneven ? '-' : operator, size));
        }
      }
    }
    values = next;
  }
  return values.has(TARGET);
}
