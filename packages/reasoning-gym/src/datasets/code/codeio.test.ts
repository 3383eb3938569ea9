import { beforeAll, describe, expect, test } from 'vitest';
import { Rng } from '../../core/rng.ts';
import { provideAsset } from '../../index.ts';
import { programs } from '../../lib/codeio/programs.ts';
import codeio from './codeio.ts';

beforeAll(() => codeio.load());

describe('[codeio-programs] the collection', () => {
  test('has at least eighty programs under names of their own, of every difficulty', () => {
    expect(programs.length).toBeGreaterThanOrEqual(80);
    expect(new Set(programs.map(({ name }) => name)).size).toBe(programs.length);
    const counts = Array.from(
      { length: 10 },
      (_, i) => programs.filter(({ difficulty }) => difficulty === i + 1).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
  });

  test.each(programs.map((program) => [program.name, program] as const))(
    '%s takes the arguments it declares and returns plain values of a fair size',
    (_, { python, about, takes, input, output }) => {
      expect(about).toMatch(/^This function .*\.$/);
      const parameters = /^def solve\(([\w, ]+)\):\n/.exec(python)?.[1]?.split(', ');
      for (const parameter of parameters ?? []) expect(takes).toContain(parameter);
      const rng = new Rng(3);
      for (let i = 0; i < 30; i++) {
        const given = input(rng);
        expect(Object.keys(given)).toEqual(parameters);
        const returned = output(given);
        expect(output(given)).toEqual(returned);
        for (const value of [given, returned]) {
          expect(JSON.parse(JSON.stringify(value))).toEqual(value);
          expect(JSON.stringify(value).length).toBeLessThan(1000);
          expect(numbersIn(value).every(Number.isSafeInteger)).toBe(true);
          expect(keysIn(value).some((key) => /^\d/.test(key))).toBe(false);
        }
      }
    },
  );
});

describe('the dataset', () => {
  test('asks for the output or the input, as often as the setting says', () => {
    const asksOutput = (item: { answer: string | null; metadata: { output_data: unknown } }): boolean =>
      JSON.stringify(JSON.parse(item.answer!)) === JSON.stringify(item.metadata.output_data);
    const share = (input_prediction_probability: number): number => {
      const items = [...codeio.create({ seed: 4, size: 200, input_prediction_probability })];
      return items.filter(asksOutput).length / items.length;
    };
    expect(share(1)).toBe(1);
    expect(share(0)).toBe(0);
    expect(share(0.5)).toBeGreaterThan(0.35);
    expect(share(0.5)).toBeLessThan(0.65);
  });

  test('draws from one difficulty alone when told to', () => {
    for (let difficulty = 1; difficulty <= 10; difficulty++) {
      const sources = programs.filter((program) => program.difficulty === difficulty);
      for (const { question, metadata } of codeio.create({ seed: 1, size: 20, difficulty })) {
        expect(sources.some(({ python }) => question.includes(python))).toBe(true);
        expect(metadata.difficulty).toEqual({ difficulty });
      }
    }
  });

  test('[codeio-asset] takes no collection of snippets from outside', () => {
    expect(() => provideAsset('codeio.jsonl', '{}\n')).toThrow('no asset named codeio.jsonl');
  });
});

describe('the scorer', () => {
  const item = (answer: string) => ({ ...codeio.create({ seed: 1, size: 1 }).at(0), answer });
  const score = (given: string, right: string): number => codeio.score(given, item(right));

  test('minds values, not layout or the order of keys', () => {
    expect(score('{"b":[1,2],\n"a":"x"}', '{"a": "x", "b": [1, 2]}')).toBe(1);
    expect(score('{"a": 1.0, "b": true}', '{"a": 1, "b": 1}')).toBe(1);
  });

  test('takes marks off for text around the object, and for each step away from it', () => {
    const right = '{"total": 120, "names": ["oak", "fern", "moss"]}';
    const near = score('{"total": 120, "names": ["oak", "fern", "mass"]}', right);
    const far = score('{"total": 121, "names": ["elm", "fir", "mass"]}', right);
    expect(score(`Here: ${right}`, right)).toBeCloseTo(48 / 51);
    expect(near).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(0.01);
    expect(score('{}', right)).toBe(0.01);
  });

  test('earns nothing without an object', () => {
    expect(score('120', '{"total": 120}')).toBe(0);
    expect(score('{"total": 12', '{"total": 120}')).toBe(0);
    expect(score('{total: 120}', '{"total": 120}')).toBe(0);
  });

  test('[codeio-bounded] values too large to compare count as unlike', () => {
    const numbers = (count: number): string => JSON.stringify({ a: Array.from({ length: count }, (_, i) => i) });
    expect(score(numbers(3000), numbers(3001))).toBe(0.01);
    expect(score(`{"a": ${'[ ]'.padStart(120_000)}}`, '{"a": []}')).toBe(0);
    expect(score(`${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`, '{"a": 1}')).toBe(0);
  });

  test('compares every answer of the collection in full with one of twice its size', () => {
    const rng = new Rng(8);
    for (const { output, input } of programs) {
      const returned = output(input(rng));
      const right = JSON.stringify(returned);
      const twice = JSON.stringify({ ...returned, more: returned });
      expect(score(twice, right)).toBeGreaterThanOrEqual(0.01);
      const spoiled = JSON.stringify({ ...returned, z: 0 });
      if (right.length > 60) expect(score(spoiled, right)).toBeGreaterThan(0.5);
    }
  });
});

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

const keysIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [key, ...keysIn(entry)]);
};
