import { defineDataset } from '../../core/define.ts';
import { flag, optional, range, text } from '../../core/fields.ts';
import { parsed } from '../../core/resources.ts';
import { contains, type Interval } from '../../core/rng.ts';
import { anagrams, figletFonts } from '../../data/assets.ts';
import { type Figfont, parseFigfont, renderFiglet } from '../../lib/figfont.ts';
import { strip } from '../../lib/python-text.ts';

const WORDS = parsed(anagrams, (lines) =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => (JSON.parse(line) as { readonly words: string[] }).words),
);

const FONTS = parsed(figletFonts, (json) => {
  const texts = new Map(Object.entries(JSON.parse(json) as Record<string, string>));
  const read = new Map<string, Figfont>();
  const get = (name: string): Figfont => {
    const font = read.get(name) ?? parseFigfont(texts.get(name) ?? '');
    read.set(name, font);
    return font;
  };
  return { names: [...texts.keys()], get };
});

const MOST_FOR_WRONG = 0.9;

export default defineDataset({
  name: 'figlet_font',
  category: 'cognition',
  about: 'Read a word drawn in large letters made of characters.',

  config: {
    static_word: optional(
      text('', { about: 'the word to draw, instead of a random one', longest: 100, pattern: /\S/ }),
    ),
    static_font: optional(text('', { about: 'the font to draw in, instead of a random one', longest: 100 })),
    word_len: range(3, 7, {
      about: 'letters in the word',
      floor: 1,
      ceiling: 100,
      levels: [3, 5, 10, 15, 20, 30],
      interval: true,
    }),
    space_letters: flag(true, { about: 'set the letters apart' }),
  },
  needs: [anagrams, figletFonts],
  check: ({ static_font }) =>
    static_font !== null && figletFonts.ready && !FONTS().names.includes(static_font)
      ? `static_font (${static_font}) is not among the fonts: ${FONTS().names.join(', ')}`
      : undefined,

  prepare: ({ config }) => ({ words: wordsOf(config.word_len), fonts: FONTS() }),

  generate({ config, rng, shared: { words, fonts } }) {
    const word = config.static_word ?? rng.choice(words).toUpperCase();
    const font = config.static_font ?? rng.choice(fonts.names);
    const drawing = renderFiglet(config.space_letters ? [...word].join(' ') : word, fonts.get(font));
    return {
      question:
        `These large letters spell a word; where it is too long for one row, it goes on in the next.\n\n\`\`\`\n${drawing}\`\`\`\n\n` +
        'Which word is it? Reply with the word alone, in ordinary letters without blanks between them.',
      answer: word,
      metadata: { font, space_letters: config.space_letters },
    };
  },

  /** A tenth for each letter in its place; a wrong word never earns full marks. */
  score(answer, { answer: oracle }) {
    const right = strip(oracle ?? '').toLowerCase();
    const given = unspaced(answer);
    if (given === unspaced(right)) return 1;
    const letters = [...given.slice(0, 2 * right.length)];
    const hits = [...right].filter((letter, i) => letters[i] === letter).length;
    return Math.min(hits * 0.1, MOST_FOR_WRONG);
  },
});

const unspaced = (word: string): string => strip(word.replaceAll(' ', '')).toLowerCase();

/** The words of the wanted length; where the list has none that long, neighbors run together. */
function wordsOf(length: Interval): string[] {
  const all = WORDS();
  const words = all.filter((word) => contains(length, word.length));
  const found =
    words.length > 0
      ? words
      : all.map((_, i) => chainFrom(all, i, length.min)).filter((it) => contains(length, it.length));
  if (found.length === 0) throw new RangeError(`no word of ${length.min} to ${length.max} letters can be had`);
  return found;
}

function chainFrom(words: readonly string[], start: number, length: number): string {
  let chain = '';
  for (let i = start; i < words.length && chain.length < length; i++) chain += words[i]!;
  return chain;
}
