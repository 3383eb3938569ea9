import { writeJson } from 'openenv-core';
import type { EnvServer } from 'openenv-core/server';
import { createReasoningGymServer } from 'reasoning-gym-env';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ear, listen, opened } from '../packages/openenv-core/test/ear.ts';
import {
  differences,
  expected,
  type HttpTranscript,
  isHttp,
  replay,
  type ServerKind,
  send,
  type SocketTranscript,
  type Transcript,
  transcripts,
} from './transcripts.ts';

/** Recordings that we answer otherwise on purpose: the divergence they show, and what we say. */
const DIVERGING: Readonly<Record<string, { readonly cites: string; readonly ours: unknown }>> = {
  'HEAD /health': { cites: '[server-head]', ours: 200 },
  'POST /reset unknown extra field ignored': { cites: '[server-warnings]', ours: 200 },
  'POST /reset seed null with dataset': { cites: '[server-bad-requests]', ours: 422 },
  'POST /reset missing seed': { cites: '[server-bad-requests]', ours: 422 },
  'POST /reset missing size': { cites: '[server-bad-requests]', ours: 422 },
  'POST /reset unknown dataset': { cites: '[server-bad-requests]', ours: 422 },
  'POST /reset composite without specs': { cites: '[server-bad-requests]', ours: 422 },
  'POST /reset unknown config key': { cites: '[server-bad-requests]', ours: 422 },
  'POST /reset composite size 0': { cites: '[server-bad-requests]', ours: 422 },
  'web: POST /web/step bad action': { cites: '[server-bad-requests]', ours: 422 },
  'web: POST /web/step missing action': { cites: '[server-bad-requests]', ours: 422 },
  'web: POST /web/step message form': { cites: '[server-bad-requests]', ours: 422 },
  'web: POST /web/reset unknown dataset': { cites: '[server-bad-requests]', ours: 422 },
  'POST /reset size 0 (never answers)': { cites: '[server-bad-requests]', ours: 422 },
  'reset size 0 (never answers)': { cites: '[server-bad-requests]', ours: ['error EXECUTION_ERROR'] },
  'reset size negative (never answers)': { cites: '[server-bad-requests]', ours: ['error EXECUTION_ERROR'] },
  'reset seed float': { cites: '[server-bad-requests]', ours: ['error EXECUTION_ERROR'] },
  'reset seed bool': { cites: '[server-bad-requests]', ours: ['error EXECUTION_ERROR'] },
  'reset size float': { cites: '[server-bad-requests]', ours: ['error EXECUTION_ERROR'] },
  'correct answer': { cites: '[server-one-attempt]', ours: ['observation', 'observation', 'state'] },
  'reset unknown kwargs ignored': { cites: '[server-warnings]', ours: ['observation', 'observation'] },
  'dataset_specs given for a simple dataset are ignored': { cites: '[server-warnings]', ours: ['observation'] },
  'composite README example (reverse_sort does not exist in reasoning-gym 0.1.25)': {
    cites: '[server-promised-datasets]',
    ours: ['observation'],
  },
  'README chess_state_eval': { cites: '[server-promised-datasets]', ours: ['observation'] },
  'JSON array frame': { cites: '[server-odd-frames]', ours: ['error SESSION_ERROR', 'quiet'] },
  'JSON string frame': { cites: '[server-odd-frames]', ours: ['error SESSION_ERROR', 'quiet'] },
  'JSON null frame': { cites: '[server-odd-frames]', ours: ['error SESSION_ERROR', 'quiet'] },
  'binary frame': { cites: '[server-odd-frames]', ours: ['error SESSION_ERROR', 'quiet'] },
  '/mcp ws: array': { cites: '[server-odd-frames]', ours: ['error -32700', 'quiet'] },
  'JSON NaN accepted': { cites: '[server-strict-json]', ours: ['error INVALID_JSON'] },
  'scorer raises on unparsable answer: prime_factorization': { cites: '[server-scorers]', ours: 'scored' },
  'scorer raises: boxnet': { cites: '[server-scorers]', ours: 'scored' },
  'answer evaluated as Python expression: string_insertion': { cites: '[server-scorers]', ours: 'scored' },
};

