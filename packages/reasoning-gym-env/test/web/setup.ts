import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const SOURCES = fileURLToPath(new URL('../../web/', import.meta.url));
const BUILT = fileURLToPath(new URL('../../dist/web/index.html', import.meta.url));

/** Builds the web page before the tests when it is missing or older than its sources. */
export default async function buildPage(): Promise<void> {
  if (changedAt(BUILT) >= newestIn(SOURCES)) return;
  await build({ configFile: `${SOURCES}vite.config.ts`, logLevel: 'warn' });
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

const newestIn = (folder: string): number =>
  Math.max(...readdirSync(folder, { recursive: true }).map((name) => changedAt(`${folder}${String(name)}`)));
