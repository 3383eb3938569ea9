import { expect, test } from 'vitest';
import jugs from './jugs.ts';

test('keeps its promise with many jugs, or says how many moves it takes [jugs-hard-settings]', () => {
  const data = jugs.create({ num_jugs: 7, difficulty: 20, seed: 5, size: 3 });
  for (const item of data) {
    expect(item.metadata.puzzle.jug_capacities).toHaveLength(7);
    expect(item.metadata.puzzle.min_moves).toBeGreaterThanOrEqual(20);
    expect(data.score(item.answer, item)).toBe(1);
  }
});

test('gives shortest solutions with three jugs, and solutions throughout', () => {
  for (const num_jugs of [3, 4, 5]) {
    const data = jugs.create({ num_jugs, difficulty: 6, seed: 9, size: 40 });
    for (const item of data) {
      const moves = JSON.parse(item.answer!) as string[];
      expect(data.score(item.answer, item)).toBe(1);
      if (num_jugs === 3) expect(moves).toHaveLength(item.metadata.puzzle.min_moves);
      else expect(moves.length).toBeGreaterThanOrEqual(item.metadata.puzzle.min_moves);
    }
  }
});
