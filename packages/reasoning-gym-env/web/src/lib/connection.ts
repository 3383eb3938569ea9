import { fetchSession, socketAddress } from './api.ts';
import { visit } from './storage.ts';
import type { Settings } from './types.ts';

export type Status = 'connecting' | 'open' | 'lost';

interface Reply {
  readonly type: string;
  readonly data: Record<string, unknown>;
}

/** The connection went before the reply came. */
export class LostError extends Error {}

/** What the server has to say against a request. */
export class RefusedError extends Error {}

export interface Connection {
  readonly status: Status;
  /** Resolves once connected, with the episode that the server's side of the session is in. */
  ready(): Promise<string>;
  reset(request: Settings, episode: string): Promise<Settings>;
  step(answer: string): Promise<Settings>;
  watch(listener: () => void): () => void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4000;

/**
 * One WebSocket that comes back by itself. It asks for the session it had, so that a dropped line costs nothing; when
 * that session is gone or in use by another tab, it starts a fresh one, and `ready` tells by another episode.
 */
export function connect(): Connection {
  const listeners = new Set<() => void>();
  let status: Status = 'connecting';
  let socket: WebSocket | undefined;
  let episode = '';
  let pause = FIRST_PAUSE;
  let waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void }[] = [];
  let onReady: (() => void)[] = [];

  const become = (next: Status): void => {
    status = next;
    for (const listener of listeners) listener();
  };

  const send = (message: object): Promise<Reply> =>
    new Promise((resolve, reject) => {
      if (socket?.readyState !== WebSocket.OPEN) return reject(new LostError('Not connected.'));
      waiting.push({ resolve, reject });
      socket.send(JSON.stringify(message));
    });

  const open = (session: string | undefined): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const opened = new WebSocket(socketAddress(session));
      socket = opened;
      opened.onopen = () => send({ type: 'state' }).then(resolve, reject);
      opened.onmessage = ({ data }) => waiting.shift()?.resolve(JSON.parse(String(data)) as Reply);
      opened.onclose = () => {
        reject(new LostError('Connection lost.'));
        if (socket === opened) lose();
      };
    });

  const lose = (): void => {
    socket = undefined;
    const left = waiting;
    waiting = [];
    for (const { reject } of left) reject(new LostError('Connection lost.'));
    become('lost');
    setTimeout(() => void start(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  };

  const start = async (): Promise<void> => {
    try {
      let reply = await open(visit.get<string>('session') ?? (await newSession()));
      if (reply.type === 'error') reply = await again(() => newSession());
      if (reply.type === 'error') reply = await again(() => Promise.resolve(undefined));
      if (reply.type === 'error') throw new LostError(String(reply.data['message']));
      episode = String(reply.data['episode_id']);
      pause = FIRST_PAUSE;
      become('open');
      const resume = onReady;
      onReady = [];
      for (const go of resume) go();
    } catch {
      if (socket) socket.close();
      else lose();
    }
  };

  /** Another try after a refusal, which the server follows by closing. */
  const again = async (session: () => Promise<string | undefined>): Promise<Reply> => {
    const refused = socket;
    socket = undefined;
    refused?.close();
    return open(await session());
  };

  const newSession = async (): Promise<string | undefined> => {
    const session = await fetchSession();
    visit.set('session', session);
    return session;
  };

  const observe = async (message: object): Promise<Settings> => {
    const { type, data } = await send(message);
    if (type === 'observation') return data['observation'] as Settings;
    const { message: reason } = data;
    throw new RefusedError(typeof reason === 'string' ? reason : 'The server did not understand.');
  };

  void start();
  return {
    get status() {
      return status;
    },
    ready: async () => {
      if (status !== 'open') await new Promise<void>((resolve) => onReady.push(resolve));
      return episode;
    },
    async reset(request, wanted) {
      const observation = await observe({ type: 'reset', data: { ...request, episode_id: wanted } });
      episode = wanted;
      return observation;
    },
    step: (answer) => observe({ type: 'step', data: { answer } }),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
