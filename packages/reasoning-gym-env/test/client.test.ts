import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { inProcess } from 'openenv-core';
import {
  ConnectError,
  ConnectionLostError,
  GenericEnvClient,
  ReplyTimeoutError,
  ServerError,
  SessionLostError,
  spaceImage,
  UnsettledError,
} from 'openenv-core/client';
import { createDataset } from 'reasoning-gym';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { createEnvironmentKind, ReasoningGymEnv, type ReasoningGymReset } from '../src/index.ts';
import { type Relay, startRelay } from './support/relay.ts';
import { type Running, startServer } from './support/server.ts';

const LEGS: ReasoningGymReset = { datasetName: 'leg_counting', seed: 42, size: 10 };
const expected = createDataset('leg_counting', { seed: 42, size: 10 });

let running: Running;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => running.close());

describe('playing', () => {
  test.each([
    ['over a WebSocket', () => new ReasoningGymEnv({ baseUrl: running.url })],
    ['in one process', () => new ReasoningGymEnv({ transport: inProcess(createEnvironmentKind()) })],
  ])('plays an episode %s, with idiomatic names', async (_, make) => {
    await using env = make();
    const asked = await env.reset({ ...LEGS, episodeId: 'ep-1' });
    expect(asked).toMatchObject({ reward: 0, done: false, observation: { question: expected.at(0).question } });
    const marked = await env.step({ answer: expected.at(0).answer! });
    expect(marked).toMatchObject({ reward: 1, done: true });
    expect(marked.observation).toMatchObject({
      score: 1,
      correctAnswer: expected.at(0).answer,
      datasetMetadata: { source_dataset: 'leg_counting', source_index: 0 },
      question: null,
    });
    expect(await env.state()).toEqual({ episodeId: 'ep-1', stepCount: 1 });
    expect((await env.reset()).observation.question).toBe(expected.at(1).question);
  });

  test('plays a composite', async () => {
    await using env = new ReasoningGymEnv({ baseUrl: running.url });
    const datasetSpecs = [
      { name: 'leg_counting', weight: 3, config: {} },
      { name: 'reverse_sort', weight: 1, config: { min_length: 3, max_length: 5 } },
    ];
    await env.reset({ datasetName: 'composite', datasetSpecs, seed: 42, size: 20 });
    const { observation } = await env.step({ answer: '4' });
    expect(['leg_counting', 'reverse_sort']).toContain(observation.datasetMetadata!['source_dataset']);
  });

  test('keeps every digit of a long seed', async () => {
    await using env = new ReasoningGymEnv({ baseUrl: running.url });
    const seed = 2n ** 70n + 12345n;
    await env.reset({ datasetName: 'leg_counting', seed, size: 1 });
    const { observation } = await env.step({ answer: '' });
    expect(observation.correctAnswer).toBe(createDataset('leg_counting', { seed, size: 1 }).at(0).answer);
  });

  test('asks in the order of the calls', async () => {
    await using env = new ReasoningGymEnv({ baseUrl: running.url });
    const [first, second, third] = await Promise.all([env.reset(LEGS), env.reset(), env.reset()]);
    const questions = [first, second, third].map(({ observation }) => observation.question);
    expect(questions).toEqual([0, 1, 2].map((index) => expected.at(index).question));
  });

  test('speaks the names of the wire when generic', async () => {
    await using env = new GenericEnvClient({ baseUrl: running.url });
    await env.reset({ dataset_name: 'leg_counting', seed: 42, size: 10 });
    const { observation } = await env.step({ answer: 'x' });
    expect(observation['correct_answer']).toBe(expected.at(0).answer);
  });
});

