import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { parsed } from '../../core/resources.ts';
import { contains, type Interval } from '../../core/rng.ts';
import { codePoints } from '../../core/scoring.ts';
import { book } from '../../data/assets.ts';
import { wordsIn } from '../../lib/words.ts';
import { strip } from '../../lib/python-text.ts';
import { utf8Bytes } from '../../lib/utf8.ts';

const EMOJIS = (
  '😀 😃 😄 😁 😆 😅 🤣 😂 🙂 🙃 😉 😊 😇 🥰 😍 🤩 😘 😗 😚 😙 🥲 😋 😛 😜 🤪 😝 🤑 🤗 🤭 🤫 🤔 🤐 🤨 😐 😑 😶 😏 😒 🙄 ' +
  '😬 😮 😯 😲 😳 🥺 😦 😧 😨 😰 😥 😢 😭 😱 😖 😣 😞 😓 😩 😫 🥱 😤 😡 😠 🤬 😈 👿 💀 ☠ 💩 🤡 👹 👺 👻 👽 👾 🤖 😺 😸 ' +
  '😹 😻 😼 😽 🙀 😿 😾 🙈 🙉 🙊 💋 💌 💘 💝 💖 💗 💓 💞 💕 💟 ❣ 💔 ❤️ 🧡 💛 💚 💙 💜 🤎 🖤 🤍'
).split(' ');
/** What a reply of another length than the sentence earns. */
const WRONG_LENGTH = 0.01;

interface Sentence {
  readonly sentence: string;
  readonly words: number;
}

const sentences = parsed(book, (text): Sentence[] =>
  (text.match(/[^.!?]+[.!?]/g) ?? []).map(strip).map((sentence) => ({ sentence, words: wordsIn(sentence).length })),
);

export default defineDataset({
  name: 'emoji_mystery',
  category: 'games',
  about: 'Read the sentence hidden in the invisible characters behind an emoji.',
  size: 1000,

  config: {
    words_in_sentence: range(3, 35, {
      about: 'words in the hidden sentence',
      floor: 1,
      attribute: 'num_words_in_sentence',
      levels: [5, 10, 20, 30, 40, 50],
      interval: true,
    }),
  },
  needs: [book],

  prepare({ config: { words_in_sentence } }) {
    const single = sentences().filter(({ words }) => contains(words_in_sentence, words));
    const fitting = single.length > 0 ? single : passages(words_in_sentence);
    if (fitting.length === 0) throw new RangeError('the book has no passage with that number of words');
    return fitting;
  },

  generate({ rng, shared: fitting }) {
    const emoji = rng.choice(EMOJIS);
    const { sentence, words } = rng.choice(fitting);
    const secret = sentence.replaceAll('\n', ' ');
    return {
      question:
        `Behind this emoji hides a sentence: ${String.fromCodePoint(emoji.codePointAt(0)!)}${hidden(secret)}\n\n` +
        'Every invisible character that follows the emoji is a variation selector and stands for one byte: U+FE00 to U+FE0F are ' +
        'the bytes 0 to 15, and U+E0100 to U+E01EF are the bytes 16 to 255. The bytes in order are the sentence in UTF-8.\n\n' +
        'Reply with the sentence alone, character for character.',
      answer: secret,
      metadata: { emoji, num_words_in_sentence: words },
    };
  },

  /** The share of characters in place, if there are as many as there should be. */
  score(answer, { answer: oracle }) {
    if (answer === oracle) return 1;
    if (oracle === null || codePoints(answer) !== codePoints(oracle)) return WRONG_LENGTH;
    const right = [...oracle];
    return [...answer].filter((character, i) => character === right[i]).length / right.length;
  },
});

/** Runs of neighbouring sentences of a length that no single one has. */
function passages(length: Interval): Sentence[] {
  const all = sentences();
  return all.flatMap((_, start) => {
    let words = 0;
    let end = start;
    while (end < all.length && words < length.min) words += all[end++]!.words;
    const sentence = all.slice(start, end).map((part) => part.sentence);
    return contains(length, words) ? [{ sentence: sentence.join(' '), words }] : [];
  });
}

const hidden = (text: string): string => String.fromCodePoint(...utf8Bytes(text).map(selectorOf));

const selectorOf = (byte: number): number => (byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16);
