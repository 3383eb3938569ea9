import type { Interval, Rng } from '../../core/rng.ts';
import { countObjects } from '../grid/objects.ts';
import { Draw } from './draw.ts';
import type { Pair, Task } from './task.ts';
import { tasks as from00 } from './tasks/00-03.ts';
import { tasks as from58 } from './tasks/58-5b.ts';

const tasks: Readonly<Record<string, Task>> = { ...from00, ...from58 };

/** The ids of all tasks, in order. */
export const taskIds: readonly string[] = Object.keys(tasks).sort();

/** A grid and what the rule of the task makes of it. The degrees of difficulty that were drawn are added to `levels`. */
export const drawPair = (id: string, rng: Rng, difficulty: Interval, levels?: number[]): Pair =>
  tasks[id]!(new Draw(rng, difficulty, levels));

const MOST_CELLS = 1800;
const MOST_COLORS = 10;

/** How rich a pair is in pixels, symbols and objects: the mean of the three, each as a share of what is possible. */
export function richness({ input, output }: Pair): number {
  const [before, after] = [input.height * input.width, output.height * output.width];
  const cells = (before + after) / MOST_CELLS;
  const colors = input.palette().union(output.palette()).size / MOST_COLORS;
  const objects = (countObjects(input) / before + countObjects(output) / after) / 2;
  return (cells + colors + objects) / 3;
}
