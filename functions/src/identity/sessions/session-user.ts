// The signed-in person as the browser sees them (O7.1-08, O7.1-09).
import type { Answers } from '@bite/shared/api/answers';
import { userMessages } from '@bite/shared/identity/messages';
import { isSiteAdmin } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Account } from '../../ports/accounts.ts';
import { isEmailVerified } from '../verified-email.ts';

type SessionUser = Answers['getSession']['user'];

/** Throws NOT_FOUND for somebody who has signed in and has no user record (I8.2-01). */
export function assertKnown(user: User | undefined): User {
  if (!user) throw new DomainError('NOT_FOUND', userMessages.notInFirestore);
  return user;
}

export function toSessionUser(account: Account, user: User): SessionUser {
  return {
    uid: user.uid,
    email: user.email,
    ...(user.displayName !== undefined && { displayName: user.displayName }),
    isSiteAdmin: user.isActive && isSiteAdmin(user),
    isActive: user.isActive,
    emailVerified: isEmailVerified(user, account),
    hasPassword: account.hasPassword,
  };
}
