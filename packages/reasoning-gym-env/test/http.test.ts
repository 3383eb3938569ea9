import { connect } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createDataset } from 'reasoning-gym';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, opened } from '../../openenv-core/test/ear.ts';
import { createReasoningGymServer, type ReasoningGymServerOptions } from '../src/server.ts';

type Json = Record<string, unknown>;

async function start(options: ReasoningGymServerOptions = {}) {
  const server = createReasoningGymServer({ host: '127.0.0.1', port: 0, workers: 0, ...options });
  const { port } = await server.listen();
  const base = `http://127.0.0.1:${port}`;
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(base + path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (text.startsWith('{') ? JSON.parse(text) : text) as Json,
    };
  };
  return { server, base, port, call };
}

/** A text frame as clients send it, with a mask of zeros. */
const maskedFrame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

const first = createDataset('leg_counting', { seed: 42, size: 1000 }).at(0);

describe('plain HTTP', () => {
  let here: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => void (here = await start()));
  afterAll(() => here.server.close());

  test.each(['body', 'header', 'cookie'])(
    'continues a session named in the %s [server-http-sessions]',
    async (where) => {
      const opening = await here.call('POST', '/reset', { episode_id: 'one' });
      const { session_id } = opening.body['metadata'] as { session_id: string };
      expect(opening.headers.get('x-session-id')).toBe(session_id);
      const cookie = opening.headers.get('set-cookie')!.split(';')[0]!;
      const headers = {
        ...(where === 'header' && { 'x-session-id': session_id }),
        ...(where === 'cookie' && { cookie }),
      };
      const more = where === 'body' ? { session_id } : {};
      const query = where === 'body' ? `?session_id=${session_id}` : '';
      const marked = await here.call('POST', '/step', { action: { answer: first.answer }, ...more }, headers);
      expect(marked.body).toMatchObject({ reward: 1, done: true, metadata: { session_id } });
      const state = await here.call('GET', `/state${query}`, undefined, headers);
      expect(state.body).toEqual({ episode_id: 'one', step_count: 1 });
      const next = await here.call('POST', '/reset', more, headers);
      expect((next.body['metadata'] as Json)['session_id']).toBe(session_id);
      expect((next.body['observation'] as Json)['question']).not.toBe(first.question);
    },
  );

  test('answers as the reference does when no session is named', async () => {
    const step = await here.call('POST', '/step', { action: { answer: '4' } });
    expect(step.body).toMatchObject({ reward: 0, done: true, metadata: null });
    expect((await here.call('GET', '/state')).body).toMatchObject({ step_count: 0 });
  });

  test('closes a session by hand', async () => {
    const id = (await here.call('POST', '/reset')).headers.get('x-session-id')!;
    expect((await here.call('DELETE', `/sessions/${id}`)).body).toEqual({ session_id: id, closed: true });
    expect((await here.call('DELETE', `/sessions/${id}`)).status).toBe(404);
    const headers = { 'x-session-id': id };
    expect((await here.call('POST', '/step', { action: { answer: '' } }, headers)).status).toBe(404);
    expect((await here.call('POST', '/reset', {}, headers)).status).toBe(404);
    const stale = await here.call('POST', '/reset', {}, { cookie: `openenv_session=${id}` });
    expect(stale.status).toBe(200);
  });

  test('a session opened over HTTP goes on over a WebSocket, pending question included [server-resume]', async () => {
    const id = (await here.call('POST', '/reset')).headers.get('x-session-id')!;
    const ear = listen(`ws://127.0.0.1:${here.port}/ws?session_id=${id}`);
    await opened(ear);
    ear.socket.send(JSON.stringify({ type: 'step', data: { answer: first.answer } }));
    expect(await ear.next()).toMatchObject({ data: { reward: 1 } });
    await ear.leave();
  });

  test('a refused reset says why in the words of the WebSocket and leaves no session behind [server-bad-requests]', async () => {
    const before = here.server.sessions.size;
    const refused = await here.call('POST', '/reset', { dataset_name: 'leg_counting', seed: 1, size: 0 });
    expect(refused.status).toBe(422);
    expect(refused.body['detail']).toBe('size must be a positive integer, not 0');
    expect(here.server.sessions.size).toBe(before);
  });

  test('takes seeds of any size', async () => {
    const response = await fetch(`${here.base}/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"dataset_name":"leg_counting","seed":1180591620717411303424,"size":3}',
    });
    const { observation } = (await response.json()) as { observation: { question: string } };
    expect(observation.question).toBe(createDataset('leg_counting', { seed: 2n ** 70n, size: 3 }).at(0).question);
  });

  test('refuses a body beyond the limit, declared or not', async () => {
    const big = 'x'.repeat(1024 * 1024 + 1);
    expect((await here.call('POST', '/reset', { big })).status).toBe(413);
    const stream = new Blob([JSON.stringify({ big })]).stream();
    const chunked = await fetch(`${here.base}/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
  });

  test('lists the datasets and describes each [server-datasets]', async () => {
    const all = JSON.parse((await here.call('GET', '/datasets')).text) as { name: string }[];
    expect(all.map(({ name }) => name)).toContain('leg_counting');
    const one = (await here.call('GET', '/datasets/leg_counting')).body;
    expect(Object.keys(one)).toEqual([
      'name',
      'category',
      'description',
      'schema',
      'defaults',
      'curriculum',
      'level_configs',
      'sample',
    ]);
    expect(one['sample']).toMatchObject({ answer: '100' });
    expect((await here.call('GET', '/datasets/nope')).status).toBe(404);
  });

  test('counts for Prometheus [server-metrics]', async () => {
    await here.call('POST', '/reset');
    const { text, headers } = await here.call('GET', '/metrics');
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(/openenv_request_seconds_bucket\{type="reset",le="\+Inf"\} \d+/);
    expect(text).toMatch(/openenv_http_request_seconds_count\{method="POST",route="\/reset",status="200"\} \d+/);
    expect(text).toMatch(/openenv_sessions\{which="all"\} \d+/);
    expect(text).toMatch(/openenv_errors_total\{type="reset",code="EXECUTION_ERROR"\} \d+/);
    expect(text).toContain('process_cpu_seconds_total');
  });

  test('serves its API pages without help from elsewhere [server-docs]', async () => {
    for (const path of [
      '/docs',
      '/redoc',
      '/docs/swagger-ui.css',
      '/docs/swagger-ui-bundle.js',
      '/docs/oauth2-redirect',
    ]) {
      const { status, text } = await here.call('GET', path);
      expect(status).toBe(200);
      if (!path.endsWith('.js')) expect(text).not.toMatch(/(src|href)="https?:/);
    }
    expect((await here.call('GET', '/redoc')).text).toContain('/datasets/{name}');
  });

  test('gives every web visitor a session of their own [server-web-sessions]', async () => {
    const [one, other] = [
      await here.call('POST', '/web/reset', { seed: 1 }),
      await here.call('POST', '/web/reset', { seed: 2 }),
    ];
    const ids = [one, other].map(({ headers }) => headers.get('x-session-id')!);
    expect(ids[0]).not.toBe(ids[1]);
    const answer = createDataset('leg_counting', { seed: 1, size: 1000 }).at(0).answer;
    const marked = await here.call('POST', '/web/step', { action: { answer } }, { 'x-session-id': ids[0]! });
    expect(marked.body).toMatchObject({ reward: 1 });
    expect(marked.body).not.toHaveProperty('metadata');
    const ear = listen(`ws://127.0.0.1:${here.port}/ws/ui?session_id=${ids[0]}`);
    expect(await ear.next()).toMatchObject({ episode_state: { step_count: 1, action_logs: [{ action: { answer } }] } });
    await here.call('POST', '/web/reset', {}, { 'x-session-id': ids[0]! });
    expect(await ear.next()).toMatchObject({ episode_state: { step_count: 0, action_logs: [], is_reset: true } });
    await ear.leave();
  });

  test('an MCP client plays with tools [server-mcp-tools]', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${here.base}/mcp`)));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['list_datasets', 'new_question', 'submit_answer']);
    const use = async (name: string, args: Json) => {
      const result = await client.callTool({ name, arguments: args });
      return result as unknown as { isError?: boolean; structuredContent: Json };
    };
    const listed = await use('list_datasets', { category: 'arithmetic' });
    expect(JSON.stringify(listed.structuredContent)).toContain('leg_counting');
    const asked = await use('new_question', { dataset_name: 'leg_counting', seed: 42, size: 10 });
    const { session_id, question } = asked.structuredContent;
    expect(question).toBe(first.question);
    const marked = await use('submit_answer', { session_id, answer: first.answer });
    expect(marked.structuredContent).toEqual({ score: 1, correct_answer: first.answer });
    const next = await use('new_question', { session_id });
    expect(next.structuredContent['question']).not.toBe(question);
    expect((await use('new_question', { dataset_name: 'nope' })).isError).toBe(true);
    expect((await use('submit_answer', { session_id: 'nobody', answer: '' })).isError).toBe(true);
    await client.close();
  });
});

describe('settings', () => {
  test('a bearer token is wanted everywhere but at /health [server-api-key]', async () => {
    const { server, call, port } = await start({ apiKey: 'secret' });
    const authorization = 'Bearer secret';
    expect((await call('GET', '/health')).status).toBe(200);
    for (const path of ['/metadata', '/docs', '/web/', '/metrics']) expect((await call('GET', path)).status).toBe(401);
    expect((await call('POST', '/mcp', {})).status).toBe(401);
    expect((await call('GET', '/metadata', undefined, { authorization: 'Bearer wrong!' })).status).toBe(401);
    expect((await call('GET', '/metadata', undefined, { authorization })).status).toBe(200);
    expect(await listen(`ws://127.0.0.1:${port}/ws`).next()).toEqual({ refused: 401 });
    const ear = listen(`ws://127.0.0.1:${port}/ws`, { headers: { authorization } });
    await opened(ear);
    await ear.leave();
    await server.close();
  });

  test('a browser is asked for the token once, and comes in with a cookie from then on', async () => {
    const { server, call, port } = await start({ apiKey: 'sésame: ouvre' });
    const asked = await call('GET', '/web/', undefined, { accept: 'text/html,*/*' });
    expect([asked.status, asked.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringMatching(/^Basic realm=/),
    ]);
    const password = (text: string) => `Basic ${Buffer.from(`anyone:${text}`).toString('base64')}`;
    expect((await call('GET', '/web/', undefined, { authorization: password('wrong') })).status).toBe(401);
    const admitted = await call('GET', '/web/', undefined, { authorization: password('sésame: ouvre') });
    const [cookie, ...limits] = admitted.headers.get('set-cookie')!.split('; ');
    expect([admitted.status, ...limits]).toEqual([200, 'Path=/', 'HttpOnly', 'SameSite=Strict']);
    expect(cookie).not.toContain('ouvre');
    expect((await call('GET', '/datasets', undefined, { cookie: `a=b; ${cookie}` })).status).toBe(200);
    expect((await call('GET', '/datasets', undefined, { cookie: `${cookie}x` })).status).toBe(401);
    const ear = listen(`ws://127.0.0.1:${port}/ws`, { headers: { cookie: cookie! } });
    await opened(ear);
    await ear.leave();
    await server.close();
  });

  test('CORS is off unless asked for [server-cors]', async () => {
    const origin = 'http://page.test';
    const closed = await start();
    expect(
      (await closed.call('GET', '/health', undefined, { origin })).headers.has('access-control-allow-origin'),
    ).toBe(false);
    await closed.server.close();
    const open = await start({ cors: [origin] });
    const allowed = await open.call('GET', '/health', undefined, { origin });
    expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);
    const other = await open.call('GET', '/health', undefined, { origin: 'http://other.test' });
    expect(other.headers.has('access-control-allow-origin')).toBe(false);
    const preflight = await open.call('OPTIONS', '/reset', undefined, {
      origin,
      'access-control-request-method': 'POST',
    });
    expect(preflight.status).toBe(204);
    await open.server.close();
  });

  test('sessions over HTTP expire when nobody uses them [server-idle-sessions]', async () => {
    const { server, call } = await start({ idle: 150 });
    const id = (await call('POST', '/reset')).headers.get('x-session-id')!;
    const reserved = await call('POST', '/mcp', { jsonrpc: '2.0', method: 'openenv/session/create', id: 1 });
    expect(reserved.status).toBe(200);
    expect(server.sessions.size).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(server.sessions.size).toBe(0);
    const late = await call('POST', '/step', { action: { answer: '' } }, { 'x-session-id': id });
    expect(late.status).toBe(404);
    await server.close();
  });

  test('the metadata shows the README', async () => {
    const { server, call } = await start({ readmePath: import.meta.filename });
    const { readme_content } = (await call('GET', '/metadata')).body;
    expect(readme_content).toContain('the metadata shows the README');
    await server.close();
  });

  test('a client that sends and never reads is dropped', async () => {
    const { server, port } = await start({ keepAlive: 300 });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /ws HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n');
    socket.write('sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    const frame = maskedFrame('{"type":"reset","data":{"min_animals":1}}');
    const flood = Buffer.concat(Array.from({ length: 400_000 }, () => frame));
    const gone = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    socket.write(flood);
    await expect.poll(() => server.sessions.active, { timeout: 15_000 }).toBe(0);
    socket.destroy();
    await gone;
    await server.close();
  });

  test('production mode keeps /ws and drops the simulation routes', async () => {
    const { server, call } = await start({ mode: 'production' });
    expect((await call('POST', '/reset')).status).toBe(404);
    const { paths } = (await call('GET', '/openapi.json')).body as { paths: Json };
    expect(Object.keys(paths).filter((path) => /^\/(reset|step|state)$/.test(path))).toEqual([]);
    await server.close();
  });
});
