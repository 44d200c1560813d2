// Idempotency keys (decisions 25, 37). A key belongs to its caller, route and place, is used up by a success alone, and is
// stored in the transaction of the change it names.
import { createHash } from 'node:crypto';
import { DomainError } from '@bite/shared/kernel/errors';
import { isoTime } from '@bite/shared/kernel/schema';
import { DAY } from '@bite/shared/kernel/time';
import { collections } from '@bite/shared/paths';
import { z } from 'zod';
import type { RecordCollection } from '../ports/records.ts';
import { hashRequest } from './hash-request.ts';

const LIFETIME = DAY;

const usedKey = z.object({
  /** Of the request that used it. */
  requestHash: z.string(),
  /** What its transaction answered, as JSON: a repeat is answered from it. */
  result: z.string(),
  expiresAt: isoTime,
});
export type UsedKey = z.output<typeof usedKey>;

/** idempotency_keys/{hash} */
export const idempotencyKeys: RecordCollection<UsedKey> = {
  path: collections.idempotencyKeys,
  schema: usedKey,
};

/** Used keys remove themselves; nobody looks for what they hold. */
export const fieldOverrides = [
  { collectionGroup: collections.idempotencyKeys, fieldPath: 'expiresAt', ttl: true, indexes: [] },
  { collectionGroup: collections.idempotencyKeys, fieldPath: 'result', indexes: [] },
];

/** A request that may be repeated. */
export interface KeyedRequest {
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

export const namedKey = ({ key, uid, route, place, body }: KeyedRequest): NamedKey => ({
  id: createHash('sha256')
    .update(JSON.stringify([uid, route, hashRequest(place ?? {}), key]))
    .digest('hex'),
  requestHash: hashRequest(body ?? {}),
});

/** The result of the earlier request; undefined where the key is unused, or its time is over. Throws IDEMPOTENCY_KEY_REUSED. */
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
