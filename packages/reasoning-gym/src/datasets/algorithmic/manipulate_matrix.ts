import { defineDataset } from '../../core/define.ts';
import { range, real } from '../../core/fields.ts';
import { codePoints } from '../../core/scoring.ts';
import { attempt } from '../../lib/attempt.ts';
import { type Matrix, showMatrix } from '../../lib/matrix.ts';
import { drawOperation, type Operation, TRANSFORMS, type Transform } from '../../lib/matrix-operations.ts';
import { strip } from '../../lib/python-text.ts';

/** Characters beyond what the matrix takes that are still worth tidying. */
const TIDIED = 100_000;
/** Blanks within a line, other than a single space. */
const STRAY_BLANKS = /[^\S\n]{2,}|[^\S\n ]/g;

const weight = (what: string) => real(1, { about: `weight of ${what}, an exponent of e` });

export default defineDataset({
  name: 'manipulate_matrix',
  category: 'algorithmic',
  about: 'Carry out a list of operations on a matrix of digits.',

  config: {
    rows: range(2, 10, { about: 'rows of the matrix', floor: 2, ceiling: 500, levels: [10, 25, 50, 100] }),
    cols: range(2, 10, { about: 'columns of the matrix', floor: 2, ceiling: 500, levels: [10, 25, 50, 100] }),
    transforms: range(1, 10, {
      about: 'operations to carry out',
      floor: 1,
      ceiling: 100,
      attribute: 'num_transforms',
      levels: [1, 3, 5, 10, 15],
    }),
    w_rotate: weight('a rotation'),
    w_hmirror: weight('turning the matrix upside down'),
    w_vmirror: weight('reversing the rows'),
    w_dmirror: weight('a transposition'),
    w_cmirror: weight('mirroring at the other diagonal'),
    w_map: weight('replacing a number'),
    w_crop: weight('zeroing multiples (not of cropping: the reference mixes up its last four weights)'),
    w_remove_every_nth_row: weight('cropping (not of removing rows)'),
    w_remove_every_nth_col: weight('removing rows (not columns)'),
    w_zero_divisible: weight('removing columns (not of zeroing multiples)'),
  },

  generate({ config, rng }) {
    const [rows, cols] = [rng.between(config.rows), rng.between(config.cols)];
    const numbers = Array.from({ length: rows * cols }, () => rng.randint(0, 9));
    const matrix = Array.from({ length: rows }, (_, row) => numbers.slice(row * cols, (row + 1) * cols));
    const count = rng.between(config.transforms);
    const weights = transformWeights(config);

    let solution: Matrix = matrix;
    const operations: Operation[] = [];
    while (operations.length < count) {
      const step = attempt('operation that applies', () =>
        drawOperation(TRANSFORMS[rng.weightedIndex(weights)]!, solution, rng),
      );
      operations.push(step.operation);
      solution = step.result;
    }
    return {
      question:
        `Start from this matrix:\n\n${showMatrix(matrix)}\n\nDo the following, one after the other:\n` +
        `${operations.map(({ instruction }, i) => `${i + 1}. ${instruction}`).join('\n')}\n\n` +
        'Reply with the resulting matrix alone: one row per line, numbers separated by single spaces.',
      answer: showMatrix(solution),
      metadata: { matrix, solution, operations, rows, cols, num_transforms: count },
    };
  },

  /** Blanks are forgiven; a matrix buried in more text earns its share of it. */
  score(answer, { answer: oracle }) {
    const right = strip(oracle ?? '');
    const given = strip(answer);
    if (given === right) return 1;
    const tidy = given.length > TIDIED + 2 * right.length ? given : tidyBlanks(given);
    if (tidy === right) return 1;
    return tidy.includes(right) ? codePoints(right) / codePoints(tidy) : 0;
  },
});

/** Single spaces between the numbers of a line and none at its ends. */
const tidyBlanks = (text: string): string =>
  text.replace(STRAY_BLANKS, ' ').replaceAll(' \n', '\n').replaceAll('\n ', '\n');

/** In the order of the transforms. The settings' names stand in another, see there. */
function transformWeights(config: Readonly<Record<`w_${Transform}`, number>>): number[] {
  const exponents = [
    config.w_rotate,
    config.w_hmirror,
    config.w_vmirror,
    config.w_dmirror,
    config.w_cmirror,
    config.w_map,
    config.w_crop,
    config.w_remove_every_nth_row,
    config.w_remove_every_nth_col,
    config.w_zero_divisible,
  ];
  const highest = Math.max(...exponents);
  return exponents.map((exponent) => Math.exp(exponent - highest));
}
