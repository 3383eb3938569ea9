import { resetFor } from './links.ts';
import type { Task } from './types.ts';

export type Language = 'TypeScript' | 'Python' | 'curl';

/** A program that asks the question on screen. */
export function snippet(language: Language, task: Task, server: string, answer: string): string {
  switch (language) {
    case 'TypeScript':
      return inTypeScript(task, answer);
    case 'Python':
      return inPython(task, server, answer);
    case 'curl':
      return inCurl(task, server, answer);
  }
}

function inTypeScript({ dataset, seed, size, index, config, specs }: Task, answer: string): string {
  const settings = { ...(specs ? { datasets: specs } : config), seed, size };
  return `import { loadDataset } from 'reasoning-gym';

const data = await loadDataset('${dataset}', ${JSON.stringify(settings, null, 2)});
const item = data.at(${index});

console.log(item.question);
console.log(data.score(${JSON.stringify(answer)}, item));
`;
}

function inPython(task: Task, server: string, answer: string): string {
  const request = Object.entries(resetFor(task)).map(([key, value]) => `        ${key}=${literal(value)},\n`);
  return `from openenv.core import GenericEnvClient

with GenericEnvClient(base_url="${server}").sync() as env:
    asked = env.reset(
${request.join('')}    )
    print(asked.observation["question"])
    marked = env.step({"answer": ${JSON.stringify(answer)}})
    print(marked.reward, marked.observation["correct_answer"])
`;
}

function inCurl(task: Task, server: string, answer: string): string {
  const post = (path: string, body: unknown): string =>
    `curl -s -b cookies -c cookies ${server}/${path} -H 'content-type: application/json' \\\n  -d ${quote(JSON.stringify(body))}\n`;
  return `${post('reset', resetFor(task))}\n${post('step', { action: { answer } })}`;
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A value as Python spells it. */
function literal(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, member]) => `${JSON.stringify(key)}: ${literal(member)}`)
    .join(', ')}}`;
}
