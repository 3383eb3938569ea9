import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { promisesOf, snippets } from '../../../scripts/snippets.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(root, 'packages/reasoning-gym-env/.readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = promisify(execFile);
const pages = ['README.md', 'packages/reasoning-gym/README.md'];

describe.each(pages)('%s', (page) => {
  const blocks = snippets(readFileSync(join(root, page), 'utf8'), 'ts').filter((code) => !code.includes('Env'));

  test.each(blocks.map((code, i) => [i + 1, code] as const))('block %i runs as printed', async (i, code) => {
    const file = join(folder, `${page.replaceAll('/', '-')}-${i}.ts`);
    writeFileSync(file, code);
    const { stdout } = await run('node', ['--conditions=source', '--import', 'tsx', file], { cwd: folder });
    for (const promised of promisesOf(code)) expect(stdout).toContain(promised);
  });
});
