import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { floatRepr, listRepr, parseFloatText } from '../../lib/python-text.ts';
import { roundHalfEven } from '../../lib/rounding.ts';

/** The reference accepts numbers that are off by as much as this. */
const TOLERANCE = 1;
/** Room for a number with its quotes, blanks and separator. */
const LONGEST_NUMBER = 200;

export default defineDataset({
  name: 'number_sorting',
  category: 'algorithmic',
  about: 'Put numbers into ascending or descending order.',

  config: {
    numbers: range(3, 10, {
      about: 'numbers to sort',
      floor: 1,
      ceiling: 100_000,
      levels: [10, 100, 500, 1000],
      interval: true,
    }),
    decimals: range(0, 2, {
      about: 'digits behind the point',
      floor: 0,
      ceiling: 15,
      levels: [0, 1, 2, 3, 4, 5, 6, 7],
      interval: true,
    }),
    value: range(-100, 100, {
      about: 'size of each number',
      real: true,
      strict: true,
      minLevels: [-100, -500, -1000, -10000],
      maxLevels: [100, 500, 1000, 10000],
    }),
  },

  generate({ config, rng }) {
    const count = rng.between(config.numbers);
    const numbers = Array.from({ length: count }, () => {
      const number = rng.uniform(config.value.min, config.value.max);
      return roundHalfEven(number, rng.between(config.decimals));
    });
    const isAscending = rng.choice([true, false]);
    const direction = isAscending ? 'ascending' : 'descending';
    const shown = numbers.map(floatRepr);
    const sorted = numbers.sort((a, b) => (isAscending ? a - b : b - a)).map(floatRepr);
    return {
      question:
        `Put the following numbers into ${direction} order: ${shown.join(', ')}.\n` +
        "Reply with a list of the numbers as quoted texts, written as they are above, like ['-7.5', '0.0', '12.25'].",
      answer: listRepr(sorted),
      metadata: { original_numbers: shown, direction, sorted_numbers: sorted, numbers: count },
    };
  },

  /** A list in the right order, each number within the tolerance of its oracle. */
  score(answer, { metadata: { sorted_numbers, direction } }) {
    if (answer.length > LONGEST_NUMBER * (sorted_numbers.length + 1)) return 0;
    const given = readNumbers(answer);
    if (given?.length !== sorted_numbers.length) return 0;
    const isSorted = given.every((number, i) => {
      const previous = given[i - 1] ?? number;
      return direction === 'ascending' ? previous <= number : previous >= number;
    });
    return isSorted && given.every((number, i) => Math.abs(number - Number(sorted_numbers[i])) <= TOLERANCE) ? 1 : 0;
  },
});

/** A JSON list of numbers or of their texts, in either kind of quotes. */
function readNumbers(answer: string): number[] | undefined {
  try {
    const list: unknown = JSON.parse(answer.replaceAll("'", '"'));
    if (!Array.isArray(list)) return undefined;
    return list.map((entry) => (typeof entry === 'string' ? parseFloatText(entry) : asNumber(entry)) ?? Number.NaN);
  } catch {
    return undefined;
  }
}

const asNumber = (entry: unknown): number | undefined =>
  typeof entry === 'number' || typeof entry === 'boolean' ? Number(entry) : undefined;
