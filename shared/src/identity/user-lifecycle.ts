// Changes of a user record: activation, verification, assignments (C4-03, I4-26, I4-27, I6-04). Pure: each returns a new
// record. `now` is an ISO time. The caller recomputes derived fields (derived-user.ts).
import { DomainError } from '../kernel/errors.ts';
import type { TenantRole } from './role-names.ts';
import type { TenantAssignment, User } from './user.schema.ts';

export const deactivated = (user: User, now: string): User => ({ ...user, isActive: false, updatedAt: now });

export const reactivated = (user: User, now: string): User => ({ ...user, isActive: true, updatedAt: now });

export const withVerifiedEmail = (user: User, now: string): User => ({
  ...user,
  emailVerified: true,
  updatedAt: now,
});

/** Active at once. One assignment per tenant: an existing one is replaced. */
export function withAssignment(user: User, tenantId: number, role: TenantRole, now: string): User {
  const others = user.tenantAssignments.filter((each) => each.tenantId !== tenantId);
  const added = { tenantId, role, isActive: true, assignedAt: now, updatedAt: now };
  return { ...user, tenantAssignments: [...others, added], updatedAt: now };
}

/** Toggles whether it is active. Throws NOT_FOUND if there is no such assignment. */
export const withToggledAssignment = (user: User, tenantId: number, now: string): User =>
  withChangedAssignment(user, tenantId, now, ({ isActive }) => ({ isActive: !isActive }));

/** Throws NOT_FOUND if there is no such assignment. */
export const withAssignmentRole = (user: User, tenantId: number, role: TenantRole, now: string): User =>
  withChangedAssignment(user, tenantId, now, () => ({ role }));

/** The same record if there is no such assignment. */
export function withoutAssignment(user: User, tenantId: number, now: string): User {
  const kept = user.tenantAssignments.filter((each) => each.tenantId !== tenantId);
  return kept.length === user.tenantAssignments.length
    ? user
    : { ...user, tenantAssignments: kept, updatedAt: now };
}

/** Activated by one tenant. Assignments to other tenants stay inactive until those tenants activate them. */
export function activatedBy(user: User, tenantId: number, role: TenantRole, now: string): User {
  const tenantAssignments = user.tenantAssignments.map((each) =>
    user.isActive || !each.isActive ? each : { ...each, isActive: false, updatedAt: now },
  );
  return withAssignment(reactivated({ ...user, tenantAssignments }, now), tenantId, role, now);
}

function withChangedAssignment(
  user: User,
  tenantId: number,
  now: string,
  change: (assignment: TenantAssignment) => Partial<TenantAssignment>,
): User {
  if (!user.tenantAssignments.some((each) => each.tenantId === tenantId))
    throw new DomainError('NOT_FOUND', `User with UID ${user.uid} is not assigned to tenant ${tenantId}`);
  return {
    ...user,
    tenantAssignments: user.tenantAssignments.map((each) =>
      each.tenantId === tenantId ? { ...each, ...change(each), updatedAt: now } : each,
    ),
    updatedAt: now,
  };
}
