import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { EnvServer } from 'openenv-core/server';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { createReasoningGymServer } from '../../src/server.ts';

/** The browser from the npm package, unpacked once for each user and version. */
async function unpack(): Promise<string> {
  const { devDependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const folder = join(tmpdir(), `gym-chromium-${devDependencies['@sparticuz/chromium']}-${userInfo().uid}`);
  if (!existsSync(folder)) {
    const fresh = `${folder}-${process.pid}`;
    mkdirSync(fresh, { recursive: true });
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = fresh;
    try {
      const { default: packed } = await import('@sparticuz/chromium');
      await packed.executablePath();
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
    }
    try {
      renameSync(fresh, folder);
    } catch {
      rmSync(fresh, { recursive: true });
    }
  }
  return join(folder, 'chromium');
}

/** No sandbox, no graphics card, no background chatter. */
const FLAGS = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage', '--hide-scrollbars'];

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await unpack(), args: FLAGS, headless: true });
}

export async function startServer(
  port = 0,
): Promise<{ readonly server: EnvServer; readonly port: number; readonly url: string }> {
  const server = createReasoningGymServer({ host: '127.0.0.1', port, workers: 1, grace: 200 });
  const address = await server.listen();
  return { server, port: address.port, url: `http://127.0.0.1:${address.port}` };
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors that the page or the browser has reported. */
  readonly errors: string[];
}

export async function visit(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(address);
  return { context, page, errors };
}
