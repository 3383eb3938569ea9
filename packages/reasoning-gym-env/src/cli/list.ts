import type { Command } from 'commander';
import { CATEGORIES, datasetNames, describeDataset } from 'reasoning-gym';
import { UsageError } from './input.ts';

export function addList(program: Command): void {
  program
    .command('list')
    .description('show the datasets, by category')
    .option('--category <name>', 'only this category')
    .option('--json', 'as JSON, with settings, defaults and curriculum')
    .action((options: { category?: string; json?: true }) => {
      const kinds: readonly string[] = [...CATEGORIES, 'composite'];
      const wanted = options.category;
      if (wanted !== undefined && !kinds.includes(wanted)) {
        throw new UsageError(`--category must be one of ${kinds.join(', ')}`);
      }
      const shown = datasetNames
        .map(describeDataset)
        .filter(({ category }) => wanted === undefined || category === wanted);
      if (options.json) console.log(JSON.stringify(shown, null, 2));
      else console.log(table(shown, kinds));
    });
}

function table(shown: readonly ReturnType<typeof describeDataset>[], kinds: readonly string[]): string {
  const width = Math.max(...shown.map(({ name }) => name.length));
  const blocks = kinds
    .map((kind) => ({ kind, members: shown.filter(({ category }) => category === kind) }))
    .filter(({ members }) => members.length > 0)
    .map(({ kind, members }) => {
      const lines = members.map(({ name, description }) => `  ${name.padEnd(width)}  ${description}`);
      return [kind, ...lines].join('\n');
    });
  return `${blocks.join('\n\n')}\n\n${shown.length} datasets; \`reasoning-gym show NAME\` tells more of one.`;
}
