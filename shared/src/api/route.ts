// One endpoint as browsers need to know it, and how its address is made.

export const API_BASE = '/api/v1';

/** Every call that changes something carries it: no page of another origin can send it without our leave. */
export const CSRF_HEADER = 'x-bite-csrf';

/** The one cookie that Firebase Hosting forwards to functions (decisions 10). */
export const SESSION_COOKIE = '__session';

/**
 * public: anyone. account: whoever has proven an account, by an ID token that need not belong to a session yet. signedIn:
 * whoever has a live session, whether or not a record of them exists or is active. staff: a signed-in, active user; the
 * handler checks what they may do where.
 */
export type Audience = 'public' | 'account' | 'signedIn' | 'staff';

interface AnyRoute {
  /** Below API_BASE, with :parameters. */
  path: string;
  audience: Audience;
  /**
   * Anyone may call, but from our own pages only: it begins or ends a sign-in, so that CSRF_HEADER is asked for whoever
   * calls. Elsewhere a session cookie that proves who calls asks for it.
   */
  ownPagesOnly?: true;
  /** How long a browser waits, in milliseconds, where it is not TIMEOUT_MILLISECONDS. */
  timeout?: number;
}

export type Route = AnyRoute &
  (
    | {
        method: 'POST';
        /**
         * Whether a repeat would make a second one of something that is kept: then its contract takes an Idempotency-Key and
         * our own clients send one (decisions 25). A sign-in and a mail may come twice.
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

/** The path with its :parameters filled in and encoded; unknown values stay out of it. */
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
