import { describe, expect, test } from 'vitest';
import { Rng } from '../../core/rng.ts';
import { ARC_1D_TASKS } from './tasks.ts';

describe.each(ARC_1D_TASKS)('%s', (_, task) => {
  test.each([8, 13, 30, 200])('yields rows of %i colours before long', (size) => {
    let made = 0;
    for (let seed = 0; seed < 300; seed++) {
      const pair = task(new Rng(seed), size);
      if (!pair) continue;
      made += 1;
      for (const cells of [pair.input, pair.output]) {
        expect(cells).toHaveLength(size);
        expect(cells.every((cell) => Number.isInteger(cell) && cell >= 0 && cell <= 9)).toBe(true);
      }
    }
    expect(made).toBeGreaterThan(0);
  });
});

test('makes do with nine colours in a palette [arc_1d-palette]', () => {
  const task = new Map(ARC_1D_TASKS).get('recolor_blocks_from_palette')!;
  for (let seed = 0; seed < 50; seed++) {
    const { input, output } = task(new Rng(seed), 200)!;
    expect(input.indexOf(0)).toBe(9);
    expect(new Set(output).size).toBe(10);
  }
});
