import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { datasetNames, loadDataset } from 'reasoning-gym';

/**
 * CPU time per item and per scored answer, ours and Python's in one run:
 * `npm run bench -- [--seconds N] [DATASET…]`. A ratio above 1 means that ours is faster.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '1' } },
});
const OURS_ALONE = ['composite', 'chess_state_eval', 'reverse_sort'];
const seconds = Number(values.seconds);
const names = positionals.length > 0 ? positionals : datasetNames.filter((name) => !OURS_ALONE.includes(name));

interface Cost {
  readonly name: string;
  readonly made: number;
  readonly scored: number;
}

/** Microseconds of CPU per call, after a warm-up. */
function measure(run: (call: number) => void, limit: number): number {
  let calls = 0;
  const spin = (until: number): number => {
    const start = process.cpuUsage();
    for (;;) {
      for (let i = 0; i < 8; i++) run(calls++);
      const { user, system } = process.cpuUsage(start);
      if (user + system >= until * 1e6) return user + system;
    }
  };
  spin(limit);
  calls = 0;
  return spin(limit) / calls;
}

async function ours(name: string): Promise<Cost> {
  const data = await loadDataset(name, { seed: 42, size: 5000 });
  const items = [0, 1, 2].map((index) => data.at(index));
  return {
    name,
    made: measure((call) => data.at(call % data.size), seconds),
    scored: measure((call) => data.score(items[call % 3]!.answer ?? '', items[call % 3]!), seconds / 2),
  };
}

function theirs(name: string): Cost | undefined {
  const python = process.env['PYTHON'] ?? fileURLToPath(new URL('../.venv/bin/python', import.meta.url));
  const script = fileURLToPath(new URL('generation.py', import.meta.url));
  const { stdout } = spawnSync(python, [script, values.seconds, name], { encoding: 'utf8', timeout: 120_000 });
  return stdout ? (JSON.parse(stdout) as Cost) : undefined;
}

console.log('dataset                     ours µs  Python µs   ratio   score µs  Python µs   ratio');
for (const name of names) {
  const [a, b] = [await ours(name), theirs(name)];
  const columns = [a.made, b?.made, b && b.made / a.made, a.scored, b?.scored, b && b.scored / a.scored];
  console.log(
    name.padEnd(26) + columns.map((value) => (value?.toFixed(value < 100 ? 1 : 0) ?? '–').padStart(9)).join(' '),
  );
}
