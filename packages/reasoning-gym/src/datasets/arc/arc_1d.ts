import { defineDataset } from '../../core/define.ts';
import { int, range } from '../../core/fields.ts';
import type { Pair } from '../../lib/arc-1d/rows.ts';
import { ARC_1D_TASKS } from '../../lib/arc-1d/tasks.ts';
import { attempt } from '../../lib/attempt.ts';

export default defineDataset({
  name: 'arc_1d',
  category: 'arc',
  about: 'Infer from examples how rows of coloured cells change, and change another.',

  config: {
    size: range(10, 30, { about: 'cells in a row', floor: 8, ceiling: 200, levels: [10, 25, 50, 100] }),
    num_train: int(3, { about: 'examples shown', floor: 1, ceiling: 100 }),
  },

  generate({ config, rng }) {
    const [task_name, task] = rng.choice(ARC_1D_TASKS);
    const size = rng.between(config.size);
    const pairs: Pair[] = [];
    while (pairs.length <= config.num_train) pairs.push(attempt(task_name, () => task(rng, size)));
    const train_examples = pairs.slice(0, -1);
    const test_example = pairs.at(-1)!;
    const examples = train_examples.map(({ input, output }) => `${compact(input)} -> ${compact(output)}`);
    return {
      question:
        `Each row below is changed by the same rule. A digit is the colour of a cell, 0 the empty ground.\n\n` +
        `${examples.join('\n')}\n\nWhat does the rule make of this row?\n\n${compact(test_example.input)}\n\n` +
        `Reply with the ${size} digits of the result, separated by spaces.`,
      answer: test_example.output.join(' '),
      metadata: { task_name, size, train_examples, test_example },
    };
  },
});

function compact(cells: readonly number[]): string {
  let text = '';
  for (const cell of cells) text += cell;
  return text;
}
