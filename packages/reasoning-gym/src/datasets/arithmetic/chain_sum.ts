import { defineDataset } from '../../core/define.ts';
import { decimalScore } from '../../lib/decimal.ts';
import { drawTerms, termFields } from '../../lib/whole-terms.ts';

const SIGNS = ['+', '-'] as const;

export default defineDataset({
  name: 'chain_sum',
  category: 'arithmetic',
  about: 'Add and subtract a row of whole numbers.',

  config: termFields({ terms: 6, digits: 4, ceiling: 1000 }),

  generate({ config, rng }) {
    const { terms, digits } = drawTerms(config, rng);
    let result = terms[0]!;
    let expression = String(result);
    for (const term of terms.slice(1)) {
      const sign = rng.choice(SIGNS);
      result += sign === '+' ? term : -term;
      expression += ` ${sign} ${term}`;
    }
    return {
      question: `Work out ${expression}. Reply with the result as a whole number.`,
      answer: String(result),
      metadata: { num_terms: terms.length, num_digits: digits, expression },
    };
  },

  score: decimalScore,
});
