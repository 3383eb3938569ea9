/** Takes the pictures of the web page that the README shows. Build the page first. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, startServer, visit } from '../test/web/browser.ts';

const TARGET = new URL('../../../docs/screenshots/', import.meta.url);
const VIEW = { width: 1200, height: 800 };

const SCREENS: readonly (readonly [name: string, hash: string, sign: string])[] = [
  ['catalogue', '#/', '.card'],
  ['play', '#/play/rearc?seed=1&size=400&index=233', '.board'],
  ['compose', '#/compose', '.preview .question'],
  ['server', '#/server', '.spark polygon'],
];

/** WebP is a third of PNG here; the browser that takes the picture also writes it. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const url = (await page.evaluate(`(async () => {
    const image = new Image();
    image.src = ${JSON.stringify(source)};
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
    return Array.from(new Uint8Array(await blob.arrayBuffer()));
  })()`)) as number[];
  return Buffer.from(url);
}

async function take(browser: Browser, base: string, colorScheme: 'light' | 'dark'): Promise<void> {
  const blank = await (await browser.newContext()).newPage();
  for (const [name, hash, sign] of SCREENS) {
    const { page, context } = await visit(browser, `${base}/web/${hash}`, { colorScheme, viewport: VIEW });
    await page.locator(sign).first().waitFor();
    await page.waitForTimeout(500);
    const file = new URL(`${name}-${colorScheme}.webp`, TARGET);
    const picture = await asWebp(blank, await page.screenshot());
    writeFileSync(file, picture);
    console.log(`${name}-${colorScheme}.webp ${(picture.length / 1000).toFixed(0)} kB`);
    await context.close();
  }
}

mkdirSync(TARGET, { recursive: true });
const [browser, { server, url }] = await Promise.all([openBrowser(), startServer()]);
for (const scheme of ['light', 'dark'] as const) await take(browser, url, scheme);
await browser.close();
await server.close();
