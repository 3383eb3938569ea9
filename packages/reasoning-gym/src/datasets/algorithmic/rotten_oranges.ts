import { defineDataset } from '../../core/define.ts';
import { range, real } from '../../core/fields.ts';
import { distances, inRows, listMatrix } from '../../lib/matrix.ts';

const FRESH = 1;
const ROTTEN = 2;

export default defineDataset({
  name: 'rotten_oranges',
  category: 'algorithmic',
  about: 'Tell how long rot takes to spread over a crate of oranges.',

  config: {
    n: range(10, 30, { about: 'side of the square grid', floor: 2, ceiling: 500, levels: [10, 25, 50, 100] }),
    p_oranges: real(0.85, { about: 'chance of an orange in a cell, above 0', floor: 0, ceiling: 1 }),
    p_rotten: real(0.1, { about: 'chance that an orange is rotten at the start, above 0', floor: 0, ceiling: 1 }),
  },
  check: ({ p_oranges, p_rotten }) =>
    p_oranges > 0 ? (p_rotten > 0 ? undefined : 'p_rotten must be above 0') : 'p_oranges must be above 0',

  generate({ config, rng }) {
    const n = rng.between(config.n);
    const cells = Array.from({ length: n * n }, () =>
      rng.random() < config.p_oranges ? (rng.random() < config.p_rotten ? ROTTEN : FRESH) : 0,
    );
    const matrix = inRows(cells, n);
    const minutes = minutesToRot(cells, n);
    return {
      question:
        'A crate of oranges, seen from above: 0 is an empty place, 1 a fresh orange, 2 a rotten one.\n\n' +
        `${listMatrix(matrix)}\n\n` +
        'Each minute, rot passes from every rotten orange to the fresh ones directly above, below, left and right of it. ' +
        'After how many minutes is nothing fresh left? ' +
        'Reply with the number alone, or with -1 if some orange stays fresh forever.',
      answer: String(minutes),
      metadata: { matrix, solution: minutes, n },
    };
  },
});

function minutesToRot(cells: readonly number[], width: number): number {
  const steps = distances(
    cells,
    width,
    (cell) => cell === ROTTEN,
    (cell) => cell === FRESH,
  );
  if (cells.some((cell, i) => cell === FRESH && steps[i] === -1)) return -1;
  return steps.reduce((most, count) => Math.max(most, count), 0);
}
