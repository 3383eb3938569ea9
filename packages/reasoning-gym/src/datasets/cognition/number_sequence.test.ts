import { expect, test } from 'vitest';
import numberSequence from './number_sequence.ts';

test('gives up a sequence as soon as it explodes, however often a rule squares', () => {
  const { metadata } = numberSequence.create({ seed: 42, size: 122 }).at(121);
  expect(metadata.sequence.every((term) => Math.abs(term) <= 1000)).toBe(true);
});
