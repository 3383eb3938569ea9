import type { Command } from 'commander';
import { describeDataset, loadDataset } from 'reasoning-gym';
import { knownName, readSeed } from './input.ts';

export function addShow(program: Command): void {
  program
    .command('show')
    .description('show one dataset: its settings, what makes it harder, and a sample')
    .argument('<name>', 'a dataset')
    .option('--seed <n>', 'seed of the sample', '42')
    .action(async (name: string, options: { seed: string }) => {
      const { description, category, schema, curriculum } = describeDataset(knownName(name));
      const settings = Object.entries(schema['properties'] as Record<string, Record<string, unknown>>);
      const rows = settings.map(([key, field]) => [
        key,
        JSON.stringify(field['default'] ?? null),
        String(field['description']),
      ]);
      console.log(`${name} (${category})\n${description}\n\nSettings\n${columns(rows)}`);
      if (curriculum.length > 0) {
        const ladders = curriculum.map((attribute) => [attribute.name, attribute.levels.map(brief).join(', ')]);
        console.log(`\nCurriculum\n${columns(ladders)}`);
      }
      if (name === 'composite') return;
      const item = (await loadDataset(name, { seed: readSeed(options.seed), size: 1 })).at(0);
      console.log(
        `\nSample (seed ${options.seed})\n${indent(item.question)}\n\nAnswer\n${indent(item.answer ?? 'any that satisfies the question')}`,
      );
    });
}

const brief = (level: unknown): string => (typeof level === 'number' ? String(level) : JSON.stringify(level));

const indent = (text: string): string => text.replace(/^/gm, '  ');

function columns(rows: readonly (readonly string[])[]): string {
  const short = rows.map((row) =>
    row.map((cell, i) => (i < row.length - 1 && cell.length > 40 ? `${cell.slice(0, 39)}…` : cell)),
  );
  const widths = short[0]!.map((_, i) => Math.max(...short.map((row) => row[i]!.length)));
  return short
    .map((row) => `  ${row.map((cell, i) => (i < row.length - 1 ? cell.padEnd(widths[i]!) : cell)).join('  ')}`)
    .join('\n');
}
