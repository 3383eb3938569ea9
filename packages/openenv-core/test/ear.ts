import WebSocket from 'ws';

/** A socket that remembers what it hears. */
export interface Ear {
  readonly socket: WebSocket;
  /** The next thing to arrive: a parsed frame, `{ close }`, `{ refused }`, or `{ quiet }` when nothing does. */
  next(patience?: number): Promise<unknown>;
  leave(): Promise<void>;
}

/** Milliseconds after which a server that should speak counts as silent. */
const PATIENCE = 5000;

export function listen(url: string, options: WebSocket.ClientOptions = {}): Ear {
  const socket = new WebSocket(url, { perMessageDeflate: false, ...options });
  const heard: unknown[] = [];
  const waiting: ((value: unknown) => void)[] = [];
  const hear = (value: unknown): void => {
    const next = waiting.shift();
    if (next) next(value);
    else heard.push(value);
  };
  socket.on('message', (data: Buffer) => hear(JSON.parse(data.toString())));
  socket.on('close', (code) => hear({ close: code }));
  socket.on('unexpected-response', (_, response) => {
    hear({ refused: response.statusCode });
    response.destroy();
  });
  socket.on('error', () => undefined);
  return {
    socket,
    next: (patience = PATIENCE) =>
      new Promise((resolve) => {
        if (heard.length > 0) return resolve(heard.shift());
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(hearing), 1);
          resolve({ quiet: true });
        }, patience);
        const hearing = (value: unknown): void => {
          clearTimeout(timer);
          resolve(value);
        };
        waiting.push(hearing);
      }),
    async leave() {
      if (socket.readyState === WebSocket.CLOSED) return;
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.close();
      await closed;
    },
  };
}

export const opened = (ear: Ear): Promise<void> =>
  new Promise((resolve, reject) => {
    if (ear.socket.readyState === WebSocket.OPEN) return resolve();
    ear.socket.once('open', () => resolve());
    ear.socket.once('unexpected-response', () => reject(new Error('refused')));
  });
