// A site administrator edits a user record; nobody changes their own roles and flags.
import { isSiteAdmin } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import type { UserUpdate } from '@bite/shared/identity/user-payloads.schema';
import { changesPermissions, withUserUpdate } from '@bite/shared/identity/user-update';
import { DomainError } from '@bite/shared/kernel/errors';
import { assertCurrent } from '../../audit/version.ts';
import { users } from '../../collections/collections.ts';
import { newWork } from '../../due-work/due-work.ts';
import type { RecordReader } from '../../ports/records.ts';
import { assertMay, forbidden } from '../assert-may.ts';
import { authorOf, type Caller } from '../caller.ts';
import {
  type Change,
  type ChangeOptions,
  changeUser,
  isoOf,
  type UserDeps,
  versionedContent,
  versionedUser,
} from '../change-user.ts';
import { syncWork } from '../sync-account.ts';

/**
 * Throws FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, and CONFLICT with the current record if it has changed since it was
 * read.
 */
export async function updateUser(
  deps: UserDeps,
  caller: Caller,
  uid: string,
  { version, changes }: { version: string; changes: UserUpdate },
): Promise<ReturnType<typeof versionedUser>> {
  assertMay(caller.user, 'siteUsers.write');
  const change: Change = async (user, transaction) => {
    assertCurrent(`${users.path}/${uid}`, versionedContent(user), version, user);
    const changed = withUserUpdate(user, changes, isoOf(deps.now));
    if (!changesPermissions(user, changed)) return changed;
    if (uid === caller.user.uid)
      throw new DomainError('FORBIDDEN', 'You cannot change your own role or deactivate your own account');
    await assertStillSiteAdmin(transaction, caller.user);
    return changed;
  };
  const follow: ChangeOptions['follow'] = (was, is) => [
    ...syncWork(uid, was, is, deps.now()),
    ...(was.isActive && !is.isActive ? [newWork('endSessions', { uid }, deps.now())] : []),
  ];
  const { after } = await changeUser(deps, authorOf(caller), uid, change, { follow });
  return versionedUser(after);
}

/** Checked in the transaction, so that two site administrators who remove each other at once cannot both succeed. */
export async function assertStillSiteAdmin(
  transaction: Pick<RecordReader, 'get'>,
  { uid }: Pick<User, 'uid'>,
): Promise<void> {
  const now = await transaction.get(users, uid);
  if (!now?.isActive || !isSiteAdmin(now)) throw forbidden();
}
