import { defineDataset } from '../../core/define.ts';
import { flag, range, subset } from '../../core/fields.ts';
import type { Interval, Rng } from '../../core/rng.ts';
import { calculate } from '../../lib/arithmetic.ts';
import { attempt } from '../../lib/attempt.ts';
import { extendFold, type Operator, OPERATORS, showFold, startFold } from '../../lib/left-fold.ts';

/** What text that is no arithmetic earns, and what arithmetic that misses earns. */
const UNREADABLE = 0.01;
const MISSED = 0.05;

export default defineDataset({
  name: 'countdown',
  category: 'games',
  about: 'Reach a target with every given number and the four operations.',

  config: {
    numbers: range(4, 6, {
      about: 'numbers on the table',
      floor: 2,
      ceiling: 50,
      levels: [3, 6, 9, 12, 15],
      interval: true,
    }),
    target: range(100, 999, {
      about: 'size of the target',
      floor: 1,
      levels: [100, 500, 1000, 5000, 10000],
      interval: true,
    }),
    value: range(1, 100, {
      about: 'size of each number',
      floor: 1,
      ceiling: 1_000_000,
      levels: [1, 100, 200, 300],
      interval: true,
    }),
    operators: subset(OPERATORS, { about: 'operations allowed' }),
    shuffle: flag(true, { about: 'show the numbers in random order' }),
  },

  generate({ config, rng }) {
    const count = rng.between(config.numbers);
    const { numbers, expression, target } = attempt('expression on target', () => {
      const draw = Array.from({ length: count }, () => rng.between(config.value));
      const chain = buildChain(draw, config.operators, rng);
      return isWithin(config.target, chain.target) ? { ...chain, target: Number(chain.target) } : undefined;
    });
    if (config.shuffle) rng.shuffle(numbers);
    return {
      question:
        `Make ${target} out of these numbers: ${numbers.join(', ')}.\n` +
        'Use every one of them exactly once, with + - * / and brackets as you need. ' +
        'Reply with the expression alone: no equals sign, no words.',
      answer: expression,
      metadata: { numbers, target, expression },
    };
  },

  /** Any expression counts that spends exactly the given numbers and lands on the target. */
  score(answer, { metadata: { numbers, target } }) {
    const found = calculate(answer);
    if (!found) return UNREADABLE;
    const isExact = found.value.bottom === 1n && found.value.top === BigInt(target);
    return isExact && sameMultiset(found.numbers, numbers) ? 1 : MISSED;
  },
  missing: UNREADABLE,
});

/** Folds the draw left to right; a division swaps in a later number that divides evenly, or turns into a minus. */
function buildChain(
  draw: readonly number[],
  operators: readonly Operator[],
  rng: Rng,
): { readonly numbers: number[]; readonly expression: string; readonly target: bigint } {
  const numbers = [...draw];
  let fold = startFold('x_0');
  let value = BigInt(numbers[0]!);
  for (let i = 1; i < numbers.length; i++) {
    let operator = rng.choice(operators);
    if (operator === '/') {
      const divisor = rng.shuffle(numbers.slice(i)).find((n) => value % BigInt(n) === 0n);
      if (divisor === undefined) operator = '-';
      else numbers[i] = divisor;
    }
    fold = extendFold(fold, operator, `x_${i}`);
    value = apply(value, operator, BigInt(numbers[i]!));
  }
  const names = new Map(numbers.map((number, i) => [`x_${i}`, String(number)]));
  return { numbers, expression: showFold(fold, names), target: value };
}

function apply(left: bigint, operator: Operator, right: bigint): bigint {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  return operator === '*' ? left * right : left / right;
}

const isWithin = ({ min, max }: Interval, value: bigint): boolean => value >= BigInt(min) && value <= BigInt(max);

function sameMultiset(found: readonly (bigint | undefined)[], given: readonly number[]): boolean {
  const ordered = (items: readonly string[]): string => [...items].sort().join();
  return ordered(found.map(String)) === ordered(given.map(String));
}
