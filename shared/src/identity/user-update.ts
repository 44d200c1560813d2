// Applies changes to one's own profile, and by site administrators to any: absent fields stay, null removes.
import { DomainError } from '../kernel/errors.ts';
import { isSiteAdmin } from './roles.ts';
import type { User } from './user.schema.ts';
import type { ProfileUpdate, UserUpdate } from './user-payloads.schema.ts';

/** `now` is an ISO time. Derived fields are computed when the record is stored. */
export function withProfile(user: User, changes: ProfileUpdate, now: string): User {
  return { ...merged(user, changes), updatedAt: now };
}

/**
 * The site administrator flag follows the roles that imply it, unless it is set explicitly.
 * Throws VALIDATION_FAILED if flag and role contradict each other.
 */
export function withUserUpdate(user: User, changes: UserUpdate, now: string): User {
  const changed = { ...merged(user, changes), updatedAt: now };
  const isImplied = isSiteAdmin({ isSiteAdmin: false, siteRole: changed.siteRole });
  if (isImplied && changes.isSiteAdmin === false)
    throw new DomainError(
      'VALIDATION_FAILED',
      `The site role ${changed.siteRole} is a site administrator's`,
      {
        fields: { isSiteAdmin: `The site role ${changed.siteRole} is a site administrator's` },
      },
    );
  if (isImplied) return { ...changed, isSiteAdmin: true };
  const lostByRole = changes.siteRole !== undefined && changes.isSiteAdmin === undefined;
  return lostByRole ? { ...changed, isSiteAdmin: false } : changed;
}

/** Fields that nobody may change for themselves. */
export const permissionFields = ['siteRole', 'isSiteAdmin', 'isActive'] as const;

/** Whether a change gives or removes permissions; repeating the present value does not. */
export function changesPermissions(before: User, after: User): boolean {
  return permissionFields.some((field) => before[field] !== after[field]);
}

type Patch = { readonly [Field in keyof User]?: User[Field] | null | undefined };

function merged(user: User, changes: Patch): User {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    Object.entries({ ...user, ...Object.fromEntries(given) }).filter(([, value]) => value !== null),
  ) as User;
}
