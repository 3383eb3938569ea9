import type { Context } from 'hono';
import type { EnvironmentKind } from '../environment.ts';
import { problem } from '../problems.ts';
import type { Held, Sessions } from '../sessions.ts';
import { type Data, isObject, metadataOf, type ServerMessage, writeOutcome } from '../wire.ts';
import { writeJson } from '../json.ts';
import { readObject, unprocessable } from './body.ts';
import { ask, refuse } from './http.ts';
import { json, type Route } from './routes.ts';
import { schemas } from './schemas.ts';
import type { Visitors } from './visitors.ts';

/** What a visitor has done in the current episode, as the page shows it. */
interface Diary {
  observation: string;
  isReset: boolean;
  entries: string[];
  readonly watchers: Set<(text: string) => void>;
}

export interface Web {
  readonly routes: readonly Route[];
  /** Sends the state of a visitor's episode now and after every change, until the returned function is called. */
  watch(held: Held, send: (text: string) => void): Promise<() => void>;
}

const MOST_ENTRIES = 1000;
const LONGEST_DIARY = 1024 * 1024;

/** The JSON routes behind the web page. Every visitor plays in a session of their own. */
export function createWeb(desk: {
  readonly kind: EnvironmentKind;
  readonly sessions: Sessions;
  readonly visitors: Visitors;
  readonly metadata: () => string;
}): Web {
  const { kind, sessions, visitors } = desk;
  const known = schemas(kind);
  const diaries = new WeakMap<Held, Diary>();

  const diaryOf = (held: Held): Diary => {
    const found = diaries.get(held) ?? { observation: 'null', isReset: true, entries: [], watchers: new Set() };
    diaries.set(held, found);
    return found;
  };

  const describe = async (held: Held): Promise<string> => {
    const { observation, entries, isReset } = diaryOf(held);
    const { data } = (await ask(held.session, { type: 'state' })) as Extract<ServerMessage, { type: 'state' }>;
    const state = `"episode_id":${JSON.stringify(data.episode_id)},"step_count":${data.step_count}`;
    const rest = `"current_observation":${observation},"action_logs":[${entries.join(',')}],"is_reset":${isReset}`;
    return `{"type":"state_update","episode_state":{${state},${rest}}}`;
  };

  const announce = async (held: Held): Promise<void> => {
    const { watchers } = diaryOf(held);
    if (watchers.size === 0) return;
    const text = await describe(held);
    for (const send of watchers) send(text);
  };

  const record = async (held: Held, reply: Observed, action: Data | undefined): Promise<void> => {
    const diary = diaryOf(held);
    const payload = writeOutcome(kind, reply.data);
    diary.observation = payload.slice('{"observation":'.length, payload.lastIndexOf(',"reward":'));
    diary.isReset = action === undefined;
    if (action === undefined) diary.entries = [];
    else {
      const { data } = (await ask(held.session, { type: 'state' })) as Extract<ServerMessage, { type: 'state' }>;
      const head = `"timestamp":"${new Date().toISOString()}","action":${writeJson(action)}`;
      diary.entries.push(`{${head},${payload.slice(1, -1)},"step_count":${data.step_count}}`);
      let length = diary.entries.reduce((sum, entry) => sum + entry.length, 0);
      while (diary.entries.length > 1 && (length > LONGEST_DIARY || diary.entries.length > MOST_ENTRIES)) {
        length -= diary.entries.shift()!.length;
      }
    }
    await announce(held);
  };

  const play = async (context: Context, message: { type: 'reset' | 'step'; data: Data }): Promise<Response> => {
    const { held, isNew } = visitors.enter(context);
    const reply = await ask(held.session, message);
    if (reply.type !== 'observation') {
      if (isNew) sessions.close(held.id);
      return refuse(reply as Extract<ServerMessage, { type: 'error' }>, message.type === 'reset' ? ['body'] : []);
    }
    await record(held, reply, message.type === 'step' ? message.data : undefined);
    return json(writeOutcome(kind, reply.data, metadataOf(reply.data)), 200, visitors.headers(held));
  };

  const step = async (context: Context): Promise<Response> => {
    const body = await readObject(context, { kind: 'dict_type' });
    const { action } = body;
    if (action === undefined) throw unprocessable(problem('missing', ['body', 'action'], body));
    if (!isObject(action)) throw unprocessable(problem('dict_type', ['body', 'action'], action));
    return play(context, { type: 'step', data: action });
  };

  const state = async (context: Context): Promise<Response> => {
    const { held } = visitors.enter(context);
    const reply = await ask(held.session, { type: 'state' });
    return json(JSON.stringify(reply.data), 200, visitors.headers(held));
  };

  return {
    routes: [
      {
        method: 'GET',
        path: '/web/metadata',
        summary: 'What the page says of the environment',
        handle: () => json(desk.metadata()),
      },
      {
        method: 'POST',
        path: '/web/reset',
        summary: "Start an episode in the visitor's session",
        body: known.resetRequest,
        reply: known.result,
        handle: async (context) =>
          play(context, { type: 'reset', data: await readObject(context, { optional: true, kind: 'dict_type' }) }),
      },
      {
        method: 'POST',
        path: '/web/step',
        summary: "Answer in the visitor's session",
        body: known.stepRequest,
        reply: known.result,
        handle: step,
      },
      {
        method: 'GET',
        path: '/web/state',
        summary: "Where the visitor's session stands",
        reply: known.state,
        handle: state,
      },
    ],
    async watch(held, send) {
      const { watchers } = diaryOf(held);
      watchers.add(send);
      send(await describe(held));
      return () => void watchers.delete(send);
    },
  };
}

type Observed = Extract<ServerMessage, { type: 'observation' }>;
