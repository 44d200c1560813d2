// Creates the record of somebody who signed up: inactive, and no site administrator (I3.4-03). Account data comes from the

// authentication service, never from the browser.
import { newSocialSignUp } from '@bite/shared/identity/new-user';
import type { User } from '@bite/shared/identity/user.schema';
import type { SocialSignUp } from '@bite/shared/identity/user-payloads.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { users } from '../../collections/collections.ts';
import { newWork } from '../../due-work/due-work.ts';
import type { AccountCaller } from '../caller.ts';
import { isoOf, storedUser, type UserDeps } from '../change-user.ts';
import { accountUser } from './account-user.ts';

/** Throws CONFLICT if there is a record already. A verification mail that cannot be sent causes no failure. */
export async function signUp(
  deps: UserDeps,
  { account, requestId }: Pick<AccountCaller, 'account' | 'requestId'>,
  person: SocialSignUp,
): Promise<User> {
  const { uid } = account;
  const fresh = newSocialSignUp(accountUser(account), person, isoOf(deps.now));
  return deps.writePath.once((path) =>
    path.transact({ uid, requestId }, async (transaction) => {
      if (await transaction.get(users, uid)) throw new DomainError('CONFLICT', 'You have signed up already');
      const user = await storedUser(transaction, fresh);
      transaction.create(users, uid, user);
      if (!account.emailVerified) transaction.enqueue(newWork('sendVerification', { uid }, deps.now()));
      return user;
    }),
  );
}
