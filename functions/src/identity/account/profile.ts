// The caller's own user record: read, edited, and stamped with the first sign-in.
import { userMessages, userNotFound } from '@bite/shared/identity/messages';
import type { User } from '@bite/shared/identity/user.schema';
import { withVerifiedEmail } from '@bite/shared/identity/user-lifecycle';
import type { ProfileUpdate } from '@bite/shared/identity/user-payloads.schema';
import { withProfile } from '@bite/shared/identity/user-update';
import { DomainError } from '@bite/shared/kernel/errors';
import { type AccountCaller, authorOf } from '../caller.ts';
import { changeUser, isoOf, type UserDeps } from '../change-user.ts';
import { syncWork } from '../sync-account.ts';
import { isEmailVerified } from '../verified-email.ts';

/** Throws NOT_FOUND (I8.2-01). Also stores that the email address is verified if the sign-in account says so. */
export async function getProfile(deps: UserDeps, caller: AccountCaller): Promise<User> {
  const { account, user } = caller;
  if (!user) throw new DomainError('NOT_FOUND', userMessages.notInFirestore);
  if (user.emailVerified || !isEmailVerified(user, account)) return user;
  const { after } = await changeUser(deps, authorOf(caller), user.uid, (stored) =>
    stored.emailVerified || !isEmailVerified(stored, account)
      ? stored
      : withVerifiedEmail(stored, isoOf(deps.now)),
  );
  return after;
}

/** Name and picture are copied to the sign-in account, with retries (I8.2-10). Throws NOT_FOUND. */
export async function updateProfile(
  deps: UserDeps,
  caller: AccountCaller,
  changes: ProfileUpdate,
): Promise<User> {
  const { uid } = caller.account;
  const { after } = await changeUser(
    deps,
    authorOf(caller),
    uid,
    (user) => withProfile(user, changes, isoOf(deps.now)),
    { follow: (was, is) => syncWork(uid, was, is, deps.now()) },
  );
  return after;
}

/** Only if none is stored yet (O2.9-14). Throws NOT_FOUND. */
export async function stampLastLogin(deps: UserDeps, caller: AccountCaller): Promise<User> {
  const { account, user } = caller;
  if (!user) throw userNotFound(account.uid);
  if (user.lastLogin !== undefined) return user;
  const { after } = await changeUser(deps, authorOf(caller), account.uid, (stored) =>
    stored.lastLogin === undefined ? { ...stored, lastLogin: isoOf(deps.now) } : stored,
  );
  return after;
}
