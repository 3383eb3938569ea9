import { defineDataset } from '../../core/define.ts';
import { int, range } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';

/** A rule is a chain of these. The last two change nothing: the reference draws them but never applies them. */
const OPERATIONS = ['add', 'multiply', 'square', 'double', 'halve', 'add previous', 'alternate', 'compose'] as const;
const ATTEMPTS = 10;
const LARGEST_TERM = 1000;

interface Step {
  readonly operation: (typeof OPERATIONS)[number];
  readonly operand: number;
}

export default defineDataset({
  name: 'number_sequence',
  category: 'cognition',
  about: 'Work out the next term of a sequence of integers.',

  config: {
    terms: range(4, 8, { about: 'terms shown', floor: 4, ceiling: 1000, levels: [4, 8, 12, 16], interval: true }),
    value: range(-100, 100, {
      about: 'kept for compatibility, without effect: terms stay within 1000 of zero',
      strict: true,
      minLevels: [-100, -500, -1000, -10000],
      maxLevels: [100, 500, 1000, 10000],
    }),
    max_complexity: int(3, {
      about: 'longest rule, one operation more than this',
      floor: 1,
      ceiling: 20,
      levels: [2, 3, 4, 5],
    }),
  },
  difficulty: ({ max_complexity, terms }) => ({ max_complexity, terms: [terms.min, terms.max] }),

  generate({ config, rng }) {
    const complexity = rng.randint(1, config.max_complexity);
    let rule: Step[] = [];
    let sequence: number[] | undefined;
    let count = 0;
    for (let tries = 0; tries < ATTEMPTS && !sequence; tries++) {
      rule = randomRule(complexity, rng);
      count = rng.between(config.terms);
      const grown = grow(rng.randint(-10, 10), rule, count);
      if (grown && isInteresting(grown, complexity)) sequence = grown;
    }
    if (!sequence) {
      rule = [{ operation: 'add', operand: 2 }];
      sequence = Array.from({ length: count + 1 }, (_, i) => 2 * i);
    }
    return {
      question:
        `${sequence.slice(0, -1).join(', ')}, ?\n\nOne and the same rule makes every term of this sequence from the ` +
        'one or two terms before it. Which number takes the place of the question mark? Reply with the number alone.',
      answer: String(sequence.at(-1)),
      metadata: { rule: describe(rule), complexity, sequence },
    };
  },
});

function randomRule(complexity: number, rng: Rng): Step[] {
  return Array.from({ length: rng.randint(1, complexity + 1) }, () => {
    const operation = rng.choice(OPERATIONS);
    let operand = 0;
    if (operation === 'add' || operation === 'multiply') {
      do operand = rng.randint(-10, 10);
      while (operand === 0);
    }
    return { operation, operand };
  });
}

/** The first term and `count` more, or `undefined` once they grow out of bounds. */
function grow(first: number, rule: readonly Step[], count: number): number[] | undefined {
  const sequence = [first];
  for (let i = 0; i < count; i++) {
    let term = sequence[i]!;
    for (const step of rule) term = applied(step, term, i > 0 ? sequence[i - 1]! : 0);
    if (Math.abs(term) > LARGEST_TERM) return undefined;
    sequence.push(term);
  }
  return sequence;
}

function applied({ operation, operand }: Step, value: number, previous: number): number {
  switch (operation) {
    case 'add':
      return value + operand;
    case 'multiply':
      return value * operand + 0;
    case 'square':
      return value * value;
    case 'double':
      return value * 2;
    case 'halve':
      return Math.floor(value / 2);
    case 'add previous':
      return value + previous;
    default:
      return value;
  }
}

/** Neither constant nor, where the rule may be longer, in even steps. */
function isInteresting(sequence: readonly number[], complexity: number): boolean {
  const step = sequence[1]! - sequence[0]!;
  const isEven = sequence.every((term, i) => i === 0 || term - sequence[i - 1]! === step);
  return !isEven || (complexity === 1 && step !== 0);
}

const describe = (rule: readonly Step[]): string =>
  rule
    .filter(({ operation }) => operation !== 'alternate' && operation !== 'compose')
    .map(({ operation, operand }) =>
      operation === 'add' ? `add ${operand}` : operation === 'multiply' ? `multiply by ${operand}` : operation,
    )
    .join(' then ');
