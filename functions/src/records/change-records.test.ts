import { recordKinds } from '@bite/shared/records/record-names';
import { goodRecord, goodRecords } from '@bite/shared/testing/good-records';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exportAuditEntries } from '../audit/export-audit-entries.ts';
import { listAuditEntries } from '../audit/list-audit-entries.ts';
import { collectionOf, definitionOf } from '../collections/record-collection.ts';
import { callerOf } from '../testing/caller-of.ts';
import { at, type MemoryPlace, member, memoryPlace, place } from '../testing/memory-place.ts';
import { changeRecords } from './change-records.ts';
import { getRecord } from './get-record.ts';
import { updateRecord } from './update-record.ts';

describe('several records changed together', () => {
  let here: MemoryPlace;
  beforeEach(async () => {
    here = memoryPlace();
    for (const name of ['Soup', 'Bread', 'Cake']) await here.create('items', { name, basePrice: 5 });
  });
  const version = async (recordId: number, kind: 'items' | 'menuGroups' = 'items') =>
    (await getRecord(here, { kind, place, user: member('manager') }, recordId)).version;
  const changed = async (recordId: number, changes: object) => ({
    recordId,
    version: await version(recordId),
    changes: changes as Record<string, unknown>,
  });
  const prices = async () =>
    Promise.all([1, 2, 3].map(async (id) => (await here.stored('items', id))?.['basePrice']));
  const raise = async (...ids: number[]) => ({
    action: 'update' as const,
    records: await Promise.all(ids.map((id) => changed(id, { basePrice: 6 }))),
  });

  it.each(recordKinds)('creates, changes, deletes and brings back several of the %s', async (kind) => {
    const { changes } = goodRecords[kind];
    const fresh = memoryPlace();
    const made = await fresh.batch(kind, {
      action: 'create',
      records: [1, 2].map((n) => goodRecord(kind, n)) as never,
    });
    expect(made).toMatchObject({ done: [{ recordId: 1 }, { recordId: 2 }], refused: [] });
    const records = made.done.map(({ recordId, version = '' }) => ({ recordId, version, changes }));
    const after = await fresh.batch(kind, { action: 'update', records });
    expect(after.refused).toEqual([]);
    expect(await fresh.stored(kind, 2)).toMatchObject(changes);
    const stored = await fresh.stored(kind, 2);
    await fresh.batch(kind, { action: 'delete', records });
    expect(await fresh.stored(kind, 2)).toBeUndefined();
    const back = await fresh.batch(kind, { action: 'restore', records });
    expect(back.done.map(({ version }) => version)).toEqual(after.done.map(({ version }) => version));
    expect(await fresh.stored(kind, 2)).toEqual(stored);
  });

  it('answers the versions that the next change has to name', async () => {
    const { done } = await here.batch('items', await raise(1, 2));
    expect(await prices()).toEqual([6, 6, 5]);
    expect(done).toEqual([
      { index: 0, recordId: 1, version: await version(1) },
      { index: 1, recordId: 2, version: await version(2) },
    ]);
  });

  it('of which some are refused says which and why, and changes the others', async () => {
    const batch = await raise(1, 2, 3);
    const stale = { ...batch.records[0], version: 'an-old-one' } as (typeof batch.records)[number];
    const missing = { ...stale, recordId: 9 };
    const unpriced = await changed(3, { pricingStrategy: 'size' });
    const { done, refused } = await here.batch('items', {
      action: 'update',
      records: [stale, batch.records[1] ?? stale, missing, unpriced],
    });
    expect(done).toMatchObject([{ index: 1, recordId: 2 }]);
    expect(refused).toMatchObject([
      { index: 0, code: 'CONFLICT', message: 'Somebody else has changed this in the meantime' },
      { index: 2, code: 'NOT_FOUND', message: 'There is no item 9' },
      {
        index: 3,
        code: 'VALIDATION_FAILED',
        fields: { sizePrice: 'Size pricing strategy requires at least one size price' },
      },
    ]);
    expect(await prices()).toEqual([5, 6, 5]);
  });

  it('name each record once: a second change of one is refused as a whole, and nothing is changed', async () => {
    const records = [
      ...(await raise(1)).records,
      ...(await raise(2)).records,
      await changed(1, { basePrice: 9 }),
    ];
    for (const batch of [
      { action: 'update' as const, records },
      { action: 'delete' as const, records },
    ])
      await expect(here.batch('items', batch)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { fields: { 'records.2.recordId': 'This record is there twice' } },
      });
    expect(await prices()).toEqual([5, 5, 5]);
  });

  it('of which one was changed meanwhile says who did so and when', async () => {
    const batch = await raise(1, 2);
    here.clock.minutes += 5;
    const change = await changed(1, { basePrice: 4 });
    await updateRecord(here, { kind: 'items', place, user: member('owner'), requestId: 'r' }, change);
    const { done, refused } = await here.batch('items', batch);
    expect(done).toMatchObject([{ index: 1 }]);
    expect(refused).toEqual([
      {
        index: 0,
        code: 'CONFLICT',
        message: 'Somebody else has changed this in the meantime',
        changedBy: { at: at(5), isYou: false, name: expect.any(String) },
      },
    ]);
  });

  it('each see what the ones before them did: two moves never make a menu group its own ancestor', async () => {
    await here.create('menuGroups', { name: 'Lunch' });
    await here.create('menuGroups', { name: 'Dinner' });
    const move = async (recordId: number, parentId: number) => ({
      recordId,
      version: await version(recordId, 'menuGroups'),
      changes: { parentId },
    });
    const { done, refused } = await here.batch('menuGroups', {
      action: 'update',
      records: [await move(1, 2), await move(2, 1)],
    });
    expect([done, refused]).toMatchObject([[{ recordId: 1 }], [{ index: 1, code: 'VALIDATION_FAILED' }]]);
  });

  it('are deleted and brought back in the order that their references ask for', async () => {
    await here.create('menuGroups', { name: 'Menu' });
    await here.create('menuGroups', { name: 'Lunch', parentId: 1 });
    await here.create('menuGroups', { name: 'Soups', parentId: 2 });
    const records = [1, 2, 3].map((recordId) => ({ recordId }));
    const deleted = await here.batch('menuGroups', { action: 'delete', records });
    expect(deleted.refused).toEqual([]);
    expect(await here.stored('menuGroups', 1)).toBeUndefined();
    const backwards = records.toReversed();
    expect((await here.batch('menuGroups', { action: 'restore', records: backwards })).refused).toEqual([]);
    expect(await here.stored('menuGroups', 3)).toMatchObject({ parentId: 2 });
  });

  it('are deleted and brought back together where they refer to each other in a circle, or not at all', async () => {
    for (const [one, other] of [
      [1, 2],
      [2, 3],
      [3, 1],
    ] as const)
      await here.update('items', one, { goesWellWith: [other] });
    const records = [1, 2, 3].map((recordId) => ({ recordId }));
    expect(
      (await here.batch('items', { action: 'delete', records: records.slice(1) })).refused,
    ).toMatchObject([
      { index: 0, code: 'IN_USE', message: 'Bread is used by Soup' },
      { index: 1, code: 'IN_USE', message: 'Cake is used by Bread' },
    ]);
    await here.create('menuGroups', { name: 'Lunch', items: [{ itemId: 2, position: 0 }] });
    const used = await here.batch('items', { action: 'delete', records });
    expect([used.done, used.refused.map(({ code }) => code)]).toEqual([[], ['IN_USE', 'IN_USE', 'IN_USE']]);
    expect(used.refused[1]).toMatchObject({ message: 'Bread is used by Soup and 1 more' });
    expect(await prices()).toEqual([5, 5, 5]);
    const deleted = await here.batch('items', { action: 'delete', records, takeOff: true });
    expect([deleted.done.length, await prices()]).toEqual([3, [undefined, undefined, undefined]]);
    expect((await here.stored('menuGroups', 1))?.['items']).toEqual([]);
    const back = await here.batch('items', { action: 'restore', records });
    expect([back.refused, await prices()]).toEqual([[], [5, 5, 5]]);
    expect((await here.stored('menuGroups', 1))?.['items']).toMatchObject([{ itemId: 2 }]);
  });

  it('are each read and tried once, in whatever order they are sent', async () => {
    const length = 150;
    const items = Array.from({ length }, (_, n) => ({
      name: `Tea ${n}`,
      pricingStrategy: 'base',
      basePrice: 2,
    }));
    const made = await here.batch('items', { action: 'create', records: items });
    const records = made.done.map(({ recordId }) => ({ recordId })).toReversed();
    for (const [n, { recordId }] of records.entries()) {
      const record = await here.stored('items', recordId);
      const goesWellWith = records.slice(n - 1, n).map((next) => next.recordId);
      here.records.put(collectionOf('items', place), String(recordId), { ...record, goesWellWith } as never);
    }
    // Each record is copied before it is parsed.
    const copies = vi.spyOn(globalThis, 'structuredClone');
    const deleted = await here.batch('items', { action: 'delete', records });
    const restored = await here.batch('items', { action: 'restore', records: records.toReversed() });
    const count = copies.mock.calls.length;
    copies.mockRestore();
    expect([deleted.done.length, restored.done.length]).toEqual([length, length]);
    expect(count).toBeLessThan(30 * length);
  });

  it('stay where something else uses them', async () => {
    await here.create('menuGroups', { name: 'Lunch', items: [{ itemId: 2, position: 0 }] });
    const { done, refused } = await here.batch('items', {
      action: 'delete',
      records: [{ recordId: 1 }, { recordId: 2 }],
    });
    expect(done).toEqual([{ index: 0, recordId: 1 }]);
    expect(refused).toMatchObject([{ index: 1, code: 'IN_USE', message: 'Bread is used by Lunch' }]);
  });

  it('take as many numbers as records are made, and none for those that are refused', async () => {
    const { done, refused } = await here.batch('items', {
      action: 'create',
      records: [
        { name: 'Tea', basePrice: 2, pricingStrategy: 'base' },
        { name: 'Broken', pricingStrategy: 'base' },
        { name: 'Milk', basePrice: 1, pricingStrategy: 'base' },
      ],
    });
    expect(done).toMatchObject([
      { index: 0, recordId: 4 },
      { index: 2, recordId: 5 },
    ]);
    expect(refused).toMatchObject([{ index: 1, code: 'VALIDATION_FAILED' }]);
    expect(await here.stored('items', 5)).toMatchObject({ name: 'Milk' });
  });

  it('are all left as they are where the transaction fails', async () => {
    const batch = await raise(1, 2);
    const records = {
      ...here.records,
      transact: (work: Parameters<typeof here.records.transact>[0]) =>
        here.records.transact(async (transaction) => {
          await work(transaction);
          throw new Error('the database is gone');
        }),
    } as typeof here.records;
    const { writePath } = await import('../audit/write-path.ts');
    const failing = { ...here, writePath: writePath({ records, now: here.now }) };
    const request = { kind: 'items', place, user: member('manager'), requestId: 'r' } as const;
    await expect(changeRecords(failing, request, batch)).rejects.toThrow('the database is gone');
    expect(await prices()).toEqual([5, 5, 5]);
  });

  it('are five hundred at a time, and refused together where they are too large for one step', async () => {
    const text = 'x'.repeat(2000);
    const many = Array.from({ length: 500 }, (_, n) => ({
      name: `Tea ${n}`,
      basePrice: 2,
      pricingStrategy: 'base',
    }));
    expect((await here.batch('items', { action: 'create', records: many })).done).toHaveLength(500);
    const large = many.map((one) => ({
      ...one,
      posDescription: text,
      customerDescription: text,
      orderingRules: text,
    }));
    await expect(here.batch('items', { action: 'create', records: large })).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
  });

  it('are for who may change one', async () => {
    const batch = await raise(1);
    await expect(here.batch('items', batch, member('employee'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the history of several records changed together', () => {
  let here: MemoryPlace;
  const owner = callerOf(member('owner'));
  const list = (query = {}) => listAuditEntries(here, owner, place.tenantId, { limit: 100, ...query });
  beforeEach(async () => {
    here = memoryPlace();
    const create = (name: string, basePrice: number) => ({ name, basePrice, pricingStrategy: 'base' });
    const made = await here.batch('items', {
      action: 'create',
      records: [create('Soup', 5), create('Bread', 3)],
    });
    here.clock.minutes += 1;
    const records = made.done.map(({ recordId, version = '' }, n) => ({
      recordId,
      version,
      changes: { isActive: false, basePrice: 7 + n },
    }));
    await here.batch('items', { action: 'update', records });
  });

  it('is one entry in that of the place, with their names and what was set in all of them', async () => {
    const { entries } = await list();
    const recordNames = ['Soup', 'Bread'];
    expect(entries).toMatchObject([
      { action: 'update', kind: 'items', count: 2, recordNames, changes: [{ field: 'isActive', to: false }] },
      { action: 'create', kind: 'items', count: 2, recordNames, changes: [] },
    ]);
  });

  it('counts and names only those that changed', async () => {
    const { done } = await here.batch('items', {
      action: 'create',
      records: ['Tea', 'Milk', 'Cake'].map((name) => ({ name, basePrice: 2, pricingStrategy: 'base' })),
    });
    here.clock.minutes += 1;
    const records = done.map(({ recordId, version = '' }, n) => ({
      recordId,
      version: n === 0 ? 'an-old-one' : version,
      changes: { basePrice: n === 1 ? 2 : 3 },
    }));
    await here.batch('items', { action: 'update', records });
    expect((await list()).entries[0]).toMatchObject({ count: 1, recordNames: ['Cake'] });
    await here.batch('items', {
      action: 'update',
      records: records.map((one) => ({ ...one, version: 'old' })),
    });
    expect((await list()).entries.filter(({ count }) => count !== undefined)).toHaveLength(4);
  });

  it('is one entry for each record, found by the batch and in its own history', async () => {
    const [batch] = (await list()).entries;
    const parts = (await list({ batchId: batch?.batchId })).entries;
    expect(parts.map(({ recordName, batchId }) => [recordName, batchId]).sort()).toEqual([
      ['Bread', batch?.batchId],
      ['Soup', batch?.batchId],
    ]);
    const own = await list({ restaurantId: place.restaurantId, kind: 'items', recordId: 1 });
    expect(own.entries.map(({ action }) => action)).toEqual(['update', 'create']);
    expect(own.entries[0]?.changes).toContainEqual({ field: 'basePrice', from: 5, to: 7 });
  });

  it('is nothing to another tenant, whatever batch is asked for', async () => {
    const [batch] = (await list()).entries;
    const site = callerOf({ ...member('owner'), isSiteAdmin: true });
    const elsewhere = await listAuditEntries(here, site, 10_000_002, { limit: 9, batchId: batch?.batchId });
    expect(elsewhere.entries).toEqual([]);
  });

  it('is exported with every record', async () => {
    const { rows } = await exportAuditEntries(here, owner, place.tenantId, {});
    expect(rows.filter(({ field }) => field === 'basePrice').map(({ name, to }) => [name, to])).toEqual(
      expect.arrayContaining([
        ['Soup', '7'],
        ['Bread', '8'],
      ]),
    );
  });

  it('has no batch for a single record', async () => {
    const { idField } = definitionOf('tags');
    const { done } = await here.batch('tags', { action: 'create', records: [{ name: 'Vegan' }] });
    expect(idField).toBe('tagId');
    const { entries } = await list();
    expect(entries.find(({ recordId }) => recordId === String(done[0]?.recordId))).not.toHaveProperty(
      'count',
    );
  });
});
