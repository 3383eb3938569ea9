import { defineDataset } from '../../core/define.ts';
import { choice, range } from '../../core/fields.ts';
import { parsed } from '../../core/resources.ts';
import { contains, type Rng } from '../../core/rng.ts';
import { book } from '../../data/assets.ts';
import { strip } from '../../lib/python-text.ts';

const TRANSFORMATIONS = ['lowercase', 'uppercase', 'original', 'randomcase'] as const;
type Transformation = (typeof TRANSFORMATIONS)[number];

const vocabulary = parsed(book, (text) => [...new Set(text.match(/[\p{L}\p{N}_]+/gu))].sort());

export default defineDataset({
  name: 'word_sorting',
  category: 'algorithmic',
  about: 'Put words into ascending or descending order by character code.',

  config: {
    words: range(3, 10, {
      about: 'words to sort',
      floor: 1,
      attribute: 'num_words',
      levels: [5, 10, 25, 50, 100],
      interval: true,
    }),
    word_length: range(3, 12, { about: 'letters in each word', floor: 1, levels: [3, 5, 10, 15], interval: true }),
    transformation: choice(TRANSFORMATIONS, { about: 'what happens to the letters first', initial: 'original' }),
  },
  needs: [book],

  prepare({ config }) {
    const words = vocabulary().filter((word) => contains(config.word_length, [...word].length));
    if (words.length >= config.words.max) return words;
    throw new RangeError(`max_words (${config.words.max}) is more than the ${words.length} words of that length`);
  },

  generate({ config, rng, shared: words }) {
    const original = rng.sample(words, rng.between(config.words));
    const shown = original.map((word) => transform(word, config.transformation, rng));
    const ascending = [...shown].sort();
    const isAscending = rng.choice([true, false]);
    const direction = isAscending ? 'ascending' : 'descending';
    const sorted = isAscending ? ascending : ascending.reverse();
    return {
      question:
        `Sort these words in ${direction} order: ${shown.join(', ')}.\n` +
        'Compare them by character code, so that every capital letter stands before every small one. ' +
        'Reply with the sorted words alone, separated by commas.',
      answer: sorted.join(', '),
      metadata: {
        original_words: original,
        sorted_words: sorted,
        transformed_words: shown,
        direction,
        num_words: original.length,
        word_length: Math.max(...original.map((word) => [...word].length)),
      },
    };
  },

  /** The share of words in their place; at least a fifth when only the order is wrong. */
  score(answer, { metadata: { sorted_words: right } }) {
    if (answer === '') return 0;
    const given = answer.split(',', right.length + 1).map(strip);
    const places = right.filter((word, i) => given[i] === word).length;
    if (places === right.length && given.length === right.length) return 1;
    const share = places / right.length;
    return sameWords(given, right) ? Math.max(share, 0.2) : share;
  },
});

function transform(word: string, transformation: Transformation, rng: Rng): string {
  switch (transformation) {
    case 'lowercase':
      return word.toLowerCase();
    case 'uppercase':
      return word.toUpperCase();
    case 'randomcase':
      return [...word]
        .map((letter) => (rng.choice([true, false]) ? letter.toUpperCase() : letter.toLowerCase()))
        .join('');
    case 'original':
      return word;
  }
}

function sameWords(given: readonly string[], right: readonly string[]): boolean {
  if (given.length !== right.length) return false;
  const expected = [...right].sort();
  return [...given].sort().every((word, i) => word === expected[i]);
}
