import type { Context, Hono } from 'hono';
import type { Data } from '../wire.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

/** One route: what serves it and what the API description says of it. */
export interface Route {
  readonly method: Method;
  /** Hono's spelling: `/datasets/:name`. */
  readonly path: string;
  readonly summary: string;
  /** JSON Schemas of the request body and of the reply. */
  readonly body?: Data;
  readonly reply?: Data;
  /** Pages and assets are left out of the API description. */
  readonly hidden?: boolean;
  readonly handle: (context: Context) => Response | Promise<Response>;
}

/** An answer that ends a request early. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly detail: unknown;
  constructor(status: number, detail: unknown) {
    super(typeof detail === 'string' ? detail : `status ${status}`);
    this.status = status;
    this.detail = detail;
  }
}

export const json = (text: string, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } });

export const detail = (status: number, what: unknown, headers?: Readonly<Record<string, string>>): Response =>
  json(JSON.stringify({ detail: what }), status, headers);

/** Puts routes into the app; a known path with another method is told which ones there are. */
export function mount(app: Hono, routes: readonly Route[]): void {
  for (const { method, path, handle } of routes) app.on(method, path, handle);
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = routes.filter((route) => route.path === path).map((route) => route.method);
    app.all(path, () => detail(405, 'Method Not Allowed', { allow: allowed.join(', ') }));
  }
  const patterns = routes.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  app.notFound((context) => {
    const url = new URL(context.req.url);
    const shorter = url.pathname.replace(/\/+$/, '');
    if (shorter !== url.pathname && patterns.some((pattern) => pattern.test(shorter))) {
      return context.redirect(`${url.origin}${shorter}${url.search}`, 307);
    }
    return detail(404, 'Not Found');
  });
}
