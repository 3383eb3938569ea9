import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  assetNames,
  curriculumConfig,
  datasetNames,
  describeDataset,
  type Mode,
  provideAsset,
  type WireConfig,
} from 'reasoning-gym';
import { Rng } from '../packages/reasoning-gym/src/core/rng.ts';
import { compareRow, type Difference, type Row } from './compare.ts';
import { excuseFor } from './divergences.ts';

/**
 * Runs the real Python package beside our library on fresh seeds and settings, with its data in the place of ours:
 * `npm run parity -- [--items N] [--seed S] [DATASET…]`. The seed is printed; with the same seed a
 * dataset meets the same items, alone or among others.
 */
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: {
    items: { type: 'string', default: '12' },
    seed: { type: 'string' },
    show: { type: 'string', default: '3' },
  },
});

/** Ours alone, or without a counterpart that could be compared. */
const WITHOUT_COUNTERPART = ['chess_state_eval', 'reverse_sort', 'composite'];
const MODES: readonly Mode[] = ['inclusive', 'upper_bound'];
const LARGEST_LEVEL = 3;

const seed = values.seed === undefined ? process.pid * 7919 + (Date.now() % 1_000_000) : Number(values.seed);
const rng = new Rng(seed);

interface Oracle {
  ask<T>(request: object): Promise<T>;
  close(): void;
}

function startOracle(): Oracle {
  const script = fileURLToPath(new URL('oracle.py', import.meta.url));
  const python = process.env['PYTHON'] ?? fileURLToPath(new URL('../.venv/bin/python', import.meta.url));
  const child: ChildProcess = spawn(python, [script, '--serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  return {
    async ask<T>(request: object): Promise<T> {
      child.stdin!.write(`${JSON.stringify(request)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error('the Python side ended early');
      return JSON.parse(value) as T;
    },
    close: () => void child.stdin!.end(),
  };
}

/** Default settings for half of the items, a random level of the curriculum for the others. */
function settingsFor(name: string): WireConfig {
  if (describeDataset(name).curriculum.length === 0 || rng.random() < 0.5) return {};
  return curriculumConfig(name, rng.randint(0, LARGEST_LEVEL), { mode: rng.choice(MODES) });
}

async function compare(oracle: Oracle, name: string, items: number): Promise<Difference[]> {
  const open: Difference[] = [];
  for (let i = 0; i < items; i++) {
    const size = rng.randint(5, 50);
    const request = {
      dataset: name,
      config: settingsFor(name),
      seed: rng.randint(0, 2 ** 31),
      size,
      index: rng.below(size),
    };
    const row = await oracle.ask<Row>(request);
    if (row.error === 'TimeoutError') continue;
    open.push(...(await compareRow(row)).filter((difference) => excuseFor(difference) === undefined));
  }
  return open;
}

const oracle = startOracle();
const data = await oracle.ask<string>({ data: true });
const files = readdirSync(data);
for (const name of assetNames) if (files.includes(name)) provideAsset(name, readFileSync(join(data, name), 'utf8'));

console.log(`parity with the Python package, seed ${seed}`);
let [passed, failed] = [0, 0];
for (const [position, name] of datasetNames.entries()) {
  if (WITHOUT_COUNTERPART.includes(name) || (wanted.length > 0 && !wanted.includes(name))) continue;
  rng.seed(seed + position * 1_000_003);
  const open = await compare(oracle, name, Number(values.items));
  if (open.length === 0) passed += 1;
  else failed += 1;
  console.log(`${open.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const difference of open.slice(0, Number(values.show)))
    console.log(`     ${JSON.stringify({ ...difference, at: difference.at.slice(0, 300) }).slice(0, 700)}`);
}
oracle.close();
console.log(`parity: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
