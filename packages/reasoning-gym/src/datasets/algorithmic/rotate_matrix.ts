import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { inRows, listMatrix, type Matrix, randomDigits, showMatrix } from '../../lib/matrix.ts';

export default defineDataset({
  name: 'rotate_matrix',
  category: 'algorithmic',
  about: 'Turn a square matrix by a number of quarter turns.',

  config: {
    n: range(2, 10, { about: 'side of the square matrix', floor: 2, ceiling: 500, levels: [10, 25, 50, 100] }),
    rotations: range(0, 10, {
      about: 'quarter turns',
      floor: 0,
      ceiling: 1_000_000,
      attribute: 'num_rotations',
      levels: [1, 5, 10, 15, 20],
      interval: true,
    }),
  },

  generate({ config, rng }) {
    const n = rng.between(config.n);
    const matrix = inRows(randomDigits(n * n, rng), n);
    const turns = rng.between(config.rotations);
    const solution = turned(matrix, turns % 4);
    return {
      question:
        `Turn this matrix clockwise by ${turns * 90} degrees:\n\n${listMatrix(matrix)}\n\n` +
        'Reply with the turned matrix, one row a line, its numbers separated by single spaces.',
      answer: showMatrix(solution),
      metadata: { matrix, num_rotations: turns, solution, n },
    };
  },
});

function turned(matrix: Matrix, quarters: number): Matrix {
  const last = matrix.length - 1;
  const sources = [
    (row: number, column: number) => matrix[row]![column]!,
    (row: number, column: number) => matrix[last - column]![row]!,
    (row: number, column: number) => matrix[last - row]![last - column]!,
    (row: number, column: number) => matrix[column]![last - row]!,
  ];
  const source = sources[quarters]!;
  return matrix.map((entries, row) => entries.map((_, column) => source(row, column)));
}
