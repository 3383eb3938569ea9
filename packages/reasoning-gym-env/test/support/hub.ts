import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the Hub was asked, in order. */
export interface HubCall {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly body: string;
}

export interface StandInHub {
  readonly url: string;
  readonly calls: HubCall[];
  /** What was committed: path and text of every file. */
  committed(): Map<string, string>;
  close(): Promise<void>;
}

/** The few routes of the Hub that a push goes through. Spaces named `taken` are there already. */
export async function startHub(): Promise<StandInHub> {
  const calls: HubCall[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await read(request);
      const path = (request.url ?? '').split('?')[0]!;
      calls.push({ method: request.method!, path, token: request.headers.authorization, body });
      const [status, reply] = answer(path, request.headers.authorization, body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    committed: () => {
      const commit = calls.find(({ path }) => path.includes('/commit/'))!;
      const lines = commit.body.trim().split('\n');
      const files = lines
        .map((line) => JSON.parse(line) as { key: string; value: { path: string; content: string } })
        .filter(({ key }) => key === 'file');
      return new Map(files.map(({ value }) => [value.path, Buffer.from(value.content, 'base64').toString('utf8')]));
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const ME = {
  type: 'user',
  id: '1',
  name: 'me',
  emailVerified: true,
  orgs: [],
  auth: {
    type: 'access_token',
    accessToken: { displayName: 'test', role: 'write', createdAt: '2026-01-01T00:00:00Z' },
  },
};

function answer(path: string, token: string | undefined, body: string): [number, unknown] {
  if (token !== 'Bearer hf_secret') return [401, { error: 'Invalid credentials' }];
  if (path === '/api/whoami-v2') return [200, ME];
  if (path === '/api/repos/create') {
    const { name } = JSON.parse(body) as { name: string };
    if (name === 'taken') return [409, { error: 'You already created this space repo' }];
    return [200, { url: `https://hub/spaces/${name}` }];
  }
  if (path.includes('/preupload/')) {
    const { files } = JSON.parse(body) as { files: { path: string }[] };
    return [200, { files: files.map((file) => ({ path: file.path, uploadMode: 'regular', shouldIgnore: false })) }];
  }
  if (path.includes('/commit/')) return [200, { commitUrl: 'https://hub/commit', commitOid: 'f'.repeat(40) }];
  return [404, { error: 'Not found' }];
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
