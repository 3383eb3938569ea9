import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { joined, literalScore } from '../../lib/literals.ts';

const LETTERS = [...'ABCDE'];
const PATTERN = /ABCD|BCDE|CDEA|DEAB|EABC/g;

export default defineDataset({
  name: 'string_insertion',
  category: 'algorithmic',
  about: 'Put a letter behind every run of four that follows a cyclic pattern.',

  config: {
    string_length: range(5, 20, {
      about: 'letters in the string',
      floor: 5,
      ceiling: 10_000,
      levels: [10, 50, 100, 500],
      interval: true,
    }),
  },

  generate({ config, rng }) {
    const length = rng.between(config.string_length);
    const string = Array.from({ length }, () => rng.choice(LETTERS)).join('');
    const solution = string.replace(PATTERN, (run) => run + run[0]);
    return {
      question:
        'Five patterns call for an extra letter behind them:\n' +
        'ABCD -> ABCDA\nBCDE -> BCDEB\nCDEA -> CDEAC\nDEAB -> DEABD\nEABC -> EABCE\n\n' +
        `Scan this string from left to right: ${[...string].join(' ')}\n` +
        'Where a pattern begins, write it with its extra letter and carry on behind the pattern, so that no letter serves ' +
        'two patterns and extra letters serve none. Any other letter is copied unchanged.\n' +
        'Reply with the resulting string, without spaces.',
      answer: solution,
      metadata: { string, solution, string_length: length },
    };
  },

  score: (answer, item) => literalScore(answer, item, (letters) => joined(letters, '')),
});
