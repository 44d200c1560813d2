// Computes all derived fields of a user record. Every write of users/{uid} uses it.
import type { Access, User } from './user.schema.ts';

/** @param access The result of derive-access.ts for these assignments. */
export function withDerivedFields(user: User, access: Access): User {
  return {
    ...user,
    access,
    tenantIds: [...new Set(user.tenantAssignments.map(({ tenantId }) => tenantId))].sort((a, b) => a - b),
    unplacedIn: unplacedIn(access),
    searchName: searchNameOf(user),
  };
}

function unplacedIn(access: Access): number[] {
  const unplaced = Object.entries(access).filter(
    ([, { role, restaurants }]) => role === 'employee' && Object.keys(restaurants).length === 0,
  );
  return unplaced.map(([tenantId]) => Number(tenantId)).sort((a, b) => a - b);
}

/** The display name, or the email address if there is none, in lower case. */
export const searchNameOf = ({ displayName, email }: Pick<User, 'displayName' | 'email'>): string =>
  (displayName?.trim() || email).toLowerCase();
