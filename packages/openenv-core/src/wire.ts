import * as z from 'zod';
import type { EnvironmentKind, Outcome, State } from './environment.ts';
import { type Data, isObject, writeFloat, writeJson } from './json.ts';
import { type Problem, problem } from './problems.ts';

/** Largest WebSocket message that is read, in bytes. */
export const LARGEST_MESSAGE = 16 * 1024 * 1024;
/** Longest id or request label, in characters. */
export const LONGEST_ID = 255;

export { type Data, isObject };

export type ClientMessage =
  | { readonly type: 'reset'; readonly data?: Data }
  | { readonly type: 'step'; readonly data: Data }
  | { readonly type: 'state' }
  | { readonly type: 'close' }
  | { readonly type: 'mcp'; readonly data: Data };

export type ErrorCode =
  | 'INVALID_JSON'
  | 'UNKNOWN_TYPE'
  | 'VALIDATION_ERROR'
  | 'EXECUTION_ERROR'
  | 'CAPACITY_REACHED'
  | 'FACTORY_ERROR'
  | 'SESSION_ERROR';

export interface ErrorData {
  readonly message: string;
  readonly code: ErrorCode;
  readonly errors?: readonly Problem[];
  readonly active_sessions?: number;
  readonly max_sessions?: number;
  readonly factory_name?: string;
}

export interface ErrorMessage {
  readonly type: 'error';
  readonly data: ErrorData;
  /** What went wrong, for transports with statuses of their own; it does not travel. */
  readonly cause?: unknown;
}

export type ServerMessage<Observation = unknown> =
  | { readonly type: 'observation'; readonly data: Outcome<Observation> }
  | { readonly type: 'state'; readonly data: State }
  | { readonly type: 'mcp'; readonly data: Data }
  | ErrorMessage;

/** What every environment understands in a reset. */
export const CommonReset = z.looseObject({
  episode_id: z.string().max(LONGEST_ID).nullish(),
  timeout_s: z.number().positive().nullish(),
});

export const StateShape = z
  .looseObject({
    episode_id: z.string().nullable().default(null).describe('Names the episode; the client may choose it'),
    step_count: z.int().min(0).default(0).describe('Steps taken since the last reset'),
  })
  .meta({ title: 'State', description: 'Where a session stands' });

export const failure = (code: ErrorCode, message: string, more: Partial<ErrorData> = {}): ErrorMessage => ({
  type: 'error',
  data: { message, code, ...more },
});

export const invalid = (errors: readonly Problem[]): ErrorMessage =>
  failure('VALIDATION_ERROR', 'Invalid message', { errors });

/** A frame in, a message that fits its type out, or the error to reply with. */
export function readMessage(frame: unknown): ClientMessage | ErrorMessage {
  if (!isObject(frame)) return failure('SESSION_ERROR', 'A message is a JSON object with a type');
  const { type } = frame;
  switch (type) {
    case 'state':
    case 'close':
    case 'reset':
    case 'step':
    case 'mcp': {
      const errors = frameProblems(frame, type);
      return errors === undefined ? (frame as unknown as ClientMessage) : invalid(errors);
    }
    default:
      return failure(
        'UNKNOWN_TYPE',
        `Unknown message type: ${typeof type === 'string' ? type.slice(0, 80) : shown(type)}`,
      );
  }
}

const shown = (type: unknown): string => (type === undefined ? '' : `${type === null ? 'null' : typeof type}`);

function frameProblems(frame: Data, type: ClientMessage['type']): readonly Problem[] | undefined {
  const takesData = type !== 'state' && type !== 'close';
  let errors: Problem[] | undefined;
  if (takesData) {
    if (frame['data'] === undefined) {
      if (type !== 'reset') (errors ??= []).push(problem('missing', ['data'], frame));
    } else if (!isObject(frame['data'])) (errors ??= []).push(problem('dict_type', ['data'], frame['data']));
  }
  for (const key in frame) {
    if (key !== 'type' && !(takesData && key === 'data')) {
      (errors ??= []).push(problem('extra_forbidden', [key], frame[key]));
    }
  }
  return errors;
}

/** An outcome as it travels; `metadata` is the envelope's own member, left out when `undefined`. */
export function writeOutcome(kind: EnvironmentKind, outcome: Outcome<unknown>, metadata?: Data | null): string {
  const { observation, reward, done } = outcome;
  const text = kind.write ? kind.write(observation) : writeJson(observation);
  const tail = metadata === undefined ? '' : `,"metadata":${writeJson(metadata)}`;
  return `{"observation":${text},"reward":${writeFloat(reward)},"done":${done}${tail}}`;
}

/** The metadata an observation carries, or `undefined` when it is empty. */
export function metadataOf(outcome: Outcome<unknown>): Data | undefined {
  const { metadata } = outcome.observation as { readonly metadata?: Data };
  for (const _ in metadata) return metadata;
  return undefined;
}

export function writeMessage(kind: EnvironmentKind, message: ServerMessage): string {
  const { type, data } = message;
  const text = type === 'observation' ? writeOutcome(kind, data, metadataOf(data)) : writeJson(data);
  return `{"type":"${type}","data":${text}}`;
}