/** Recordings whose meaning lies in what happens around them; tests of their own replay them below. */
const STAGED = /<uuid>|capacity|slot|16 MiB|keepalive|shutdown|session\/create|disconnected/;

const questions = (record: Transcript): unknown =>
  isHttp(record) ? record.request : [record.path, ...record.frames.filter((frame) => 'client' in frame)];
const isStaged = (record: Transcript): boolean => STAGED.test(record.name) || STAGED.test(writeJson(questions(record)));

const servers = new Map<ServerKind, { server: EnvServer; base: string; socket: string }>();
const baseOf = (kind: ServerKind): string => servers.get(kind)!.base;
const socketOf = (kind: ServerKind): string => servers.get(kind)!.socket;

beforeAll(async () => {
  for (const kind of ['plain', 'web', 'production', 'small'] as const) {
    const server = createReasoningGymServer({
      host: '127.0.0.1',
      port: 0,
      workers: 1,
      maxSessions: kind === 'small' ? 2 : 8,
      webInterface: kind === 'web',
      mode: kind === 'production' ? 'production' : 'simulation',
    });
    const { port } = await server.listen();
    servers.set(kind, { server, base: `http://127.0.0.1:${port}`, socket: `ws://127.0.0.1:${port}` });
  }
});

afterAll(async () => {
  await Promise.all([...servers.values()].map(({ server }) => server.close()));
});

/** One visitor's browser for the web recordings, which build on each other. */
let cookie: string | undefined;

describe('recorded HTTP exchanges', () => {
  for (const record of transcripts.filter(isHttp).filter((item) => !isStaged(item))) {
    const diverging = DIVERGING[record.name];
    test(`${record.name}${diverging ? ` ${diverging.cites}` : ''}`, async () => {
      const more: Record<string, string> = record.server === 'web' && cookie ? { cookie } : {};
      const answer = await send(baseOf(record.server), record, more);
      if (record.server === 'web') cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      const found = [
        ...(record.status === answer.status ? [] : ['status']),
        ...compareBodies(record, answer.body === '' ? '' : answer.body),
      ];
      if (!diverging) {
        expect(found).toEqual([]);
        for (const [name, value] of Object.entries(record.headers ?? {})) {
          expect(answer.headers.get(name)).toBe(value.replace('<base-url>', baseOf(record.server)));
        }
      } else {
        expect(found).not.toEqual([]);
        expect(answer.status).toBe(diverging.ours);
      }
    });
  }
});

function compareBodies(record: HttpTranscript, body: unknown): readonly string[] {
  const { path } = record.request;
  if (path === '/openapi.json') return compareApis(record.body, body);
  if (path === '/reset' && record.status === 200) {
    const { metadata, ...rest } = body as Record<string, unknown>;
    const { metadata: _, ...recorded } = record.body as Record<string, unknown>;
    const hasId = differences({ session_id: '<uuid>' }, metadata).length === 0;
    return [...(hasId ? [] : ['metadata']), ...differences(recorded, rest)];
  }
  return differences(record.body, body);
}

/** Every path and method of the reference is there; ours may have more. */
function compareApis(theirs: unknown, ours: unknown): readonly string[] {
  const { paths, ...rest } = theirs as { paths: Record<string, readonly string[]> };
  const found = ours as { paths: Record<string, object>; openapi: string; info: unknown };
  const absent = Object.entries(paths).flatMap(([path, methods]) =>
    methods.filter((method) => !(method in (found.paths[path] ?? {}))).map((method) => `${method} ${path}`),
  );
  return [...absent, ...differences(rest, { openapi: found.openapi, info: found.info })];
}

