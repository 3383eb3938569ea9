import { EnvError } from './errors.ts';
import type { Transport } from './transport.ts';

export type ClientMode = 'simulation' | 'production';

/** Something that runs a server for one client: a container, a process. */
export interface Provider {
  /** Starts it and waits until it answers; its base URL. */
  start(): Promise<string>;
  stop(): Promise<void>;
}

/** Times are in milliseconds. */
export interface ConnectionOptions {
  /** For the opening handshake. */
  readonly connectTimeout?: number;
  /** For each reply. */
  readonly messageTimeout?: number;
  /** Largest reply, in bytes. */
  readonly maxMessageSize?: number;
  /** Between pings, and until a missing pong ends the connection; `null` for none. Browsers have pings of their own. */
  readonly pingInterval?: number | null;
  readonly pingTimeout?: number | null;
  /** Sent with the handshake, such as `Authorization`. Browsers cannot send any. */
  readonly headers?: Readonly<Record<string, string>>;
  /** `OPENENV_CLIENT_MODE` when left out, else simulation. */
  readonly mode?: ClientMode | undefined;
}

export interface ClientOptions extends ConnectionOptions {
  /** `http(s)://`, `ws(s)://` or bare `host:port`; what comes before `/ws`. */
  readonly baseUrl?: string;
  /** Runs the server; it is started on first use and stopped by `close()`. */
  readonly provider?: Provider;
  /** A way to a server other than a WebSocket. */
  readonly transport?: Transport;
}

export const defaults = {
  connectTimeout: 10_000,
  messageTimeout: 60_000,
  maxMessageSize: 100 * 1024 * 1024,
  pingInterval: 20_000,
  pingTimeout: 20_000,
} as const;

/** The WebSocket URL of a server. */
export function socketUrl(baseUrl: string): string {
  const base = baseUrl.trim().replace(/\/+$/, '');
  if (base === '') throw new EnvError('BAD_OPTION', 'baseUrl must name a server, such as http://localhost:8000');
  const [, scheme, rest] = /^(https?|wss?):\/\/(.*)$/i.exec(base) ?? [undefined, 'ws', base];
  return `${/^(https|wss)$/i.test(scheme!) ? 'wss' : 'ws'}://${rest}/ws`;
}

export function readMode(mode: string | undefined): ClientMode {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  const value = (mode ?? process?.env?.['OPENENV_CLIENT_MODE'] ?? 'simulation').toLowerCase();
  if (value === 'simulation' || value === 'production') return value;
  throw new EnvError('BAD_OPTION', `mode must be simulation or production, not ${value}`);
}

/** The part of a Space's addresses that stands for its name. */
const subdomainOf = (repoId: string): string => {
  if (!/^[^/\s]+\/[^/\s]+$/.test(repoId)) throw new EnvError('BAD_OPTION', `A Space is owner/name, not ${repoId}`);
  return repoId.toLowerCase().replace(/[^a-z0-9]/g, '-');
};

/** Where a Space on Hugging Face answers. */
export const spaceUrl = (repoId: string): string => `https://${subdomainOf(repoId)}.hf.space`;

/** The image that a Space runs. */
export const spaceImage = (repoId: string, tag = 'latest'): string => `registry.hf.space/${subdomainOf(repoId)}:${tag}`;
