import type * as z from 'zod';

export interface State {
  readonly episode_id: string | null;
  readonly step_count: number;
}

export interface Outcome<Observation> {
  readonly observation: Observation;
  readonly reward: number | null;
  readonly done: boolean;
}

/** What one request may use up. */
export interface Limits {
  /** Milliseconds until the client is told that it took too long. */
  readonly timeout: number;
}

export type MaybePromise<T> = T | Promise<T>;

/** One episode-at-a-time world. Knows nothing of sockets, sessions or JSON. */
export interface Environment<Reset, Action, Observation> {
  reset(request: Reset, limits: Limits): MaybePromise<Outcome<Observation>>;
  step(action: Action, limits: Limits): MaybePromise<Outcome<Observation>>;
  readonly state: State;
  /** Called once when nobody will ask again; work under way may be dropped. */
  close?(): void;
}

/** What the metadata route says; the README comes from the server's settings. */
export interface About {
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly author: string | null;
  readonly documentation_url: string | null;
}

/** An environment with its wire shapes: all that a server, a client, a web page or a schema route needs. */
export interface EnvironmentKind<
  R extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> {
  /** The name in routes. */
  readonly name: string;
  readonly about: About;
  readonly reset: R;
  readonly action: A;
  readonly observation: O;
  create(): Environment<z.output<R>, z.output<A>, z.output<O>>;
  /** The JSON text of an observation, where plain `JSON.stringify` would lose something. */
  write?(observation: z.output<O>): string;
}

export const defineEnvironment = <R extends z.ZodType, A extends z.ZodType, O extends z.ZodType>(
  kind: EnvironmentKind<R, A, O>,
): EnvironmentKind<R, A, O> => kind;

/** A request that cannot be met, in words meant for whoever sent it. */
export class RequestError extends Error {
  override readonly name: string = 'RequestError';
}

/** The work was stopped because it outlived its deadline. */
export class DeadlineError extends RequestError {
  override readonly name = 'DeadlineError';
}

/** There is no room for the request just now. */
export class BusyError extends RequestError {
  override readonly name = 'BusyError';
}
