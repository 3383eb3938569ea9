import { defineDataset } from '../../core/define.ts';
import { flag, real } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';

const QUANTIFIERS = ['all', 'no', 'some', 'some_not'] as const;
type Quantifier = (typeof QUANTIFIERS)[number];
type Proposition = readonly [quantifier: Quantifier, subject: string, predicate: string];

// biome-ignore format: a table
const KINDS = [
  'mortals', 'humans', 'children', 'adults', 'parents', 'grandparents', 'philosophers', 'students', 'teachers',
  'doctors', 'scientists', 'artists', 'musicians', 'writers', 'programmers', 'engineers', 'lawyers', 'chefs',
  'animals', 'mammals', 'dogs', 'cats', 'birds', 'fish', 'reptiles', 'insects', 'butterflies', 'bees', 'ants',
  'spiders', 'horses', 'elephants', 'lions', 'tigers', 'whales', 'dolphins',
];

/** What follows about A and C from premises about A and B, and about B and C, when no kind is empty. */
const VALID = new Set([
  'all all all',
  'all all some',
  'all no no',
  'all no some_not',
  'some all some',
  'some no some_not',
]);
/** The reference takes these for valid too, which decides what it draws. */
const MISTAKEN = new Set(['all some some', 'all some_not some_not']);

/** What a statement turns into when its sides are swapped. */
const CONVERSE = { all: 'some', no: 'no', some: 'some' } as const;
/** What it does not turn into. */
const FALSE_CONVERSES = { all: ['all', 'no'], no: ['all', 'some'], some: ['all', 'no'] } as const;

const MOST_TRIES = 100;

export default defineDataset({
  name: 'syllogism',
  category: 'logic',
  about: 'Judge whether a conclusion follows from two statements about kinds.',

  config: {
    allow_all: flag(true, { about: 'statements that all A are B', levels: [true, true, true, true] }),
    allow_no: flag(true, { about: 'statements that no A are B', levels: [false, true, true, true] }),
    allow_some: flag(true, { about: 'statements that some A are B', levels: [false, false, true, true] }),
    allow_some_not: flag(true, { about: 'statements that some A are not B', levels: [false, false, false, true] }),
    invalid_ratio: real(0.3, { about: 'share of conclusions that are meant not to follow', floor: 0, ceiling: 1 }),
    inversion_probability: real(0.3, {
      about: 'share of conclusions that swap the sides of one statement',
      floor: 0,
      ceiling: 1,
    }),
  },
  difficulty: null,
  check: (config) =>
    QUANTIFIERS.some((quantifier) => config[`allow_${quantifier}`])
      ? undefined
      : 'allow_all, allow_no, allow_some and allow_some_not must not all be false',

  generate({ config, rng }) {
    const terms = rng.sample(KINDS, 3) as [string, string, string];
    const allowed = QUANTIFIERS.filter((quantifier) => config[`allow_${quantifier}`]);
    const isInversion = rng.random() < config.inversion_probability;
    const { premises, conclusion, isValid, selected } = isInversion
      ? drawInversion(terms, allowed, config.invalid_ratio, rng)
      : drawSyllogism(terms, allowed, config.invalid_ratio, rng);
    const [premise1, premise2, claim] = [...premises, conclusion].map(say) as [string, string, string];
    return {
      question:
        `Suppose that these two statements hold:\n- ${premise1}.\n- ${premise2}.\n\n` +
        'Every kind they mention has at least one member, and "some" means one or more. ' +
        `Must it then be true that ${claim[0]!.toLowerCase()}${claim.slice(1)}? Reply with Yes or No.`,
      answer: isValid ? 'Yes' : 'No',
      metadata: {
        premise1,
        premise2,
        ...(selected !== undefined && { selected_premise: selected }),
        conclusion: claim,
        is_valid: isValid,
        type: isInversion ? 'inversion' : 'syllogism',
      },
    };
  },
});

interface Argument {
  readonly premises: readonly [Proposition, Proposition];
  readonly conclusion: Proposition;
  readonly isValid: boolean;
  /** The premise whose sides were swapped, from 1. */
  readonly selected?: number;
}

type Terms = readonly [string, string, string];

function drawSyllogism(terms: Terms, allowed: readonly Quantifier[], invalidRatio: number, rng: Rng): Argument {
  const wanted = rng.random() > invalidRatio;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const [first, second, third] = [rng.choice(allowed), rng.choice(allowed), rng.choice(allowed)];
    const form = `${first} ${second} ${third}`;
    const isValid = VALID.has(form);
    if ((isValid || MISTAKEN.has(form)) === wanted) return syllogismOf(terms, first, second, third, isValid);
  }
  return syllogismOf(terms, 'all', 'all', 'all', true);
}

const syllogismOf = (
  [a, b, c]: Terms,
  first: Quantifier,
  second: Quantifier,
  third: Quantifier,
  isValid: boolean,
): Argument => ({
  premises: [
    [first, a, b],
    [second, b, c],
  ],
  conclusion: [third, a, c],
  isValid,
});

function drawInversion([a, b, c]: Terms, allowed: readonly Quantifier[], invalidRatio: number, rng: Rng): Argument {
  const premises: [Proposition, Proposition] = [
    [rng.choice(allowed), a, b],
    [rng.choice(allowed), b, c],
  ];
  const selected = rng.random() < 0.5 ? 0 : 1;
  const wanted = rng.random() > invalidRatio;
  const [quantifier, subject, predicate] = premises[selected];
  const others = allowed.filter((other): other is keyof typeof CONVERSE => other !== 'some_not');
  if (wanted) {
    // "Some A are not B" has no converse, so another statement takes its place.
    const base = quantifier === 'some_not' ? rng.choice(others) : quantifier;
    premises[selected] = [base, subject, predicate];
    return { premises, conclusion: [CONVERSE[base], predicate, subject], isValid: true, selected: selected + 1 };
  }
  const claimed = rng.choice(quantifier === 'some_not' ? others : FALSE_CONVERSES[quantifier]);
  return { premises, conclusion: [claimed, predicate, subject], isValid: false, selected: selected + 1 };
}

function say([quantifier, subject, predicate]: Proposition): string {
  if (quantifier === 'some_not') return `Some ${subject} are not ${predicate}`;
  return `${quantifier[0]!.toUpperCase()}${quantifier.slice(1)} ${subject} are ${predicate}`;
}
