import { type Interval, Rng } from '../../core/rng.ts';
import { attempt } from '../attempt.ts';
import { drawPair, taskIds } from '../rearc/index.ts';
import type { ArcTask, Collection, Entry, Pair } from './collection.ts';

/**
 * Tasks of our own, made by the generators of `rearc` under the same ids. Those to be examined with follow the same
 * rules in larger grids.
 */
export const ownCollection: Collection = {
  train: taskIds.map((id) => entry(id, Number.parseInt(id, 16) * 2, { min: 0, max: 0.5 })),
  eval: taskIds.map((id) => entry(id, Number.parseInt(id, 16) * 2 + 1, { min: 0.25, max: 0.75 })),
};

function entry(id: string, seed: number, difficulty: Interval): Entry {
  let made: ArcTask | undefined;
  return { id, task: () => (made ??= makeTask(id, new Rng(seed), difficulty)) };
}

/** Three to five pairs to learn from and one to solve, all different. */
function makeTask(id: string, rng: Rng, difficulty: Interval): ArcTask {
  const pairs = new Map<string, Pair>();
  const count = rng.randint(4, 6);
  attempt(`set of ${count} different pairs for ${id}`, () => {
    const pair = drawPair(id, rng, difficulty);
    pairs.set(JSON.stringify(pair.input.rows()), pair);
    return pairs.size === count || undefined;
  });
  const all = [...pairs.values()];
  return { train: all.slice(0, -1), test: all.slice(-1) };
}
