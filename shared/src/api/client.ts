// The browser's client, derived from the routes (O7.2, O8-01). Loads no schema: answers come from our own server.
import type { ErrorCode } from '../kernel/errors.ts';
import type { Answers, ApiAnswer, ApiError } from './answers.ts';
import { pathTo, type RouteName, routes } from './routes.ts';

/** Requests end after 5 seconds (O7.2-01); placing an order may take longer, since it must not be given up too soon. */
export const TIMEOUT_MILLISECONDS = 5_000;

/** A call that failed: refused by the server with a code, or never answered (`code` NETWORK). */
export class CallError extends Error {
  readonly code: ErrorCode | 'NETWORK';
  readonly status: number;
  readonly details: unknown;
  readonly requestId: string | undefined;

  constructor(code: ErrorCode | 'NETWORK', message: string, status = 0, error?: ApiError) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.status = status;
    this.details = error?.details;
    this.requestId = error?.requestId;
  }
}

export interface CallOptions {
  parameters?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  timeout?: number;
  signal?: AbortSignal;
}

export interface ClientOptions {
  /** '' for the same origin. */
  origin?: string;
  fetch?: typeof fetch;
  /** The bearer token, asked again with `fresh` after a 401. */
  token?: (fresh: boolean) => Promise<string | undefined>;
}

export type Call = <Name extends RouteName>(name: Name, options?: CallOptions) => Promise<Answers[Name]>;

export function createClient(client: ClientOptions = {}): Call {
  return async (name, options = {}) => {
    const first = await send(client, name, options, false);
    const response = first.status === 401 && client.token ? await send(client, name, options, true) : first;
    return unwrap(response);
  };
}

async function send(
  client: ClientOptions,
  name: RouteName,
  options: CallOptions,
  fresh: boolean,
): Promise<Response> {
  const query = options.query ? `?${new URLSearchParams(options.query)}` : '';
  const token = await client.token?.(fresh);
  const timeout = AbortSignal.timeout(options.timeout ?? TIMEOUT_MILLISECONDS);
  try {
    return await (client.fetch ?? fetch)(
      `${client.origin ?? ''}${pathTo(name, options.parameters)}${query}`,
      {
        method: routes[name].method,
        credentials: 'same-origin',
        headers: {
          ...(options.body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...options.headers,
        },
        ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
        signal: options.signal ? AbortSignal.any([timeout, options.signal]) : timeout,
      },
    );
  } catch {
    throw unreached();
  }
}

const unreached = (): CallError =>
  new CallError('NETWORK', 'We could not reach the restaurant. Check your connection and try again.');

async function unwrap<Data>(response: Response): Promise<Data> {
  const generic = `HTTP ${response.status}: ${response.statusText}`;
  let answer: ApiAnswer<Data>;
  try {
    answer = (await response.json()) as ApiAnswer<Data>;
  } catch (error) {
    throw error instanceof SyntaxError ? new CallError('INTERNAL', generic, response.status) : unreached();
  }
  if (response.ok && answer.success) return answer.data;
  const error = answer.success ? undefined : answer.error;
  throw new CallError(error?.code ?? 'INTERNAL', error?.message ?? generic, response.status, error);
}
