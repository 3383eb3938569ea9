import { beforeAll, expect, test } from 'vitest';
import spellBackward from './spell_backward.ts';

beforeAll(() => spellBackward.load());

test('takes words of the nearest length where the list has none of the length asked for [spell_backward-lengths]', () => {
  for (const { metadata } of spellBackward.create({ min_word_len: 11, max_word_len: 11, seed: 1, size: 5 })) {
    expect(metadata.word_len).toBe(10);
  }
});

test.each([
  ['the word in capitals', 'NUS', 1],
  ['the word with more behind it', 'nus!', 0.8],
  ['two letters in place', 'nub', 2 / 3],
  ['the word unreversed', 'sun', 1 / 3],
  ['nothing', '', 0],
])('scores %s', (_, answer, score) => {
  const data = spellBackward.create({ seed: 1, size: 1 });
  expect(data.score(answer, { ...data.at(0), answer: 'nus' })).toBeCloseTo(score);
});
