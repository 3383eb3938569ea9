import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { parsed } from '../../core/resources.ts';
import { anagrams } from '../../data/assets.ts';
import { strip } from '../../lib/python-text.ts';

const GROUPS = parsed(anagrams, (text) => {
  const lines = JSON.parse(`[${strip(text).replaceAll('\n', ',')}]`) as readonly { readonly words: string[] }[];
  return lines.map(({ words }) => words);
});

export default defineDataset({
  name: 'group_anagrams',
  category: 'algorithmic',
  about: 'Sort words into groups that share their letters.',

  config: {
    anagram_groups: range(2, 10, {
      about: 'groups among the words',
      floor: 2,
      ceiling: 1000,
      levels: [5, 10, 50, 100],
      interval: true,
    }),
    words_per_group: range(2, 5, {
      about: 'words of a group, as far as it has them',
      floor: 2,
      ceiling: 1000,
      levels: [2, 5, 10],
    }),
  },
  needs: [anagrams],

  generate({ config, rng }) {
    const groups = GROUPS();
    const count = Math.min(groups.length, rng.between(config.anagram_groups));
    const words: string[] = [];
    const drawn = rng.sample(groups, count).map((group) => {
      const some = rng.sample(group, Math.min(group.length, rng.between(config.words_per_group)));
      words.push(...some);
      return some;
    });
    const solution = inOrder(drawn);
    return {
      question:
        `Words: ${listText(words)}\n\n` +
        'Put together the words that are made of exactly the same letters. Each word goes into one group; neither the order ' +
        'of the groups nor that inside them matters. Reply with a JSON list of lists of words, such as [["on", "no"], ["pot", "top"]].',
      answer: `[${solution.map(listText).join(', ')}]`,
      metadata: { words, solution, anagram_groups: count },
    };
  },

  /** Full marks for the right groups in any order; other JSON that could be put in order earns 0.01. */
  score(answer, { metadata: { solution } }) {
    const groups = readGroups(answer);
    if (!groups) return 0;
    const isRight =
      groups.length === solution.length && JSON.stringify(inOrder(groups)) === JSON.stringify(inOrder(solution));
    return isRight ? 1 : 0.01;
  },
});

/** Each group sorted, and the groups by their first words. */
const inOrder = (groups: readonly (readonly string[])[]): string[][] =>
  groups.map((group) => [...group].sort()).sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0));

/** A list as Python's `json` writes it. */
const listText = (words: readonly string[]): string => `["${words.join('", "')}"]`;

function readGroups(answer: string): string[][] | undefined {
  try {
    const groups = piecesOf(JSON.parse(answer))?.map(piecesOf);
    const isSound = groups?.every((group) => group !== undefined && isSortable(group));
    return isSound && isSortable(groups!.map((group) => group![0] ?? '')) ? (groups as string[][]) : undefined;
  } catch {
    return undefined;
  }
}

/** What Python's `for` would walk through. */
function piecesOf(value: unknown): readonly unknown[] | undefined {
  if (typeof value === 'string') return [...value];
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? Object.keys(value) : undefined;
}

const isSortable = (items: readonly unknown[]): boolean =>
  items.length < 2 || ['string', 'number'].some((kind) => items.every((item) => typeof item === kind));
