import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { randomPalindrome } from '../../lib/palindromes.ts';
import { strip } from '../../lib/python-text.ts';

export default defineDataset({
  name: 'palindrome_generation',
  category: 'algorithmic',
  about: 'Arrange letters into a palindrome.',
  size: 50,

  config: {
    length: range(3, 10, {
      about: 'letters in the palindrome',
      floor: 1,
      ceiling: 10_000,
      levels: [10, 50, 100, 500],
      interval: true,
    }),
  },

  generate({ config, rng }) {
    const length = rng.between(config.length);
    const palindrome = randomPalindrome(length, rng);
    const letters = rng.sample(palindrome, length);
    return {
      question:
        `Arrange these letters into a string that reads the same from either end: ${letters.join(', ')}\n` +
        'Use each of them once. Reply with the string alone, in small letters and without spaces.',
      answer: palindrome.join(''),
      metadata: { letters, generated_palindrome: palindrome.join(''), length },
    };
  },

  /** Next to nothing for text that is no palindrome, little more for one made of other letters. */
  score(answer, { metadata }) {
    if (answer === '') return 0;
    const given = strip(answer).toLowerCase();
    if (!isPalindrome(given)) return 0.02;
    return [...given.slice(0, 2 * metadata.letters.length + 2)].sort().join() === [...metadata.letters].sort().join()
      ? 1
      : 0.05;
  },
});

function isPalindrome(text: string): boolean {
  const points = /[\ud800-\udfff]/.test(text) ? [...text] : text;
  for (let i = 0, j = points.length - 1; i < j; i++, j--) if (points[i] !== points[j]) return false;
  return true;
}
