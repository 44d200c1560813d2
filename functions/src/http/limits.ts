// Enforces the rate limits for all instances together. An instance takes a portion of what is left and serves from it, so
// that most calls read no document. While the store is unavailable, each instance counts for itself.
import type { RouteName } from '@bite/shared/api/routes';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Allowances } from '../ports/allowances.ts';
import type { Log } from '../ports/log.ts';
import type { Origin } from './address-groups.ts';
import { INSTANCES, type Policies, type Policy, type Subject } from './limit-policies.ts';

export interface Limiter {
  /** Before anything of the call is looked at. Throws RATE_LIMITED. */
  fromAddress(name: RouteName, origin: Origin): Promise<void>;
  /** Once it is known who calls for what. Throws RATE_LIMITED. */
  fromCaller(
    name: RouteName,
    caller: { user?: string; restaurant?: string; recipient?: string },
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
  /** All instances together have given out everything. */
  isSpent: boolean;
  waiting: number;
  /** Given out by this instance alone, while the count did not answer. */
  alone: number;
  asking?: Promise<void>;
}

/** Longer than the count takes, shorter than a diner waits. */
const PATIENCE = 2_000;
const MOST_BUCKETS = 50_000;
/** For how long a count that does not answer is not asked again: calls pass at once meanwhile. */
const SILENCE = 5_000;

const messages: Readonly<Record<Subject, string>> = {
  address: 'Too many requests from your network - please try again in a few minutes',
  nearest: 'Too many requests from your network - please try again in a few minutes',
  recipient: 'A mail has been sent there already - please look for it, or try again in a few minutes',
  user: 'Too many requests - please try again in a few minutes',
  restaurant: 'This restaurant is very busy - please try again in a minute',
};

/** Whether the count answers. */
interface Store {
  /** Not asked before then. */
  silentUntil: number;
  /** Since its last answer it was logged that it does not. */
  isMissed: boolean;
}

export function createLimiter(given: LimiterDeps): Limiter {
  const deps = { ...given, store: { silentUntil: 0, isMissed: false } };
  const buckets = new Map<string, Bucket>();
  const of = (name: RouteName, by: Subject): readonly Policy[] =>
    (deps.policies[name] ?? []).filter((policy) => policy.by === by);
  const take = (policy: Policy, subject: string) => takeOne(deps, buckets, policy, subject);
  return {
    async fromAddress(name, { address, nearest }) {
      // Who has forged enough addresses costs no more documents.
      for (const policy of of(name, 'nearest')) assertNotSpent(deps, buckets, policy, nearest);
      for (const policy of of(name, 'address')) await take(policy, address);
      for (const policy of of(name, 'nearest')) await take(policy, nearest);
    },
    async fromCaller(name, { user, restaurant, recipient }) {
      if (recipient !== undefined) for (const policy of of(name, 'recipient')) await take(policy, recipient);
      if (user !== undefined) for (const policy of of(name, 'user')) await take(policy, user);
      if (restaurant !== undefined)
        for (const policy of of(name, 'restaurant')) await take(policy, restaurant);
    },
  };
}

/** Lets everything through: for tests and measures of something else. */
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
 * Drops what is over, and where that is not enough the oldest half. Those begin anew here: with their free calls, without
 * what was handed to them, and without this instance's knowledge that all is spent, which the store still has, and of what
 * it gave out alone, which nobody has.
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

/** Without asking anybody: no more in a window than all instances together may have. Answers how many. */
function giveAlone(bucket: Bucket, policy: Policy, wanted: number): number {
  const given = Math.max(0, Math.min(wanted, policy.max - bucket.alone));
  bucket.alone += given;
  bucket.left += given;
  return given;
}

/** One question at a time for a key, for all calls that wait for it. */
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
function limited({ by }: Policy, wait: number): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil(wait / 1000));
  return new DomainError('RATE_LIMITED', messages[by], { retryAfterSeconds });
}
