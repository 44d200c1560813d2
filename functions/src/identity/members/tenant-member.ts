// The part of a user record that a tenant may see: nothing about other tenants.
import type { Answers } from '@bite/shared/api/answers';
import type { User } from '@bite/shared/identity/user.schema';
import { isOnlyIn } from '@bite/shared/identity/user-permissions';

export type TenantMember = Answers['listTenantUsers']['members'][number];

/** Undefined for somebody without an assignment there. */
export function tenantMemberOf(user: User, tenantId: number): TenantMember | undefined {
  const assignment = user.tenantAssignments.find((each) => each.tenantId === tenantId);
  if (!assignment) return undefined;
  const { uid, email, displayName, emailVerified, isActive, lastLogin } = user;
  return {
    uid,
    email,
    ...(displayName !== undefined && { displayName }),
    emailVerified,
    isActive,
    ...(lastLogin !== undefined && { lastLogin }),
    assignment,
    restaurants: user.access[String(tenantId)]?.restaurants ?? {},
    isOnlyHere: isOnlyIn(user, tenantId),
  };
}
