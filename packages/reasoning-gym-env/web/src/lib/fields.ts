import type { FieldSchema, Settings } from './types.ts';

/** What a field of the form holds while it is edited. */
export type Draft = string | boolean | readonly string[];

export type Reading = { readonly value: unknown } | { readonly problem: string };

/** Seed and size stand beside the settings. */
export const settingsOf = (properties: Readonly<Record<string, FieldSchema>>): [string, FieldSchema][] =>
  Object.entries(properties).filter(([key]) => key !== 'seed' && key !== 'size');

export type Kind = 'flag' | 'choice' | 'subset' | 'list' | 'number' | 'text' | 'json';

export function kindOf({ type, enum: choices, items, anyOf }: FieldSchema): Kind {
  if (type === 'boolean') return 'flag';
  if (choices) return 'choice';
  if (type === 'object' || items?.type === 'array') return 'json';
  if (type === 'array') return items?.enum ? 'subset' : 'list';
  if (type === 'integer' || type === 'number') return 'number';
  return anyOf?.some((option) => option.type === 'integer') ? 'number' : 'text';
}

export function draftOf(schema: FieldSchema, value: unknown): Draft {
  switch (kindOf(schema)) {
    case 'flag':
      return value === true;
    case 'subset':
      return Array.isArray(value) ? value.map(String) : [];
    case 'list':
      return Array.isArray(value) ? value.map(String).join(', ') : '';
    default:
      return typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value);
  }
}

export function readDraft(schema: FieldSchema, draft: Draft): Reading {
  switch (kindOf(schema)) {
    case 'flag':
      return { value: draft === true };
    case 'choice':
      return { value: schema.enum!.find((choice) => String(choice) === draft) };
    case 'subset': {
      const chosen = schema.items!.enum!.filter((choice) => (draft as readonly string[]).includes(String(choice)));
      return counted(schema, chosen);
    }
    case 'list':
      return readList(schema, String(draft));
    case 'number':
      return readNumber(schema, String(draft).trim());
    case 'text':
      return readText(schema, String(draft));
    case 'json':
      return readJson(String(draft));
  }
}

function readList(schema: FieldSchema, text: string): Reading {
  const values: unknown[] = [];
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue;
    const reading = readDraft(schema.items ?? {}, part);
    if ('problem' in reading) return { problem: `${part}: ${reading.problem}` };
    values.push(reading.value);
  }
  return counted(schema, values);
}

function counted({ minItems = 0, maxItems = Number.POSITIVE_INFINITY }: FieldSchema, values: unknown[]): Reading {
  if (values.length < minItems)
    return { problem: minItems === 1 ? 'Choose at least one' : `At least ${minItems} are needed` };
  return values.length > maxItems ? { problem: `At most ${maxItems} are possible` } : { value: values };
}

function readNumber(schema: FieldSchema, text: string): Reading {
  if (text === '' && isOptional(schema)) return { value: null };
  const isWhole = schema.type !== 'number';
  const value = Number(text);
  if (text === '' || !Number.isFinite(value))
    return { problem: isWhole ? 'A whole number is needed' : 'A number is needed' };
  if (isWhole && !/^[+-]?\d+$/.test(text)) return { problem: 'A whole number is needed' };
  const bounds = schema.anyOf?.find((option) => option.type === 'integer') ?? schema;
  if (bounds.minimum !== undefined && value < bounds.minimum) return { problem: `At least ${bounds.minimum}` };
  if (bounds.maximum !== undefined && value > bounds.maximum) return { problem: `At most ${bounds.maximum}` };
  if (bounds.exclusiveMinimum !== undefined && value <= bounds.exclusiveMinimum) {
    return { problem: `More than ${bounds.exclusiveMinimum}` };
  }
  return { value: Number.isSafeInteger(value) || !isWhole ? value : text };
}

function readText(schema: FieldSchema, text: string): Reading {
  const options = schema.anyOf ?? [schema];
  if (text === '' && isOptional(schema)) return { value: null };
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = options[0]!;
  if (text.length < minLength) return { problem: 'It must not be empty' };
  if (text.length > maxLength) return { problem: `At most ${maxLength} characters` };
  if (pattern && !new RegExp(pattern, 'u').test(text))
    return { problem: `It must look like ${exampleOf(pattern, schema)}` };
  return { value: text };
}

function readJson(text: string): Reading {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: 'It must be JSON' };
  }
}

const isOptional = ({ anyOf = [] }: FieldSchema): boolean => anyOf.some(({ type }) => type === 'null');

const exampleOf = (pattern: string, { default: example }: FieldSchema): string =>
  typeof example === 'string' && example.trim() ? example : pattern;

export interface FormReading {
  /** Settings that differ from the defaults. */
  readonly config: Settings;
  readonly problems: Readonly<Record<string, string>>;
}

/** Reads a whole form; a lower bound above its upper bound is a problem as well. */
export function readForm(
  properties: Readonly<Record<string, FieldSchema>>,
  defaults: Settings,
  drafts: Readonly<Record<string, Draft>>,
): FormReading {
  const values: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const [key, schema] of settingsOf(properties)) {
    const reading = readDraft(schema, drafts[key] ?? draftOf(schema, defaults[key]));
    if ('problem' in reading) problems[key] = reading.problem;
    else values[key] = reading.value;
  }
  for (const [key, low] of Object.entries(values)) {
    const other = key.replace(/^min_/, 'max_');
    const high = values[other];
    if (other !== key && typeof low === 'number' && typeof high === 'number' && low > high) {
      problems[other] = `Not below ${key}, which is ${low}`;
    }
  }
  const changed = Object.entries(values).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(defaults[key]),
  );
  return { config: Object.fromEntries(changed), problems };
}

/** Sorts what the server says against settings to their fields; the rest belongs to the form as a whole. */
export function sortProblems(
  message: string,
  keys: readonly string[],
): { readonly byKey: Readonly<Record<string, string>>; readonly rest: string } {
  const byKey: Record<string, string> = {};
  const rest: string[] = [];
  for (const sentence of message.replace(/^\w+: /, '').split('; ')) {
    const key = keys.find((name) => sentence.startsWith(`${name} `) || sentence.startsWith(`${name}.`));
    if (key) byKey[key] = sentence.slice(key.length + 1).replace(/^./, (first) => first.toUpperCase());
    else rest.push(sentence);
  }
  return { byKey, rest: rest.join('; ') };
}
