import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Rng } from '../../core/rng.ts';
import { calculate } from '../arithmetic.ts';
import { templates } from './index.ts';
import { a, count, plural, type Story } from './story.ts';

interface Recorded {
  readonly task: number;
  readonly seed: number;
  readonly answer: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly next: number;
}

const recorded = readFileSync(
  new URL('../../../../../conformance/fixtures/gsm_templates.jsonl', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);

/** Numbers that a question gives in words, or that its words imply. */
const IN_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:twice|half|double|two|average|rectangle|the second|the same again|one more time)\b/i, 2],
  [/\b(?:three|thirds?)\b/i, 3],
  [/\b(?:four|quarters?)\b/i, 4],
  [/\bfifths\b/i, 5],
  [/\b(?:week|weeks|seven)\b/, 7],
  [/\beighth\b/, 8],
  [/\bdozen\b/, 12],
  [/\bsixteenth\b/, 16],
  [/\bhours?\b/, 60],
  [/%|percent/, 100],
];
const ITEMS = 150;
const tasks = templates.map((template, task) => [task, template.name, template] as const);

test('there are a hundred templates, and the recording covers each', () => {
  expect(new Set(templates).size).toBe(100);
  expect(new Set(recorded.map(({ task }) => task)).size).toBe(100);
});

describe.each(tasks)('template %i, %s', (task, _, template) => {
  const stories: Story[] = [];
  for (let seed = 0; stories.length < ITEMS; seed++) {
    try {
      stories.push(template(new Rng(seed)));
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
  }

  test('draws and answers as the reference does', () => {
    for (const { seed, answer, variables, next } of recorded.filter((row) => row.task === task)) {
      const rng = new Rng(seed);
      const story = template(rng);
      expect(String(story.answer)).toBe(answer);
      expect(story.variables).toEqual(variables);
      expect(rng.random()).toBe(next);
    }
  });

  test('reaches its answer by true steps that start from numbers in the question', () => {
    for (const { question, answer, steps } of stories) {
      const known = new Set([1, ...numbersIn(question), ...impliedBy(question)]);
      let last = Number.NaN;
      for (const step of steps) {
        const { expression, rounding, result } = equationOf(step);
        for (const number of numbersIn(expression))
          expect(known, `${number} in ${step} of\n${question}`).toContain(number);
        const value = valueOf(expression);
        if (rounding === 'down') expect(Math.floor(value), step).toBe(result);
        else if (rounding) expect(Math.abs(value - result), step).toBeLessThanOrEqual(0.5);
        else expect(value, step).toBeCloseTo(result, 9);
        known.add(result);
        last = result;
      }
      expect(last).toBe(answer);
    }
  });

  test('uses every number of its question, or has it as a mere detail of the scene', () => {
    const unused = DETAILS[task] ?? 0;
    for (const { question, steps } of stories) {
      const used = steps.flatMap((step) => numbersIn(step.replace(/^.*: /, '')));
      const idle = numbersIn(question.replace(/\(.*?\)/g, '')).filter((number) => !used.includes(number));
      expect(idle.length, `${idle} in ${question}`).toBeLessThanOrEqual(unused);
    }
  });

  test('reads well', () => {
    for (const { question } of stories) {
      expect(question).toMatch(/^[A-Z0-9].*[.?)]$/);
      expect(question).toContain('?');
      expect(question).not.toMatch(
        /undefined|NaN|\d\.\d{3}|\b(?:a [aeio]|an (?!hour|SUV)[^aeiou])|\b1 \w+s\b|(?:^|[.?] )[a-z]| {2}/,
      );
    }
  });
});

/** How many numbers a story mentions that its answer does not depend on. */
const DETAILS: Readonly<Record<number, number>> = { 5: 2, 19: 1, 39: 1, 46: 1, 60: 1, 64: 1, 68: 1, 77: 1 };

test('nouns take their plural and their article', () => {
  expect(['peach', 'candy', 'toy', 'box', 'shrimp', 'mango'].map(plural)).toEqual([
    'peaches',
    'candies',
    'toys',
    'boxes',
    'shrimp',
    'mangoes',
  ]);
  expect([count(1, 'bunch'), count(2, 'bunch')]).toEqual(['1 bunch', '2 bunches']);
  expect(['apple', 'pear', 'university', 'uncle', 'SUV'].map(a)).toEqual([
    'an apple',
    'a pear',
    'a university',
    'an uncle',
    'an SUV',
  ]);
});

const impliedBy = (text: string): number[] => IN_WORDS.filter(([word]) => word.test(text)).map(([, number]) => number);

const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

function equationOf(step: string) {
  const [, expression = '', rounding, result] =
    /^.*?: ([^:]+?)(?:, rounded (down|to the nearest))? = (-?[\d.]+)$/.exec(step) ?? [];
  return { expression, rounding, result: Number(result) };
}

function valueOf(expression: string): number {
  const found = calculate(expression);
  if (!found) throw new Error(`cannot work out ${expression}`);
  return Number(found.value.top) / Number(found.value.bottom);
}
