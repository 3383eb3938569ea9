import { defineDataset } from '../../core/define.ts';
import { range, real } from '../../core/fields.ts';
import { joined, literalScore, membersOf } from '../../lib/literals.ts';
import { distances, inRows, listMatrix, showMatrix } from '../../lib/matrix.ts';

export default defineDataset({
  name: 'binary_matrix',
  category: 'algorithmic',
  about: 'Find how far each cell of a grid of zeros and ones is from the nearest zero.',

  config: {
    n: range(3, 10, { about: 'side of the square grid', floor: 1, ceiling: 500, levels: [10, 25, 50, 100] }),
    p_zero: real(0.25, { about: 'chance of a zero, above 0', floor: 0, ceiling: 1, levels: [0.5, 0.25, 0.1, 0.05] }),
  },
  check: ({ p_zero }) => (p_zero > 0 ? undefined : 'p_zero must be above 0'),
  floats: ['p_zero'],

  generate({ config, rng }) {
    const n = rng.between(config.n);
    const cells = [0];
    while (cells.length < n * n) cells.push(rng.random() < config.p_zero ? 0 : 1);
    rng.shuffle(cells);
    const matrix = inRows(cells, n);
    const steps = distances(
      cells,
      n,
      (cell) => cell === 0,
      () => true,
    );
    const solution = inRows([...steps], n);
    return {
      question:
        `Replace every entry of this ${n} by ${n} matrix with its distance from the closest 0, counted in steps up, down, ` +
        `left or right; a 0 itself becomes 0.\n\n${listMatrix(matrix)}\n\n` +
        'Reply with the new matrix, one row a line, its numbers separated by single spaces.',
      answer: showMatrix(solution),
      metadata: { matrix, solution, n },
    };
  },

  score: (answer, item) =>
    literalScore(answer, item, (rows) =>
      membersOf(rows)
        ?.map((row) => joined(row, ' '))
        .join('\n'),
    ),
});
