import { createHash } from 'node:crypto';
import { type MaybePromise, RequestError, show, writeJson } from 'openenv-core';
import {
  ConfigError,
  createDataset,
  type Dataset,
  isDatasetName,
  type Item,
  loadDataset,
  NotLoadedError,
  type Seed,
  type WireConfig,
} from 'reasoning-gym';
import type { Reset } from './models.ts';

/** A dataset that was asked for, in terms that another thread can make it from as well. */
export interface Plan {
  readonly name: string;
  readonly seed: Seed;
  readonly size: number;
  /** Settings, or the parts of a composite under `datasets`. */
  readonly config: WireConfig;
  readonly dataset: Dataset;
  /** The same for plans whose questions cost the same to make, and to mark. */
  readonly making: string;
  readonly marking: string;
  /** Questions made lately, by index: sessions that play the same dataset share them. */
  readonly recent: Map<number, Item>;
}

export interface Choice {
  readonly plan: Plan;
  /** Whether it starts at the first question. */
  readonly isNew: boolean;
  readonly warnings: readonly string[];
}

export const DEFAULT = { name: 'leg_counting', seed: 42, size: 1000 } as const;

/** Longest settings that are taken, in characters of JSON. */
const LONGEST_CONFIG = 65_536;

const KNOWN = new Set([
  'dataset_name',
  'dataset_config',
  'dataset_specs',
  'seed',
  'size',
  'index',
  'episode_id',
  'timeout_s',
]);

/** Which dataset a reset means: a named one, the current one with changes, or the current one. */
export function choose(request: Reset, current: Plan | undefined): MaybePromise<Choice> {
  const { dataset_name: name, dataset_config, dataset_specs, seed, size } = request;
  const warnings = warningsFor(request, name ?? current?.name ?? DEFAULT.name);
  if (name != null) {
    if (seed == null || size == null)
      throw new RequestError('naming a dataset_name calls for a seed and a size as well');
    const config = name === 'composite' ? partsOf(dataset_specs) : settingsOf(dataset_config);
    return andThen(makePlan(name, seed, size, config), (plan) => ({ plan, isNew: true, warnings }));
  }
  const base = current ?? { ...DEFAULT, config: {} };
  const isComposite = base.name === 'composite';
  const changed = isComposite ? dataset_specs && partsOf(dataset_specs) : dataset_config && settingsOf(dataset_config);
  if (current && seed == null && size == null && !changed) return { plan: current, isNew: false, warnings };
  const wanted = makePlan(base.name, seed ?? base.seed, size ?? base.size, changed ?? base.config);
  return andThen(wanted, (plan) =>
    current && isSame(plan, current) ? { plan: current, isNew: false, warnings } : { plan, isNew: true, warnings },
  );
}

function warningsFor(request: Reset, name: string): readonly string[] {
  const warnings: string[] = [];
  for (const key in request) {
    if (!KNOWN.has(key)) warnings.push(`reset knows no ${show(key)}; it was ignored`);
    if (warnings.length === 20) break;
  }
  const ignored = name === 'composite' ? 'dataset_config' : 'dataset_specs';
  if (request[ignored] != null) warnings.push(`${ignored} means nothing to ${show(name)}; it was ignored`);
  return warnings;
}

export function settingsOf(config: Reset['dataset_config']): WireConfig {
  const settings = config ?? {};
  for (const key of ['seed', 'size']) {
    if (Object.hasOwn(settings, key)) {
      throw new RequestError(`dataset_config must not hold ${key}, which stands beside it`);
    }
  }
  return within('dataset_config', settings);
}

export function partsOf(specs: Reset['dataset_specs']): WireConfig {
  if (specs == null)
    throw new RequestError('dataset_specs is needed for a composite: a list of {name, weight, config}');
  if (specs.length === 0) throw new RequestError('dataset_specs must not be empty');
  const datasets = specs.map((spec) => {
    if (typeof spec !== 'object' || spec === null || Array.isArray(spec)) return spec;
    const { name, weight, config } = spec as Record<string, unknown>;
    return { name, ...(weight !== undefined && { weight }), ...(config != null && { config }) };
  });
  return within('dataset_specs', { datasets });
}

function within(name: string, config: WireConfig): WireConfig {
  let length: number;
  try {
    length = writeJson(config).length;
  } catch {
    throw new RequestError(`${name} is nested too deeply`);
  }
  if (length <= LONGEST_CONFIG) return config;
  throw new RequestError(`${name} must be shorter than ${LONGEST_CONFIG} characters of JSON`);
}

/** Datasets are the same for everyone who asks for the same, so they are shared; the ones last asked for are kept. */
const made = new Map<string, Plan>();
const MOST_MADE = 256;

export function makePlan(name: string, seed: Seed, size: number, config: WireConfig): MaybePromise<Plan> {
  if (!isDatasetName(name)) {
    throw new RequestError(`dataset_name must be a dataset that GET /datasets lists, not ${show(name)}`);
  }
  const family = digest(`${name} ${writeJson(config)}`);
  const key = `${seed} ${size} ${family}`;
  const found = made.get(key);
  if (found) return found;
  const keep = (dataset: Dataset): Plan => {
    const plan = {
      name,
      seed,
      size,
      config,
      dataset,
      making: `make ${family}`,
      marking: `mark ${family}`,
      recent: new Map(),
    };
    made.set(key, plan);
    if (made.size > MOST_MADE) made.delete(made.keys().next().value!);
    return plan;
  };
  const options = { ...config, seed, size };
  try {
    return keep(createDataset(name, options as WireConfig));
  } catch (error) {
    if (!(error instanceof NotLoadedError)) throw inOurWords(error);
    return loadDataset(name, options as WireConfig).then(keep, (cause: unknown) => {
      throw inOurWords(cause);
    });
  }
}

/** Questions that a plan remembers, and the length beyond which one is not worth the memory. */
const MOST_RECENT = 32;
const LONGEST_REMEMBERED = 4096;

export function remember({ recent }: Plan, index: number, item: Item): void {
  if (item.question.length > LONGEST_REMEMBERED || recent.has(index)) return;
  recent.set(index, item);
  if (recent.size > MOST_RECENT) recent.delete(recent.keys().next().value!);
}

/** What the library complains about, told as a fault of the request. */
function inOurWords(error: unknown): unknown {
  if (!(error instanceof ConfigError)) return error;
  return new RequestError(error.message.replaceAll('datasets[', 'dataset_specs['));
}

const digest = (text: string): string =>
  text.length < 200 ? text : createHash('sha256').update(text).digest('base64');

/** Same name, seed and size, and the same settings once defaults are filled in. */
const isSame = (one: Plan, other: Plan): boolean =>
  one === other ||
  (one.name === other.name &&
    BigInt(one.seed) === BigInt(other.seed) &&
    one.size === other.size &&
    writeJson(one.dataset.config) === writeJson(other.dataset.config));

export const andThen = <T, U>(value: MaybePromise<T>, next: (value: T) => MaybePromise<U>): MaybePromise<U> =>
  value instanceof Promise ? value.then(next) : next(value);
