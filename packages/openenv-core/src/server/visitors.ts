import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Held, Sessions } from '../sessions.ts';
import { HttpError } from './routes.ts';

export const COOKIE = 'openenv_session';
export const HEADER = 'x-session-id';

/** How a request over plain HTTP says which session it belongs to: in its body, a header or a cookie. */
export interface Visitors {
  /** The session that the request names; `undefined` when it names none. An id that leads nowhere is refused. */
  find(context: Context, named?: unknown): Held | undefined;
  /** The same, opening a session when none is named or when a cookie has outlived its session. */
  enter(context: Context, named?: unknown): { readonly held: Held; readonly isNew: boolean };
  /** Response headers that tell the client its session. */
  headers(held: Held): Record<string, string>;
}

export function createVisitors(sessions: Sessions, idle: number): Visitors {
  const lookUp = (context: Context, named: unknown): { id?: string; explicit: boolean } => {
    if (named !== undefined && named !== null) {
      if (typeof named !== 'string') throw new HttpError(422, 'session_id must be a text');
      return { id: named, explicit: true };
    }
    const header = context.req.header(HEADER);
    if (header) return { id: header, explicit: true };
    const cookie = getCookie(context, COOKIE);
    return cookie ? { id: cookie, explicit: false } : { explicit: false };
  };
  const unknown = (id: string): HttpError =>
    new HttpError(
      404,
      `No session ${id.slice(0, 80)}: it was closed or lay idle for too long. POST /reset opens another`,
    );

  return {
    find(context, named) {
      const { id } = lookUp(context, named);
      if (id === undefined) return undefined;
      const held = sessions.find(id);
      if (!held) throw unknown(id);
      return held;
    },
    enter(context, named) {
      const { id, explicit } = lookUp(context, named);
      const held = id === undefined ? undefined : sessions.find(id);
      if (held) return { held, isNew: false };
      if (id !== undefined && explicit) throw unknown(id);
      return { held: sessions.visit(), isNew: true };
    },
    headers: ({ id }) => ({ [HEADER]: id, 'set-cookie': cookieFor(id, idle) }),
  };
}

export const cookieFor = (id: string, idle: number): string =>
  `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${Math.ceil(idle / 1000)}`;
