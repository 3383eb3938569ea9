import { defineDataset } from '../../core/define.ts';
import { int } from '../../core/fields.ts';
import { NumpyRng } from '../../core/numpy-rng.ts';
import { ISLANDERS, KINDS } from '../../data/islanders.ts';
import { attempt } from '../../lib/attempt.ts';
import { drawStatement, onlySolution, type Statement } from '../../lib/truth-tellers.ts';
import { wordsOf } from '../../lib/words.ts';

const ROLES = new Set(KINDS.flat().map(noun));
const SEED_TOP = 2 ** 32;

/** Far more than an honest reply about everybody takes up. */
const LONGEST_REPLY = 50_000;

export default defineDataset({
  name: 'knights_knaves',
  category: 'logic',
  about: 'Find out who lies and who tells the truth from what they say of each other.',

  config: {
    n_people: int(2, { about: 'islanders in the puzzle', floor: 2, ceiling: 12, levels: [2, 3, 4, 5] }),
    depth_constraint: int(2, { about: 'nesting of a statement', floor: 2, ceiling: 6, levels: [2, 3] }),
    width_constraint: int(2, { about: 'most parts joined by one "and" or "or"', floor: 1, ceiling: 6, levels: [2, 3] }),
  },
  check: ({ n_people, width_constraint }) =>
    width_constraint < 2 * n_people
      ? undefined
      : `width_constraint (${width_constraint}) must be below twice n_people (${n_people}), or there are too few simple statements to join`,

  generate({ config, rng }) {
    const sampler = new NumpyRng(rng.randint(0, SEED_TOP));
    const { statements, solution } = attempt(
      'puzzle with one solution',
      () => {
        const statements: Statement[] = [];
        for (let person = 0; person < config.n_people; person++) {
          statements.push(drawStatement(person, config.depth_constraint, config, sampler));
        }
        const solution = onlySolution(statements);
        return solution && { statements, solution };
      },
      1000,
    );
    const namer = new NumpyRng(rng.randint(0, SEED_TOP));
    const names = namer.sampleIndices(ISLANDERS.length, config.n_people).map((i) => ISLANDERS[i]!);
    const kind = namer.choice(KINDS);
    const verdicts = names.map((name, i) => `${name} is ${kind[solution[i] ? 0 : 1]}`);
    return {
      question: tell(statements, names, kind),
      answer: `${verdicts.slice(0, -1).join(', ')}, and ${verdicts.at(-1)}.`,
      metadata: { statements, solution, names, knight_knave_terms: terms(kind) },
    };
  },

  /** Full marks for every role right, in any order; a share when as many are named and only some are right. */
  score(answer, { answer: oracle }) {
    if (answer.length > LONGEST_REPLY) return 0;
    const right = rolesIn(oracle ?? '', Number.POSITIVE_INFINITY);
    const given = rolesIn(answer, right.size);
    if (right.size === 0 || given.size !== right.size) return 0;
    const matching = [...given].filter((role) => right.has(role)).length;
    if (matching === right.size) return 1;
    return matching > 0 ? 0.3 + (0.7 * matching) / right.size : 0;
  },
});

type Kind = (typeof KINDS)[number];

function tell(statements: readonly Statement[], names: readonly string[], kind: Kind): string {
  const [honest, liar] = kind;
  const speeches = statements.map((statement, i) => `${names[i]} says: ${phrase(statement, names, kind)}.`);
  return (
    `Everyone on an island is ${honest}, whose statements are all true, or ${liar}, whose statements are all false. ` +
    `You meet ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.\n\n${speeches.join('\n')}\n\n` +
    `Who is what? Reply in the form "${names.map((name) => `${name} is …`).join(', ')}", ` +
    `putting ${honest} or ${liar} in each place.`
  );
}

function phrase(statement: Statement, names: readonly string[], kind: Kind): string {
  switch (statement[0]) {
    case 'telling-truth':
      return `${names[statement[1]]} is ${kind[0]}`;
    case 'lying':
      return `${names[statement[1]]} is ${kind[1]}`;
    case 'not':
      return `it is false that ${bracketed(statement[1], names, kind)}`;
    case '->':
      return `${bracketed(statement[1], names, kind)} only if ${bracketed(statement[2], names, kind)}`;
    case '<=>':
      return `${bracketed(statement[1], names, kind)} exactly when ${bracketed(statement[2], names, kind)}`;
    default: {
      const [operator, ...parts] = statement;
      return parts.map((part) => bracketed(part, names, kind)).join(operator === 'and' ? ' and also ' : ' and/or ');
    }
  }
}

const bracketed = (statement: Statement, names: readonly string[], kind: Kind): string =>
  typeof statement[1] === 'number' ? phrase(statement, names, kind) : `(${phrase(statement, names, kind)})`;

function noun(phrase: string): string {
  return phrase.slice(phrase.indexOf(' ') + 1);
}

function terms([honest, liar]: Kind) {
  const [knight, knave] = [noun(honest), noun(liar)];
  const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
  return { knight, knave, a_knight: honest, a_knave: liar, Knight: capital(knight), Knave: capital(knave) };
}

const FILLERS = new Set(['is', 'a', 'an']);

/** Pairs of a name and the role that follows it; stops once there are more than `most`. */
function rolesIn(answer: string, most: number): Set<string> {
  const text = ['.', ',', '(', ')', ' and '].reduce((rest, mark) => rest.split(mark).join(' '), answer.toLowerCase());
  const found = new Set<string>();
  let name = '';
  for (const word of wordsOf(text)) {
    if (FILLERS.has(word)) continue;
    if (!ROLES.has(word)) name = word;
    else if (name) {
      found.add(`${name} ${word}`);
      name = '';
      if (found.size > most) break;
    }
  }
  return found;
}
