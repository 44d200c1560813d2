// Changes one user record in a transaction: reads it, applies the change, recomputes derived fields, writes an audit entry.
import { withDerivedFields } from '@bite/shared/identity/derived-user';
import { userNotFound } from '@bite/shared/identity/messages';
import type { User } from '@bite/shared/identity/user.schema';
import type { Author } from '../audit/audit.ts';
import { versionOf } from '../audit/version.ts';
import type { AuditedTransaction, WritePath } from '../audit/write-path.ts';
import { users } from '../collections/collections.ts';
import type { DueWork } from '../due-work/due-work.ts';
import type { RecordStore } from '../ports/records.ts';
import { type AccessReader, accessAfter, type EmploymentChange } from './derive-user-access.ts';

/** The ports of every change of a user. */
export interface UserDeps {
  records: RecordStore;
  writePath: WritePath;
  /** Milliseconds. */
  now: () => number;
}

export const isoOf = (now: () => number): string => new Date(now()).toISOString();

/** The record with its derived fields. Only reads: call it before the first write. */
export async function storedUser(
  transaction: AccessReader,
  user: User,
  employment?: EmploymentChange,
): Promise<User> {
  return withDerivedFields(user, await accessAfter(transaction, user, employment));
}

export type Change = (user: User, transaction: AuditedTransaction) => User | Promise<User>;

export interface ChangeOptions {
  /** Called with the record before it is stored; may still read and throw. */
  check?: (before: User, after: User, transaction: AuditedTransaction) => Promise<void>;
  /** Side effects of the change; also called if `change` returned the record unchanged. */
  follow?: (before: User, after: User) => readonly DueWork[];
}

/**
 * Returns the user after the change. Throws NOT_FOUND if there is no such user, and whatever `change` throws. Writes nothing
 * if `change` returns the record that it was given.
 */
export async function changeUser(
  { writePath }: Pick<UserDeps, 'writePath'>,
  author: Author,
  uid: string,
  change: Change,
  { check, follow }: ChangeOptions = {},
): Promise<{ before: User; after: User }> {
  return writePath.transact(author, async (transaction) => {
    const before = await transaction.get(users, uid);
    if (!before) throw userNotFound(uid);
    const changed = await change(before, transaction);
    const after = changed === before ? before : await storedUser(transaction, changed);
    if (after !== before) {
      await check?.(before, after, transaction);
      transaction.replace(users, uid, before, after);
    }
    for (const work of follow?.(before, after) ?? []) transaction.enqueue(work);
    return { before, after };
  });
}

/** The fields that count for the version: a sign-in makes no edit stale. */
export function versionedContent({ lastLogin: _, ...user }: User): Omit<User, 'lastLogin'> {
  return user;
}

export const versionedUser = (user: User): { user: User; version: string } => ({
  user,
  version: versionOf(versionedContent(user)),
});
