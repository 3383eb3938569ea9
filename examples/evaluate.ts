/**
 * How well a model answers, through any OpenAI-compatible URL: OPENAI_BASE_URL, OPENAI_API_KEY and MODEL.
 * Needs a server as well: `npm start`, or BASE_URL of another.
 */
import assert from 'node:assert/strict';
import { ReasoningGymEnv } from 'reasoning-gym-env/client';

const { OPENAI_BASE_URL = 'https://api.openai.com/v1', OPENAI_API_KEY = '', MODEL = 'gpt-4o-mini' } = process.env;
const QUESTIONS = 10;
const SYSTEM = 'Work the task out, then give the answer alone between <answer> and </answer>.';

interface Completion {
  readonly choices: readonly { readonly message: { readonly content: string | null } }[];
}

async function ask(question: string): Promise<string> {
  const messages = [
    { role: 'system', content: SYSTEM },
    { role: 'user', content: question },
  ];
  const response = await fetch(`${OPENAI_BASE_URL}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${OPENAI_API_KEY}` },
    body: JSON.stringify({ model: MODEL, messages }),
  });
  if (!response.ok) throw new Error(`the model answered with status ${response.status}: ${await response.text()}`);
  const { choices } = (await response.json()) as Completion;
  const text = choices[0]?.message.content ?? '';
  return (/<answer>([\s\S]*?)<\/answer>/.exec(text)?.[1] ?? text).trim();
}

await using env = new ReasoningGymEnv({ baseUrl: process.env['BASE_URL'] ?? 'http://localhost:8000' });
const rewards: number[] = [];
let { observation } = await env.reset({ datasetName: 'leg_counting', seed: 42, size: QUESTIONS });
for (let episode = 0; episode < QUESTIONS; episode++) {
  const { reward } = await env.step({ answer: await ask(observation.question!) });
  rewards.push(reward!);
  ({ observation } = await env.reset());
}
const mean = rewards.reduce((sum, reward) => sum + reward, 0) / rewards.length;
assert.equal(rewards.length, QUESTIONS);
console.log(`${MODEL}: mean reward ${mean.toFixed(2)} over ${QUESTIONS} questions`);