describe('recorded WebSocket exchanges', () => {
  for (const record of transcripts.filter((item): item is SocketTranscript => !isHttp(item) && !isStaged(item))) {
    const diverging = DIVERGING[record.name];
    const title = `${record.name}${diverging ? ` ${diverging.cites}` : ''}`;
    test(title, async () => {
      const ear = listen(socketOf(record.server) + record.path, cookie ? { headers: { cookie } } : {});
      const heard = await play(ear, record);
      const wanted = record.handshake ? [{ refused: record.handshake }] : expected(record.frames);
      if (!diverging) expect(differences(wanted, heard)).toEqual([]);
      else {
        if (wanted.length > 0) expect(differences(wanted, heard)).not.toEqual([]);
        if (diverging.ours === 'scored') expect(heard.map(summary).join()).not.toContain('error');
        else expect(heard.map(summary)).toEqual(diverging.ours);
      }
      await ear.leave();
    });
  }
});

async function play(ear: Ear, record: SocketTranscript): Promise<readonly unknown[]> {
  if (record.handshake) return [await ear.next()];
  await opened(ear);
  const heard = await replay(ear, record.frames);
  const isUnanswered = !record.frames.some((frame) => 'server' in frame || 'server_close' in frame);
  return isUnanswered ? [...heard, await ear.next()] : heard;
}

interface Heard {
  readonly type?: string;
  readonly data?: { readonly code?: string };
  readonly error?: { readonly code: number };
  readonly close?: number;
  readonly quiet?: boolean;
}

function summary(message: unknown): string {
  const { type, data, error, close, quiet } = message as Heard;
  if (quiet) return 'quiet';
  if (close) return `close ${close}`;
  if (error) return `error ${error.code}`;
  return type === 'error' ? `error ${data?.code}` : `${type}`;
}

const named = <T extends Transcript>(name: string): T => {
  const found = transcripts.find((record) => record.name.startsWith(name));
  if (!found) throw new Error(`no recording ${name}`);
  staged.add(found.name);
  return found as T;
};
const staged = new Set<string>();

/** A recording with the id of a real session in it. */
const withId = <T extends Transcript>(record: T, id: string): T =>
  JSON.parse(JSON.stringify(record).replaceAll('<uuid>', id)) as T;

const answers = async (record: HttpTranscript, id?: string): Promise<unknown> => {
  const { status, body } = await send(baseOf(record.server), id ? withId(record, id) : record);
  expect(status).toBe(record.status);
  expect(compareBodies(record, body)).toEqual([]);
  return body;
};

const plays = async (record: SocketTranscript, id?: string): Promise<Ear> => {
  const { path, frames } = id ? withId(record, id) : record;
  const ear = listen(socketOf(record.server) + path);
  await opened(ear);
  expect(differences(expected(record.frames), await replay(ear, frames))).toEqual([]);
  return ear;
};

