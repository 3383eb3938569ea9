import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Interval, Rng } from '../src/core/rng.ts';
import { ownCollection } from '../src/lib/arc/own-collection.ts';
import { drawPair, taskIds } from '../src/lib/rearc/index.ts';
import type { Pair } from '../src/lib/rearc/task.ts';

interface Row {
  readonly task: string;
  readonly seed: number;
  readonly difficulty: readonly [number, number];
  readonly digest: string;
  readonly next: number;
}

const rows = readFileSync(new URL('../../../conformance/fixtures/rearc_tasks.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);
const recorded = new Map<string, Row[]>();
for (const row of rows) recorded.set(row.task, [...(recorded.get(row.task) ?? []), row]);

const digestOf = ({ input, output }: Pair): string =>
  createHash('sha256')
    .update(JSON.stringify([input.rows(), output.rows()]))
    .digest('hex')
    .slice(0, 16);

test('there are the tasks of the reference, in its order', () => {
  expect(taskIds).toEqual([...recorded.keys()]);
  expect(taskIds).toHaveLength(400);
});

describe.each([...recorded])('%s', (id, cases) => {
  test('draws the grids of the reference', () => {
    for (const { seed, difficulty, digest, next } of cases) {
      const rng = new Rng(seed);
      const [min, max] = difficulty;
      const found = { digest: digestOf(drawPair(id, rng, { min, max })), next: rng.random() };
      expect({ seed, ...found }).toEqual({ seed, digest, next });
    }
  });

  test('yields whole grids at every difficulty', () => {
    const ranges: readonly Interval[] = [
      { min: 0, max: 0 },
      { min: 0, max: 1 },
      { min: 1, max: 1 },
    ];
    for (const difficulty of ranges) {
      for (let seed = 1000; seed < 1004; seed++) {
        const pair = drawPair(id, new Rng(seed), difficulty);
        for (const grid of [pair.input, pair.output]) {
          expect(grid.height * grid.width).toBeGreaterThan(0);
          expect(
            grid
              .rows()
              .flat()
              .every((color) => color >= 0 && color <= 9),
          ).toBe(true);
        }
      }
    }
  });
});

describe('our own collection for arc_agi', () => {
  test.each(['train', 'eval'] as const)('the %s half has different pairs for every task', (half) => {
    expect(ownCollection[half].map(({ id }) => id)).toEqual(taskIds);
    for (const { id, task } of ownCollection[half]) {
      const { train, test: asked } = task();
      const inputs = new Set([...train, ...asked].map(({ input }) => JSON.stringify(input.rows())));
      expect({ id, inputs: inputs.size, asked: asked.length }).toEqual({ id, inputs: train.length + 1, asked: 1 });
      expect(train.length >= 3 && train.length <= 5).toBe(true);
    }
  });
});
