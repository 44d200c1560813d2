// Assignments to a tenant: added, changed, deactivated and removed (I4-27, I6-04). `access` is recomputed in the same
// write.
import { userNotFound } from '@bite/shared/identity/messages';
import type { TenantRole } from '@bite/shared/identity/role-names';
import { isSiteAdmin, mayAssign } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import {
  withAssignment,
  withAssignmentRole,
  withoutAssignment,
  withToggledAssignment,
} from '@bite/shared/identity/user-lifecycle';
import { isManagedBy } from '@bite/shared/identity/user-permissions';
import { assertMayIn, forbidden } from '../assert-may.ts';
import { assertOwnerRemains } from '../assert-owner-remains.ts';
import { authorOf, type Caller } from '../caller.ts';
import { changeUser, isoOf, type UserDeps } from '../change-user.ts';
import { type TenantMember, tenantMemberOf } from './tenant-member.ts';

export interface OneMember {
  tenantId: number;
  uid: string;
}

/**
 * Active at once; replaces an existing assignment. Site administrators may assign anybody, tenant administrators only people
 * whom they administer somewhere. Throws NOT_FOUND for all others, FORBIDDEN, CONFLICT for a tenant's last owner.
 */
export const assignMember = (
  deps: UserDeps,
  caller: Caller,
  at: OneMember,
  role: TenantRole,
): Promise<TenantMember> =>
  changeMember(deps, caller, at, {
    roles: [role],
    change: (user, now) => withAssignment(user, at.tenantId, role, now),
  });

/** Throws NOT_FOUND, FORBIDDEN if the caller may not assign the old or new role, CONFLICT for a tenant's last owner. */
export const changeMemberRole = (
  deps: UserDeps,
  caller: Caller,
  at: OneMember,
  role: TenantRole,
): Promise<TenantMember> =>
  changeMember(deps, caller, at, {
    roles: [role],
    isAssigned: true,
    change: (user, now) => withAssignmentRole(user, at.tenantId, role, now),
  });

/** Throws as changing a role does. */
export const toggleMember = (deps: UserDeps, caller: Caller, at: OneMember): Promise<TenantMember> =>
  changeMember(deps, caller, at, {
    roles: [],
    isAssigned: true,
    change: (user, now) => withToggledAssignment(user, at.tenantId, now),
  });

/** Does nothing if there is no such assignment (I4-27). Throws as changing a role does. */
export async function removeMember(deps: UserDeps, caller: Caller, at: OneMember): Promise<void> {
  await changeAssignments(deps, caller, at, {
    roles: [],
    change: (user, now) => withoutAssignment(user, at.tenantId, now),
  });
}

interface AssignmentChange {
  /** The roles to assign; the existing ones are checked, too. */
  roles: readonly TenantRole[];
  /** Requires an assignment: without one, tenant administrators get NOT_FOUND, as for a stranger. */
  isAssigned?: true;
  change: (user: User, now: string) => User;
}

async function changeMember(
  deps: UserDeps,
  caller: Caller,
  at: OneMember,
  change: AssignmentChange,
): Promise<TenantMember> {
  const member = tenantMemberOf(await changeAssignments(deps, caller, at, change), at.tenantId);
  if (!member) throw userNotFound(at.uid);
  return member;
}

async function changeAssignments(
  deps: UserDeps,
  caller: Caller,
  { tenantId, uid }: OneMember,
  { roles, isAssigned, change }: AssignmentChange,
): Promise<User> {
  const actor = caller.user;
  await assertMayIn(deps.records, actor, 'assignments.write', { tenantId });
  if (!mayAssign(actor, roles, tenantId)) throw forbidden();
  const { after } = await changeUser(
    deps,
    authorOf(caller),
    uid,
    (user) => {
      const here = user.tenantAssignments.filter((each) => each.tenantId === tenantId);
      const isKnown = isAssigned && !isSiteAdmin(actor) ? here.length > 0 : isManagedBy(actor, user);
      if (!isKnown) throw userNotFound(uid);
      const before = here.map(({ role }) => role);
      if (!mayAssign(actor, before, tenantId)) throw forbidden();
      return change(user, isoOf(deps.now));
    },
    { check: (before, changed, transaction) => assertOwnerRemains(transaction, actor, before, changed) },
  );
  return after;
}
