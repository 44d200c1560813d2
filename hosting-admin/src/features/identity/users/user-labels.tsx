// Labels of users, their roles and states.
import type { SiteRole } from '@bite/shared/identity/role-names';
import { isSiteAdmin } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import { Badge } from '../../../ui/badge.tsx';

export const siteRoleNames: Record<SiteRole, string> = {
  site_owner: 'Site owner',
  site_admin: 'Site administrator',
  support: 'Support',
  viewer: 'Viewer',
};

export const nameOf = ({ displayName, firstName, lastName, email }: User): string =>
  displayName || [firstName, lastName].filter(Boolean).join(' ') || email;

/** The user's role on the platform, apart from businesses. */
export const siteRoleOf = (user: User): string => {
  if (user.siteRole) return siteRoleNames[user.siteRole];
  return isSiteAdmin(user) ? 'Site administrator' : '';
};

/** Both states fit beside each other on the smallest phone, so that rows stay of one height. */
export function UserState({ user }: { user: User }) {
  return (
    <span className="inline-flex gap-1 *:px-1">
      {user.isActive ? <Badge tone="good">Active</Badge> : <Badge tone="warn">Inactive</Badge>}
      {!user.emailVerified && <Badge tone="info">Unverified</Badge>}
    </span>
  );
}
