import type { EnvironmentKind, Limits, MaybePromise } from './environment.ts';
import { RequestError } from './environment.ts';
import { parseJson } from './json.ts';
import { problemsOf } from './problems.ts';
import {
  type ClientMessage,
  CommonReset,
  type Data,
  type ErrorCode,
  type ErrorMessage,
  failure,
  invalid,
  readMessage,
  type ServerMessage,
  writeMessage,
} from './wire.ts';

export interface SessionOptions {
  /** Milliseconds that a request may take; a client's own `timeout_s` can only shorten it. */
  readonly deadline: number;
  /** Answers a JSON-RPC request that came in a frame. */
  readonly rpc?: (request: Data) => Data;
  /** Told of every request once it is answered. */
  readonly onHandled?: (handled: Handled) => void;
  /** Told of faults that are nobody's wish: bugs, not bad requests. */
  readonly onFault?: (fault: unknown) => void;
}

export interface Handled {
  readonly type: ClientMessage['type'] | 'invalid';
  readonly milliseconds: number;
  readonly code?: ErrorCode;
}

export interface Session {
  /**
   * One text in, one text out, strictly in order; `undefined` out when the client said goodbye. A frame that was not
   * text comes in as `undefined`.
   */
  readonly handle: (text: string | undefined) => MaybePromise<string | undefined>;
  /** The same for a message that is already parsed. */
  ask(message: ClientMessage, limits?: Limits): MaybePromise<ServerMessage | undefined>;
  /** Requests taken in and not yet answered. */
  readonly pending: number;
  /** Resolves once nothing is pending. */
  settled(): Promise<void>;
  readonly close: () => void;
}

/** One environment and its client's requests, one at a time. Whatever comes in, a reply goes out. */
export function openSession(kind: EnvironmentKind, options: SessionOptions): Session {
  const environment = kind.create();
  const { onHandled, onFault } = options;
  let pending = 0;
  let last: Promise<unknown> | undefined;

  /** At once when nothing is under way, else when its turn comes. */
  const inTurn = <T>(run: () => MaybePromise<T>): MaybePromise<T> => {
    const result = last ? last.then(run) : run();
    if (!(result instanceof Promise)) return result;
    pending++;
    const done = result.then(forget, forget).then(() => {
      pending--;
      if (last === done) last = undefined;
    });
    last = done;
    return result;
  };

  const reset = (data: Data, limits: Limits): MaybePromise<ServerMessage> => {
    const common = CommonReset.safeParse(data);
    if (!common.success) return invalid(problemsOf(common.error, data));
    const request = kind.reset.safeParse(data);
    if (!request.success) throw new RequestError(request.error.issues.map(({ message }) => message).join('; '));
    const result = environment.reset(request.data, shorten(limits, common.data.timeout_s));
    return result instanceof Promise ? result.then(observed) : observed(result);
  };

  const step = (data: Data, limits: Limits): MaybePromise<ServerMessage> => {
    const action = kind.action.safeParse(data);
    if (!action.success) return invalid(problemsOf(action.error, data));
    const result = environment.step(action.data, limits);
    return result instanceof Promise ? result.then(observed) : observed(result);
  };

  const perform = (message: ClientMessage, limits: Limits): MaybePromise<ServerMessage | undefined> => {
    switch (message.type) {
      case 'reset':
        return reset(message.data ?? {}, limits);
      case 'step':
        return step(message.data, limits);
      case 'state':
        return { type: 'state', data: environment.state };
      case 'mcp':
        return options.rpc
          ? { type: 'mcp', data: options.rpc(message.data) }
          : failure('UNKNOWN_TYPE', 'Unknown message type: mcp');
      case 'close':
        return undefined;
    }
  };

  const excuse = (error: unknown): ServerMessage => {
    if (!(error instanceof RequestError)) onFault?.(error);
    return { ...failure('EXECUTION_ERROR', messageOf(error)), cause: error };
  };

  const report = (type: ClientMessage['type'], started: number, reply: ServerMessage | undefined): typeof reply => {
    const milliseconds = performance.now() - started;
    if (reply?.type === 'error') onHandled?.({ type, milliseconds, code: reply.data.code });
    else onHandled?.({ type, milliseconds });
    return reply;
  };

  const answer = (message: ClientMessage, limits: Limits): MaybePromise<ServerMessage | undefined> => {
    const started = performance.now();
    let reply: MaybePromise<ServerMessage | undefined>;
    try {
      reply = perform(message, limits);
    } catch (error) {
      reply = excuse(error);
    }
    if (!(reply instanceof Promise)) return report(message.type, started, reply);
    return reply.catch(excuse).then((late) => report(message.type, started, late));
  };

  const defaults: Limits = { timeout: options.deadline };
  const write = (reply: ServerMessage | undefined): string | undefined => reply && writeMessage(kind, reply);

  const read = (text: string | undefined): ClientMessage | ErrorMessage => {
    if (text === undefined) return failure('SESSION_ERROR', 'A message is a text frame; this one was binary');
    try {
      return readMessage(parseJson(text));
    } catch (error) {
      return failure('INVALID_JSON', `Invalid JSON: ${messageOf(error)}`);
    }
  };

  return {
    handle: (text) =>
      inTurn(() => {
        const message = read(text);
        if (message.type === 'error') {
          onHandled?.({ type: 'invalid', milliseconds: 0, code: message.data.code });
          return writeMessage(kind, message);
        }
        const reply = answer(message, defaults);
        return reply instanceof Promise ? reply.then(write) : write(reply);
      }),
    ask: (message, limits = defaults) =>
      inTurn(() => answer(message, { timeout: Math.min(limits.timeout, options.deadline) })),
    get pending() {
      return pending;
    },
    settled: async () => void (await last),
    close: () => environment.close?.(),
  };
}

const observed = (data: Extract<ServerMessage, { type: 'observation' }>['data']): ServerMessage => ({
  type: 'observation',
  data,
});

const shorten = (limits: Limits, seconds: number | null | undefined): Limits =>
  seconds == null ? limits : { timeout: Math.min(limits.timeout, seconds * 1000) };

const forget = (): void => undefined;

const LONGEST_MESSAGE = 2000;

function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)}…` : text;
}
