/** Malformed requests, drawn from a seed so that a failure can be repeated. */

/** A small generator of numbers from 0 up to 1; good enough to be unpredictable to a server. */
export function createChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Noise {
  /** A WebSocket frame: usually nearly right, sometimes nonsense, sometimes binary. */
  frame(): string | Buffer;
  /** An HTTP request. */
  request(): {
    readonly method: string;
    readonly path: string;
    readonly headers: Record<string, string>;
    readonly body?: string;
  };
}

const WORDS = ['reset', 'step', 'state', 'mcp', 'close', 'RESET', 'bogus', '', '__proto__', 'constructor', 'toString'];
const KEYS = [
  ...['type', 'data', 'seed', 'size', 'dataset_name', 'dataset_config', 'dataset_specs', 'episode_id', 'timeout_s'],
  ...['answer', 'metadata', 'action', 'session_id', 'request_id', 'name', 'weight', 'config', 'min_animals', 'id'],
  ...['jsonrpc', 'method', 'params', 'split', 'index', '__proto__', 'constructor', '', '\u0000', 'ключ'],
];
const TEXTS = [
  'leg_counting',
  'composite',
  'chain_sum',
  'no_such',
  '42',
  'NaN',
  '\u0000',
  '\ud800',
  '💥',
  '2.0',
  'tools/call',
];
const NUMBERS = [
  '0',
  '-1',
  '1.5',
  '1e400',
  '-0',
  '9007199254740993',
  '1180591620717411303424',
  '1e-9',
  '1',
  '3',
  '7',
  '1000',
];
const PATHS = [
  ...[
    '/reset',
    '/step',
    '/state',
    '/mcp',
    '/schema',
    '/metadata',
    '/health',
    '/datasets',
    '/datasets/x',
    '/openapi.json',
  ],
  ...[
    '/web/reset',
    '/web/step',
    '/web/state',
    '/sessions/x',
    '/reasoning_gym/tasks',
    '/reasoning_gym/splits',
    '/x/task',
  ],
  ...['/docs', '/%00', '/%ff%fe', '/..%2f..', '/reset/', '/ws', '//', '/?a=%', '/datasets/%E0%A4%A'],
];
const TYPES = [
  'application/json',
  'text/plain',
  'application/json; charset=utf-16',
  '',
  'application/vnd.api+json',
  'a/b',
];

export function createNoise(seed: number): Noise {
  const chance = createChance(seed);
  const below = (limit: number): number => Math.floor(chance() * limit);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!;

  /** JSON text that may hold anything. */
  const value = (depth: number): string => {
    switch (below(depth > 3 ? 5 : 8)) {
      case 0:
        return pick(['null', 'true', 'false']);
      case 1:
        return pick(NUMBERS);
      case 2:
        return JSON.stringify(pick(TEXTS));
      case 3:
        return JSON.stringify(pick(WORDS));
      case 4:
        return JSON.stringify('x'.repeat(below(300)));
      case 5:
        return `[${Array.from({ length: below(4) }, () => value(depth + 1)).join(',')}]`;
      default:
        return object(Array.from({ length: below(5) }, () => [pick(KEYS), value(depth + 1)]));
    }
  };
  const object = (members: readonly (readonly [string, string])[]): string =>
    `{${members.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`;

  const spoil = (text: string): string => {
    switch (below(6)) {
      case 0:
        return text.slice(0, below(text.length + 1));
      case 1:
        return text.replace(/[{}[\]":,]/, pick(['', '{', '"', ',', 'NaN', '\\u12']));
      case 2:
        return pick([
          '',
          ' ',
          'null',
          '[]',
          '"reset"',
          '{',
          '[1,',
          'NaN',
          '\u0000',
          `${'['.repeat(2000)}`,
          '{"type":}',
        ]);
      case 3:
        return text + pick(['x', '{}', '\n', ',']);
      default:
        return text;
    }
  };

  const arguments_ = (): string =>
    object([
      ['dataset_name', chance() < 0.6 ? JSON.stringify(pick(['leg_counting', 'chain_sum', 'composite'])) : value(2)],
      ['seed', chance() < 0.6 ? pick(NUMBERS) : value(3)],
      ['size', chance() < 0.6 ? pick(NUMBERS) : value(3)],
      ...Array.from({ length: below(3) }, (): readonly [string, string] => [pick(KEYS), value(2)]),
    ]);

  const frame = (): string | Buffer => {
    const roll = chance();
    if (roll < 0.05) return Buffer.from(Array.from({ length: below(40) }, () => below(256)));
    if (roll < 0.35)
      return spoil(
        object([
          ['type', '"reset"'],
          ['data', chance() < 0.7 ? arguments_() : value(1)],
        ]),
      );
    if (roll < 0.6) {
      const data = object([['answer', chance() < 0.6 ? JSON.stringify(pick(TEXTS)) : value(2)]]);
      return spoil(
        object([
          ['type', '"step"'],
          ['data', chance() < 0.7 ? data : value(1)],
        ]),
      );
    }
    if (roll < 0.7)
      return spoil(
        object([
          ['type', '"mcp"'],
          ['data', value(0)],
        ]),
      );
    if (roll < 0.75) return spoil('{"type":"state"}');
    return spoil(value(0));
  };

  return {
    frame,
    request() {
      const text = frame();
      const body = chance() < 0.5 ? arguments_() : typeof text === 'string' ? text : text.toString('latin1');
      const wrapped = chance() < 0.3 ? `{"action":${spoil(body)}}` : spoil(body);
      const headers: Record<string, string> = { 'content-type': chance() < 0.8 ? 'application/json' : pick(TYPES) };
      if (chance() < 0.1) headers['x-session-id'] = pick(['x', 'null', '../..']);
      if (chance() < 0.1) headers['cookie'] = pick(['openenv_session=', 'openenv_session=x', ';;;=', 'a']);
      if (chance() < 0.1) headers['accept'] = pick(['text/event-stream', 'application/json, text/event-stream']);
      const method = chance() < 0.7 ? 'POST' : pick(['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS']);
      return { method, path: pick(PATHS), headers, ...(method !== 'GET' && { body: wrapped }) };
    },
  };
}
