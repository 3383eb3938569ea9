import { expect, test } from 'vitest';
import dataset from './palindrome_partitioning.ts';

test('the ways are all different, rebuild the string and cut it into palindromes only', () => {
  for (const { metadata } of dataset.create({ seed: 11, size: 100 })) {
    const ways = metadata.solution.map((pieces) => pieces.join(' '));
    expect(new Set(ways).size).toBe(ways.length);
    for (const pieces of metadata.solution) {
      expect(pieces.join('')).toBe(metadata.string);
      for (const piece of pieces) expect([...piece].reverse().join('')).toBe(piece);
    }
    expect(ways.length).toBe(countOfWays(metadata.string));
  }
});

test('order and repeats do not matter, a missing or a foreign way does', () => {
  const data = dataset.create({ seed: 11, size: 1, min_string_len: 6 });
  const item = data.at(0);
  const ways = item.metadata.solution;
  expect(ways.length).toBeGreaterThan(1);
  expect(data.score(JSON.stringify([...ways].reverse()), item)).toBe(1);
  expect(data.score(JSON.stringify([...ways, ways[0]]), item)).toBe(1);
  expect(data.score(JSON.stringify(ways.slice(1)), item)).toBe(0);
  expect(data.score(JSON.stringify([...ways, ['x']]), item)).toBe(0);
  expect(data.score(`${'['.repeat(50_000)}${']'.repeat(50_000)}`, item)).toBe(0);
});

/** By dynamic programming from the end, independent of the search that lists the ways. */
function countOfWays(string: string): number {
  const counts = [1];
  for (let start = string.length - 1; start >= 0; start--) {
    let count = 0;
    for (let end = start + 1; end <= string.length; end++) {
      const piece = string.slice(start, end);
      if ([...piece].reverse().join('') === piece) count += counts[string.length - end]!;
    }
    counts.push(count);
  }
  return counts.at(-1)!;
}
