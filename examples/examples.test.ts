import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDataset } from 'reasoning-gym';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleForPage, startBrowser } from '../conformance/browser.ts';
import { type Running, startServer } from '../packages/reasoning-gym-env/test/support/server.ts';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
let running: Running;
let model: Server;

/** A model that knows the answers to every second question. */
function startModel(): Promise<Server> {
  const known = new Map(
    [...createDataset('leg_counting', { seed: 42, size: 10 })].map((item) => [item.question, item]),
  );
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { messages } = JSON.parse(Buffer.concat(parts).toString('utf8')) as { messages: { content: string }[] };
      const item = known.get(messages.at(-1)!.content)!;
      const answer = item.metadata.source_index % 2 === 0 ? item.answer : '?';
      const content = `Let me count. <answer>${answer}</answer>`;
      response.end(JSON.stringify({ choices: [{ message: { content } }] }));
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

beforeAll(async () => {
  [running, model] = await Promise.all([startServer(), startModel()]);
});
afterAll(async () => {
  model.close();
  await running.close();
});

test.concurrent.each([
  ['quick-start.ts', 'right was 100; from leg_counting'],
  ['composite.ts', 'leg_counting'],
  ['concurrent.ts', '8 sessions, 160 answers'],
  ['evaluate.ts', 'stand-in: mean reward 0.5'],
  ['mcp-client.ts', 'score 1'],
])('%s runs and prints %s', { timeout: 60_000 }, async (name, printed) => {
  const env = {
    ...process.env,
    BASE_URL: running.url,
    OPENAI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}`,
    MODEL: 'stand-in',
  };
  const command = ['--conditions=source', '--import', 'tsx', here(name)];
  const { stdout } = await promisify(execFile)('node', command, { env });
  expect(stdout).toContain(printed);
});

test('page.html works in a browser', { timeout: 60_000 }, async () => {
  const browser = await startBrowser();
  try {
    const script = await bundleForPage(here('page.ts'), 'page');
    const page = await browser.newPage();
    const markup = readFileSync(here('page.html'), 'utf8').replace(/<script.*<\/script>/, '');
    await page.setContent(markup);
    await page.addScriptTag({ content: script });
    expect(await page.textContent('#question')).toBe(
      createDataset('leg_counting', { seed: 42, size: 10 }).at(0).question,
    );
    await page.fill('input', '100');
    await page.click('button');
    expect(await page.textContent('output')).toBe('score 1');
  } finally {
    await browser.close();
  }
});
