import { defineDataset } from '../../core/define.ts';
import { type Field, range, real, scalar, weights } from '../../core/fields.ts';
import { lazyModule } from '../../core/resources.ts';
import { type Interval, contains } from '../../core/rng.ts';
import { boardFormat, boardQuestion, formatBoard, scoreBoard } from '../../lib/arc/board-format.ts';
import { attempt } from '../../lib/attempt.ts';

const rearc = /* @__PURE__ */ lazyModule('rearc tasks', () => import('../../lib/rearc/index.ts'));

const EASY_TO_HARD: readonly (readonly number[])[] = Array.from({ length: 7 }, (_, level) =>
  Array.from({ length: 7 }, (__, step) => (step === level ? 1 : 0)),
);
const MOST_STEPS = 100;
/** The rarest step of the default ones takes about 70 tries, and hardly ever 400. */
const MOST_TRIES = 3000;
const EVEN: readonly number[] = Array.from({ length: 7 }, () => 1 / 7);

export default defineDataset({
  name: 'rearc',
  category: 'arc',
  about: 'Infer from examples how coloured grids change, and change another.',

  config: {
    examples: range(3, 5, { about: 'examples shown', floor: 1, ceiling: 50 }),
    diff_lb: real(0, { about: 'how easy examples may be', floor: 0, ceiling: 1 }),
    diff_ub: real(0.2, { about: 'how hard examples may be', floor: 0, ceiling: 1 }),
    board_format_opts: boardFormat(),
    rng_difficulty_ranges: steps([0, 0.025, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2], {
      about: 'how hard the draws may be, by step',
    }),
    rng_difficulty_weights: weights(EVEN, {
      about: 'share of each step of the draws',
      fewest: 1,
      most: MOST_STEPS,
      levels: EASY_TO_HARD,
    }),
    pso_difficulty_ranges: steps([0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 1], {
      about: 'how rich in pixels, symbols and objects a puzzle may be, by step',
    }),
    pso_difficulty_weights: weights(EVEN, {
      about: 'share of each step of richness',
      fewest: 1,
      most: MOST_STEPS,
      levels: EASY_TO_HARD,
    }),
  },
  needs: [rearc],
  floats: ['rng', 'pso'],

  check(config) {
    if (config.diff_ub < config.diff_lb)
      return `diff_ub (${config.diff_ub}) must not be below diff_lb (${config.diff_lb})`;
    for (const kind of ['rng', 'pso'] as const) {
      if (config[`${kind}_difficulty_ranges`].length !== config[`${kind}_difficulty_weights`].length) {
        return `${kind}_difficulty_weights must hold one weight for each of the ${kind}_difficulty_ranges`;
      }
    }
    return undefined;
  },

  generate({ config, rng }) {
    const { taskIds, drawPair, richness } = rearc.get();
    const drawStep = (among: readonly Step[], shares: readonly number[]): Interval => {
      const [min, max] = among[rng.weightedIndex(shares)]!;
      return { min, max };
    };
    const wanted = drawStep(config.pso_difficulty_ranges, config.pso_difficulty_weights);
    const levels: number[] = [];
    const puzzle = attempt(
      'puzzle within pso_difficulty_ranges',
      () => {
        const id = rng.choice(taskIds);
        const step = drawStep(config.rng_difficulty_ranges, config.rng_difficulty_weights);
        const pair = drawPair(id, rng, step, levels);
        const pso = richness(pair);
        return contains(wanted, pso) ? { id, pso, input: pair.input.rows(), output: pair.output.rows() } : undefined;
      },
      MOST_TRIES,
    );
    const { id, pso, input, output } = puzzle;
    const between = { min: config.diff_lb, max: config.diff_ub };
    const examples = Array.from({ length: rng.between(config.examples) }, () => {
      const pair = drawPair(id, rng, between);
      return { input: pair.input.rows(), output: pair.output.rows() };
    });
    return {
      question: boardQuestion(examples, input, config.board_format_opts),
      answer: formatBoard(output, config.board_format_opts),
      metadata: { input, output, task_id: id, rng: mean(levels), pso },
    };
  },

  score: (answer, { answer: oracle, metadata }, { board_format_opts }) =>
    scoreBoard(answer, metadata.output, oracle, board_format_opts),
});

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

type Step = readonly [min: number, max: number];

/** A list of pairs, each a lower and an upper bound; by default those between neighbouring marks. */
function steps(marks: readonly number[], { about }: { readonly about: string }): Field<readonly Step[]> {
  const initial = marks.slice(1).map((max, index): Step => [marks[index]!, max]);
  const isBound = (bound: unknown): boolean => typeof bound === 'number' && bound >= 0 && bound <= 1;
  const isStep = (item: unknown): boolean =>
    Array.isArray(item) && item.length === 2 && item.every(isBound) && item[0] <= item[1];
  return scalar<readonly Step[]>(
    initial,
    {},
    {
      read(key, wire, report) {
        const value = wire[key] ?? initial;
        if (Array.isArray(value) && value.length > 0 && value.length <= MOST_STEPS && value.every(isStep)) return value;
        report(`${key} must list 1 to ${MOST_STEPS} pairs of bounds between 0 and 1, the lower first`);
        return initial;
      },
      schema: {
        type: 'array',
        items: { type: 'array', items: { type: 'number', minimum: 0, maximum: 1 }, minItems: 2, maxItems: 2 },
        minItems: 1,
        maxItems: MOST_STEPS,
        default: initial,
        description: about,
      },
    },
  );
}
