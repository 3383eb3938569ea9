import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { arcTasks, assets } from '../packages/reasoning-gym/src/data/assets.ts';
import type { Entry, Pair } from '../packages/reasoning-gym/src/lib/arc/collection.ts';
import { ownCollection } from '../packages/reasoning-gym/src/lib/arc/own-collection.ts';

/** Writes our assets as files, for the recorder to put in the place of the Python package's own. */
const folder = process.argv[2];
if (!folder) throw new Error('usage: export-assets.ts DIR');
mkdirSync(folder, { recursive: true });
const rowsOf = ({ input, output }: Pair) => ({ input: input.rows(), output: output.rows() });
const tasksOf = (entries: readonly Entry[]) =>
  Object.fromEntries(
    entries.map(({ id, task }) => [id, { train: task().train.map(rowsOf), test: task().test.map(rowsOf) }]),
  );
const ownTasks = (): string =>
  JSON.stringify({ train: tasksOf(ownCollection.train), eval: tasksOf(ownCollection.eval) });

for (const asset of assets) {
  await asset.load();
  writeFileSync(join(folder, asset.name), asset === arcTasks ? ownTasks() : asset.text());
}
