import { defineDataset } from '../../core/define.ts';
import { int } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { NEIGHBOURS, TRAITS, type Trait } from '../../data/neighbours.ts';
import { type Clue, minimalClues, type Placement } from '../../lib/zebra.ts';

const NAME: Trait = { title: 'Name', person: (value) => value, values: NEIGHBOURS };
const LEVELS = [2, 3, 4, 5, 6, 7];

export default defineDataset({
  name: 'zebra_puzzles',
  category: 'logic',
  about: 'Find out who lives in the first house from clues about neighbours.',

  config: {
    num_people: int(4, { about: 'houses in the row', floor: 2, ceiling: 7, levels: LEVELS }),
    num_characteristics: int(4, {
      about: 'traits of each neighbour, the name included',
      floor: 2,
      ceiling: 7,
      levels: LEVELS,
    }),
  },

  generate({ config, rng }) {
    const people = config.num_people;
    const traits = [NAME, ...rng.shuffle([...TRAITS]).slice(0, config.num_characteristics - 1)];
    const houses = Array.from({ length: people }, (_, i) => i);
    const placement = traits.flatMap(() => [...rng.shuffle(houses)]);
    const first = placement.indexOf(0);
    const clues = minimalClues(rng.shuffle(allClues(placement, first, rng)), placement, people);
    return {
      question:
        `${people} neighbours live in a row of houses, numbered 1 to ${people} from left to right. ` +
        'They differ in each of these respects.\n\n' +
        `${traits.map(({ title, values }) => `${title}: ${rng.shuffle(values.slice(0, people)).join(', ')}`).join('\n')}\n\n` +
        `${clues.map((clue, i) => `${i + 1}. ${say(clue, traits, people)}.`).join('\n')}\n\n` +
        'Who lives in house 1? Reply with the name alone.',
      answer: NEIGHBOURS[first]!.toLowerCase(),
      metadata: {},
    };
  },

  score: (answer, { answer: oracle }) => (answer.toLowerCase().replaceAll('\n', '') === oracle ? 1 : 0),
});

/** All that is true of who lives where, who is who, and who lives next to whom, except for the answer itself. */
function allClues(placement: Placement, answer: number, rng: Rng): Clue[] {
  const clues: Clue[] = [];
  placement.forEach((house, value) => {
    if (value !== answer) clues.push({ kind: 'at', value, house });
    placement.forEach((otherHouse, other) => {
      if (otherHouse === house && other > value) clues.push({ kind: 'same', value, other });
      if (otherHouse === house + 1) clues.push(neighbours(value, other, rng));
    });
  });
  return clues;
}

/** Which of the two lives on the left is told or, the pair in any order, left open. */
function neighbours(left: number, right: number, rng: Rng): Clue {
  const draw = rng.below(4);
  if (draw < 2) return { kind: 'left', value: left, other: right };
  return draw === 2 ? { kind: 'beside', value: left, other: right } : { kind: 'beside', value: right, other: left };
}

function say(clue: Clue, traits: readonly Trait[], people: number): string {
  const person = (value: number): string => {
    const { person: phrase, values } = traits[Math.floor(value / people)]!;
    return phrase(values[value % people]!);
  };
  const subject = person(clue.value);
  const start = subject[0]!.toUpperCase() + subject.slice(1);
  if (clue.kind === 'at') return `${start} lives in house ${clue.house + 1}`;
  return `${start} ${LINKS[clue.kind]} ${person(clue.other)}`;
}

const LINKS = { same: 'is', left: 'lives directly to the left of', beside: 'lives next door to' } as const;