describe('connecting', () => {
  test('is left until first use', async () => {
    const relay = await startRelay(running.url);
    const env = new ReasoningGymEnv({ baseUrl: relay.url });
    expect(relay.count).toBe(0);
    await env.state();
    expect(relay.count).toBe(1);
    await env.close();
    await relay.close();
  });

  test.each([
    ['http://h:1', 'ws://h:1/ws'],
    ['https://h/p/', 'wss://h/p/ws'],
    ['ws://h', 'ws://h/ws'],
    ['wss://h', 'wss://h/ws'],
    ['localhost:8000', 'ws://localhost:8000/ws'],
  ])('takes %s for %s', (baseUrl, address) => {
    expect(new ReasoningGymEnv({ baseUrl }).address).toBe(address);
  });

  test('finds a Space by its name', () => {
    expect(ReasoningGymEnv.fromSpace('My-Org/reasoning_gym.env').address).toBe(
      'wss://my-org-reasoning-gym-env.hf.space/ws',
    );
    expect(spaceImage('My-Org/reasoning_gym')).toBe('registry.hf.space/my-org-reasoning-gym:latest');
    expect(() => ReasoningGymEnv.fromSpace('nameless')).toThrow('owner/name');
  });

  test.each([
    [{}, 'baseUrl'],
    [{ baseUrl: ' ' }, 'baseUrl'],
    [{ baseUrl: 'h', mode: 'other' as 'production' }, 'mode'],
  ])('refuses %j', (options, named) => {
    expect(() => new ReasoningGymEnv(options)).toThrow(named);
  });

  test('reads its mode from the surroundings', () => {
    process.env['OPENENV_CLIENT_MODE'] = 'PRODUCTION';
    try {
      expect(new ReasoningGymEnv({ baseUrl: 'h' }).mode).toBe('production');
    } finally {
      delete process.env['OPENENV_CLIENT_MODE'];
    }
    expect(new ReasoningGymEnv({ baseUrl: 'h' }).mode).toBe('simulation');
  });

  test('names the address that does not answer', async () => {
    const env = new ReasoningGymEnv({ baseUrl: 'http://127.0.0.1:9' });
    const failed = await env.reset().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ConnectError);
    expect(failed).toMatchObject({ code: 'CONNECT_FAILED', message: expect.stringContaining('ws://127.0.0.1:9/ws') });
  });

  test('gives up a handshake that takes too long', async () => {
    const silent = createServer(() => undefined).on('upgrade', () => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    await expect(new ReasoningGymEnv({ baseUrl, connectTimeout: 100 }).reset()).rejects.toBeInstanceOf(ConnectError);
    silent.closeAllConnections();
    silent.close();
  });

  test('sends its headers with the handshake', async () => {
    const guarded = await startServer({ apiKey: 'open sesame' });
    const headers = { Authorization: 'Bearer open sesame' };
    await expect(new ReasoningGymEnv({ baseUrl: guarded.url }).reset()).rejects.toThrow('401');
    await using env = new ReasoningGymEnv({ baseUrl: guarded.url, headers });
    expect((await env.reset()).done).toBe(false);
    await env.close();
    await guarded.close();
  });
});

