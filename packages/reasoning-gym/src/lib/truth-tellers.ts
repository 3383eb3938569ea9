import type { NumpyRng } from '../core/numpy-rng.ts';

/** A claim about who tells the truth, in prefix form; persons are numbers. */
export type Statement =
  | readonly ['telling-truth' | 'lying', number]
  | readonly ['not', Statement]
  | readonly ['and' | 'or', ...Statement[]]
  | readonly ['->' | '<=>', Statement, Statement];

const CLAIMS = ['telling-truth', 'lying'] as const;

export interface Limits {
  readonly n_people: number;
  readonly width_constraint: number;
}

export function drawStatement(speaker: number, depth: number, limits: Limits, rng: NumpyRng): Statement {
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
export function onlySolution(statements: readonly Statement[]): boolean[] | undefined {
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