describe('recordings with a stage of their own', () => {
  test('a session made over HTTP is attached to, left, found again and closed', async () => {
    const create = named<HttpTranscript>('POST /mcp openenv/session/create');
    const made = (await answers(create)) as { result: { session_id: string } };
    const id = made.result.session_id;
    const first = await plays(named('attach to HTTP-created session'), id);
    await (await plays(named('second attach refused while attached'), id)).leave();
    await first.leave();
    await (await plays(named('re-attach keeps state of session'), id)).leave();
    await (await plays(named('close attached session over its own socket'), id)).leave();
    await answers(named('POST /mcp session/close known'), id);
    await answers(named('POST /mcp session/close again'), id);
  });

  test('closing a session with a socket waits for the socket to leave', async () => {
    const { result } = (await answers(named('POST /mcp openenv/session/create'))) as { result: { session_id: string } };
    const id = result.session_id;
    const ear = listen(`${socketOf('plain')}/ws?session_id=${id}`);
    await opened(ear);
    await answers(named('POST /mcp session/close while a WebSocket is attached'), id);
    const goesOn = withId(named<SocketTranscript>('attached socket goes on working'), id);
    expect((await replay(ear, goesOn.frames)).map(summary)).toEqual(['observation', 'state']);
    await ear.leave();
    await (await plays(named('deferred session/close took effect'), id)).leave();
  });

  test('a full server says so and frees a slot when somebody leaves', async () => {
    const crowd = Array.from({ length: 8 }, () => listen(`${socketOf('plain')}/ws`));
    await Promise.all(crowd.map(opened));
    await plays(named('over capacity: 9th connection (silent client)'));
    const early = named<SocketTranscript>('over capacity: 9th connection sends reset');
    const ear = listen(`${socketOf('plain')}/ws`);
    await opened(ear);
    expect(differences(expected(early.frames), await replay(ear, early.frames))).toEqual([]);
    await plays(named('over capacity: /mcp websocket'));
    await answers(named('over capacity: POST /mcp session/create'));
    await answers(named('over capacity: POST /reset'));
    await answers(named('over capacity: GET /health'));
    await crowd.pop()!.leave();
    await (await plays(named('slot freed after close'))).leave();
    await Promise.all(crowd.map((one) => one.leave()));
  });

  test('sessions made over HTTP take slots [server-idle-sessions]', async () => {
    const create = { ...named<HttpTranscript>('POST /mcp openenv/session/create'), server: 'small' as const };
    const ids = [await answers(create), await answers(create)].map(
      (body) => (body as { result: { session_id: string } }).result.session_id,
    );
    await plays(named('two HTTP openenv/session/create calls'));
    for (const id of ids) await fetch(`${baseOf('small')}/sessions/${id}`, { method: 'DELETE' });
  });

  test('a failed reset leaves no slot taken [server-bad-requests]', async () => {
    const record = named<SocketTranscript>('both clients above have disconnected');
    for (let i = 0; i < 4; i++) {
      const ear = listen(`${socketOf('small')}/ws`);
      await opened(ear);
      const [reply] = await replay(ear, [
        { client: { type: 'reset', data: { dataset_name: 'leg_counting', seed: 1, size: 0 } } },
        { server: null },
      ]);
      expect(summary(reply)).toBe('error EXECUTION_ERROR');
      await ear.leave();
    }
    const ear = listen(socketOf('small') + record.path);
    await opened(ear);
    expect(await ear.next(200)).toEqual({ quiet: true });
    await ear.leave();
  });

  test('a connection is told its own session id', async () => {
    await (await plays(named('mcp session/create returns own session'))).leave();
    await (await plays(named('/mcp ws: session/create'))).leave();
  });

  test('a message of 15 MiB is taken, one beyond 16 MiB ends the connection with 1009', async () => {
    const text = (length: number): string => `{"type":"step","data":{"answer":"${'x'.repeat(length)}"}}`;
    const near = named<SocketTranscript>('message just under 16 MiB accepted');
    const ear = listen(socketOf('plain') + near.path);
    await opened(ear);
    ear.socket.send(text(15 * 1024 * 1024));
    expect(differences(expected(near.frames), [await ear.next()])).toEqual([]);
    named('message of 16 MiB + 1 byte');
    ear.socket.send(text(16 * 1024 * 1024));
    expect(await ear.next()).toEqual({ close: 1009 });
  });

  test('a client that answers no ping is dropped with 1011', async () => {
    named('keepalive');
    const server = createReasoningGymServer({ host: '127.0.0.1', port: 0, workers: 0, keepAlive: 100 });
    const { port } = await server.listen();
    const ear = listen(`ws://127.0.0.1:${port}/ws`, { autoPong: false });
    await opened(ear);
    expect(await ear.next()).toEqual({ close: 1011 });
    await server.close();
  });

  test('a server that stops says goodbye with 1012', async () => {
    named('graceful shutdown');
    const server = createReasoningGymServer({ host: '127.0.0.1', port: 0, workers: 0 });
    const { port } = await server.listen();
    const ear = listen(`ws://127.0.0.1:${port}/ws`);
    await opened(ear);
    await server.close();
    expect(await ear.next()).toEqual({ close: 1012 });
  });

  test('every recording has been looked at', () => {
    const overlooked = transcripts.filter((record) => isStaged(record) && !staged.has(record.name));
    expect(overlooked.map(({ name }) => name)).toEqual([]);
  });
});
