import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, startServer, visit } from './browser.ts';

let browser: Browser;
let home: Awaited<ReturnType<typeof startServer>>;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

beforeAll(async () => {
  [browser, home] = await Promise.all([openBrowser(), startServer()]);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await home?.server.close();
});

const SCREENS = {
  catalogue: ['#/', '.card'],
  dataset: ['#/catalogue/maze', '.board'],
  'play, sudoku': ['#/play/sudoku?seed=1&size=5&index=0', '.board'],
  'play, chess': ['#/play/chess_state_eval?seed=1&size=5&index=0', '.board'],
  'play, colours': ['#/play/rearc?seed=1&size=5&index=0', '.paint'],
  'play, cube': ['#/play/rubiks_cube?seed=1&size=5&index=0', '.board'],
  'play, settings': [`#/play/maze?seed=1&size=5&index=0&config=${encodeURIComponent('{"min_dist":0}')}`, '.problem'],
  compose: ['#/compose', '.preview .question'],
  server: ['#/server', '.tile'],
} as const;

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

describe('accessibility', () => {
  const modes = [
    ['light', { colorScheme: 'light' }, {}],
    ['dark', { colorScheme: 'dark' }, { runOnly: ['color-contrast'] }],
    ['phone', { viewport: { width: 390, height: 844 } }, { runOnly: ['target-size', 'scrollable-region-focusable'] }],
  ] as const;
  for (const [mode, options, rules] of modes) {
    it.each(Object.entries(SCREENS))(`finds no serious fault, ${mode}: %s`, async (_, [hash, sign]) => {
      const { page, context, errors } = await visit(browser, `${home.url}/web/${hash}`, {
        ...options,
        bypassCSP: true,
      });
      await page.locator(sign).first().waitFor();
      await page.addScriptTag({ content: axe });
      const { violations } = (await page.evaluate(
        `axe.run(${JSON.stringify({ ...rules, resultTypes: ['violations'] })})`,
      )) as {
        violations: Finding[];
      };
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(overflow).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
      await context.close();
    });
  }

  it('reads a result aloud without faults', async () => {
    const { page, context } = await visit(browser, `${home.url}/web/#/play/leg_counting?seed=1&size=5&index=0`, {
      bypassCSP: true,
    });
    await page.getByLabel('Your answer').fill('7');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Result' }).getByText('About this question').click();
    await page.addScriptTag({ content: axe });
    const { violations } = (await page.evaluate('axe.run()')) as { violations: Finding[] };
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    await context.close();
  });
});

describe('the first view', () => {
  it('weighs little, needs nothing from elsewhere and is soon there', async () => {
    const { page, context } = await visit(browser, `${home.url}/web/`);
    await page.locator('.card').first().waitFor();
    const urls = (await page.evaluate(
      'performance.getEntriesByType("resource").map((entry) => entry.name)',
    )) as string[];
    expect(urls.filter((url) => !url.startsWith(home.url))).toEqual([]);
    const bytes = (await page.evaluate(
      'performance.getEntries().reduce((sum, entry) => sum + (entry.transferSize ?? 0), 0)',
    )) as number;
    expect(bytes).toBeLessThan(80_000);
    const painted: number[] = [];
    for (let round = 0; round < 3; round++) {
      await page.reload();
      await page.locator('.card').first().waitFor();
      painted.push((await page.evaluate('performance.now()')) as number);
    }
    expect(Math.min(...painted)).toBeLessThan(1000);
    await context.close();
  });

  it('is cached for ever where names change with content, and asked about where they do not', async () => {
    const page = await fetch(`${home.url}/web/`);
    const html = await page.text();
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-security-policy')).not.toContain('frame-ancestors');
    expect(page.headers.get('x-frame-options')).toBeNull();
    const again = await fetch(`${home.url}/web/`, { headers: { 'if-none-match': page.headers.get('etag')! } });
    expect(again.status).toBe(304);
    const script = /src="\.\/(assets\/[^"]+)"/.exec(html)![1]!;
    const asset = await fetch(`${home.url}/web/${script}`);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect((await fetch(`${home.url}/web/assets/none.js`)).status).toBe(404);
    expect((await fetch(`${home.url}/web/assets/..%2findex.html`)).status).toBe(404);
  });

  it('works inside a frame', async () => {
    const { page, context, errors } = await visit(browser, `${home.url}/health`);
    await page.setContent(
      `<iframe src="${home.url}/web/#/play/leg_counting?seed=1&size=5&index=0" width="900" height="800"></iframe>`,
    );
    await page.frameLocator('iframe').getByLabel('Your answer').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
