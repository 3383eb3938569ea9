import { defineDataset } from '../../core/define.ts';
import { range, real } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

export default defineDataset({
  name: 'isomorphic_strings',
  category: 'algorithmic',
  about: 'Tell whether one string is another with its letters exchanged.',

  config: {
    string_length: range(2, 10, {
      about: 'letters in each string; one less when they match',
      floor: 2,
      ceiling: 100_000,
      levels: [10, 50, 100, 1000],
    }),
    p_solvable: real(0.5, { about: 'odds that the strings match', floor: 0, ceiling: 1 }),
  },

  generate({ config, rng }) {
    const length = rng.between(config.string_length);
    const solvable = rng.random() < config.p_solvable;
    const words = pair(length, solvable, rng);
    return {
      question:
        `First string: ${words[0]}\nSecond string: ${words[1]}\n\n` +
        'Is there a way to exchange letters that turns the first string into the second? Each letter must always become ' +
        'the same letter, possibly itself, and different letters must become different ones. Reply with True or False.',
      answer: solvable ? 'True' : 'False',
      metadata: { words, solution: solvable, solvable, string_length: length },
    };
  },
});

/** Two strings that match, or that fail to because of one letter put in somewhere. */
function pair(length: number, solvable: boolean, rng: Rng): [string, string] {
  const image = new Map<string, string>();
  const free = [...ALPHABET];
  const [first, second]: [string[], string[]] = [[], []];
  for (let i = 1; i < length; i++) {
    const letter = rng.choice(ALPHABET);
    if (!image.has(letter)) image.set(letter, free.splice(rng.below(free.length), 1)[0]!);
    first.push(letter);
    second.push(image.get(letter)!);
  }
  if (!solvable) {
    const letter = rng.choice([...image.keys()]);
    const clash = rng.choice(ALPHABET.filter((other) => other !== image.get(letter)));
    const place = rng.randint(0, first.length);
    first.splice(place, 0, letter);
    second.splice(place, 0, clash);
  }
  return [first.join(''), second.join('')];
}
