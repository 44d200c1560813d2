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

/**
 * The session cookie of a Cookie header. Undefined if there are two that differ: one of them was planted by somebody who may
 * set cookies for a parent domain, and they cannot be told apart.
 */
export function sessionCookieOf(cookies: string | undefined): string | undefined {
  const own = (cookies ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
    .map((cookie) => cookie.slice(SESSION_COOKIE.length + 1));
  return new Set(own).size === 1 ? own[0] || undefined : undefined;
}

/** The host in the caller's address bar: behind Hosting, `host` is the function's own. */
export function hostOf(header: ReadHeader): string {
  return (header('x-forwarded-host') ?? header('host') ?? '').toLowerCase();
}
