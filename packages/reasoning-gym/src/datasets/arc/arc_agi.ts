import { defineDataset } from '../../core/define.ts';
import { flag, subset, weights } from '../../core/fields.ts';
import { lazyModule, parsed } from '../../core/resources.ts';
import type { Rng } from '../../core/rng.ts';
import { arcTasks } from '../../data/assets.ts';
import { boardFormat, boardQuestion, formatBoard, scoreBoard } from '../../lib/arc/board-format.ts';

const collecting = /* @__PURE__ */ lazyModule('arc_agi format', () => import('../../lib/arc/collection.ts'));
const augmentation = /* @__PURE__ */ lazyModule('arc_agi changes', () => import('../../lib/arc/augment.ts'));
const own = /* @__PURE__ */ lazyModule('arc_agi tasks', () => import('../../lib/arc/own-collection.ts'));
const collection = /* @__PURE__ */ parsed(arcTasks, (text) =>
  text === '' ? own.get().ownCollection : collecting.get().parseCollection(text),
);

const ROTATIONS = ['90', '180', '270'] as const;
const MIRRORS = ['horizontal', 'vertical', 'diagonal', 'counterdiagonal'] as const;

export default defineDataset({
  name: 'arc_agi',
  category: 'arc',
  about: 'Infer from examples how coloured grids change, in tasks of the ARC-AGI-1 kind, and change another.',

  config: {
    use_train: flag(true, { about: 'draw from the tasks for practice' }),
    use_eval: flag(true, { about: 'draw from the tasks for examination' }),
    board_format_opts: boardFormat(),
    rotations: subset(ROTATIONS, { about: 'turns that may be applied, in degrees; an empty list for none', fewest: 0 }),
    mirrors: subset(MIRRORS, { about: 'mirrorings that may be applied; an empty list for none', fewest: 0 }),
    use_color_permutation: flag(true, { about: 'exchange the colours' }),
    shuffle_example_order: flag(true, { about: 'show the examples in any order' }),
    rotations_weights: weights([0.25, 0.25, 0.25, 0.25], {
      about: 'share of no turn, then of each turn listed',
      fewest: 1,
      most: 20,
      levels: [
        [0.3, 0.2, 0.3, 0.2],
        [0.15, 0.3, 0.25, 0.3],
        [0.1, 0.35, 0.2, 0.35],
        [0, 0.4, 0.2, 0.4],
      ],
    }),
    mirrors_weights: weights([0.2, 0.2, 0.2, 0.2, 0.2], {
      about: 'share of no mirroring, then of each mirroring listed',
      fewest: 1,
      most: 20,
      levels: [
        [0.3, 0.3, 0.2, 0.1, 0.1],
        [0.2, 0.2, 0.2, 0.2, 0.2],
        [0.1, 0.1, 0.2, 0.3, 0.3],
        [0.05, 0.05, 0.1, 0.4, 0.4],
      ],
    }),
  },
  needs: () => [augmentation, arcTasks, arcTasks.ready && arcTasks.text() !== '' ? collecting : own],

  check(config) {
    if (!config.use_train && !config.use_eval) return 'use_train or use_eval must be true';
    for (const kind of ['rotations', 'mirrors'] as const) {
      const count = config[kind].length;
      if (count > 0 && config[`${kind}_weights`].length !== count + 1) {
        return `${kind}_weights must hold a weight for no change and one for each of the ${count} ${kind}`;
      }
    }
    return undefined;
  },

  prepare({ config }) {
    const { train, eval: examination } = collection();
    const entries = [...(config.use_train ? train : []), ...(config.use_eval ? examination : [])];
    if (entries.length === 0)
      throw new RangeError('arc1.json holds no tasks of those that use_train and use_eval ask for');
    return entries;
  },

  generate({ config, rng, shared: entries }) {
    const { id, task } = rng.choice(entries);
    const changes = [
      ...drawChange(rng, config.rotations, config.rotations_weights),
      ...drawChange(rng, config.mirrors, config.mirrors_weights),
    ];
    const colors = config.use_color_permutation ? rng.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) : undefined;
    const { augmented } = augmentation.get();
    const { train, test } = task();
    const examples = train.map((pair) => augmented(pair, changes, colors));
    if (config.shuffle_example_order) rng.shuffle(examples);
    const { input, output } = augmented(test[0]!, changes, colors);
    return {
      question: boardQuestion(examples, input, config.board_format_opts),
      answer: formatBoard(output, config.board_format_opts),
      metadata: { input, output, task_id: id },
    };
  },

  score: (answer, { answer: oracle, metadata }, { board_format_opts }) =>
    scoreBoard(answer, metadata.output, oracle, board_format_opts),
});

/** One of the changes, or none: the first weight is for none. */
function drawChange<T>(rng: Rng, changes: readonly T[], shares: readonly number[]): T[] {
  if (changes.length === 0) return [];
  const index = rng.weightedIndex(shares);
  return index === 0 ? [] : [changes[index - 1]!];
}
