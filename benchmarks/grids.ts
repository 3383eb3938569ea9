/**
 * What the coloured grids cost, on the built library: `npm run bench:grids`. Prints CPU milliseconds per item of `rearc`, from the
 * first one on, and per task of `arc_agi` when first drawn, the memory that stays behind, and the weight of the code.
 */
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { loadDataset } from 'reasoning-gym';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const heap = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
};

function cost(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function report(what: string, costs: readonly number[]): void {
  const sorted = costs.toSorted((a, b) => a - b);
  const mean = costs.reduce((sum, value) => sum + value, 0) / costs.length;
  console.log(`${what}: median ${sorted[costs.length >> 1]!.toFixed(2)} ms, mean ${mean.toFixed(2)} ms`);
}

const before = heap();
for (const name of ['rearc', 'arc_agi']) {
  const data = await loadDataset(name, { seed: 42, size: 100_000 });
  for (const [from, to] of [
    [0, 100],
    [100, 1000],
    [1000, 6000],
  ] as const) {
    const costs = Array.from({ length: to - from }, (_, index) => cost(() => data.at(from + index)));
    report(`${name}, items ${from} to ${to - 1}`, costs);
  }
  console.log(`${name}: ${(heap() - before).toFixed(1)} MB more on the heap than before`);
}

const source = fileURLToPath(new URL('../packages/reasoning-gym/src/lib/arc/own-collection.ts', import.meta.url));
const { outputFiles } = await build({ entryPoints: [source], bundle: true, minify: true, write: false, format: 'esm' });
console.log(
  `code that is fetched when first needed: ${(outputFiles[0]!.contents.length / 1000).toFixed(0)} kB, minified`,
);
