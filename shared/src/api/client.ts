// The browser's API client, derived from the routes (O7.2, O8-01). It loads no schemas, since it trusts our own server.
import type { ErrorCode } from '../kernel/errors.ts';
import type { Answers, ApiAnswer, ApiError, BodyOf } from './answers.ts';
import { CSRF_HEADER, type ParameterOf, pathTo, type Route } from './route.ts';
import type { RouteName, routes } from './routes.ts';

/** The usual time limit of a request: 5 seconds (O7.2-01). */
export const TIMEOUT_MILLISECONDS = 5_000;

/**
 * The usual time limit of staff's changes, which a server that has just started may take a while to make: nobody knows about one
 * without an answer whether it is done.
 */
export const CHANGE_TIMEOUT_MILLISECONDS = 15_000;

const timeoutOf = ({ timeout, method, audience }: Route): number =>
  timeout ?? (method === 'GET' || audience === 'public' ? TIMEOUT_MILLISECONDS : CHANGE_TIMEOUT_MILLISECONDS);

/** A failed call: refused by the server with a code, or without an answer (`code` NETWORK). */
export class CallError extends Error {
  readonly code: ErrorCode | 'NETWORK';
  readonly status: number;
  readonly details: unknown;
  readonly requestId: string | undefined;

  constructor(code: ErrorCode | 'NETWORK', message: string, status = 0, error?: Partial<ApiError>) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.status = status;
    this.details = error?.details;
    this.requestId = error?.requestId;
  }
}

interface CommonOptions {
  query?: Readonly<Record<string, string | number | undefined>>;
  headers?: Readonly<Record<string, string>>;
  timeout?: number;
  signal?: AbortSignal;
}

type Parameters<Name extends RouteName> = ParameterOf<(typeof routes)[Name]['path']>;

/** Exactly the parameters and the body that the route needs. */
export type CallOptions<Name extends RouteName> = CommonOptions &
  ([Parameters<Name>] extends [never]
    ? { parameters?: undefined }
    : { parameters: Readonly<Record<Parameters<Name>, string | number>> }) &
  ([BodyOf<Name>] extends [undefined] ? { body?: undefined } : { body: BodyOf<Name> });

export interface ClientOptions {
  /** '' for the same origin. */
  origin?: string;
  fetch?: typeof fetch;
  /** Returns the bearer token; called again with `fresh` after a 401. */
  token?: (fresh: boolean) => Promise<string | undefined>;
  /** Gives access to a deployment that its host protects from the public. */
  bypassSecret?: string;
}

type Routes = typeof routes;

/** Calls the endpoints of these names; all of them by default. */
export type Call<Names extends RouteName = RouteName> = <Name extends Names>(
  name: Name,
  ...options: object extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>]
) => Promise<Answers[Name]>;

/** For any route. */
export interface SomeCallOptions extends CommonOptions {
  parameters?: Readonly<Record<string, string | number>>;
  body?: unknown;
}

/**
 * After a 401 the token is refreshed and the call repeated, once per call (O8-02).
 * @param table The endpoints that it knows: a page loads only the names of those that it calls.
 */
export function createClient<Names extends RouteName>(
  table: Pick<Routes, Names>,
  client: ClientOptions = {},
): Call<Names> {
  const call = async (name: Names, options: SomeCallOptions = {}): Promise<unknown> => {
    const route: Route = table[name];
    const token = await client.token?.(false);
    const first = await send(client, route, options, token);
    if (first.status !== 401 || token === undefined) return unwrap(first);
    const fresh = await client.token?.(true);
    if (fresh === undefined) throw new CallError('UNAUTHENTICATED', SIGN_IN_AGAIN, 401);
    return unwrap(await send(client, route, options, fresh));
  };
  return call as Call<Names>;
}

const SIGN_IN_AGAIN = 'Your session has ended. Please sign in again.';

async function send(
  { origin = '', fetch: ask = fetch, bypassSecret }: ClientOptions,
  route: Route,
  { parameters, query, body, headers, timeout, signal }: SomeCallOptions,
  token: string | undefined,
): Promise<Response> {
  const { method, ownPagesOnly } = route;
  const ending = AbortSignal.timeout(timeout ?? timeoutOf(route));
  try {
    return await ask(`${origin}${pathTo(route, parameters)}${searchOf(query)}`, {
      method,
      credentials: 'include',
      headers: {
        ...((method !== 'GET' || ownPagesOnly) && { [CSRF_HEADER]: '1' }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(bypassSecret && { 'x-vercel-protection-bypass': bypassSecret }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([ending, signal]) : ending,
    });
  } catch {
    throw unreached();
  }
}

function searchOf(query: CommonOptions['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `${search}` && `?${search}`;
}

const unreached = (): CallError =>
  new CallError('NETWORK', 'We could not reach the restaurant. Check your connection and try again.');

const isFile = ({ headers }: Response): boolean =>
  headers.get('content-disposition')?.startsWith('attachment') === true;

/** Proxies, for example, may answer instead of our server, so the answer's form is checked. */
async function unwrap<Data>(response: Response): Promise<Data> {
  const { ok, status, statusText } = response;
  const generic = `HTTP ${status}: ${statusText}`;
  let answer: ApiAnswer<Data> | null;
  try {
    if (ok && isFile(response)) return (await response.text()) as Data;
    answer = (await response.json()) as ApiAnswer<Data> | null;
  } catch (error) {
    throw error instanceof SyntaxError ? new CallError('INTERNAL', generic, status) : unreached();
  }
  if (ok && answer?.success) return answer.data;
  const error = answer?.success === false ? answer.error : undefined;
  throw new CallError(error?.code ?? 'INTERNAL', error?.message ?? generic, status, error);
}
