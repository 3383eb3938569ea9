import type { Interval } from './rng.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;
export type WireConfig = Readonly<Record<string, unknown>>;
export type Report = (problem: string) => void;

/** One way in which a dataset can be made harder: ascending steps for one wire key, or for a lower and an upper one. */
export interface Attribute {
  readonly name: string;
  readonly levels: readonly unknown[];
  /** The step taken when nobody asks for another. */
  readonly start: number;
  readonly target:
    | { readonly key: string }
    | { readonly min: string; readonly max: string; readonly interval: boolean };
}

/** One setting of a dataset. It alone knows its wire keys, its checks, its schema and its ladder. */
export interface Field<Value> {
  readonly initial: Value;
  read(key: string, wire: WireConfig, report: Report): Value;
  write(key: string, value: Value): WireConfig;
  schema(key: string): Readonly<Record<string, JsonSchema>>;
  attributes(key: string): readonly Attribute[];
  /** What the difficulty block of an item says of this setting; nothing when it has no ladder. */
  difficulty(key: string, value: Value): Readonly<Record<string, unknown>>;
}

/** A field spelled `min_<key>` and `max_<key>` on the wire and `{ min, max }` in code. */
export interface RangeField<Value = Interval> extends Field<Value> {
  readonly paired: true;
}

export interface BigInterval {
  readonly min: bigint;
  readonly max: bigint;
}

// oxlint-disable-next-line no-explicit-any -- one record holds fields of many value types
export type Fields = Readonly<Record<string, Field<any>>>;

export type ConfigOf<F extends Fields> = { readonly [K in keyof F]: F[K]['initial'] };

export type WireOf<F extends Fields> = {
  readonly [K in keyof F & string as F[K] extends { paired: true }
    ? `min_${K}` | `max_${K}`
    : K]?: F[K] extends RangeField<BigInterval>
    ? number | bigint | string
    : F[K] extends RangeField
      ? number
      : F[K]['initial'];
};

interface About {
  /** What the setting means, as a phrase without a full stop. */
  readonly about: string;
}

interface Bounds extends About {
  readonly floor?: number;
  readonly ceiling?: number;
}

interface Stepped<Value> {
  readonly levels?: readonly Value[];
  /** The ladder's name where it is not the field's own. */
  readonly attribute?: string;
  /** The default step, when not the first. */
  readonly start?: number;
}

export interface RangeOptions extends Bounds, Stepped<number> {
  /** The ladder always spans two neighbouring steps. */
  readonly interval?: boolean;
  /** Bounds of their own for one end, where the two differ. */
  readonly minFloor?: number;
  readonly maxCeiling?: number;
  /** The ends climb separately, as two attributes named after their wire keys. */
  readonly minLevels?: readonly number[];
  readonly maxLevels?: readonly number[];
  /** Fractions are welcome. */
  readonly real?: boolean;
  /** Equal bounds are refused. */
  readonly strict?: boolean;
}

/** A pair `min_<key>` / `max_<key>`. */
export function range(min: number, max: number, options: RangeOptions): RangeField {
  const { about, floor, ceiling, real = false, levels, start = 0, interval = false } = options;
  const low = { floor: options.minFloor ?? floor, ceiling, real };
  const high = { floor, ceiling: options.maxCeiling ?? ceiling, real };
  const keys = (key: string) => ({ min: `min_${key}`, max: `max_${key}` });
  return {
    paired: true,
    initial: { min, max },
    read(key, wire, report) {
      const lower = readNumber(keys(key).min, wire, min, low, report);
      const upper = readNumber(keys(key).max, wire, max, high, report);
      if (options.strict ? upper <= lower : upper < lower) {
        report(`max_${key} (${upper}) must ${options.strict ? 'be above' : 'not be below'} min_${key} (${lower})`);
      }
      return { min: lower, max: upper };
    },
    write: (key, value) => ({ [keys(key).min]: value.min, [keys(key).max]: value.max }),
    schema: (key) => ({
      [keys(key).min]: numberSchema(low, min, `Lower bound: ${about}`),
      [keys(key).max]: numberSchema(high, max, `Upper bound: ${about}`),
    }),
    attributes(key) {
      const found: Attribute[] = [];
      const { min: lower, max: upper } = keys(key);
      if (levels) {
        found.push({ name: options.attribute ?? key, levels, start, target: { min: lower, max: upper, interval } });
      }
      if (options.minLevels) found.push({ name: lower, levels: options.minLevels, start, target: { key: lower } });
      if (options.maxLevels) found.push({ name: upper, levels: options.maxLevels, start, target: { key: upper } });
      return found;
    },
    difficulty: (key, value) =>
      levels || options.minLevels || options.maxLevels ? { [options.attribute ?? key]: [value.min, value.max] } : {},
  };
}

