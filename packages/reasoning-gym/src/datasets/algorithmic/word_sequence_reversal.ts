import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { parsed } from '../../core/resources.ts';
import { book } from '../../data/assets.ts';
import { wordsIn } from '../../lib/words.ts';

const vocabulary = parsed(book, (text) => wordsIn(text).filter((word) => !word.includes('_')));

export default defineDataset({
  name: 'word_sequence_reversal',
  category: 'algorithmic',
  about: 'Turn the order of a list of words around.',

  config: {
    words: range(3, 8, {
      about: 'words in the list',
      floor: 1,
      ceiling: 10_000,
      levels: [10, 25, 50, 100],
      interval: true,
    }),
  },
  needs: [book],

  generate({ config, rng }) {
    const all = vocabulary();
    const words = rng.sample(all, Math.min(rng.between(config.words), all.length));
    return {
      question:
        `Write this list in the opposite order, last word first: ${words.join(', ')}\n` +
        'Reply with the words alone, a comma and a space between them.',
      answer: words.toReversed().join(', '),
      metadata: { num_words: words.length, words },
    };
  },
});
