// One endpoint as browsers need to know it, and how its URL is built.

export const API_BASE = '/api/v1';

/** Every request that changes something has this header, which pages of other origins cannot send without our consent. */
export const CSRF_HEADER = 'x-bite-csrf';

/** The only cookie that Firebase Hosting forwards to functions. */
export const SESSION_COOKIE = '__session';

/**
 * public: anyone. account: anyone with an ID token, with or without a session. signedIn: anyone with a valid session, even
 * without an active user record. staff: a signed-in, active user; the use-case checks their permissions. diner: who has signed
 * in on a restaurant's site, with a session that opens nothing else.
 */
export type Audience = 'public' | 'account' | 'signedIn' | 'staff' | 'diner';

interface AnyRoute {
  /** Below API_BASE, with :parameters. */
  path: string;
  audience: Audience;
  /**
   * Anyone may call, but only from our own pages: it begins or ends a sign-in, so CSRF_HEADER is required for every caller.
   * Elsewhere it is required together with a session cookie.
   */
  ownPagesOnly?: true;
  /** Anyone may call; the handler learns which diner is signed in, if one is. */
  knowsDiner?: true;
  /** The browser's time limit in milliseconds, if not the usual one: `timeoutOf` in client.ts. */
  timeout?: number;
}

export type Route = AnyRoute &
  (
    | {
        method: 'POST';
        /**
         * Whether a repeat would create something twice: then its contract takes an Idempotency-Key, and our own clients
         * send one. A sign-in and a mail may be repeated.
         */
        creates: boolean;
      }
    | { method: 'GET' | 'PUT' | 'PATCH' | 'DELETE'; creates?: never }
  );

/** The names of a path's :parameters. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The path with its :parameters filled in and encoded; unknown values are ignored. */
export function pathTo(
  { path }: Pick<Route, 'path'>,
  parameters: Readonly<Record<string, string | number>> = {},
): string {
  const filled = path.replace(/:([a-zA-Z]+)/g, (_, key: string) => {
    const value = parameters[key];
    if (value === undefined) throw new Error(`${path} needs ${key}`);
    return encodeURIComponent(String(value));
  });
  return `${API_BASE}${filled}`;
}
