import { defineDataset } from '../../core/define.ts';
import { int } from '../../core/fields.ts';
import { NumpyRng } from '../../core/numpy-rng.ts';
import { ISLANDERS, KINDS } from '../../data/islanders.ts';
import { attempt } from '../../lib/attempt.ts';
import { wordsOf } from '../../lib/words.ts';

/** A claim about who tells the truth, in prefix form; persons are numbers. */
type Statement =
  | readonly ['telling-truth' | 'lying', number]
  | readonly ['not', Statement]
  | readonly ['and' | 'or', ...Statement[]]
  | readonly ['->' | '<=>', Statement, Statement];

const CLAIMS = ['telling-truth', 'lying'] as const;
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

interface Limits {
  readonly n_people: number;
  readonly width_constraint: number;
}

function drawStatement(speaker: number, depth: number, limits: Limits, rng: NumpyRng): Statement {
  const dice = rng.integers(0, 6);
  if (depth === 1 || dice === 0) return drawClaim(speaker, limits.n_people, rng);
  if (dice === 1) return ['not', drawStatement(speaker, depth - 1, limits, rng)];
  if (dice <= 3) {
    const count = rng.integers(2, Math.max(2, limits.width_constraint) + 1);
    return [dice === 2 ? 'and' : 'or', ...drawParts(count, speaker, depth - 1, limits, rng)];
  }
  const [left, right] = drawParts(2, speaker, depth - 1, limits, rng) as [Statement, Statement];
  return [dice === 4 ? '->' : '<=>', left, right];
}

/** Nobody calls himself a liar. */
function drawClaim(speaker: number, people: number, rng: NumpyRng): Statement {
  for (;;) {
    const claim = rng.choice(CLAIMS);
    const person = rng.integers(0, people);
    if (claim !== 'lying' || person !== speaker) return [claim, person];
  }
}

/** Statements that are all different. */
function drawParts(count: number, speaker: number, depth: number, limits: Limits, rng: NumpyRng): Statement[] {
  const parts = new Map<string, Statement>();
  while (parts.size < count) {
    const part = drawStatement(speaker, depth, limits, rng);
    const key = JSON.stringify(part);
    if (!parts.has(key)) parts.set(key, part);
  }
  return [...parts.values()];
}

/** Who tells the truth, when only one way of the matter fits what all say. */
function onlySolution(statements: readonly Statement[]): boolean[] | undefined {
  let found = -1;
  for (let honest = 0; honest < 2 ** statements.length; honest++) {
    if (!statements.every((statement, i) => holds(statement, honest) === isSet(honest, i))) continue;
    if (found >= 0) return undefined;
    found = honest;
  }
  return found < 0 ? undefined : statements.map((_, i) => isSet(found, i));
}

const isSet = (bits: number, i: number): boolean => ((bits >> i) & 1) === 1;

function holds(statement: Statement, honest: number): boolean {
  switch (statement[0]) {
    case 'telling-truth':
      return isSet(honest, statement[1]);
    case 'lying':
      return !isSet(honest, statement[1]);
    case 'not':
      return !holds(statement[1], honest);
    case '->':
      return !holds(statement[1], honest) || holds(statement[2], honest);
    case '<=>':
      return holds(statement[1], honest) === holds(statement[2], honest);
    default: {
      const [operator, ...parts] = statement;
      return operator === 'and'
        ? parts.every((part) => holds(part, honest))
        : parts.some((part) => holds(part, honest));
    }
  }
}

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
