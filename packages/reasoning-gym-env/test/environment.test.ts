import { openSession, type ServerMessage, type Session } from 'openenv-core';
import { createDataset } from 'reasoning-gym';
import { expect, test } from 'vitest';
import { createEnvironmentKind } from '../src/environment.ts';

const open = (): Session => openSession(createEnvironmentKind(), { deadline: 1000 });

interface Seen {
  readonly observation: Readonly<Record<string, unknown>>;
  readonly reward: number;
  readonly done: boolean;
}

async function reset(session: Session, data: Record<string, unknown> = {}): Promise<Seen> {
  const reply = await session.ask({ type: 'reset', data });
  if (reply?.type !== 'observation') throw new Error(reply?.type === 'error' ? reply.data.message : 'no reply');
  return reply.data as Seen;
}

async function step(session: Session, answer: string): Promise<Seen> {
  return ((await session.ask({ type: 'step', data: { answer } })) as { data: Seen }).data;
}

const complaint = async (session: Session, data: Record<string, unknown>): Promise<string> => {
  const reply = (await session.ask({ type: 'reset', data })) as Extract<ServerMessage, { type: 'error' }>;
  expect(reply.data.code).toBe('EXECUTION_ERROR');
  return reply.data.message;
};

const state = async (session: Session): Promise<unknown> =>
  ((await session.ask({ type: 'state' })) as { data: unknown }).data;

const items = (options: Record<string, unknown> = {}) =>
  createDataset('leg_counting', { seed: 42, size: 1000, ...options });

test('asks, marks and tells the right answer', async () => {
  const session = open();
  const asked = await reset(session);
  expect(asked).toEqual({
    observation: {
      metadata: {},
      question: items().at(0).question,
      score: null,
      correct_answer: null,
      dataset_metadata: null,
    },
    reward: 0,
    done: false,
  });
  const marked = await step(session, items().at(0).answer!);
  expect(marked).toMatchObject({
    reward: 1,
    done: true,
    observation: { question: null, score: 1, correct_answer: '100' },
  });
});

test('marks one attempt: a second one gets the first verdict [server-one-attempt]', async () => {
  const session = open();
  await reset(session);
  const first = await step(session, 'no idea');
  const right = first.observation['correct_answer'] as string;
  expect(await step(session, right)).toEqual(first);
  expect(await state(session)).toMatchObject({ step_count: 2 });
  await reset(session);
  expect((await step(session, items().at(1).answer!)).reward).toBe(1);
});

test('serves one question after the other and starts over at the end', async () => {
  const session = open();
  await reset(session, { dataset_name: 'leg_counting', seed: 7, size: 3 });
  const wanted = items({ seed: 7, size: 3 });
  for (const index of [1, 2, 0, 1]) {
    expect((await reset(session)).observation['question']).toBe(wanted.at(index).question);
  }
});

test('naming the dataset again starts it over', async () => {
  const session = open();
  const named = { dataset_name: 'leg_counting', seed: 7, size: 3 };
  const first = await reset(session, named);
  await reset(session);
  expect(await reset(session, named)).toEqual(first);
});

test('a lone seed, size or dataset_config changes the dataset; the same again goes on [server-lone-settings]', async () => {
  const session = open();
  const question = async (data: Record<string, unknown>): Promise<unknown> =>
    (await reset(session, data)).observation['question'];
  expect(await question({ seed: 9 })).toBe(items({ seed: 9 }).at(0).question);
  expect(await question({ seed: 9 })).toBe(items({ seed: 9 }).at(1).question);
  expect(await question({ size: 2 })).toBe(items({ seed: 9 }).at(0).question);
  expect(await question({ dataset_config: { min_animals: 10 } })).toBe(
    items({ seed: 9, min_animals: 10 }).at(0).question,
  );
  expect(await question({ dataset_config: { min_animals: 10, max_animals: 10 } })).toBe(
    items({ seed: 9, min_animals: 10 }).at(1).question,
  );
  expect(await question({})).toBe(items({ seed: 9, min_animals: 10 }).at(0).question);
});

test('warns of keys that mean nothing [server-warnings]', async () => {
  const session = open();
  const { observation } = await reset(session, { sede: 7, dataset_specs: [] });
  const { warnings } = observation['metadata'] as { warnings: string[] };
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toContain('sede');
  expect(warnings[1]).toContain('dataset_specs');
  expect((await reset(session)).observation['metadata']).toEqual({});
});

