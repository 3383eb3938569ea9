import type { Attribute, Fields, WireConfig } from './fields.ts';

/**
 * How a level becomes a range: `inclusive` keeps every easier step, `upper_bound` only the top segment,
 * `last_k` the `k` most recent steps.
 */
export type Mode = 'inclusive' | 'upper_bound' | 'last_k';

/** One level for all attributes, or a level by attribute name; attributes left out stay at their start. */
export type Levels = number | Readonly<Record<string, number>>;

export interface CurriculumOptions {
  readonly mode?: Mode;
  /** The window of `last_k`; all steps when left out. */
  readonly k?: number;
}

/** The attributes a dataset can be made harder along, read off its fields. */
export const attributesOf = (fields: Fields): Attribute[] =>
  Object.entries(fields).flatMap(([key, field]) => field.attributes(key));

/** The wire config at the given levels. A single level past the top of some attribute means that attribute's top. */
export function configAt(
  attributes: readonly Attribute[],
  levels: Levels,
  options: CurriculumOptions = {},
): WireConfig {
  if (typeof levels !== 'number') {
    const names = new Set(attributes.map(({ name }) => name));
    for (const name of Object.keys(levels)) {
      if (!names.has(name)) throw new RangeError(`no curriculum attribute ${name}; there are ${[...names].join(', ')}`);
    }
  }
  return Object.assign(
    {},
    ...attributes.map((attribute) => settingsAt(attribute, levelOf(attribute, levels), options)),
  );
}

function levelOf({ name, levels, start }: Attribute, wanted: Levels): number {
  const top = levels.length - 1;
  const level = typeof wanted === 'number' ? Math.min(wanted, top) : (wanted[name] ?? start);
  if (!Number.isInteger(level) || level < 0 || level > top) {
    throw new RangeError(`level ${level} of ${name} must be a whole number from 0 to ${top}`);
  }
  return level;
}

function settingsAt(attribute: Attribute, level: number, options: CurriculumOptions): WireConfig {
  const { levels, target } = attribute;
  if ('key' in target) return { [target.key]: levels[level] };
  const [low, high] = spanAt(levels.length - 1, level, target.interval, options);
  const ends = [levels[low] as number, levels[high] as number];
  return { [target.min]: Math.min(...ends), [target.max]: Math.max(...ends) };
}

/** The lowest and the highest step that a range covers at a level. */
function spanAt(
  top: number,
  level: number,
  interval: boolean,
  { mode = 'inclusive', k }: CurriculumOptions,
): readonly [low: number, high: number] {
  if (mode === 'last_k') {
    const low = Math.max(0, level - (k ?? level + 1) + 1);
    return interval && low === level ? [Math.max(0, level - 1), level] : [low, level];
  }
  const high = Math.min(interval ? level + 1 : level, top);
  if (mode === 'inclusive') return [0, high];
  return [interval ? Math.max(0, high - 1) : high, high];
}
