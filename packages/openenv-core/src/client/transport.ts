/** One connection: texts go out and come in, each whole and in order. */
export interface Line {
  send(text: string): void;
  /** Ends it with a handshake, in so many milliseconds at most. */
  close(patience: number): Promise<void>;
  /** Ends it at once. */
  cut(): void;
}

export interface Listener {
  received(text: string): void;
  /** Called once, and nothing after it. */
  ended(reason: string): void;
}

/** How a client reaches its server. */
export interface Transport {
  /** The place, for messages. */
  readonly address: string;
  /** Connects to a session of its own, or to the one named. */
  open(sessionId: string | undefined, listener: Listener): Promise<Line>;
}
