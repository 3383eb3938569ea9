import {
  approach,
  fall,
  fallApart,
  fallCounting,
  fallOneStep,
  fallWeighted,
  move,
  moveByOwnSize,
  moveWrapped,
  reflectAroundDot,
  reflectBorder,
  reflectRandom,
  stretch,
  touch,
} from './moving.ts';
import {
  copyToDots,
  duplicateFromSeeds,
  fillBetween,
  fillFromPixel,
  fillUntilCollision,
  markPairs,
  removeNoise,
  removeNoiseInside,
  repeatPattern,
} from './patterns.ts';
import { type Task } from './rows.ts';
import {
  colourLeftHalves,
  paintBiggest,
  recolourBySize,
  recolourFromPalette,
  sortBlocks,
  sortSequence,
  toFive,
} from './several-blocks.ts';

const mirrored =
  (task: Task): Task =>
  (rng, size) => {
    const pair = task(rng, size);
    return pair && { input: pair.input.toReversed(), output: pair.output.toReversed() };
  };

const inverse =
  (task: Task): Task =>
  (rng, size) => {
    const pair = task(rng, size);
    return pair && { input: pair.output, output: pair.input };
  };

export const both = (name: (direction: string) => string, task: Task): [string, Task][] => [
  [name('right'), task],
  [name('left'), mirrored(task)],
];

/** Those to the right first, then those to the left. */
const byDirection = (entries: readonly (readonly [string, Task][])[]): [string, Task][] =>
  [0, 1].flatMap((side) => entries.map((pair) => pair[side]!));

const moves = (suffix: string, task: (steps: number, isSolid: boolean) => Task): [string, Task][] =>
  byDirection(
    [true, false].flatMap((isSolid) =>
      [1, 2, 3, 4].map((steps) =>
        both(
          (direction) => `move_${steps}pix_${isSolid ? 'solid' : 'colorful'}${suffix}_${direction}`,
          task(steps, isSolid),
        ),
      ),
    ),
  );

/** All rules by name, in the order in which draws index them. */
export const ARC_1D_TASKS: readonly (readonly [name: string, task: Task])[] = [
  ...moves('', move),
  ...moves('_wrapped', moveWrapped),
  ...byDirection([
    both((direction) => `gravity_${direction}`, fall),
    both((direction) => `gravity_counting_${direction}`, fallCounting),
    both((direction) => `gravity_antigravity_${direction}`, fallApart),
    both((direction) => `gravity_one_step_${direction}`, fallOneStep),
    both((direction) => `gravity_weighted_colors_${direction}`, fallWeighted),
  ]),
  ['block_touch_dot', touch],
  ['block_touch_dot_1pix', approach(1)],
  ['block_touch_dot_2pix', approach(2)],
  ['block_touch_dot_3pix', approach(3)],
  ['block_touch_dot_4pix', approach(4)],
  ['block_scale_to_dot', stretch],
  ['block_and_noise_remove', removeNoise],
  ['block_and_noise_remove_inside', removeNoiseInside],
  ['move_block_by_own_size', moveByOwnSize],
  ['two_points_and_fill', fillBetween],
  ['two_points_and_fill_inv', inverse(fillBetween)],
  ['copy_block_to_dots', copyToDots(false)],
  ['copy_block_to_dots_colors', copyToDots(true)],
  ['repeat_pattern_full', repeatPattern],
  ['reflect_block_with_border_pixel', reflectBorder],
  ['reflect_block_random', reflectRandom],
  ['reflect_block_around_dot', reflectAroundDot],
  ['paint_biggest_block', paintBiggest],
  ['recolor_blocks_by_size', recolourBySize],
  ['change_to_five', toFive],
  ['recolor_blocks_from_palette', recolourFromPalette],
  ['color_left_half_blocks', colourLeftHalves],
  ['sort_blocks_by_size', sortBlocks],
  ['sort_complete_sequence', sortSequence],
  ['duplicate_block_from_seeds', duplicateFromSeeds],
  ['fill_from_pixel', fillFromPixel],
  ['fill_until_collision', fillUntilCollision],
  ['mark_size_two_blocks', markPairs],
];
