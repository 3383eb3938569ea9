import { writeFileSync } from 'node:fs';
import { CATEGORIES, datasetNames, describeDataset, loadDataset } from '../src/index.ts';

/** Writes a page that shows every dataset: its settings, what makes it harder, and the first item of seed 42. */
const names = datasetNames.filter((name) => name !== 'composite');

async function entry(name: string): Promise<string> {
  const { description, schema, curriculum } = describeDataset(name);
  const properties = Object.entries(schema['properties'] as Record<string, Record<string, unknown>>);
  const settings = properties
    .filter(([key]) => key !== 'seed' && key !== 'size')
    .map(
      ([key, setting]) => `| \`${key}\` | ${cell(JSON.stringify(setting['default']))} | ${setting['description']} |`,
    );
  const ladders = curriculum.map((attribute) => `\`${attribute.name}\` (${attribute.levels.length} levels)`);
  const item = (await loadDataset(name, { seed: 42, size: 1 })).at(0);
  const blocks = [
    `### ${name}`,
    description,
    ['| setting | default | meaning |', '| --- | --- | --- |', ...settings].join('\n'),
    `Harder along: ${ladders.join(', ') || 'nothing; it has no curriculum'}.`,
    fenced(item.question),
    item.answer === null ? 'Answer: any that satisfies the question.' : `Answer:\n\n${fenced(brief(item.answer))}`,
  ];
  return blocks.join('\n\n');
}

/** Long answers in words are cut short; grids and numbers stand in full. */
function brief(answer: string): string {
  const words = answer.split(/\s+/);
  return words.length > 6 && /[a-z]{2}/i.test(answer) ? `${words.slice(0, 5).join(' ')} …` : answer;
}

const cell = (text: string): string =>
  `\`${(text.length > 60 ? `${text.slice(0, 57)}…` : text).replaceAll('|', '\\|')}\``;

/** A code block whose fence is longer than any run of backticks inside. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

const parts = [`# Gallery\n\nThe ${names.length} datasets by category, each with its first item for seed 42.`];
for (const category of CATEGORIES) {
  const members = names.filter((name) => describeDataset(name).category === category);
  if (members.length === 0) continue;
  parts.push(`## ${category}\n\n${members.map((name) => `[\`${name}\`](#${name})`).join(' · ')}`);
  for (const name of members) parts.push(await entry(name));
}
writeFileSync(new URL('../GALLERY.md', import.meta.url), `${parts.join('\n\n')}\n`);
