import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface Credentials {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}

/** Who may come in. */
export interface Gate {
  admits(credentials: Credentials): boolean;
  /** What a browser that has just been asked for the key gets to come in with from then on. */
  passFor(credentials: Credentials): string | undefined;
}

/**
 * With a key, programs send it as a bearer token. A browser cannot when it opens a page: it asks its user, sends the key as a
 * password, and is handed a cookie, since it would not repeat the password for a WebSocket. Without a key, all may come in.
 */
export function createGate(key: string | undefined): Gate {
  if (key === undefined) return { admits: () => true, passFor: () => undefined };
  const pass = createHmac('sha256', key).update(COOKIE).digest('base64url');
  const hasPassword = ({ authorization }: Credentials): boolean => isSame(passwordIn(authorization), key);
  return {
    admits: (credentials) =>
      isSame(credentials.authorization, `Bearer ${key}`) ||
      hasPassword(credentials) ||
      isSame(cookieIn(credentials.cookie), pass),
    passFor: (credentials) =>
      hasPassword(credentials) ? `${COOKIE}=${pass}; Path=/; HttpOnly; SameSite=Strict` : undefined,
  };
}

const COOKIE = 'openenv_pass';

/** What a refusal offers: a browser that opens a page is told to ask for a password. */
export const challengeFor = (accept = ''): string =>
  accept.includes('text/html') ? 'Basic realm="the key as password", charset="UTF-8"' : 'Bearer';

function passwordIn(authorization = ''): string | undefined {
  const encoded = /^Basic ([\w+/=]+)$/i.exec(authorization)?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}

const cookieIn = (cookies = ''): string | undefined =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/** Takes as long for a wrong text as for the right one. */
const isSame = (given: string | undefined, wanted: string): boolean =>
  timingSafeEqual(digest(given ?? ''), digest(wanted));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
