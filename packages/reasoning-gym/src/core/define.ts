import type { ConfigOf, Fields, JsonSchema, WireConfig, WireOf } from './fields.ts';
import { NotLoadedError, type Resource } from './resources.ts';
import { Rng } from './rng.ts';
import { contained } from './scoring.ts';

export const CATEGORIES = [
  'algebra',
  'algorithmic',
  'arc',
  'arithmetic',
  'code',
  'cognition',
  'games',
  'geometry',
  'graphs',
  'induction',
  'logic',
  'probability',
] as const;
export type Category = (typeof CATEGORIES)[number];

export type Seed = number | bigint;

export interface Draft<Meta> {
  readonly question: string;
  /** One right answer, or `null` when only the scorer can tell. */
  readonly answer: string | null;
  readonly metadata: Meta;
}

export interface Provenance {
  readonly source_dataset: string;
  readonly source_index: number;
  readonly difficulty?: Readonly<Record<string, unknown>>;
}

export interface Item<Meta = object> extends Draft<Meta & Provenance> {}

export interface DatasetSpec<Name extends string, F extends Fields, Meta extends object, Shared = undefined> {
  readonly name: Name;
  readonly category: Category;
  /** One sentence; the gallery and the web page show it. */
  readonly about: string;
  readonly config: F;
  /** Items in a dataset when nobody says; 500 when left out. */
  readonly size?: number;
  /** The most items that a dataset may have, where they can only be made all together. */
  readonly largest?: number;
  /** A rule that spans fields; returns the complaint, which names the field. */
  readonly check?: (config: ConfigOf<F>) => string | undefined;
  /** Assets and lazily fetched modules that must be in memory before the first item. */
  readonly needs?: readonly Resource[] | ((config: ConfigOf<F>) => readonly Resource[]);
  /** Work done once per dataset, before its first item: tables to parse, tasks to deal out. */
  readonly prepare?: (plan: {
    readonly config: ConfigOf<F>;
    readonly rng: Rng;
    readonly seed: Seed;
    readonly size: number;
  }) => Shared;
  readonly generate: (task: {
    readonly config: ConfigOf<F>;
    /** Seeded for this item; not to be kept once `generate` has returned. */
    readonly rng: Rng;
    readonly index: number;
    /** The seed of this item: the dataset's plus the index. */
    readonly seed: Seed;
    readonly shared: Shared;
  }) => Draft<Meta>;
  /** Left out when an answer must contain the oracle verbatim. */
  readonly score?: (answer: string, item: Item<NoInfer<Meta>>, config: ConfigOf<F>) => number;
  /** What a missing answer earns, when not zero. */
  readonly missing?: number;
  /** Where the reference reports difficulty otherwise than the fields would; `null` where it reports none. */
  readonly difficulty?: ((config: ConfigOf<F>) => Readonly<Record<string, unknown>>) | null;
  /** Metadata keys whose numbers are floats, so that a whole one keeps its decimal point on the wire. */
  readonly floats?: readonly string[];
}

export type Options<F extends Fields> = WireOf<F> & {
  /** Neighbouring seeds overlap: item `i` of seed `s` is item `i - 1` of seed `s + 1`. Drawn when left out. */
  readonly seed?: Seed;
  readonly size?: number;
};

export interface Dataset<Meta extends object = object> extends Iterable<Item<Meta>> {
  readonly name: string;
  readonly seed: Seed;
  readonly size: number;
  /** Every setting by its wire key, defaults filled in. */
  readonly config: WireConfig;
  at(index: number): Item<Meta>;
  /** From 0 to 1. Takes items that have been through JSON, and `null` for no answer. */
  score(answer: string | null | undefined, item: Item<Meta>): number;
}

/** What the rest of the world sees of a dataset module. */
export interface Definition<Name extends string = string, F extends Fields = Fields, Meta extends object = object> {
  readonly name: Name;
  readonly category: Category;
  readonly about: string;
  readonly fields: F;
  readonly size: number;
  readonly floats: readonly string[];
  /** Makes a dataset at once; throws `NotLoadedError` while something it needs is not in memory. */
  create(options?: Options<F>): Dataset<Meta>;
  /** Fetches what datasets with these options need. */
  load(options?: Options<F>): Promise<void>;
  /** Scores an item of this family without a dataset. */
  score(answer: string | null | undefined, item: Item<Meta>): number;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(dataset: string, problems: readonly string[]) {
    super(`${dataset}: ${problems.join('; ')}`);
    this.problems = problems;
  }
}

