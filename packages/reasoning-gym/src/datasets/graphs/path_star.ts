import { defineDataset } from '../../core/define.ts';
import { flag, int, range } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { wordsOf } from '../../lib/words.ts';

export default defineDataset({
  name: 'path_star',
  category: 'graphs',
  about: 'Follow the one arm of a star-shaped graph that leads from its centre to a goal.',

  config: {
    degree: int(3, { about: 'arms of the star', floor: 2, ceiling: 100, levels: [2, 3, 4, 5] }),
    node_range: int(100_000, {
      about: 'node labels lie below this',
      ceiling: 1_000_000_000,
      levels: [10_000, 50_000, 100_000, 200_000],
    }),
    path_length: range(3, 5, { about: 'nodes on each arm', floor: 2, ceiling: 100, levels: [3, 5, 6, 7] }),
    reversed: flag(false, { about: 'ask for the way from the goal to the centre' }),
  },
  check: ({ degree, node_range, path_length }) =>
    node_range > degree * path_length.max + 1
      ? undefined
      : `node_range (${node_range}) must be above degree times max_path_length plus 1 (${degree * path_length.max + 1})`,

  generate({ config, rng }) {
    const center = rng.below(config.node_range);
    const length = rng.between(config.path_length);
    const arms = drawArms(center, length, config, rng);
    const arm = rng.choice(arms);
    const goal = arm.at(-1)!;
    const edges = arms.map((nodes) => `${center}-${nodes[0]}`);
    for (const nodes of arms) for (let i = 1; i < length; i++) edges.push(`${nodes[i - 1]}-${nodes[i]}`);
    rng.shuffle(edges);
    const path = [center, ...arm];
    const asked = config.reversed ? path.toReversed() : path;
    return {
      question:
        `These are the edges of a graph, each between two numbered nodes:\n\n${edges.join(', ')}\n\n` +
        `Find the path from node ${asked[0]} to node ${asked.at(-1)}. ` +
        'Reply with its nodes in order, both ends included, with a space between them.',
      answer: asked.join(' '),
      metadata: { center, goal, path_length: length, goal_path: path },
    };
  },

  /** The path is unique, so only blanks may differ. */
  score(answer, { answer: oracle }) {
    const nodes = oracle?.split(' ') ?? [];
    let matched = 0;
    for (const word of wordsOf(answer)) {
      if (word !== nodes[matched]) return 0;
      matched += 1;
    }
    return matched === nodes.length ? 1 : 0;
  },
});

/** Labels that are all different, and different from that of the centre. */
function drawArms(
  center: number,
  length: number,
  { degree, node_range }: { readonly degree: number; readonly node_range: number },
  rng: Rng,
): number[][] {
  const used = new Set([center]);
  const arms: number[][] = [];
  while (arms.length < degree) {
    const arm: number[] = [];
    while (arm.length < length) {
      const node = rng.below(node_range);
      if (used.has(node)) continue;
      used.add(node);
      arm.push(node);
    }
    arms.push(arm);
  }
  return arms;
}
