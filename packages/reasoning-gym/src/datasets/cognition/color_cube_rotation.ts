import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { strip } from '../../lib/python-text.ts';

const COLORS = [
  'red',
  'green',
  'blue',
  'yellow',
  'white',
  'orange',
  'purple',
  'pink',
  'brown',
  'gray',
  'cyan',
  'magenta',
  'gold',
  'silver',
  'indigo',
  'violet',
] as const;
const SIDES = ['top', 'right', 'front', 'left', 'back', 'bottom'] as const;

/** For each side that can come to the top: the side, by number, whose color each of the six takes over. */
const ROLLS = {
  right: [1, 5, 2, 0, 4, 3],
  front: [2, 1, 5, 3, 0, 4],
  left: [3, 0, 2, 5, 4, 1],
  back: [4, 1, 0, 3, 5, 2],
  bottom: [5, 1, 4, 3, 2, 0],
} as const;
const MOVABLE = ['right', 'front', 'left', 'back', 'bottom'] as const;

export default defineDataset({
  name: 'color_cube_rotation',
  category: 'cognition',
  about: 'Follow the colors of a cube that is turned over several times.',

  config: {
    rotations: range(1, 3, {
      about: 'turns of the cube',
      floor: 1,
      ceiling: 10_000,
      levels: [1, 5, 10, 50, 100],
      interval: true,
    }),
  },

  generate({ config, rng }) {
    const start = rng.shuffle([...COLORS]).slice(0, SIDES.length);
    const count = rng.between(config.rotations);
    const rotations = Array.from({ length: count }, () => rng.choice(MOVABLE));
    const target = rng.below(SIDES.length);
    let colors: readonly string[] = start;
    for (const side of rotations) colors = ROLLS[side].map((from) => colors[from]!);
    const [top, right, front, left, back, bottom] = start as [string, string, string, string, string, string];
    return {
      question:
        `The six sides of a cube are painted:\n${SIDES.map((side, i) => `${side}: ${start[i]}`).join('\n')}\n\n` +
        'The cube is then tipped over. Each step names the side that comes to the top, as seen at that moment. A side ' +
        'next to the top gets there by a quarter turn; the bottom gets there by a half turn that swaps front and back ' +
        `and leaves left and right where they are.\n${rotations.map((side, i) => `${i + 1}. ${side} to top`).join('\n')}\n\n` +
        `Which color is on the ${SIDES[target]} side in the end? Reply with the color alone.`,
      answer: colors[target]!,
      metadata: {
        initial_state: { top, right, front, left, back, bottom },
        rotations,
        target_side: SIDES[target],
        num_rotations: count,
      },
    };
  },

  score: (answer, { answer: oracle }) => (strip(answer).toLowerCase() === oracle ? 1 : 0.01),
});
