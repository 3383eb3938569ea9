import { defineDataset } from '../../core/define.ts';
import { range, text } from '../../core/fields.ts';
import { contains } from '../../core/rng.ts';
import { book } from '../../data/assets.ts';
import { isAlpha, splitAtBlanks } from '../../lib/words.ts';

const FIRST = 'A'.charCodeAt(0);
const LETTERS = 26;

export default defineDataset({
  name: 'caesar_cipher',
  category: 'algorithmic',
  about: 'Read a sentence whose letters have all been moved along the alphabet.',

  config: {
    delimiter: text('.', { about: 'what ends a sentence in the source text', longest: 100, pattern: /[\s\S]/ }),
    words: range(3, 20, { about: 'words in the sentence', floor: 1, levels: [5, 15, 25, 50], interval: true }),
    rotation: range(1, 25, {
      about: 'places that each letter moves',
      floor: 1,
      ceiling: LETTERS - 1,
      levels: [5, 15, 25, 25],
      interval: true,
    }),
  },
  needs: [book],

  prepare({ config }) {
    const sentences = book
      .text()
      .split(config.delimiter)
      .map((sentence) => splitAtBlanks(sentence).filter(isAlpha))
      .filter((words) => contains(config.words, words.length))
      .map((words) => words.join(' ').toUpperCase());
    if (sentences.length === 0) throw new RangeError('the text has no sentence of min_words to max_words words');
    return sentences;
  },

  generate({ config, rng, shared: sentences }) {
    const sentence = rng.choice(sentences);
    const rotation = rng.between(config.rotation);
    const cipher = rotate(sentence, rotation);
    return {
      question:
        'To hide a message, every letter was replaced by the one a fixed number of places further on in the alphabet, ' +
        `going round from Z to A:\n\n${cipher}\n\n` +
        'Work out the number of places and undo it. Reply with the original message alone, in capitals.',
      answer: sentence,
      metadata: { rotation, cipher_text: cipher, clear_text: sentence, num_words: sentence.split(' ').length },
    };
  },
});

function rotate(sentence: string, rotation: number): string {
  let rotated = '';
  for (const letter of sentence) {
    rotated +=
      letter === ' ' ? ' ' : String.fromCharCode(FIRST + ((letter.codePointAt(0)! - FIRST + rotation) % LETTERS));
  }
  return rotated;
}
