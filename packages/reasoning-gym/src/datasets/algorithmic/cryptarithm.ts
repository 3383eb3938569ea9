import { defineDataset } from '../../core/define.ts';
import { flag, range } from '../../core/fields.ts';
import { parseIntText } from '../../lib/python-int.ts';
import { strip } from '../../lib/python-text.ts';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const DIGITS = [...'0123456789'];

export default defineDataset({
  name: 'cryptarithm',
  category: 'algorithmic',
  about: 'Find the digits behind the letters of a sum.',

  config: {
    words: range(2, 3, {
      about: 'numbers added up',
      floor: 2,
      ceiling: 1000,
      levels: [2, 5, 10, 50],
      interval: true,
    }),
    allow_leading_zero: flag(false, { about: 'a number may begin with a zero' }),
  },

  generate({ config, rng }) {
    const zeros = config.allow_leading_zero;
    const lengths = Array.from({ length: rng.between(config.words) }, () => rng.randint(3, 5));
    const values = lengths.map((length) => rng.randint(zeros ? 0 : 10 ** (length - 1), 10 ** length - 1));
    const total = values.reduce((sum, value) => sum + value, 0);

    const written = `${values.join('')}${total}`;
    const digits = rng.shuffle(DIGITS.filter((digit) => written.includes(digit)));
    const letters = rng.shuffle([...ALPHABET]).slice(0, digits.length);
    const letterOf: Record<string, string> = {};
    const digitOf = Object.create(null) as Record<string, number>;
    digits.forEach((digit, i) => {
      letterOf[digit] = letters[i]!;
      digitOf[letters[i]!] = Number(digit);
    });
    const words = values.map((value) => spell(value, letterOf));
    const result = spell(total, letterOf);

    return {
      question:
        `In this sum every letter hides one digit, and different letters hide different digits.\n\n${layOut(words, result)}\n\n` +
        `${zeros ? 'A number may begin with 0.' : 'No number begins with 0.'} Find digits that make the sum right. ` +
        'Reply with each letter and its digit, divided by commas, in the form A=7,B=0,C=4.',
      answer: letters
        .map((letter, i) => `${letter}=${digits[i]}`)
        .sort()
        .join(','),
      metadata: {
        allow_leading_zero: zeros,
        letters,
        word_values: values,
        sum_number: total,
        words_letters: words,
        result_letters: result,
        digit_to_letter: letterOf,
        letter_to_digit: digitOf,
      },
    };
  },

  /** Any assignment that obeys the rules counts; one that can be read but fails earns 0.01. */
  score(answer, { metadata }) {
    const digitOf = readAssignment(answer);
    if (!digitOf) return 0;
    return solves(digitOf, metadata.words_letters, metadata.result_letters, metadata.allow_leading_zero) ? 1 : 0.01;
  },
});

function spell(value: number, letterOf: Readonly<Record<string, string>>): string {
  let word = '';
  const digits = String(value);
  for (let i = 0; i < digits.length; i++) word += letterOf[digits[i]!]!;
  return word;
}

function layOut(words: readonly string[], result: string): string {
  const width = Math.max(result.length, ...words.map((word) => word.length)) + 2;
  const lines = words.map((word, i) => (i < words.length - 1 ? word.padStart(width) : `+ ${word.padStart(width - 2)}`));
  return [...lines, '-'.repeat(width), result.padStart(width)].join('\n');
}

function readAssignment(answer: string): Map<string, number> | undefined {
  const digitOf = new Map<string, number>();
  for (const pair of answer.split(',')) {
    const [letter, digit, ...rest] = pair.split('=');
    const value = digit === undefined || rest.length > 0 ? undefined : parseIntText(digit);
    if (value === undefined) return undefined;
    digitOf.set(strip(letter!), value);
  }
  return digitOf;
}

function solves(
  digitOf: ReadonlyMap<string, number>,
  words: readonly string[],
  result: string,
  allowLeadingZero: boolean,
): boolean {
  const letters = new Set([...words, result].join(''));
  const digits = [...digitOf.values()];
  if (digitOf.size !== letters.size || new Set(digits).size !== digits.length) return false;
  if (![...letters].every((letter) => digitOf.has(letter)) || digits.some((digit) => digit < 0 || digit > 9))
    return false;
  if (!allowLeadingZero && [...words, result].some((word) => digitOf.get(word[0]!) === 0)) return false;
  const value = (word: string): number => [...word].reduce((sum, letter) => sum * 10 + digitOf.get(letter)!, 0);
  return words.reduce((sum, word) => sum + value(word), 0) === value(result);
}
