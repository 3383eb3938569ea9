import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { curriculumConfig, type Dataset, loadDataset } from 'reasoning-gym';
import { knownName, readCount, readJson, readSeed, readYamlFile, UsageError, useData } from './input.ts';

interface Options {
  readonly seed?: string;
  readonly size?: string;
  readonly config?: string;
  readonly level?: string;
  readonly spec?: string;
  readonly data?: string;
  readonly out: string;
}

export function addGenerate(program: Command): void {
  program
    .command('generate')
    .description('write items as JSON lines: question, answer and metadata')
    .argument('<name>', 'a dataset, or composite with --spec')
    .option('--seed <n>', 'same seed, same items; drawn and reported when left out')
    .option('--size <n>', 'number of items')
    .option('--config <json>', 'settings, such as \'{"min_animals": 5}\'')
    .option('--level <n>', 'settings of a curriculum level, beneath those of --config')
    .option('--spec <file>', 'settings as YAML, the way to describe a composite')
    .option('--data <dir>', 'data files to use in the place of ours')
    .option('--out <file>', 'where to write; - for standard output', '-')
    .action(async (name: string, options: Options) => {
      if (options.data !== undefined) useData(options.data);
      const data = await loadDataset(knownName(name), settingsOf(name, options));
      if (options.seed === undefined) console.error(`seed ${data.seed}`);
      const out = options.out === '-' ? process.stdout : createWriteStream(options.out);
      await writeItems(data, out, options.out);
    });
}

function settingsOf(name: string, { seed, size, config, level, spec }: Options): Record<string, unknown> {
  if (name === 'composite' && spec === undefined && config === undefined) {
    throw new UsageError('composite needs --spec FILE (or --config) that lists its datasets');
  }
  return {
    ...(level !== undefined && curriculumConfig(name, readLevel(level))),
    ...(spec !== undefined && readYamlFile('--spec', spec)),
    ...(config !== undefined && readJson('--config', config)),
    ...(seed !== undefined && { seed: readSeed(seed) }),
    ...(size !== undefined && { size: readCount('--size', size) }),
  };
}

function readLevel(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new UsageError(`--level must be a whole number, not ${text}`);
  return Number(text);
}

/** Writes at the pace of the reader, with a bar where somebody is watching. */
async function writeItems(data: Dataset, out: Writable, name: string): Promise<void> {
  const failed = once(out, 'error').then(([error]) => {
    throw error as Error;
  });
  failed.catch(() => undefined);
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: `${data.name} [{bar}] {value}/{total} {eta}s` })
    : undefined;
  bar?.start(data.size, 0);
  try {
    for (const item of data) {
      if (!out.write(`${JSON.stringify(item)}\n`)) await Promise.race([once(out, 'drain'), failed]);
      bar?.increment();
    }
    if (out !== process.stdout) {
      out.end();
      await Promise.race([once(out, 'finish'), failed]);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EPIPE') return;
    throw code === undefined ? error : new UsageError(`--out ${name} cannot be written: ${code}`);
  } finally {
    bar?.stop();
  }
}
