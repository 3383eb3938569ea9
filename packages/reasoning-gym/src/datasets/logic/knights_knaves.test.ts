import { expect, test } from 'vitest';
import knightsKnaves from './knights_knaves.ts';

test('refuses to join more statements than there are [knights_knaves-endless]', () => {
  expect(() => knightsKnaves.create({ seed: 1, n_people: 2, width_constraint: 4 })).toThrow('width_constraint');
  expect(() => knightsKnaves.create({ seed: 1, n_people: 1 })).toThrow('n_people');
});

test('has one solution, as a count over all ways of telling the truth shows', () => {
  type Statement = readonly [string, ...unknown[]];
  const value = ([head, ...rest]: Statement, honest: readonly boolean[]): boolean => {
    if (head === 'telling-truth') return honest[rest[0] as number]!;
    if (head === 'lying') return !honest[rest[0] as number]!;
    const parts = rest.map((part) => value(part as Statement, honest));
    if (head === 'not') return !parts[0];
    if (head === '->') return !parts[0] || parts[1]!;
    if (head === '<=>') return parts[0] === parts[1];
    return head === 'and' ? !parts.includes(false) : parts.includes(true);
  };
  const data = knightsKnaves.create({ seed: 3, size: 20, n_people: 4, depth_constraint: 3, width_constraint: 3 });
  for (const { metadata } of data) {
    const { statements, solution } = metadata;
    const ways = Array.from({ length: 16 }, (_, bits) => [8, 4, 2, 1].map((bit) => (bits & bit) > 0));
    const fitting = ways.filter((honest) => statements.every((said, i) => value(said, honest) === honest[i]));
    expect(fitting).toEqual([solution]);
  }
});

test('pays a share for roles that are partly right, and nothing for a surplus', () => {
  const data = knightsKnaves.create({ seed: 1, size: 1 });
  const item = { ...data.at(0), answer: 'Mia is a sage, and Jack is a fool.' };
  expect(data.score('Jack is a fool and Mia is a sage', item)).toBe(1);
  expect(data.score('Mia: a sage. Jack: a fool.', item)).toBe(0);
  expect(data.score('Mia is a sage, Jack is a sage', item)).toBeCloseTo(0.65);
  expect(data.score('Mia is a sage, Jack is a fool, Zoe is a fool', item)).toBe(0);
});
