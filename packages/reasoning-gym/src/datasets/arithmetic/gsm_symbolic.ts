import { defineDataset } from '../../core/define.ts';
import { real } from '../../core/fields.ts';
import { lazyModule } from '../../core/resources.ts';

const stories = /* @__PURE__ */ lazyModule('stories', async () => (await import('../../lib/gsm/index.ts')).templates);

/** Templates that exist but are not dealt out, as in the reference. */
const WITHHELD = new Set([32, 35, 37, 61, 63, 65, 74, 76, 77, 79, 86, 87, 90, 97, 98]);
const DEALT = Array.from({ length: 100 }, (_, task) => task).filter((task) => !WITHHELD.has(task));

export default defineDataset({
  name: 'gsm_symbolic',
  category: 'arithmetic',
  about: 'Solve a word problem of grade school mathematics.',

  config: {
    difficulty: real(1, { about: 'how hard the problems are; there is one step so far', floor: 1, ceiling: 1 }),
  },
  needs: [stories],
  difficulty: null,
  floats: [
    'difficulty',
    'bed_length',
    'item1_cost',
    'item2_cost',
    'original_prices',
    'plant_spacing',
    'prob_above',
    'time_warm',
    'time_warm_total',
    'total_found',
    'total_hours',
    'unit_price',
    'water_content1',
    'water_content2',
  ],

  prepare({ rng }) {
    const tasks: number[] = [];
    return (index: number): number => {
      while (tasks.length <= index) tasks.push(DEALT[Math.floor(rng.random() * DEALT.length)]!);
      return tasks[index]!;
    };
  },

  generate({ config, rng, index, shared: taskAt }) {
    const { question, answer, steps, variables } = stories.get()[taskAt(index)]!(rng);
    return {
      question: `${question}\nReply with the number alone, without a unit.`,
      answer: String(answer),
      metadata: {
        difficulty: config.difficulty,
        answer_value: answer,
        answer_cot: steps.reduceRight((rest, step) => `${step}\n${rest}`, `Answer: ${answer}`),
        variables,
      },
    };
  },

  score(answer, { answer: oracle }) {
    const found = NUMBER.exec(answer);
    if (!found) return 0;
    const [number] = found;
    const sign = oracle?.startsWith('-') && answer[found.index - 1] === '-' ? '-' : '';
    return Number(sign + number) === Number(oracle) ? 1 : 0.01;
  },
});

/**
 * The first number that stands by itself. As in the reference, a minus sign belongs to it only behind a letter or a
 * digit.
 */
const NUMBER = /(?:(?<=[\p{L}\p{N}_])-|(?<![\p{L}\p{N}_]))\d+(?:\.\d+)?(?![\p{L}\p{N}_])/u;
