/** What both kinds of WebSocket are asked for. */
export interface SocketOptions {
  readonly connectTimeout: number;
  readonly maxMessageSize: number;
  readonly pingInterval: number | null;
  readonly pingTimeout: number | null;
  readonly headers: Readonly<Record<string, string>>;
}
