// A user's record as it is stored: with everything that follows from the rest of it. Every write of users/{uid} goes
// through here, so that what rules and queries ask never lags behind.
import type { Access, User } from './user.schema.ts';

/** @param access Of derive-access.ts, for these assignments. */
export function withDerivedFields(user: User, access: Access): User {
  return {
    ...user,
    access,
    tenantIds: [...new Set(user.tenantAssignments.map(({ tenantId }) => tenantId))].sort((a, b) => a - b),
    searchName: searchNameOf(user),
  };
}

/** The display name, or the e-mail where there is none, in small letters. */
export const searchNameOf = ({ displayName, email }: Pick<User, 'displayName' | 'email'>): string =>
  (displayName?.trim() || email).toLowerCase();
