import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import {
  assignmentsTo,
  atom,
  atomsOf,
  complexityOf,
  type Formula,
  holdsIn,
  models,
  not,
  OPERATORS,
  orderless,
  parseFormula,
  show,
} from '../../lib/propositional.ts';

const LETTERS = [...'PQRSTUVWXYZ'];
const CONCLUSION_TRIES = 100;
const LONGEST_ANSWER = 2000;
const MOST_ATOMS = 16;

export default defineDataset({
  name: 'propositional_logic',
  category: 'logic',
  about: 'Draw a conclusion from premises in propositional logic.',

  config: {
    vars: range(2, 4, { about: 'variables', floor: 1, ceiling: LETTERS.length, levels: [2, 4, 6, 8, 10] }),
    statements: range(2, 4, { about: 'premises', floor: 1, ceiling: 100, levels: [2, 4, 6, 8, 10] }),
    complexity: range(1, 3, { about: 'depth of a premise', floor: 1, ceiling: 10, levels: [1, 2, 3, 4, 5] }),
  },

  generate({ config, rng }) {
    const variables = LETTERS.slice(0, rng.between(config.vars));
    const premises = Array.from({ length: rng.between(config.statements) }, () =>
      drawFormula(variables, rng.between(config.complexity), rng),
    );
    const conclusion = drawConclusion(premises, variables, rng);
    const texts = premises.map(show);
    return {
      question:
        `Take these premises as true:\n\n${texts.map((text, i) => `${i + 1}. ${text}`).join('\n')}\n\n` +
        '¬ means not, ∧ and, ∨ or, → implies, ↔ if and only if.\n' +
        'Give one formula that follows from them, with at least one connective, that is neither a premise over again ' +
        'nor true whatever the variables are. Reply with the formula alone, in the same notation.',
      answer: null,
      metadata: {
        premises: texts,
        variables,
        complexity: complexityOf(conclusion),
        example_answer: show(conclusion),
      },
    };
  },

  /** Full marks for what follows; a quarter when it is empty or a premise repeated; a trace for any other formula. */
  score(answer, { metadata: { premises, variables } }) {
    if (answer.length > LONGEST_ANSWER) return 0;
    if ((answer.match(/[A-Z]/g) ?? []).some((letter) => !variables.includes(letter))) return 0;
    const conclusion = parseFormula(answer);
    if (!conclusion) return 0;
    const given = premises.flatMap((premise) => parseFormula(premise) ?? []);
    const atoms = [...new Set([...variables, ...atomsOf(conclusion)])];
    if (atoms.length > MOST_ATOMS) return 0.05;
    const batches = assignmentsTo(atoms);
    if (!holdsIn(conclusion, models(given, batches), batches)) return 0.05;
    const isEmpty = conclusion.operator === null || holdsIn(conclusion, models([], batches), batches);
    return isEmpty || given.some((premise) => orderless(premise) === orderless(conclusion)) ? 0.25 : 1;
  },
});

function drawFormula(variables: readonly string[], depth: number, rng: Rng): Formula {
  if (depth <= 1) return atom(rng.choice(variables));
  const operator = rng.choice(OPERATORS);
  const left = drawFormula(variables, depth - 1, rng);
  return operator === '¬' ? not(left) : { operator, left, right: drawFormula(variables, depth - 1, rng) };
}

/** A small formula that follows and says something, or the first variable when none turns up. */
function drawConclusion(premises: readonly Formula[], variables: readonly string[], rng: Rng): Formula {
  const batches = assignmentsTo(variables);
  const all = models([], batches);
  const given = models(premises, batches);
  for (let tries = 0; tries < CONCLUSION_TRIES; tries++) {
    const candidate = withoutArrow(drawFormula(variables, 2, rng));
    if (holdsIn(candidate, given, batches) && !holdsIn(candidate, all, batches)) return candidate;
  }
  return atom(variables[0]!);
}

const withoutArrow = (formula: Formula): Formula =>
  formula.operator === '→' ? { operator: '∨', left: not(formula.left), right: formula.right } : formula;