/** Turns a spec into a dataset family. Runs nothing and registers nothing, so bundlers can drop it. */
export function defineDataset<const Name extends string, F extends Fields, Meta extends object, Shared = undefined>(
  spec: DatasetSpec<Name, F, Meta, Shared>,
): Definition<Name, F, Meta> {
  const { name, category, about, config: fields, size = 500 } = spec;
  const needed = (config: ConfigOf<F>): readonly Resource[] =>
    typeof spec.needs === 'function' ? spec.needs(config) : (spec.needs ?? []);
  return {
    name,
    category,
    about,
    fields,
    size,
    floats: spec.floats ?? [],
    create: (options) => {
      const plan = readOptions(spec, options);
      const absent = needed(plan.config).find(({ ready }) => !ready);
      if (absent) throw new NotLoadedError(absent.name);
      return createDataset(spec, plan);
    },
    load: async (options) => {
      await Promise.all(needed(readOptions(spec, options).config).map((resource) => resource.load()));
    },
    score: (answer, item) => mark(spec, readOptions(spec).config, answer, item),
  };
}

interface Plan<F extends Fields> {
  readonly config: ConfigOf<F>;
  readonly seed: Seed;
  readonly size: number;
}

function createDataset<F extends Fields, Meta extends object, Shared>(
  spec: DatasetSpec<string, F, Meta, Shared>,
  { config, seed, size }: Plan<F>,
): Dataset<Meta> {
  const difficulty = difficultyOf(spec, config);
  const provenance = difficulty && { difficulty };
  const rngAt = seededInTurn(seed);
  let shared: { readonly value: Shared } | undefined;

  const at = (index: number): Item<Meta> => {
    if (!Number.isInteger(index) || index < 0 || index >= size) {
      throw new RangeError(`${spec.name}: no item ${index} in a dataset of ${size}`);
    }
    shared ??= { value: spec.prepare?.({ config, rng: new Rng(seed), seed, size }) as Shared };
    const { question, answer, metadata } = spec.generate({
      config,
      rng: rngAt(index),
      index,
      seed: addToSeed(seed, index),
      shared: shared.value,
    });
    return {
      question,
      answer,
      metadata: { source_dataset: spec.name, source_index: index, ...metadata, ...provenance },
    };
  };

  return {
    name: spec.name,
    seed,
    size,
    config: writeConfig(spec.config, config),
    at,
    score: (answer, item) => mark(spec, config, answer, item),
    *[Symbol.iterator]() {
      for (let index = 0; index < size; index++) yield at(index);
    },
  };
}

function mark<F extends Fields, Meta extends object, Shared>(
  { missing = 0, score = contained }: DatasetSpec<string, F, Meta, Shared>,
  config: ConfigOf<F>,
  answer: string | null | undefined,
  item: Item<Meta>,
): number {
  if (typeof answer !== 'string') return missing;
  const earned = score(answer, item, config);
  return earned > 0 ? Math.min(earned, 1) : 0;
}

/**
 * Hands out the generator of each item. Seeding is most of the cost of a small item, so whoever walks through the
 * items in order gets them seeded in pairs.
 */
function seededInTurn(seed: Seed): (index: number) => Rng {
  let current: Rng | undefined;
  let ahead: Rng | undefined;
  let last = -2;
  let readyIndex = -1;
  return (index) => {
    const isNext = index === last + 1;
    last = index;
    if (!current) {
      current = new Rng(addToSeed(seed, index));
    } else if (ahead && index === readyIndex) {
      [current, ahead] = [ahead, current];
      readyIndex = -1;
    } else if (isNext) {
      ahead ??= new Rng(0);
      readyIndex = index + 1;
      current.seedBoth(addToSeed(seed, index), ahead, addToSeed(seed, readyIndex));
    } else current.seed(addToSeed(seed, index));
    return current;
  };
}

export const addToSeed = (seed: Seed, offset: number): Seed =>
  typeof seed === 'number' && Number.isSafeInteger(seed + offset) ? seed + offset : BigInt(seed) + BigInt(offset);

