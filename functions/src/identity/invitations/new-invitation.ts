// Creates an invitation to a tenant, and the work that mails it.
import { randomUUID } from 'node:crypto';
import type { Invitation, InvitationInput } from '@bite/shared/identity/invitation.schema';
import { type DueWork, newWork } from '../../due-work/due-work.ts';
import { hashOf, newCode } from '../one-time-code.ts';
import { invitationEnd } from './invitation-code.ts';

export interface NewInvitation {
  invitation: Invitation;
  work: DueWork;
}

/** Its code is unusable until the mail replaces it with a new one. @param now Milliseconds. */
export function newInvitation(
  by: { uid: string },
  tenantId: number,
  input: InvitationInput,
  now: number,
): NewInvitation {
  const at = new Date(now).toISOString();
  const invitationId = randomUUID();
  const invitation: Invitation = {
    ...input,
    email: input.email.toLowerCase(),
    invitationId,
    tenantId,
    state: 'pending',
    codeHash: hashOf(newCode()),
    invitedBy: by.uid,
    expiresAt: invitationEnd(now),
    createdAt: at,
    updatedAt: at,
  };
  return { invitation, work: newWork('sendInvitation', { invitationId, by: by.uid }, now) };
}
