import { beforeAll, expect, test } from 'vitest';
import { compile } from '../../lib/brainfuck/compiler.ts';
import { run } from '../../lib/brainfuck/interpreter.ts';
import bf from './bf.ts';

beforeAll(() => bf.load());

test.each([1, 2, 3])('every program of difficulty %i prints its answer when run', (difficulty) => {
  for (const { answer, metadata } of bf.create({ seed: 5, size: 200, difficulty })) {
    expect(run(metadata.bf_program)).toBe(answer);
  }
});

test('[bf-source] the source in the metadata compiles into the program shown', () => {
  for (const difficulty of [1, 2, 3]) {
    for (const { question, metadata } of bf.create({ seed: 5, size: 20, difficulty })) {
      expect(compile(metadata.bfit_code)).toBe(metadata.bf_program);
      expect(question).toContain(`\n\n${metadata.bf_program}\n\n`);
    }
  }
});

test('counting programs print what their source says, in 8-bit arithmetic', () => {
  for (const difficulty of [2, 3]) {
    for (const { answer, metadata } of bf.create({ seed: 31, size: 200, difficulty })) {
      const value = (pattern: RegExp): number => Number(pattern.exec(metadata.bfit_code)?.[1] ?? 0) % 256;
      const [goal, x, y, mark] = [
        value(/goal = (\d+)/),
        value(/x = (\d+)/),
        value(/y = (\d+)/),
        value(/sum > (\d+)/),
      ] as const;
      let sum = 0;
      while (sum < goal) {
        sum = (sum + x) % 256;
        if (difficulty === 2 || sum > mark) sum = (sum + y) % 256;
      }
      expect(answer).toBe(String(sum));
    }
  }
});

test('[bf-endless] a program that would run for ever is drawn anew', () => {
  const endless = 'int main() { int sum = 0; while (sum < 255) { sum = sum + 2; } printint(sum); }';
  expect(run(compile(endless))).toBeUndefined();
  for (const { answer } of bf.create({ seed: 0, size: 400, difficulty: 3 })) expect(answer).toMatch(/^\d{1,3}$/);
});
