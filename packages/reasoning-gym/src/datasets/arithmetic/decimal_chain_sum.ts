import { bigRandint } from '../../core/big-draws.ts';
import { defineDataset } from '../../core/define.ts';
import { flag, range } from '../../core/fields.ts';
import {
  add,
  decimal,
  decimalText,
  fixedDecimal,
  PRECISION,
  quantize,
  sameDecimal,
  subtract,
  withoutZeros,
} from '../../lib/decimal.ts';

const ZERO = decimal(0n);
const SIGNS = ['+', '-'] as const;

export default defineDataset({
  name: 'decimal_chain_sum',
  category: 'arithmetic',
  about: 'Add and subtract a row of decimal numbers.',

  config: {
    terms: range(2, 6, {
      about: 'numbers in the row',
      floor: 1,
      ceiling: 1000,
      attribute: 'num_terms',
      levels: [2, 5, 8, 10],
    }),
    digits: range(1, 4, {
      about: 'digits before the point',
      floor: 1,
      ceiling: 100,
      attribute: 'num_digits',
      levels: [1, 2, 4, 8, 10],
      interval: true,
    }),
    decimal_places: range(1, 4, {
      about: 'digits after the point',
      floor: 0,
      ceiling: 100,
      levels: [1, 2, 4, 6, 8],
      interval: true,
    }),
    allow_negation: flag(false, { about: 'numbers may be negative, of any size up to the digits' }),
  },

  generate({ config, rng }) {
    const count = rng.between(config.terms);
    const digits = rng.between(config.digits);
    const most = 10n ** BigInt(digits) - 1n;
    const least = config.allow_negation ? -most : digits === 1 ? 0n : 10n ** BigInt(digits - 1);
    const wholes = Array.from({ length: count }, () => bigRandint(rng, least, most));
    const places = wholes.map(() => rng.between(config.decimal_places));
    const terms = wholes.map((whole, i) => {
      const unit = 10n ** BigInt(places[i]!);
      const part = bigRandint(rng, unit / 10n, unit - 1n);
      const fraction = withoutZeros(decimal(part, -places[i]!), 0);
      return add(decimal(whole), add(fraction, ZERO));
    });

    let result = terms[0]!;
    let expression = fixedDecimal(result, places[0]!);
    for (let i = 1; i < count; i++) {
      const sign = rng.choice(SIGNS);
      result = sign === '+' ? add(result, terms[i]!) : subtract(result, terms[i]!);
      expression += ` ${sign} ${fixedDecimal(terms[i]!, places[i]!)}`;
    }
    const longest = Math.max(...places);
    const isLong = digits + longest + String(count).length > PRECISION;
    return {
      question:
        `Work out ${expression}. ` +
        (isLong ? `Round after every step to ${PRECISION} significant digits, halves to even. ` : '') +
        'Reply with the result as a decimal number.',
      answer: decimalText(quantize(result, -longest) ?? result),
      metadata: { num_terms: count, num_digits: digits, expression },
    };
  },

  score: (answer, { answer: oracle }) => (sameDecimal(answer, oracle ?? '') ? 1 : 0),
});
