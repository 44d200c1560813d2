import { suggestedPlu } from '@bite/shared/kernel/identifiers';
import { type RecordKind, recordKinds } from '@bite/shared/records/record-names';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import { goodRecord, goodRecords } from '@bite/shared/testing/good-records';
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantsOf, tenants } from '../collections/collections.ts';
import { definitionOf } from '../collections/record-collection.ts';
import { at, type MemoryPlace, member, memoryPlace, person, place } from '../testing/memory-place.ts';
import { createRecord } from './create-record.ts';

describe('creating a record', () => {
  let here: MemoryPlace;
  beforeEach(() => {
    here = memoryPlace();
  });
  const soup = { name: 'Soup', basePrice: 5 };
  const counters = () => [...here.ids.counters.keys()];

  it.each(recordKinds)('C4-06, C7-01, O7.3-02 numbers %s, gives a guid, stamps and audits', async (kind) => {
    const { idField } = definitionOf(kind);
    const { record, version } = await here.create(kind, goodRecords[kind].create);
    expect(record).toMatchObject({ [idField]: 1, createdAt: at(0), updatedAt: at(0) });
    expect(record['guid']).toMatch(/^[0-9a-f-]{36}$/);
    expect(version).toMatch(/^[\w-]{22}$/);
    expect(await here.stored(kind, 1)).toMatchObject(record);
    expect((await here.create(kind, goodRecord(kind, 2))).record).toMatchObject({ [idField]: 2 });
    expect(
      here.audited().map(({ action, recordId, by, requestId }) => [action, recordId, by, requestId]),
    ).toEqual([
      ['create', '1', 'manager', 'request-1'],
      ['create', '2', 'manager', 'request-1'],
    ]);
  });

  it('C4-06, C8-01 an id that is taken is reported, and what has it stays', async () => {
    await here.create('tags', { name: 'Vegan' });
    const numbering = { ...here, ids: { next: async () => 1, reserve: async () => 1 } };
    const request = { kind: 'tags', place, user: member('manager'), requestId: 'r' } as const;
    await expect(createRecord(numbering, request, { name: 'Usurper' })).rejects.toMatchObject({
      code: 'ID_COLLISION',
      message: 'tags 1 already exists. Counter may be out of sync.',
    });
    expect(await here.stored('tags', 1)).toMatchObject({ name: 'Vegan' });
  });

  describe('who', () => {
    it.each([
      ['a manager', member('manager')],
      ['an owner', member('owner')],
      ['a site administrator', person('site', { isSiteAdmin: true })],
    ])('%s may', async (_who, by) => {
      expect((await here.create('tags', { name: 'Vegan' }, by)).record).toMatchObject({ tagId: 1 });
    });

    it.each([
      ['an employee', member('employee')],
      ['support', person('support', { siteRole: 'support' })],
      ['a stranger', person('stranger')],
      ['a manager who was dismissed', { ...member('manager'), isActive: false }],
    ])('%s may not, and nothing is numbered', async (_who, by) => {
      await expect(here.create('tags', { name: 'Vegan' }, by)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(counters()).toEqual([]);
    });
  });

  describe('where', () => {
    const create = (tenantId: number, restaurantId: number) =>
      createRecord(
        here,
        {
          kind: 'tags',
          place: { tenantId, restaurantId },
          user: person('site', { isSiteAdmin: true }),
          requestId: 'r',
        },
        { name: 'Vegan' },
      );

    it('C8-02, C3-16 there has to be a tenant', async () => {
      await expect(create(10_000_009, place.restaurantId)).rejects.toMatchObject({
        code: 'TENANT_NOT_FOUND',
        message: 'Tenant with ID 10000009 not found',
      });
    });

    it.each([20_000_009, 20_000_002])(
      'C8-02, C3-16 there has to be a restaurant of that tenant, not %i',
      async (id) => {
        await expect(create(place.tenantId, id)).rejects.toMatchObject({
          code: 'RESTAURANT_NOT_FOUND',
          message: `Restaurant with ID ${id} not found`,
        });
        expect(counters()).toEqual([]);
      },
    );

    it('nothing is created for a suspended business', async () => {
      const tenant = (await here.records.get(tenants, String(place.tenantId))) as Tenant;
      here.records.put(tenants, String(place.tenantId), { ...tenant, status: 'suspended' });
      await expect(here.create('tags', { name: 'Vegan' })).rejects.toMatchObject({
        code: 'TENANT_SUSPENDED',
      });
    });
  });

  describe('what it refers to', () => {
    it.each<[RecordKind, object, string, string]>([
      ['items', { ...soup, courseId: 9 }, 'courseId', 'It names a course that was deleted'],
      [
        'items',
        { ...soup, salesCategoryId: 9 },
        'salesCategoryId',
        'It names a sales category that was deleted',
      ],
      ['items', { ...soup, taxRateIds: [9] }, 'taxRateIds.0', 'It names a tax rate that was deleted'],
      ['items', { ...soup, tagIds: [9] }, 'tagIds.0', 'It names a tag that was deleted'],
      [
        'items',
        { ...soup, prepStationIds: [9] },
        'prepStationIds.0',
        'It names a prep station that was deleted',
      ],
      ['items', { ...soup, goesWellWith: [9] }, 'goesWellWith.0', 'It names an item that was deleted'],
      [
        'items',
        { ...soup, modifierGroups: [{ modifierGroupId: 9, position: 0 }] },
        'modifierGroups.0.modifierGroupId',
        'It names a modifier group that was deleted',
      ],
      ['menuGroups', { name: 'Lunch', parentId: 9 }, 'parentId', 'It names a menu group that was deleted'],
      [
        'menuGroups',
        { name: 'Lunch', items: [{ itemId: 9, position: 0 }] },
        'items.0.itemId',
        'It names an item that was deleted',
      ],
      [
        'employees',
        { firstName: 'Ann', lastName: 'Lee', jobAssignments: [{ jobId: 9, isActive: true }] },
        'jobAssignments.0.jobId',
        'It names a job title that was deleted',
      ],
      [
        'prepStations',
        { name: 'Grill', ticketPrinterId: 9 },
        'ticketPrinterId',
        'It names a printer that was deleted',
      ],
      [
        'printers',
        { name: 'Bar', model: 'TM', backupPrinterId: 9 },
        'backupPrinterId',
        'It names a printer that was deleted',
      ],
    ])('is there before %s is numbered: %j', async (kind, sent, field, message) => {
      await expect(here.create(kind, sent)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { fields: { [field]: message } },
      });
      expect(counters()).toEqual([]);
    });

    it('is refused where it goes while the record is being numbered', async () => {
      await here.create('tags', { name: 'Vegan' });
      const { reserve } = here.ids;
      const numbering = {
        ...here,
        ids: {
          ...here.ids,
          reserve: async (...asked: Parameters<typeof reserve>) => {
            await here.delete('tags', 1);
            return reserve(...asked);
          },
        },
      };
      const request = { kind: 'items', place, user: member('manager'), requestId: 'r' } as const;
      const sent = definitionOf('items').entity.create.parse({ ...soup, tagIds: [1] }) as object;
      await expect(createRecord(numbering, request, sent as never)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
      expect(await here.stored('items', 1)).toBeUndefined();
    });

    it('may be another restaurant’s number, but is never its record', async () => {
      await here.create('tags', { name: 'Vegan' });
      await here.create('items', { ...soup, tagIds: [1] });
      expect(await here.stored('items', 1)).toMatchObject({ tagIds: [1] });
    });
  });

  describe('its amounts', () => {
    beforeEach(async () => {
      const at = restaurantsOf(place.tenantId);
      const restaurant = (await here.records.get(at, String(place.restaurantId))) as Restaurant;
      const settings = { ...restaurant.settings, currency: 'JPY' };
      here.records.put(at, String(place.restaurantId), { ...restaurant, settings });
    });

    it.each<[RecordKind, object, string]>([
      ['items', { name: 'Soup', basePrice: 5.5 }, 'basePrice'],
      [
        'items',
        { name: 'Soup', pricingStrategy: 'size', sizePrice: [{ name: 'S', price: 1.5 }] },
        'sizePrice.0.price',
      ],
      ['modifierGroups', { name: 'Dips', modifiers: [{ name: 'Aioli', price: 0.5 }] }, 'modifiers.0.price'],
      [
        'menuGroups',
        { name: 'Lunch', subgroups: [{ name: 'Set', pricingType: 'fixed', fixedPrice: 0.5 }] },
        'subgroups.0.fixedPrice',
      ],
      ['jobs', { title: 'Cook', defaultWage: 12.5 }, 'defaultWage'],
      ['employees', { firstName: 'Ann', lastName: 'Lee', hourlyRate: 12.5 }, 'hourlyRate'],
      [
        'printers',
        { name: 'Bar', model: 'TM', cashDrawer: { primaryStartingBalance: 0.5 } },
        'cashDrawer.primaryStartingBalance',
      ],
    ])('are not finer than the restaurant’s currency: %s %j', async (kind, sent, field) => {
      await expect(here.create(kind, sent)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { fields: { [field]: 'JPY has no decimals' } },
      });
      expect(counters()).toEqual([]);
    });
  });

  it('C3-14 suggests a PLU for an item that has none, and leaves the one it has', async () => {
    expect((await here.create('items', soup)).record['plu']).toBe(suggestedPlu('items', 1, 'Soup'));
    expect((await here.create('items', { ...soup, plu: '4011' })).record['plu']).toBe('4011');
  });

  it('leaves the number that people gave it as they gave it', async () => {
    expect((await here.create('items', { ...soup, number: 'A-7' })).record['number']).toBe('A-7');
    expect((await here.create('items', soup)).record).not.toHaveProperty('number');
  });

  it('a job title says who made it', async () => {
    expect((await here.create('jobs', { title: 'Cook' })).record['updatedBy']).toBe('manager');
  });
});
