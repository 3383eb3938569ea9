import type { Data } from '../wire.ts';

/** Whatever goes wrong between a client and its server; `code` tells the cases apart. */
export class EnvError extends Error {
  override readonly name: string = 'EnvError';
  readonly code: string;
  constructor(code: string, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/** The server refused; `code` is the server's own and `details` the rest of what it said. */
export class ServerError extends EnvError {
  override readonly name = 'ServerError';
  readonly details: Data;
  constructor({ message, code, ...details }: Data) {
    super(
      typeof code === 'string' ? code : 'UNKNOWN',
      typeof message === 'string' ? message : 'The server gave no reason',
    );
    this.details = details;
  }
}

/** No connection could be made. */
export class ConnectError extends EnvError {
  override readonly name = 'ConnectError';
  constructor(address: string, reason: string, cause?: unknown) {
    super('CONNECT_FAILED', `No connection to ${address}: ${reason}`, cause);
  }
}

/** The connection broke while a reply was awaited. The session may still be there; the next call looks for it. */
export class ConnectionLostError extends EnvError {
  override readonly name = 'ConnectionLostError';
  constructor(reason: string) {
    super('CONNECTION_LOST', `The connection ended before the reply came: ${reason}`);
  }
}

/** No reply came in time. It is left out when it arrives later. */
export class ReplyTimeoutError extends EnvError {
  override readonly name = 'ReplyTimeoutError';
  constructor(what: string, milliseconds: number) {
    super('REPLY_TIMEOUT', `No reply to ${what} within ${milliseconds / 1000} s`);
  }
}

/** The server no longer has the session: its dataset and question are gone. Start again with a full reset. */
export class SessionLostError extends EnvError {
  override readonly name = 'SessionLostError';
  constructor(reason: string) {
    super('SESSION_LOST', `The session is gone (${reason}); a reset that says what to play starts another`);
  }
}

/** An earlier reset got no reply, so nobody knows which question stands. */
export class UnsettledError extends EnvError {
  override readonly name = 'UnsettledError';
  constructor(wanted: string) {
    super(
      'UNSETTLED',
      `The last reset got no reply, so ${wanted} could be about another question; reset in full first`,
    );
  }
}

/** What the server sent is not this protocol. */
export class ProtocolError extends EnvError {
  override readonly name = 'ProtocolError';
  constructor(message: string) {
    super('PROTOCOL', message);
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
