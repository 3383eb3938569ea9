/** Something a dataset cannot do without and that is not in memory from the start. */
export interface Resource {
  readonly name: string;
  readonly ready: boolean;
  load(): Promise<void>;
}

/** A module fetched when first needed, to keep bulky generators out of the main bundle. */
export interface LazyModule<T> extends Resource {
  get(): T;
}

/** A text file that a dataset draws on: ours by default, or the one a user provides under the same name. */
export interface Asset extends Resource {
  text(): string;
}

export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError';
  constructor(resource: string) {
    super(`${resource} is not loaded yet; create the dataset with await loadDataset(…), which fetches it first`);
  }
}

export function lazyModule<T>(name: string, fetch: () => Promise<T>): LazyModule<T> {
  let held: T | undefined;
  return {
    name,
    get ready() {
      return held !== undefined;
    },
    async load() {
      held ??= await fetch();
    },
    get() {
      if (held === undefined) throw new NotLoadedError(name);
      return held;
    },
  };
}

const provided = new Map<string, string>();

/** Puts a text in the place of the asset of that name; `null` puts ours back. */
export function replaceAsset(name: string, text: string | null): void {
  if (text === null) provided.delete(name);
  else provided.set(name, text);
}

export function asset(name: string, fetch: () => Promise<{ readonly default: string }>): Asset {
  let own: string | undefined;
  return {
    name,
    get ready() {
      return own !== undefined || provided.has(name);
    },
    async load() {
      if (!provided.has(name)) own ??= (await fetch()).default;
    },
    text() {
      const held = provided.get(name) ?? own;
      if (held === undefined) throw new NotLoadedError(name);
      return held;
    },
  };
}

/** What a text says once parsed; parsed again only when the text changes. */
export function parsed<T>(source: Asset, parse: (text: string) => T): () => T {
  let text: string | undefined;
  let value: T;
  return () => {
    const current = source.text();
    if (current !== text) [text, value] = [current, parse(current)];
    return value;
  };
}
