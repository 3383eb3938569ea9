import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Data } from '../wire.ts';
import { HttpError, type Route } from './routes.ts';

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

/** Files of Swagger UI that the build puts beside the package; see scripts/assets.ts. */
export const ASSETS = ['swagger-ui-bundle.js', 'swagger-ui.css', 'oauth2-redirect.html'] as const;

/** The pages about the API. Everything they need comes from this server. */
export function docsRoutes(describe: () => Data): readonly Route[] {
  const page = (path: string, render: () => string): Route => ({
    method: 'GET',
    path,
    summary: 'API documentation',
    hidden: true,
    handle: () => html(render()),
  });
  const asset = (path: string, file: (typeof ASSETS)[number]): Route => ({
    method: 'GET',
    path,
    summary: file,
    hidden: true,
    handle: async () => {
      const content = await readFile(locate(file));
      const headers = {
        'content-type': `${TYPES[file.split('.').at(-1)!]}; charset=utf-8`,
        'cache-control': 'max-age=86400',
      };
      return new Response(new Uint8Array(content), { headers });
    },
  });
  return [
    page('/docs', () => SWAGGER),
    page('/redoc', () => renderReference(describe())),
    asset('/docs/oauth2-redirect', 'oauth2-redirect.html'),
    asset('/docs/swagger-ui-bundle.js', 'swagger-ui-bundle.js'),
    asset('/docs/swagger-ui.css', 'swagger-ui.css'),
  ];
}

function locate(file: string): string | URL {
  const copied = new URL(`../../assets/${file}`, import.meta.url);
  if (existsSync(copied)) return copied;
  try {
    return createRequire(import.meta.url).resolve(`swagger-ui-dist/${file}`);
  } catch {
    throw new HttpError(404, `${file} is not installed`);
  }
}

const html = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });

const SWAGGER = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="docs/swagger-ui.css"></head>
<body><div id="ui"></div><script src="docs/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: 'openapi.json', dom_id: '#ui', deepLinking: true, validatorUrl: null });</script>
</body></html>
`;

type Operation = { readonly summary: string; readonly requestBody?: unknown; readonly responses: Data };

/** The whole API on one page that needs no script. */
function renderReference(api: Data): string {
  const sections = Object.entries(api['paths'] as Record<string, Record<string, Operation>>).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(
        ([method, { summary, requestBody, responses }]) =>
          `<section><h2><code>${method.toUpperCase()} ${escape(path)}</code></h2><p>${escape(summary)}</p>` +
          `${block('Request', requestBody)}${block('Replies', responses)}</section>`,
      ),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>API reference</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
pre{overflow:auto;padding:.8rem;border:1px solid #8884;border-radius:6px}h2{font-size:1.1rem;margin-top:2rem}</style></head>
<body><h1>API reference</h1><p>The same as data: <a href="openapi.json">openapi.json</a></p>
${sections.join('\n')}
</body></html>
`;
}

const block = (title: string, content: unknown): string =>
  content ? `<details><summary>${title}</summary><pre>${escape(JSON.stringify(content, null, 2))}</pre></details>` : '';

const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
