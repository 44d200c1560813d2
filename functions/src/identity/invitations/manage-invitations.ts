// Open invitations of a tenant: listed, resent with a new code, revoked.
import type { Answers } from '@bite/shared/api/answers';
import type { Invitation } from '@bite/shared/identity/invitation.schema';
import { mayAssign } from '@bite/shared/identity/roles';
import { DomainError } from '@bite/shared/kernel/errors';
import { invitations } from '../../collections/collections.ts';
import { pageAnswerOf } from '../../collections/page-answer.ts';
import { newWork } from '../../due-work/due-work.ts';
import type { RecordReader, RecordStore } from '../../ports/records.ts';
import { assertMayIn, forbidden } from '../assert-may.ts';
import { authorOf, type Caller } from '../caller.ts';
import { isoOf, type UserDeps } from '../change-user.ts';
import { hashOf, newCode } from '../one-time-code.ts';
import { invitationEnd } from './invitation-code.ts';
import { listed, type SentInvitation, sentInvitation } from './sent-invitation.ts';

export interface OneInvitation {
  tenantId: number;
  invitationId: string;
}

/** Includes expired ones, which can be resent. Throws FORBIDDEN, TENANT_NOT_FOUND, TENANT_SUSPENDED. */
export async function listInvitations(
  { records }: { records: RecordStore },
  caller: Caller,
  tenantId: number,
  page: { limit: number; pageToken?: string | undefined },
): Promise<Answers['listInvitations']> {
  await assertMayIn(records, caller.user, 'assignments.read', { tenantId });
  const { found, ...rest } = await records.page(invitations, {
    ...page,
    where: [
      { field: 'tenantId', is: '==', value: tenantId },
      { field: 'state', is: '==', value: 'pending' },
    ],
  });
  return {
    invitations: found.map(({ record }) => listed(record)),
    ...pageAnswerOf(rest),
  };
}

/** Invalidates the old link. Throws FORBIDDEN, NOT_FOUND, and CONFLICT if it was answered or revoked. */
export async function resendInvitation(
  deps: UserDeps,
  caller: Caller,
  at: OneInvitation,
): Promise<SentInvitation> {
  await assertMayIn(deps.records, caller.user, 'assignments.write', at);
  await invitationHere(deps.records, caller, at);
  const { invitationId } = at;
  const work = newWork('sendInvitation', { invitationId, by: caller.user.uid }, deps.now());
  const enqueued = await deps.writePath.once((path) =>
    path.transact(authorOf(caller), async (transaction) => {
      const found = await invitationHere(transaction, caller, at);
      if (found.state !== 'pending') throw answered(found);
      const { sentAt: _, ...rest } = found;
      const after: Invitation = {
        ...rest,
        codeHash: hashOf(newCode()),
        expiresAt: invitationEnd(deps.now()),
        updatedAt: isoOf(deps.now),
      };
      transaction.replace(invitations, invitationId, found, after);
      transaction.enqueue(work);
      return { invitation: listed(after), workId: work.id };
    }),
  );
  return sentInvitation(deps.records, enqueued);
}

/** Idempotent. Throws FORBIDDEN, NOT_FOUND, and CONFLICT if it was accepted. */
export async function revokeInvitation(deps: UserDeps, caller: Caller, at: OneInvitation): Promise<void> {
  await assertMayIn(deps.records, caller.user, 'assignments.write', at);
  await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const before = await invitationHere(transaction, caller, at);
    if (before.state === 'accepted') throw answered(before);
    if (before.state === 'revoked') return;
    const after: Invitation = { ...before, state: 'revoked', updatedAt: isoOf(deps.now) };
    transaction.replace(invitations, at.invitationId, before, after);
  });
}

const answered = ({ state }: Invitation): DomainError =>
  new DomainError(
    'CONFLICT',
    state === 'accepted'
      ? 'This invitation has been accepted already'
      : 'This invitation was withdrawn: invite again',
  );

/** An invitation of another tenant is treated as missing. Throws NOT_FOUND, and FORBIDDEN for a role the caller may not give. */
async function invitationHere(
  records: Pick<RecordReader, 'get'>,
  caller: Caller,
  { tenantId, invitationId }: OneInvitation,
): Promise<Invitation> {
  const invitation = await records.get(invitations, invitationId);
  if (invitation?.tenantId !== tenantId) throw new DomainError('NOT_FOUND', 'There is no such invitation');
  if (!mayAssign(caller.user, [invitation.tenantRole], tenantId)) throw forbidden();
  return invitation;
}
