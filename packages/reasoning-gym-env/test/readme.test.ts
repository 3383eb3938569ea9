import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promisesOf, snippets } from '../../../scripts/snippets.ts';
import { type Running, startServer } from './support/server.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const support = fileURLToPath(new URL('./support', import.meta.url));
const folder = mkdtempSync(join(root, 'packages/reasoning-gym-env/.readme-'));
const blocks = snippets(readFileSync(join(root, 'README.md'), 'utf8'), 'ts').filter((code) => code.includes('Env'));

let running: Running;
beforeAll(async () => {
  running = await startServer();
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

test.each(blocks.map((code, i) => [i + 1, code] as const))(
  'block %i about clients runs as printed',
  async (i, code) => {
    const file = join(folder, `${i}.ts`);
    writeFileSync(file, code.replaceAll('http://localhost:8000', running.url));
    const env = { ...process.env, PATH: `${support}:${process.env['PATH']}`, STAND_IN: folder };
    const command = ['--conditions=source', '--import', 'tsx', file];
    const { stdout } = await promisify(execFile)('node', command, { cwd: folder, env });
    for (const promised of promisesOf(code)) expect(stdout).toContain(promised);
  },
);

test('there are blocks about clients', () => expect(blocks.length).toBe(2));
