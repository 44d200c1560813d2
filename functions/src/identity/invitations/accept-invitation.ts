// Accepts an invitation as the account of the invited email address: record, assignment, employee link and the used-up

// code in one transaction. The link came by mail, so it proves the address.
import type { Invitation } from '@bite/shared/identity/invitation.schema';
import { type InvitedPerson, newInvitedUser } from '@bite/shared/identity/new-user';
import type { User } from '@bite/shared/identity/user.schema';
import { activatedBy, withVerifiedEmail } from '@bite/shared/identity/user-lifecycle';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Employee } from '@bite/shared/people/employee.schema';
import type { AuditedTransaction } from '../../audit/write-path.ts';
import { invitations, recordsOf, users } from '../../collections/collections.ts';
import { accountUser } from '../account/account-user.ts';
import type { AccountCaller } from '../caller.ts';
import { isoOf, storedUser, type UserDeps } from '../change-user.ts';
import type { EmploymentChange } from '../derive-user-access.ts';
import { syncWork } from '../sync-account.ts';
import { invalidInvitation, openInvitation } from './open-invitation.ts';

export interface Acceptance extends Omit<InvitedPerson, 'displayName'> {
  code: string;
}

/**
 * Active at once; a code works once. Throws NOT_FOUND for anything that is wrong with the code or the account, and CONFLICT
 * for somebody who works there already or whose account was deactivated by site administrators.
 */
export async function acceptInvitation(
  deps: UserDeps,
  { account, requestId }: Pick<AccountCaller, 'account' | 'requestId'>,
  { code, ...person }: Acceptance,
): Promise<User> {
  const { uid, email: address } = account;
  const email = address?.toLowerCase();
  const { displayName, emailVerified } = account;
  const accepting = async (transaction: AuditedTransaction): Promise<User> => {
    const { invitation } = await openInvitation(transaction, code, deps.now());
    if (!email || invitation.email !== email) throw invalidInvitation();
    const now = isoOf(deps.now);
    const known = await transaction.get(users, uid);
    const fresh = newInvitedUser(
      { uid, email, displayName: accountUser(account).displayName },
      { ...person, displayName: invitation.displayName },
      now,
    );
    const joined = joinedBy(known ?? fresh, invitation, now);
    const link = await employeeLink(transaction, invitation, uid, now);
    const stored = await storedUser(transaction, joined, link?.change);
    if (known) transaction.replace(users, uid, known, stored);
    else transaction.create(users, uid, stored);
    if (link) transaction.replace(link.at, String(link.change.employeeId), link.before, link.after);
    transaction.replace(invitations, invitation.invitationId, invitation, {
      ...invitation,
      state: 'accepted',
      acceptedBy: uid,
      updatedAt: now,
    });
    const before = { displayName, emailVerified, photoURL: stored.photoURL };
    for (const work of syncWork(uid, before, stored, deps.now())) transaction.enqueue(work);
    return stored;
  };
  return deps.writePath.once((path) => path.transact({ uid, requestId }, accepting));
}

function joinedBy(user: User, { tenantId, tenantRole }: Invitation, now: string): User {
  if (user.tenantAssignments.some((each) => each.tenantId === tenantId))
    throw new DomainError('CONFLICT', 'You work here already');
  if (!user.isActive && (user.isSiteAdmin || user.siteRole !== undefined))
    throw new DomainError('CONFLICT', 'Your account is switched off. Please contact the support of Bite.');
  return withVerifiedEmail(activatedBy(user, tenantId, tenantRole, now), now);
}

interface EmployeeLink {
  at: ReturnType<typeof recordsOf<'employees'>>;
  before: Employee;
  after: Employee;
  change: EmploymentChange;
}

/** Undefined if the employee record is gone or linked to somebody else by now; the assignment is made all the same. */
async function employeeLink(
  transaction: AuditedTransaction,
  { tenantId, employee }: Invitation,
  uid: string,
  now: string,
): Promise<EmployeeLink | undefined> {
  if (!employee) return undefined;
  const { restaurantId, employeeId } = employee;
  const place = { tenantId, restaurantId };
  const at = recordsOf('employees', place);
  const before = await transaction.get(at, String(employeeId));
  if (!before || before.uid !== undefined) return undefined;
  const after = { ...before, uid, updatedAt: now };
  return { at, before, after, change: { place, employeeId, employee: after } };
}
