import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDataset, provideAsset } from 'reasoning-gym';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { run as runCli } from '../src/cli/program.ts';

const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'reasoning-gym-cli-'));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
afterAll(() => rmSync(folder, { recursive: true }));

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process, with what it prints caught. */
async function run(...args: string[]): Promise<Outcome> {
  const printed = { log: '', error: '' };
  const catching = (kind: 'log' | 'error') =>
    vi.spyOn(console, kind).mockImplementation((text: unknown) => void (printed[kind] += `${String(text)}\n`));
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.log += String(text);
    return true;
  });
  const spies = [catching('log'), catching('error'), write];
  try {
    const code = await runCli(args);
    return { code, stdout: printed.log, stderr: printed.error };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

test('runs as a program', async () => {
  const { stdout } = await promisify(execFile)('node', ['--conditions=source', '--import', 'tsx', main, '--help']);
  expect(stdout).toContain('Usage: reasoning-gym [options] [command]');
});

describe('reasoning-gym', () => {
  test('lists the datasets by category', async () => {
    const { code, stdout } = await run('list', '--category', 'arithmetic');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^arithmetic\n[\s\S]* {2}leg_counting +\w/);
    expect(stdout).not.toContain('sudoku');
  });

  test('shows one dataset with settings, curriculum and sample', async () => {
    const { stdout } = await run('show', 'maze', '--seed', '7');
    for (const part of ['maze (games)', 'min_grid_size', 'Curriculum', 'Sample (seed 7)', 'Answer']) {
      expect(stdout).toContain(part);
    }
  });

  test('generates the items that the library gives, to a file or to standard output', async () => {
    const out = join(folder, 'items.jsonl');
    const args = [
      'generate',
      'chain_sum',
      '--seed',
      '99999999999999999999',
      '--size',
      '3',
      '--config',
      '{"min_terms": 4}',
    ];
    const toFile = await run(...args, '--out', out);
    const toStdout = await run(...args);
    const expected = [...createDataset('chain_sum', { seed: 99999999999999999999n, size: 3, min_terms: 4 })];
    const items = (text: string): unknown[] =>
      text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    expect(toFile).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(items(readFileSync(out, 'utf8'))).toEqual(expected);
    expect(items(toStdout.stdout)).toEqual(expected);
  });

  test('generates a composite from YAML, with data files of the user', async () => {
    file('holdout_words.txt', 'alpha\nbeta\n');
    const spec = file(
      'mixture.yaml',
      'seed: 3\nsize: 6\ndatasets:\n  - name: spell_backward\n    weight: 1\n    config: { data_file: holdout_words.txt }\n',
    );
    const { stdout } = await run('generate', 'composite', '--spec', spec, '--data', folder);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { answer: string }).answer);
    expect(answers).toHaveLength(6);
    for (const answer of answers) expect(['ahpla', 'ateb']).toContain(answer);
    provideAsset('holdout_words.txt', null);
  });

  test('scores a file of answers', async () => {
    const item = createDataset('chain_sum', { seed: 1, size: 1 }).at(0);
    const lines = [
      { item, answer: item.answer },
      { item, answer: 'wrong' },
      { item, answer: null },
    ];
    const path = file('answers.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'));
    const { stdout, stderr } = await run('score', '--in', path);
    expect(stdout).toBe('{"score":1}\n{"score":0}\n{"score":0}\n');
    expect(stderr).toBe('3 answers, mean score 0.3333\n');
  });

  test.each([
    [['show', 'sudok'], 'no dataset named sudok; did you mean mini_sudoku, sudoku?'],
    [['generate', 'chain_sum', '--seed', '1.5'], '--seed must be a whole number, not 1.5'],
    [['generate', 'chain_sum', '--size', '0'], '--size must be a positive whole number, not 0'],
    [['generate', 'chain_sum', '--config', '[1]'], '--config must hold an object of settings'],
    [['generate', 'chain_sum', '--config', '{"min_terms": 0}'], 'chain_sum: min_terms must be at least 1'],
    [['generate', 'composite'], 'composite needs --spec FILE (or --config) that lists its datasets'],
    [
      ['generate', 'maze', '--size', '1', '--seed', '1', '--out', '/no/such/folder/x'],
      '--out /no/such/folder/x cannot be written: ENOENT',
    ],
    [['score', '--in', '/no/such/file'], '--in /no/such/file cannot be read: ENOENT'],
    [['generate', 'maze', '--data', '/no/such/folder'], '--data /no/such/folder cannot be read: ENOENT'],
    [['juggle'], "unknown command 'juggle'"],
  ])('answers %j with one clear line and code 2', async (args, message) => {
    expect(await run(...args)).toEqual({ code: 2, stdout: '', stderr: `${message}\n` });
  });

  test.each([
    ['{', 'line 1: not valid JSON'],
    ['{"answer": "4"}', 'line 1: item.metadata.source_dataset must name the dataset'],
    ['{"item": {"metadata": {"source_dataset": "nope"}}, "answer": "4"}', 'line 1: no dataset named nope'],
    ['{"item": {"metadata": {"source_dataset": "sudoku"}}, "answer": "4"}', 'line 1: the item is not one of sudoku'],
    ['{"item": {"metadata": {"source_dataset": "sudoku"}}, "answer": 4}', 'line 1: answer must be a text or null'],
    ['\n\n', 'holds no line to score'],
  ])('refuses to score %j', async (text, message) => {
    const { code, stderr } = await run('score', '--in', file('bad.jsonl', text));
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});
