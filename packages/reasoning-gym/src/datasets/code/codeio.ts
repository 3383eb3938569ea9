import { defineDataset } from '../../core/define.ts';
import { int, optional, real } from '../../core/fields.ts';
import { lazyModule } from '../../core/resources.ts';
import { jsonScore } from '../../lib/codeio/similarity.ts';
import { parsePythonJson, pythonJson } from '../../lib/python-json.ts';

const collection = /* @__PURE__ */ lazyModule('the programs of codeio', () => import('../../lib/codeio/programs.ts'));

export default defineDataset({
  name: 'codeio',
  category: 'code',
  about: 'Work out what a small Python function returns, or which arguments it was given.',

  config: {
    input_prediction_probability: real(0.5, {
      about: 'how often the arguments are shown and the result is asked for, rather than the other way round',
      floor: 0,
      ceiling: 1,
    }),
    difficulty: optional(
      int(6, { about: 'programs of this difficulty only, from 1 to 10', floor: 1, ceiling: 10, levels: [6, 7, 8, 9] }),
    ),
  },
  difficulty: ({ difficulty }) => ({ difficulty }),
  needs: [collection],

  prepare: ({ config: { difficulty } }) =>
    collection.get().programs.filter((entry) => difficulty === null || entry.difficulty === difficulty),

  generate({ config, rng, shared: programs }) {
    const { about, takes, python, input, output } = rng.choice(programs);
    const input_data = input(rng);
    const output_data = output(input_data);
    const [given, returned] = [asJson(input_data), asJson(output_data)];
    const asksOutput = rng.random() < config.input_prediction_probability;
    const task = asksOutput
      ? `It is called with these arguments:\n\n${given}\n\n` +
        'Work out what it returns, without running it. Reply with the returned dict alone, written as a JSON object.'
      : `It has returned this:\n\n${returned}\n\n` +
        'Work out which arguments it was called with, without running it. Where several would do, marks depend on how ' +
        'close yours come to those used. Reply with a JSON object of the arguments by name, and nothing else.';
    return {
      question: `${about}\n\n\`\`\`python\n${python}\n\`\`\`\n\nArguments: ${takes}.\n\n${task}`,
      answer: asksOutput ? returned : given,
      metadata: { input_data, output_data },
    };
  },

  score: (answer, { answer: oracle }) => jsonScore(answer, oracle ?? ''),
});

const asJson = (value: object): string => pythonJson(parsePythonJson(JSON.stringify(value))!);
