// Who calls a use-case, and for which request: the argument after its ports, whatever it does.
import type { User } from '@bite/shared/identity/user.schema';
import type { Author } from '../audit/audit.ts';
import type { Account } from '../ports/accounts.ts';

/** A member of staff. */
export interface Caller {
  user: User;
  requestId: string;
}

/** Somebody who is signed in and may have no record yet, or an inactive one. */
export interface AccountCaller {
  account: Account;
  user: User | undefined;
  requestId: string;
}

export const authorOf = (
  caller: Caller | Pick<AccountCaller, 'account' | 'requestId'>,
): Required<Author> => ({
  uid: 'account' in caller ? caller.account.uid : caller.user.uid,
  requestId: caller.requestId,
});
