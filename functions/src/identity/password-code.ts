// One-time codes of mailed links with which somebody chooses a password, as stored: by their hash, for an hour. They are ours
// and not Firebase's, so that choosing goes through the server, which ends every session (docs/decisions/011).
import { isoTime } from '@bite/shared/kernel/schema';
import { collections } from '@bite/shared/paths';
import { z } from 'zod';
import type { RecordCollection, RecordStore } from '../ports/records.ts';
import { hashOf, newCode } from './one-time-code.ts';

const passwordCode = z.object({
  uid: z.string(),
  expiresAt: isoTime,
  /** Until then somebody is choosing a password with it. */
  leasedUntil: isoTime.optional(),
});
export type PasswordCode = z.output<typeof passwordCode>;

/** password_codes/{hash} */
export const passwordCodes: RecordCollection<PasswordCode> = {
  path: collections.passwordCodes,
  schema: passwordCode,
};

/** Codes that nobody used remove themselves. */
export const fieldOverrides = [
  { collectionGroup: collections.passwordCodes, fieldPath: 'expiresAt', ttl: true, indexes: [] },
];

/** In milliseconds. */
const CODE_LIFETIME = 60 * 60_000;

export interface NewPasswordCodeDeps {
  records: Pick<RecordStore, 'transact'>;
  now: () => number;
}

/** A new one each time; those given out before stay good. */
export async function newPasswordCode({ records, now }: NewPasswordCodeDeps, uid: string): Promise<string> {
  const code = newCode();
  const expiresAt = new Date(now() + CODE_LIFETIME).toISOString();
  await records.transact(async (transaction) =>
    transaction.create(passwordCodes, hashOf(code), { uid, expiresAt }),
  );
  return code;
}
