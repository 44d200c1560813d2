// The one way to call an outside service over HTTP. Nothing calls one yet: the card gateway's adapter will be the first. Mail
// and Firebase have clients of their makers'. One client a service: what is known of its health is known to all its calls.
import { lookup as systemLookup } from 'node:dns';
import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
} from 'cockatiel';
import { Agent, request as send } from 'undici';
import type { Log } from '../../ports/log.ts';
import { OutboundError, outboundErrorOf } from './outbound-error.ts';
import {
  ForbiddenAddress,
  guardedLookup,
  type IsAllowed,
  isPublicAddress,
  literalAddress,
} from './public-address.ts';

export interface OutboundRequest {
  /** Which call it is, for the log: 'capture'. The address is not logged: it may hold names and keys. */
  name: string;
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** Twice does what once does, though its method does not say so: it may be sent again. */
  isRepeatable?: true;
}

export interface OutboundAnswer {
  status: number;
  /** By small letters; of several of a name the first. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export interface OutboundOptions {
  /** For the log: 'card gateway'. */
  service: string;
  /**
   * Where it may call: exactly these origins, from the configuration and wherever they lie; or whatever host people typed, by
   * https and where it has public addresses alone.
   */
  to: { origins: readonly string[] } | 'typedHosts';
  log: Log;
  /** Milliseconds for a call, with all that is tried for it. */
  timeLimit?: number;
  /** Bytes of an answer. */
  maxBytes?: number;
  /** Milliseconds before the first repeat; twice as many before each further one, and by chance less. */
  firstPause?: number;
  /** For tests. */
  network?: { resolve?: typeof systemLookup; isAllowed?: IsAllowed; insecure?: true; random?: () => number };
}

export interface OutboundClient {
  /** Any status is an answer, redirects too: they are not followed. Throws OutboundError. */
  send(request: OutboundRequest): Promise<OutboundAnswer>;
  close(): Promise<void>;
}

const REPEATS = 2;
/** A service that asks for longer than this is not waited for. */
const LONGEST_PAUSE = 5_000;
const FAILURES_IN_A_ROW = 5;
const REST = 20_000;
/** Hosts whose health is known at a time. */
const MOST_HOSTS = 500;

const safeMethods: readonly string[] = ['GET', 'HEAD', 'PUT', 'DELETE'];
const worthRepeating: readonly number[] = [429, 502, 503, 504];
const passing: readonly string[] = ['TIMEOUT', 'UNREACHABLE', 'BROKEN_ANSWER'];

export function outboundClient(options: OutboundOptions): OutboundClient {
  const {
    service,
    to,
    log,
    timeLimit = 10_000,
    maxBytes = 1_000_000,
    firstPause = 200,
    network = {},
  } = options;
  const { isAllowed = isPublicAddress, resolve = systemLookup, random = Math.random } = network;
  const agent = new Agent({
    maxResponseSize: maxBytes,
    connect: {
      timeout: Math.min(timeLimit, 5_000),
      ...(to === 'typedHosts' && { lookup: guardedLookup(isAllowed, resolve) }),
    },
  });
  const breakers = new Map<string, CircuitBreakerPolicy>();

  function breakerOf(origin: string): CircuitBreakerPolicy {
    const known = breakers.get(origin);
    if (known) return known;
    const [oldest] = breakers.keys();
    if (oldest !== undefined && breakers.size >= MOST_HOSTS) breakers.delete(oldest);
    const isItsFault = (error: unknown) => isPassing(error);
    const made = circuitBreaker(
      handleWhen(isItsFault).orWhenResult((answer) => isDown(answer)),
      {
        halfOpenAfter: REST,
        breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
      },
    );
    breakers.set(origin, made);
    return made;
  }

  async function attempt(request: OutboundRequest, signal: AbortSignal): Promise<OutboundAnswer> {
    const { method, url, headers, body } = request;
    try {
      const sent = { 'accept-encoding': 'identity', ...headers };
      const answer = await send(url, {
        dispatcher: agent,
        method,
        headers: sent,
        signal,
        body: body ?? null,
      });
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      return { status: answer.statusCode, headers: firstOf(answer.headers), body: bytes };
    } catch (error) {
      throw outboundErrorOf(service, error);
    }
  }

  async function sendWithin(request: OutboundRequest, count: () => void): Promise<OutboundAnswer> {
    const { origin } = addressOf(options, request.url);
    const breaker = breakerOf(origin);
    const signal = AbortSignal.timeout(timeLimit);
    const isSafe = request.isRepeatable === true || safeMethods.includes(request.method);
    const repeats = retry(
      handleWhen(
        (error) => isPassing(error) && !signal.aborted && (isSafe || !error.mayHaveArrived),
      ).orWhenResult(
        (answer) =>
          isSafe &&
          worthRepeating.includes((answer as OutboundAnswer).status) &&
          pauseAsked(answer) <= LONGEST_PAUSE,
      ),
      {
        maxAttempts: REPEATS,
        backoff: new DelegateBackoff(({ attempt: number, result }) =>
          Math.max(
            'value' in result ? pauseAsked(result.value) : 0,
            firstPause * 2 ** (number - 1) * (0.5 + random() / 2),
          ),
        ),
      },
    );
    return repeats.execute(
      () =>
        breaker.execute(() => {
          count();
          return attempt(request, signal);
        }),
      signal,
    );
  }

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
        const failure = outboundErrorOf(service, error);
        log.error('outbound', { ...line(), failure: failure.code });
        throw failure;
      }
    },
    close: () => agent.destroy(),
  };
}

/** Throws where it may not call there. */
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
    throw outboundErrorOf(service, new ForbiddenAddress());
  return url;
}

const isPassing = (error: unknown): error is OutboundError =>
  error instanceof OutboundError && passing.includes(error.code);

const isDown = (answer: unknown): boolean => (answer as OutboundAnswer).status >= 500;

/** Milliseconds that the service asks for by Retry-After, in seconds; a date is left to our own pause. */
function pauseAsked(answer: unknown): number {
  const seconds = Number((answer as OutboundAnswer).headers['retry-after'] ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

function firstOf(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      const first = Array.isArray(value) ? value[0] : value;
      return first === undefined ? [] : [[name.toLowerCase(), first]];
    }),
  );
}
