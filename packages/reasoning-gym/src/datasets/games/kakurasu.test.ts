import { expect, test } from 'vitest';
import kakurasu from './kakurasu.ts';

/** Tries every grid there is. */
function solutions(rows: number, columns: number, rowSums: readonly number[], columnSums: readonly number[]): number {
  let count = 0;
  for (let marks = 0; marks < 2 ** (rows * columns); marks++) {
    const rowTotals = rowSums.map(() => 0);
    const columnTotals = columnSums.map(() => 0);
    for (let cell = 0; cell < rows * columns; cell++) {
      if (((marks >> cell) & 1) === 0) continue;
      const column = cell % columns;
      const row = (cell - column) / columns;
      rowTotals[row]! += column + 1;
      columnTotals[column]! += row + 1;
    }
    if (rowTotals.join() === rowSums.join() && columnTotals.join() === columnSums.join()) count += 1;
  }
  return count;
}

test('has exactly one solution', () => {
  for (const { metadata } of kakurasu.create({ seed: 11, size: 20, max_rows: 4, max_cols: 4 })) {
    expect(solutions(metadata.n_rows, metadata.n_cols, metadata.row_sums, metadata.col_sums)).toBe(1);
  }
});