describe('a proxy', () => {
  const asked: string[] = [];
  /** Leads every tunnel to our own server, whatever its name. */
  const proxy = createServer().on('connect', (request, socket) => {
    asked.push(request.url ?? '');
    const onward = connect(Number(new URL(running.url).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.pipe(onward).pipe(socket);
    });
    socket.on('error', () => onward.destroy());
    onward.on('error', () => socket.destroy());
  });

  beforeAll(async () => {
    await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
    vi.stubEnv('HTTP_PROXY', `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    vi.stubEnv('http_proxy', '');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    proxy.close();
  });

  test('leads to a server elsewhere when the environment names one', async () => {
    await using env = new ReasoningGymEnv({ baseUrl: 'http://gym.invalid:8000' });
    expect((await env.reset(LEGS)).observation.question).toBe(expected.at(0).question);
    expect(asked).toEqual(['gym.invalid:8000']);
  });

  test('is passed by on the way to this machine', async () => {
    asked.length = 0;
    await using env = new ReasoningGymEnv({ baseUrl: running.url });
    await env.reset(LEGS);
    expect(asked).toEqual([]);
  });
});

describe('refusals', () => {
  test('carry the code of the server and leave the session usable', async () => {
    await using env = new ReasoningGymEnv({ baseUrl: running.url });
    await env.reset(LEGS);
    const refused = await env.reset({ datasetName: 'no_such', seed: 1, size: 1 }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ServerError);
    expect(refused).toMatchObject({ code: 'EXECUTION_ERROR', message: expect.stringContaining('no_such') });
    const invalid = await env.step({ answer: 4 as unknown as string }).catch((error: unknown) => error);
    expect(invalid).toMatchObject({ code: 'VALIDATION_ERROR', details: { errors: [{ loc: ['answer'] }] } });
    expect((await env.step({ answer: expected.at(0).answer! })).reward).toBe(1);
  });

  test('tell of a full server, and the slot is free again after a close', async () => {
    const small = await startServer({ maxSessions: 1 });
    const first = new ReasoningGymEnv({ baseUrl: small.url });
    const second = new ReasoningGymEnv({ baseUrl: small.url });
    await first.reset();
    await expect(second.reset()).rejects.toMatchObject({
      code: 'CAPACITY_REACHED',
      details: { active_sessions: 1, max_sessions: 1 },
    });
    await first.close();
    expect((await second.reset()).done).toBe(false);
    await second.close();
    await small.close();
  });
});

describe('sessions', () => {
  test('are separate, and close with the one they were made from', async () => {
    const env = new ReasoningGymEnv({ baseUrl: running.url });
    const other = env.newSession();
    expect(other).toBeInstanceOf(ReasoningGymEnv);
    await env.reset(LEGS);
    await env.reset();
    expect((await other.reset(LEGS)).observation.question).toBe(expected.at(0).question);
    const before = running.server.sessions.active;
    await env.close();
    await expect.poll(() => running.server.sessions.active).toBe(before - 2);
  });

  test('end with close, after which a client begins anew', async () => {
    const env = new ReasoningGymEnv({ baseUrl: running.url });
    await env.reset(LEGS);
    await env.reset();
    await env.close();
    expect((await env.reset()).observation.question).toBe(
      createDataset('leg_counting', { seed: 42, size: 1 }).at(0).question,
    );
    await env.close();
    expect((await fetch(`${running.url}/health`)).status).toBe(200);
  });
});

describe('a broken path', () => {
  let relay: Relay;
  beforeAll(async () => {
    relay = await startRelay(running.url);
  });
  afterAll(() => relay.close());
  afterEach(() => {
    relay.thaw();
    relay.refuse(false);
  });
  const WORDS: ReasoningGymReset = { datasetName: 'chain_sum', seed: 7, size: 10 };
  const sums = createDataset('chain_sum', { seed: 7, size: 10 });

  test('[client-resumes] between reset and step: the same question goes on', async () => {
    await using env = new ReasoningGymEnv({ baseUrl: relay.url });
    await env.reset(WORDS);
    relay.cut();
    const { reward, observation } = await env.step({ answer: sums.at(0).answer! });
    expect(reward).toBe(1);
    expect(observation.datasetMetadata).toMatchObject({ source_dataset: 'chain_sum', source_index: 0 });
    relay.cut();
    expect((await env.reset()).observation.question).toBe(sums.at(1).question);
  });

  test('down for a while: calls fail by type, then the same question goes on', async () => {
    await using env = new ReasoningGymEnv({ baseUrl: relay.url });
    await env.reset(WORDS);
    relay.refuse(true);
    relay.cut();
    await expect(env.step({ answer: '1' })).rejects.toBeInstanceOf(ConnectError);
    await expect(env.reset()).rejects.toBeInstanceOf(ConnectError);
    relay.refuse(false);
    expect((await env.step({ answer: sums.at(0).answer! })).reward).toBe(1);
  });

  test.each(['step', 'reset'] as const)(
    'while a %s is under way: it is made again in the same session',
    async (call) => {
      await using env = new ReasoningGymEnv({ baseUrl: relay.url });
      await env.reset(WORDS);
      relay.freeze();
      const reply = call === 'step' ? env.step({ answer: sums.at(0).answer! }) : env.reset();
      setTimeout(() => {
        relay.thaw();
        relay.cut();
      }, 50);
      const { observation } = await reply;
      if (call === 'step') expect(observation.score).toBe(1);
      else expect([1, 2].map((index) => sums.at(index).question)).toContain(observation.question);
    },
  );

  test('while a reset is under way, and not mended: nothing but a full reset goes on', async () => {
    await using env = new ReasoningGymEnv({ baseUrl: relay.url });
    await env.reset(LEGS);
    relay.freeze();
    const reset = env.reset(WORDS);
    setTimeout(() => {
      relay.refuse(true);
      relay.cut();
    }, 50);
    await expect(reset).rejects.toBeInstanceOf(ConnectError);
    relay.thaw();
    relay.refuse(false);
    await expect(env.step({ answer: '1' })).rejects.toBeInstanceOf(UnsettledError);
    await expect(env.reset()).rejects.toBeInstanceOf(UnsettledError);
    expect((await env.reset(WORDS)).observation.question).toBe(sums.at(0).question);
  });

  test('under a client of an environment that minds: the call fails by type', async () => {
    await using env = new GenericEnvClient({ baseUrl: relay.url });
    await env.reset({ dataset_name: 'chain_sum', seed: 7, size: 10 });
    relay.freeze();
    const step = env.step({ answer: 'x' });
    setTimeout(() => relay.cut(), 50);
    await expect(step).rejects.toBeInstanceOf(ConnectionLostError);
    relay.thaw();
    expect((await env.step({ answer: 'x' })).observation['correct_answer']).toBe(sums.at(0).answer);
  });

  test('[client-timeout] that keeps a reply too long: its late arrival is not taken for another reply', async () => {
    await using env = new ReasoningGymEnv({ baseUrl: relay.url, messageTimeout: 300 });
    await env.reset(WORDS);
    relay.freeze();
    await expect(env.step({ answer: 'wrong' })).rejects.toBeInstanceOf(ReplyTimeoutError);
    relay.thaw();
    const { observation } = await env.reset();
    expect(observation).toMatchObject({ question: sums.at(1).question, score: null });
  });

  test('that keeps the reply to a reset too long: a step does not hit a question nobody saw', async () => {
    await using env = new ReasoningGymEnv({ baseUrl: relay.url, messageTimeout: 300 });
    relay.freeze();
    const frozen = env.connect().then(() => env.reset(WORDS));
    setTimeout(() => relay.thaw(), 20);
    await frozen;
    relay.freeze();
    await expect(env.reset()).rejects.toBeInstanceOf(ReplyTimeoutError);
    await expect(env.step({ answer: '1' })).rejects.toBeInstanceOf(UnsettledError);
    relay.thaw();
    await expect
      .poll(async () =>
        env.reset().then(
          (r) => r.observation.question,
          () => null,
        ),
      )
      .toBe(sums.at(2).question);
    expect((await env.step({ answer: sums.at(2).answer! })).reward).toBe(1);
  });

  test('that falls silent is given up after two replies and the session found again', async () => {
    await using env = new ReasoningGymEnv({ baseUrl: relay.url, messageTimeout: 100 });
    await env.reset(WORDS);
    relay.freeze();
    await expect(env.step({ answer: '1' })).rejects.toBeInstanceOf(ReplyTimeoutError);
    await expect(env.state()).rejects.toBeInstanceOf(ReplyTimeoutError);
    relay.thaw();
    expect((await env.step({ answer: sums.at(0).answer! })).observation.correctAnswer).toBe(sums.at(0).answer);
  });

  test('to a server that has forgotten: an error by type until a full reset', async () => {
    const brief = await startServer({ idle: 100 });
    const path = await startRelay(brief.url);
    const env = new ReasoningGymEnv({ baseUrl: path.url });
    await env.reset(WORDS);
    path.cut();
    await expect.poll(() => brief.server.sessions.size).toBe(0);
    await expect(env.step({ answer: '1' })).rejects.toBeInstanceOf(SessionLostError);
    await expect(env.reset()).rejects.toBeInstanceOf(SessionLostError);
    await expect(env.reset({ seed: 1, size: 3 })).rejects.toBeInstanceOf(SessionLostError);
    expect((await env.reset(WORDS)).observation.question).toBe(sums.at(0).question);
    await env.close();
    await path.close();
    await brief.close();
  });

  test('to a server that was replaced: an error by type', async () => {
    const first = await startServer();
    const port = Number(new URL(first.url).port);
    const env = new ReasoningGymEnv({ baseUrl: first.url });
    await env.reset(WORDS);
    await first.close();
    const second = await startServer({ port });
    await expect(env.step({ answer: '1' })).rejects.toBeInstanceOf(SessionLostError);
    await env.close();
    await second.close();
  });
});

describe('a server with ways of its own', () => {
  const serve = async (reply: (socket: WebSocket, message: { type: string }) => void) => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    server.on('connection', (socket) =>
      socket.on('message', (data: Buffer) => reply(socket, JSON.parse(data.toString('utf8')))),
    );
    await new Promise((resolve) => server.once('listening', resolve));
    const close = (): Promise<void> =>
      new Promise((resolve) => {
        for (const client of server.clients) client.terminate();
        server.close(() => resolve());
      });
    return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, close };
  };
  const nameless = (socket: WebSocket, { type }: { type: string }): void => {
    if (type === 'mcp') socket.send('{"type":"error","data":{"code":"UNKNOWN_TYPE","message":"no"}}');
    else socket.send('{"type":"observation","data":{"observation":{"question":"Q"},"reward":null,"done":false}}');
  };

  test('that names no sessions: a broken connection is an error by type', async () => {
    const { baseUrl, server, close } = await serve(nameless);
    const env = new ReasoningGymEnv({ baseUrl });
    expect((await env.reset()).observation).toMatchObject({ question: 'Q', score: null, metadata: {}, reward: null });
    for (const client of server.clients) client.terminate();
    await expect
      .poll(async () => env.step({ answer: '' }).catch((error: Error) => error.name))
      .toBe('SessionLostError');
    await close();
  });

  test('that sends nonsense', async () => {
    const { baseUrl, close } = await serve((socket) => socket.send('[]'));
    await expect(new ReasoningGymEnv({ baseUrl }).reset()).rejects.toMatchObject({ code: 'PROTOCOL' });
    await close();
  });

  test('that sends more than is wanted', async () => {
    const { baseUrl, close } = await serve(nameless);
    const env = new GenericEnvClient({ baseUrl, maxMessageSize: 70 });
    await expect(env.reset()).rejects.toBeInstanceOf(ConnectionLostError);
    await close();
  });

  test('that leaves pings unanswered', async () => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0, autoPong: false });
    server.on('connection', (socket) =>
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString('utf8')) as { type: string };
        if (message.type !== 'step') nameless(socket, message);
      }),
    );
    await new Promise((resolve) => server.once('listening', resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const env = new GenericEnvClient({ baseUrl, pingInterval: 30, pingTimeout: 30 });
    await env.reset();
    await expect(env.step({ answer: '' })).rejects.toBeInstanceOf(ConnectionLostError);
    for (const client of server.clients) client.terminate();
    await new Promise((resolve) => server.close(resolve));
  });
});
