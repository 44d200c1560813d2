// The caller of a use-case and the request's id: every use-case's argument after its ports.
import type { User } from '@bite/shared/identity/user.schema';
import type { Author } from '../audit/audit.ts';
import type { Account } from '../ports/accounts.ts';

/** A member of staff. */
export interface Caller {
  user: User;
  requestId: string;
}

/** A signed-in person, who may have no user record or an inactive one. */
export interface AccountCaller {
  account: Account;
  user: User | undefined;
  requestId: string;
}

export const authorOf = (
  caller: Caller | Pick<AccountCaller, 'account' | 'requestId'>,
): Required<Pick<Author, 'uid' | 'requestId'>> => ({
  uid: 'account' in caller ? caller.account.uid : caller.user.uid,
  requestId: caller.requestId,
});
