import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Row } from './compare.ts';

const SUFFIX = '.jsonl.gz';
/** Recordings with sets walked in sorted order, which stand in for those of the plain package. */
const SORTED_SUFFIX = `.sortedsets${SUFFIX}`;

/** The datasets that a folder has recordings of, each with its file. */
export function recordingsIn(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith(SUFFIX));
  const found = new Map(
    files
      .filter((file) => !file.endsWith(SORTED_SUFFIX))
      .map((file) => [file.slice(0, -SUFFIX.length), join(folder, file)]),
  );
  for (const file of files) {
    if (file.endsWith(SORTED_SUFFIX)) found.set(file.slice(0, -SORTED_SUFFIX.length), join(folder, file));
  }
  return found;
}

export const rowsOf = (file: string): Row[] =>
  gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
