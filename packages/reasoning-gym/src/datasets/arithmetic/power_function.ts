import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { exactPower } from '../../lib/big-floats.ts';
import { compareWritten, parseDecimal, significant } from '../../lib/decimal.ts';
import { roundTo } from '../../lib/python-float.ts';
import { floatRepr } from '../../lib/python-text.ts';

const FIGURES = 3;

export default defineDataset({
  name: 'power_function',
  category: 'arithmetic',
  about: 'Raise a decimal number to a whole power.',
  floats: ['base', 'solution'],

  config: {
    base: range(-1000, 1000, { about: 'the number raised', floor: -1_000_000, ceiling: 1_000_000, real: true }),
    exponent: range(0, 8, {
      about: 'the power, before a coin decides its sign',
      floor: -50,
      ceiling: 50,
      levels: [2, 4, 6, 8, 10],
    }),
  },

  generate({ config, rng }) {
    const base = roundTo(rng.uniform(config.base.min, config.base.max), 4);
    const drawn = rng.between(config.exponent);
    const signed = rng.random() < 0.5 ? 0 - drawn : drawn;
    const exponent = base === 0 ? Math.abs(signed) : signed;
    const solution = exactPower(base, exponent);
    return {
      question: `Raise ${floatRepr(base)} to the power of ${exponent}. Reply with the result alone, to ${FIGURES} significant figures in scientific notation, such as 4.56e-7.`,
      answer: floatRepr(solution),
      metadata: { base, exponent, solution },
    };
  },

  /** Right when it agrees once both are cut to three figures. */
  score(answer, { answer: oracle }) {
    const [given, right] = [parseDecimal(answer), parseDecimal(oracle ?? '')];
    if (!given || !right) return 0.01;
    return compareWritten(significant(given, FIGURES), significant(right, FIGURES)) === 0 ? 1 : 0.01;
  },
});
