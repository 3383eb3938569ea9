import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { parsed } from '../../core/resources.ts';
import { ladderWords } from '../../data/assets.ts';
import { attempt } from '../../lib/attempt.ts';
import { type Ladder, ladderOf, pathBetween } from '../../lib/ladder.ts';
import { strip } from '../../lib/python-text.ts';

const ANY = -1;
const SHORTEST = 3;
const TRIES = 2000;

/** The ladder of each word length, built when first asked for. */
const ladders = parsed(ladderWords, (text) => {
  const [titles, ...lines] = text.split(/\r?\n/).map((line) => line.split(','));
  const built = new Map<number, Ladder>();
  return (length: number): Ladder => {
    const column = titles!.indexOf(`${length}_letter`);
    const ladder =
      built.get(length) ??
      ladderOf(lines.map((line) => line[column]?.toUpperCase() ?? '').filter((word) => word !== ''));
    built.set(length, ladder);
    return ladder;
  };
});

export default defineDataset({
  name: 'word_ladder',
  category: 'algorithmic',
  about: 'Turn one word into another, a letter at a time, through words.',

  config: {
    word_length: range(4, 4, { about: 'letters in a word', floor: 3, ceiling: 5, levels: [3, 4, 5], interval: true }),
    chain_length: range(ANY, ANY, {
      about: 'words in the chain, or -1 for as many as the shortest way takes; chains of two come up regardless',
      floor: ANY,
      ceiling: 100,
    }),
  },
  check({ chain_length: { min, max } }) {
    const [key, bound] = min < SHORTEST && min !== ANY ? ['min_chain_length', min] : ['max_chain_length', max];
    return bound < SHORTEST && bound !== ANY
      ? `${key} (${bound}) must reach ${SHORTEST}, unless it is ${ANY}`
      : undefined;
  },
  needs: [ladderWords],

  generate({ config: { word_length, chain_length }, rng }) {
    const length = rng.between(word_length);
    const { words, neighbours } = ladders()(length);
    const least = Math.max(chain_length.min, SHORTEST);
    const most = chain_length.max === ANY ? Infinity : chain_length.max;
    const chain = attempt(
      'two words with a chain of the wanted length between them',
      () => {
        const [start, end] = [rng.below(words.length), rng.below(words.length)];
        const path = start === end ? undefined : pathBetween(start, end, neighbours);
        return path && (path.length === 2 || (path.length >= least && path.length <= most)) ? path : undefined;
      },
      TRIES,
    ).map((index) => words[index]!);
    const [start, end] = [chain[0]!, chain.at(-1)!];
    return {
      question:
        `Lead from ${start} to ${end} through English words of ${length} letters, ` +
        'each of which differs from the one before it in exactly one place. ' +
        `Reply with the whole chain, ${start} and ${end} included, in capitals with commas and no spaces between the words.`,
      answer: chain.join(','),
      metadata: { start_word: start, end_word: end, word_length: length, chain_length: chain.length },
    };
  },

  /** Any chain will do, however long; each word that is not in the list halves what it earns. */
  score(answer, { metadata: { start_word, end_word } }) {
    const chain = answer.toUpperCase().split(',');
    if (chain.length < 2 || strip(chain[0]!) !== start_word || strip(chain.at(-1)!) !== end_word) return 0;
    const { known } = ladders()(end_word.length);
    let earned = 1;
    let previous = start_word;
    for (const [i, piece] of chain.entries()) {
      const isKnown = known.has(piece);
      const word = isKnown ? piece : strip(piece);
      if (i > 0 && !isOneLetterOff(previous, word)) return 0;
      if (!isKnown && !known.has(word)) earned /= 2;
      previous = word;
    }
    return earned;
  },
});

function isOneLetterOff(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  let changes = 0;
  for (let i = 0; i < left.length; i++) if (left[i] !== right[i]) changes += 1;
  return changes === 1;
}
