// A caller's credentials: an ID token, or the session cookie with the headers that prove one of our pages sent it.
import { SESSION_COOKIE } from '@bite/shared/api/route';

/** Reads a request header by name, case-insensitively; cookies are in `cookie`. */
export type ReadHeader = (name: string) => string | undefined;

export interface Credentials {
  method: string;
  header: ReadHeader;
}

/** The session of the caller, named by the cookie or by the ID token that was made for it. */
export interface CallerSession {
  via: 'cookie' | 'bearer';
  sessionToken: string;
  startedAt: string;
  expiresAt: string;
}

/** How the session cookies of diners begin. Those of staff are tokens of Firebase Auth, which never do. */
export const DINER_COOKIE_PREFIX = 'diner.';

/** How the cookies begin that tie a guest's way to a provider and back to one browser, on our auth host. */
export const PROVIDER_COOKIE_PREFIX = 'way.';

const isOfDiner = (cookie: string): boolean => cookie.startsWith(DINER_COOKIE_PREFIX);
const isOfWay = (cookie: string): boolean => cookie.startsWith(PROVIDER_COOKIE_PREFIX);

/** The session cookie of staff in a Cookie header. On one host all kinds may be there under the one name. */
export const sessionCookieOf = (cookies: string | undefined): string | undefined =>
  onlyOne(sessionCookiesIn(cookies).filter((cookie) => !isOfDiner(cookie) && !isOfWay(cookie)));

/** The session cookie of a diner in a Cookie header. */
export const dinerCookieOf = (cookies: string | undefined): string | undefined =>
  onlyOne(sessionCookiesIn(cookies).filter(isOfDiner));

/** The cookie of a guest on the way to a provider and back. */
export const wayCookieOf = (cookies: string | undefined): string | undefined =>
  onlyOne(sessionCookiesIn(cookies).filter(isOfWay));

const sessionCookiesIn = (cookies = ''): string[] =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
    .map((cookie) => cookie.slice(SESSION_COOKIE.length + 1));

/**
 * Undefined if there are two that differ: one of them was planted by somebody who may set cookies for a parent domain, and
 * they cannot be told apart.
 */
const onlyOne = (cookies: readonly string[]): string | undefined =>
  new Set(cookies).size === 1 ? cookies[0] || undefined : undefined;

/** The host in the caller's address bar: behind Hosting, `host` is the function's own. */
export function hostOf(header: ReadHeader): string {
  return (header('x-forwarded-host') ?? header('host') ?? '').toLowerCase();
}
