import WebSocket from 'ws';

/** One session that sends a request and waits for its reply. */
export interface Player {
  ask(message: object): Promise<{ readonly type: string; readonly data: Readonly<Record<string, unknown>> }>;
  close(): void;
  /** Breaks the connection without a goodbye. */
  vanish(): void;
}

/** Connects and waits for the handshake; rejects when it fails or takes too long. */
export function connect(base: string, patience = 60_000): Promise<Player> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, {
      perMessageDeflate: false,
      handshakeTimeout: patience,
    });
    let settle: { resolve: (reply: never) => void; reject: (error: Error) => void } | undefined;
    const fail = (error: Error): void => {
      reject(error);
      settle?.reject(error);
      settle = undefined;
    };
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('closed')));
    socket.on('message', (data: Buffer) => {
      const waiting = settle;
      settle = undefined;
      waiting?.resolve(JSON.parse(data.toString()) as never);
    });
    socket.on('open', () =>
      resolve({
        ask: (message) =>
          new Promise((answer, refuse) => {
            if (socket.readyState !== WebSocket.OPEN) return refuse(new Error('closed'));
            settle = { resolve: answer as (reply: never) => void, reject: refuse };
            socket.send(JSON.stringify(message));
          }),
        close: () => socket.close(),
        vanish: () => socket.terminate(),
      }),
    );
  });
}

export const RESET = { type: 'reset', data: {} };
export const STEP = { type: 'step', data: { answer: '12' } };

/** Plays episodes until the time is over; how many, and how long each request took in milliseconds. */
export async function playFor(player: Player, milliseconds: number, latencies?: number[]): Promise<number> {
  const end = performance.now() + milliseconds;
  let episodes = 0;
  while (performance.now() < end) {
    for (const message of [RESET, STEP]) {
      const started = performance.now();
      const { type } = await player.ask(message);
      if (type !== 'observation') throw new Error(`unexpected ${type}`);
      latencies?.push(performance.now() - started);
    }
    episodes++;
  }
  return episodes;
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
