import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { EnvironmentKind } from '../environment.ts';
import { openSession } from '../session.ts';
import { createSessions, type Sessions } from '../sessions.ts';
import { createApp } from './app.ts';
import { createEndpoints } from './endpoints.ts';
import { createGate } from './gate.ts';
import { createJsonRpc } from './json-rpc.ts';
import { createMcp, type RegisterTools } from './mcp.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { defaultOptions, type ServerOptions } from './options.ts';
import type { Route } from './routes.ts';
import { createSockets } from './sockets.ts';
import { createVisitors } from './visitors.ts';
import { createWeb } from './web.ts';

export interface ServerParts {
  readonly kind: EnvironmentKind;
  readonly options?: Partial<ServerOptions>;
  /** The text that the metadata routes show as README. */
  readonly readme?: () => string | null;
  readonly tools?: RegisterTools;
  /** A folder with the web page: `index.html` and `assets`. */
  readonly site?: URL;
  /** Routes of the environment's own. */
  readonly routes?: readonly Route[];
  readonly metrics?: Metrics;
  readonly log?: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
}

export interface EnvServer {
  readonly sessions: Sessions;
  /** Starts listening; the address it got. */
  listen(): Promise<{ readonly host: string; readonly port: number }>;
  /** Stops accepting, lets running requests finish, says goodbye with 1012. */
  close(): Promise<void>;
}

/** HTTP, WebSocket and MCP on one port, in front of one kind of environment. */
export function createServer(parts: ServerParts): EnvServer {
  const { kind, log, metrics = createMetrics() } = parts;
  const options: ServerOptions = { ...defaultOptions, ...parts.options };
  const onFault = (fault: unknown): void => log?.error({ err: fault }, 'a request met a fault of ours');
  const sessions = createSessions({
    limit: options.maxSessions,
    idle: options.idle,
    open: (id) =>
      openSession(kind, {
        deadline: options.deadline,
        rpc: (request) => rpc.answer(request, { id }),
        onHandled: metrics.handled,
        onFault,
      }),
  });
  const rpc = createJsonRpc(sessions);
  const mcp = createMcp(kind, sessions, parts.tools);
  const visitors = createVisitors(sessions, options.idle);
  const metadata = (): string => JSON.stringify({ ...kind.about, readme_content: parts.readme?.() ?? null });
  const web = options.webInterface ? createWeb({ kind, sessions, visitors, metadata }) : undefined;
  metrics.watchSessions(() => ({ active: sessions.active, all: sessions.size, limit: options.maxSessions }));

  const gate = createGate(options.apiKey);
  const app = createApp({
    kind,
    options,
    gate,
    sessions,
    visitors,
    rpc,
    mcp,
    web,
    site: parts.site,
    metrics,
    metadata,
    extra: parts.routes ?? [],
    onFault,
    onAnswered: (answered) => log?.debug(answered, 'answered'),
  });
  const endpoints = createEndpoints({
    kind,
    sessions,
    rpc,
    web,
    idle: options.idle,
    onRefused: metrics.refused,
    onFault,
  });
  const sockets = createSockets({
    endpoint: (path) => endpoints.get(path),
    gate,
    keepAlive: options.keepAlive,
    onRefused: metrics.refused,
  });

  const server = createHttpServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5_000, connectionsCheckingInterval: 5_000 },
    (request, response) => void listener(request, response),
  );
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server.timeout = options.deadline + 60_000;
  server.maxConnections = options.maxSessions + 4096;
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));

  return {
    sessions,
    async listen() {
      await listening(server, options);
      const { port } = server.address() as AddressInfo;
      log?.info({ host: options.host, port, mode: options.mode, maxSessions: options.maxSessions }, 'listening');
      return { host: options.host, port };
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const finished = [...sessions.all()].map(async ({ session, detach }) => {
        await Promise.race([session.settled(), delay(options.grace)]);
        detach?.();
      });
      await Promise.all(finished);
      await sockets.close(2000);
      await Promise.race([closed, delay(options.grace)]);
      server.closeAllConnections();
      sessions.stop();
      await mcp.close();
    },
  };
}

const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

/** How many connections may wait to be accepted. */
const BACKLOG = 16_384;

const listening = (server: Server, { host, port }: ServerOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, backlog: BACKLOG }, () => {
      server.off('error', reject);
      resolve();
    });
  });
