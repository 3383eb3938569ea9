import type { Job, Pool } from 'openenv-core/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ear, listen, opened } from '../../openenv-core/test/ear.ts';
import { makePlan, type Plan } from '../src/plan.ts';
import { createReasoningGymServer } from '../src/server.ts';
import { createCosts } from '../src/work/costs.ts';
import { runGuarded } from '../src/work/guard.ts';
import type { WorkerTask } from '../src/work/tasks.ts';
import { createWorkshop } from '../src/work/workshop.ts';

const plan = makePlan('leg_counting', 42, 10, {}) as Plan;

/** A pool that works on the spot, says what it was given and claims that everything took so long. */
function fakePool(cost: number, isFree = true): { readonly pool: Pool; readonly tasks: WorkerTask[] } {
  const tasks: WorkerTask[] = [];
  const run = (task: WorkerTask): Job<unknown> => {
    tasks.push(task);
    const value = task.type === 'item' ? plan.dataset.at(task.index) : plan.dataset.score(task.answer, task.item);
    return { result: Promise.resolve({ value, cost }), cancel: () => undefined };
  };
  return {
    pool: { run, warm: () => undefined, queued: 0, isFree, close: () => Promise.resolve() } as unknown as Pool,
    tasks,
  };
}

describe('the workshop', () => {
  test('sends the first of a kind to a worker and does the rest on the spot when it is cheap', async () => {
    const { pool, tasks } = fakePool(0.01);
    const workshop = createWorkshop({ pool });
    const made = await Promise.all([0, 1, 2].map(async (index) => workshop.item(plan, index, 1000, {})));
    expect(made.map(({ metadata }) => metadata.source_index)).toEqual([0, 1, 2]);
    expect(tasks).toHaveLength(1);
    expect(workshop.item(plan, 3, 1000, {})).not.toBeInstanceOf(Promise);
    await workshop.score(plan, made[0]!, '1', 1000, {});
    expect(workshop.score(plan, made[0]!, '100', 1000, {})).toBe(1);
    expect(workshop.score(plan, made[0]!, '{"a": [1]}', 1000, {})).not.toBeInstanceOf(Promise);
    expect(tasks).toHaveLength(2);
  });

  test('leaves dear work with the workers', async () => {
    const { pool, tasks } = fakePool(50);
    const workshop = createWorkshop({ pool });
    for (const index of [0, 1, 2]) await workshop.item(plan, index, 1000, {});
    expect(tasks).toHaveLength(3);
  });

  test('does bearable work on the spot while every worker is busy', async () => {
    const { pool, tasks } = fakePool(5, false);
    const workshop = createWorkshop({ pool });
    await workshop.item(plan, 0, 1000, {});
    expect(workshop.item(plan, 1, 1000, {})).not.toBeInstanceOf(Promise);
    expect(tasks).toHaveLength(1);
  });

  test('has long answers marked by a worker', async () => {
    const { pool, tasks } = fakePool(0.01);
    const workshop = createWorkshop({ pool });
    const item = await workshop.item(plan, 0, 1000, {});
    await workshop.score(plan, item, '1', 1000, {});
    expect(workshop.score(plan, item, '9'.repeat(10_000), 1000, {})).toBeInstanceOf(Promise);
    expect(tasks).toHaveLength(3);
  });
});

test('costs follow the average, and a stall at once', () => {
  const costs = createCosts();
  costs.note('a', 0.1);
  costs.note('a', 3);
  expect(costs.get('a')).toBeCloseTo(0.97);
  costs.note('a', 40);
  expect(costs.get('a')).toBe(40);
});

test('a guard interrupts what does not end', () => {
  expect(runGuarded(() => 7, 10_000)).toEqual({ value: 7 });
  expect(
    runGuarded(() => {
      for (;;);
    }, 50),
  ).toBeUndefined();
  expect(() =>
    runGuarded(() => {
      throw new RangeError('no');
    }, 50),
  ).toThrow(RangeError);
});

describe('a server with workers [server-slow-work]', () => {
  const server = createReasoningGymServer({ host: '127.0.0.1', port: 0, workers: 1, deadline: 5000 });
  let url = '';
  beforeAll(async () => void (url = `ws://127.0.0.1:${(await server.listen()).port}/ws`));
  afterAll(() => server.close());

  const join = async (): Promise<Ear> => {
    const ear = listen(url);
    await opened(ear);
    return ear;
  };
  const say = (ear: Ear, data: object): void => ear.socket.send(JSON.stringify({ type: 'reset', data }));

  test('stops a question that cannot be made in time, keeps the session and answers the others', async () => {
    const [stuck, light] = [await join(), await join()];
    say(light, {});
    expect(await light.next()).toMatchObject({ data: { done: false } });
    say(stuck, { dataset_name: 'leg_counting', seed: 1, size: 5 });
    await stuck.next();
    const hopeless = { min_grid_size: 500, max_grid_size: 500, min_dist: 900, max_dist: 900 };
    say(stuck, { dataset_name: 'maze', seed: 1, size: 1, dataset_config: hopeless, timeout_s: 1.5 });
    const verdict = stuck.next();
    let answered = 0;
    let slowest = 0;
    const untilThen = verdict.then(() => 'over');
    while ((await Promise.race([untilThen, light.next(1)])) !== 'over') {
      const asked = performance.now();
      say(light, {});
      if ((await light.next()) !== undefined) answered++;
      slowest = Math.max(slowest, performance.now() - asked);
    }
    expect(await verdict).toMatchObject({ type: 'error', data: { code: 'EXECUTION_ERROR' } });
    expect(answered).toBeGreaterThan(20);
    expect(slowest).toBeLessThan(1000);
    stuck.socket.send(JSON.stringify({ type: 'step', data: { answer: '1' } }));
    expect(await stuck.next()).toMatchObject({
      data: { observation: { dataset_metadata: { source_dataset: 'leg_counting', source_index: 0 } } },
    });
    say(stuck, {});
    expect(await stuck.next()).toMatchObject({ data: { done: false } });
    await Promise.all([stuck.leave(), light.leave()]);
  });
});
