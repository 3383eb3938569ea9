import { type Data, isObject, parseJson, writeJson } from '../json.ts';
import type { ClientMessage } from '../wire.ts';
import { ConnectionLostError, type EnvError, ProtocolError, ReplyTimeoutError, ServerError } from './errors.ts';
import type { Line, Transport } from './transport.ts';

export interface Reply {
  readonly type: string;
  readonly data: Data;
}

interface Pending {
  readonly settle: (reply: Reply | EnvError) => void;
}

/** Requests and replies over one connection. Replies come in the order of the requests. */
export interface Conversation {
  readonly isOpen: boolean;
  /** The reply; a refusal by the server is thrown. `late` hears of a reply that came after its time. */
  ask(message: ClientMessage, timeout: number, late?: (reply: Reply) => void): Promise<Reply>;
  /** Says goodbye. */
  close(): Promise<void>;
  cut(): void;
}

/** Requests in a row that may go unanswered before the connection counts as dead. */
const MOST_SILENCES = 2;
const GOODBYE = 10_000;

export async function openConversation(transport: Transport, sessionId?: string): Promise<Conversation> {
  const pending: Pending[] = [];
  /** An error that nobody had asked for: why the server is about to hang up. */
  let farewell: EnvError | undefined;
  let ending: EnvError | undefined;
  let silences = 0;

  const finish = (error: EnvError): void => {
    ending ??= farewell ?? error;
    for (const { settle } of pending.splice(0)) settle(ending);
  };
  const fail = (error: EnvError): void => {
    finish(error);
    line.cut();
  };

  const received = (text: string): void => {
    silences = 0;
    const reply = read(text);
    if (reply instanceof ProtocolError) return fail(reply);
    const first = pending.shift();
    if (first) first.settle(reply);
    else if (reply.type === 'error') farewell = new ServerError(reply.data);
  };

  const line: Line = await transport.open(sessionId, {
    received,
    ended: (reason) => finish(new ConnectionLostError(reason)),
  });

  return {
    get isOpen() {
      return ending === undefined;
    },
    ask: (message, timeout, late) =>
      new Promise((resolve, reject) => {
        if (ending) return reject(ending);
        let isLate = false;
        const timer = setTimeout(() => {
          isLate = true;
          reject(new ReplyTimeoutError(message.type, timeout));
          if (++silences >= MOST_SILENCES) fail(new ConnectionLostError('the server has fallen silent'));
        }, timeout);
        pending.push({
          settle(reply) {
            clearTimeout(timer);
            if (reply instanceof Error) return reject(reply);
            if (isLate) return late?.(reply);
            if (reply.type === 'error') return reject(new ServerError(reply.data));
            resolve(reply);
          },
        });
        line.send(writeJson(message));
      }),
    async close() {
      if (ending) return;
      line.send('{"type":"close"}');
      await line.close(GOODBYE);
    },
    cut: () => fail(new ConnectionLostError('given up')),
  };
}

function read(text: string): Reply | ProtocolError {
  try {
    const reply = parseJson(text);
    if (isObject(reply) && typeof reply['type'] === 'string' && isObject(reply['data'])) {
      return { type: reply['type'], data: reply['data'] };
    }
  } catch {
    // Told below.
  }
  return new ProtocolError(`The server sent something other than a reply: ${text.slice(0, 80)}`);
}
