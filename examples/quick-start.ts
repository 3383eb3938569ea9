/** One question, one answer. Needs a server: `npm start`, or BASE_URL of another. */
import assert from 'node:assert/strict';
import { ReasoningGymEnv } from 'reasoning-gym-env/client';

await using env = new ReasoningGymEnv({ baseUrl: process.env['BASE_URL'] ?? 'http://localhost:8000' });

let result = await env.reset({ datasetName: 'leg_counting', seed: 42, size: 10 });
console.log(result.observation.question);
assert.equal(result.done, false);

result = await env.step({ answer: '4' });
const { score, correctAnswer, datasetMetadata } = result.observation;
console.log(`score ${score}; right was ${correctAnswer}; from ${String(datasetMetadata?.['source_dataset'])}`);
assert.equal(result.done, true);
assert.equal(result.reward, score);
assert.equal(correctAnswer, '100');
