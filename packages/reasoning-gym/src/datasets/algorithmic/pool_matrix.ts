import { defineDataset, type Seed } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { LegacyNumpyRng } from '../../core/numpy-rng.ts';
import { listMatrix, type Matrix, readMatrix, showMatrix } from '../../lib/matrix.ts';
import { floatRepr } from '../../lib/python-text.ts';

const POOLS = ['average', 'max'] as const;
const SIDES = [10, 25, 50, 100];

export default defineDataset({
  name: 'pool_matrix',
  category: 'algorithmic',
  about: 'Shrink a matrix by replacing its blocks with their mean or their maximum.',

  config: {
    rows: range(2, 10, { about: 'rows of the matrix', floor: 2, ceiling: 500, levels: SIDES }),
    cols: range(2, 10, {
      about: 'columns of the matrix, though the least number is drawn as if it were min_rows, as in the reference',
      floor: 2,
      ceiling: 500,
      levels: SIDES,
    }),
    pool_size: range(1, 3, { about: 'side of a block', floor: 1, ceiling: 500, levels: [3, 5, 7, 9] }),
  },
  check: ({ rows, cols }) =>
    rows.min <= cols.max ? undefined : `max_cols (${cols.max}) must not be below min_rows (${rows.min})`,
  floats: ['solution'],

  generate({ config, rng, seed }) {
    const rows = rng.between(config.rows);
    const cols = rng.randint(config.rows.min, config.cols.max);
    const matrix = digitMatrix(rows, cols, seed);
    const size = rng.between(config.pool_size);
    const kind = rng.choice(POOLS);
    const solution = pooled(matrix, size, kind === 'max' ? largest : mean);
    return {
      question:
        `Cut this matrix into blocks of ${size} by ${size}, from the top left; blocks at the right and lower edge ` +
        `may come out smaller.\n\n${listMatrix(matrix)}\n\n` +
        `Replace each block with ${kind === 'max' ? 'its largest number' : 'the mean of its numbers, rounded to two decimals'}. ` +
        'Reply with the smaller matrix, one row a line, its numbers separated by single spaces.',
      answer:
        kind === 'max'
          ? showMatrix(solution)
          : solution.map((row) => row.map((value) => floatRepr(roundedToCents(value))).join(' ')).join('\n'),
      metadata: { matrix, pool_type: kind, pool_size: size, solution, rows, cols },
    };
  },

  /** Full marks within one per cent everywhere, a tenth for the right shape alone. */
  score(answer, { answer: oracle }) {
    const right = readMatrix(oracle ?? '');
    const targets = right?.flat() ?? [];
    const given = readMatrix(answer, targets.length);
    if (!given || !right || shapeOf(given) !== shapeOf(right)) return 0;
    return given.flat().every((value, i) => isNear(value, targets[i]!)) ? 1 : 0.1;
  },
});

/** Entries come from numpy's own generator, which takes seeds of 32 bits only. */
function digitMatrix(rows: number, cols: number, seed: Seed): number[][] {
  const digits = new LegacyNumpyRng(Number(BigInt.asUintN(32, BigInt(seed))));
  return Array.from({ length: rows }, () => Array.from({ length: cols }, () => digits.randint(0, 10)));
}

function pooled(matrix: Matrix, size: number, summary: (block: readonly number[]) => number): number[][] {
  const starts = (length: number): number[] => Array.from({ length: Math.ceil(length / size) }, (_, i) => i * size);
  return starts(matrix.length).map((top) => {
    const band = matrix.slice(top, top + size);
    return starts(matrix[0]!.length).map((left) => summary(band.flatMap((row) => row.slice(left, left + size))));
  });
}

const largest = (block: readonly number[]): number => block.reduce((most, value) => Math.max(most, value));
const mean = (block: readonly number[]): number => block.reduce((sum, value) => sum + value) / block.length;

/** numpy's rounding: hundredths to the nearest whole, a half to the even one. */
function roundedToCents(value: number): number {
  const cents = value * 100;
  const lower = Math.floor(cents);
  const isUp = cents - lower === 0.5 ? lower % 2 === 1 : cents - lower > 0.5;
  return (isUp ? lower + 1 : lower) / 100;
}

/** A single row, a single column and a single number keep no sign of the dimension they lack. */
const shapeOf = (matrix: Matrix): string =>
  [matrix.length, matrix[0]!.length].filter((length) => length !== 1).join(' ');

/** numpy's `isclose` in single precision. */
function isNear(value: number, target: number): boolean {
  const [x, y] = [Math.fround(target), Math.fround(value)];
  const tolerance = Math.fround(Math.fround(1e-8) + Math.fround(Math.fround(1e-2) * Math.abs(y)));
  return x === y || (Number.isFinite(y) && Math.fround(Math.abs(Math.fround(x - y))) <= tolerance);
}
