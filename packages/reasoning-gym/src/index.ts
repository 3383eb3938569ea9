import { type CompositeDataset, type CompositeOptions, createComposite, loadParts } from './core/composite.ts';
import { attributesOf, type CurriculumOptions, configAt, type Levels } from './core/curriculum.ts';
import {
  type Category,
  type Dataset,
  type Definition,
  defaultsOf,
  floatKeysOf,
  type Item,
  jsonSchemaOf,
  type Options,
} from './core/define.ts';
import type { Attribute, JsonSchema, WireConfig } from './core/fields.ts';
import { replaceAsset } from './core/resources.ts';
import { assets } from './data/assets.ts';
import { type Registry, registry } from './registry.generated.ts';

export type DatasetName = keyof Registry | 'composite';
type SimpleName = keyof Registry;

type FieldsOf<N extends SimpleName> = Registry[N] extends Definition<string, infer F, infer _> ? F : never;
type MetaOf<N extends SimpleName> = Registry[N] extends Definition<string, infer _, infer M> ? M : never;

/** The settings that `createDataset(name, …)` takes, seed and size included. */
export type OptionsOf<N extends DatasetName> = N extends SimpleName ? Options<FieldsOf<N>> : CompositeOptions;
export type DatasetOf<N extends DatasetName> = N extends SimpleName ? Dataset<MetaOf<N>> : CompositeDataset;

const definitions: Readonly<Record<string, Definition>> = registry as unknown as Readonly<Record<string, Definition>>;

const find = (name: string): Definition | undefined =>
  Object.hasOwn(definitions, name) ? definitions[name] : undefined;

/** The names of all datasets, in alphabetical order, `composite` among them. */
export const datasetNames: readonly DatasetName[] = /* @__PURE__ */ [
  ...Object.keys(registry),
  'composite',
].sort() as DatasetName[];

/** Whether there is a dataset of that name. */
export const isDatasetName = (name: string): name is DatasetName => name === 'composite' || find(name) !== undefined;

/**
 * Makes a dataset at once. Unknown or bad settings throw a `ConfigError` that names each of them; while something
 * the dataset needs is not in memory, a `NotLoadedError` points to `loadDataset`.
 */
export function createDataset<N extends DatasetName>(name: N, options?: OptionsOf<N>): DatasetOf<N>;
export function createDataset(name: string, options?: WireConfig): Dataset;
export function createDataset(name: string, options: object = {}): Dataset {
  if (name === 'composite') return createComposite(options as CompositeOptions, find);
  return known(name).create(options);
}

/** `createDataset` for every dataset everywhere: fetches what is loaded lazily first. */
export async function loadDataset<N extends DatasetName>(name: N, options?: OptionsOf<N>): Promise<DatasetOf<N>>;
export async function loadDataset(name: string, options?: WireConfig): Promise<Dataset>;
export async function loadDataset(name: string, options: object = {}): Promise<Dataset> {
  if (name === 'composite') await loadParts((options as CompositeOptions).datasets, find);
  else await known(name).load(options);
  return createDataset(name, options as WireConfig);
}

/** Scores an answer to an item of a dataset that need not exist here, from 0 to 1. */
export function scoreAnswer(name: string, answer: string | null | undefined, item: Item): number {
  return known(name === 'composite' ? item.metadata.source_dataset : name).score(answer, item);
}

export interface Description {
  readonly name: string;
  readonly category: Category | 'composite';
  readonly description: string;
  /** JSON Schema of the settings. */
  readonly schema: JsonSchema;
  readonly defaults: WireConfig;
  /** What the dataset can be made harder along; empty when it has no curriculum. */
  readonly curriculum: readonly Attribute[];
  /** Metadata keys whose numbers are floats even when they are whole. */
  readonly floats: readonly string[];
}

export function describeDataset(name: string): Description {
  if (name === 'composite') return COMPOSITE;
  const definition = known(name);
  const { category, about, fields } = definition;
  const defaults = { ...defaultsOf(definition), size: definition.size };
  return {
    name,
    category,
    description: about,
    schema: jsonSchemaOf(definition),
    defaults,
    curriculum: attributesOf(fields),
    floats: floatKeysOf(definition),
  };
}

/**
 * The settings of a dataset at a level of its curriculum, ready for `createDataset`. One number moves every
 * attribute; an object moves those it names.
 */
export function curriculumConfig(name: string, levels: Levels, options?: CurriculumOptions): WireConfig {
  return configAt(name === 'composite' ? [] : attributesOf(known(name).fields), levels, options);
}

/** Puts a text in the place of one of the library's data files, for every dataset created later; `null` puts ours back. */
export function provideAsset(name: string, text: string | null): void {
  if (!assets.some((asset) => asset.name === name)) {
    throw new RangeError(`no asset named ${name}; there are ${assetNames.join(', ')}`);
  }
  replaceAsset(name, text);
}

/** The names that `provideAsset` knows. */
export const assetNames: readonly string[] = /* @__PURE__ */ assets.map(({ name }) => name);

function known(name: string): Definition {
  const definition = find(name);
  if (!definition) throw new RangeError(`no dataset named ${name}; datasetNames lists them`);
  return definition;
}

const COMPOSITE: Description = {
  name: 'composite',
  category: 'composite',
  description: 'A mixture of other datasets, drawn by weight.',
  schema: {
    title: 'composite',
    type: 'object',
    additionalProperties: false,
    required: ['datasets'],
    properties: {
      datasets: {
        type: 'array',
        minItems: 1,
        description: 'The parts of the mixture; each dataset may be named once',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: {
            name: { type: 'string', description: 'A dataset' },
            weight: { type: 'number', exclusiveMinimum: 0, default: 1, description: 'Its share of the draw' },
            config: { type: 'object', default: {}, description: 'Its settings, seed and size included' },
          },
        },
      },
      seed: { type: ['integer', 'null'], default: null, description: 'Same seed, same items; drawn when left out' },
      size: { type: 'integer', minimum: 1, default: 500, description: 'Number of items' },
    },
  },
  defaults: { size: 500 },
  curriculum: [],
  floats: [],
};

export type { CompositeDataset, CompositeOptions, Part } from './core/composite.ts';
export type { CurriculumOptions, Levels, Mode } from './core/curriculum.ts';
export {
  CATEGORIES,
  type Category,
  ConfigError,
  type Dataset,
  type Definition,
  type Item,
  type Options,
  type Seed,
} from './core/define.ts';
export type { Attribute, JsonSchema, WireConfig } from './core/fields.ts';
export { NotLoadedError } from './core/resources.ts';
export { type Registry, registry } from './registry.generated.ts';
