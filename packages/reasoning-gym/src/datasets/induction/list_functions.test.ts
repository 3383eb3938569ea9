import { expect, test } from 'vitest';
import listFunctions from './list_functions.ts';

test('draws odd multiples of five from the seed of the item [list_functions-global-random]', () => {
  const about = [...listFunctions.create({ seed: 8, size: 400 })].flatMap(({ question, answer }) => {
    const examples = [...question.matchAll(/^(\d+) -> \[[01]\]$/gm)].map((match) => Number(match[1]));
    const asked = Number(/make of (\d+)\?/.exec(question)?.[1]);
    return examples.length === 4 && asked % 5 === 0 ? [{ answer, asked, examples }] : [];
  });
  expect(about.length).toBeGreaterThan(10);
  expect(new Set(about.map(({ asked }) => asked)).size).toBeGreaterThan(10);
  for (const { answer, asked, examples } of about) {
    expect(answer).toBe('[0]');
    expect(asked % 10).toBe(5);
    expect(examples).not.toContain(asked);
  }
});
