import { defineDataset } from '../../core/define.ts';
import { int } from '../../core/fields.ts';
import { attempt } from '../../lib/attempt.ts';

const TOKENS = ['A#', 'B#', '#A', '#B'] as const;
type Token = (typeof TOKENS)[number];

/** Programs that need this many rewrites or more are thrown away. */
const REWRITE_LIMIT = 100;

export default defineDataset({
  name: 'ab',
  category: 'algorithmic',
  about: 'Rewrite neighbouring tokens until no rule applies.',

  config: {
    length: int(10, {
      about: 'tokens in the program',
      floor: 1,
      ceiling: 150,
      levels: [10, 25, 50, 100],
    }),
  },

  generate({ config, rng }) {
    const { program, rest } = attempt('program that settles soon', () => {
      const program = Array.from({ length: config.length }, () => rng.choice(TOKENS));
      const rest = settle(program);
      return rest && { program, rest };
    });
    return {
      question:
        'A row of tokens is rewritten by these rules, each of which replaces two neighbours:\n\n' +
        'A# #A -> (both vanish)\nB# #B -> (both vanish)\nA# #B -> #B A#\nB# #A -> #A B#\n\n' +
        'Any other pair of neighbours stays as it is. Apply the rules until none fits any more; the order does not matter.\n\n' +
        `Start: ${program.join(' ')}\n\n` +
        'Reply with the tokens that are left, in order and with one space between them (nothing at all if none is left).',
      answer: rest.join(' '),
      metadata: {},
    };
  },

  score: (answer, { answer: oracle }) => (answer === oracle ? 1 : 0),
});

/**
 * The end of every rewriting, or `undefined` when it takes too long. All orders lead there in the same number of
 * steps, so each token that looks left is led past the waiting ones that look right: it trades places with those of the
 * other letter and is lost with the first of its own.
 */
function settle(program: readonly Token[]): string[] | undefined {
  const passed: string[] = [];
  const waiting: string[] = [];
  let rewrites = 0;
  for (const token of program) {
    if (token[1] === '#') {
      waiting.push(token);
      continue;
    }
    const twin = waiting.lastIndexOf(`${token[1]}#`);
    rewrites += waiting.length - Math.max(twin, 0);
    if (rewrites >= REWRITE_LIMIT) return undefined;
    if (twin < 0) passed.push(token);
    else waiting.splice(twin, 1);
  }
  return [...passed, ...waiting];
}
