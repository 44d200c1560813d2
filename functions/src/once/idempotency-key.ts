// Idempotency keys. A key belongs to its caller, route and place, is used up only by a success, and is stored in the
// transaction of its change.
import { createHash } from 'node:crypto';
import { DAY } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { isoTime } from '@bite/shared/kernel/schema';
import { collections } from '@bite/shared/paths';
import { z } from 'zod';
import type { RecordCollection } from '../ports/records.ts';
import { expiring } from '../ports/time-to-live.ts';
import { hashRequest } from './hash-request.ts';

const LIFETIME = DAY;

const usedKey = z.object({
  /** The hash of the request that used it. */
  requestHash: z.string(),
  /** The transaction's result as JSON, from which repeats are answered. */
  result: z.string(),
  expiresAt: isoTime,
});
export type UsedKey = z.output<typeof usedKey>;

/** idempotency_keys/{hash} */
export const idempotencyKeys: RecordCollection<UsedKey> = {
  path: collections.idempotencyKeys,
  schema: usedKey,
};

/** Used keys expire by the TTL policy; nobody queries their content. */
export const fieldOverrides = [
  expiring(collections.idempotencyKeys),
  { collectionGroup: collections.idempotencyKeys, fieldPath: 'result', indexes: [] },
];

/** A request with an idempotency key. */
export interface RepeatableRequest {
  key: string;
  /** The caller's uid. */
  uid: string;
  route: string;
  /** The parameters of its path. */
  place: unknown;
  body: unknown;
}

export interface NamedKey {
  id: string;
  requestHash: string;
}

export const namedKey = ({ key, uid, route, place, body }: RepeatableRequest): NamedKey => ({
  id: createHash('sha256')
    .update(JSON.stringify([uid, route, hashRequest(place ?? {}), key]))
    .digest('hex'),
  requestHash: hashRequest(body ?? {}),
});

/** The result of the earlier request; undefined if the key is unused or expired. Throws IDEMPOTENCY_KEY_REUSED. */
export function resultOf<Result>(
  used: UsedKey | undefined,
  { requestHash }: NamedKey,
  now: number,
): { result: Result } | undefined {
  if (!used || Date.parse(used.expiresAt) <= now) return undefined;
  if (used.requestHash !== requestHash)
    throw new DomainError(
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key has already been used for something else',
    );
  return { result: (JSON.parse(used.result) as { result?: Result }).result as Result };
}

export const usedBy = (result: unknown, { requestHash }: NamedKey, now: number): UsedKey => ({
  requestHash,
  result: JSON.stringify({ result }),
  expiresAt: new Date(now + LIFETIME).toISOString(),
});
