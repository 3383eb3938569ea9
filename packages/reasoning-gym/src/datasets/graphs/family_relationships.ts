import { defineDataset } from '../../core/define.ts';
import { range, texts } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { MEN, WOMEN } from '../../data/first-names.ts';
import { attempt } from '../../lib/attempt.ts';
import { strip } from '../../lib/python-text.ts';

const GENDERS = ['male', 'female'] as const;
type Gender = (typeof GENDERS)[number];

interface Person {
  readonly name: string;
  readonly gender: Gender;
  readonly parents: Person[];
  readonly children: Person[];
  spouse: Person | undefined;
}
type Couple = readonly [Person, Person];

export default defineDataset({
  name: 'family_relationships',
  category: 'graphs',
  about: 'Name how two members of a family are related.',

  config: {
    family_size: range(4, 8, {
      about: 'people in the family, as far as there are names for them',
      floor: 3,
      ceiling: 1000,
      levels: [3, 4, 5, 6, 7, 8, 9, 10, 11],
    }),
    male_names: texts(MEN, { about: 'names of men and boys' }),
    female_names: texts(WOMEN, { about: 'names of women and girls' }),
  },

  generate({ config, rng }) {
    const size = rng.between(config.family_size);
    const family = drawFamily(size, config.male_names, config.female_names, rng);
    const { person1, person2, kin } = attempt('pair of relatives', () => {
      const [person1, person2] = rng.sample(family, 2) as [Person, Person];
      const kin = kinship(person1, person2);
      return kin && { person1, person2, kin };
    });
    // The word for a parent-in-law says what the second is to the first, so that is the way round to ask.
    const [subject, relative] = kin.isOfSecond ? [person2, person1] : [person1, person2];
    return {
      question:
        `Male: ${roll(family, 'male')}. Female: ${roll(family, 'female')}.${tell(family)}\n\n` +
        `What is ${subject.name} to ${relative.name}? Reply with that one word of kinship, in lower case.`,
      answer: kin.word,
      metadata: {
        person1: person1.name,
        person2: person2.name,
        relationship: kin.word,
        family_size: family.length,
      },
    };
  },

  score: (answer, { answer: oracle }) => (strip(answer).toLowerCase() === oracle ? 1 : 0),
});

/** A family while it grows, with the names that are left. */
interface Growth {
  readonly size: number;
  readonly members: Person[];
  readonly free: Readonly<Record<Gender, string[]>>;
  readonly rng: Rng;
}

/** Grandparents, parents, uncles and aunts as far as the size goes; then children, dealt out among the couples. */
function drawFamily(size: number, men: readonly string[], women: readonly string[], rng: Rng): Person[] {
  const family: Growth = { size, members: [], free: { male: [...men], female: [...women] }, rng };
  const couples: Couple[] = [];
  const fathersParents = wed(adult(family, 'male'), adult(family, 'female'));
  const mothersParents = size > 6 ? wed(adult(family, 'male'), adult(family, 'female')) : undefined;
  const father = adult(family, 'male', fathersParents);
  if (size > 3) couples.push(wed(father, adult(family, 'female', mothersParents)));
  if (size > 8) couples.push(wed(adult(family, 'male', fathersParents), adult(family, 'female')));
  if (size > 10) couples.push(wed(adult(family, 'female', fathersParents), adult(family, 'male')));
  while (family.members.length < size) {
    const child = add(family, rng.choice(GENDERS));
    if (!child) break;
    link(child, rng.choice(couples));
  }
  return family.members;
}

function adult(family: Growth, gender: Gender, parents?: Couple): Person {
  const person = add(family, gender);
  if (!person) throw new RangeError(`${gender}_names has too few names for a family of ${family.size}`);
  if (parents) link(person, parents);
  return person;
}

function add({ members, free, rng }: Growth, gender: Gender): Person | undefined {
  if (free[gender].length === 0) return undefined;
  const name = rng.choice(free[gender]);
  strike(free.male, name);
  strike(free.female, name);
  const person: Person = { name, gender, parents: [], children: [], spouse: undefined };
  members.push(person);
  return person;
}

function strike(names: string[], name: string): void {
  for (let i = names.indexOf(name); i >= 0; i = names.indexOf(name, i)) names.splice(i, 1);
}

function wed(one: Person, other: Person): Couple {
  one.spouse = other;
  other.spouse = one;
  return [one, other];
}

function link(child: Person, parents: Couple): void {
  for (const parent of parents) {
    parent.children.push(child);
    child.parents.push(parent);
  }
}

interface Kinship {
  readonly word: string;
  /** The word is for the second person as seen by the first, not the other way round. */
  readonly isOfSecond?: boolean;
}

/** What the first person is to the second, where there is a word for it that we use. */
function kinship(first: Person, second: Person): Kinship | undefined {
  if (second.parents.includes(first)) return by(first, 'father', 'mother');
  if (first.parents.includes(second)) return by(first, 'son', 'daughter');
  if (first.spouse === second) return by(first, 'husband', 'wife');
  if (meet(first.parents, second.parents)) return by(first, 'brother', 'sister');
  if (grandparents(second).includes(first)) return by(first, 'grandfather', 'grandmother');
  if (meet(first.parents, grandparents(second))) return by(first, 'uncle', 'aunt');
  if (meet(second.parents, grandparents(first))) return by(first, 'nephew', 'niece');
  if (first.spouse?.parents.includes(second)) {
    return { ...by(second, 'father-in-law', 'mother-in-law'), isOfSecond: true };
  }
  return undefined;
}

const by = ({ gender }: Person, male: string, female: string): Kinship => ({ word: gender === 'male' ? male : female });

const grandparents = ({ parents }: Person): Person[] => parents.flatMap((parent) => parent.parents);

const meet = (left: readonly Person[], right: readonly Person[]): boolean => left.some((one) => right.includes(one));

function roll(family: readonly Person[], gender: Gender): string {
  let names = '';
  for (const person of family) if (person.gender === gender) names += names ? `, ${person.name}` : person.name;
  return names;
}

/** Each couple once, with its children. */
function tell(family: readonly Person[]): string {
  let story = '';
  for (const { name, gender, spouse, children } of family) {
    if (gender !== 'male' || !spouse) continue;
    story += `\n${name} and ${spouse.name} are a married couple`;
    story += children.length > 0 ? `; their offspring: ${children.map((child) => child.name).join(', ')}.` : '.';
  }
  return story;
}
