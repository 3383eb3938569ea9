import { defineDataset } from '../../core/define.ts';
import { choice, range } from '../../core/fields.ts';
import { parsed } from '../../core/resources.ts';
import { words3to10 } from '../../data/assets.ts';
import { sameDecimal } from '../../lib/decimal.ts';
import { strip } from '../../lib/python-text.ts';

/** Room for an entry with its quotes, blanks and separator. */
const LONGEST_ENTRY = 100;

const vocabulary = parsed(words3to10, (text) =>
  text
    .split('\n')
    .map(strip)
    .filter((word) => /^[a-z]+$/.test(word)),
);

export default defineDataset({
  name: 'reverse_sort',
  category: 'algorithmic',
  about: 'Sort a list of numbers or words in descending order.',

  config: {
    length: range(3, 10, {
      about: 'entries in the list',
      floor: 2,
      ceiling: 10_000,
      levels: [3, 5, 10, 20, 50],
      interval: true,
    }),
    value: range(-100, 100, {
      about: 'size of each number',
      minLevels: [-10, -100, -1000, -10_000],
      maxLevels: [10, 100, 1000, 10_000],
    }),
    kind: choice(['numbers', 'words'], { about: 'what the list holds' }),
  },
  needs: ({ kind }) => (kind === 'words' ? [words3to10] : []),

  generate({ config, rng }) {
    const length = rng.between(config.length);
    const isWords = config.kind === 'words';
    const items = isWords
      ? rng.sample(vocabulary(), length)
      : Array.from({ length }, () => rng.between(config.value)).map(String);
    const sorted = isWords ? [...items].sort().reverse() : [...items].sort((a, b) => Number(b) - Number(a));
    return {
      question:
        `Sort these ${config.kind} from ${isWords ? 'the end of the alphabet to its beginning' : 'the largest to the smallest'}: ` +
        `${items.join(', ')}.\nReply with the sorted list alone, in square brackets and separated by commas.`,
      answer: `[${sorted.join(', ')}]`,
      metadata: { kind: config.kind, length, items, sorted_items: sorted },
    };
  },

  /** Full marks for the exact order in any list notation, nothing otherwise. */
  score(answer, { metadata: { kind, sorted_items: right } }) {
    if (answer.length > LONGEST_ENTRY * right.length) return 0;
    const given = readList(answer);
    if (given.length !== right.length) return 0;
    const isSame = kind === 'words' ? (a: string, b: string) => a === b : sameDecimal;
    return right.every((entry, i) => isSame(given[i]!, entry)) ? 1 : 0;
  },
});

/** Entries parted by commas, semicolons, bars or blanks, with or without brackets and quotes. */
function readList(answer: string): string[] {
  const inner = strip(answer).replace(/^[[({]|[\])}]$/g, '');
  return inner
    .split(/[,;|\s]/)
    .map((entry) => entry.replace(/^["'`]|["'`]$/g, ''))
    .filter((entry) => entry !== '');
}
