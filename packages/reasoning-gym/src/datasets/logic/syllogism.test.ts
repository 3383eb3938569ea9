import { expect, test } from 'vitest';
import syllogism from './syllogism.ts';

type Member = readonly boolean[];

/** The kinds of individual there can be: in or out of each of three kinds. */
const INDIVIDUALS: readonly Member[] = Array.from({ length: 8 }, (_, bits) => [4, 2, 1].map((bit) => (bits & bit) > 0));
/** Every make-up of a world in which none of the three kinds is empty. */
const WORLDS = Array.from({ length: 256 }, (_, bits) => INDIVIDUALS.filter((_, i) => (bits >> i) & 1)).filter((world) =>
  [0, 1, 2].every((kind) => world.some((one) => one[kind])),
);

function isTrue(statement: string, terms: readonly string[], world: readonly Member[]): boolean {
  const match = /^(All|No|Some) (\w+) are (not )?(\w+)$/.exec(statement)!;
  const [subject, predicate] = [terms.indexOf(match[2]!), terms.indexOf(match[4]!)];
  const members = world.filter((one) => one[subject]);
  if (match[1] === 'All') return members.every((one) => one[predicate]);
  if (match[1] === 'No') return members.every((one) => !one[predicate]);
  return members.some((one) => one[predicate] !== Boolean(match[3]));
}

test('calls valid exactly what holds in every world where the premises do [syllogism-undistributed-middle]', () => {
  const forms = new Set<string>();
  for (const invalid_ratio of [0, 0.5, 1]) {
    for (const { answer, metadata } of syllogism.create({ seed: 1, size: 1500, invalid_ratio })) {
      const { premise1, premise2, conclusion } = metadata;
      const terms = [...new Set(`${premise1} ${premise2}`.split(' ').filter((word) => /^[a-z]/.test(word)))].filter(
        (word) => word !== 'are' && word !== 'not',
      );
      const holds = WORLDS.filter((world) => isTrue(premise1, terms, world) && isTrue(premise2, terms, world));
      const follows = holds.every((world) => isTrue(conclusion, terms, world));
      expect(holds.length).toBeGreaterThan(0);
      expect(answer, `${premise1}, ${premise2}: ${conclusion}`).toBe(follows ? 'Yes' : 'No');
      forms.add([premise1, premise2, conclusion].map((text) => text.replace(/\w+$/, '').replace(/ \w+/, '')).join('/'));
    }
  }
  expect(forms.size).toBeGreaterThan(60);
});
