// Deactivates and reactivates a user, and marks their email address as verified (I4-26, C4-03).
import { userNotFound } from '@bite/shared/identity/messages';
import { isSiteAdmin, mayAssign } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import { deactivated, reactivated, withVerifiedEmail } from '@bite/shared/identity/user-lifecycle';
import { isManagedBy, mayDeactivate } from '@bite/shared/identity/user-permissions';
import { DomainError } from '@bite/shared/kernel/errors';
import type { AuditedTransaction } from '../../audit/write-path.ts';
import { newWork } from '../../due-work/due-work.ts';
import { assertMay, assertMayIn, forbidden } from '../assert-may.ts';
import { assertOwnerRemains } from '../assert-owner-remains.ts';
import { authorOf, type Caller } from '../caller.ts';
import { changeUser, isoOf, type UserDeps, versionedUser } from '../change-user.ts';
import { syncWork } from '../sync-account.ts';
import { assertStillSiteAdmin } from './update-user.ts';

type Versioned = ReturnType<typeof versionedUser>;

/**
 * Takes effect with the next request and ends all sessions and tokens. Throws FORBIDDEN, NOT_FOUND for people whom the
 * caller may not see, and CONFLICT for a tenant's last owner.
 */
export async function deactivateUser(deps: UserDeps, caller: Caller, uid: string): Promise<Versioned> {
  assertAdministers(caller.user);
  const { after } = await changeUser(
    deps,
    authorOf(caller),
    uid,
    async (user, transaction) => {
      await assertMaySwitch(transaction, caller.user, user);
      return user.isActive ? deactivated(user, isoOf(deps.now)) : user;
    },
    {
      check: (before, changed, transaction) => assertOwnerRemains(transaction, caller.user, before, changed),
      follow: () => [newWork('endSessions', { uid }, deps.now())],
    },
  );
  return versionedUser(after);
}

/** Throws FORBIDDEN, and NOT_FOUND for people whom the caller may not see. */
export async function reactivateUser(deps: UserDeps, caller: Caller, uid: string): Promise<Versioned> {
  assertAdministers(caller.user);
  const { after } = await changeUser(deps, authorOf(caller), uid, async (user, transaction) => {
    await assertMaySwitch(transaction, caller.user, user);
    return user.isActive ? user : reactivated(user, isoOf(deps.now));
  });
  return versionedUser(after);
}

/** Throws FORBIDDEN and NOT_FOUND. */
export async function verifyEmail(deps: UserDeps, caller: Caller, uid: string): Promise<Versioned> {
  assertMay(caller.user, 'siteUsers.write');
  const { after } = await changeUser(
    deps,
    authorOf(caller),
    uid,
    (user) => (user.emailVerified ? user : withVerifiedEmail(user, isoOf(deps.now))),
    { follow: (was, is) => syncWork(uid, was, is, deps.now()) },
  );
  return versionedUser(after);
}

/** Checked before the person is looked up. */
function assertAdministers(actor: User): void {
  const tenantIds = Object.keys(actor.access).map(Number);
  if (!isSiteAdmin(actor) && !tenantIds.some((tenantId) => mayAssign(actor, [], tenantId))) throw forbidden();
}

async function assertMaySwitch(transaction: AuditedTransaction, actor: User, user: User): Promise<void> {
  if (!isManagedBy(actor, user)) throw userNotFound(user.uid);
  if (user.uid === actor.uid)
    throw new DomainError('FORBIDDEN', 'You cannot change your own role or deactivate your own account');
  if (!mayDeactivate(actor, user)) throw forbidden();
  if (isSiteAdmin(actor)) return assertStillSiteAdmin(transaction, actor);
  for (const { tenantId } of user.tenantAssignments)
    await assertMayIn(transaction, actor, 'assignments.write', { tenantId });
}