/** Whole bounds without a limit: `bigint` in code; on the wire a number, and decimal text beyond 2^53. */
export function bigRange(
  min: bigint,
  max: bigint,
  options: About & Stepped<number> & { readonly floor: bigint; readonly interval?: boolean },
): RangeField<BigInterval> {
  const { about, floor, levels, attribute, start = 0, interval = false } = options;
  const schema = (initial: bigint, end: string): JsonSchema => ({
    anyOf: [
      { type: 'integer', minimum: wireInteger(floor) },
      { type: 'string', pattern: '^-?\\d+$', maxLength: LONGEST_INTEGER },
    ],
    default: wireInteger(initial),
    description: `${end} bound: ${about}`,
  });
  return {
    paired: true,
    initial: { min, max },
    read(key, wire, report) {
      const [lower, upper] = [readBig(`min_${key}`, wire, min, report), readBig(`max_${key}`, wire, max, report)];
      if (lower < floor) report(`min_${key} must be at least ${floor}`);
      if (upper < lower) report(`max_${key} (${upper}) must not be below min_${key} (${lower})`);
      return { min: lower, max: upper };
    },
    write: (key, value) => ({ [`min_${key}`]: wireInteger(value.min), [`max_${key}`]: wireInteger(value.max) }),
    schema: (key) => ({ [`min_${key}`]: schema(min, 'Lower'), [`max_${key}`]: schema(max, 'Upper') }),
    attributes: (key) =>
      levels
        ? [{ name: attribute ?? key, levels, start, target: { min: `min_${key}`, max: `max_${key}`, interval } }]
        : [],
    difficulty: (key, value) =>
      levels ? { [attribute ?? key]: [wireInteger(value.min), wireInteger(value.max)] } : {},
  };
}

/** An integer as JSON can carry it: a number while that is exact, decimal text beyond. */
export const wireInteger = (value: bigint): number | string => {
  const near = Number(value);
  return Number.isSafeInteger(near) ? near : String(value);
};

export function int(initial: number, options: Bounds & Stepped<number>): Field<number> {
  const limits = { floor: options.floor, ceiling: options.ceiling, real: false };
  return scalar(initial, options, {
    read: (key, wire, report) => readNumber(key, wire, initial, limits, report),
    schema: numberSchema(limits, initial, options.about),
  });
}

/** A number that may have a fraction. */
export function real(initial: number, options: Bounds & Stepped<number>): Field<number> {
  const limits = { floor: options.floor, ceiling: options.ceiling, real: true };
  return scalar(initial, options, {
    read: (key, wire, report) => readNumber(key, wire, initial, limits, report),
    schema: numberSchema(limits, initial, options.about),
  });
}

export function flag(initial: boolean, options: About & Stepped<boolean>): Field<boolean> {
  return scalar(initial, options, {
    read: (key, wire, report) => {
      const value = wire[key] ?? initial;
      if (typeof value === 'boolean') return value;
      report(`${key} must be true or false`);
      return initial;
    },
    schema: { type: 'boolean', default: initial, description: options.about },
  });
}

/** One of a few words. */
export function choice<const T extends string>(
  allowed: readonly T[],
  options: About & Stepped<T> & { readonly initial?: NoInfer<T> },
): Field<T> {
  const initial = options.initial ?? allowed[0]!;
  return scalar<T>(initial, options, {
    read: (key, wire, report) => {
      const value = wire[key] ?? initial;
      if (allowed.includes(value as T)) return value as T;
      report(`${key} must be one of ${allowed.join(', ')}`);
      return initial;
    },
    schema: { enum: allowed, default: initial, description: options.about },
  });
}

/** A list of known words, not empty unless that is allowed; repeats are allowed and count twice in a draw. */
export function subset<const T extends string>(
  allowed: readonly T[],
  options: About & Stepped<readonly T[]> & { readonly initial?: readonly NoInfer<T>[]; readonly fewest?: 0 | 1 },
): Field<readonly T[]> {
  const { initial = allowed, fewest = 1 } = options;
  return scalar<readonly T[]>(initial, options, {
    read: (key, wire, report) => {
      const value = wire[key] ?? initial;
      const isKnown = (item: unknown): boolean => allowed.includes(item as T);
      if (isList(value) && value.length >= fewest && value.every(isKnown)) return value as T[];
      report(`${key} must be a ${fewest === 0 ? '' : 'non-empty '}list drawn from ${allowed.join(' ')}`);
      return initial;
    },
    schema: { type: 'array', items: { enum: allowed }, minItems: fewest, default: initial, description: options.about },
  });
}

/** A list of numbers that steer a weighted draw, of the length of the default unless bounds are given. */
export function weights(
  initial: readonly number[],
  options: About & Stepped<readonly number[]> & { readonly fewest?: number; readonly most?: number },
): Field<readonly number[]> {
  const { fewest = initial.length, most = initial.length } = options;
  const isWeight = (item: unknown): boolean => typeof item === 'number' && Number.isFinite(item) && item >= 0;
  return scalar(initial, options, {
    read: (key, wire, report) => {
      const value = wire[key] ?? initial;
      const fits = isList(value) && value.length >= fewest && value.length <= most && value.every(isWeight);
      if (fits && (value as number[]).some((item) => item > 0)) return value as number[];
      const length = fewest === most ? `${most}` : `${fewest} to ${most}`;
      report(`${key} must be a list of ${length} weights, none negative, at least one above zero`);
      return initial;
    },
    schema: {
      type: 'array',
      items: { type: 'number', minimum: 0 },
      minItems: fewest,
      maxItems: most,
      default: initial,
      description: options.about,
    },
  });
}

