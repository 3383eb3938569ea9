import {
  addToSeed,
  ConfigError,
  type Dataset,
  type Definition,
  type Item,
  readSeed,
  readSize,
  type Seed,
} from './define.ts';
import type { WireConfig } from './fields.ts';
import { Rng } from './rng.ts';

/** One ingredient of a composite. Its config may carry a seed and a size of its own. */
export interface Part {
  readonly name: string;
  readonly weight?: number;
  readonly config?: WireConfig;
}

export interface CompositeOptions {
  readonly datasets: readonly Part[];
  readonly seed?: Seed;
  readonly size?: number;
}

/** A dataset whose every item comes from one of its parts, drawn by weight. The mixture can be changed as it goes. */
export interface CompositeDataset extends Dataset {
  readonly parts: readonly Required<Part>[];
  updateConfig(name: string, changes: WireConfig): void;
  updateWeight(name: string, weight: number): void;
  add(part: Part): void;
  remove(name: string): void;
}

export type Find = (name: string) => Definition | undefined;

interface Member extends Required<Part> {
  readonly dataset: Dataset;
}

const DEFAULT_SIZE = 500;

export function createComposite(options: CompositeOptions, find: Find): CompositeDataset {
  const problems: string[] = [];
  const report = (problem: string): void => void problems.push(problem);
  for (const key of Object.keys(options)) {
    if (!['datasets', 'seed', 'size'].includes(key)) report(`unknown setting ${key}`);
  }
  const seed = readSeed(options.seed, report);
  const size = readSize(options.size, DEFAULT_SIZE, report);
  const specs = readParts(options.datasets, report);
  const build = (part: Part, position: number): Member => {
    const found = definitionOf(part.name, find);
    const config = { seed: addToSeed(seed, position + 1), size, ...part.config };
    return { name: part.name, weight: part.weight ?? 1, config, dataset: create(found, config) };
  };
  /** A part is asked for any index of the whole, whatever size it was given. */
  const create = (found: Definition, config: WireConfig): Dataset =>
    found.create({ ...config, ...(typeof config['size'] === 'number' && { size: Math.max(size, config['size']) }) });
  let members: Member[] = [];
  if (problems.length === 0) {
    members = specs.flatMap((part, position) => collect(`datasets[${position}]`, () => build(part, position), report));
  }
  if (problems.length > 0) throw new ConfigError('composite', problems);

  const indexOf = (name: string): number => {
    const index = members.findIndex((member) => member.name === name);
    if (index < 0) throw new RangeError(`composite: no part named ${name}`);
    return index;
  };
  const rng = new Rng(0);
  const at = (index: number): Item => {
    if (!Number.isInteger(index) || index < 0 || index >= size) {
      throw new RangeError(`composite: no item ${index} in a dataset of ${size}`);
    }
    const drawn = rng.seed(addToSeed(seed, index)).weightedIndex(members.map(({ weight }) => weight));
    return members[drawn]!.dataset.at(index);
  };

  return {
    name: 'composite',
    seed,
    size,
    get config() {
      return { datasets: members.map(({ name, weight, config }) => ({ name, weight, config })) };
    },
    get parts() {
      return members.map(({ name, weight, config }) => ({ name, weight, config }));
    },
    at,
    score: (answer, item) => members[indexOf(item.metadata.source_dataset)]!.dataset.score(answer, item),
    *[Symbol.iterator]() {
      for (let index = 0; index < size; index++) yield at(index);
    },
    updateConfig(name, changes) {
      const index = indexOf(name);
      const config = { ...members[index]!.config, ...changes };
      members[index] = { ...members[index]!, config, dataset: create(definitionOf(name, find), config) };
    },
    updateWeight(name, weight) {
      const index = indexOf(name);
      if (!Number.isFinite(weight) || weight < 0) throw new ConfigError('composite', ['weight must not be negative']);
      members[index] = { ...members[index]!, weight };
    },
    add(part) {
      const complaints: string[] = [];
      readPart(part, 'part', new Set(members.map(({ name }) => name)), (problem) => complaints.push(problem));
      if (complaints.length > 0) throw new ConfigError('composite', complaints);
      members.push(build(part, members.length));
    },
    remove(name) {
      const index = indexOf(name);
      if (members.length === 1) throw new RangeError('composite: the last part cannot be removed');
      members.splice(index, 1);
    },
  };
}

/** Fetches what the parts of a composite need; faulty parts are left to `createComposite` to name. */
export async function loadParts(parts: unknown, find: Find): Promise<void> {
  if (!Array.isArray(parts)) return;
  const load = async (part: unknown): Promise<void> => {
    if (!isRecord(part) || typeof part['name'] !== 'string') return;
    try {
      await find(part['name'])?.load(part['config'] as WireConfig);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
    }
  };
  await Promise.all(parts.map(load));
}

function readParts(parts: unknown, report: (problem: string) => void): readonly Part[] {
  if (!Array.isArray(parts) || parts.length === 0) {
    report('datasets must be a non-empty list');
    return [];
  }
  const seen = new Set<string>();
  parts.forEach((part: unknown, position) => readPart(part, `datasets[${position}]`, seen, report));
  return parts as readonly Part[];
}

function readPart(part: unknown, where: string, seen: Set<string>, report: (problem: string) => void): void {
  if (!isRecord(part)) {
    report(`${where} must be an object with a name, a weight and a config`);
    return;
  }
  const { name, weight = 1, config = {} } = part;
  if (typeof name !== 'string') report(`${where}.name must be the name of a dataset`);
  else if (seen.has(name)) report(`${where}.name repeats ${name}; each dataset may be named once`);
  else seen.add(name);
  if (typeof weight !== 'number' || !Number.isFinite(weight) || weight <= 0)
    report(`${where}.weight must be above zero`);
  if (!isRecord(config)) report(`${where}.config must be an object`);
}

function definitionOf(name: string, find: Find): Definition {
  const found = find(name);
  if (!found) throw new RangeError(name === 'composite' ? 'composites do not nest' : `no dataset named ${name}`);
  return found;
}

/** Runs one step and turns what it complains about into reports that say where. */
function collect<T>(where: string, run: () => T, report: (problem: string) => void): T[] {
  try {
    return [run()];
  } catch (error) {
    if (error instanceof ConfigError) for (const problem of error.problems) report(`${where}.config: ${problem}`);
    else if (error instanceof RangeError) report(`${where}: ${error.message}`);
    else throw error;
    return [];
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
