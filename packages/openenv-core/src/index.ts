export { inProcess } from './client/in-process.ts';
export {
  type About,
  BusyError,
  DeadlineError,
  defineEnvironment,
  type Environment,
  type EnvironmentKind,
  type Limits,
  type MaybePromise,
  type Outcome,
  RequestError,
  type State,
} from './environment.ts';
export { parseJson, show, writeFloat, writeJson } from './json.ts';
export { openSession, type Session } from './session.ts';
export type { ClientMessage, Data, ErrorCode, ServerMessage } from './wire.ts';
