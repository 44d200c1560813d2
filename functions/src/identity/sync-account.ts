// Copies name, picture and verified email of a changed record to the sign-in account (I8.2-10).
import type { User } from '@bite/shared/identity/user.schema';
import { users } from '../collections/collections.ts';
import { type DueWork, newWork, type WorkData } from '../due-work/due-work.ts';
import type { Accounts } from '../ports/accounts.ts';
import type { RecordReader } from '../ports/records.ts';
import { hasEmailOfRecord } from './verified-email.ts';

export interface SyncAccountDeps {
  accounts: Pick<Accounts, 'find' | 'update'>;
  records: Pick<RecordReader, 'get'>;
}

const syncedFields = ['displayName', 'photoURL', 'emailVerified'] as const;
type Synced = { [Field in (typeof syncedFields)[number]]?: User[Field] | undefined };

/** The work for the fields that differ; none if none does. */
export function syncWork(uid: string, before: Synced, after: Synced, now: number): DueWork[] {
  const fields = syncedFields.filter((field) => after[field] !== before[field]);
  return fields.length > 0 ? [newWork('syncAccount', { uid, fields }, now)] : [];
}

/**
 * Copies the present values; does nothing if the record or the account is gone. The account's address only becomes verified
 * if it is the record's.
 */
export async function syncAccount(
  { accounts, records }: SyncAccountDeps,
  { uid, fields }: WorkData<'syncAccount'>,
): Promise<void> {
  const user = await records.get(users, uid);
  const account = await accounts.find(uid);
  if (!user || !account) return;
  const { displayName, photoURL, emailVerified } = user;
  await accounts.update(uid, {
    ...(fields.includes('displayName') && displayName !== undefined && { displayName }),
    ...(fields.includes('photoURL') && { photoURL: photoURL ?? null }),
    ...(fields.includes('emailVerified') && hasEmailOfRecord(user, account) && { emailVerified }),
  });
}
