import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { attempt } from '../../lib/attempt.ts';

const TRIES = 100;

export default defineDataset({
  name: 'simple_geometry',
  category: 'geometry',
  about: 'Find the last interior angle of a polygon from the others.',
  size: 100,
  floats: ['known_angles', 'sum_of_known_angles', 'missing_angle_raw'],

  config: {
    sides: range(3, 6, {
      about: 'sides of the polygon',
      floor: 3,
      ceiling: 1000,
      levels: [5, 10, 15, 30],
      interval: true,
    }),
    angle: range(10, 170, { about: 'each known angle in degrees', floor: 1, ceiling: 179 }),
  },

  generate({ config, rng }) {
    const sides = rng.between(config.sides);
    const total = 180 * (sides - 2);
    const { angles, sum } = attempt(
      `${sides - 1} angles below ${total} degrees in all`,
      () => {
        const angles = Array.from({ length: sides - 1 }, () => rng.between(config.angle));
        const sum = angles.reduce((so, angle) => so + angle, 0);
        return sum < total ? { angles, sum } : undefined;
      },
      TRIES,
    );
    const missing = total - sum;
    return {
      question:
        `A polygon has ${sides} sides and, one left out, these interior angles: ${angles.map((angle) => `${angle}°`).join(', ')}.\n` +
        'How many degrees does the missing angle have, going by the total that the interior angles of such a polygon must reach? ' +
        `${sides > 3 ? 'It may be above 180. ' : ''}Reply with the number alone.`,
      answer: String(missing),
      metadata: {
        n_sides: sides,
        known_angles: angles,
        sum_of_known_angles: sum,
        missing_angle_raw: missing,
        missing_angle_rounded: missing,
        total_interior_sum: total,
      },
    };
  },
});
