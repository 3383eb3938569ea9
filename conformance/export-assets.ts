import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assets } from '../packages/reasoning-gym/src/data/assets.ts';

/** Writes our assets as files, for the recorder to put in the place of the Python package's own. */
const folder = process.argv[2];
if (!folder) throw new Error('usage: export-assets.ts DIR');
mkdirSync(folder, { recursive: true });
for (const asset of assets) {
  await asset.load();
  writeFileSync(join(folder, asset.name), asset.text());
}
