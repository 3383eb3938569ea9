import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { type Animal, LEGS, pluralOf } from '../../data/legs.ts';

const ANIMALS = Object.keys(LEGS) as Animal[];

export default defineDataset({
  name: 'leg_counting',
  category: 'arithmetic',
  about: 'Add up the legs of a small herd.',

  config: {
    animals: range(3, 10, {
      about: 'kinds of animal in the herd',
      floor: 1,
      ceiling: ANIMALS.length,
      attribute: 'num_animals',
      levels: Array.from({ length: 36 }, (_, i) => i + 1),
    }),
    instances: range(1, 15, {
      about: 'animals of each kind',
      floor: 1,
      ceiling: 1_000_000,
      attribute: 'num_instances',
      levels: [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024],
      interval: true,
    }),
  },

  generate({ config, rng }) {
    const kinds = rng.sample(ANIMALS, rng.between(config.animals));
    const animals: Record<string, number> = {};
    const phrases: string[] = [];
    let total = 0;
    for (const kind of kinds) {
      const count = rng.between(config.instances);
      animals[kind] = count;
      phrases.push(`${count} ${count === 1 ? kind : pluralOf(kind)}`);
      total += count * LEGS[kind];
    }
    return {
      question: `A herd is made up of ${phrases.join(', ')}.\nHow many legs does it have altogether? Reply with the number alone.`,
      answer: String(total),
      metadata: { animals, num_animals: kinds.length, total_legs: total },
    };
  },
});
