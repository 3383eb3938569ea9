import { defineDataset } from '../../core/define.ts';
import { int, range } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { attempt } from '../../lib/attempt.ts';
import {
  add,
  asDecimal,
  asWritten,
  compareWritten,
  type Decimal,
  decimal,
  decimalText,
  divide,
  fixedDecimal,
  multiply,
  parseDecimal,
  subtract,
  withoutZeros,
} from '../../lib/decimal.ts';

const OPERATORS = ['+', '-', '*', '/'] as const;
const LARGEST = 10;

export default defineDataset({
  name: 'decimal_arithmetic',
  category: 'arithmetic',
  about: 'Evaluate decimal arithmetic with brackets.',

  config: {
    num_decimal_places: range(3, 3, {
      about: 'digits after the point of each number',
      floor: 0,
      ceiling: 13,
      attribute: 'decimal_places',
      levels: [2, 4, 6, 8],
      interval: true,
    }),
    precision: int(12, {
      about: 'significant digits kept after each step',
      floor: 2,
      ceiling: 1000,
      levels: [6, 8, 10, 12],
    }),
    terms: range(2, 6, {
      about: 'numbers in the expression',
      floor: 1,
      ceiling: 500,
      attribute: 'num_terms',
      levels: [2, 5, 8, 10],
    }),
  },
  check: ({ precision, num_decimal_places: { max } }) =>
    precision > max + 1 ? undefined : `precision (${precision}) must be at least max_num_decimal_places (${max}) + 2`,
  difficulty: ({ num_decimal_places, terms }) => ({
    decimal_places: [num_decimal_places.min, num_decimal_places.max],
    num_terms: [terms.min, terms.max],
  }),

  generate({ config, rng }) {
    const count = rng.between(config.terms);
    const { chain, places, value } = attempt('expression without a division by zero', () => {
      const places: number[] = [];
      const links: Link[] = [];
      while (links.length < count) {
        const operator = links.length > 0 ? rng.choice(OPERATORS) : '+';
        const digits = rng.between(config.num_decimal_places);
        const drawn = decimal(BigInt(rng.randint(1, LARGEST * 10 ** digits)), -digits);
        const number = withoutZeros(drawn, digits > 0 ? -1 : 0);
        places.push(digits);
        links.push({ operator, operand: { number, digits } });
      }
      const chain = bracketed(links, rng);
      const value = valueOf(chain, config.precision);
      return value && { chain, places, value };
    });
    return {
      question: `Work out ${show(chain)}. Round after every step to ${config.precision} significant digits, halves to even. Reply with the number alone.`,
      answer: decimalText(value),
      metadata: { decimal_places: Math.max(1, ...places), num_terms: count },
    };
  },

  /** Right within a unit of the last decimal place that the settings allow, the distance itself being rounded. */
  score(answer, { answer: oracle, metadata }, config) {
    if (answer === oracle) return 1;
    const given = parseDecimal(answer);
    const right = given && parseDecimal(oracle ?? '');
    if (!right) return 0;
    const spread = metadata.difficulty?.['decimal_places'] as readonly number[] | undefined;
    const places = spread?.[1] ?? config.num_decimal_places.max;
    const slack = decimal(10n ** BigInt(config.precision) + 5n, -places - config.precision);
    const middle = asDecimal(right);
    const isWithin =
      compareWritten(given, asWritten(subtract(middle, slack, Infinity))) >= 0 &&
      compareWritten(given, asWritten(add(middle, slack, Infinity))) <= 0;
    return isWithin ? 1 : 0;
  },
});

type Operator = (typeof OPERATORS)[number];

type Operand = { readonly number: Decimal; readonly digits: number } | Chain;

/** Operands in a row, each with the operator before it; the first one's means nothing. */
interface Link {
  readonly operator: Operator;
  readonly operand: Operand;
}
type Chain = readonly Link[];

/** Puts brackets around random stretches. Stretches without them melt into their surroundings. */
function bracketed(links: Chain, rng: Rng): Chain {
  if (links.length === 1) return links;
  const split = rng.randint(1, links.length - 1);
  const left = bracketed(links.slice(0, split), rng);
  const whole = [...left, ...bracketed(links.slice(split), rng)];
  return rng.choice([true, false]) ? [{ operator: whole[0]!.operator, operand: whole }] : whole;
}

/** Products before sums, both from the left; `undefined` for a division by zero. */
function valueOf(chain: Chain, precision: number): Decimal | undefined {
  const sums: { readonly operator: Operator; value: Decimal }[] = [];
  for (const { operator, operand } of chain) {
    const value = 'number' in operand ? operand.number : valueOf(operand, precision);
    if (!value) return undefined;
    const last = sums.at(-1);
    if (!last || operator === '+' || operator === '-') {
      sums.push({ operator, value });
      continue;
    }
    const product = (operator === '*' ? multiply : divide)(last.value, value, precision);
    if (!product) return undefined;
    last.value = product;
  }
  return sums
    .map(({ value }) => value)
    .reduce((sum, value, i) => (sums[i]!.operator === '+' ? add : subtract)(sum, value, precision));
}

const show = (chain: Chain): string =>
  chain
    .map(({ operator, operand }, i) => {
      const text = 'number' in operand ? fixedDecimal(operand.number, operand.digits) : `(${show(operand)})`;
      return i === 0 ? text : ` ${operator} ${text}`;
    })
    .join('');
