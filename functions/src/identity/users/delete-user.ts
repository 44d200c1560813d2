// Deletes a user in two steps (I6-04, C4-03): first the record, which ends all access; then the sign-in account.
import { userNotFound } from '@bite/shared/identity/messages';
import { DomainError } from '@bite/shared/kernel/errors';
import { users } from '../../collections/collections.ts';
import { newWork } from '../../due-work/due-work.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Log } from '../../ports/log.ts';
import { assertMay } from '../assert-may.ts';
import { authorOf, type Caller } from '../caller.ts';
import type { UserDeps } from '../change-user.ts';
import { assertStillSiteAdmin } from './update-user.ts';

/** Keeps the sign-in account, signed out everywhere. Throws FORBIDDEN, also for one's own record, and NOT_FOUND. */
export async function deleteUser(
  deps: Pick<UserDeps, 'writePath' | 'now'>,
  caller: Caller,
  uid: string,
): Promise<void> {
  assertMay(caller.user, 'siteUsers.write');
  if (uid === caller.user.uid) throw new DomainError('FORBIDDEN', 'You cannot delete your own record');
  await deps.writePath.transact(authorOf(caller), async (transaction) => {
    await assertStillSiteAdmin(transaction, caller.user);
    const user = await transaction.get(users, uid);
    if (!user) throw userNotFound(uid);
    transaction.remove(users, uid, user);
    transaction.enqueue(newWork('endSessions', { uid }, deps.now()));
  });
}

/** Throws FORBIDDEN, CONFLICT while there is a record, and NOT_FOUND. */
export async function deleteAccount(
  deps: UserDeps & { accounts: Pick<Accounts, 'find' | 'delete'>; log: Log },
  caller: Caller,
  uid: string,
): Promise<void> {
  assertMay(caller.user, 'siteUsers.write');
  if (await deps.records.get(users, uid))
    throw new DomainError('CONFLICT', 'Delete the record first: the sign-in account goes last');
  if (!(await deps.accounts.find(uid))) throw userNotFound(uid);
  await deps.accounts.delete(uid);
  await deps.writePath.transact(authorOf(caller), async (transaction) =>
    transaction.enqueue(newWork('endSessions', { uid }, deps.now())),
  );
  deps.log.info('a sign-in account was deleted', { uid, by: caller.user.uid, requestId: caller.requestId });
}
