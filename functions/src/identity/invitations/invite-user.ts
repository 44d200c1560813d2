// Invites somebody to work for a tenant, by a link that is mailed: nobody sets a colleague's password.
import { randomUUID } from 'node:crypto';
import type { Invitation, InvitationInput } from '@bite/shared/identity/invitation.schema';
import { mayAssign } from '@bite/shared/identity/roles';
import { DomainError } from '@bite/shared/kernel/errors';
import { invitations, recordsOf, users } from '../../records/collections.ts';
import type { AuditedTransaction } from '../../records/write-path.ts';
import { assertMayIn, forbidden } from '../../tenancy/assert-may.ts';
import { type Acting, authorOf, isoOf } from '../change-user.ts';
import { invitationEnd, invitationHash, newInvitationCode } from './invitation-code.ts';
import { type InvitationDeps, type SentInvitation, sendInvitation } from './send-invitation.ts';

/** An address has one open invitation to a tenant, unless somebody made more at the same moment. */
const OPEN_AT_MOST = 10;
/** Records of one address: one, unless an account was deleted and made again. */
const SAME_ADDRESS_AT_MOST = 10;

/**
 * An open invitation of the address to this tenant gives way. Throws FORBIDDEN, TENANT_NOT_FOUND, TENANT_SUSPENDED,
 * VALIDATION_FAILED for an employee who is not there, and CONFLICT for one who has a sign-in, or for somebody who works
 * here already.
 */
export async function inviteUser(
  deps: InvitationDeps,
  acting: Acting,
  tenantId: number,
  input: InvitationInput,
): Promise<SentInvitation> {
  const tenant = await assertMayIn(deps.records, acting.user, 'assignments.write', { tenantId });
  if (!mayAssign(acting.user, [input.tenantRole], tenantId)) throw forbidden();
  const code = newInvitationCode();
  const now = isoOf(deps.now);
  const invitation: Invitation = {
    ...input,
    email: input.email.toLowerCase(),
    invitationId: randomUUID(),
    tenantId,
    state: 'pending',
    codeHash: invitationHash(code),
    invitedBy: acting.user.uid,
    expiresAt: invitationEnd(deps.now()),
    createdAt: now,
    updatedAt: now,
  };
  await deps.writePath.transact(authorOf(acting), async (transaction) => {
    await assertNotHere(transaction, invitation);
    await assertEmployeeFree(transaction, invitation);
    const open = await openInvitations(transaction, invitation);
    if (open.some(({ tenantRole }) => !mayAssign(acting.user, [tenantRole], tenantId))) throw forbidden();
    for (const before of open) {
      const after: Invitation = { ...before, state: 'revoked', updatedAt: now };
      transaction.replace(invitations, before.invitationId, before, after);
    }
    transaction.create(invitations, invitation.invitationId, invitation);
  });
  return sendInvitation(deps, acting, tenant, invitation, code);
}

async function assertNotHere(
  transaction: AuditedTransaction,
  { email, tenantId }: Pick<Invitation, 'email' | 'tenantId'>,
): Promise<void> {
  const people = await transaction.find(users, {
    where: [{ field: 'email', is: '==', value: email }],
    limit: SAME_ADDRESS_AT_MOST,
  });
  if (people.some(({ record }) => record.tenantIds.includes(tenantId)))
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
  const found = await transaction.find(invitations, {
    where: [
      { field: 'tenantId', is: '==', value: tenantId },
      { field: 'email', is: '==', value: email },
      { field: 'state', is: '==', value: 'pending' },
    ],
    limit: OPEN_AT_MOST,
  });
  return found.map(({ record }) => record);
}
