import { expect, test } from 'vitest';
import mahjong from './mahjong_puzzle.ts';

const LINE = /^Round \d+: call (\w+), draw (\w), discard (\w)$/;

/** Plays a question by its own rules, with nothing but the text. */
function play(question: string): string {
  const hand = /cards: ([A-Z ]+)/.exec(question)![1]!.split(' ');
  let result = '';
  for (const line of question.split('\n')) {
    const match = LINE.exec(line);
    if (!match) continue;
    const [, call, drawn, discarded] = match as unknown as [string, string, string, string];
    const sorted = [...hand, drawn].sort();
    const runs = sorted.filter((_, i) => {
      const run = sorted.slice(i, i + 3).join('');
      return run.length === 3 && 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.includes(run) && run.includes(drawn);
    });
    const isPeng = hand.filter((card) => card === drawn).length >= 2;
    result = call === 'Peng' && isPeng ? 'Peng' : call === 'Chi' && runs.length > 0 ? 'Chi' : 'Pass';
    hand.splice(hand.indexOf(discarded), 1);
    hand.push(drawn);
  }
  return result;
}

test('ends as its rules say', () => {
  for (const { question, answer } of mahjong.create({ seed: 8, size: 300 })) expect(play(question)).toBe(answer);
});
