import { randomUUID } from 'node:crypto';
import { deriveAccess } from '@bite/shared/identity/derive-access';
import type { Fields } from '@bite/shared/kernel/fields';
import { collections } from '@bite/shared/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { firestoreIds } from '../adapters/firestore/ids.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { restaurantsOf, tenants, users } from '../collections/collections.ts';
import { deletedRecordsOf } from '../collections/deleted-records.ts';
import { collectionOf, definitionOf } from '../collections/record-collection.ts';
import type { RecordDeps } from '../records/authorize-restaurant.ts';
import { changeRecords } from '../records/change-records.ts';
import { createRecord } from '../records/create-record.ts';
import { deleteRecord } from '../records/delete-record.ts';
import { listRecords } from '../records/list-records.ts';
import { restoreRecord } from '../records/restore-record.ts';
import { updateRecord } from '../records/update-record.ts';
import { aPlace } from '../testing/a-place.ts';
import { callerOf } from '../testing/caller-of.ts';
import { emulatedFirestore } from '../testing/emulated-firestore.ts';
import { member, place } from '../testing/memory-place.ts';
import { listAuditEntries } from './list-audit-entries.ts';
import { writePath } from './write-path.ts';

const db = emulatedFirestore('write-path');
const records = firestoreRecords(db);
const deps: RecordDeps = {
  records,
  writePath: writePath({ records, now: Date.now }),
  ids: firestoreIds(db),
  newGuid: randomUUID,
  now: Date.now,
};
const manager = member('manager');
const request = { place, user: manager, requestId: 'request-1' };
const sent = (kind: 'items' | 'tags' | 'employees', body: object) =>
  definitionOf(kind).entity.create.parse(body) as Fields;

describe('records in Firestore', () => {
  beforeEach(async () => {
    for (const collection of [collections.tenants, collections.users, collections.auditEntries])
      await db.recursiveDelete(db.collection(collection));
    const { tenant, restaurant } = aPlace();
    await records.transact(async (transaction) => {
      transaction.set(tenants, String(place.tenantId), tenant);
      transaction.set(restaurantsOf(place.tenantId), String(place.restaurantId), restaurant);
      transaction.set(users, 'ann', {
        ...member('employee', 'ann'),
        access: { [place.tenantId]: { role: 'employee', restaurants: {} } },
      });
    });
  });

  it('are five hundred in one transaction, and changed several at once', async () => {
    const asking = { ...request, kind: 'items' } as const;
    const one = sent('items', {
      name: 'Soup',
      pricingStrategy: 'size',
      sizePrice: [{ name: 'S', price: 5 }],
    });
    const made = await changeRecords(deps, asking, {
      action: 'create',
      records: Array.from({ length: 500 }, () => one),
    });
    expect(made.done).toHaveLength(500);
    const changes = { isActive: false };
    const changed = await changeRecords(deps, asking, {
      action: 'update',
      records: made.done.slice(0, 20).map(({ recordId, version = '' }) => ({ recordId, version, changes })),
    });
    expect([changed.done.length, changed.refused]).toEqual([20, []]);
    const owner = callerOf(member('owner'));
    const { entries } = await listAuditEntries({ records }, owner, place.tenantId, { limit: 9 });
    expect(entries.map(({ action, count }) => [action, count])).toEqual([
      ['update', 20],
      ['create', 500],
    ]);
    const { batchId } = changed;
    const parts = await listAuditEntries({ records }, owner, place.tenantId, { limit: 100, batchId });
    expect(parts.entries[0]?.changes).toContainEqual({ field: 'isActive', from: true, to: false });
  });

  it('C7-01, C4-06 are created, changed by one of two at once, and told of, newest first', async () => {
    const kind = 'items';
    const item = sent(kind, { name: 'Soup', pricingStrategy: 'size', sizePrice: [{ name: 'S', price: 5 }] });
    const { record, version } = await createRecord(deps, { ...request, kind }, item);
    expect(record).toMatchObject({ itemId: 1, sizePrice: [{ id: 1 }] });
    const rename = (name: string) =>
      updateRecord(deps, { ...request, kind }, { recordId: 1, version, changes: { name } });
    const outcomes = await Promise.allSettled([rename('Broth'), rename('Bisque')]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'CONFLICT' } }]);
    const { records: listed } = await listRecords(deps, { kind, place, user: manager }, { limit: 9 });
    const { entries } = await listAuditEntries(deps, callerOf(member('owner')), place.tenantId, { limit: 9 });
    expect(entries.map(({ action }) => action)).toEqual(['update', 'create']);
    expect(entries[0]?.changes).toEqual([{ field: 'name', from: 'Soup', to: listed[0]?.record['name'] }]);
  });

  it('C8-01 a number that is taken is reported, whoever put it there', async () => {
    const kind = 'tags';
    await createRecord(deps, { ...request, kind }, sent(kind, { name: 'Vegan' }));
    const stuck = { ...deps, ids: { next: async () => 1, reserve: async () => 1 } };
    await expect(
      createRecord(stuck, { ...request, kind }, sent(kind, { name: 'New' })),
    ).rejects.toMatchObject({
      code: 'ID_COLLISION',
      message: 'tags 1 already exists. Counter may be out of sync.',
    });
  });

  it('are brought back as they were, once, with all that is stored of them', async () => {
    const kind = 'items';
    const size = { name: 'S', price: 5 };
    const item = sent(kind, { name: 'Soup', pricingStrategy: 'size', sizePrice: [size] });
    await createRecord(deps, { ...request, kind }, item);
    const document = db.doc(`${collectionOf(kind, place).path}/1`);
    const before = (await document.get()).data();
    await deleteRecord(deps, { ...request, kind }, 1);
    const kept = db.collection(deletedRecordsOf(place).path);
    const [deleted] = (await kept.get()).docs;
    expect(deleted?.id).toBe('items-1');
    expect(deleted?.get('expiresAt')).toBeInstanceOf(Timestamp);
    expect((await document.get()).exists).toBe(false);

    const restore = () => restoreRecord(deps, { ...request, kind }, 1);
    const [one, other] = await Promise.all([restore(), restore()]);
    expect(one).toEqual(other);
    expect((await document.get()).data()).toEqual(before);
    expect((await kept.get()).empty).toBe(true);
    const { entries } = await listAuditEntries(deps, callerOf(member('owner')), place.tenantId, { limit: 9 });
    expect(entries.map(({ action }) => action)).toEqual(['restore', 'delete', 'create']);
  });

  it('an employee’s sign-in gets, loses and gets back access in the same step, by all that it is linked to', async () => {
    const kind = 'employees';
    const employee = { firstName: 'Ann', lastName: 'Lee', uid: 'ann' };
    await createRecord(deps, { ...request, kind }, sent(kind, { ...employee, role: 'chef' }));
    await createRecord(deps, { ...request, kind }, sent(kind, { ...employee, role: 'cashier' }));
    const flags = async () =>
      (await records.get(users, 'ann'))?.access[place.tenantId]?.restaurants[place.restaurantId];
    expect(await flags()).toEqual({ pos: true, kitchen: true, manage: false });
    await deleteRecord(deps, { ...request, kind }, 1);
    expect(await flags()).toEqual({ pos: true, kitchen: false, manage: false });
    await deleteRecord(deps, { ...request, kind }, 2);
    const user = await records.get(users, 'ann');
    expect(user?.access).toEqual(deriveAccess(user?.tenantAssignments ?? [], []));
    await restoreRecord(deps, { ...request, kind }, 2);
    expect(await flags()).toEqual({ pos: true, kitchen: false, manage: false });
  });
});
