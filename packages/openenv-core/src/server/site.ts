import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { About } from '../environment.ts';
import { HttpError, type Route } from './routes.ts';

/** A file ready to be sent. */
interface Asset {
  readonly type: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly zipped: Uint8Array<ArrayBuffer>;
  readonly tag: string;
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Nothing from elsewhere, and framing is allowed: Spaces show the page in an iframe. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * The web page: `index.html` of a folder under `/web/`, and its `assets`, whose names change with their content. An
 * environment that brings no folder, or has not built it, gets a page that says what it is.
 */
export function siteRoutes(about: About, folder: URL | undefined): readonly Route[] {
  let files: ReadonlyMap<string, Asset> | undefined;
  const find = (name: string): Asset | undefined => (files ??= readSite(about, folder)).get(name);
  const file = (path: string, name: (context: Context) => string, caching: string): Route => ({
    method: 'GET',
    path,
    summary: 'The web page',
    hidden: true,
    handle: (context) => {
      const asset = find(name(context));
      if (!asset) throw new HttpError(404, 'Not Found');
      return send(context, asset, caching);
    },
  });
  const toPage = (path: string): Route => ({
    method: 'GET',
    path,
    summary: 'The web page',
    hidden: true,
    handle: (context) => context.redirect('/web/', 307),
  });
  return [
    toPage('/'),
    toPage('/web'),
    file('/web/', () => 'index.html', 'no-cache'),
    file('/web/assets/:file', (context) => `assets/${context.req.param('file')}`, FOREVER),
  ];
}

function send(context: Context, { type, plain, zipped, tag }: Asset, caching: string): Response {
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': caching,
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    vary: 'accept-encoding',
    etag: tag,
  };
  if (context.req.header('if-none-match') === tag) return new Response(null, { status: 304, headers });
  if (!/\bgzip\b/.test(context.req.header('accept-encoding') ?? '')) return new Response(plain, { headers });
  return new Response(zipped, { headers: { ...headers, 'content-encoding': 'gzip' } });
}

function readSite(about: About, folder: URL | undefined): ReadonlyMap<string, Asset> {
  const files = new Map<string, Asset>([['index.html', asset('html', Buffer.from(placeholder(about)))]]);
  if (!folder) return files;
  const path = fileURLToPath(folder);
  for (const part of ['', 'assets']) {
    for (const name of namesIn(join(path, part))) {
      files.set(part ? `${part}/${name}` : name, asset(name.split('.').at(-1)!, readFileSync(join(path, part, name))));
    }
  }
  return files;
}

const asset = (extension: string, content: Buffer): Asset => ({
  type: TYPES[extension] ?? 'application/octet-stream',
  plain: new Uint8Array(content),
  zipped: new Uint8Array(gzipSync(content, { level: 9 })),
  tag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
});

function namesIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    return [];
  }
}

const placeholder = ({ name, description }: About): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><h1>${name}</h1><p>${description}</p></html>`;
