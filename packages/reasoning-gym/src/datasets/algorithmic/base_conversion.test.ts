import { expect, test } from 'vitest';
import baseConversion from './base_conversion.ts';

test('converts to decimal when bounds leave a single base, and from decimal to binary [base_conversion-one-base]', () => {
  const basesAt = (base: number): number[] => {
    const { metadata } = baseConversion.create({ min_base: base, max_base: base, seed: 1, size: 1 }).at(0);
    return [metadata.source_base, metadata.target_base];
  };
  expect(basesAt(8)).toEqual([8, 10]);
  expect(basesAt(10)).toEqual([10, 2]);
});
