import { defineDataset } from '../../core/define.ts';
import { int } from '../../core/fields.ts';
import { parsed } from '../../core/resources.ts';
import { acreObjects } from '../../data/assets.ts';
import { dealExperiments } from '../../lib/blickets.ts';

interface Thing {
  readonly color: string;
  readonly material: string;
  readonly shape: string;
}

const names = parsed(acreObjects, (text) =>
  Object.values(JSON.parse(text) as Readonly<Record<string, Thing>>).map(
    ({ color, material, shape }) => `${color} ${material} ${shape}`,
  ),
);

const list = (objects: readonly number[]): string => objects.map((object) => names()[object]!).join(' + ');

export default defineDataset({
  name: 'acre',
  category: 'induction',
  about: 'Tell from experiments whether objects make a detector light up.',
  largest: 20_000,

  config: {
    train: int(1, {
      about: '1 for the mixture meant for training, 0 for the one meant for testing',
      floor: 0,
      ceiling: 1,
    }),
  },
  needs: [acreObjects],

  prepare: ({ config, rng, size }) => dealExperiments(size, config.train === 1, rng),

  generate({ index, shared: experiments }) {
    const { trials, tests } = experiments[Math.floor(index / 4)]!;
    const test = tests[index % 4]!;
    return {
      question:
        'A detector lights up when at least one of the objects on it has a hidden power; the others never make a difference. ' +
        `It was tried out like this:\n\n${trials.map(({ objects, isLit }) => `${list(objects)}: ${isLit ? 'on' : 'off'}`).join('\n')}\n\n` +
        `What does the light do for ${list(test.objects)}? ` +
        'Reply with on, with off, or with undetermined when the trials leave it open.',
      answer: test.outcome,
      metadata: {},
    };
  },
});
