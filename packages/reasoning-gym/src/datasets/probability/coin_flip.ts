import { defineDataset } from '../../core/define.ts';
import { flag, range, wireInteger } from '../../core/fields.ts';
import { quotient } from '../../lib/big-floats.ts';
import { parseBigInt } from '../../lib/python-int.ts';
import { general } from '../../lib/python-float.ts';
import { strip, without } from '../../lib/python-text.ts';

const TOLERANCE = 1e-4;
const RELATIVE_TOLERANCE = 0.01;
const MOST_DIGITS = 4300;

export default defineDataset({
  name: 'coin_flip',
  category: 'probability',
  about: 'Find the chance of a number of heads in fair coin tosses.',

  config: {
    trials: range(3, 15, {
      about: 'tosses',
      floor: 1,
      ceiling: 1000,
      attribute: 'num_trials',
      levels: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    }),
    allow_exact: flag(true, { about: 'ask for exactly so many heads' }),
    allow_at_least: flag(true, { about: 'ask for so many heads or more' }),
  },
  check: ({ allow_exact, allow_at_least }) =>
    allow_exact || allow_at_least ? undefined : 'allow_exact and allow_at_least must not both be false',

  generate({ config, rng }) {
    const trials = rng.between(config.trials);
    const kinds = [...(config.allow_exact ? ['exact'] : []), ...(config.allow_at_least ? ['at_least'] : [])];
    const kind = rng.choice(kinds);
    const heads = rng.randint(0, trials);
    const ways = waysToToss(trials, heads, kind === 'exact' ? heads : trials);
    return {
      question:
        `A fair coin is tossed ${trials} ${trials === 1 ? 'time' : 'times'}. What is the probability of ${kind === 'exact' ? 'exactly' : 'at least'} ${heads} ` +
        `${heads === 1 ? 'head' : 'heads'}? Reply with a number alone: a fraction such as 3/8, or a decimal to ten significant digits.`,
      answer: general(Number(ways) * 0.5 ** trials, 10),
      metadata: {
        num_trials: trials,
        k_heads: heads,
        problem_type: kind,
        rational: { numerator: wireInteger(ways), denominator: wireInteger(1n << BigInt(trials)) },
      },
    };
  },

  /** Short of that, the share of the text that matches from the left; a text that merely stops early is not all of it. */
  score(answer, { answer: oracle }) {
    const [given, right] = [parseProbability(answer), parseProbability(oracle ?? '')];
    if (given === undefined || right === undefined) return 0;
    if (Math.abs(given - right) <= Math.min(TOLERANCE, right * RELATIVE_TOLERANCE)) return 1;
    if (!Number.isFinite(given)) return 0;
    const [text, wanted] = [general(given, 10), general(right, 10)];
    let matching = 0;
    while (matching < text.length && text[matching] === wanted[matching]) matching += 1;
    const [shorter, longer] = [text.length, wanted.length].sort((a, b) => a - b) as [number, number];
    return matching / (matching < shorter ? shorter : longer);
  },
});

/** Outcomes with `least` to `most` heads. */
function waysToToss(trials: number, least: number, most: number): bigint {
  let ways = 0n;
  let choices = 1n;
  for (let heads = 0; heads <= most; heads++) {
    if (heads >= least) ways += choices;
    choices = (choices * BigInt(trials - heads)) / BigInt(heads + 1);
  }
  return ways;
}

/** The float nearest to what Python's `Fraction(text)` reads, commas aside. */
function parseProbability(answer: string): number | undefined {
  const text = strip(without(answer, ','));
  const ratio = /^([+-]?)(\d[\d_]*)\/(\d[\d_]*)$/.exec(text);
  if (ratio) {
    const [top, bottom] = [parseBigInt(ratio[2]!), parseBigInt(ratio[3]!)];
    if (top === undefined || !bottom) return undefined;
    return ratio[1] === '-' ? -quotient(top, bottom) : quotient(top, bottom);
  }
  const number = /^[+-]?(\d*)(?:\.(\d*))?(?:e[+-]?\d+)?$/i.exec(text);
  if (!number || (!number[1] && !number[2])) return undefined;
  const [, whole = '', fraction = ''] = number;
  return whole.length > MOST_DIGITS || fraction.length > MOST_DIGITS ? undefined : Number(text);
}
