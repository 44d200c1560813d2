// When a call to an outside service is repeated, and when a host that fails is left alone for a while.
import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IRetryBackoffContext,
  type RetryPolicy,
  retry,
} from 'cockatiel';
import { OutboundError } from './outbound-error.ts';

/** What an answer must tell. */
interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
}

const REPEATS = 2;
/** The longest Retry-After that is respected; beyond it the call fails. */
const LONGEST_PAUSE = 5_000;
const FAILURES_IN_A_ROW = 5;
const REST = 20_000;
/** The number of hosts whose circuit breaker state is kept. */
const MOST_HOSTS = 500;

const worthRepeating: readonly number[] = [429, 502, 503, 504];
const passing: readonly string[] = ['TIMEOUT', 'UNREACHABLE', 'BROKEN_ANSWER'];

const isPassing = (error: unknown): error is OutboundError =>
  error instanceof OutboundError && passing.includes(error.code);

const isDown = (answer: unknown): boolean => (answer as Answer).status >= 500;

/** The circuit breaker of an origin, the same each time. */
export function breakersByOrigin(): (origin: string) => CircuitBreakerPolicy {
  const breakers = new Map<string, CircuitBreakerPolicy>();
  return (origin) => {
    const known = breakers.get(origin);
    if (known) return known;
    const [oldest] = breakers.keys();
    if (oldest !== undefined && breakers.size >= MOST_HOSTS) breakers.delete(oldest);
    const made = circuitBreaker(
      handleWhen((error) => isPassing(error)).orWhenResult((answer) => isDown(answer)),
      { halfOpenAfter: REST, breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW) },
    );
    breakers.set(origin, made);
    return made;
  };
}

interface RepeatOptions {
  /** A repeat does no harm even if the call has arrived. */
  isSafe: boolean;
  /** Ends the call, repeats included. */
  signal: AbortSignal;
  /** Milliseconds. */
  firstPause: number;
  random: () => number;
}

export function repeatsOf({ isSafe, signal, firstPause, random }: RepeatOptions): RetryPolicy {
  const isWorthIt = handleWhen(
    (error) => isPassing(error) && !signal.aborted && (isSafe || !error.mayHaveArrived),
  ).orWhenResult(
    (answer) =>
      isSafe && worthRepeating.includes((answer as Answer).status) && pauseAsked(answer) <= LONGEST_PAUSE,
  );
  const backoff = new DelegateBackoff(({ attempt, result }: IRetryBackoffContext<unknown>) =>
    Math.max(
      'value' in result ? pauseAsked(result.value) : 0,
      firstPause * 2 ** (attempt - 1) * (0.5 + random() / 2),
    ),
  );
  return retry(isWorthIt, { maxAttempts: REPEATS, backoff });
}

/** Retry-After in milliseconds; a date is ignored and our own pause is used. */
function pauseAsked(answer: unknown): number {
  const seconds = Number((answer as Answer).headers['retry-after'] ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}
