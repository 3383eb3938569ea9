export { EnvClient, type EnvState, GenericEnvClient, type StepResult, type WireResult } from './client.ts';
export {
  ConnectError,
  ConnectionLostError,
  EnvError,
  ProtocolError,
  ReplyTimeoutError,
  ServerError,
  SessionLostError,
  UnsettledError,
} from './errors.ts';
export {
  type ClientMode,
  type ClientOptions,
  type ConnectionOptions,
  type Provider,
  spaceImage,
  spaceUrl,
} from './options.ts';
export type { Line, Listener, Transport } from './transport.ts';
export { webSocket } from './websocket.ts';
