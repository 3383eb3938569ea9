import * as z from 'zod';
import type { EnvironmentKind } from '../environment.ts';
import { CommonReset, type Data, LONGEST_ID, StateShape } from '../wire.ts';

/** Every shape of an environment as JSON Schema. */
export interface Schemas {
  readonly action: Data;
  readonly observation: Data;
  readonly state: Data;
  readonly resetRequest: Data;
  readonly stepRequest: Data;
  readonly result: Data;
}

const known = new WeakMap<EnvironmentKind, Schemas>();

export function schemas(kind: EnvironmentKind): Schemas {
  const held = known.get(kind);
  if (held) return held;
  const action = jsonSchema(kind.action);
  const observation = jsonSchema(kind.observation);
  const outer = (observation['properties'] ?? {}) as Data;
  const { done, reward, ...inner } = outer;
  const identifier = { type: 'string', maxLength: LONGEST_ID };
  const made: Schemas = {
    action,
    observation,
    state: jsonSchema(StateShape),
    resetRequest: merge(jsonSchema(kind.reset), jsonSchema(CommonReset), {
      session_id: { ...identifier, description: 'The session to continue; left out, a new one opens' },
    }),
    stepRequest: {
      type: 'object',
      required: ['action'],
      properties: {
        action,
        session_id: { ...identifier, description: 'The session that the answer belongs to' },
        timeout_s: { type: 'number', exclusiveMinimum: 0, description: 'Seconds the step may take' },
        request_id: { ...identifier, description: 'A label of yours' },
      },
    },
    result: {
      type: 'object',
      required: ['observation', 'reward', 'done'],
      properties: {
        observation: { type: 'object', properties: inner },
        reward,
        done,
        metadata: { anyOf: [{ type: 'object', additionalProperties: true }, { type: 'null' }] },
      },
    },
  };
  known.set(kind, made);
  return made;
}

const merge = (first: Data, second: Data, more: Data): Data => ({
  ...first,
  properties: { ...(second['properties'] as Data), ...(first['properties'] as Data), ...more },
});

/** A zod shape as pydantic would publish it. */
export function jsonSchema(shape: z.ZodType): Data {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema: node }) => {
      if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
      if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum;
      delete node.propertyNames;
      if (isEmpty(node.additionalProperties)) node.additionalProperties = true;
    },
  });
  return apart(schema) as Data;
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Writes a list of types as alternatives, the way pydantic does. */
function apart(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(apart);
  if (typeof node !== 'object' || node === null) return node;
  const { type, ...rest } = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, apart(value)]));
  if (type === undefined) return rest;
  return Array.isArray(type) ? { anyOf: type.map((one: unknown) => ({ type: one })), ...rest } : { type, ...rest };
}
