import { expect, test } from 'vitest';
import reverseSort from './reverse_sort.ts';

const data = reverseSort.create({ seed: 1, size: 1 });
const base = data.at(0);
const numbers = { ...base, metadata: { ...base.metadata, sorted_items: ['9', '0', '-3'] } };
const words = {
  ...base,
  metadata: { ...base.metadata, kind: 'words' as const, sorted_items: ['pear', 'fig', 'apple'] },
};

test.each(['[9, 0, -3]', '9, 0, -3', '9 0 -3', '(9; 0; -3)', "['9', '0', '-3']", '9\n0\n-3', '+9, 0.0, -3'])(
  'takes numbers as %j',
  (answer) => {
    expect(data.score(answer, numbers)).toBe(1);
  },
);

test.each(['[9, -3, 0]', '[9, 0]', '[9, 0, -3, -3]', '9, 0, -3 I think', 'sorted', '[]'])(
  'refuses numbers as %j',
  (answer) => {
    expect(data.score(answer, numbers)).toBe(0);
  },
);

test.each(['["pear", "fig", "apple"]', 'pear, fig, apple', 'pear | fig | apple'])('takes words as %j', (answer) => {
  expect(data.score(answer, words)).toBe(1);
});

test('sorts words by their letters', async () => {
  await reverseSort.load({ kind: 'words' });
  for (const { metadata } of reverseSort.create({ kind: 'words', seed: 5, size: 5 })) {
    expect(metadata.sorted_items).toEqual([...metadata.items].sort().reverse());
  }
});
