import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { routePath } from 'hono/route';
import type { EnvironmentKind } from '../environment.ts';
import type { Sessions } from '../sessions.ts';
import { docsRoutes } from './docs.ts';
import { challengeFor, type Gate } from './gate.ts';
import { sessionRoutes, simulationRoutes } from './http.ts';
import { type JsonRpc, jsonRpcRoute } from './json-rpc.ts';
import type { McpEndpoint } from './mcp.ts';
import type { Metrics } from './metrics.ts';
import { describeApi } from './openapi.ts';
import type { ServerOptions } from './options.ts';
import { detail, HttpError, json, mount, type Route } from './routes.ts';
import { schemas } from './schemas.ts';
import { siteRoutes } from './site.ts';
import { taskRoutes } from './tasks.ts';
import type { Visitors } from './visitors.ts';
import type { Web } from './web.ts';

export interface AppParts {
  readonly kind: EnvironmentKind;
  readonly options: ServerOptions;
  readonly gate: Gate;
  readonly sessions: Sessions;
  readonly visitors: Visitors;
  readonly rpc: JsonRpc;
  readonly mcp: McpEndpoint;
  readonly web: Web | undefined;
  readonly site: URL | undefined;
  readonly metrics: Metrics;
  readonly metadata: () => string;
  readonly extra: readonly Route[];
  readonly onFault: (fault: unknown) => void;
  readonly onAnswered: (answered: Readonly<Record<'method' | 'path' | 'status' | 'milliseconds', unknown>>) => void;
}

/** Everything that answers plain HTTP. */
export function createApp(parts: AppParts): Hono {
  const { options, gate, metrics, onFault, onAnswered } = parts;
  const app = new Hono({ strict: true });
  app.use(async (context, next) => {
    const started = performance.now();
    await next();
    const { method, path } = context.req;
    const { status } = context.res;
    const milliseconds = performance.now() - started;
    metrics.http(method, routePath(context, -1), status, milliseconds);
    onAnswered({ method, path, status, milliseconds });
  });
  if (options.cors.length > 0) {
    const origin = options.cors.includes('*') ? '*' : [...options.cors];
    app.use(cors({ origin, exposeHeaders: ['x-session-id'], credentials: origin !== '*' }));
  }
  if (options.apiKey !== undefined) {
    app.use(async (context, next) => {
      const { authorization, cookie, accept } = context.req.header();
      if (context.req.path !== '/health' && !gate.admits({ authorization, cookie })) {
        return detail(401, 'This server wants a bearer token', { 'www-authenticate': challengeFor(accept) });
      }
      await next();
      const pass = gate.passFor({ authorization });
      if (pass) context.res.headers.append('set-cookie', pass);
      return undefined;
    });
  }
  app.onError((error) => {
    if (error instanceof HttpError) {
      return detail(error.status, error.detail, error.status === 413 ? { connection: 'close' } : {});
    }
    onFault(error);
    return detail(422, 'The request could not be handled');
  });
  mount(app, routesOf(parts));
  return app;
}

function routesOf(parts: AppParts): readonly Route[] {
  const { kind, options, sessions, visitors, rpc, mcp, web, metrics, metadata } = parts;
  const { action, observation, state } = schemas(kind);
  const schemaText = JSON.stringify({ action, observation, state, reset_observation: observation });
  let api: Record<string, unknown> | undefined;
  const describe = (): Record<string, unknown> => (api ??= describeApi(routes, options.apiKey !== undefined));
  const routes: readonly Route[] = [
    { method: 'GET', path: '/health', summary: 'Whether the server is up', handle: () => json('{"status":"healthy"}') },
    { method: 'GET', path: '/metadata', summary: 'What this environment is', handle: () => json(metadata()) },
    {
      method: 'GET',
      path: '/schema',
      summary: 'JSON Schemas of actions, observations and state',
      handle: () => json(schemaText),
    },
    ...(options.mode === 'simulation'
      ? simulationRoutes({ kind, sessions, visitors, deadline: options.deadline })
      : []),
    ...sessionRoutes(sessions),
    ...jsonRpcRoute(rpc, (request) => mcp.fetch(request)),
    {
      method: 'GET',
      path: '/metrics',
      summary: 'Numbers for Prometheus',
      hidden: true,
      handle: async () => {
        const { text, type } = await metrics.page();
        return new Response(text, { headers: { 'content-type': type } });
      },
    },
    {
      method: 'GET',
      path: '/openapi.json',
      summary: 'This description',
      hidden: true,
      handle: () => json(JSON.stringify(describe())),
    },
    ...docsRoutes(describe),
    ...(web ? [...web.routes, ...siteRoutes(kind.about, parts.site)] : []),
    ...parts.extra,
    ...taskRoutes(kind),
  ];
  return routes;
}
