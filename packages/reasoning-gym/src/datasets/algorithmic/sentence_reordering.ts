import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { parsed } from '../../core/resources.ts';
import { book } from '../../data/assets.ts';
import { splitAtBlanks, wordsIn } from '../../lib/words.ts';

const sentences = parsed(book, (text) =>
  (text.match(/[^.!?]+[.!?]/g) ?? []).map((sentence) => ({
    pieces: splitAtBlanks(sentence),
    length: wordsIn(sentence).length,
  })),
);

export default defineDataset({
  name: 'sentence_reordering',
  category: 'algorithmic',
  about: 'Bring the shuffled words of a sentence back into order.',

  config: {
    words_in_sentence: range(3, 20, {
      about: 'words in the sentence; where the text has none so long or short, the nearest lengths it has',
      floor: 1,
      ceiling: 10_000,
      levels: [5, 20, 50, 100],
      interval: true,
    }),
  },
  needs: [book],

  /** The sentences of the wanted length, or those that come nearest to it. */
  prepare({
    config: {
      words_in_sentence: { min, max },
    },
  }) {
    const offsets = sentences().map(({ length }) => Math.max(min - length, length - max, 0));
    const least = Math.min(...offsets);
    return sentences().filter((_, i) => offsets[i] === least);
  },

  generate({ rng, seed, shared: fitting }) {
    const { pieces } = rng.choice(fitting);
    const shuffled = rng.seed(seed).shuffle([...pieces]);
    const answer = pieces.toSorted((left, right) => pieces.indexOf(left) - pieces.indexOf(right)).join(' ');
    const isRepetitive = new Set(pieces).size < pieces.length;
    return {
      question:
        `These words made up a sentence before they were shuffled: ${shuffled.join(' | ')}\n` +
        (isRepetitive
          ? 'Restore it, with one change: where a word occurs more than once, write all its occurrences in a row at the place of the first. '
          : 'Restore it. ') +
        'Reply with the sentence alone, single spaces between its words.',
      answer,
      metadata: { word_count: wordsIn(answer).length },
    };
  },

  /** The share of words in their places, capitals aside; a token amount when their number is off. */
  score(answer, { answer: oracle }) {
    if (answer === oracle) return 1;
    const right = splitAtBlanks(oracle ?? '');
    const given = splitAtBlanks(answer, right.length + 1);
    if (given.length !== right.length) return 0.05;
    return right.filter((word, i) => word.toLowerCase() === given[i]!.toLowerCase()).length / right.length;
  },
});
