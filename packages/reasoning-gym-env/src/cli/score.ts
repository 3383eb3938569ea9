import type { Command } from 'commander';
import { type Item, isDatasetName, scoreAnswer } from 'reasoning-gym';
import { readText, UsageError } from './input.ts';

export function addScore(program: Command): void {
  program
    .command('score')
    .description('score answers: JSON lines of {"item": …, "answer": "…"} in, one {"score": …} a line out')
    .requiredOption('--in <file>', 'the answers; - for standard input')
    .action((options: { in: string }) => {
      const lines = readText('--in', options.in).split('\n');
      let [count, total] = [0, 0];
      lines.forEach((line, i) => {
        if (line.trim() === '') return;
        const score = scoreLine(line, i + 1);
        console.log(JSON.stringify({ score }));
        count += 1;
        total += score;
      });
      if (count === 0) throw new UsageError(`--in ${options.in} holds no line to score`);
      console.error(`${count} answers, mean score ${(total / count).toFixed(4)}`);
    });
}

function scoreLine(line: string, number: number): number {
  const { item, answer } = readLine(line, number);
  const name = item.metadata.source_dataset;
  if (!isDatasetName(name) || name === 'composite') throw new UsageError(`line ${number}: no dataset named ${name}`);
  try {
    return scoreAnswer(name, answer, item);
  } catch {
    throw new UsageError(`line ${number}: the item is not one of ${name}`);
  }
}

function readLine(line: string, number: number): { readonly item: Item; readonly answer: string | null } {
  let value: { readonly item?: Partial<Item>; readonly answer?: unknown } | null;
  try {
    value = JSON.parse(line) as typeof value;
  } catch {
    throw new UsageError(`line ${number}: not valid JSON`);
  }
  const source = value?.item?.metadata?.source_dataset;
  if (typeof source !== 'string')
    throw new UsageError(`line ${number}: item.metadata.source_dataset must name the dataset`);
  const answer = value?.answer ?? null;
  if (answer !== null && typeof answer !== 'string')
    throw new UsageError(`line ${number}: answer must be a text or null`);
  return { item: value!.item as Item, answer };
}
