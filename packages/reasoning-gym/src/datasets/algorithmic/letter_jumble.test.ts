import { expect, test } from 'vitest';
import letterJumble from './letter_jumble.ts';

test('fills up with shorter words when the text has too few long ones', async () => {
  const options = { min_word_len: 15, max_word_len: 30, min_words: 25, max_words: 50, seed: 3, size: 20 };
  await letterJumble.load(options);
  for (const { metadata } of letterJumble.create(options)) {
    expect(metadata.num_words).toBeGreaterThanOrEqual(25);
    expect(Math.min(...metadata.original_words.map((word) => word.length))).toBeGreaterThan(10);
  }
});

test('keeps the letters of every word', async () => {
  await letterJumble.load({});
  const sorted = (word: string): string => [...word].sort().join('');
  for (const { metadata } of letterJumble.create({ seed: 5, size: 50 })) {
    expect(metadata.scrambled_words.map(sorted)).toEqual(metadata.original_words.map(sorted));
  }
});
