import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { joined, literalScore } from '../../lib/literals.ts';
import { inRows, listMatrix, type Matrix, randomDigits } from '../../lib/matrix.ts';
import { strip } from '../../lib/python-text.ts';

export default defineDataset({
  name: 'spiral_matrix',
  category: 'algorithmic',
  about: 'Read a square matrix along a spiral from its corner to its centre.',

  config: {
    n: range(2, 10, { about: 'side of the square matrix', floor: 2, ceiling: 500, levels: [10, 25, 50, 100] }),
  },

  generate({ config, rng }) {
    const n = rng.between(config.n);
    const matrix = inRows(rng.shuffle(randomDigits(n * n, rng)), n);
    const solution = spiral(matrix);
    return {
      question:
        `Read this matrix along a clockwise spiral:\n\n${listMatrix(matrix)}\n\n` +
        'Begin at the top left and go right to the end of the row, then down, then left, then up, turning inwards ' +
        'wherever the next entry has been read already, until all are read. ' +
        'Reply with the numbers in that order, separated by single spaces.',
      answer: solution.join(' '),
      metadata: { matrix, solution, n },
    };
  },

  score: (answer, item) => literalScore(strip(answer), item, (list) => joined(list, ' ')),
});

/** Ring by ring, from the outside in. */
function spiral(matrix: Matrix): number[] {
  const read: number[] = [];
  for (let low = 0, high = matrix.length - 1; low <= high; low++, high--) {
    for (let i = low; i <= high; i++) read.push(matrix[low]![i]!);
    for (let i = low + 1; i <= high; i++) read.push(matrix[i]![high]!);
    for (let i = high - 1; i >= low; i--) read.push(matrix[high]![i]!);
    for (let i = high - 1; i > low; i--) read.push(matrix[i]![low]!);
  }
  return read;
}
