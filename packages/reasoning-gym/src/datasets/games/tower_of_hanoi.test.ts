import { expect, test } from 'vitest';
import hanoi from './tower_of_hanoi.ts';

const move = (disk: number, from: number, to: number): string => `Move disk ${disk} from Peg ${from} to Peg ${to}`;
const data = hanoi.create({ seed: 1, size: 1 });
const item = {
  ...data.at(0),
  metadata: { ...data.at(0).metadata, num_disks: 2, num_pegs: 3, start_peg: 1, target_peg: 3, solution_length: 3 },
};
const best = [move(1, 1, 2), move(2, 1, 3), move(1, 2, 3)];

test.each([
  ['the shortest way', best, 1],
  ['a detour', [move(1, 1, 3), move(1, 3, 2), ...best.slice(1)], 0.75],
  ['a disk set down where it was', [move(1, 1, 1), ...best], 0.75],
  ['half of the way', best.slice(0, 2), 0.05],
  ['the wrong peg', [move(1, 1, 3), move(2, 1, 2), move(1, 3, 2)], 0.05],
  ['a large disk on a small one', [move(1, 1, 3), move(2, 1, 3)], 0],
  ['a disk from under another', [move(2, 1, 3)], 0],
  ['a peg that is not there', [move(1, 1, 4)], 0],
  ['a remark among the moves', ['First:', ...best], 0],
  ['a full stop', best.map((line) => `${line}.`), 0],
  ['a bullet glued on', best.map((line) => `-${line}`), 1],
])('scores %s', (_, lines, score) => {
  expect(data.score(lines.join('\n'), item)).toBe(score);
});

test('needs as many moves as are known to be the fewest', () => {
  const lengths = (pegs: number): number[] =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((disks) => {
      const options = { min_disks: disks, max_disks: disks, min_pegs: pegs, max_pegs: pegs };
      return hanoi.create({ seed: 3, size: 1, ...options }).at(0).metadata.solution_length;
    });
  expect(lengths(3)).toEqual([1, 3, 7, 15, 31, 63, 127, 255]);
  expect(lengths(4)).toEqual([1, 3, 5, 9, 13, 17, 25, 33]);
  expect(lengths(5)).toEqual([1, 3, 5, 7, 11, 15, 19, 23]);
});

test('refuses a tower that would take for ever', () => {
  expect(() => hanoi.create({ max_disks: 40 })).toThrow('max_disks (40)');
});

test('draws the pegs on request', () => {
  const [item] = hanoi.create({ seed: 1, size: 1, visualize: true, min_disks: 2, max_disks: 2, max_pegs: 3 });
  expect(item?.question).toMatch(/\n  \|     ===     \|\n  \|    =====    \|\n  1      2      3\n/);
});
