import { readdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Writes the table of datasets from the folder tree, one import each, in the order of their names. */
const root = new URL('../src/', import.meta.url);
const files = readdirSync(new URL('datasets/', root), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^\w+\/\w+\.ts$/.test(file))
  .sort((left, right) => (basename(left) < basename(right) ? -1 : 1));
const names = files.map((file) => basename(file, '.ts'));

writeFileSync(
  new URL('registry.generated.ts', root),
  [
    '// Written by scripts/registry.ts from the folder tree; do not edit.',
    ...files.map((file) => `import ${basename(file, '.ts')} from './datasets/${file}';`),
    '',
    'export interface Registry {',
    ...names.map((name) => `  readonly ${name}: typeof ${name};`),
    '}',
    '',
    'export const registry: Registry = {',
    ...names.map((name) => `  ${name},`),
    '};',
    '',
  ].join('\n'),
);
