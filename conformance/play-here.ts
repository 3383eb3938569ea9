/** Plays against a server from Node and from a browser, and prints what each saw. For suites that start the server. */
import { fileURLToPath } from 'node:url';
import { startRelay } from '../packages/reasoning-gym-env/test/support/relay.ts';
import { bundleForPage, openPage, startBrowser } from './browser.ts';
import { play } from './play.ts';

const url = process.argv[2]!;
const relay = await startRelay(url);
const inNode = await play(relay.url, () => relay.cut());
await relay.close();

const browser = await startBrowser();
const page = await openPage(browser, await bundleForPage(fileURLToPath(new URL('play.ts', import.meta.url)), 'player'));
const inBrowser: unknown = await page.evaluate(`player.play(${JSON.stringify(url)})`);
await browser.close();
console.log(JSON.stringify({ inNode, inBrowser }));
