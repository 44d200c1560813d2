// New user records: no site administrators, inactive until activated (I3.4-03, C4-03). `now` is an ISO time.
import { DomainError } from '../kernel/errors.ts';
import type { AuthUser } from './auth-user.schema.ts';
import { userMessages } from './messages.ts';
import type { User } from './user.schema.ts';
import { withAssignment } from './user-lifecycle.ts';
import type { AdminUserCreate, SignUp, SocialSignUp } from './user-payloads.schema.ts';

/** For a sign-up with email and password. */
export function newSignUp(uid: string, { email, ...person }: Omit<SignUp, 'password'>, now: string): User {
  return signedUp({ uid, email }, person, now);
}

/**
 * For a social sign-up with the details that the account lacks. Throws UNAUTHENTICATED without a signed-in user, and
 * VALIDATION_FAILED if the account has no email address (I5.1-13).
 */
export function newSocialSignUp(account: AuthUser | undefined, person: SocialSignUp, now: string): User {
  if (!account) throw new DomainError('UNAUTHENTICATED', userMessages.notAuthenticated);
  const { uid, email, photoURL, emailVerified } = account;
  if (!email) throw new DomainError('VALIDATION_FAILED', userMessages.emailNotFound);
  return { ...signedUp({ uid, email }, person, now), emailVerified, ...(photoURL && { photoURL }) };
}

/** For a person whom an administrator creates, with an assignment if there is one. */
export function newCreatedUser(uid: string, created: Omit<AdminUserCreate, 'password'>, now: string): User {
  const { email, displayName, tenantId, tenantRole } = created;
  const user = { ...blank({ uid, email }, now), displayName };
  return tenantId === undefined || tenantRole === undefined
    ? user
    : withAssignment(user, tenantId, tenantRole, now);
}

export interface InvitedPerson {
  firstName?: string | undefined;
  lastName?: string | undefined;
  phone?: string | undefined;
  displayName?: string | undefined;
}

/**
 * For a person who accepts an invitation without a user record; active at once. Names come from the person, the account or
 * the invitation.
 */
export function newInvitedUser(
  account: Pick<AuthUser, 'uid' | 'displayName'> & { email: string },
  person: InvitedPerson,
  now: string,
): User {
  const { uid, email } = account;
  const { firstName, lastName, phone } = person;
  if (firstName && lastName)
    return signedUp({ uid, email }, { firstName, lastName, ...(phone && { phone }) }, now);
  const displayName = account.displayName ?? person.displayName;
  return { ...blank({ uid, email }, now), ...(displayName && { displayName }) };
}

function signedUp(account: Pick<User, 'uid' | 'email'>, person: SocialSignUp, now: string): User {
  const { firstName, lastName, phone } = person;
  return {
    ...blank(account, now),
    displayName: `${firstName} ${lastName}`,
    firstName,
    lastName,
    ...(phone && { phoneNumber: { countryCode: '+1', number: withoutCountryCode(phone) } }),
  };
}

/** The country code is stored separately, so it is removed here. */
const withoutCountryCode = (phone: string): string => phone.replace(/^\+1\s*/, '');

function blank(account: Pick<User, 'uid' | 'email'>, now: string): User {
  return {
    ...account,
    emailVerified: false,
    isSiteAdmin: false,
    tenantAssignments: [],
    access: {},
    tenantIds: [],
    unplacedIn: [],
    searchName: '',
    isActive: false,
    createdAt: now,
    updatedAt: now,
  };
}
