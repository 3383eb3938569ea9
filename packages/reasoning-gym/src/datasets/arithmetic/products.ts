import { bigRandint } from '../../core/big-draws.ts';
import { defineDataset } from '../../core/define.ts';
import { flag, range } from '../../core/fields.ts';
import { decimalScore } from '../../lib/decimal.ts';

export default defineDataset({
  name: 'products',
  category: 'arithmetic',
  about: 'Multiply a row of whole numbers.',

  config: {
    terms: range(2, 2, {
      about: 'numbers in the row',
      floor: 1,
      ceiling: 100,
      attribute: 'num_terms',
      levels: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    }),
    digits: range(1, 5, {
      about: 'digits of each number',
      floor: 1,
      ceiling: 100,
      attribute: 'num_digits',
      levels: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    }),
    allow_negation: flag(false, { about: 'numbers may be negative, of any size up to the digits' }),
  },

  generate({ config, rng }) {
    const count = rng.between(config.terms);
    const digits = rng.between(config.digits);
    const most = 10n ** BigInt(digits) - 1n;
    const least = config.allow_negation ? -most : digits === 1 ? 0n : 10n ** BigInt(digits - 1);
    const terms = Array.from({ length: count }, () => bigRandint(rng, least, most));
    const expression = terms.join(' * ');
    return {
      question: `Multiply out ${expression}. Reply with the result as a whole number.`,
      answer: String(terms.reduce((product, term) => product * term)),
      metadata: { expression, num_terms: count, num_digits: digits },
    };
  },

  score: decimalScore,
});
