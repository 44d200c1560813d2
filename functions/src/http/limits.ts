// Enforces the rate limits across all instances. An instance takes a portion of the remaining allowance and grants from it,
// so that most requests read no document. While the store is unavailable, each instance counts on its own.
import type { RouteName } from '@bite/shared/api/routes';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Allowances } from '../ports/allowances.ts';
import type { Log } from '../ports/log.ts';
import type { Origin } from './address-groups.ts';
import { INSTANCES, type Policies, type Policy, type Subject } from './limit-policies.ts';

export interface Limiter {
  /** Before anything of the request is examined. Throws RATE_LIMITED. */
  fromAddress(name: RouteName, origin: Origin): Promise<void>;
  /** Once caller and endpoint are known. Throws RATE_LIMITED. */
  fromCaller(
    name: RouteName,
    caller: { user?: string; restaurant?: string; recipient?: string; recipientFrom?: string },
  ): Promise<void>;
}

export interface LimiterDeps {
  policies: Policies;
  allowances: Allowances;
  log: Log;
  /** Milliseconds. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

interface Bucket {
  left: number;
  endsAt: number;
  /** The shared allowance is used up. */
  isSpent: boolean;
  waiting: number;
  /** Granted by this instance alone while the store did not answer. */
  alone: number;
  asking?: Promise<void>;
}

/** Longer than the store normally takes, shorter than a diner waits. */
const PATIENCE = 2_000;
const MOST_BUCKETS = 50_000;
/** For this long an unresponsive store is not asked again; requests then pass without delay. */
const SILENCE = 5_000;

const messages: Readonly<Record<Subject, string>> = {
  address: 'Too many requests from your network - please try again in a few minutes',
  nearest: 'Too many requests from your network - please try again in a few minutes',
  recipient: 'A mail has been sent there already - please look for it, or try again in a few minutes',
  recipientFrom: 'A mail has been sent there already - please look for it, or try again in a few minutes',
  user: 'Too many requests - please try again in a few minutes',
  restaurant: 'This restaurant is very busy - please try again in a minute',
};

/** Whether the store responds. */
interface Store {
  /** Not asked before this time. */
  silentUntil: number;
  /** Whether its outage has been logged since it last responded. */
  isMissed: boolean;
}

export function createLimiter(given: LimiterDeps): Limiter {
  const deps = { ...given, store: { silentUntil: 0, isMissed: false } };
  const buckets = new Map<string, Bucket>();
  const policiesOf = bySubject(deps.policies);
  const take = (policy: Policy, subject: string) => takeOne(deps, buckets, policy, subject);
  return {
    async fromAddress(name, { address, nearest }) {
      const policies = policiesOf(name);
      // Limits the number of documents that forged addresses can create.
      for (const policy of policies.nearest) assertNotSpent(deps, buckets, policy, nearest);
      for (const policy of policies.address) await take(policy, address);
      for (const policy of policies.nearest) await take(policy, nearest);
    },
    async fromCaller(name, caller) {
      const policies = policiesOf(name);
      for (const by of ['recipientFrom', 'recipient', 'user', 'restaurant'] as const) {
        const subject = caller[by];
        if (subject !== undefined) for (const policy of policies[by]) await take(policy, subject);
      }
    },
  };
}

type BySubject = Readonly<Record<Subject, readonly Policy[]>>;

/** Sorted once, since every request looks them up. */
function bySubject(policies: Policies): (name: RouteName) => BySubject {
  const sorted = (list: readonly Policy[]): BySubject => {
    const of = (subject: Subject): readonly Policy[] => list.filter(({ by }) => by === subject);
    return {
      address: of('address'),
      nearest: of('nearest'),
      user: of('user'),
      restaurant: of('restaurant'),
      recipient: of('recipient'),
      recipientFrom: of('recipientFrom'),
    };
  };
  const none = sorted([]);
  const entries = Object.entries(policies).map(([name, list]) => [name, sorted(list)] as const);
  const byRoute: Readonly<Record<string, BySubject>> = Object.fromEntries(entries);
  return (name) => byRoute[name] ?? none;
}

/** Lets everything through, for tests and measurements of something else. */
export const noLimiter: Limiter = { fromAddress: async () => undefined, fromCaller: async () => undefined };

