// The only way to call an outside service over HTTP. Mail and Firebase have their own
// clients. One client per service, so that its circuit breaker sees all calls.
import { lookup as systemLookup } from 'node:dns';
import { Agent, request as send } from 'undici';
import type { Log } from '../../ports/log.ts';
import { OutboundError } from './outbound-error.ts';
import {
  ForbiddenAddress,
  guardedLookup,
  type IsAllowed,
  isPublicAddress,
  literalAddress,
} from './public-address.ts';
import { breakersByOrigin, repeatsOf } from './repeats.ts';
import { toOutboundError } from './to-outbound-error.ts';

export interface OutboundRequest {
  /** The name of the call for the log: 'capture'. The address is not logged, since it may contain names and keys. */
  name: string;
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** Whether it may be repeated after it has arrived, if its method says otherwise. */
  isRepeatable?: boolean;
  /** Milliseconds, if not those of the client. */
  timeLimit?: number;
}

export interface OutboundAnswer {
  status: number;
  /** By lower-case name; the first of several headers with one name. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export interface OutboundOptions {
  /** For the log: 'card gateway'. */
  service: string;
  /**
   * The allowed targets: exactly these origins from the configuration, wherever they are; or any host that people typed, by
   * https and at public addresses only.
   */
  to: { origins: readonly string[] } | 'typedHosts';
  /** The certificate that the client shows to the service, with its key, in PEM. */
  identity?: { cert: string; key: string };
  log: Log;
  /** Time limit for a call in milliseconds, repeats included. */
  timeLimit?: number;
  /** The size limit of an answer in bytes. */
  maxBytes?: number;
  /** Milliseconds before the first repeat; doubles with each further one, minus a random part. */
  firstPause?: number;
  /** For tests. */
  network?: { resolve?: typeof systemLookup; isAllowed?: IsAllowed; insecure?: true; random?: () => number };
}

export interface OutboundClient {
  /** Returns any status as an answer; redirects are not followed. Throws OutboundError. */
  send(request: OutboundRequest): Promise<OutboundAnswer>;
  close(): Promise<void>;
}

const TIME_LIMIT = 10_000;
const safeMethods: readonly string[] = ['GET', 'HEAD', 'PUT', 'DELETE'];
export function outboundClient(options: OutboundOptions): OutboundClient {
  const { service, log } = options;
  const agent = agentOf(options);
  const sendWithin = sender(options, agent);
  return {
    async send(request) {
      const started = performance.now();
      let attempts = 0;
      const line = () => ({
        ...{ service, call: request.name, method: request.method, attempts },
        milliseconds: Math.round(performance.now() - started),
      });
      try {
        const answer = await sendWithin(request, () => {
          attempts += 1;
        });
        log.info('outbound', { ...line(), status: answer.status });
        return answer;
      } catch (error) {
        const failure = toOutboundError(service, error);
        log.error('outbound', { ...line(), failure: failure.code });
        throw failure;
      }
    },
    close: () => agent.destroy(),
  };
}

function agentOf({
  to,
  identity,
  timeLimit = TIME_LIMIT,
  maxBytes = 1_000_000,
  network = {},
}: OutboundOptions): Agent {
  const { isAllowed = isPublicAddress, resolve = systemLookup } = network;
  return new Agent({
    maxResponseSize: maxBytes,
    connect: {
      timeout: Math.min(timeLimit, 5_000),
      ...identity,
      ...(to === 'typedHosts' && { lookup: guardedLookup(isAllowed, resolve) }),
    },
  });
}

/** Sends within the time limit, with repeats; `count` is called for each attempt. */
function sender(
  options: OutboundOptions,
  agent: Agent,
): (request: OutboundRequest, count: () => void) => Promise<OutboundAnswer> {
  const { service, timeLimit = TIME_LIMIT, firstPause = 200, network = {} } = options;
  const { random = Math.random } = network;
  const breakerOf = breakersByOrigin();
  return async (request, count) => {
    const { origin } = addressOf(options, request.url);
    const breaker = breakerOf(origin);
    const signal = AbortSignal.timeout(request.timeLimit ?? timeLimit);
    const isSafe = request.isRepeatable ?? safeMethods.includes(request.method);
    const once = () => {
      count();
      return attempt(service, agent, request, signal);
    };
    return repeatsOf({ isSafe, signal, firstPause, random }).execute(() => breaker.execute(once), signal);
  };
}

async function attempt(
  service: string,
  dispatcher: Agent,
  { method, url, headers, body }: OutboundRequest,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  try {
    const sent = { 'accept-encoding': 'identity', ...headers };
    const answer = await send(url, { dispatcher, method, headers: sent, signal, body: body ?? null });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, headers: firstOf(answer.headers), body: bytes };
  } catch (error) {
    throw toOutboundError(service, error);
  }
}

/** Throws where calls to this address are not allowed. */
function addressOf({ service, to, network = {} }: OutboundOptions, text: string): URL {
  const url = new URL(text);
  const forbidden = new OutboundError(service, 'FORBIDDEN_ADDRESS', false);
  if (url.username !== '' || url.password !== '') throw forbidden;
  if (to !== 'typedHosts') {
    if (!to.origins.includes(url.origin)) throw forbidden;
    return url;
  }
  if (url.protocol !== 'https:' && network.insecure !== true) throw forbidden;
  const literal = literalAddress(url.hostname);
  if (literal !== undefined && !(network.isAllowed ?? isPublicAddress)(literal))
    throw toOutboundError(service, new ForbiddenAddress());
  return url;
}

function firstOf(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      const first = Array.isArray(value) ? value[0] : value;
      return first === undefined ? [] : [[name.toLowerCase(), first]];
    }),
  );
}
