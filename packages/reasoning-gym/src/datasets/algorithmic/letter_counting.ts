import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { parsed } from '../../core/resources.ts';
import { book } from '../../data/assets.ts';
import { isAlphanumeric, wordsIn } from '../../lib/words.ts';

const SOURCE = parsed(book, (text) => {
  const words = wordsIn(text).filter(isAlphanumeric);
  return { words, alphabet: [...new Set(words.join('').toLowerCase())].sort() };
});

export default defineDataset({
  name: 'letter_counting',
  category: 'algorithmic',
  about: 'Count how often a letter occurs in a few words.',

  config: {
    words: range(5, 15, {
      about: 'words in the text',
      floor: 1,
      ceiling: 10_000,
      levels: [5, 7, 9, 11, 13, 15, 17, 19],
      interval: true,
    }),
  },
  needs: [book],

  generate({ config, rng }) {
    const { words, alphabet } = SOURCE();
    const length = Math.min(rng.between(config.words), words.length);
    const start = rng.randint(0, words.length - length);
    const span = words.slice(start, start + length);
    const letters = span.join('').toLowerCase();
    const target = rng.choice(alphabet.filter((letter) => letters.includes(letter)));
    return {
      question:
        `Count the character "${target}" in the text below, capital or small.\n\n${span.join(' ')}\n\n` +
        'How often does it occur? Reply with the number alone.',
      answer: String(letters.split(target).length - 1),
      metadata: { span_length: length, target_letter: target, span },
    };
  },
});
