import type { User } from '@bite/shared/identity/user.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordsOf } from '../../collections/collections.ts';
import { asStored } from '../../collections/find-readable.ts';
import { callerOf } from '../../testing/caller-of.ts';
import { BELLA, by, type MemoryPeople, memoryPeople, ROMA } from '../../testing/memory-people.ts';
import { deactivateUser } from '../users/account-status.ts';
import { assignMember, changeMemberRole, removeMember, toggleMember } from './change-members.ts';
import { listMembers } from './list-members.ts';
import { listUnplaced } from './list-unplaced-users.ts';

let people: MemoryPeople;
let site: User;
let owner: User;
let admin: User;

beforeEach(() => {
  people = memoryPeople();
  site = people.person('site', { isSiteAdmin: true });
  owner = people.person('owner', { roles: { [BELLA]: 'owner' } });
  admin = people.person('admin', { roles: { [BELLA]: 'admin' } });
  people.person('cook', { roles: { [BELLA]: 'employee' } });
  people.person('roman', { roles: { [ROMA]: 'manager' } });
});

const at = (uid: string, tenantId = BELLA) => ({ tenantId, uid });
const accessOf = async (uid: string) => (await people.recordOf(uid)).access;

describe('who works for a tenant', () => {
  it('I6-04 is listed by name and page, with nothing of other tenants', async () => {
    people.person('both', { roles: { [BELLA]: 'manager', [ROMA]: 'owner' } });
    const first = await listMembers(people, callerOf(admin), BELLA, { limit: 2 });
    const second = await listMembers(people, callerOf(admin), BELLA, {
      limit: 2,
      pageToken: first.nextPageToken,
    });
    const members = [...first.members, ...second.members];
    expect(members.map(({ uid, assignment, isOnlyHere }) => [uid, assignment.role, isOnlyHere])).toEqual([
      ['admin', 'admin', true],
      ['both', 'manager', false],
      ['cook', 'employee', true],
      ['owner', 'owner', true],
    ]);
    expect(JSON.stringify(members)).not.toContain(String(ROMA));
  });

  it('I4-27 counts those whose assignment is switched off', async () => {
    people.person('former', { roles: { [BELLA]: 'employee off' } });
    const { members } = await listMembers(people, callerOf(owner), BELLA, { limit: 50 });
    expect(members.find(({ uid }) => uid === 'former')?.assignment.isActive).toBe(false);
  });

  it('I6-04 is for its administrators and site staff', async () => {
    const cook = await people.recordOf('cook');
    await expect(listMembers(people, callerOf(cook), BELLA, { limit: 50 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(listMembers(people, callerOf(owner), ROMA, { limit: 50 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const support = people.person('support', { siteRole: 'support' });
    await expect(listMembers(people, callerOf(support), BELLA, { limit: 50 })).resolves.toBeDefined();
  });
});

describe('employees who are on no staff list', () => {
  it('are there for managers to give them a place, until they have one', async () => {
    const manager = people.person('manager', { roles: { [BELLA]: 'manager' } });
    people.person('idle', { roles: { [BELLA]: 'employee' }, isActive: false });
    people.person('off', { roles: { [BELLA]: 'employee off' } });
    const unplaced = async () =>
      (await listUnplaced(people, callerOf(manager), BELLA)).people.map(({ uid }) => uid);
    for (const uid of ['cook', 'off', 'idle']) await toggleMember(people, by(admin), at(uid));
    for (const uid of ['cook', 'idle']) await toggleMember(people, by(admin), at(uid));
    expect(await unplaced()).toEqual(['cook', 'off']);
    people.employ({ tenantId: BELLA, restaurantId: 20_000_001 }, 1, { uid: 'cook', role: 'cook' });
    await changeMemberRole(people, by(admin), at('cook'), 'employee');
    expect(await unplaced()).toEqual(['off']);
    await changeMemberRole(people, by(admin), at('off'), 'manager');
    expect(await unplaced()).toEqual([]);
  });

  it('are nobody’s to see but those who look after the staff lists', async () => {
    for (const uid of ['cook', 'roman'])
      await expect(listUnplaced(people, callerOf(await people.recordOf(uid)), BELLA)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
  });
});

describe('an employee record that cannot be read', () => {
  const KITCHEN = { tenantId: BELLA, restaurantId: 20_000_001 };
  beforeEach(() => {
    people.employ(KITCHEN, 1, { uid: 'cook', role: 'cook' });
    const broken = people.employ({ ...KITCHEN, restaurantId: 20_000_002 }, 2, { uid: 'cook', role: 'cook' });
    const at = {
      path: recordsOf('employees', { ...KITCHEN, restaurantId: 20_000_002 }).path,
      schema: asStored,
    };
    people.records.put(at, '2', { ...broken, firstName: 7 });
  });

  it.each([
    ['dismissed', () => deactivateUser(people, by(admin), 'cook')],
    ['taken out of the business', () => removeMember(people, by(admin), at('cook'))],
  ])('C4-03, I4-27 keeps nobody from being %s, and is named in the log', async (_how, takeAway) => {
    await takeAway();
    const cook = await people.recordOf('cook');
    expect(cook.isActive && BELLA in cook.access).toBe(false);
    expect(people.logged.map(({ message }) => message)).toEqual([
      'employee records that cannot be read give no access',
    ]);
    expect(JSON.stringify(people.logged)).toContain('restaurants/20000002/employees/2');
  });

  it('gives nothing, and takes nothing from the others', async () => {
    await changeMemberRole(people, by(admin), at('cook'), 'employee');
    expect(Object.keys((await accessOf('cook'))[BELLA]?.restaurants ?? {})).toEqual(['20000001']);
  });
});

describe('an assignment', () => {
  it('I4-27, C4-03 is active at once, and opens what it opens in the same write', async () => {
    people.employ({ tenantId: BELLA, restaurantId: 20_000_001 }, 1, { uid: 'roman', role: 'cook' });
    const member = await assignMember(people, by(site), at('roman'), 'employee');
    expect(member.assignment).toMatchObject({ tenantId: BELLA, role: 'employee', isActive: true });
    expect(await people.recordOf('roman')).toMatchObject({
      tenantIds: [BELLA, ROMA],
      access: {
        [BELLA]: {
          role: 'employee',
          restaurants: { '20000001': { pos: false, kitchen: true, manage: false } },
        },
        [ROMA]: { role: 'manager', restaurants: {} },
      },
    });
    expect(await people.audit()).toEqual(['site create members roman', 'site update users roman']);
  });

  it('I8.2-03 a tenant’s administrators assign their own people; all others are not there', async () => {
    const messages = await Promise.all(
      ['roman', 'nobody'].map((uid) =>
        assignMember(people, by(owner), at(uid), 'employee').catch((error: Error) => error.message),
      ),
    );
    expect(messages).toEqual(['User with UID roman not found', 'User with UID nobody not found']);
    const both = people.person('both', { roles: { [BELLA]: 'owner', [ROMA]: 'admin' } });
    await assignMember(people, by(both), at('cook', ROMA), 'employee');
    expect(Object.keys(await accessOf('cook'))).toEqual([String(BELLA), String(ROMA)]);
  });

  it('I4-27 changes its role, and access with it', async () => {
    expect((await changeMemberRole(people, by(admin), at('cook'), 'manager')).assignment.role).toBe(
      'manager',
    );
    expect(await accessOf('cook')).toEqual({ [BELLA]: { role: 'manager', restaurants: {} } });
  });

  it('I4-27 is toggled off, which shuts, and on again', async () => {
    expect((await toggleMember(people, by(admin), at('cook'))).assignment.isActive).toBe(false);
    expect(await accessOf('cook')).toEqual({});
    expect((await toggleMember(people, by(admin), at('cook'))).assignment.isActive).toBe(true);
    expect(Object.keys(await accessOf('cook'))).toEqual([String(BELLA)]);
  });

  it('I4-27, I6-04 is taken away, and access with it', async () => {
    await removeMember(people, by(admin), at('cook'));
    expect(await people.recordOf('cook')).toMatchObject({ tenantAssignments: [], tenantIds: [], access: {} });
  });

  it('C4-03, I4-27 that is not there is taken away without a word', async () => {
    await removeMember(people, by(site), at('roman'));
    await removeMember(people, by(admin), at('cook'));
    const both = people.person('both', { roles: { [BELLA]: 'owner', [ROMA]: 'admin' } });
    await removeMember(people, by(both), at('owner', ROMA));
    expect(await people.audit()).toEqual(['admin delete members cook', 'admin update users cook']);
  });

  it.each([
    [
      'changing a role',
      (acting: User, uid: string) => changeMemberRole(people, by(acting), at(uid), 'manager'),
    ],
    ['toggling', (acting: User, uid: string) => toggleMember(people, by(acting), at(uid))],
    ['removing', (acting: User, uid: string) => removeMember(people, by(acting), at(uid))],
  ])(
    'C4-03, I8.2-03 %s: of a missing person it says so, and of a stranger the same',
    async (_what, change) => {
      for (const [acting, uid] of [
        [site, 'nobody'],
        [owner, 'nobody'],
        [owner, 'roman'],
      ] as const)
        await expect(change(acting, uid)).rejects.toMatchObject({
          code: 'NOT_FOUND',
          message: `User with UID ${uid} not found`,
        });
    },
  );
});

describe('who gives and takes', () => {
  const refused = { code: 'FORBIDDEN' };

  it('I6-04 only owners make, change, switch or remove owners', async () => {
    people.person('second', { roles: { [BELLA]: 'owner' } });
    await expect(assignMember(people, by(admin), at('cook'), 'owner')).rejects.toMatchObject(refused);
    await expect(changeMemberRole(people, by(admin), at('cook'), 'owner')).rejects.toMatchObject(refused);
    await expect(changeMemberRole(people, by(admin), at('second'), 'employee')).rejects.toMatchObject(
      refused,
    );
    await expect(assignMember(people, by(admin), at('second'), 'employee')).rejects.toMatchObject(refused);
    await expect(toggleMember(people, by(admin), at('second'))).rejects.toMatchObject(refused);
    await expect(removeMember(people, by(admin), at('second'))).rejects.toMatchObject(refused);
    expect((await changeMemberRole(people, by(owner), at('second'), 'manager')).assignment.role).toBe(
      'manager',
    );
  });

  it.each(['manager', 'employee'] as const)(
    'I6-04 a %s gives nobody anything, not even themselves',
    async (role) => {
      const actor = people.person('actor', { roles: { [BELLA]: role } });
      for (const uid of ['actor', 'cook', 'roman', 'nobody'])
        await expect(assignMember(people, by(actor), at(uid), 'owner')).rejects.toMatchObject(refused);
    },
  );

  it('I6-04 in another tenant everyone is refused alike, whether or not it is there', async () => {
    for (const tenantId of [ROMA, 10_000_099])
      await expect(toggleMember(people, by(owner), at('roman', tenantId))).rejects.toMatchObject({
        ...refused,
        message: 'You have no access to this',
      });
  });

  it('I6-04 in a suspended tenant only site administrators do', async () => {
    people.suspend(BELLA);
    await expect(toggleMember(people, by(owner), at('cook'))).rejects.toMatchObject({
      code: 'TENANT_SUSPENDED',
    });
    await expect(toggleMember(people, by(site), at('cook'))).resolves.toBeDefined();
  });
});

describe('the last owner', () => {
  it.each([
    ['demoted', () => changeMemberRole(people, by(owner), at('owner'), 'admin')],
    ['assigned anew as less', () => assignMember(people, by(owner), at('owner'), 'admin')],
    ['switched off', () => toggleMember(people, by(owner), at('owner'))],
    ['removed', () => removeMember(people, by(owner), at('owner'))],
  ])('I6-04 of a tenant is not %s, inactive owners not counted', async (_how, change) => {
    people.person('asleep', { roles: { [BELLA]: 'owner' }, isActive: false });
    people.person('off', { roles: { [BELLA]: 'owner off' } });
    people.person('elsewhere', { roles: { [ROMA]: 'owner' } });
    await expect(change()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await accessOf('owner')).toEqual({ [BELLA]: { role: 'owner', restaurants: {} } });
  });

  it('I6-04 may go when there is another, or by a site administrator’s hand', async () => {
    people.person('second', { roles: { [BELLA]: 'owner' } });
    await removeMember(people, by(owner), at('owner'));
    await removeMember(people, by(site), at('second'));
    expect(await accessOf('second')).toEqual({});
  });

  it('I6-04 of two who remove each other at once one remains', async () => {
    const second = people.person('second', { roles: { [BELLA]: 'owner' } });
    const outcomes = await Promise.allSettled([
      removeMember(people, by(owner), at('second')),
      removeMember(people, by(second), at('owner')),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
