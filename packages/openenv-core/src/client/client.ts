import type { ClientMessage, Data } from '../wire.ts';
import { EnvError, ProtocolError } from './errors.ts';
import { type ClientMode, type ClientOptions, defaults, readMode } from './options.ts';
import { type ClientSession, createSession } from './session.ts';
import type { Transport } from './transport.ts';
import { provided, webSocket } from './websocket.ts';

export interface StepResult<Observation> {
  readonly observation: Observation;
  readonly reward: number | null;
  readonly done: boolean;
  readonly metadata: Data | null;
}

export interface EnvState {
  readonly episodeId: string | null;
  readonly stepCount: number;
}

/** An outcome as it arrives. */
export interface WireResult {
  readonly observation: Data;
  readonly reward: number | null;
  readonly done: boolean;
  readonly metadata: Data | null;
}

/** A client of one environment. It connects when first used; `close()` or `await using` ends it. */
export abstract class EnvClient<Reset, Action, Observation> {
  readonly mode: ClientMode;
  readonly #options: ClientOptions;
  readonly #transport: Transport;
  readonly #stopProvider: (() => Promise<void>) | undefined;
  readonly #session: ClientSession;
  readonly #children = new Set<EnvClient<Reset, Action, Observation>>();

  constructor(options: ClientOptions) {
    this.mode = readMode(options.mode);
    this.#options = options;
    const owned = options.provider && provided(options.provider, options);
    this.#stopProvider = owned && (() => owned.stop());
    this.#transport = options.transport ?? owned ?? webSocket(needUrl(options.baseUrl), options);
    this.#session = createSession({
      transport: this.#transport,
      connectTimeout: options.connectTimeout ?? defaults.connectTimeout,
      messageTimeout: options.messageTimeout ?? defaults.messageTimeout,
      startsAfresh: (reset) => this.startsAfresh(reset),
      isRepeatable: (type) => type === 'state' || this.isRepeatable,
    });
  }

  protected abstract writeReset(reset: Reset): Data;
  protected abstract writeAction(action: Action): Data;
  protected abstract readObservation(result: WireResult): Observation;

  /** Whether a reset says all there is to say, so that no earlier session is needed for it. */
  protected startsAfresh(reset: Data): boolean {
    return Object.keys(reset).length > 0;
  }

  /** Whether resets and steps may be sent again, in the same session, when the connection broke before the reply. */
  protected get isRepeatable(): boolean {
    return false;
  }

  /** Where the server is. */
  get address(): string {
    return this.#transport.address;
  }

  /** Connects now rather than on first use. */
  async connect(): Promise<this> {
    await this.#session.connect();
    return this;
  }

  async reset(reset?: Reset): Promise<StepResult<Observation>> {
    return this.#outcome({ type: 'reset', data: reset === undefined ? {} : this.writeReset(reset) });
  }

  async step(action: Action): Promise<StepResult<Observation>> {
    return this.#outcome({ type: 'step', data: this.writeAction(action) });
  }

  async state(): Promise<EnvState> {
    const { data } = await this.#session.ask({ type: 'state' });
    const { episode_id, step_count } = data;
    return {
      episodeId: typeof episode_id === 'string' ? episode_id : null,
      stepCount: typeof step_count === 'number' ? step_count : 0,
    };
  }

  /** Another client of the same kind on the same server, with a session of its own; closed along with this one. */
  newSession(): this {
    const { provider: _, ...options } = this.#options;
    const kind = this.constructor as new (options: ClientOptions) => this;
    const child = new kind({ ...options, transport: this.#transport });
    this.#children.add(child);
    return child;
  }

  /** Ends the session, those made from it, and the server if this client had it started. It may be used again. */
  async close(): Promise<void> {
    const ends = await Promise.allSettled([...this.#children].map((child) => child.close()));
    this.#children.clear();
    try {
      await this.#session.close();
    } finally {
      await this.#stopProvider?.();
    }
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #outcome(message: ClientMessage): Promise<StepResult<Observation>> {
    const { type, data } = await this.#session.ask(message);
    if (type !== 'observation') throw new ProtocolError(`The server answered ${message.type} with ${type}`);
    const result: WireResult = {
      observation: (data['observation'] ?? {}) as Data,
      reward: data['reward'] == null ? null : Number(data['reward']),
      done: data['done'] === true,
      metadata: (data['metadata'] ?? null) as Data | null,
    };
    return { ...result, observation: this.readObservation(result) };
  }
}

/** A client of any environment: names and shapes are those of the wire. */
export class GenericEnvClient extends EnvClient<Data, Data, Data> {
  protected override writeReset(reset: Data): Data {
    return reset;
  }
  protected override writeAction(action: Data): Data {
    return action;
  }
  protected override readObservation({ observation }: WireResult): Data {
    return observation;
  }
}

function needUrl(baseUrl: string | undefined): string {
  if (baseUrl === undefined) throw new EnvError('BAD_OPTION', 'A client needs a baseUrl, a provider or a transport');
  return baseUrl;
}
