import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { MaybePromise } from '../environment.ts';
import { LARGEST_MESSAGE } from '../wire.ts';
import type { Gate } from './gate.ts';

/** What happens at one WebSocket path. */
export interface Endpoint {
  /** Handshake headers beyond the usual, such as a cookie. */
  headers?(request: IncomingMessage): readonly string[];
  open(socket: WebSocket, request: IncomingMessage): void;
}

export interface Sockets {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  readonly open: number;
  /** Says goodbye to everybody and waits for them to go, for so many milliseconds at most. */
  close(patience: number): Promise<void>;
}

export interface SocketsOptions {
  readonly endpoint: (path: string) => Endpoint | undefined;
  readonly gate: Gate;
  /** Milliseconds between pings, and until a missing pong ends the connection. */
  readonly keepAlive: number;
  readonly onRefused: (reason: string) => void;
}

/** Waiting frames and unsent bytes at which a socket is read no further. */
const MOST_PENDING = 64;
const MOST_UNSENT = 1024 * 1024;

export function createSockets({ endpoint, gate, keepAlive, onRefused }: SocketsOptions): Sockets {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  });
  /** Open sockets; `true` while the latest ping has been answered. */
  const alive = new Map<WebSocket, boolean>();

  server.on('headers', (headers, request) => headers.push(...(found(request)?.headers?.(request) ?? [])));
  const found = (request: IncomingMessage): Endpoint | undefined => endpoint(pathOf(request));

  const track = (socket: WebSocket): void => {
    alive.set(socket, true);
    socket.on('pong', () => alive.set(socket, true));
    socket.on('close', () => alive.delete(socket));
    socket.on('error', ignore);
  };

  const pulse = setInterval(() => {
    for (const [socket, answered] of alive) {
      if (answered) {
        alive.set(socket, false);
        socket.ping();
      } else dismiss(socket, 1011, 'keepalive ping timeout');
    }
  }, keepAlive);
  pulse.unref();

  return {
    get open() {
      return alive.size;
    },
    upgrade(request, socket, head) {
      socket.on('error', ignore);
      const target = found(request);
      if (!gate.admits(request.headers)) {
        onRefused('unauthorized');
        return refuse(socket, 401, 'Unauthorized');
      }
      if (!target || request.headers.upgrade?.toLowerCase() !== 'websocket') {
        onRefused('unknown_path');
        return refuse(socket, 403, 'Forbidden');
      }
      server.handleUpgrade(request, socket, head, (connected) => {
        track(connected);
        target.open(connected, request);
      });
    },
    async close(patience) {
      clearInterval(pulse);
      const deadline = Date.now() + patience;
      while (alive.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
      for (const socket of alive.keys()) socket.terminate();
    },
  };
}

/**
 * Frames in, replies out in their order. A client that sends faster than it is answered, or reads slower than it is
 * written to, is not read from until it has caught up; if it never does, the keep-alive ends it.
 */
export function converse(
  socket: WebSocket,
  handle: (text: string | undefined) => MaybePromise<string | undefined>,
): void {
  let pending = 0;
  const unblock = (): void => {
    if (socket.isPaused && pending < MOST_PENDING && socket.bufferedAmount < MOST_UNSENT) socket.resume();
  };
  const reply = (text: string | undefined): void => {
    if (text === undefined) return socket.close(1000);
    if (socket.bufferedAmount < MOST_UNSENT) return socket.send(text);
    socket.send(text, unblock);
    socket.pause();
  };
  const later = (text: string | undefined): void => {
    pending--;
    reply(text);
    unblock();
  };
  socket.on('message', (data: Buffer, isBinary) => {
    const result = handle(isBinary ? undefined : data.toString('utf8'));
    if (!(result instanceof Promise)) return reply(result);
    if (++pending >= MOST_PENDING) socket.pause();
    result.then(later, () => dismiss(socket, 1011, 'internal error'));
  });
}

/** Ends a connection that may no longer answer: asks first, then cuts. */
export function dismiss(socket: WebSocket, code: number, reason = ''): void {
  socket.resume();
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), 2000).unref();
}

/** A function of its own, since one made in place would keep the whole handshake in memory. */
const ignore = (): void => undefined;

export const pathOf = (request: IncomingMessage): string => (request.url ?? '').split('?', 1)[0]!;

export const queryOf = (request: IncomingMessage): URLSearchParams =>
  new URLSearchParams((request.url ?? '').split('?')[1] ?? '');

const refuse = (socket: Duplex, status: number, text: string): void => {
  const lines = [`HTTP/1.1 ${status} ${text}`, 'Connection: close', 'Content-Length: 0'];
  if (status === 401) lines.push('WWW-Authenticate: Bearer');
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
};
