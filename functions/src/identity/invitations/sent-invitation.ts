// An invitation as its tenant sees it, and whether its mail was sent.
import type { Invitation } from '@bite/shared/identity/invitation.schema';
import { invitations } from '../../collections/collections.ts';
import { isWorkDone } from '../../due-work/due-work.ts';
import type { RecordReader } from '../../ports/records.ts';

export type ListedInvitation = Omit<Invitation, 'codeHash'>;

export interface SentInvitation {
  invitation: ListedInvitation;
  /** False if the mail could not be sent yet; it is retried automatically. */
  mailSent: boolean;
}

export const listed = ({ codeHash: _, ...invitation }: Invitation): ListedInvitation => invitation;

/** A stored invitation and the id of the work that mails it. */
export interface EnqueuedInvitation {
  invitation: ListedInvitation;
  workId: string;
}

export async function sentInvitation(
  records: Pick<RecordReader, 'get'>,
  { invitation, workId }: EnqueuedInvitation,
): Promise<SentInvitation> {
  const stored = await records.get(invitations, invitation.invitationId);
  return {
    invitation: stored ? listed(stored) : invitation,
    mailSent: await isWorkDone(records, workId),
  };
}
