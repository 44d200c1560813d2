// Mails an invitation with a new code, stores only the code's hash, and records that the mail was sent.
import type { Invitation } from '@bite/shared/identity/invitation.schema';
import { invitations, tenants, users } from '../../collections/collections.ts';
import type { WorkData } from '../../due-work/due-work.ts';
import { invitationMail } from '../../mail/invitation-mail.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { RecordStore, RecordTransaction } from '../../ports/records.ts';
import { hashOf, newCode } from '../one-time-code.ts';

export interface MailInvitationDeps {
  records: Pick<RecordStore, 'get' | 'transact'>;
  mailer: Mailer;
  /** 'https://admin.bite.example' */
  adminOrigin: string;
  /** Milliseconds. */
  now: () => number;
}

/** Does nothing where the invitation was already mailed, answered or revoked. Throws UNAVAILABLE. */
export async function mailInvitation(
  deps: MailInvitationDeps,
  { invitationId, by }: WorkData<'sendInvitation'>,
): Promise<void> {
  const code = newCode();
  const codeHash = hashOf(code);
  const invitation = await change(deps, invitationId, (before) =>
    before.sentAt === undefined ? { ...before, codeHash } : undefined,
  );
  if (!invitation) return;
  const { email, displayName, tenantRole, tenantId } = invitation;
  const tenant = await deps.records.get(tenants, String(tenantId));
  const inviter = await deps.records.get(users, by);
  await deps.mailer.send(
    invitationMail({
      to: email,
      displayName,
      tenantName: tenant?.displayName ?? '',
      tenantRole,
      invitedBy: inviter?.displayName,
      code,
      adminOrigin: deps.adminOrigin,
    }),
  );
  const sentAt = new Date(deps.now()).toISOString();
  await change(deps, invitationId, (before) =>
    before.codeHash === codeHash ? { ...before, sentAt, updatedAt: sentAt } : undefined,
  );
}

/** Written without an audit entry: the history shows the invitation, not its mail. */
const change = (
  { records }: Pick<MailInvitationDeps, 'records'>,
  invitationId: string,
  next: (before: Invitation) => Invitation | undefined,
): Promise<Invitation | undefined> =>
  records.transact(async (transaction: RecordTransaction) => {
    const before = await transaction.get(invitations, invitationId);
    const after = before?.state === 'pending' ? next(before) : undefined;
    if (after) transaction.set(invitations, invitationId, after);
    return after;
  });