type CountingDeps = LimiterDeps & { store: Store };

function keyOf(policy: Policy, subject: string, now: number): { key: string; endsAt: number } {
  const start = Math.floor(now / policy.windowMs) * policy.windowMs;
  return { key: `${policy.name} ${policy.by} ${subject} ${start}`, endsAt: start + policy.windowMs };
}

function bucketOf(
  buckets: Map<string, Bucket>,
  policy: Policy,
  { key, endsAt }: { key: string; endsAt: number },
  now: number,
): Bucket {
  const known = buckets.get(key);
  if (known) return known;
  if (buckets.size >= MOST_BUCKETS) sweep(buckets, now);
  const bucket: Bucket = { left: policy.free, endsAt, isSpent: false, waiting: 0, alone: 0 };
  buckets.set(key, bucket);
  return bucket;
}

/**
 * Drops expired entries and, if that is not enough, the older half. A dropped entry starts again with its free requests;
 * only the store still knows what it has granted, and nobody knows what this instance granted alone.
 */
function sweep(buckets: Map<string, Bucket>, now: number): void {
  for (const [key, { endsAt }] of buckets) if (endsAt <= now) buckets.delete(key);
  for (const key of [...buckets.keys()].slice(0, buckets.size - MOST_BUCKETS / 2)) buckets.delete(key);
}

function assertNotSpent(
  { now }: LimiterDeps,
  buckets: Map<string, Bucket>,
  policy: Policy,
  subject: string,
): void {
  const bucket = buckets.get(keyOf(policy, subject, now()).key);
  if (bucket?.isSpent && bucket.left === 0) throw limited(policy, bucket.endsAt - now());
}

async function takeOne(
  deps: CountingDeps,
  buckets: Map<string, Bucket>,
  policy: Policy,
  subject: string,
): Promise<void> {
  const now = deps.now();
  const at = keyOf(policy, subject, now);
  const bucket = bucketOf(buckets, policy, at, now);
  bucket.waiting += 1;
  try {
    while (bucket.left === 0) {
      if (bucket.isSpent) throw limited(policy, bucket.endsAt - deps.now());
      if (deps.now() < deps.store.silentUntil) {
        if (giveAlone(bucket, policy, 1) === 0) throw limited(policy, bucket.endsAt - deps.now());
      } else {
        bucket.asking ??= refill(deps, policy, at.key, bucket);
        await bucket.asking;
      }
    }
    bucket.left -= 1;
  } finally {
    bucket.waiting -= 1;
  }
}

/** Grants without asking the store, at most the shared maximum per window. Returns how many. */
function giveAlone(bucket: Bucket, policy: Policy, wanted: number): number {
  const given = Math.max(0, Math.min(wanted, policy.max - bucket.alone));
  bucket.alone += given;
  bucket.left += given;
  return given;
}

/** One request to the store per key at a time, for all requests that wait for it. */
async function refill(deps: CountingDeps, policy: Policy, key: string, bucket: Bucket): Promise<void> {
  const { store } = deps;
  const wanted = Math.max(policy.portion, bucket.waiting);
  const max = policy.max - policy.free * INSTANCES;
  try {
    const taken = deps.allowances.take(key, { max, endsAt: bucket.endsAt }, wanted);
    const late = deps.wait(PATIENCE).then(() => undefined);
    const given = await Promise.race([taken, late]);
    if (given === undefined) throw new Error(`no answer within ${PATIENCE} ms`);
    bucket.left += given;
    bucket.isSpent = given === 0;
    store.isMissed = false;
  } catch (error) {
    store.silentUntil = deps.now() + SILENCE;
    if (!store.isMissed)
      deps.log.error('calls cannot be counted', {
        limit: policy.name,
        by: policy.by,
        reason: error instanceof Error ? error.message : String(error),
      });
    store.isMissed = true;
    giveAlone(bucket, policy, wanted);
  } finally {
    delete bucket.asking;
  }
}

/** @param wait Milliseconds until the next window. */
function limited({ by, message = messages[by] }: Policy, wait: number): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil(wait / 1000));
  return new DomainError('RATE_LIMITED', message, { retryAfterSeconds });
}
