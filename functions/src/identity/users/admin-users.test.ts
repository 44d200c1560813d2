import type { User } from '@bite/shared/identity/user.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../collections/collections.ts';
import { pauseAfter } from '../../due-work/attempt-work.ts';
import { finishDueWork } from '../../due-work/finish-due-work.ts';
import { callerOf } from '../../testing/caller-of.ts';
import { linkIn } from '../../testing/memory-mailer.ts';
import { BELLA, by, type MemoryPeople, memoryPeople, ROMA } from '../../testing/memory-people.ts';
import { deactivateUser, reactivateUser, verifyEmail } from './account-status.ts';
import { createUser } from './create-user.ts';
import { deleteAccount, deleteUser } from './delete-user.ts';
import { getUser, listUsers, searchUsers } from './read-users.ts';
import { updateUser } from './update-user.ts';

let people: MemoryPeople;
let site: User;
let owner: User;
let admin: User;

beforeEach(() => {
  people = memoryPeople();
  site = people.person('site', { siteRole: 'site_admin', isSiteAdmin: true, displayName: 'Zoe' });
  owner = people.person('owner', { roles: { [BELLA]: 'owner' }, displayName: 'Olga' });
  admin = people.person('admin', { roles: { [BELLA]: 'admin' }, displayName: 'Adam' });
});

const isOut = async (token: string) => (await people.accounts.verifyIdToken(token)) === undefined;

