// One-time codes of mailed password links, stored by their hash, for an hour. They are ours and not Firebase's, so that
// setting a password goes through the server, which ends every session (docs/decisions/011).
import { HOUR } from '@bite/shared/kernel/durations';
import { isoTime } from '@bite/shared/kernel/schema';
import { collections } from '@bite/shared/paths';
import { z } from 'zod';
import type { RecordCollection, RecordStore } from '../ports/records.ts';
import { expiring } from '../ports/time-to-live.ts';
import { hashOf, newCode } from './one-time-code.ts';

const passwordCode = z.object({
  uid: z.string(),
  expiresAt: isoTime,
  /** The end of the lease: until then somebody is setting a password with this code. */
  leasedUntil: isoTime.optional(),
});
export type PasswordCode = z.output<typeof passwordCode>;

/** password_codes/{hash} */
export const passwordCodes: RecordCollection<PasswordCode> = {
  path: collections.passwordCodes,
  schema: passwordCode,
};

/** Unused codes expire by the TTL policy. */
export const fieldOverrides = [expiring(collections.passwordCodes)];

/** In milliseconds. */
const CODE_LIFETIME = HOUR;

export interface NewPasswordCodeDeps {
  records: Pick<RecordStore, 'transact'>;
  now: () => number;
}

/** A new code each time; earlier ones stay valid. */
export async function newPasswordCode({ records, now }: NewPasswordCodeDeps, uid: string): Promise<string> {
  const code = newCode();
  const expiresAt = new Date(now() + CODE_LIFETIME).toISOString();
  await records.transact(async (transaction) =>
    transaction.create(passwordCodes, hashOf(code), { uid, expiresAt }),
  );
  return code;
}
