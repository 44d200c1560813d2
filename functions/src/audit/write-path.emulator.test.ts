import { randomUUID } from 'node:crypto';
import { deriveAccess } from '@bite/shared/identity/derive-access';
import type { Fields } from '@bite/shared/kernel/fields';
import { collections } from '@bite/shared/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { firestoreIds } from '../adapters/firestore/ids.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { restaurantsOf, tenants, users } from '../collections/collections.ts';
import { definitionOf } from '../collections/record-kinds.ts';
import type { RecordDeps } from '../records/authorize-restaurant.ts';
import { createRecord } from '../records/create-record.ts';
import { deleteRecord } from '../records/delete-record.ts';
import { listRecords } from '../records/list-records.ts';
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

  it('an employee’s sign-in gets and loses access in the same step, by all that it is linked to', async () => {
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
  });
});
