import {
  type ClientOptions,
  type ConnectionOptions,
  EnvClient,
  type StepResult,
  spaceUrl,
  type WireResult,
} from 'openenv-core/client';
import type { DockerOptions } from 'openenv-core/containers';

type Data = Readonly<Record<string, unknown>>;

/** One part of a composite. */
export interface DatasetSpec {
  readonly name: string;
  readonly weight?: number;
  readonly config?: Data;
}

/** What to play. Without a `datasetName` the session goes on with the dataset it has. */
export interface ReasoningGymReset {
  readonly datasetName?: string;
  /** Settings of the dataset, under the names it gives them. */
  readonly datasetConfig?: Data;
  /** The parts, when `datasetName` is `composite`. */
  readonly datasetSpecs?: readonly DatasetSpec[];
  readonly seed?: number | bigint;
  readonly size?: number;
  /** Which question of the dataset, counted from 0; the next one when left out. */
  readonly index?: number;
  readonly episodeId?: string;
}

export interface ReasoningGymAction {
  readonly answer: string;
}

export interface ReasoningGymObservation {
  /** After a reset. */
  readonly question: string | null;
  /** From 0 to 1, after a step; so are the next two. */
  readonly score: number | null;
  readonly correctAnswer: string | null;
  readonly datasetMetadata: Data | null;
  readonly reward: number | null;
  readonly done: boolean;
  /** Warnings of the server, if any. */
  readonly metadata: Data;
}

export type ReasoningGymResult = StepResult<ReasoningGymObservation>;

export interface ContainerOptions extends ConnectionOptions {
  readonly container?: DockerOptions;
}

export interface SpaceOptions extends ConnectionOptions {
  /** A Hugging Face token, for a private Space. */
  readonly token?: string;
}

/** A client of the Reasoning Gym environment: `reset` asks a question, `step` answers it. */
export class ReasoningGymEnv extends EnvClient<ReasoningGymReset, ReasoningGymAction, ReasoningGymObservation> {
  constructor(options: ClientOptions) {
    super(options);
  }

  /** Starts a container and connects to it; closing the client removes the container. */
  static async fromDockerImage(image: string, options: ContainerOptions = {}): Promise<ReasoningGymEnv> {
    const { container, ...connection } = options;
    const { docker } = await import('openenv-core/containers');
    const env = new ReasoningGymEnv({ ...connection, provider: docker(image, container) });
    try {
      return await env.connect();
    } catch (error) {
      await env.close();
      throw error;
    }
  }

  /** A client of a Space on Hugging Face, given as `owner/name`. */
  static fromSpace(repoId: string, { token, ...options }: SpaceOptions = {}): ReasoningGymEnv {
    const headers = { ...options.headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
    return new ReasoningGymEnv({ ...options, headers, baseUrl: spaceUrl(repoId) });
  }

  protected override startsAfresh(reset: Data): boolean {
    return reset['dataset_name'] != null;
  }

  /** A second step earns what the first did; a second reset at worst passes over a question. */
  protected override get isRepeatable(): boolean {
    return true;
  }

  protected override writeReset(reset: ReasoningGymReset): Data {
    const data: Record<string, unknown> = {};
    for (const [key, name] of Object.entries(WIRE_NAMES)) {
      const value = reset[key as keyof ReasoningGymReset];
      if (value !== undefined) data[name] = value;
    }
    return data;
  }

  protected override writeAction({ answer }: ReasoningGymAction): Data {
    return { answer };
  }

  protected override readObservation({ observation, reward, done }: WireResult): ReasoningGymObservation {
    const { question, score, correct_answer, dataset_metadata, metadata } = observation as Partial<Wire>;
    return {
      question: question ?? null,
      score: score ?? null,
      correctAnswer: correct_answer ?? null,
      datasetMetadata: dataset_metadata ?? null,
      reward,
      done,
      metadata: metadata ?? {},
    };
  }
}

const WIRE_NAMES: Readonly<Record<keyof ReasoningGymReset, string>> = {
  datasetName: 'dataset_name',
  datasetConfig: 'dataset_config',
  datasetSpecs: 'dataset_specs',
  seed: 'seed',
  size: 'size',
  index: 'index',
  episodeId: 'episode_id',
};

interface Wire {
  readonly question: string | null;
  readonly score: number | null;
  readonly correct_answer: string | null;
  readonly dataset_metadata: Data | null;
  readonly metadata: Data;
}
