// Creates, lists and removes site administrators, for the operator's command line.
import { newCreatedUser } from '@bite/shared/identity/new-user';
import { isSiteAdmin } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import { reactivated } from '@bite/shared/identity/user-lifecycle';
import { adminUserCreate } from '@bite/shared/identity/user-payloads.schema';
import { withUserUpdate } from '@bite/shared/identity/user-update';
import { DomainError } from '@bite/shared/kernel/errors';
import { users } from '../collections/collections.ts';
import { newWork } from '../due-work/due-work.ts';
import type { Account, Accounts } from '../ports/accounts.ts';
import type { RecordReader } from '../ports/records.ts';
import { accountUser } from './account/account-user.ts';
import { type Change, changeUser, isoOf, storedUser, type UserDeps } from './change-user.ts';
import { newPasswordCode } from './password-code.ts';
import { type ReclaimAccountDeps, reclaimUnverifiedAccount } from './reclaim-account.ts';

export type SiteAdminDeps = UserDeps & {
  accounts: Pick<Accounts, 'findByEmail' | 'create'> & ReclaimAccountDeps['accounts'];
};

/** The author of audit entries for these commands. */
export const COMMAND_LINE = 'command line';
const author = { uid: COMMAND_LINE };

/** The maximum number of site administrators. */
const MANY = 200;

export interface CreatedSiteAdmin {
  uid: string;
  /** What had to be created. */
  isNewAccount: boolean;
  wasAlready: boolean;
  /** The link by which the owner of a new or reclaimed account sets a password. */
  passwordCode?: string;
}

/**
 * Reclaims an account with an unverified address first, unless it belongs to a site administrator already. Idempotent.
 * Throws VALIDATION_FAILED for an invalid address.
 */
export async function createSiteAdmin(deps: SiteAdminDeps, address: string): Promise<CreatedSiteAdmin> {
  const email = emailOf(address);
  const found = await deps.accounts.findByEmail(email);
  const isForeign = found !== undefined && !found.emailVerified && !(await isAlready(deps, found.uid));
  const known = isForeign ? await reclaimUnverifiedAccount(deps, found) : found;
  const account = known ?? (await deps.accounts.create({ email }));
  const wasAlready = await deps.writePath.transact(author, async (transaction) => {
    const known = await transaction.get(users, account.uid);
    if (known?.isActive && isSiteAdmin(known)) return true;
    const before = known ?? fresh(account, email, isoOf(deps.now));
    const now = isoOf(deps.now);
    const made = reactivated(withUserUpdate(before, { siteRole: 'site_admin' }, now), now);
    const user = await storedUser(transaction, made);
    if (known) transaction.replace(users, account.uid, known, user);
    else transaction.create(users, account.uid, user);
    return false;
  });
  const hasNoPassword = !found || isForeign;
  const passwordCode = hasNoPassword ? await newPasswordCode(deps, account.uid) : undefined;
  return {
    uid: account.uid,
    isNewAccount: !found,
    wasAlready,
    ...(passwordCode !== undefined && { passwordCode }),
  };
}

async function isAlready({ records }: SiteAdminDeps, uid: string): Promise<boolean> {
  const user = await records.get(users, uid);
  return user?.isActive === true && isSiteAdmin(user);
}

/** By email address, including inactive ones. */
export async function listSiteAdmins({ records }: Pick<UserDeps, 'records'>): Promise<User[]> {
  const found = await siteAdminsIn(records);
  return found.sort((one, other) => one.email.localeCompare(other.email));
}

/** Keeps the account and the record. Throws VALIDATION_FAILED, NOT_FOUND, and CONFLICT for the last active one. */
export async function removeSiteAdmin(deps: SiteAdminDeps, address: string): Promise<void> {
  const email = emailOf(address);
  const found = (await siteAdminsIn(deps.records)).find((each) => each.email.toLowerCase() === email);
  if (!found) throw new DomainError('NOT_FOUND', `${email} is no site administrator`);
  const change: Change = async (user, transaction) => {
    const others = (await siteAdminsIn(transaction)).filter(
      ({ uid, isActive }) => uid !== user.uid && isActive,
    );
    if (others.length === 0)
      throw new DomainError('CONFLICT', `${email} is the last site administrator: create another one first`);
    return withUserUpdate(user, { siteRole: null, isSiteAdmin: false }, isoOf(deps.now));
  };
  const follow = () => [newWork('endSessions', { uid: found.uid }, deps.now())];
  await changeUser(deps, author, found.uid, change, { follow });
}

function emailOf(address: string): string {
  const parsed = adminUserCreate.shape.email.safeParse(address.trim().toLowerCase());
  if (!parsed.success) throw new DomainError('VALIDATION_FAILED', `${address} is no email address`);
  return parsed.data;
}

function fresh(account: Account, email: string, now: string): User {
  const { uid, emailVerified, displayName } = accountUser(account);
  const { displayName: _, ...blank } = newCreatedUser(uid, { email, displayName: email }, now);
  return { ...blank, emailVerified, ...(displayName && { displayName }) };
}

/** By the flag, or by a role that implies it. */
async function siteAdminsIn(reader: Pick<RecordReader, 'find'>): Promise<User[]> {
  const flagged = await reader.find(users, {
    where: [{ field: 'isSiteAdmin', is: '==', value: true }],
    limit: MANY,
  });
  const byRole = await reader.find(users, {
    where: [{ field: 'siteRole', is: 'in', value: ['site_admin', 'site_owner'] }],
    limit: MANY,
  });
  return [...new Map([...flagged, ...byRole].map(({ id, record }) => [id, record])).values()];
}
