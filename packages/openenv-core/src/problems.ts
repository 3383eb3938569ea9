import type * as z from 'zod';

/** One thing wrong with a message, in the shape that Python clients know from pydantic. */
export interface Problem {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly input: unknown;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

const TEXTS: Readonly<Record<string, string>> = {
  missing: 'Field required',
  string_type: 'Input should be a valid string',
  dict_type: 'Input should be a valid dictionary',
  list_type: 'Input should be a valid list',
  int_type: 'Input should be a valid integer',
  int_parsing: 'Input should be a valid integer; this text is none',
  int_from_float: 'Input should be a valid integer; this one has a fraction',
  float_type: 'Input should be a valid number',
  bool_type: 'Input should be a valid boolean',
  extra_forbidden: 'Extra inputs are not permitted',
  model_attributes_type: 'Input should be a JSON object, sent as application/json',
  json_invalid: 'JSON decode error',
  greater_than_equal: 'Input should be at least the limit',
  greater_than: 'Input should be greater than the limit',
  string_too_long: 'String should have fewer characters',
  value_error: 'Input does not fit',
};

/** Longest input that is sent back for inspection, in characters of JSON. */
const LONGEST_ECHO = 2000;

export function problem(
  type: string,
  loc: Problem['loc'],
  input: unknown,
  ctx?: Problem['ctx'],
  msg: string = TEXTS[type] ?? TEXTS['value_error']!,
): Problem {
  return { type, loc, msg, input: echo(input), ...(ctx && { ctx }) };
}

/** The input itself when it is small; nothing when sending it back would cost more than it tells. */
function echo(input: unknown): unknown {
  if (typeof input === 'string') return input.length > LONGEST_ECHO ? input.slice(0, LONGEST_ECHO) : input;
  if (typeof input !== 'object' || input === null) return typeof input === 'bigint' ? String(input) : (input ?? null);
  return isSmall(input, { left: 200 }) ? input : null;
}

function isSmall(value: unknown, budget: { left: number }, depth = 0): boolean {
  if (--budget.left < 0 || depth > 20) return false;
  if (typeof value === 'string') return value.length <= LONGEST_ECHO;
  if (typeof value === 'bigint') return false;
  if (typeof value !== 'object' || value === null) return true;
  for (const key in value) {
    if (key.length > LONGEST_ECHO) return false;
    if (!isSmall((value as Record<string, unknown>)[key], budget, depth + 1)) return false;
  }
  return true;
}

/** What zod found, one problem a finding. */
export const problemsOf = (error: z.ZodError, input: unknown, at: Problem['loc'] = []): readonly Problem[] =>
  error.issues.flatMap((issue) => translate(issue, input, at));

function translate(issue: z.core.$ZodIssue, root: unknown, at: Problem['loc']): readonly Problem[] {
  const path = issue.path as (string | number)[];
  const loc = [...at, ...path];
  const input = follow(root, path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => problem('extra_forbidden', [...loc, key], follow(root, [...path, key])));
    case 'invalid_type':
      if (input === undefined) return [problem('missing', loc, follow(root, path.slice(0, -1)))];
      return [problem(TYPES[issue.expected] ?? 'value_error', loc, input)];
    case 'too_big':
      if (issue.origin === 'string') {
        const most = Number(issue.maximum);
        const text = `String should have at most ${most} characters`;
        return [problem('string_too_long', loc, input, { max_length: most }, text)];
      }
      return [problem('value_error', loc, input, undefined, issue.message)];
    case 'too_small': {
      const least = Number(issue.minimum);
      return issue.inclusive
        ? [problem('greater_than_equal', loc, input, { ge: least }, `Input should be at least ${least}`)]
        : [problem('greater_than', loc, input, { gt: least }, `Input should be greater than ${least}`)];
    }
    default:
      return [problem('value_error', loc, input, undefined, issue.message)];
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'string_type',
  object: 'dict_type',
  record: 'dict_type',
  array: 'list_type',
  number: 'float_type',
  int: 'int_type',
  boolean: 'bool_type',
};

const follow = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (at as Data)[key] : undefined), value);

type Data = Readonly<Record<string | number, unknown>>;
