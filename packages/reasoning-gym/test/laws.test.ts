import { existsSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  ConfigError,
  curriculumConfig,
  type Dataset,
  type Definition,
  describeDataset,
  type Item,
  registry,
} from '../src/index.ts';

const SEEDS = [0, 1, 42, 1337];
const NONSENSE = [
  '',
  ' ',
  '?',
  'no idea',
  '[[1, 2], [3',
  '{}',
  '[]',
  'null',
  '__proto__',
  '9'.repeat(400),
  '((((',
  '\u0000',
  '\ud800',
  'nan',
  'inf',
  '[[NaN]]',
];
const HEAVY = [
  '9'.repeat(1_000_000),
  '('.repeat(100_000),
  '['.repeat(100_000),
  '9**9**9**9',
  '1e999999999',
  `${'a '.repeat(500_000)}`,
  '1,'.repeat(300_000),
  `${' '.repeat(500_000)}x`,
  '-'.repeat(200_000),
  "__import__('os').getcwd()",
  '\n'.repeat(500_000),
  '{"a":'.repeat(100_000),
];
const SCORING_LIMIT_MS = 50;
/** Here the answer may stand in the question: it is one of the options, the power is one, or the rule leaves a grid alone. */
const PLAIN_TO_SEE = ['arc_agi', 'number_format', 'power_function', 'rearc'];
const definitions: readonly Definition[] = Object.values(registry) as unknown as Definition[];

describe.each(definitions.map((definition) => [definition.name, definition] as const))('%s', (name, definition) => {
  let samples: { readonly data: Dataset; readonly item: Item }[];
  const make = async (options: object): Promise<Dataset> => {
    await definition.load(options);
    return definition.create(options);
  };

  beforeAll(async () => {
    samples = [];
    for (const seed of SEEDS) {
      const data = await make({ seed, size: 4 });
      for (const item of data) samples.push({ data, item });
    }
  });

  test('lives in the file and folder it names', () => {
    expect(existsSync(new URL(`../src/datasets/${definition.category}/${name}.ts`, import.meta.url))).toBe(true);
    expect(registry).toHaveProperty(name);
    expect(definition.about).toMatch(/^[A-Z].*\.$/);
  });

  test('says where each item comes from', () => {
    for (const { data, item } of samples) {
      expect(item.metadata.source_dataset).toBe(name);
      expect(data.at(item.metadata.source_index)).toEqual(item);
    }
  });

  test('repeats itself for a seed, in any order of access', async () => {
    for (const seed of [42, 2 ** 40, 2n ** 70n]) {
      const forwards = [...(await make({ seed, size: 4 }))];
      const data = await make({ seed, size: 4 });
      expect([3, 2, 1, 0].map((index) => data.at(index)).reverse()).toEqual(forwards);
    }
  });

  test('survives a trip through JSON', () => {
    for (const { item } of samples) expect(JSON.parse(JSON.stringify(item))).toEqual(item);
  });

  test('gives its own answer full marks, even after JSON and without the dataset', () => {
    for (const { data, item } of samples) {
      if (item.answer === null) continue;
      const copy = JSON.parse(JSON.stringify(item)) as Item;
      expect(data.score(item.answer, copy)).toBe(1);
      expect(definition.score(item.answer, copy)).toBe(1);
    }
  });

  test('never throws on nonsense and never rewards it in full', () => {
    for (const { data, item } of samples) {
      for (const answer of [null, undefined, ...NONSENSE]) {
        if (answer === item.answer) continue;
        const score = data.score(answer, item);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score, `${JSON.stringify(answer)} for ${item.answer}`).toBeLessThan(1);
      }
    }
  });

  test(`scores long and hostile answers within ${SCORING_LIMIT_MS} ms`, () => {
    const { data, item } = samples[0]!;
    for (const answer of [...HEAVY, `${item.answer} `.repeat(20_000).slice(0, 1_000_000)]) {
      const cost = cheapest(() => data.score(answer, item));
      expect(cost, `${answer.slice(0, 20)}…`).toBeLessThan(SCORING_LIMIT_MS);
    }
  });

  test('does not give the answer away, unless as one of several to choose from', () => {
    if (PLAIN_TO_SEE.includes(name)) return;
    for (const { item } of samples) {
      const { answer } = item;
      if (!answer || answer.length <= 8 || /^\w+$/.test(answer)) continue;
      if (samples.every((sample) => sample.item.question.includes(answer))) continue;
      expect(item.question).not.toContain(answer);
    }
  });

  test('reads well: no unfilled slot, no stray blanks', () => {
    for (const { item } of samples) {
      expect(item.question).not.toMatch(/undefined|NaN|\[object |\$\{|TODO/);
      expect(item.question).toBe(item.question.trim());
    }
  });

  test('accepts and solves every level of its curriculum', async () => {
    for (const mode of ['inclusive', 'upper_bound', 'last_k'] as const) {
      for (let level = mode === 'last_k' ? 1 : 0; level < 5; level++) {
        const data = await make({ ...curriculumConfig(name, level, { mode, k: 2 }), seed: 7, size: 1 });
        const item = data.at(0);
        if (item.answer !== null) expect(data.score(item.answer, item)).toBe(1);
      }
    }
  });

  test('describes settings that it accepts, and refuses strangers by name', async () => {
    const { schema, defaults } = describeDataset(name);
    await expect(JSON.stringify(schema, null, 2)).toMatchFileSnapshot(`__snapshots__/schemas/${name}.json`);
    expect((await make({ ...defaults, seed: 1 })).config).toEqual((await make({ seed: 1 })).config);
    expect(() => definition.create({ stranger: 1 } as never)).toThrow(ConfigError);
    expect(() => definition.create({ stranger: 1 } as never)).toThrow('unknown setting stranger');
  });

  test('refuses a value of the wrong kind, naming the setting', () => {
    const properties = describeDataset(name).schema['properties'] as object;
    for (const key of Object.keys(properties)) {
      expect(() => definition.create({ [key]: { not: 'a setting' } } as never)).toThrow(key);
    }
  });

  test('still says what it said', async () => {
    const items = [...(await make({ seed: 42, size: 3 }))];
    const lines = items.map((item) => `${JSON.stringify(item)}\n`).join('');
    await expect(lines).toMatchFileSnapshot(`__snapshots__/items/${name}.jsonl`);
  });
});

test.each(['schemas', 'items'])('keeps no orphaned %s', (kind) => {
  const kept = readdirSync(new URL(`__snapshots__/${kind}/`, import.meta.url)).map((file) =>
    file.replace(/\.jsonl?$/, ''),
  );
  expect(kept.filter((name) => !(name in registry))).toEqual([]);
});

/** The least time of a few runs, in milliseconds: noise only ever adds. */
function cheapest(run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least >= SCORING_LIMIT_MS; tries++) {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
