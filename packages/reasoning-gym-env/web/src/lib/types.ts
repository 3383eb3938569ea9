export type Settings = Readonly<Record<string, unknown>>;

/** A JSON Schema as far as datasets use it for a setting. */
export interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
  readonly default?: unknown;
  readonly description?: string;
}

export interface Entry {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly settings: number;
  readonly levels: number;
}

export interface Sample {
  readonly question: string;
  readonly answer: string | null;
}

export interface DatasetInfo extends Omit<Entry, 'settings' | 'levels'> {
  readonly schema: { readonly properties: Readonly<Record<string, FieldSchema>> };
  readonly defaults: Settings;
  readonly level_configs: readonly Settings[];
  readonly sample: Sample | null;
}

export interface Item extends Sample {
  readonly metadata: Settings;
}

/** One part of a composite. */
export interface Part {
  readonly name: string;
  readonly weight: number;
  readonly config: Settings;
}

/** Everything that decides a question. */
export interface Task {
  readonly dataset: string;
  readonly seed: number;
  readonly size: number;
  readonly index: number;
  readonly config: Settings;
  /** The parts of a composite. */
  readonly specs?: readonly Part[];
}

export interface Verdict {
  readonly score: number;
  readonly correct: string | null;
  readonly metadata: Settings | null;
}

/** A question that was answered during this visit. */
export interface Played {
  readonly task: Task;
  readonly question: string;
  readonly answer: string;
  readonly score: number;
}
