import type { Part, Settings, Task } from './types.ts';

/** Where in the page somebody is. Everything stands in the hash, so that links survive an iframe. */
export type Place =
  | { readonly screen: 'catalogue'; readonly dataset?: string }
  | { readonly screen: 'play'; readonly task: Partial<Task> }
  | { readonly screen: 'compose'; readonly draft: Partial<Mixture> }
  | { readonly screen: 'server' };

export interface Mixture {
  readonly seed: number;
  readonly size: number;
  readonly parts: readonly Part[];
}

export function readPlace(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [screen, name] = path.split('/').map(decode);
  const params = new URLSearchParams(query);
  if (screen === 'play') return { screen, task: readTask(name, params) };
  if (screen === 'compose') return { screen, draft: readMixture(params) };
  if (screen === 'server') return { screen };
  return name ? { screen: 'catalogue', dataset: name } : { screen: 'catalogue' };
}

function readTask(name: string | undefined, params: URLSearchParams): Partial<Task> {
  const config = readJson(params.get('config'));
  const specs = readJson(params.get('specs'));
  const [seed, size, index] = ['seed', 'size', 'index'].map((key) => readWhole(params.get(key)));
  return {
    ...(name && { dataset: name }),
    ...(seed !== undefined && { seed }),
    ...(size !== undefined && { size }),
    ...(index !== undefined && { index }),
    ...(isRecord(config) && { config }),
    ...(Array.isArray(specs) && { specs: specs.filter(isRecord).map(asPart) }),
  };
}

function readMixture(params: URLSearchParams): Partial<Mixture> {
  const parts = readJson(params.get('specs'));
  const [seed, size] = ['seed', 'size'].map((key) => readWhole(params.get(key)));
  return {
    ...(seed !== undefined && { seed }),
    ...(size !== undefined && { size }),
    ...(Array.isArray(parts) && { parts: parts.filter(isRecord).map(asPart) }),
  };
}

const asPart = ({ name, weight, config }: Record<string, unknown>): Part => ({
  name: String(name),
  weight: typeof weight === 'number' ? weight : 1,
  config: isRecord(config) ? config : {},
});

export const catalogueLink = (dataset?: string): string =>
  dataset ? `#/catalogue/${encodeURIComponent(dataset)}` : '#/';

export function playLink({ dataset, seed, size, index, config, specs }: Partial<Task> & { dataset: string }): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries({ seed, size, index })) {
    if (value !== undefined) params.set(key, String(value));
  }
  if (config && Object.keys(config).length > 0) params.set('config', JSON.stringify(config));
  if (specs) params.set('specs', JSON.stringify(specs));
  const query = params.toString();
  return `#/play/${encodeURIComponent(dataset)}${query && `?${query}`}`;
}

export const composeLink = ({ seed, size, parts }: Mixture): string =>
  `#/compose?${new URLSearchParams({ seed: String(seed), size: String(size), specs: JSON.stringify(parts) })}`;

/** The reset that asks for a task. */
export function resetFor({ dataset, seed, size, index, config, specs }: Task): Settings {
  const parts = dataset === 'composite' ? { dataset_specs: specs ?? [] } : { dataset_config: config };
  return { dataset_name: dataset, ...parts, seed, size, index };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const readWhole = (text: string | null): number | undefined =>
  text !== null && /^\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
