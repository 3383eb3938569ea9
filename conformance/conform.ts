import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assetNames, isDatasetName, provideAsset } from 'reasoning-gym';
import { compareRow, type Difference } from './compare.ts';
import { excuseFor } from './divergences.ts';
import { recordingsIn, rowsOf } from './recordings.ts';

/** Compares our library with a folder of recordings: `npm run conform -- FOLDER [--data DIR] [DATASET…]`. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, show: { type: 'string', default: '3' } },
});
const [folder, ...wanted] = positionals;
if (!folder) throw new Error('usage: npm run conform -- FOLDER [--data DIR] [--show N] [DATASET…]');

if (values.data) {
  for (const name of assetNames) {
    try {
      provideAsset(name, readFileSync(join(values.data, name), 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

let failed = 0;
let equal = 0;
for (const [name, file] of recordingsIn(folder)) {
  if (!isDatasetName(name) || (wanted.length > 0 && !wanted.includes(name))) continue;
  const unexplained: Difference[] = [];
  let bad = 0;
  let excused = 0;
  const rows = rowsOf(file);
  for (const row of rows) {
    const differences = await compareRow(row);
    const open = differences.filter((difference) => excuseFor(difference) === undefined);
    excused += differences.length - open.length;
    if (open.length > 0) bad += 1;
    unexplained.push(
      ...open.map((difference) => ({
        ...difference,
        row: `${JSON.stringify(row.config)} seed ${row.seed} index ${row.index}`,
      })),
    );
  }
  failed += bad;
  equal += rows.length - bad;
  console.log(`${name}: ${rows.length - bad} of ${rows.length} rows equal, ${excused} listed differences`);
  for (const difference of unexplained.slice(0, Number(values.show)))
    console.log(`  ${JSON.stringify(difference).slice(0, 600)}`);
}
console.log(`${equal} rows equal, ${failed} not`);
process.exitCode = failed > 0 ? 1 : 0;