/** A free text, within a length. */
export function text(
  initial: string,
  options: About & Stepped<string> & { readonly longest?: number; readonly pattern?: RegExp },
): Field<string> {
  const { longest = 1000, pattern } = options;
  return scalar(initial, options, {
    read: (key, wire, report) => {
      const value = wire[key] ?? initial;
      if (typeof value === 'string' && value.length <= longest && (!pattern || pattern.test(value))) return value;
      report(
        `${key} must be a text of at most ${longest} characters${pattern ? ` that matches ${pattern.source}` : ''}`,
      );
      return initial;
    },
    schema: compact({
      type: 'string',
      maxLength: longest,
      pattern: pattern?.source,
      default: initial,
      description: options.about,
    }),
  });
}

/** A non-empty list of free texts. */
export function texts(
  initial: readonly string[],
  options: About & Stepped<readonly string[]> & { readonly fewest?: number; readonly most?: number },
): Field<readonly string[]> {
  const { fewest = 1, most = 1000 } = options;
  return scalar(initial, options, {
    read: (key, wire, report) => {
      const value = wire[key] ?? initial;
      const isText = (item: unknown): boolean => typeof item === 'string' && item.length > 0 && item.length <= 1000;
      if (isList(value) && value.length >= fewest && value.length <= most && value.every(isText))
        return value as string[];
      report(`${key} must be a list of ${fewest} to ${most} non-empty texts`);
      return initial;
    },
    schema: {
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: 1000 },
      minItems: fewest,
      maxItems: most,
      default: initial,
      description: options.about,
    },
  });
}

/** The same setting, which may also be left unset (`null`, the default). */
export function optional<Value>(field: Field<Value>): Field<Value | null> {
  return {
    initial: null,
    read: (key, wire, report) => (wire[key] == null ? null : field.read(key, wire, report)),
    write: (key, value) => (value === null ? { [key]: null } : field.write(key, value)),
    schema: (key) => {
      const { default: _, description, ...inner } = field.schema(key)[key]!;
      return { [key]: { anyOf: [inner, { type: 'null' }], default: null, description } };
    },
    attributes: (key) => field.attributes(key),
    difficulty: (key, value) => (value === null ? {} : field.difficulty(key, value)),
  };
}

/** What every field with a single wire key has in common. */
export function scalar<Value>(
  initial: Value,
  { levels, attribute, start = 0 }: Stepped<Value>,
  own: { readonly read: Field<Value>['read']; readonly schema: JsonSchema },
): Field<Value> {
  return {
    initial,
    read: own.read,
    write: (key, value) => ({ [key]: value }),
    schema: (key) => ({ [key]: own.schema }),
    attributes: (key) => (levels ? [{ name: attribute ?? key, levels, start, target: { key } }] : []),
    difficulty: (key, value) => (levels ? { [attribute ?? key]: value } : {}),
  };
}

interface Limits {
  readonly floor: number | undefined;
  readonly ceiling: number | undefined;
  readonly real: boolean;
}

function readNumber(key: string, wire: WireConfig, initial: number, limits: Limits, report: Report): number {
  const value = wire[key] ?? initial;
  if (typeof value !== 'number' || !(limits.real ? Number.isFinite(value) : Number.isSafeInteger(value))) {
    report(`${key} must be ${limits.real ? 'a number' : 'an integer'}`);
    return initial;
  }
  if (limits.floor !== undefined && value < limits.floor) report(`${key} must be at least ${limits.floor}`);
  if (limits.ceiling !== undefined && value > limits.ceiling) report(`${key} must be at most ${limits.ceiling}`);
  return value;
}

const LONGEST_INTEGER = 100;

function readBig(key: string, wire: WireConfig, initial: bigint, report: Report): bigint {
  const value = wire[key] ?? initial;
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value))) {
    const whole = BigInt(value);
    if (String(whole).length <= LONGEST_INTEGER) return whole;
  } else if (typeof value === 'string' && value.length <= LONGEST_INTEGER && /^-?\d+$/.test(value)) {
    return BigInt(value);
  }
  report(`${key} must be an integer of at most ${LONGEST_INTEGER} digits, as a number, a bigint or a text`);
  return initial;
}

const numberSchema = ({ floor, ceiling, real }: Limits, initial: number, description: string): JsonSchema =>
  compact({ type: real ? 'number' : 'integer', minimum: floor, maximum: ceiling, default: initial, description });

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function compact(schema: Record<string, unknown>): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
