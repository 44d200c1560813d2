// Mails an invitation's link and notes that it went out.
import type { Invitation } from '@bite/shared/identity/invitation.schema';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import { invitationMail } from '../../mail/invitation-mail.ts';
import { invitations } from '../../records/collections.ts';
import { type AccountMailDeps, mailSent } from '../account-mail.ts';
import { type Acting, authorOf, isoOf, type UserDeps } from '../change-user.ts';

export type InvitationDeps = UserDeps & Pick<AccountMailDeps, 'mailer' | 'log' | 'adminOrigin'>;
export type ListedInvitation = Omit<Invitation, 'codeHash'>;

export interface SentInvitation {
  invitation: ListedInvitation;
  mailSent: boolean;
}

export const listed = ({ codeHash: _, ...invitation }: Invitation): ListedInvitation => invitation;

/** Where the mail fails the invitation stands, and can be sent again. */
export async function sendInvitation(
  deps: InvitationDeps,
  acting: Acting,
  tenant: Pick<Tenant, 'displayName'>,
  invitation: Invitation,
  code: string,
): Promise<SentInvitation> {
  const { email, displayName, tenantRole } = invitation;
  const isSent = await mailSent(deps, () =>
    deps.mailer.send(
      invitationMail({
        to: email,
        displayName,
        tenantName: tenant.displayName,
        tenantRole,
        invitedBy: acting.user.displayName,
        code,
        adminOrigin: deps.adminOrigin,
      }),
    ),
  );
  if (!isSent) return { invitation: listed(invitation), mailSent: false };
  return { invitation: listed(await noteSent(deps, acting, invitation)), mailSent: true };
}

/** Unless it was answered, sent again or taken back meanwhile. */
async function noteSent(deps: InvitationDeps, acting: Acting, sent: Invitation): Promise<Invitation> {
  return deps.writePath.transact(authorOf(acting), async (transaction) => {
    const before = await transaction.get(invitations, sent.invitationId);
    if (before?.codeHash !== sent.codeHash || before.state !== 'pending') return before ?? sent;
    const now = isoOf(deps.now);
    const after = { ...before, sentAt: now, updatedAt: now };
    transaction.replace(invitations, sent.invitationId, before, after);
    return after;
  });
}