test.each([
  [{ dataset_name: 'leg_counting', seed: 1, size: 0 }, /size must be a positive integer, not 0/],
  [{ dataset_name: 'leg_counting', seed: 1, size: -5 }, /size/],
  [{ dataset_name: 'leg_counting', seed: 1, size: 2.5 }, /size/],
  [{ dataset_name: 'leg_counting', seed: 1, size: '10' }, /size/],
  [{ dataset_name: 'leg_counting', seed: 1.5, size: 1 }, /seed must be an integer, not 1.5/],
  [{ dataset_name: 'leg_counting', seed: 'abc', size: 1 }, /seed/],
  [{ dataset_name: 'leg_counting', seed: true, size: 1 }, /seed/],
  [{ dataset_name: 'leg_counting', seed: 1 }, /size/],
  [{ dataset_name: 'leg_counting', size: 1 }, /seed/],
  [{ dataset_name: 'no_such', seed: 1, size: 1 }, /dataset_name.*no_such/],
  [{ dataset_name: '', seed: 1, size: 1 }, /dataset_name/],
  [{ dataset_name: 5, seed: 1, size: 1 }, /dataset_name/],
  [{ dataset_name: '__proto__', seed: 1, size: 1 }, /dataset_name/],
  [{ dataset_name: 'leg_counting', seed: 1, size: 1, dataset_config: { bogus: 1 } }, /bogus/],
  [{ dataset_name: 'leg_counting', seed: 1, size: 1, dataset_config: { min_animals: 'x' } }, /min_animals/],
  [{ dataset_name: 'leg_counting', seed: 1, size: 1, dataset_config: [1] }, /dataset_config/],
  [{ dataset_name: 'leg_counting', seed: 1, size: 1, dataset_config: { seed: 1 } }, /dataset_config.*seed/],
  [{ dataset_name: 'leg_counting', seed: 1, size: 1, dataset_config: { x: 'y'.repeat(70_000) } }, /dataset_config/],
  [{ dataset_name: 'composite', seed: 1, size: 1 }, /dataset_specs/],
  [{ dataset_name: 'composite', seed: 1, size: 1, dataset_specs: [] }, /dataset_specs/],
  [{ dataset_name: 'composite', seed: 1, size: 1, dataset_specs: 'leg_counting' }, /dataset_specs/],
  [{ dataset_name: 'composite', seed: 1, size: 1, dataset_specs: [{ weight: 1 }] }, /dataset_specs\[0\]\.name/],
  [{ dataset_name: 'composite', seed: 1, size: 1, dataset_specs: [{ name: 'leg_counting', weight: 0 }] }, /weight/],
  [{ dataset_name: 'composite', seed: 1, size: 1, dataset_specs: [{ name: 'nope' }] }, /nope/],
  [{ seed: 'x' }, /seed/],
  [{ size: 0 }, /size/],
])('refuses %j and says why [server-bad-requests]', async (request, why) => {
  const session = open();
  const asked = await reset(session, { dataset_name: 'leg_counting', seed: 42, size: 10 });
  expect(await complaint(session, request)).toMatch(why);
  expect(asked.done).toBe(false);
  expect((await step(session, '100')).reward).toBe(1);
});

test('refuses settings nested without end', async () => {
  const nested = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) as unknown;
  expect(await complaint(open(), { dataset_config: { nested } })).toMatch(/dataset_config/);
});

test('seeds of any size are exact', async () => {
  const session = open();
  const text = '{"type":"reset","data":{"dataset_name":"leg_counting","seed":1180591620717411303424,"size":3}}';
  const reply = JSON.parse((await session.handle(text))!) as { data: Seen };
  expect(reply.data.observation['question']).toBe(items({ seed: 2n ** 70n, size: 3 }).at(0).question);
});

test('refuses an episode id that is no text or endless [server-episode-id]', async () => {
  const session = open();
  for (const episode_id of [5, 'x'.repeat(256)]) {
    const reply = await session.ask({ type: 'reset', data: { episode_id } });
    expect(reply).toMatchObject({
      type: 'error',
      data: { code: 'VALIDATION_ERROR', errors: [{ loc: ['episode_id'] }] },
    });
  }
  await reset(session, { episode_id: 'mine' });
  expect(await state(session)).toEqual({ episode_id: 'mine', step_count: 0 });
});

test('writes scores and rewards with their decimal point', async () => {
  const session = open();
  expect(await session.handle('{"type":"reset"}')).toContain('"reward":0.0,"done":false}');
  const text = await session.handle('{"type":"step","data":{"answer":"100"}}');
  expect(text).toContain('"score":1.0,');
  expect(text).toContain('"reward":1.0,"done":true}');
  expect(text).toContain('"total_legs":100,');
});

test('marks answers of every shape', async () => {
  const session = open();
  for (const answer of ['', '\u0000', '\ud800', 'x'.repeat(1e6), '100\n']) {
    await reset(session, { seed: 42 + answer.length });
    expect((await step(session, answer)).done).toBe(true);
  }
});
