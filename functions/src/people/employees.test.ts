import type { TenantRole } from '@bite/shared/identity/role-names';
import type { User } from '@bite/shared/identity/user.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordsOf, users } from '../collections/collections.ts';
import { getRecord } from '../records/get-record.ts';
import { listRecords } from '../records/list-records.ts';
import {
  at,
  elsewhere,
  type MemoryPlace,
  member,
  memoryPlace,
  person,
  place,
  putPeople,
} from '../testing/memory-place.ts';

const ann = { firstName: 'Ann', lastName: 'Lee' };

describe('employee records', () => {
  let here: MemoryPlace;
  beforeEach(() => {
    here = memoryPlace();
  });

  const accessOf = async (uid: string) => (await here.records.get(users, uid))?.access;
  /** At the restaurant of these tests. */
  const flagsOf = async (uid: string) =>
    (await accessOf(uid))?.[place.tenantId]?.restaurants[place.restaurantId];
  /** An employee of the tenant without a restaurant. */
  const newcomer = (uid: string): User => ({
    ...member('employee', uid),
    access: { [place.tenantId]: { role: 'employee', restaurants: {} } },
  });

  it('belong to the tenant they are kept in', async () => {
    expect((await here.create('employees', ann)).record['tenantId']).toBe(place.tenantId);
  });

  describe('of somebody with a sign-in', () => {
    beforeEach(() => putPeople(here.records, newcomer('ann'), newcomer('bob'), person('stranger')));

    it('give access in the same step, and take it with them when they go', async () => {
      await here.create('employees', { ...ann, uid: 'ann', role: 'chef' });
      expect(await flagsOf('ann')).toEqual({ pos: false, kitchen: true, manage: false });
      await here.delete('employees', 1);
      expect(await flagsOf('ann')).toBeUndefined();
      expect(here.audited().map(({ kind, action }) => [kind, action])).toEqual([
        ['employees', 'create'],
        ['users', 'update'],
        ['employees', 'delete'],
        ['users', 'update'],
      ]);
    });

    it.each([
      ['a role', { role: 'server' }, { pos: true, kitchen: false, manage: false }],
      ['a flag', { managerAccess: true }, { pos: false, kitchen: true, manage: true }],
      ['a status', { status: 'suspended' }, undefined],
    ])('a change of %s holds at once', async (_what, changes, expected) => {
      await here.create('employees', { ...ann, uid: 'ann', role: 'chef' });
      here.clock.minutes = 5;
      await here.update('employees', 1, changes);
      expect(await flagsOf('ann')).toEqual(expected);
      expect(await here.records.get(users, 'ann')).toMatchObject({ updatedAt: at(5) });
    });

    it('linked to another person, take from the one what they give the other', async () => {
      await here.create('employees', { ...ann, uid: 'ann', role: 'chef' });
      await here.update('employees', 1, { uid: 'bob' });
      expect([await flagsOf('ann'), await flagsOf('bob')]).toEqual([
        undefined,
        { pos: false, kitchen: true, manage: false },
      ]);
      await here.update('employees', 1, { uid: null });
      expect(await flagsOf('bob')).toBeUndefined();
    });

    it('two of one person add up, and one stays when the other goes', async () => {
      await here.create('employees', { ...ann, uid: 'ann', role: 'chef' });
      await here.create('employees', { ...ann, uid: 'ann', role: 'cashier' });
      expect(await flagsOf('ann')).toEqual({ pos: true, kitchen: true, manage: false });
      await here.delete('employees', 1);
      expect(await flagsOf('ann')).toEqual({ pos: true, kitchen: false, manage: false });
    });

    it('leave alone what the person does for other businesses', async () => {
      const other = newcomer('ann');
      const assigned = { ...other.tenantAssignments[0], tenantId: elsewhere.tenantId, role: 'owner' };
      putPeople(here.records, {
        ...other,
        tenantAssignments: [...other.tenantAssignments, assigned],
      } as User);
      await here.create('employees', { ...ann, uid: 'ann', role: 'chef' });
      expect((await accessOf('ann'))?.[elsewhere.tenantId]).toEqual({ role: 'owner', restaurants: {} });
      expect(await flagsOf('ann')).toBeDefined();
    });

    it.each(['stranger', 'nobody-at-all', ''])(
      'link to nobody but people of this business: not to %j',
      async (uid) => {
        const refusal = {
          code: 'VALIDATION_FAILED',
          details: { fields: { uid: 'This person does not work for this business' } },
        };
        await expect(here.create('employees', { ...ann, uid })).rejects.toMatchObject(refusal);
        await here.create('employees', ann);
        await expect(here.update('employees', 2, { uid })).rejects.toMatchObject(refusal);
        expect(await accessOf('stranger')).toEqual({});
      },
    );

    it('outlive the person’s record', async () => {
      await here.create('employees', { ...ann, uid: 'ann' });
      await here.records.transact(async (transaction) => transaction.delete(users, 'ann'));
      await here.update('employees', 1, { status: 'terminated' });
      expect(await here.stored('employees', 1)).toMatchObject({ status: 'terminated', uid: 'ann' });
    });

    it('a change that concerns no access touches no user', async () => {
      await here.create('employees', { ...ann, uid: 'ann', role: 'chef' });
      const before = await here.records.get(users, 'ann');
      await here.update('employees', 1, { notes: 'Left-handed' });
      expect(await here.records.get(users, 'ann')).toEqual(before);
    });
  });

  describe('what they earn', () => {
    const paid = { ...ann, hourlyRate: 20, jobAssignments: [{ jobId: 1, isActive: true, wageOverride: 22 }] };
    beforeEach(() => here.create('jobs', { title: 'Cook', defaultWage: 18 }));
    const readAs = (user: User, kind: 'employees' | 'jobs') => getRecord(here, { kind, place, user }, 1);

    it('is shown to those who may read wages, and to nobody else', async () => {
      await here.create('employees', paid);
      const manager = await readAs(member('manager'), 'employees');
      expect(manager.record).toMatchObject({ hourlyRate: 20, jobAssignments: [{ wageOverride: 22 }] });
      const employee = await readAs(member('employee'), 'employees');
      expect(JSON.stringify(employee.record)).not.toMatch(/hourlyRate|wageOverride/);
      expect(employee.version).toBe(manager.version);
      expect((await readAs(member('manager'), 'jobs')).record).toMatchObject({ defaultWage: 18 });
      expect((await readAs(member('employee'), 'jobs')).record).not.toHaveProperty('defaultWage');
      const list = await listRecords(
        here,
        { kind: 'employees', place, user: member('employee') },
        { limit: 9 },
      );
      expect(JSON.stringify(list.records)).not.toMatch(/hourlyRate|wageOverride/);
    });

    it('who set it and when is the server’s to say', async () => {
      await here.create('jobs', { title: 'Chef' });
      const claimed = { lastUpdated: at(-60), updatedBy: 'somebody-else' };
      const one = { jobId: 1, isActive: true, wageOverride: 22, ...claimed };
      await here.create('employees', { ...ann, jobAssignments: [one] });
      const assignments = async () => (await here.stored('employees', 1))?.['jobAssignments'];
      expect(await assignments()).toMatchObject([{ lastUpdated: at(0), updatedBy: 'manager' }]);
      here.clock.minutes = 5;
      const two = { jobId: 2, isActive: true, ...claimed };
      await here.update('employees', 1, { jobAssignments: [one, two] }, member('owner'));
      expect(await assignments()).toMatchObject([
        { jobId: 1, lastUpdated: at(0), updatedBy: 'manager' },
        { jobId: 2, lastUpdated: at(5), updatedBy: 'owner' },
      ]);
      here.clock.minutes = 9;
      await here.update('employees', 1, { jobAssignments: [{ ...one, wageOverride: 25 }, two] });
      expect(await assignments()).toMatchObject([
        { lastUpdated: at(9), updatedBy: 'manager' },
        { lastUpdated: at(5), updatedBy: 'owner' },
      ]);
    });
  });

  describe('what is written about them', () => {
    const described = { ...ann, notes: 'Often late', accountInfo: { iban: 'DE02 1203' } };
    const readAs = (user: User) => getRecord(here, { kind: 'employees', place, user }, 1);

    it.each<TenantRole>(['owner', 'admin', 'manager'])('is shown to the %s', async (role) => {
      await here.create('employees', described);
      expect((await readAs(member(role))).record).toMatchObject(described);
    });

    it('is shown to no colleague, in one record or in the list, and is no part of the version', async () => {
      const { version } = await here.create('employees', described);
      const driver = member('employee');
      const one = await readAs(driver);
      const list = await listRecords(here, { kind: 'employees', place, user: driver }, { limit: 9 });
      expect(JSON.stringify([one, list])).not.toMatch(/notes|accountInfo|late|DE02/);
      expect(one.record).toMatchObject(ann);
      expect(one.version).toBe(version);
    });
  });

  it('say in plain words what is missing below a field', async () => {
    await here.create('employees', ann);
    await expect(here.update('employees', 1, { posAccessConfig: {} })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Employee is not valid (posAccessConfig.hasAccess: Required)',
      details: { fields: { 'posAccessConfig.hasAccess': 'Required' } },
    });
  });

  it('I3.2-03 never show the code for the till: neither to its keeper, nor in a conflict, nor in the log', async () => {
    const secret = '4711';
    const config = { hasAccess: true, accessCode: secret };
    const created = await here.create('employees', { ...ann, posAccessConfig: config });
    const changed = await here.update('employees', 1, { posAccessConfig: { allowCodeLogin: true } });
    const stale = await here
      .update('employees', 1, { notes: 'x' }, undefined, created.version)
      .catch((error: unknown) => error as { details: unknown });
    const list = await listRecords(here, { kind: 'employees', place, user: member('owner') }, { limit: 9 });
    const details = (stale as { details: unknown }).details;
    for (const shown of [created, changed, details, list, here.audited()])
      expect(JSON.stringify(shown)).not.toContain(secret);
    const stored = await here.records.get(recordsOf('employees', place), '1');
    expect(stored?.posAccessConfig).toMatchObject({ accessCode: secret, allowCodeLogin: true });
  });
});
