/** How a server runs. */
export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** Sockets and reserved sessions at one time. */
  readonly maxSessions: number;
  /** Milliseconds a request may take. */
  readonly deadline: number;
  /** Milliseconds after which a session that nobody uses is dropped. */
  readonly idle: number;
  /** Milliseconds between pings, and until a missing pong ends a connection. */
  readonly keepAlive: number;
  /** Milliseconds that running requests get to finish when the server stops. */
  readonly grace: number;
  readonly mode: 'simulation' | 'production';
  readonly webInterface: boolean;
  /** Bearer token wanted from everybody, health checks aside. */
  readonly apiKey: string | undefined;
  /** Origins that browsers may call from; `*` for all, none for no CORS headers. */
  readonly cors: readonly string[];
}

export const defaultOptions: ServerOptions = {
  host: '0.0.0.0',
  port: 8000,
  maxSessions: 16_384,
  deadline: 30_000,
  idle: 15 * 60_000,
  keepAlive: 20_000,
  grace: 10_000,
  mode: 'simulation',
  webInterface: true,
  apiKey: undefined,
  cors: [],
};
