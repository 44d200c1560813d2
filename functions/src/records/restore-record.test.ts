import type { User } from '@bite/shared/identity/user.schema';
import { DAY, MINUTE } from '@bite/shared/kernel/durations';
import { type RecordKind, recordKinds } from '@bite/shared/records/record-names';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import { goodRecord, goodRecords } from '@bite/shared/testing/good-records';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { restaurantsOf, tenants, users } from '../collections/collections.ts';
import { deletedRecordsOf } from '../collections/deleted-records.ts';
import { asStored } from '../collections/find-readable.ts';
import { collectionOf, definitionOf } from '../collections/record-collection.ts';
import { memoryCounts } from '../testing/memory-counts.ts';
import {
  elsewhere,
  type MemoryPlace,
  member,
  memoryPlace,
  person,
  place,
  putPeople,
} from '../testing/memory-place.ts';
import { getRecord } from './get-record.ts';
import { restoreRecord } from './restore-record.ts';

describe('bringing back a deleted record', () => {
  let here: MemoryPlace;
  beforeEach(() => {
    here = memoryPlace();
  });
  const soup = { name: 'Soup', basePrice: 5 };
  const kept = () => here.records.find(deletedRecordsOf(place), { limit: 9 });
  const counts = async () =>
    (await memoryCounts(here.records, () => '2026-06-10T12:00:00.000000000Z').count(place))?.counts;
  const MONTH = (30 * DAY) / MINUTE;

  describe.each(recordKinds)('of the %s', (kind) => {
    beforeEach(async () => {
      await here.create(kind, goodRecords[kind].create);
      here.clock.minutes = 5;
      await here.update(kind, 1, goodRecords[kind].changes);
      here.clock.minutes = 7;
    });

    it('gives it its number, guid, times and fields again, and continues its history', async () => {
      const before = await here.stored(kind, 1);
      const shown = await getRecord(here, { kind, place, user: member('manager') }, 1);
      await here.delete(kind, 1);
      expect(await counts()).toMatchObject({ [kind]: 0 });
      expect(await here.restore(kind, 1)).toEqual(shown);
      expect(await here.stored(kind, 1)).toEqual(before);
      expect(await counts()).toMatchObject({ [kind]: 1 });
      const path = `${collectionOf(kind, place).path}/1`;
      expect(here.audited().map((entry) => [entry['path'], entry['action'], entry['by']])).toEqual(
        ['create', 'update', 'delete', 'restore'].map((action) => [path, action, 'manager']),
      );
      expect(here.audited().at(-1)).toMatchObject({ changes: [], requestId: 'request-1' });
      expect(await kept()).toEqual([]);
      expect((await here.create(kind, goodRecord(kind, 2))).record).toMatchObject({
        [definitionOf(kind).idField]: 2,
      });
    });

    it('may be repeated, and leaves alone what is there', async () => {
      await here.delete(kind, 1);
      const restored = await here.restore(kind, 1);
      expect(await here.restore(kind, 1)).toEqual(restored);
      const twice = [here.restore(kind, 1), here.restore(kind, 1)];
      expect(await Promise.all(twice)).toEqual([restored, restored]);
      expect(here.audited().filter(({ action }) => action === 'restore')).toHaveLength(1);
      await here.update(kind, 1, goodRecords[kind].create);
      expect((await here.restore(kind, 1)).record).toMatchObject(goodRecords[kind].create);
    });

    it('is possible for thirty days', async () => {
      await here.delete(kind, 1);
      here.clock.minutes += MONTH;
      await expect(here.restore(kind, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      here.clock.minutes -= 1;
      await here.restore(kind, 1);
      expect(await here.stored(kind, 1)).toBeDefined();
    });

    it.each([
      ['an employee', member('employee')],
      ['support', person('support', { siteRole: 'support' })],
      ['a stranger', person('stranger')],
    ])('%s may not', async (_who, by) => {
      await here.delete(kind, 1);
      await expect(here.restore(kind, 1, by)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(await here.stored(kind, 1)).toBeUndefined();
    });

    it('is possible only where it was deleted', async () => {
      await here.delete(kind, 1);
      const user = person('site', { isSiteAdmin: true });
      const request = { kind, place: elsewhere, user, requestId: 'r' };
      await expect(restoreRecord(here, request, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const owner = { ...request, user: member('owner') };
      await expect(restoreRecord(here, owner, 1)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });

    it('waits for a release that can read it, if this one cannot', async () => {
      const { path } = collectionOf(kind, place);
      const broken = { name: 7, uid: 7, parentId: 'x' };
      here.records.put({ path, schema: z.looseObject({}) }, '1', broken);
      await here.delete(kind, 1);
      await expect(here.restore(kind, 1)).rejects.toMatchObject({
        code: 'RECORD_UNREADABLE',
        message: expect.stringMatching(/^This record cannot be read: .+: /) as string,
      });
      expect(await here.records.get({ path, schema: asStored }, '1')).toBeUndefined();
      expect((await kept()).map(({ record }) => record.record)).toEqual([broken]);
    });
  });

  it.each<[what: string, RecordKind, object, RecordKind, object, field: string, message: string]>([
    [
      'a tag',
      'tags',
      { name: 'Vegan' },
      'items',
      { ...soup, tagIds: [1] },
      'tagIds.0',
      'It names a tag that was deleted',
    ],
    [
      'an item',
      'items',
      soup,
      'menuGroups',
      { name: 'Lunch', items: [{ itemId: 1, position: 0 }] },
      'items.0.itemId',
      'It names an item that was deleted',
    ],
    [
      'a printer',
      'printers',
      { name: 'Bar', model: 'TM' },
      'prepStations',
      { name: 'Grill', ticketPrinterId: 1 },
      'ticketPrinterId',
      'It names a printer that was deleted',
    ],
    [
      'a job title',
      'jobs',
      { title: 'Cook' },
      'employees',
      { firstName: 'Ann', lastName: 'Lee', jobAssignments: [{ jobId: 1, isActive: true }] },
      'jobAssignments.0.jobId',
      'It names a job title that was deleted',
    ],
  ])(
    'is refused while %s that it needs is gone',
    async (_what, kind, needed, userKind, user, field, message) => {
      await here.create(kind, needed);
      await here.create(userKind, user);
      const before = await here.stored(userKind, 1);
      await here.delete(userKind, 1);
      await here.delete(kind, 1);
      await expect(here.restore(userKind, 1)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        message,
        details: { fields: { [field]: message } },
      });
      await here.restore(kind, 1);
      await here.restore(userKind, 1);
      expect(await here.stored(userKind, 1)).toEqual(before);
    },
  );

  it('is refused where its amounts no longer fit the restaurant’s currency', async () => {
    await here.create('items', { name: 'Soup', basePrice: 5.5 });
    await here.delete('items', 1);
    const at = restaurantsOf(place.tenantId);
    const restaurant = (await here.records.get(at, String(place.restaurantId))) as Restaurant;
    const settings = { ...restaurant.settings, currency: 'JPY' };
    here.records.put(at, String(place.restaurantId), { ...restaurant, settings });
    await expect(here.restore('items', 1)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { basePrice: 'JPY has no decimals' } },
    });
  });

  it('is refused in a suspended business', async () => {
    await here.create('tags', { name: 'Vegan' });
    await here.delete('tags', 1);
    const tenant = (await here.records.get(tenants, String(place.tenantId))) as Tenant;
    here.records.put(tenants, String(place.tenantId), { ...tenant, status: 'suspended' });
    await expect(here.restore('tags', 1)).rejects.toMatchObject({ code: 'TENANT_SUSPENDED' });
  });

  it('leaves it as it was deleted last', async () => {
    await here.create('tags', { name: 'Vegan' });
    await here.delete('tags', 1);
    await here.restore('tags', 1);
    await here.update('tags', 1, { name: 'Plants only' });
    await here.delete('tags', 1);
    expect((await here.restore('tags', 1)).record).toMatchObject({ name: 'Plants only' });
  });

  it('does not mind that it refers to itself', async () => {
    await here.create('items', soup);
    await here.update('items', 1, { goesWellWith: [1] });
    await here.delete('items', 1);
    expect((await here.restore('items', 1)).record).toMatchObject({ goesWellWith: [1] });
  });

  it('never gives the number of a removed part to another one', async () => {
    const sizes = ['S', 'M'].map((name) => ({ name, price: 5 }));
    await here.create('items', { name: 'Soup', pricingStrategy: 'size', sizePrice: sizes });
    const sizesOf = async () => (await here.stored('items', 1))?.['sizePrice'] as object[];
    const [small] = await sizesOf();
    await here.update('items', 1, { sizePrice: [small] });
    await here.delete('items', 1);
    await here.restore('items', 1);
    await here.update('items', 1, { sizePrice: [small, { name: 'L', price: 9 }] });
    expect(await sizesOf()).toMatchObject([
      { id: 1, name: 'S' },
      { id: 3, name: 'L' },
    ]);
  });

  it('puts a menu group below its parent again', async () => {
    await here.create('menuGroups', { name: 'Dinner', subgroups: [{ name: 'Pizza' }] });
    await here.delete('menuGroups', 2);
    await here.restore('menuGroups', 2);
    expect(await here.stored('menuGroups', 2)).toMatchObject({ name: 'Pizza', parentId: 1 });
  });

  describe('of an employee with a sign-in', () => {
    const newcomer: User = {
      ...member('employee', 'ann'),
      access: { [place.tenantId]: { role: 'employee', restaurants: {} } },
    };
    const flags = async () =>
      (await here.records.get(users, 'ann'))?.access[place.tenantId]?.restaurants[place.restaurantId];
    beforeEach(async () => {
      putPeople(here.records, newcomer);
      const assignment = { jobId: 1, isActive: true, wageOverride: 22 };
      const employee = { firstName: 'Ann', lastName: 'Lee', uid: 'ann', role: 'chef' };
      await here.create('jobs', { title: 'Cook', defaultWage: 18 });
      await here.create('employees', { ...employee, hourlyRate: 20, jobAssignments: [assignment] });
      await here.delete('employees', 1, member('owner'));
    });

    it('gives back their access and their wages, which who set them still did', async () => {
      expect(await flags()).toBeUndefined();
      here.clock.minutes = 9;
      const { record } = await here.restore('employees', 1, member('owner'));
      expect(record).toMatchObject({
        hourlyRate: 20,
        jobAssignments: [{ wageOverride: 22, updatedBy: 'manager' }],
      });
      expect(await flags()).toEqual({ pos: false, kitchen: true, manage: false });
    });

    it('is refused where the person no longer works for the business', async () => {
      putPeople(here.records, person('ann'));
      await expect(here.restore('employees', 1)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { fields: { uid: 'This person does not work for this business' } },
      });
      expect(await flags()).toBeUndefined();
    });
  });

  it('is not possible for what was never there', async () => {
    await expect(here.restore('items', 9)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'There is no item 9',
    });
  });
});
