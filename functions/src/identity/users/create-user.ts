// A site administrator creates a user: an account without a password, an inactive record, and a mail with a link to set a
// password.
import { newCreatedUser } from '@bite/shared/identity/new-user';
import type { User } from '@bite/shared/identity/user.schema';
import type { AdminUserCreate } from '@bite/shared/identity/user-payloads.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { tenantNotFound } from '@bite/shared/kernel/identifier-errors';
import { tenants, users } from '../../collections/collections.ts';
import { isWorkDone, newWork } from '../../due-work/due-work.ts';
import type { Account, Accounts } from '../../ports/accounts.ts';
import { assertMay } from '../assert-may.ts';
import { authorOf, type Caller } from '../caller.ts';
import { isoOf, storedUser, type UserDeps, versionedUser } from '../change-user.ts';
import { type ReclaimAccountDeps, reclaimUnverifiedAccount } from '../reclaim-account.ts';

export interface CreateUserDeps extends UserDeps {
  accounts: Pick<Accounts, 'findByEmail' | 'create' | 'update'> & ReclaimAccountDeps['accounts'];
}

const taken = (): DomainError =>
  new DomainError('CONFLICT', 'There is a user with this email address already');

/**
 * Keeps an existing account, for example a diner's, and adds the record; an account with an unverified address is reclaimed
 * first. Throws FORBIDDEN, TENANT_NOT_FOUND, and CONFLICT if there is a record already. If the mail fails, `mailSent` is
 * false, everything else stands, and the mail is retried automatically.
 */
export async function createUser(
  deps: CreateUserDeps,
  caller: Caller,
  created: AdminUserCreate,
): Promise<{ user: User; version: string; mailSent: boolean }> {
  assertMay(caller.user, 'siteUsers.write');
  const { user, workId } = await deps.writePath.once(async (path) => {
    const { tenantId } = created;
    if (tenantId !== undefined && !(await deps.records.get(tenants, String(tenantId))))
      throw tenantNotFound(tenantId);
    const email = created.email.toLowerCase();
    const account = await accountFor(deps, email, created.displayName);
    const { uid, emailVerified } = account;
    const fresh = { ...newCreatedUser(uid, { ...created, email }, isoOf(deps.now)), emailVerified };
    const work = newWork('sendPasswordChoice', { uid }, deps.now());
    return path.transact(authorOf(caller), async (transaction) => {
      if (await transaction.get(users, uid)) throw taken();
      const stored = await storedUser(transaction, fresh);
      transaction.create(users, uid, stored);
      transaction.enqueue(work);
      return { user: stored, workId: work.id };
    });
  });
  return { ...versionedUser(user), mailSent: await isWorkDone(deps.records, workId) };
}

async function accountFor(deps: CreateUserDeps, email: string, displayName: string): Promise<Account> {
  const { accounts, records } = deps;
  const known = await accounts.findByEmail(email);
  if (!known) return accounts.create({ email, displayName });
  if (await records.get(users, known.uid)) throw taken();
  if (known.emailVerified) return known;
  const account = await reclaimUnverifiedAccount(deps, known);
  await accounts.update(account.uid, { displayName });
  return account;
}
