// Invites somebody to a tenant by a mailed link, so that nobody sets a colleague's password.
import type { Invitation, InvitationInput } from '@bite/shared/identity/invitation.schema';
import { mayAssign } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import type { AuditedTransaction } from '../../audit/write-path.ts';
import { invitations, recordsOf, users } from '../../collections/collections.ts';
import { findReadable } from '../../collections/find-readable.ts';
import { assertMayIn, forbidden } from '../assert-may.ts';
import { authorOf, type Caller } from '../caller.ts';
import type { UserDeps } from '../change-user.ts';
import { type NewInvitation, newInvitation } from './new-invitation.ts';
import { type EnqueuedInvitation, listed, type SentInvitation, sentInvitation } from './sent-invitation.ts';

/** Open invitations of an address to a tenant: one, unless several were created at the same moment. */
const OPEN_AT_MOST = 10;
/** User records of an address: one, unless an account was deleted and created again. */
const SAME_ADDRESS_AT_MOST = 10;

/**
 * Replaces an open invitation of the address to this tenant; an unreadable one stays, and its link opens nothing.
 * Throws FORBIDDEN, TENANT_NOT_FOUND, TENANT_SUSPENDED, VALIDATION_FAILED for an unknown employee, and CONFLICT for an
 * employee with a sign-in or a person who works here already.
 */
export async function inviteUser(
  deps: UserDeps,
  caller: Caller,
  tenantId: number,
  input: InvitationInput,
): Promise<SentInvitation> {
  await assertMayIn(deps.records, caller.user, 'assignments.write', { tenantId });
  if (!mayAssign(caller.user, [input.tenantRole], tenantId)) throw forbidden();
  const enqueued = await deps.writePath.once(async (path) => {
    const made = newInvitation(caller.user, tenantId, input, deps.now());
    return path.transact(authorOf(caller), (transaction) => store(transaction, caller.user, made));
  });
  return sentInvitation(deps.records, enqueued);
}

async function store(
  transaction: AuditedTransaction,
  actor: User,
  { invitation, work }: NewInvitation,
): Promise<EnqueuedInvitation> {
  await assertNotHere(transaction, invitation);
  await assertEmployeeFree(transaction, invitation);
  const open = await openInvitations(transaction, invitation);
  if (open.some(({ tenantRole }) => !mayAssign(actor, [tenantRole], invitation.tenantId))) throw forbidden();
  for (const before of open) {
    const after: Invitation = { ...before, state: 'revoked', updatedAt: invitation.createdAt };
    transaction.replace(invitations, before.invitationId, before, after);
  }
  transaction.create(invitations, invitation.invitationId, invitation);
  transaction.enqueue(work);
  return { invitation: listed(invitation), workId: work.id };
}

async function assertNotHere(
  transaction: AuditedTransaction,
  { email, tenantId }: Pick<Invitation, 'email' | 'tenantId'>,
): Promise<void> {
  const people = await findReadable(transaction, users, {
    where: [{ field: 'email', is: '==', value: email }],
    limit: SAME_ADDRESS_AT_MOST,
  });
  if (people.found.some(({ record }) => record.tenantIds.includes(tenantId)))
    throw new DomainError('CONFLICT', 'This person already works here');
}

async function assertEmployeeFree(
  transaction: AuditedTransaction,
  { tenantId, employee }: Pick<Invitation, 'tenantId' | 'employee'>,
): Promise<void> {
  if (!employee) return;
  const at = recordsOf('employees', { tenantId, restaurantId: employee.restaurantId });
  const record = await transaction.get(at, String(employee.employeeId));
  if (!record) {
    const message = 'There is no such employee';
    throw new DomainError('VALIDATION_FAILED', message, { fields: { 'employee.employeeId': message } });
  }
  if (record.uid !== undefined)
    throw new DomainError('CONFLICT', 'This employee is linked to somebody who signs in already');
}

async function openInvitations(
  transaction: AuditedTransaction,
  { tenantId, email }: Pick<Invitation, 'tenantId' | 'email'>,
): Promise<Invitation[]> {
  const { found } = await findReadable(transaction, invitations, {
    where: [
      { field: 'tenantId', is: '==', value: tenantId },
      { field: 'email', is: '==', value: email },
      { field: 'state', is: '==', value: 'pending' },
    ],
    limit: OPEN_AT_MOST,
  });
  return found.map(({ record }) => record);
}
