// Audit entries of a changed user record for each tenant they work for: joined, left, other role, deactivated.
import type { User } from '@bite/shared/identity/user.schema';
import { paths } from '@bite/shared/paths';
import type { RecordDiff } from '../ports/records.ts';

/** One per tenant with a change, as a change of that tenant's member. */
export function membershipChanges(before: User | undefined, after: User | undefined): RecordDiff[] {
  const tenantIds = [before, after].flatMap((user) =>
    (user?.tenantAssignments ?? []).map(({ tenantId }) => tenantId),
  );
  return [...new Set(tenantIds)].map((tenantId) => ({
    path: `${paths.tenant(tenantId)}/members`,
    recordId: (after ?? before)?.uid ?? '',
    before: memberOf(before, tenantId),
    after: memberOf(after, tenantId),
  }));
}

function memberOf(user: User | undefined, tenantId: number): object | undefined {
  const assignment = user?.tenantAssignments.find((each) => each.tenantId === tenantId);
  if (!user || !assignment) return undefined;
  const { email, displayName, isActive } = user;
  return {
    email,
    displayName,
    role: assignment.role,
    isActive: assignment.isActive,
    isAccountActive: isActive,
  };
}
