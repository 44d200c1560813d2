// The mail that invites somebody to a tenant. The code is in the fragment, which is never sent to a server.

import type { TenantRole } from '@bite/shared/identity/role-names';
import type { Mail } from '../ports/mailer.ts';
import { composeMail } from './mail-text.ts';
import { greeting, safeName } from './safe-name.ts';

export interface InvitationMail {
  to: string;
  displayName?: string | undefined;
  tenantName: string;
  tenantRole: TenantRole;
  /** The inviting person as the invited one knows them; absent if nobody in particular. */
  invitedBy?: string | undefined;
  code: string;
  /** 'https://admin.bite.example', without a trailing slash. */
  adminOrigin: string;
}

const roleNames: Readonly<Record<TenantRole, string>> = {
  owner: 'an owner',
  admin: 'an administrator',
  manager: 'a manager',
  employee: 'an employee',
};

export function invitationMail(invitation: InvitationMail): Mail {
  const { to, displayName, tenantName, tenantRole, invitedBy, code, adminOrigin } = invitation;
  return composeMail({
    to,
    subject: `You are invited to work with ${safeName(tenantName)} on Bite`,
    paragraphs: [
      greeting(displayName),
      `${safeName(invitedBy?.trim() || 'Somebody')} invites you to work with ${safeName(tenantName)} on Bite as ${roleNames[tenantRole]}.`,
    ],
    action: {
      label: 'Accept the invitation',
      url: `${adminOrigin}/auth/invitation#code=${encodeURIComponent(code)}`,
    },
    notes: [
      'The link works once, for seven days, and for this email address only.',
      `If you do not know ${safeName(tenantName)}, you need do nothing.`,
    ],
  });
}
