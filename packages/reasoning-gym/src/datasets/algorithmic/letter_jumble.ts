import { defineDataset } from '../../core/define.ts';
import { flag, range } from '../../core/fields.ts';
import { parsed } from '../../core/resources.ts';
import { contains, type Interval, type Rng } from '../../core/rng.ts';
import { book } from '../../data/assets.ts';
import { isAlpha, splitAtBlanks, wordsIn } from '../../lib/words.ts';
import { strip } from '../../lib/python-text.ts';

/** Up to this many places a sample is drawn from a shrinking pool, beyond it by rejection. */
const POOLED = 21;
const WORDS = parsed(book, (text) => wordsIn(text).filter(isAlpha));

export default defineDataset({
  name: 'letter_jumble',
  category: 'algorithmic',
  about: 'Put the letters of jumbled words back in order.',

  config: {
    word_len: range(1, 64, {
      about: 'letters in a word; shorter words fill up when the text has too few',
      floor: 1,
      levels: [5, 10, 15, 30, 50],
      interval: true,
    }),
    words: range(3, 20, {
      about: 'words in the task',
      floor: 1,
      ceiling: 1000,
      levels: [5, 10, 25, 50, 100],
      interval: true,
    }),
    corruption_level: range(0.1, 0.9, {
      about: 'swaps made in a word, as a share of its letters; one at least',
      real: true,
      floor: 0,
      ceiling: 1,
      levels: [0.1, 0.3, 0.6, 0.9],
      interval: true,
    }),
    consecutive_words: flag(true, { about: 'the words follow each other in the text' }),
  },
  needs: [book],
  floats: ['corruption_level'],

  prepare: ({ config }) => fittingWords(config.word_len, config.words),

  generate({ config, rng, shared: words }) {
    const count = Math.min(rng.between(config.words), words.length);
    const level = rng.uniform(config.corruption_level.min, config.corruption_level.max);
    const original = config.consecutive_words ? excerpt(words, count, rng) : rng.sample(words, count);
    const jumbled = original.map((word) => jumble(word, level, rng));
    return {
      question:
        'Within each of these words letters have changed places, capitals among them; the words themselves stand in the right ' +
        `order.\n\n${jumbled.join(' ')}\n\nReply with the original words alone, in the same order, with single spaces between them.`,
      answer: original.join(' '),
      metadata: {
        num_words: count,
        corruption_level: level,
        scrambled_words: jumbled,
        original_words: original,
      },
    };
  },

  /** A share for each word in its place; capitals do not matter, and neither does what follows. */
  score(answer, { answer: oracle }) {
    const [given, right] = [strip(answer).toLowerCase(), strip(oracle ?? '').toLowerCase()];
    if (given === right) return 1;
    const expected = splitAtBlanks(right);
    const words = splitAtBlanks(given, expected.length);
    return expected.filter((word, i) => word === words[i]).length / expected.length;
  },
});

/** The words of the wanted lengths. Where not even the smallest task could be filled, shorter ones join in. */
function fittingWords(lengths: Interval, counts: Interval): readonly string[] {
  const words = WORDS();
  const fitting = (min: number): string[] => words.filter((word) => contains({ min, max: lengths.max }, word.length));
  let found = fitting(lengths.min);
  if (found.length >= counts.min) return found;
  for (let min = lengths.min - 1; min > 0 && found.length < counts.max; min--) found = fitting(min);
  return found;
}

function excerpt(words: readonly string[], count: number, rng: Rng): string[] {
  const start = rng.randint(0, words.length - count);
  return words.slice(start, start + count);
}

function jumble(word: string, level: number, rng: Rng): string {
  const letters = [...word];
  if (letters.length < 2) return word;
  const swaps = Math.max(1, Math.floor(letters.length * level));
  for (let i = 0; i < swaps; i++) {
    const [a, b] = twoPlaces(letters.length, rng);
    const held = letters[a]!;
    letters[a] = letters[b]!;
    letters[b] = held;
  }
  return letters.join('');
}

/** `rng.sampleIndices(total, 2)` without its bookkeeping. */
function twoPlaces(total: number, rng: Rng): readonly [number, number] {
  const first = rng.below(total);
  if (total <= POOLED) {
    const second = rng.below(total - 1);
    return [first, second === first ? total - 1 : second];
  }
  let second = rng.below(total);
  while (second === first) second = rng.below(total);
  return [first, second];
}
