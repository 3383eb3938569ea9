import { expect, test } from 'vitest';
import dataset from './pool_matrix.ts';

const data = dataset.create({ seed: 42, size: 30 });
const small = [...data].find(({ metadata: { solution } }) => solution.length > 1 && solution[0]!.length > 1)!;

test('answers within one per cent are right, others of the same shape earn a tenth', () => {
  const scaled = (factor: number): string =>
    small.metadata.solution.map((row) => row.map((value) => value * factor).join(' ')).join('\n');
  expect(data.score(scaled(1.009), small)).toBe(1);
  expect(data.score(scaled(1.02), small)).toBe(0.1);
  expect(data.score(scaled(Number.NaN), small)).toBe(0.1);
});

test('another shape earns nothing', () => {
  expect(data.score(small.answer!.replaceAll('\n', ' '), small)).toBe(0);
  expect(data.score(`${small.answer} 1`, small)).toBe(0);
  expect(data.score('', small)).toBe(0);
});

test('seeds that agree in their low 32 bits share the digits of the matrix', () => {
  const square = { min_rows: 4, max_rows: 4, max_cols: 4, size: 1 };
  const matrices = [5, 2 ** 32 + 5, 2n ** 70n + 5n].map((seed) => dataset.create({ ...square, seed }).at(0).metadata);
  expect(new Set(matrices.map(({ matrix }) => JSON.stringify(matrix))).size).toBe(1);
});
