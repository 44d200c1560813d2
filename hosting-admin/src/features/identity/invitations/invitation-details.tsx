// Who invites whom to do what.

import type { TenantRole } from '@bite/shared/identity/roles';
import { isolated } from '@bite/shared/kernel/isolated';
import type { ReceivedInvitation } from './invitation-props.ts';

const roles: Record<TenantRole, string> = {
  owner: 'an owner',
  admin: 'an administrator',
  manager: 'a manager',
  employee: 'an employee',
};

export function InvitationDetails({ invitation }: { invitation: ReceivedInvitation }) {
  const { tenantName, tenantRole, email, expiresAt } = invitation;
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }).format(new Date(expiresAt));
  return (
    <p>
      You are invited to work for <strong className="text-ink">{isolated(tenantName)}</strong> as{' '}
      {roles[tenantRole]}. The invitation is for <strong className="text-ink">{email}</strong> and open until{' '}
      {day}.
    </p>
  );
}
