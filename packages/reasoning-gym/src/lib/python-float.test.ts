import { expect, test } from 'vitest';
import { fixed } from './python-float.ts';

test.each([
  [0.5, 0, '0'],
  [1.5, 0, '2'],
  [2.5, 0, '2'],
  [-0.5, 0, '-0'],
  [-1.5, 0, '-2'],
  [0.125, 2, '0.12'],
  [0.375, 2, '0.38'],
  [2.675, 2, '2.67'],
  [1e15 + 0.5, 0, '1000000000000000'],
  [-0.3, 0, '-0'],
  [12, 3, '12.000'],
])('%d with %d decimals reads %s', (value, decimals, text) => {
  expect(fixed(value, decimals)).toBe(text);
});
