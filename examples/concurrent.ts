/** Many sessions on one server, each with its own questions. Needs a server: `npm start`, or BASE_URL of another. */
import assert from 'node:assert/strict';
import { ReasoningGymEnv } from 'reasoning-gym-env/client';

await using env = new ReasoningGymEnv({ baseUrl: process.env['BASE_URL'] ?? 'http://localhost:8000' });

async function answersOf(seed: number): Promise<(string | null)[]> {
  await using session = env.newSession();
  const answers: (string | null)[] = [];
  await session.reset({ datasetName: 'chain_sum', seed, size: 20 });
  for (let episode = 0; episode < 20; episode++) {
    answers.push((await session.step({ answer: '0' })).observation.correctAnswer);
    await session.reset();
  }
  return answers;
}

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
const together = await Promise.all(seeds.map(answersOf));
assert.equal(new Set(together.map(String)).size, seeds.length);
assert.deepEqual(together[0], await answersOf(1));
console.log(`${seeds.length} sessions, ${together.flat().length} answers`);
