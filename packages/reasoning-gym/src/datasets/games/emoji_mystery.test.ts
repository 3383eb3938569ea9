import { expect, test } from 'vitest';
import emojiMystery from './emoji_mystery.ts';

test('hides exactly the answer behind the emoji', async () => {
  await emojiMystery.load({});
  for (const { question, answer, metadata } of emojiMystery.create({ seed: 5, size: 500 })) {
    const [, emoji, selectors] = /: (.)(\S+)\n/u.exec(question)!;
    const bytes = Array.from(selectors!, (character) => {
      const code = character.codePointAt(0)!;
      return code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00;
    });
    expect(metadata.emoji.startsWith(emoji!)).toBe(true);
    expect(new TextDecoder().decode(Uint8Array.from(bytes))).toBe(answer);
  }
});

test('counts characters in place only where the length is right', async () => {
  await emojiMystery.load({});
  const data = emojiMystery.create({ seed: 5, size: 1 });
  const item = { ...data.at(0), answer: 'Abc 🙂.' };
  expect(data.score('abc 🙂.', item)).toBeCloseTo(5 / 6);
  expect(data.score('Abc 🙂', item)).toBe(0.01);
  expect(data.score('', item)).toBe(0.01);
  expect(data.score(null, item)).toBe(0);
});
