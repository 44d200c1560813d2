// What the use-cases about users need from Firestore itself: queries, sort order, and conflicting transactions.

import { deriveAccess } from '@bite/shared/identity/derive-access';
import { withDerivedFields } from '@bite/shared/identity/derived-user';
import { type User, user } from '@bite/shared/identity/user.schema';
import { tenant } from '@bite/shared/tenancy/tenant.schema';
import { aTenantRecord, STAMPED } from '@bite/shared/testing/records';
import { beforeEach, describe, expect, it } from 'vitest';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { writePath } from '../audit/write-path.ts';
import { recordsOf, tenants, users } from '../collections/collections.ts';
import { attemptNow } from '../due-work/attempt-work.ts';
import { workHandlers } from '../due-work/work-handlers.ts';
import { callerOf } from '../testing/caller-of.ts';
import { emulatedFirestore } from '../testing/emulated-firestore.ts';
import { memoryAccounts } from '../testing/memory-accounts.ts';
import { memoryAllowances } from '../testing/memory-allowances.ts';
import { linkIn, memoryMailer } from '../testing/memory-mailer.ts';
import { memoryOrders } from '../testing/memory-orders.ts';
import { assignmentsOf, BELLA, by, memoryPeople, type Roles } from '../testing/memory-people.ts';
import { outsidePorts } from '../testing/outside-ports.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { inviteUser } from './invitations/invite-user.ts';
import { removeMember } from './members/change-members.ts';
import { listMembers } from './members/list-members.ts';
import { createSiteAdmin, removeSiteAdmin } from './site-admins.ts';
import { listUsers, searchUsers } from './users/read-users.ts';

const db = emulatedFirestore('identity');
const records = firestoreRecords(db);
const now = () => Date.parse('2026-06-10T22:00:00Z');
const accounts = memoryAccounts(now);
const mailer = memoryMailer();
const log = { info: () => undefined, error: () => undefined };
const adminOrigin = 'https://admin.bite.example';
const allowances = memoryAllowances();
const handlers = workHandlers({
  ...{ records, orders: memoryOrders(), accounts, allowances, mailer, now, adminOrigin },
  ...outsidePorts(now),
});
const attempt = (workId: string) => attemptNow({ records, handlers, log, now }, workId);
const deps = {
  records,
  writePath: writePath({ records, now, attempt }),
  accounts,
  mailer,
  log,
  now,
  adminOrigin,
};

async function put(uid: string, roles: Roles = {}, change: Partial<User> = {}): Promise<User> {
  const { email } = accounts.put({ uid });
  const whole = user.parse({
    uid,
    email,
    displayName: uid,
    tenantAssignments: assignmentsOf(roles),
    ...STAMPED,
  });
  const access = deriveAccess(whole.tenantAssignments, []);
  const stored = withDerivedFields({ ...whole, ...change }, access);
  await records.transact(async (transaction) => transaction.set(users, uid, stored));
  return stored;
}

beforeEach(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
  await records.transact(async (transaction) =>
    transaction.set(tenants, String(BELLA), tenant.parse(aTenantRecord({ tenantId: BELLA }))),
  );
});

describe('users in Firestore', () => {
  it('O7.1-02, I7.4-07 are listed by name, page by page, and found by any part of it', async () => {
    const site = await put('zoe', {}, { isSiteAdmin: true });
    for (const uid of ['Bob', 'ada', 'Adele']) await put(uid);
    const first = await listUsers(deps, callerOf(site), { limit: 3 });
    const rest = await listUsers(deps, callerOf(site), { limit: 3, pageToken: first.nextPageToken });
    expect([...first.users, ...rest.users].map(({ user: { uid } }) => uid)).toEqual([
      'ada',
      'Adele',
      'Bob',
      'zoe',
    ]);
    const found = await searchUsers(deps, callerOf(site), { searchTerm: 'AD', limit: 20 });
    expect(found.map(({ user: { uid } }) => uid)).toEqual(['ada', 'Adele']);
    const inside = await searchUsers(deps, callerOf(site), { searchTerm: 'del', limit: 20 });
    expect(inside.map(({ user: { uid } }) => uid)).toEqual(['Adele']);
    const { searchGrams } = (await db.doc('users/Adele').get()).data() ?? {};
    expect(searchGrams).toContain('del');
    expect(JSON.stringify(inside)).not.toContain('searchGrams');
  });

  it('I6-04 of a tenant are found by their assignments', async () => {
    const owner = await put('owner', { [BELLA]: 'owner' });
    await put('cook', { [BELLA]: 'employee off' });
    await put('stranger');
    const { members } = await listMembers(deps, callerOf(owner), BELLA, { limit: 50 });
    expect(members.map(({ uid }) => uid)).toEqual(['cook', 'owner']);
  });

  it('I6-04 of two owners who remove each other at once one remains', async () => {
    const one = await put('one', { [BELLA]: 'owner' });
    const other = await put('other', { [BELLA]: 'owner' });
    const outcomes = await Promise.allSettled([
      removeMember(deps, by(one), { tenantId: BELLA, uid: 'other' }),
      removeMember(deps, by(other), { tenantId: BELLA, uid: 'one' }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CONFLICT' },
    });
  });

  it('I6-04 an invitation is accepted once, links its employee and opens what that opens', async () => {
    const place = { tenantId: BELLA, restaurantId: 20_000_001 };
    const employee = memoryPeople().employ(place, 1, { role: 'cook' });
    await records.transact(async (transaction) =>
      transaction.set(recordsOf('employees', place), '1', employee),
    );
    const owner = await put('owner', { [BELLA]: 'owner' });
    await inviteUser(deps, by(owner), BELLA, {
      email: 'new@example.com',
      tenantRole: 'employee',
      employee: { restaurantId: place.restaurantId, employeeId: 1 },
    });
    const code = mailer.sent.map(linkIn).at(-1)?.split('#code=')[1] ?? '';
    const account = accounts.put({ uid: 'new', email: 'new@example.com' });
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => acceptInvitation(deps, { account, requestId: 'r' }, { code })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await records.get(users, 'new'))?.access).toEqual({
      [BELLA]: {
        role: 'employee',
        restaurants: { '20000001': { pos: false, kitchen: true, manage: false } },
      },
    });
    expect((await records.get(recordsOf('employees', place), '1'))?.uid).toBe('new');
  });

  it('I6-04 whoever only typed the address of a new site administrator is locked out first', async () => {
    accounts.put({ uid: 'typed', email: 'typed@example.com', emailVerified: false });
    accounts.passwords.set('typed', 'known to a stranger');
    const token = accounts.idToken('typed');
    const made = await createSiteAdmin(deps, 'typed@example.com');
    expect(made).toMatchObject({ uid: 'typed', isNewAccount: false, wasAlready: false });
    expect(made.passwordCode).toBeDefined();
    expect(accounts.passwords.get('typed')).not.toBe('known to a stranger');
    expect(await accounts.verifyIdToken(token)).toBeUndefined();
    expect((await createSiteAdmin(deps, 'typed@example.com')).passwordCode).toBeUndefined();
  });

  it('I6-04 of two site administrators who are removed at once one remains', async () => {
    await createSiteAdmin(deps, 'one@example.com');
    await createSiteAdmin(deps, 'other@example.com');
    const outcomes = await Promise.allSettled([
      removeSiteAdmin(deps, 'one@example.com'),
      removeSiteAdmin(deps, 'other@example.com'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
