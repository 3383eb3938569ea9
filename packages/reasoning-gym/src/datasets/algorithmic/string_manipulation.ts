import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { contained } from '../../core/scoring.ts';
import { attempt } from '../../lib/attempt.ts';

const LETTERS = ['a', 'b', 'c'];
/** Several times what a run that ends has been seen to take. */
const mostSteps = (length: number): number => 1000 + 4 * length;

interface Rule {
  readonly text: string;
  readonly fits: (string: string) => boolean;
  readonly apply: (string: string) => string;
}

const startsWith = (head: string, effect: string, apply: Rule['apply']): Rule => ({
  text: `Starts with ${head}: ${effect}.`,
  fits: (string) => string.startsWith(head),
  apply,
});

const endsWith = (tail: string, effect: string, apply: Rule['apply']): Rule => ({
  text: `Ends with ${tail}: ${effect}.`,
  fits: (string) => string.endsWith(tail),
  apply,
});

const holds = (part: string, effect: string, replacement: string): Rule => ({
  text: `Contains ${part}: ${effect}.`,
  fits: (string) => string.includes(part),
  apply: (string) => string.replace(part, replacement),
});

const middle = (string: string): number => Math.floor(string.length / 2);

/** The order is part of the contract: draws index it. */
const RULES: readonly Rule[] = [
  startsWith('ab', 'turn these two letters into ca', (s) => `ca${s.slice(2)}`),
  endsWith('ac', 'turn these two letters into cb', (s) => `${s.slice(0, -2)}cb`),
  startsWith('bc', 'take these two letters away and add aa at the end', (s) => `${s.slice(2)}aa`),
  endsWith('bb', 'take these two letters away', (s) => s.slice(0, -2)),
  startsWith(
    'cb',
    'take these two letters away, then the last letter if any is left, then put aa in front',
    (s) => `aa${s.slice(2, -1)}`,
  ),
  startsWith('ca', 'turn these two letters into bb and add c at the end', (s) => `bb${s.slice(2)}c`),
  endsWith('cc', 'turn these two letters into b and put a in front', (s) => `a${s.slice(0, -2)}b`),
  startsWith('aa', 'take the first letter away', (s) => s.slice(1)),
  holds('abc', 'turn the leftmost abc into cab', 'cab'),
  holds('bca', 'take the leftmost bca away', ''),
  endsWith('ba', 'swap these two letters', (s) => `${s.slice(0, -2)}ab`),
  startsWith('cc', 'take these two letters away', (s) => s.slice(2)),
  holds('acb', 'turn the leftmost acb into bca', 'bca'),
  endsWith('ca', 'take the last letter away', (s) => s.slice(0, -1)),
  startsWith('bb', 'take the second letter away', (s) => s[0] + s.slice(2)),
  endsWith('aa', 'turn these two letters into cc', (s) => `${s.slice(0, -2)}cc`),
  {
    text: 'Contains ca from the second letter on: take the leftmost such ca away.',
    fits: (string) => string.includes('ca', 1),
    apply: (string) => string[0] + string.slice(1).replace('ca', ''),
  },
  {
    text: 'Contains the letter b an even number of times, and at least twice: add ab at the end.',
    fits: (string) => string.includes('b') && string.split('b').length % 2 === 1,
    apply: (string) => `${string}ab`,
  },
  {
    text: 'Has more than 15 letters: take the middle one away (of two in the middle, the right one).',
    fits: (string) => string.length > 15,
    apply: (string) => string.slice(0, middle(string)) + string.slice(middle(string) + 1),
  },
  startsWith('ac', 'turn these two letters into zz', (s) => `zz${s.slice(2)}`),
];

export default defineDataset({
  name: 'string_manipulation',
  category: 'algorithmic',
  about: 'Rewrite a string by an ordered list of rules until it settles.',

  config: {
    string_length: range(5, 20, {
      about: 'letters in the string at the start',
      floor: 5,
      ceiling: 2000,
      levels: [10, 50, 100, 500],
      interval: true,
    }),
    num_rules: range(3, 8, {
      about: 'rules in the list',
      floor: 3,
      ceiling: RULES.length,
      levels: [3, 5, 10, 15, 20],
      interval: true,
    }),
  },

  generate({ config, rng }) {
    const length = rng.between(config.string_length);
    const string = Array.from({ length }, () => rng.choice(LETTERS)).join('');
    const count = rng.between(config.num_rules);
    const { rules, states } = attempt('list of rules that comes to rest', () => {
      const rules = rng.sample(RULES, count);
      const states = rewritten(string, rules);
      return states && { rules, states };
    });
    const solution = states.at(-1)!;
    return {
      question:
        'Each of these rules names a condition on a string and what to do when it holds:\n' +
        `${rules.map(({ text }, i) => `${i + 1}. ${text}`).join('\n')}\n\n` +
        `Begin with ${[...string].join(' ')}\n` +
        'Again and again, carry out the first rule in the list whose condition holds. Stop when no condition holds, or ' +
        'when carrying out the rule would give a string that has been there before, the one at the beginning included; ' +
        'the rule is not carried out then.\n' +
        'Reply with the last string, without spaces; send an empty reply if no letter is left.',
      answer: solution,
      metadata: {
        string,
        solution,
        states,
        selected_rules: rules.map(({ text }) => text),
        string_length: length,
        num_rules: count,
      },
    };
  },

  score: (answer, item) => (item.answer === '' ? Number(answer === '') : contained(answer, item)),
});

/** The string at the start and after every step; `undefined` where the rules would go on forever. */
function rewritten(string: string, rules: readonly Rule[]): string[] | undefined {
  const states = new Set([string]);
  for (let current = string; states.size <= mostSteps(string.length); states.add(current)) {
    const rule = rules.find(({ fits }) => fits(current));
    if (!rule) return [...states];
    current = rule.apply(current);
    if (states.has(current)) return [...states];
  }
  return undefined;
}