describe('looking at everybody', () => {
  it('O7.1-02, C7-03 answers page by page, by name', async () => {
    const first = await listUsers(people, callerOf(site), { limit: 2 });
    expect(first.users.map(({ user }) => user.displayName)).toEqual(['Adam', 'Olga']);
    const second = await listUsers(people, callerOf(site), { limit: 2, pageToken: first.nextPageToken });
    expect(second.users.map(({ user }) => user.displayName)).toEqual(['Zoe']);
    expect(second.nextPageToken).toBeUndefined();
  });

  it.each([
    ['ad', ['Adam']],
    ['  AD ', ['Adam']],
    ['dam', ['Adam']],
    ['OLGÁ', ['Olga']],
    ['nameless', [undefined]],
    ['less@', [undefined]],
    ['(518) 555', [undefined]],
    ['5551', [undefined]],
    ['rossi', [undefined]],
    ['rossi nina', [undefined]],
    ['rossi 5551 nameless', [undefined]],
    ['rosa', []],
    ['rossi olga', []],
  ])(
    'I7.4-07, I9-04 a search for "%s" finds whose name, email or phone has it in any part',
    async (searchTerm, names) => {
      people.person('nameless', {
        displayName: undefined,
        firstName: 'Nina',
        lastName: 'Rossi',
        phoneNumber: { countryCode: '+1', number: '518-555-1234' },
      });
      const found = await searchUsers(people, callerOf(site), { searchTerm, limit: 20 });
      expect(found.map(({ user }) => user.displayName)).toEqual(names);
    },
  );

  it('I3.4-04, I9-04 a search answers no more than it was asked for', async () => {
    people.person('adele', { displayName: 'Adele' });
    expect(await searchUsers(people, callerOf(site), { searchTerm: 'ad', limit: 1 })).toHaveLength(1);
  });

  it('I7.4-07 gets one by uid, and says of whom there is none', async () => {
    expect((await getUser(people, callerOf(site), 'owner')).user).toEqual(owner);
    await expect(getUser(people, callerOf(site), 'nobody')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'User with UID nobody not found',
    });
  });

  it.each(['support', 'viewer'] as const)('I6-04 is for %s, too, who change nothing', async (siteRole) => {
    const staff = people.person(siteRole, { siteRole });
    await expect(listUsers(people, callerOf(staff), { limit: 50 })).resolves.toBeDefined();
    const refused = { code: 'FORBIDDEN' };
    const { version } = await getUser(people, callerOf(staff), 'owner');
    await expect(updateUser(people, by(staff), 'owner', { version, changes: {} })).rejects.toMatchObject(
      refused,
    );
    await expect(deactivateUser(people, by(staff), 'owner')).rejects.toMatchObject(refused);
    await expect(deleteUser(people, by(staff), 'owner')).rejects.toMatchObject(refused);
  });

  it('I6-04 is not for the people of a tenant, whoever is asked for', async () => {
    for (const uid of ['admin', 'site', 'nobody'])
      await expect(getUser(people, callerOf(owner), uid)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(listUsers(people, callerOf(owner), { limit: 50 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(searchUsers(people, callerOf(owner), { searchTerm: 'ad', limit: 20 })).rejects.toMatchObject(
      {
        code: 'FORBIDDEN',
      },
    );
  });
});

describe('creating somebody', () => {
  const created = { email: 'New@Example.com', displayName: 'New Person' };

  it('O7.1-05, I4-26 makes an inactive record and mails a link to choose a password', async () => {
    const { user, mailSent } = await createUser(people, by(site), created);
    expect(user).toMatchObject({
      email: 'new@example.com',
      displayName: 'New Person',
      isActive: false,
      isSiteAdmin: false,
      tenantAssignments: [],
      searchName: 'new person',
    });
    expect(mailSent).toBe(true);
    expect(people.mailer.sent.map(({ to }) => to)).toEqual(['new@example.com']);
    expect(people.mailer.sent.map(linkIn)[0]).toMatch(
      /^https:\/\/admin\.bite\.example\/auth\/action\?mode=resetPassword&oobCode=[\w-]{43}$/,
    );
    expect(await people.audit()).toEqual([`site create users ${user.uid}`]);
  });

  it('C3-29, I3.4-04, I4-27 with a tenant and a role: assigned, and waiting to be let in', async () => {
    const { user } = await createUser(people, by(site), {
      ...created,
      tenantId: BELLA,
      tenantRole: 'manager',
    });
    expect(user).toMatchObject({
      isActive: false,
      tenantIds: [BELLA],
      access: { [BELLA]: { role: 'manager', restaurants: {} } },
    });
  });

  it('O7.1-05 stands without its mail, and says so', async () => {
    people.mailer.isDown = true;
    const { user, mailSent } = await createUser(people, by(site), created);
    expect(mailSent).toBe(false);
    expect(await people.recordOf(user.uid)).toEqual(user);
    expect(JSON.stringify(people.logged)).not.toContain('@');
  });

  it('O7.1-05 gets its mail later where that failed, without anybody asking again', async () => {
    people.mailer.isDown = true;
    await createUser(people, by(site), created);
    people.mailer.isDown = false;
    people.clock.now += pauseAfter(1);
    expect(await finishDueWork(people.attempting)).toMatchObject({ done: 1 });
    expect(people.mailer.sent.map(({ to }) => to)).toEqual(['new@example.com']);
  });

  it('O7.1-05 gives an account that is there already, a diner’s say, its record', async () => {
    people.accounts.put({ uid: 'diner', email: 'new@example.com' });
    expect((await createUser(people, by(site), created)).user).toMatchObject({
      uid: 'diner',
      emailVerified: true,
    });
  });

  it('O7.1-05 takes an account back whose address nobody has proven, before it gets a record', async () => {
    people.accounts.put({
      uid: 'stranger',
      email: 'new@example.com',
      emailVerified: false,
      displayName: 'Not the new person',
      photoURL: 'https://evil.example/x.png',
    });
    people.accounts.passwords.set('stranger', 'known to a stranger');
    const token = people.accounts.idToken('stranger');
    const { user } = await createUser(people, by(site), {
      ...created,
      tenantId: BELLA,
      tenantRole: 'admin',
    });
    expect(user.uid).toBe('stranger');
    expect(people.accounts.passwords.get('stranger')).not.toBe('known to a stranger');
    expect(await people.accounts.find('stranger')).toMatchObject({
      displayName: 'New Person',
      photoURL: undefined,
    });
    expect(await isOut(token)).toBe(true);
    expect(people.mailer.sent.map(linkIn)[0]).toContain('mode=resetPassword');
  });

  it('O7.1-05 refuses an address that has a record, and a tenant that is not there', async () => {
    await expect(createUser(people, by(site), { ...created, email: owner.email })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(
      createUser(people, by(site), { ...created, tenantId: 10_000_009, tenantRole: 'owner' }),
    ).rejects.toMatchObject({ code: 'TENANT_NOT_FOUND' });
    expect(people.mailer.sent).toEqual([]);
  });

  it('O5-12 is for site administrators', async () => {
    await expect(createUser(people, by(owner), created)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await people.accounts.findByEmail('new@example.com')).toBeUndefined();
  });
});

describe('changing somebody', () => {
  const change = async (uid: string, changes: Parameters<typeof updateUser>[3]['changes'], actor = site) =>
    updateUser(people, by(actor), uid, {
      version: (await getUser(people, callerOf(site), uid)).version,
      changes,
    });

  it('O7.1-04 changes what is named, in the record and in the account, and says who did it', async () => {
    const { user } = await change('owner', {
      displayName: 'Olga Bianchi',
      photoURL: 'https://example.com/o.jpg',
    });
    expect(user).toMatchObject({ displayName: 'Olga Bianchi', searchName: 'olga bianchi', isActive: true });
    expect(await people.accounts.find('owner')).toMatchObject({
      displayName: 'Olga Bianchi',
      photoURL: 'https://example.com/o.jpg',
    });
    expect(await people.audit()).toEqual(['site update members owner', 'site update users owner']);
  });

  it('O7.1-04 refuses a change to what has changed since, and shows what is there now', async () => {
    const { version } = await getUser(people, callerOf(site), 'owner');
    await change('owner', { displayName: 'First' });
    const late = updateUser(people, by(site), 'owner', { version, changes: { displayName: 'Second' } });
    await expect(late).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { current: { displayName: 'First' }, version: expect.any(String) as string },
    });
    expect((await people.recordOf('owner')).displayName).toBe('First');
  });

  it('signing in makes nobody’s edit stale', async () => {
    const { version } = await getUser(people, callerOf(site), 'owner');
    people.records.put(users, 'owner', { ...owner, lastLogin: '2026-06-11T00:00:00.000Z' });
    const { user } = await updateUser(people, by(site), 'owner', {
      version,
      changes: { displayName: 'Olga B.' },
    });
    expect(user).toMatchObject({ displayName: 'Olga B.', lastLogin: '2026-06-11T00:00:00.000Z' });
  });

  it('I8.2-10 holds where the account cannot be told, and that is logged without names', async () => {
    people.accounts.isDown = true;
    expect((await change('owner', { displayName: 'Olga B.' })).user.displayName).toBe('Olga B.');
    expect(people.logged).toHaveLength(1);
    expect(JSON.stringify(people.logged)).not.toMatch(/Olga|@/);
  });

  it.each([{ siteRole: null }, { siteRole: 'viewer', isSiteAdmin: false }, { isActive: false }] as const)(
    'I6-04 nobody changes their own %j',
    async (changes) => {
      await expect(change('site', changes)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(change('site', { displayName: 'Zoe Z.' })).resolves.toBeDefined();
      expect(await people.recordOf('site')).toMatchObject({ siteRole: 'site_admin', isActive: true });
    },
  );

  it('I6-04 of two site administrators who dismiss each other at once one remains', async () => {
    const other = people.person('other', { siteRole: 'site_admin', isSiteAdmin: true });
    const outcomes = await Promise.allSettled([
      change('other', { isActive: false }),
      change('site', { siteRole: null }, other),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('I4-26 switching off ends every session', async () => {
    const token = people.accounts.idToken('owner');
    await change('owner', { isActive: false });
    expect(await isOut(token)).toBe(true);
  });

  it('I8.2-03 says of whom there is no record', async () => {
    const late = updateUser(people, by(site), 'nobody', { version: 'x', changes: {} });
    await expect(late).rejects.toMatchObject({ message: 'User with UID nobody not found' });
  });
});

describe('deleting somebody', () => {
  it('O7.1-03, C4-03, I6-04 deletes the record; the sign-in account remains, signed out', async () => {
    const token = people.accounts.idToken('owner');
    await deleteUser(people, by(site), 'owner');
    expect(await people.records.get(users, 'owner')).toBeUndefined();
    expect(await people.accounts.find('owner')).toBeDefined();
    expect(await isOut(token)).toBe(true);
    expect(await people.audit()).toEqual(['site delete members owner', 'site delete users owner']);
  });

  it('I6-04 O7.1-03 ends the sessions later where that failed, without anybody asking again', async () => {
    const token = people.accounts.idToken('owner');
    people.accounts.isDown = true;
    await deleteUser(people, by(site), 'owner');
    people.accounts.isDown = false;
    expect(await isOut(token)).toBe(false);
    people.clock.now += pauseAfter(1);
    expect(await finishDueWork(people.attempting)).toMatchObject({ done: 1 });
    expect(await isOut(token)).toBe(true);
  });

  it('I6-04 deletes the account in a step of its own, once the record is gone', async () => {
    await expect(deleteAccount(people, by(site), 'owner')).rejects.toMatchObject({ code: 'CONFLICT' });
    await deleteUser(people, by(site), 'owner');
    await deleteAccount(people, by(site), 'owner');
    expect(await people.accounts.find('owner')).toBeUndefined();
    await expect(deleteAccount(people, by(site), 'owner')).rejects.toMatchObject({
      message: 'User with UID owner not found',
    });
  });

  it('I6-04 nobody deletes themselves, and nobody but site administrators anybody', async () => {
    await expect(deleteUser(people, by(site), 'site')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(deleteUser(people, by(owner), 'admin')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(deleteAccount(people, by(owner), 'admin')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('C8-05 says of whom there is none', async () => {
    await expect(deleteUser(people, by(site), 'nobody')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'User with UID nobody not found',
    });
  });
});

describe('switching somebody off and on', () => {
  it('C4-03, I4-26 locks a person out, sessions and all, and lets them in again', async () => {
    const token = people.accounts.idToken('admin');
    expect((await deactivateUser(people, by(owner), 'admin')).user.isActive).toBe(false);
    expect(await isOut(token)).toBe(true);
    expect((await reactivateUser(people, by(owner), 'admin')).user.isActive).toBe(true);
    expect(await people.audit()).toEqual(
      expect.arrayContaining(['owner update users admin', 'owner update users admin']),
    );
  });

  it('I4-26 holds where the authentication service is away: the record alone locks out', async () => {
    people.accounts.isDown = true;
    await deactivateUser(people, by(owner), 'admin');
    expect((await people.recordOf('admin')).isActive).toBe(false);
    expect(people.logged).toHaveLength(1);
  });

  it('I6-04 of people who are not theirs the administrators of a tenant learn nothing', async () => {
    people.person('roman', { roles: { [ROMA]: 'employee' } });
    const answers = await Promise.all(
      ['roman', 'nobody', 'site'].map((uid) =>
        deactivateUser(people, by(owner), uid).catch((error: Error) => error.message.replace(uid, '{id}')),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['User with UID {id} not found']));
  });

  it('I6-04 who works for others, too, is not one tenant’s to switch', async () => {
    people.person('both', { roles: { [BELLA]: 'employee', [ROMA]: 'employee' } });
    await expect(deactivateUser(people, by(owner), 'both')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await people.recordOf('both')).isActive).toBe(true);
    await expect(deactivateUser(people, by(site), 'both')).resolves.toBeDefined();
  });

  it('I6-04 nobody switches themselves, and an administrator no owner', async () => {
    await expect(deactivateUser(people, by(owner), 'owner')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(deactivateUser(people, by(site), 'site')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(deactivateUser(people, by(admin), 'owner')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('I6-04 a manager switches nobody, and learns of nobody', async () => {
    const manager = people.person('manager', { roles: { [BELLA]: 'manager' } });
    for (const uid of ['admin', 'nobody'])
      await expect(deactivateUser(people, by(manager), uid)).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: 'You have no access to this',
      });
  });

  it('I6-04 in a suspended tenant its own people switch nobody', async () => {
    people.suspend(BELLA);
    await expect(deactivateUser(people, by(owner), 'admin')).rejects.toMatchObject({
      code: 'TENANT_SUSPENDED',
    });
  });

  it('I6-04 of two owners who switch each other off at once one remains', async () => {
    const second = people.person('second', { roles: { [BELLA]: 'owner' } });
    const outcomes = await Promise.allSettled([
      deactivateUser(people, by(owner), 'second'),
      deactivateUser(people, by(second), 'owner'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CONFLICT' },
    });
  });

  it('I4-26, C4-03 sets an email verified, in the record and in the account', async () => {
    people.person('fresh', { emailVerified: false });
    people.accounts.put({ uid: 'fresh', emailVerified: false });
    expect((await verifyEmail(people, by(site), 'fresh')).user.emailVerified).toBe(true);
    expect((await people.accounts.find('fresh'))?.emailVerified).toBe(true);
    await expect(verifyEmail(people, by(owner), 'fresh')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
