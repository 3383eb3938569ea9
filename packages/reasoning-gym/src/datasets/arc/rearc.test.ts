import { describe, expect, test } from 'vitest';
import { Rng } from '../../core/rng.ts';
import { loadDataset, scoreAnswer } from '../../index.ts';
import { drawPair } from '../../lib/rearc/index.ts';

const COMPACT = {
  alphabet: [...'.abcdefghi'],
  col_delimiter: '',
  row_delimiter: '\n',
  array_brackets: false,
};

describe('rearc', () => {
  test.each(['rearc', 'arc_agi'])('%s accepts its own answer after a trip through JSON [arc-json]', async (name) => {
    const dataset = await loadDataset(name, { seed: 3, size: 5 });
    for (const item of dataset) {
      const sent = JSON.parse(JSON.stringify(item)) as typeof item;
      expect(dataset.score(sent.answer, sent)).toBe(1);
      expect(dataset.score(`Shape: 3x3\n ${sent.answer} \n`, sent)).toBe(1);
      expect(dataset.score('1 2\n3 4', sent)).toBe(0.05);
      expect(dataset.score('the output grid', sent)).toBe(0);
    }
  });

  test('takes no board that is many times too large [arc-length]', async () => {
    const dataset = await loadDataset('rearc', { seed: 3 });
    const item = dataset.at(0);
    expect(dataset.score('1\n'.repeat(5000), item)).toBe(0.05);
    expect(dataset.score('1\n'.repeat(500_000), item)).toBe(0);
  });

  test('writes and reads boards without column delimiters [arc-delimiters]', async () => {
    const dataset = await loadDataset('rearc', { seed: 3, size: 5, board_format_opts: COMPACT });
    for (const item of dataset) {
      expect(item.answer).toMatch(/^[.a-i]+(\n[.a-i]+)*$/);
      expect(dataset.score(item.answer, item)).toBe(1);
      expect(scoreAnswer('rearc', item.answer, item)).toBe(1);
    }
  });

  test.each([
    [{ ...COMPACT, alphabet: [...'0123456789'].map((digit) => `c${digit}`) }, 'board_format_opts must let'],
    [{ ...COMPACT, alphabet: [...'0012345678'] }, 'board_format_opts must let'],
    [{ ...COMPACT, col_delimiter: '\n' }, 'board_format_opts must let'],
    [{ ...COMPACT, alphabet: ['a'] }, 'board_format_opts.alphabet must list 10'],
    [{ ...COMPACT, row_delimiter: '' }, 'board_format_opts.row_delimiter must be'],
    [{ ...COMPACT, columns: 1 }, 'board_format_opts.columns is unknown'],
    ['digits', 'board_format_opts must be an object'],
  ])('refuses the board format %j [arc-delimiters]', async (board_format_opts, complaint) => {
    await expect(loadDataset('rearc' as string, { board_format_opts })).rejects.toThrow(complaint);
  });

  test.each([
    [{ diff_lb: 0.5, diff_ub: 0.2 }, 'diff_ub (0.2) must not be below diff_lb (0.5)'],
    [{ pso_difficulty_weights: [1, 2] }, 'pso_difficulty_weights must hold one weight'],
    [{ rng_difficulty_ranges: [[0.2, 0.1]] }, 'rng_difficulty_ranges must list'],
  ])('refuses %j', async (config, complaint) => {
    await expect(loadDataset('rearc' as string, config)).rejects.toThrow(complaint);
  });

  test('gives up on puzzles that cannot be, and says so [rearc-gives-up]', async () => {
    const dataset = await loadDataset('rearc', {
      pso_difficulty_ranges: [[0.99, 1]],
      pso_difficulty_weights: [1],
      seed: 1,
    });
    expect(() => dataset.at(0)).toThrow('pso_difficulty_ranges');
  });

  test('leaves no cell of 484b58aa without a colour [rearc-uncovered]', () => {
    const { output } = drawPair('484b58aa', new Rng(104), { min: 0, max: 1 });
    expect(output.count(-1)).toBe(0);
  });

  test('makes the hardest aabf363d [rearc-float-bound]', () => {
    expect(drawPair('aabf363d', new Rng(1), { min: 1, max: 1 }).input.height).toBeGreaterThan(0);
  });
});
