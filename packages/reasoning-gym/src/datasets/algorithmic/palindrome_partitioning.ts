import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { randomPalindrome } from '../../lib/palindromes.ts';

export default defineDataset({
  name: 'palindrome_partitioning',
  category: 'algorithmic',
  about: 'List every way to cut a string into palindromes.',

  config: {
    string_len: range(5, 15, {
      about: 'letters in the string',
      floor: 1,
      ceiling: 30,
      levels: [1, 5, 10, 15],
      interval: true,
    }),
    substring_palindrome_len: range(1, 5, {
      about: 'letters in each palindrome the string is put together from',
      floor: 1,
      ceiling: 30,
      levels: [1, 3, 5, 7],
      interval: true,
    }),
  },
  check: ({ string_len, substring_palindrome_len: piece }) =>
    piece.max <= string_len.max
      ? undefined
      : `max_substring_palindrome_len (${piece.max}) must not be above max_string_len (${string_len.max})`,

  generate({ config, rng }) {
    const length = rng.between(config.string_len);
    let string = '';
    while (string.length < length) {
      const wanted = rng.between(config.substring_palindrome_len);
      string += randomPalindrome(Math.min(length - string.length, wanted), rng).join('');
    }
    const solution = partitions(string);
    return {
      question:
        `Cut the string "${string}" into consecutive pieces that all read the same from either end; ` +
        'a single letter is such a piece, and so is the whole string where it reads the same. Find every way to do it. ' +
        'Reply with a JSON list that holds one list of pieces for each way, in any order; ' +
        'for "noon" that is [["n", "o", "o", "n"], ["n", "oo", "n"], ["noon"]].',
      answer: `[${solution.map((pieces) => `["${pieces.join('", "')}"]`).join(', ')}]`,
      metadata: { string, solution, string_len: length },
    };
  },

  /** All ways and no other; a repeated one does no harm, and a text counts as a list of its letters. */
  score(answer, { metadata }) {
    const known = new Set(metadata.solution.map((pieces) => pieces.join(CUT)));
    const found = new Set<string>();
    for (const way of membersOf(parsedJson(answer)) ?? [null]) {
      const pieces = membersOf(way);
      if (!pieces?.every((piece) => typeof piece === 'string' && !piece.includes(CUT))) return 0;
      const key = pieces.join(CUT);
      if (!known.has(key)) return 0;
      found.add(key);
    }
    return found.size === known.size ? 1 : 0;
  },
});

/** What no piece of a solution has in it. */
const CUT = '|';

/** Every cut, those with the shorter first piece first. */
function partitions(string: string): string[][] {
  const found: string[][] = [];
  const pieces: string[] = [];
  const cutFrom = (start: number): void => {
    if (start === string.length) found.push([...pieces]);
    for (let end = start + 1; end <= string.length; end++) {
      if (!isPalindrome(string, start, end)) continue;
      pieces.push(string.slice(start, end));
      cutFrom(end);
      pieces.pop();
    }
  };
  cutFrom(0);
  return found;
}

function isPalindrome(string: string, start: number, end: number): boolean {
  for (let i = start, j = end - 1; i < j; i++, j--) if (string[i] !== string[j]) return false;
  return true;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What Python iterates over: entries, letters or keys. */
function membersOf(value: unknown): readonly unknown[] | undefined {
  if (typeof value === 'string') return [...value];
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? Object.keys(value) : undefined;
}
