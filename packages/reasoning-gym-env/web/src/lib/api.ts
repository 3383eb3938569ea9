import type { DatasetInfo, Entry, Item, Settings } from './types.ts';

/** The page lives at /web/, everything else beside it. */
const at = (path: string): URL => new URL(`../${path}`, document.baseURI);

export const socketAddress = (session: string | undefined): URL => {
  const url = at('ws');
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (session) url.searchParams.set('session_id', session);
  return url;
};

export const serverAddress = (): string => at('').href.replace(/\/$/, '');

async function call(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(at(path), init);
  } catch {
    throw new Error('The server cannot be reached.');
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => ({}))) as { detail?: unknown };
  throw new Error(
    typeof body.detail === 'string' ? body.detail : `The server answered with status ${response.status}.`,
  );
}

const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let found: Promise<T> | undefined;
  return () =>
    (found ??= load().catch((error: unknown) => {
      found = undefined;
      throw error;
    }));
};

export const listDatasets = once(async (): Promise<readonly Entry[]> => (await call('datasets')).json());

const described = new Map<string, () => Promise<DatasetInfo>>();

export function describeDataset(name: string): Promise<DatasetInfo> {
  let load = described.get(name);
  if (!load) {
    load = once(async (): Promise<DatasetInfo> => (await call(`datasets/${encodeURIComponent(name)}`)).json());
    described.set(name, load);
  }
  return load();
}

/** Items as JSON lines. */
export async function fetchLines(name: string, request: Settings, signal?: AbortSignal): Promise<string> {
  const response = await call(`datasets/${encodeURIComponent(name)}/items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    ...(signal && { signal }),
  });
  return response.text();
}

export const fetchItems = async (name: string, request: Settings): Promise<readonly Item[]> =>
  (await fetchLines(name, request))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Item);

export const fetchMetrics = async (): Promise<string> => (await call('metrics')).text();

export const fetchMetadata = async (): Promise<Settings> => (await call('metadata')).json();

/** A session that outlives its connections. */
export async function fetchSession(): Promise<string | undefined> {
  const response = await call('web/state');
  return response.headers.get('x-session-id') ?? undefined;
}
