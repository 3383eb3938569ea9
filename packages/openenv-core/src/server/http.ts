import type { Context } from 'hono';
import * as z from 'zod';
import { BusyError, DeadlineError, type EnvironmentKind, type Limits } from '../environment.ts';
import { type Problem, problem, problemsOf } from '../problems.ts';
import { openSession, type Session } from '../session.ts';
import type { Sessions } from '../sessions.ts';
import { type Data, type ErrorMessage, LONGEST_ID, metadataOf, type ServerMessage, writeOutcome } from '../wire.ts';
import { readObject, unprocessable } from './body.ts';
import { detail, HttpError, json, type Route } from './routes.ts';
import { schemas } from './schemas.ts';
import type { Visitors } from './visitors.ts';

interface Desk {
  readonly kind: EnvironmentKind;
  readonly sessions: Sessions;
  readonly visitors: Visitors;
  readonly deadline: number;
}

/** Requests that may wait for their turn in one session. */
const MOST_PENDING = 64;

/** `/reset`, `/step` and `/state`, with a session behind them when the client carries its id. */
export function simulationRoutes({ kind, sessions, visitors, deadline }: Desk): readonly Route[] {
  const known = schemas(kind);
  const throwAway = async <T>(use: (session: Session) => Promise<T> | T): Promise<T> => {
    const session = openSession(kind, { deadline });
    try {
      return await use(session);
    } finally {
      session.close();
    }
  };

  const reset = async (context: Context): Promise<Response> => {
    const { session_id, ...data } = await readObject(context, { optional: true });
    const fault = seedProblem(data['seed']);
    if (fault) throw unprocessable(fault);
    const { held, isNew } = visitors.enter(context, session_id);
    const reply = await ask(held.session, { type: 'reset', data: coerceSeed(data) });
    if (reply.type === 'error') {
      if (isNew) sessions.close(held.id);
      return refuse(reply, ['body']);
    }
    return json(envelope(kind, reply, held.id), 200, visitors.headers(held));
  };

  const step = async (context: Context): Promise<Response> => {
    const body = await readObject(context);
    const { action, timeout } = readStep(body);
    const held = visitors.find(context, body['session_id']);
    const perform = async (session: Session): Promise<Response> => {
      const reply = await ask(session, { type: 'step', data: action }, timeout);
      return reply.type === 'error' ? refuse(reply) : json(envelope(kind, reply, held?.id));
    };
    return held ? perform(held.session) : throwAway(perform);
  };

  const state = async (context: Context): Promise<Response> => {
    const held = visitors.find(context, context.req.query('session_id'));
    const read = async (session: Session): Promise<Response> => {
      const reply = await ask(session, { type: 'state' });
      return json(JSON.stringify(reply.data));
    };
    return held ? read(held.session) : throwAway(read);
  };

  return [
    {
      method: 'POST',
      path: '/reset',
      summary: 'Start an episode; opens a session or continues the one named',
      body: known.resetRequest,
      reply: known.result,
      handle: reset,
    },
    {
      method: 'POST',
      path: '/step',
      summary: 'Answer the current question',
      body: known.stepRequest,
      reply: known.result,
      handle: step,
    },
    { method: 'GET', path: '/state', summary: 'Where the session stands', reply: known.state, handle: state },
  ];
}

/** Closing sessions by hand. */
export const sessionRoutes = (sessions: Sessions): readonly Route[] => [
  {
    method: 'DELETE',
    path: '/sessions/:id',
    summary: 'Close a session; one with a WebSocket closes when that leaves',
    handle: (context) => {
      const id = context.req.param('id') ?? '';
      const result = sessions.close(id);
      if (!result) return detail(404, `No session ${id.slice(0, 80)}`);
      return json(JSON.stringify({ session_id: id, closed: result === 'closed' }));
    },
  },
];

/** Asks a session that is not too busy, and insists on a reply. */
export async function ask(
  session: Session,
  message: Parameters<Session['ask']>[0],
  limits?: Limits,
): Promise<ServerMessage> {
  if (session.pending >= MOST_PENDING) throw new HttpError(429, 'Too many requests are waiting in this session');
  return (await session.ask(message, limits))!;
}

/** A failed request as HTTP tells it: the same text, with a status. */
export function refuse({ data, cause }: ErrorMessage, at: Problem['loc'] = []): Response {
  if (data.errors)
    return detail(
      422,
      data.errors.map((item) => ({ ...item, loc: [...at, ...item.loc] })),
    );
  if (cause instanceof DeadlineError) return detail(504, data.message);
  if (cause instanceof BusyError) return detail(503, data.message, { 'retry-after': '1' });
  return detail(422, data.message);
}

function envelope(kind: EnvironmentKind, reply: ServerMessage, id: string | undefined): string {
  const { data } = reply as Extract<ServerMessage, { type: 'observation' }>;
  return writeOutcome(
    kind,
    data,
    id === undefined ? (metadataOf(data) ?? null) : { ...metadataOf(data), session_id: id },
  );
}

const StepRequest = z.looseObject({
  action: z.record(z.string(), z.unknown()),
  timeout_s: z.number().positive().nullish(),
  request_id: z.string().max(LONGEST_ID).nullish(),
});

function readStep(body: Data): { readonly action: Data; readonly timeout?: Limits } {
  const request = StepRequest.safeParse(body);
  if (!request.success) throw unprocessable(...problemsOf(request.error, body, ['body']));
  const { action, timeout_s } = request.data;
  return timeout_s == null ? { action } : { action, timeout: { timeout: timeout_s * 1000 } };
}

const DIGITS = /^\s*[+-]?\d{1,4300}\s*$/;

/** Plain HTTP is lenient about how a seed is spelled and strict about its sign. */
function seedProblem(seed: unknown): Problem | undefined {
  const loc = ['body', 'seed'];
  if (seed === undefined || seed === null || typeof seed === 'boolean') return undefined;
  if (typeof seed === 'string') {
    if (!DIGITS.test(seed)) return problem('int_parsing', loc, seed);
  } else if (typeof seed === 'number') {
    if (!Number.isInteger(seed)) return problem('int_from_float', loc, seed);
  } else if (typeof seed !== 'bigint') return problem('int_type', loc, seed);
  return BigInt(seed as string | number | bigint) < 0n
    ? problem('greater_than_equal', loc, seed, { ge: 0 }, 'Input should be at least 0')
    : undefined;
}

function coerceSeed(data: Data): Data {
  const { seed } = data;
  if (typeof seed !== 'boolean' && typeof seed !== 'string') return data;
  const exact = BigInt(seed);
  return { ...data, seed: Number.isSafeInteger(Number(exact)) ? Number(exact) : exact };
}
