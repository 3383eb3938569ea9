import { defineDataset } from '../../core/define.ts';
import { int } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { type Effort, fewestMoves, type Move, movesByPairs, solveJugs } from '../../lib/jugs.ts';
import { splitAtBlanks } from '../../lib/words.ts';

const SMALLEST_JUG = 3;
const TRIES = 10_000;
/** Moves tried in search of a puzzle, before settling for less. */
const EFFORT = 4_000_000;

/** Many times what the longest solution takes; more is not read. */
const LONGEST_ANSWER = 200_000;

interface Puzzle {
  readonly jug_capacities: readonly number[];
  readonly target: number;
  readonly min_moves: number;
}

export default defineDataset({
  name: 'jugs',
  category: 'algorithmic',
  about: 'Measure out an amount of water with unmarked jugs.',

  config: {
    num_jugs: int(3, { about: 'jugs at hand', floor: 3, ceiling: 8, levels: [3, 4, 5, 7] }),
    difficulty: int(10, {
      about: 'moves needed at least; jugs hold up to three litres more than this',
      floor: 1,
      ceiling: 199,
      levels: [5, 10, 15, 20],
    }),
  },
  check: ({ num_jugs, difficulty }) =>
    (SMALLEST_JUG + difficulty + 1) ** num_jugs <= Number.MAX_SAFE_INTEGER
      ? undefined
      : `difficulty (${difficulty}) is too high for num_jugs (${num_jugs})`,

  generate({ config, rng }) {
    const puzzle = findPuzzle(config.num_jugs, config.difficulty, rng);
    const jugs = puzzle.jug_capacities.map((capacity, i) => `${letterOf(i)} (${capacity})`);
    return {
      question:
        `You have a tap and these jugs without marks, all empty, with their size in litres: ${jugs.join(', ')}.\n` +
        'There are three kinds of move: "fill A" fills jug A to the brim, "empty A" tips it out, and "pour A->B" pours A ' +
        'into B until A is empty or B is full.\n' +
        `Find moves after which some jug holds exactly ${puzzle.target} ${puzzle.target === 1 ? 'litre' : 'litres'}. ` +
        'Reply with a JSON list of the moves in order, such as ["fill A", "pour A->B"].',
      answer: `[${solutionOf(puzzle)
        .map((move) => `"${move}"`)
        .join(', ')}]`,
      metadata: { puzzle },
    };
  },

  /** Any moves count that end on the target; those that can be carried out but do not earn 0.01. */
  score(answer, { metadata: { puzzle } }) {
    const amounts = pourOut(readMoves(answer), puzzle.jug_capacities);
    if (!amounts) return 0;
    return amounts.includes(puzzle.target) ? 1 : 0.01;
  },
});

/**
 * Draws jugs and a target until the shortest solution is long enough. Many jugs of many sizes hardly ever make it that
 * hard, so that in the end only two sizes are drawn, and the hardest puzzle found stands if that does not help either.
 */
function findPuzzle(count: number, difficulty: number, rng: Rng): Puzzle {
  const size = (): number => rng.randint(SMALLEST_JUG, SMALLEST_JUG + difficulty);
  const anySizes = (): number[] => Array.from({ length: count }, size);
  const twoSizes = (): number[] => {
    const sizes = [size(), size()];
    return Array.from({ length: count }, () => rng.choice(sizes));
  };
  let hardest: Puzzle | undefined;
  for (const draw of [anySizes, twoSizes]) {
    const effort = { spent: 0, limit: EFFORT };
    for (let tries = 0; tries < TRIES && effort.spent < effort.limit; tries++) {
      const puzzle = measure(draw(), difficulty, effort, rng);
      if (!puzzle || puzzle.min_moves <= (hardest?.min_moves ?? 0)) continue;
      if (puzzle.min_moves >= difficulty) return puzzle;
      hardest = puzzle;
    }
  }
  if (!hardest) throw new RangeError(`no puzzle found of difficulty ${difficulty} with ${count} jugs`);
  return hardest;
}

/** A target for the jugs, unless it is plain to see that it can be had too soon. */
function measure(capacities: number[], difficulty: number, effort: Effort, rng: Rng): Puzzle | undefined {
  const unit = capacities.reduce(gcd);
  const target = unit * (1 + rng.below(Math.max(...capacities) / unit));
  if (movesByPairs(capacities, target, difficulty) < difficulty || !threeFor(capacities, target)) return undefined;
  const moves = fewestMoves(capacities, target, effort);
  return moves === undefined ? undefined : { jug_capacities: capacities, target, min_moves: moves };
}

/** Three jugs are enough in practice, and keep the search small. */
function solutionOf({ jug_capacities, target }: Puzzle): string[] {
  const three = threeFor(jug_capacities, target)!;
  const moves = solveJugs(
    three.map((jug) => jug_capacities[jug]!),
    target,
  )!;
  const nameOf = (jug: number): string => letterOf(three[jug]!);
  return moves.map(({ kind, jug, into }: Move) =>
    kind === 'pour' ? `pour ${nameOf(jug)}->${nameOf(into)}` : `${kind} ${nameOf(jug)}`,
  );
}

/** The first three jugs with which the target can be had: one is large enough, and their common divisor divides it. */
function threeFor(capacities: readonly number[], target: number): readonly number[] | undefined {
  for (let a = 0; a < capacities.length; a++) {
    for (let b = a + 1; b < capacities.length; b++) {
      for (let c = b + 1; c < capacities.length; c++) {
        const sizes = [capacities[a]!, capacities[b]!, capacities[c]!];
        if (Math.max(...sizes) >= target && target % sizes.reduce(gcd) === 0) return [a, b, c];
      }
    }
  }
  return undefined;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

const letterOf = (jug: number): string => String.fromCharCode(65 + jug);

/** Moves as written, where they stand in a JSON list (or are the keys of an object, as Python would take it). */
function readMoves(answer: string): readonly unknown[] | undefined {
  if (answer.length > LONGEST_ANSWER) return undefined;
  try {
    const value: unknown = JSON.parse(answer);
    if (typeof value !== 'object' || value === null) return value === '' ? [] : undefined;
    return Array.isArray(value) ? value : Object.keys(value);
  } catch {
    return undefined;
  }
}

/** What the jugs hold after the moves; `undefined` when one of them makes no sense. */
function pourOut(moves: readonly unknown[] | undefined, capacities: readonly number[]): number[] | undefined {
  if (!moves) return undefined;
  const amounts = capacities.map(() => 0);
  const jugOf = (name: string | undefined): number =>
    name?.length === 1 ? capacities.findIndex((_, jug) => letterOf(jug) === name) : -1;
  for (const move of moves) {
    if (typeof move !== 'string') return undefined;
    const [verb, object = ''] = splitAtBlanks(move, 2);
    const [from, into, ...more] = verb === 'pour' ? object.split('->').map(jugOf) : [jugOf(object), 0];
    if (from === undefined || into === undefined || from < 0 || into < 0 || more.length > 0) return undefined;
    if (verb === 'fill') amounts[from] = capacities[from]!;
    else if (verb === 'empty') amounts[from] = 0;
    else if (verb === 'pour') {
      const flow = Math.min(amounts[from]!, capacities[into]! - amounts[into]!);
      amounts[from] = amounts[from]! - flow;
      amounts[into] = amounts[into]! + flow;
    } else return undefined;
  }
  return amounts;
}
