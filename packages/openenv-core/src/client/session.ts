import type { ClientMessage, Data } from '../wire.ts';
import { type Conversation, openConversation, type Reply } from './conversation.ts';
import {
  ConnectError,
  ConnectionLostError,
  type EnvError,
  ReplyTimeoutError,
  ServerError,
  SessionLostError,
  UnsettledError,
} from './errors.ts';
import type { Transport } from './transport.ts';

export interface SessionSettings {
  readonly transport: Transport;
  readonly connectTimeout: number;
  readonly messageTimeout: number;
  /** Whether a reset says in full what to play, so that it may begin in a session of its own. */
  readonly startsAfresh: (reset: Data) => boolean;
  /** Whether a request may be sent again when the connection broke before its reply. */
  readonly isRepeatable: (type: ClientMessage['type']) => boolean;
}

/** One session on the server, over as many connections as it takes. */
export interface ClientSession {
  connect(): Promise<void>;
  ask(message: ClientMessage): Promise<Reply>;
  close(): Promise<void>;
}

/** Why calls are refused: the error to give them, and whether a reset that goes on with the dataset may pass. */
interface Doubt {
  readonly error: (wanted: string) => EnvError;
  readonly resetMayGoOn: boolean;
}

const ASK_ID: ClientMessage = {
  type: 'mcp',
  data: { jsonrpc: '2.0', id: 1, method: 'openenv/session/create', params: {} },
};
/** Codes of errors after which the server hangs up. */
const FINAL = new Set(['CAPACITY_REACHED', 'FACTORY_ERROR', 'SESSION_ERROR']);
const RETRY = 200;

/**
 * A broken connection is resumed under the session's id. Where that cannot be, or where a reset got no reply, calls
 * fail until a reset says in full what to play: a client never plays on in a session that only looks like its own.
 */
export function createSession({
  transport,
  connectTimeout,
  messageTimeout,
  startsAfresh,
  isRepeatable,
}: SessionSettings): ClientSession {
  let conversation: Conversation | undefined;
  let id: string | undefined;
  let isPlaying = false;
  let doubt: Doubt | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** The id of the session at the other end, where the server tells it. */
  const learnId = async (talk: Conversation): Promise<string | undefined> => {
    try {
      const { data } = await talk.ask(ASK_ID, connectTimeout);
      const { result } = data as { readonly result?: { readonly session_id?: unknown } };
      return typeof result?.session_id === 'string' ? result.session_id : undefined;
    } catch (error) {
      if (error instanceof ServerError && !FINAL.has(error.code)) return undefined;
      talk.cut();
      if (error instanceof ReplyTimeoutError) {
        throw new ConnectError(transport.address, 'the server took the connection and said nothing', error);
      }
      throw error;
    }
  };

  const begin = async (): Promise<Conversation> => {
    const talk = await openConversation(transport);
    id = await learnId(talk);
    isPlaying = false;
    return talk;
  };

  const lose = (reason: string): SessionLostError => {
    doubt = { error: () => new SessionLostError(reason), resetMayGoOn: false };
    return new SessionLostError(reason);
  };

  const resume = async (): Promise<Conversation> => {
    if (id === undefined) throw lose('the connection broke and the server names no sessions');
    const deadline = Date.now() + connectTimeout;
    for (;;) {
      const talk = await openConversation(transport, id);
      try {
        const found = await learnId(talk);
        if (found === id) return talk;
        talk.cut();
        throw lose('the server opened another in its place');
      } catch (error) {
        if (!(error instanceof ServerError && error.code === 'SESSION_ERROR')) throw error;
        const isHeldByOldSocket = /already/i.test(error.message);
        if (!isHeldByOldSocket) throw lose(error.message);
        if (Date.now() > deadline) throw new ConnectError(transport.address, error.message, error);
      }
      await new Promise((wake) => setTimeout(wake, RETRY));
    }
  };

  const reach = async (isFresh: boolean): Promise<Conversation> => {
    if (!conversation?.isOpen) conversation = isPlaying && !isFresh ? await resume() : await begin();
    return conversation;
  };

  const refuse = (message: ClientMessage): void => {
    if (!doubt || message.type === 'state' || (message.type === 'reset' && doubt.resetMayGoOn)) return;
    throw doubt.error(`this ${message.type}`);
  };

  const perform = async (message: ClientMessage, isRepeated = false): Promise<Reply> => {
    const isReset = message.type === 'reset';
    const isFresh = isReset && startsAfresh(message.data ?? {});
    if (!isFresh) refuse(message);
    const talk = await reach(isFresh);
    isPlaying = true;
    let mine: Doubt | undefined;
    const late = (reply: Reply): void => {
      if (doubt === mine && reply.type !== 'error') doubt = { ...mine!, resetMayGoOn: true };
    };
    try {
      const reply = await talk.ask(message, messageTimeout, isReset ? late : undefined);
      if (isReset) doubt = undefined;
      return reply;
    } catch (error) {
      if (isReset && (error instanceof ReplyTimeoutError || error instanceof ConnectionLostError)) {
        mine = { error: (wanted) => new UnsettledError(wanted), resetMayGoOn: !isFresh };
        doubt = mine;
      }
      if (error instanceof ConnectionLostError && !isRepeated && isRepeatable(message.type))
        return perform(message, true);
      throw error;
    }
  };

  /** One after the other, whatever became of the one before. */
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };

  return {
    connect: () => inTurn(async () => void (await reach(false))),
    ask: (message) => inTurn(() => perform(message)),
    close: () =>
      inTurn(async () => {
        const open = conversation;
        conversation = id = doubt = undefined;
        isPlaying = false;
        await open?.close();
      }),
  };
}
