import { expect, test } from 'vitest';
import shortestPath from './shortest_path.ts';

test('draws another size in the place of a single cell, and refuses settings that allow no other [shortest_path-single-cell]', () => {
  for (const { metadata } of shortestPath.create({
    seed: 1,
    size: 50,
    min_rows: 1,
    max_rows: 2,
    min_cols: 1,
    max_cols: 2,
  })) {
    expect(metadata.matrix.flat().length).toBeGreaterThan(1);
  }
  expect(() => shortestPath.create({ seed: 1, min_rows: 1, max_rows: 1, min_cols: 1, max_cols: 1 })).toThrow(
    'max_rows',
  );
});

test('counts any way of least length, and half for a detour', () => {
  const data = shortestPath.create({ seed: 1, size: 1 });
  const matrix = [
    ['*', 'O', 'O'],
    ['O', 'O', '#'],
  ];
  const solution = ['right' as const, 'right' as const, 'down' as const];
  const item = { ...data.at(0), answer: 'right right down', metadata: { ...data.at(0).metadata, matrix, solution } };
  expect(data.score('down right right', item)).toBe(1);
  expect(data.score('down up down right right', item)).toBe(0.5);
  expect(data.score('right right right down', item)).toBe(0);
  expect(data.score('infeasible', item)).toBe(0);
});
