import { afterEach, describe, expect, test } from 'vitest';
import { loadDataset, provideAsset } from '../../index.ts';

const pair = (color: number) => ({ input: [[color, 0, 0]], output: [[0], [0], [color]] });
const file = (tasks: object) => JSON.stringify({ train: tasks, eval: {} });
const UNCHANGED = {
  rotations: [],
  mirrors: [],
  use_color_permutation: false,
  shuffle_example_order: false,
};

afterEach(() => provideAsset('arc1.json', null));

describe('arc_agi', () => {
  test('draws from the tasks provided', async () => {
    provideAsset('arc1.json', file({ b: { train: [pair(1), pair(2)], test: [pair(3), pair(4)] } }));
    const item = (await loadDataset('arc_agi', { ...UNCHANGED, seed: 1 })).at(0);
    expect(item.metadata).toMatchObject({ task_id: 'b', input: [[3, 0, 0]], output: [[0], [0], [3]] });
    expect(item.question).toContain('before:\n\n1 0 0\n\nExample 1, after:\n\n0\n0\n1\n\n');
    expect(item.answer).toBe('0\n0\n3');
  });

  test('draws tasks of the same id from both halves [arc_agi-both-halves]', async () => {
    const half = (color: number) => ({ b: { train: [pair(1)], test: [pair(color)] } });
    provideAsset('arc1.json', JSON.stringify({ train: half(3), eval: half(4) }));
    const dataset = await loadDataset('arc_agi', { ...UNCHANGED, seed: 1, size: 40 });
    expect(new Set(Array.from(dataset, ({ metadata }) => metadata.input[0]![0]))).toEqual(new Set([3, 4]));
  });

  test('turns, mirrors and recolours all boards of a task alike', async () => {
    provideAsset('arc1.json', file({ b: { train: [pair(1), pair(2)], test: [pair(1)] } }));
    const dataset = await loadDataset('arc_agi', { seed: 1, shuffle_example_order: false });
    for (let index = 0; index < 50; index++) {
      const { question, answer, metadata } = dataset.at(index);
      const { input, output } = metadata;
      const show = (board: readonly (readonly number[])[]) => board.map((row) => row.join(' ')).join('\n');
      expect(question).toContain(`before:\n\n${show(input)}\n\nExample 1, after:\n\n${show(output)}\n\n`);
      expect(answer).toBe(show(output));
    }
  });

  test.each([
    ['not JSON', 'JSON'],
    ['{"train": {}}', 'eval must be an object'],
    [file({ b: { train: [], test: [pair(1)] } }), 'train.b is no task'],
    [file({ b: { train: [pair(10)], test: [pair(1)] } }), 'train.b is no task'],
    [file({ b: { train: [{ input: [[1], [1, 2]], output: [[1]] }], test: [pair(1)] } }), 'train.b is no task'],
  ])('refuses the collection %s', async (text, complaint) => {
    provideAsset('arc1.json', text);
    const dataset = await loadDataset('arc_agi', { seed: 1 });
    expect(() => dataset.at(0)).toThrow(complaint);
  });

  test.each([
    [{ use_train: false, use_eval: false }, 'use_train or use_eval must be true'],
    [{ rotations: ['90'] }, 'rotations_weights must hold'],
    [{ mirrors: ['vertical'], mirrors_weights: [1] }, 'mirrors_weights must hold'],
    [{ mirrors: ['sideways'] }, 'mirrors must be a list drawn from'],
  ])('refuses the settings %j [arc_agi-weights]', async (config, complaint) => {
    await expect(loadDataset('arc_agi' as string, config)).rejects.toThrow(complaint);
  });

  test('refuses a collection that has no tasks to draw from [arc_agi-weights]', async () => {
    provideAsset('arc1.json', file({}));
    const dataset = await loadDataset('arc_agi', { seed: 1 });
    expect(() => dataset.at(0)).toThrow('arc1.json holds no tasks');
  });
});
