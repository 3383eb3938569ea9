import { defineDataset } from '../../core/define.ts';
import { decimalScore } from '../../lib/decimal.ts';
import { drawTerms, termFields } from '../../lib/whole-terms.ts';

export default defineDataset({
  name: 'products',
  category: 'arithmetic',
  about: 'Multiply a row of whole numbers.',

  config: termFields({ terms: 2, digits: 5, ceiling: 100 }),

  generate({ config, rng }) {
    const { terms, digits } = drawTerms(config, rng);
    const expression = terms.join(' * ');
    return {
      question: `Multiply out ${expression}. Reply with the result as a whole number.`,
      answer: String(terms.reduce((product, term) => product * term)),
      metadata: { expression, num_terms: terms.length, num_digits: digits },
    };
  },

  score: decimalScore,
});
