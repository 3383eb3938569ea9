import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { bundleForPage, openPage, startBrowser } from '../../../conformance/browser.ts';
import type { Played } from '../../../conformance/play.ts';
import { startServer } from './support/server.ts';

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

test('the client plays in a browser', { timeout: 60_000 }, async () => {
  const running = await startServer();
  const browser = await startBrowser();
  try {
    const page = await openPage(browser, await bundleForPage(file('../../../conformance/play.ts'), 'player'));
    const played: Played = await page.evaluate(`player.play(${JSON.stringify(running.url)})`);
    expect(played).toMatchObject({ answers: ['100', '100'], refusal: 'EXECUTION_ERROR' });
    expect(played.rewards[2]).toBe(1);
  } finally {
    await browser.close();
    await running.close();
  }
});

test('the client brings nothing of Node or of the server into a page', async () => {
  const { metafile } = await build({
    entryPoints: [file('../src/client.ts')],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['source'],
    outdir: 'out',
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.filter((name) => /node_modules|^node:|\/server\/|socket-node|docker/.test(name))).toEqual([]);
  expect(Object.values(metafile.outputs)[0]!.bytes).toBeLessThan(16_000);
});
