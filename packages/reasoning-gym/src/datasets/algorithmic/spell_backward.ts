import { defineDataset } from '../../core/define.ts';
import { choice, range } from '../../core/fields.ts';
import { parsed } from '../../core/resources.ts';
import { contains, type Interval } from '../../core/rng.ts';
import { holdoutWords, words3to10 } from '../../data/assets.ts';
import { strip } from '../../lib/python-text.ts';

const SOURCES = [words3to10, holdoutWords] as const;
const WORDS = Object.fromEntries(
  SOURCES.map((source) => [
    source.name,
    parsed(source, (text) =>
      text
        .split(/\r?\n/)
        .map(strip)
        .filter((word) => /^[\p{L}\p{N}]+$/u.test(word)),
    ),
  ]),
);

export default defineDataset({
  name: 'spell_backward',
  category: 'algorithmic',
  about: 'Spell a word from its last letter to its first.',

  config: {
    word_len: range(3, 10, { about: 'letters in the word', floor: 1, levels: [3, 5, 7, 9, 11] }),
    data_file: choice(['words3to10.txt', 'holdout_words.txt'], { about: 'the word list drawn from' }),
  },
  needs: ({ data_file }) => SOURCES.filter(({ name }) => name === data_file),

  prepare({ config }) {
    const words = WORDS[config.data_file]!();
    const fitting = words.filter((word) => contains(config.word_len, lengthOf(word)));
    return fitting.length > 0 ? fitting : ofNearestLength(words, config.word_len);
  },

  generate({ rng, shared: words }) {
    const word = rng.choice(words);
    const letters = [...word];
    return {
      question: `Write the word "${word}" from back to front, the way "sun" becomes "nus". Reply with the reversed word alone.`,
      answer: letters.reverse().join(''),
      metadata: { word, word_len: letters.length },
    };
  },

  /** A share for each letter in its place; letters that are all right but followed by more earn 0.8. */
  score(answer, { answer: oracle }) {
    const [given, right] = [answer.toLowerCase(), (oracle ?? '').toLowerCase()];
    if (given === right) return 1;
    const letters = [...right];
    const places = [...given.slice(0, 2 * right.length)];
    const hits = letters.filter((letter, i) => places[i] === letter).length;
    return hits === letters.length ? 0.8 : hits / letters.length;
  },
});

const lengthOf = (word: string): number => [...word].length;

/** For a length that the list does not have: the words that come closest to it. */
function ofNearestLength(words: readonly string[], { min, max }: Interval): string[] {
  const distance = (word: string): number => Math.max(min - lengthOf(word), lengthOf(word) - max);
  const least = words.reduce((best, word) => Math.min(best, distance(word)), Number.POSITIVE_INFINITY);
  return words.filter((word) => distance(word) === least);
}
