import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import type source from '../src/datasets/arithmetic/leg_counting.ts';

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

interface Bundle {
  readonly code: string;
  readonly inputs: readonly string[];
  /** The sources of what is fetched at once, lazily fetched chunks left out, with their bytes. */
  readonly eager: ReadonlyMap<string, number>;
}

/** Bundles as a web page would, with nothing of Node at hand. */
async function bundle(source: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir: path('.'), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    splitting: true,
    outdir: 'out',
    conditions: ['source'],
  });
  const entry = outputFiles.find(({ path: name }) => name.endsWith('stdin.js'))!;
  const eager = new Map<string, number>();
  const visit = (name: string): void => {
    const output = metafile.outputs[name]!;
    for (const [input, { bytesInOutput }] of Object.entries(output.inputs)) eager.set(input, bytesInOutput);
    for (const { path: chunk, kind } of output.imports) if (kind === 'import-statement') visit(chunk);
  };
  visit(Object.keys(metafile.outputs).find((name) => name.endsWith('stdin.js'))!);
  return { code: entry.text, inputs: Object.keys(metafile.inputs), eager };
}

describe('bundled for a browser', () => {
  test('the whole library needs nothing of Node', async () => {
    const { inputs } = await bundle("export * from '../src/index.ts';");
    expect(inputs.filter((input) => input.includes('node_modules') || input.startsWith('node:'))).toEqual([]);
  });

  test('one dataset alone stays below 10 kB', async () => {
    const { code } = await bundle("export { default } from '../src/datasets/arithmetic/leg_counting.ts';");
    expect(code.length).toBeLessThan(10_000);
  });

  test('assets stay out of the main bundle', async () => {
    const { code } = await bundle("export { default } from '../src/datasets/algorithmic/word_sorting.ts';");
    expect(code.length).toBeLessThan(20_000);
  });

  test('word problems stay out of the main bundle', async () => {
    const { code } = await bundle("export { default } from '../src/datasets/arithmetic/gsm_symbolic.ts';");
    expect(code.length).toBeLessThan(12_000);
  });

  test('grids, and the tasks drawn on them, stay out of the main bundle', async () => {
    const { eager, inputs } = await bundle("export * from '../src/index.ts';");
    const isBulky = (input: string): boolean => /lib\/(rearc|grid|gsm)\/|data\/assets\//.test(input);
    expect(inputs.filter(isBulky).length).toBeGreaterThan(64);
    expect([...eager.keys()].filter(isBulky)).toEqual([]);
    const bytes = [...eager.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThan(350_000);
  });

  test('a bundled dataset works', async () => {
    const { code } = await bundle("export { default } from '../src/datasets/arithmetic/leg_counting.ts';");
    const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
    const { default: legCounting } = (await import(url)) as { default: typeof source };
    const data = legCounting.create({ seed: 42, size: 1 });
    expect(data.at(0).answer).toBe('100');
  });
});
