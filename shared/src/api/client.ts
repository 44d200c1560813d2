// The browser's client, derived from the routes (O7.2, O8-01). Loads no schema: answers come from our own server.
import type { ErrorCode } from '../kernel/errors.ts';
import type { Answers, ApiAnswer, ApiError, BodyOf } from './answers.ts';
import { CSRF_HEADER, type ParameterOf, pathTo, type Route } from './route.ts';
import type { RouteName, routes } from './routes.ts';

/** Requests end after 5 seconds (O7.2-01), where the route names no other time. */
export const TIMEOUT_MILLISECONDS = 5_000;

/** A call that failed: refused by the server with a code, or never answered (`code` NETWORK). */
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

/** What the route's path and body need, no more and no less. */
export type CallOptions<Name extends RouteName> = CommonOptions &
  ([Parameters<Name>] extends [never]
    ? { parameters?: undefined }
    : { parameters: Readonly<Record<Parameters<Name>, string | number>> }) &
  ([BodyOf<Name>] extends [undefined] ? { body?: undefined } : { body: BodyOf<Name> });

export interface ClientOptions {
  /** '' for the same origin. */
  origin?: string;
  fetch?: typeof fetch;
  /** The bearer token, asked again with `fresh` after a 401. */
  token?: (fresh: boolean) => Promise<string | undefined>;
  /** Opens a deployment that its host protects from the public. */
  bypassSecret?: string;
}

type Routes = typeof routes;

/** Calls the endpoints of these names; of all of them where nothing is said. */
export type Call<Names extends RouteName = RouteName> = <Name extends Names>(
  name: Name,
  ...options: object extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>]
) => Promise<Answers[Name]>;

/** Of any route. */
export interface SomeCallOptions extends CommonOptions {
  parameters?: Readonly<Record<string, string | number>>;
  body?: unknown;
}

/**
 * Tokens are renewed once a call, and the call repeated once, after a 401 (O8-02).
 * @param table The endpoints it knows: a page loads the names of those that it calls.
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
  const { method, timeout: usual = TIMEOUT_MILLISECONDS } = route;
  const ending = AbortSignal.timeout(timeout ?? usual);
  try {
    return await ask(`${origin}${pathTo(route, parameters)}${searchOf(query)}`, {
      method,
      credentials: 'include',
      headers: {
        ...(method !== 'GET' && { [CSRF_HEADER]: '1' }),
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

/** Others may answer in our place, proxies for one: nothing is taken for granted but what is looked at. */
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