/** Wire options in, a checked plan out, or one error that lists every problem. */
function readOptions<F extends Fields>(spec: Checked<F>, options: Options<F> = {} as Options<F>): Plan<F> {
  const { seed, size, ...wire } = options;
  const problems: string[] = [];
  const report = (problem: string): void => void problems.push(problem);
  const plan = { seed: readSeed(seed, report), size: readSize(size, spec.size ?? 500, report, spec.largest) };
  const config = readFields(spec, wire as WireConfig, report);
  if (problems.length > 0) throw new ConfigError(spec.name, problems);
  return { ...plan, config };
}

export function readSeed(seed: unknown, report: (problem: string) => void): Seed {
  if (seed === undefined || seed === null) return drawSeed();
  if (typeof seed === 'bigint' || (typeof seed === 'number' && Number.isSafeInteger(seed))) return seed;
  report(`seed must be an integer${typeof seed === 'number' ? ', a bigint when beyond 2^53' : ''}`);
  return 0;
}

export function readSize(
  size: unknown,
  initial: number,
  report: (problem: string) => void,
  largest = Number.MAX_SAFE_INTEGER,
): number {
  const value = size ?? initial;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value <= 0) {
    report('size must be a positive integer');
    return initial;
  }
  if (value > largest) report(`size must be at most ${largest}`);
  return value;
}

// oxlint-disable-next-line no-restricted-properties -- the one place where chance may come from outside, and it is shown to the user
const drawSeed = (): number => Math.floor(Math.random() * 2 ** 32);

interface Checked<F extends Fields> {
  readonly name: string;
  readonly config: F;
  readonly size?: number;
  readonly largest?: number;
  readonly check?: (config: ConfigOf<F>) => string | undefined;
}

function readFields<F extends Fields>(
  { config: fields, check }: Checked<F>,
  wire: WireConfig,
  report: (problem: string) => void,
): ConfigOf<F> {
  let isSound = true;
  const complain = (problem: string): void => {
    isSound = false;
    report(problem);
  };
  const known = new Set(Object.entries(fields).flatMap(([key, field]) => Object.keys(field.schema(key))));
  for (const key of Object.keys(wire)) if (!known.has(key)) complain(`unknown setting ${key}`);
  const entries = Object.entries(fields).map(([key, field]) => [key, field.read(key, wire, complain)]);
  const config = Object.fromEntries(entries) as ConfigOf<F>;
  const complaint = isSound ? check?.(config) : undefined;
  if (complaint) report(complaint);
  return config;
}

const writeConfig = <F extends Fields>(fields: F, config: ConfigOf<F>): WireConfig =>
  Object.freeze(Object.assign({}, ...Object.entries(fields).map(([key, field]) => field.write(key, config[key]))));

function difficultyOf<F extends Fields>(
  {
    config: fields,
    difficulty,
  }: { readonly config: F; readonly difficulty?: ((config: ConfigOf<F>) => object) | null },
  config: ConfigOf<F>,
): Readonly<Record<string, unknown>> | undefined {
  if (difficulty === null) return undefined;
  const block =
    difficulty?.(config) ??
    Object.assign({}, ...Object.entries(fields).map(([key, field]) => field.difficulty(key, config[key])));
  return Object.keys(block).length > 0 ? Object.freeze(block as Record<string, unknown>) : undefined;
}

/** The settings of a dataset as JSON Schema, with the seed and the size that all datasets share. */
export function jsonSchemaOf({ name, fields, size }: Pick<Definition, 'name' | 'fields' | 'size'>): JsonSchema {
  const properties = Object.assign({}, ...Object.entries(fields).map(([key, field]) => field.schema(key)), {
    seed: { type: ['integer', 'null'], default: null, description: 'Same seed, same items; drawn when left out' },
    size: { type: 'integer', minimum: 1, default: size, description: 'Number of items' },
  });
  return { title: name, type: 'object', additionalProperties: false, properties };
}

export const defaultsOf = ({ fields }: Pick<Definition, 'fields'>): WireConfig =>
  writeConfig(fields, Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.initial])));

/** Metadata keys whose numbers are floats: those a dataset names, and its settings with fractions. */
export function floatKeysOf({ floats, fields }: Pick<Definition, 'floats' | 'fields'>): string[] {
  const isReal = (schema: JsonSchema): boolean =>
    schema['type'] === 'number' || (schema['items'] as JsonSchema | undefined)?.['type'] === 'number';
  const settings = Object.entries(fields)
    .filter(([key, field]) => Object.values(field.schema(key)).some(isReal))
    .flatMap(([key, field]) => Object.keys(field.difficulty(key, field.initial)));
  return [...floats, ...settings];
}
