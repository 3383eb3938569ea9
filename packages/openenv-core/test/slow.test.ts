import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BusyError, DeadlineError, RequestError } from '../src/environment.ts';
import { createPool, type Pool } from '../src/server/pool.ts';
import { createServer, type EnvServer } from '../src/server/server.ts';
import { type Ear, listen, opened } from './ear.ts';
import { sleepy } from './kinds.ts';

const script = new URL('./spinner.ts', import.meta.url);

describe('a pool', () => {
  let pool: Pool;
  const lost: string[] = [];
  beforeAll(async () => {
    pool = createPool({ script, size: 1, longestQueue: 2, onLost: (reason) => lost.push(reason) });
    await pool.run({ spin: 0 }, 20_000).result;
  });
  afterAll(() => pool.close());

  test('stops a task at its deadline and goes on with a new thread', async () => {
    const started = performance.now();
    await expect(pool.run({ spin: 60_000 }, 300).result).rejects.toThrow(DeadlineError);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(lost).toEqual(['deadline']);
    expect(await pool.run({ spin: 0 }, 20_000).result).toBe('done');
  });

  test('a task that waits too long is told so without harm to the one that runs', async () => {
    const running = pool.run({ spin: 600 }, 20_000);
    await expect(pool.run({ spin: 0 }, 100).result).rejects.toThrow(DeadlineError);
    expect(await running.result).toBe('done');
  });

  test('takes no more than fits its queue', async () => {
    const jobs = Array.from({ length: 3 }, () => pool.run({ spin: 100 }, 20_000));
    await expect(pool.run({ spin: 0 }, 20_000).result).rejects.toThrow(BusyError);
    expect(await Promise.all(jobs.map(({ result }) => result))).toEqual(['done', 'done', 'done']);
  });

  test('a cancelled task frees its thread', async () => {
    const job = pool.run({ spin: 60_000 }, 60_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    job.cancel();
    await expect(job.result).rejects.toThrow(RequestError);
    expect(await pool.run({ spin: 0 }, 20_000).result).toBe('done');
  });

  test('a thread that dies takes only its own task along', async () => {
    const dying = pool.run({ crash: true }, 20_000);
    const waiting = pool.run({ spin: 0 }, 20_000);
    await expect(dying.result).rejects.toThrow(RequestError);
    expect(await waiting.result).toBe('done');
  });

  test('refusals come through in their words', async () => {
    await expect(pool.run({ refuse: 'size must be positive' }, 20_000).result).rejects.toThrow('size must be positive');
  });
});

describe('a server with slow work [server-slow-work]', () => {
  let pool: Pool;
  let server: EnvServer;
  let url: string;
  beforeAll(async () => {
    pool = createPool({ script, size: 1 });
    pool.warm();
    await pool.run({ spin: 0 }, 20_000).result;
    server = createServer({ kind: sleepy(pool), options: { host: '127.0.0.1', port: 0, deadline: 4000, grace: 5000 } });
    url = `127.0.0.1:${(await server.listen()).port}`;
  });
  afterAll(async () => {
    await server.close();
    await pool.close();
  });

  const join = async (query = ''): Promise<Ear> => {
    const ear = listen(`ws://${url}/ws${query}`);
    await opened(ear);
    return ear;
  };
  const say = (ear: Ear, message: object): void => ear.socket.send(JSON.stringify(message));

  test('tells the client about the deadline and keeps the session', async () => {
    const ear = await join();
    say(ear, { type: 'step', data: { spin: 60_000 } });
    expect(await ear.next()).toMatchObject({ type: 'error', data: { code: 'EXECUTION_ERROR' } });
    say(ear, { type: 'state' });
    expect(await ear.next()).toEqual({ type: 'state', data: { episode_id: 'nap', step_count: 1 } });
    await ear.leave();
  });

  test('answers pings and other sessions while a worker is busy', async () => {
    const [busy, other] = [await join(), await join()];
    say(busy, { type: 'step', data: { spin: 400 } });
    const pong = new Promise((resolve) => busy.socket.once('pong', () => resolve('pong')));
    busy.socket.ping();
    say(other, { type: 'reset' });
    const step = busy.next();
    expect(await Promise.race([step, pong])).toBe('pong');
    expect(await Promise.race([step, other.next()])).toMatchObject({ data: { done: false } });
    expect(await step).toMatchObject({ data: { done: true } });
    await Promise.all([busy.leave(), other.leave()]);
  });

  test('answers pipelined requests in their order, however long the first takes', async () => {
    const ear = await join();
    say(ear, { type: 'step', data: { spin: 200 } });
    say(ear, { type: 'state' });
    ear.socket.send('no json');
    ear.socket.send(Buffer.from('binary'));
    say(ear, { type: 'reset' });
    const types = [await ear.next(), await ear.next(), await ear.next(), await ear.next(), await ear.next()];
    expect(types.map((reply) => (reply as { type: string }).type)).toEqual([
      'observation',
      'state',
      'error',
      'error',
      'observation',
    ]);
    await ear.leave();
  });

  test('honours timeout_s over HTTP', async () => {
    const { headers } = await fetch(`http://${url}/reset`, { method: 'POST' });
    const started = performance.now();
    const answer = await fetch(`http://${url}/step`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-id': headers.get('x-session-id')! },
      body: JSON.stringify({ action: { spin: 60_000 }, timeout_s: 0.1 }),
    });
    expect(answer.status).toBe(504);
    expect(performance.now() - started).toBeLessThan(3000);
  });

  test('drops the work of a client that has said goodbye', async () => {
    const ear = await join();
    say(ear, { type: 'step', data: { spin: 60_000 } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await ear.leave();
    const next = await join();
    say(next, { type: 'step', data: { spin: 0 } });
    expect(await next.next()).toMatchObject({ type: 'observation' });
    await next.leave();
  });

  test('a session outlives a lost socket and is resumed by its id [server-resume]', async () => {
    const ear = await join();
    say(ear, { type: 'mcp', data: { jsonrpc: '2.0', method: 'openenv/session/create', id: 1 } });
    const reply = (await ear.next()) as { data: { result: { session_id: string } } };
    say(ear, { type: 'step', data: { spin: 0 } });
    await ear.next();
    ear.socket.terminate();
    await ear.next();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const again = await join(`?session_id=${reply.data.result.session_id}`);
    say(again, { type: 'state' });
    expect(await again.next()).toMatchObject({ data: { step_count: 1 } });
    await again.leave();
  });

  test('lets a running request finish before it stops', async () => {
    const ear = await join();
    say(ear, { type: 'step', data: { spin: 300 } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const closing = server.close();
    expect(await ear.next()).toMatchObject({ data: { done: true } });
    expect(await ear.next()).toEqual({ close: 1012 });
    await closing;
    await expect(fetch(`http://${url}/health`)).rejects.toThrow();
  });
});
