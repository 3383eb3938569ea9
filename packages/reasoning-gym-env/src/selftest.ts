/** Exercises the environment without a server and says what it verified. */
import assert from 'node:assert/strict';
import { openSession, type Session } from 'openenv-core';
import { datasetNames, loadDataset } from 'reasoning-gym';
import { createEnvironmentKind } from './environment.ts';

interface Seen {
  readonly observation: {
    readonly question: string | null;
    readonly score: number | null;
    readonly correct_answer: string | null;
    readonly metadata: { readonly warnings?: readonly string[] };
  };
  readonly reward: number;
  readonly done: boolean;
}

const open = (): Session => openSession(createEnvironmentKind(), { deadline: 30_000 });

async function ask(session: Session, message: object): Promise<{ type: string; data: Seen & Record<string, unknown> }> {
  return JSON.parse((await session.handle(JSON.stringify(message)))!) as never;
}

const reset = async (session: Session, data: object = {}): Promise<Seen> =>
  (await ask(session, { type: 'reset', data })).data;
const step = async (session: Session, answer: string): Promise<Seen> =>
  (await ask(session, { type: 'step', data: { answer } })).data;

const checks: Readonly<Record<string, () => Promise<string>>> = {
  'every dataset asks a question, and its own answer earns full marks': async () => {
    let marked = 0;
    for (const name of datasetNames) {
      if (name === 'composite') continue;
      await loadDataset(name, { seed: 1, size: 1 });
      const session = open();
      const { observation } = await reset(session, { dataset_name: name, seed: 1, size: 1 });
      assert.ok(observation.question, name);
      const { answer } = (await loadDataset(name as string, { seed: 1, size: 1 })).at(0);
      const verdict = await step(session, answer ?? '');
      assert.ok(verdict.done, name);
      if (answer !== null) {
        assert.equal(verdict.reward, 1, name);
        marked++;
      }
    }
    return `${datasetNames.length - 1} datasets, ${marked} with an answer of their own`;
  },
  'a dataset goes on from question to question and starts over': async () => {
    const session = open();
    const questions = [(await reset(session, { seed: 5, size: 3 })).observation.question];
    for (let i = 0; i < 3; i++) questions.push((await reset(session)).observation.question);
    assert.equal(questions[3], questions[0]);
    assert.equal(new Set(questions).size, 3);
    return '3 questions, then the first again';
  },
  'an answer is marked once': async () => {
    const session = open();
    await reset(session);
    const first = await step(session, 'no idea');
    assert.deepEqual(await step(session, first.observation.correct_answer ?? ''), first);
    return 'the second attempt got the first verdict';
  },
  'a composite mixes its parts': async () => {
    const session = open();
    const specs = [{ name: 'leg_counting' }, { name: 'chain_sum', weight: 2 }];
    await reset(session, { dataset_name: 'composite', dataset_specs: specs, seed: 1, size: 40 });
    const seen = new Set<unknown>();
    for (let i = 0; i < 40; i++) {
      const { data } = await ask(session, { type: 'step', data: { answer: '' } });
      seen.add(
        (data.observation as unknown as { dataset_metadata: { source_dataset: string } }).dataset_metadata
          .source_dataset,
      );
      await reset(session);
    }
    assert.deepEqual(seen, new Set(['leg_counting', 'chain_sum']));
    return 'both parts were drawn';
  },
  'bad requests are refused by name and harm nothing': async () => {
    const session = open();
    await reset(session);
    const bad = [
      [{ size: 0 }, 'size'],
      [{ seed: 1.5 }, 'seed'],
      [{ dataset_name: 'nope', seed: 1, size: 1 }, 'dataset_name'],
      [{ dataset_config: { bogus: 1 } }, 'bogus'],
    ] as const;
    for (const [data, field] of bad) {
      const reply = await ask(session, { type: 'reset', data });
      assert.equal(reply.type, 'error');
      assert.match(String(reply.data['message']), new RegExp(field));
    }
    assert.equal((await step(session, '100')).reward, 1);
    return `${bad.length} requests`;
  },
};

let failures = 0;
for (const [what, check] of Object.entries(checks)) {
  try {
    console.log(`ok    ${what} (${await check()})`);
  } catch (error) {
    failures++;
    console.log(`FAIL  ${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(failures === 0 ? `${Object.keys(checks).length} checks passed` : `${failures} checks failed`);
process.exitCode = failures === 0 ? 0 : 1;
