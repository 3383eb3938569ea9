/** A mixture of datasets by weight. Needs a server: `npm start`, or BASE_URL of another. */
import assert from 'node:assert/strict';
import { ReasoningGymEnv } from 'reasoning-gym-env/client';

await using env = new ReasoningGymEnv({ baseUrl: process.env['BASE_URL'] ?? 'http://localhost:8000' });

const seen = new Map<string, number>();
await env.reset({
  datasetName: 'composite',
  datasetSpecs: [
    { name: 'leg_counting', weight: 3 },
    { name: 'reverse_sort', weight: 1, config: { min_length: 3, max_length: 5 } },
  ],
  seed: 42,
  size: 40,
});
for (let episode = 0; episode < 40; episode++) {
  const { observation } = await env.step({ answer: '4' });
  const source = observation.datasetMetadata!['source_dataset'] as string;
  seen.set(source, (seen.get(source) ?? 0) + 1);
  await env.reset();
}
console.log(Object.fromEntries(seen));
assert.deepEqual([...seen.keys()].toSorted(), ['leg_counting', 'reverse_sort']);
assert.ok(seen.get('leg_counting')! > seen.get('reverse_sort')!);
