import chromium from '@sparticuz/chromium';
import { build } from 'esbuild';
import { type Browser, chromium as playwright, type Page } from 'playwright-core';

/** A real browser, from the package registry. */
export const startBrowser = async (): Promise<Browser> =>
  playwright.launch({ executablePath: await chromium.executablePath(), args: chromium.args, headless: true });

/** A module and all it imports, as one script for a page; its exports become the global `name`. */
export async function bundleForPage(entry: string, name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: name,
    platform: 'browser',
    target: 'es2022',
    conditions: ['source'],
    minify: true,
  });
  return outputFiles[0]!.text;
}

/** An empty page with a script in it. */
export async function openPage(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  return page;
}
