import { describe, expect, test } from 'vitest';
import { compile } from './compiler.ts';
import { run } from './interpreter.ts';

describe('the interpreter', () => {
  test('runs loops, wraps cells and prints characters', () => {
    expect(run('++++++++[>++++++++<-]>+.')).toBe('A');
    expect(run('-[>+<-]>.')).toBe('\u00ff');
    expect(run('+++[>++[>++++++++++<-]<-]>>+++++.')).toBe('A');
  });

  test('jumps over loops that do not begin', () => {
    expect(run('[.]>[>.<[-].]<+++++[>++++++++++<-]>.')).toBe('2');
  });

  test('gives up on a program that does not end', () => {
    expect(run('+[]', 1000)).toBeUndefined();
    expect(run('+[>+<]')).toBeUndefined();
  });

  test('refuses unbalanced loops and steps off the tape', () => {
    expect(() => run('[')).toThrow(SyntaxError);
    expect(() => run(']')).toThrow(SyntaxError);
    expect(() => run('<')).toThrow(RangeError);
  });
});

describe('the compiler', () => {
  const printed = (statements: string): string | undefined => run(compile(`int main() { ${statements} }`));

  test('prints texts', () => {
    expect(printed('print("Hi there!"); print("");')).toBe('Hi there!');
  });

  test.each([0, 5, 9, 10, 47, 99, 100, 101, 110, 255])('prints %i in decimal', (value) => {
    expect(printed(`printint(${value});`)).toBe(String(value));
  });

  test('adds, subtracts and wraps', () => {
    expect(printed('int a = 200; int b = 13; printint(a + b - 3); print(" "); printint(a + 60);')).toBe('210 4');
  });

  test('compares', () => {
    for (const [left, right] of [
      [0, 0],
      [0, 3],
      [3, 0],
      [7, 7],
      [41, 42],
      [255, 254],
    ] as const) {
      expect(printed(`int a = ${left}; printint(a < ${right}); printint(a > ${right});`)).toBe(
        `${Number(left < right)}${Number(left > right)}`,
      );
    }
  });

  test('keeps the variables of nested blocks apart', () => {
    expect(
      printed('int i = 0; while (i < 3) { int j = i + i; if (j > 1) { int k = j + 10; printint(k); } i = i + 1; }'),
    ).toBe('1214');
  });

  test('refuses what it does not know', () => {
    expect(() => printed('printint(lost);')).toThrow('lost is not declared');
    expect(() => printed('int a = ;')).toThrow(SyntaxError);
    expect(() => printed('int a = 1')).toThrow(SyntaxError);
    expect(() => printed('int a = 1 # 2;')).toThrow(SyntaxError);
  });
});
