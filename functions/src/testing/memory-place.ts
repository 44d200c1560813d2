// A restaurant in memory with its staff, for tests of its records.

import type { TenantRole } from '@bite/shared/identity/role-names';
import { type User, user } from '@bite/shared/identity/user.schema';
import type { Fields } from '@bite/shared/kernel/fields';
import type { BatchOutcome } from '@bite/shared/records/batch.schema';
import type { RecordKind } from '@bite/shared/records/record-names';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { writePath } from '../audit/write-path.ts';
import { restaurantsOf, tenants, users } from '../collections/collections.ts';
import { collectionOf, definitionOf, type StoredRecord } from '../collections/record-collection.ts';
import type { RecordDeps } from '../records/authorize-restaurant.ts';
import { changeRecords } from '../records/change-records.ts';
import { createRecord } from '../records/create-record.ts';
import { deleteRecord } from '../records/delete-record.ts';
import { getRecord } from '../records/get-record.ts';
import { restoreRecord } from '../records/restore-record.ts';
import type { Batch } from '../records/run-batch.ts';
import { updateRecord } from '../records/update-record.ts';
import type { VisibleRecord } from '../records/visible-record.ts';
import { aPlace } from './a-place.ts';
import { memoryIds } from './memory-ids.ts';
import { type MemoryRecords, memoryRecords } from './memory-records.ts';

const EPOCH = '2026-01-01T00:00:00.000Z';
export const NOW = Date.parse('2026-06-10T12:00:00.000Z');
export const at = (minutes: number): string => new Date(NOW + minutes * 60_000).toISOString();

const here = aPlace();
export const place = { tenantId: here.tenant.tenantId, restaurantId: here.restaurant.restaurantId };
/** Another location of the same tenant, once it is put there: `putSister`. */
export const sister = { tenantId: place.tenantId, restaurantId: place.restaurantId + 7 };
/** Belongs to another tenant. */
export const elsewhere = { tenantId: 10_000_002, restaurantId: 20_000_002 };

/** An active user; without permissions unless `change` says otherwise. */
export const person = (uid: string, change: object = {}): User =>
  user.parse({ uid, email: `${uid}@example.com`, createdAt: EPOCH, updatedAt: EPOCH, ...change });

/** A user with a role in the tenant; an employee belongs to the restaurant. */
export function member(role: TenantRole, uid: string = role): User {
  const flags = { pos: true, kitchen: false, manage: false };
  const restaurants = role === 'employee' ? { [place.restaurantId]: flags } : {};
  const assigned = { tenantId: place.tenantId, role, isActive: true, assignedAt: EPOCH, updatedAt: EPOCH };
  return person(uid, {
    tenantAssignments: [assigned],
    access: { [place.tenantId]: { role, restaurants } },
  });
}

export interface MemoryPlace extends RecordDeps {
  records: MemoryRecords;
  ids: ReturnType<typeof memoryIds>;
  clock: { minutes: number };
  create(kind: RecordKind, sent: object, by?: User): Promise<VisibleRecord>;
  /** Of the present record, unless another version is given. */
  update(kind: RecordKind, id: number, changes: object, by?: User, version?: string): Promise<VisibleRecord>;
  delete(kind: RecordKind, id: number, by?: User): Promise<void>;
  restore(kind: RecordKind, id: number, by?: User): Promise<VisibleRecord>;
  /** As its contract parses it. */
  batch(kind: RecordKind, batch: Batch, by?: User): Promise<BatchOutcome>;
  stored(kind: RecordKind, id: number): Promise<StoredRecord | undefined>;
  /** The audit entries, the latest last. */
  audited(): Fields[];
}

/** Requests are parsed by the contract's schemas here, too. */
export function memoryPlace(): MemoryPlace {
  const records = memoryRecords();
  records.put(tenants, String(place.tenantId), here.tenant);
  records.put(restaurantsOf(place.tenantId), String(place.restaurantId), here.restaurant);
  const other = aPlace({ tenant: { tenantId: elsewhere.tenantId }, restaurant: elsewhere });
  records.put(tenants, String(elsewhere.tenantId), other.tenant);
  records.put(restaurantsOf(elsewhere.tenantId), String(elsewhere.restaurantId), other.restaurant);
  const clock = { minutes: 0 };
  let guids = 0;
  const now = () => NOW + clock.minutes * 60_000;
  const deps: RecordDeps & Pick<MemoryPlace, 'records' | 'ids'> = {
    records,
    writePath: writePath({ records, now }),
    ids: memoryIds(records),
    newGuid: () => aGuid(100 + ++guids),
    now,
  };
  const manager = member('manager');
  const request = (kind: RecordKind, by = manager) => ({ kind, place, user: by, requestId: 'request-1' });
  return {
    ...deps,
    clock,
    create: async (kind, sent, by) =>
      createRecord(deps, request(kind, by), definitionOf(kind).entity.create.parse(sent) as Fields),
    async update(kind, recordId, changes, by, version) {
      const read = version ?? (await getRecord(deps, request(kind), recordId)).version;
      const sent = definitionOf(kind).entity.update.parse(changes) as Fields;
      return updateRecord(deps, request(kind, by), { recordId, version: read, changes: sent });
    },
    delete: (kind, id, by) => deleteRecord(deps, request(kind, by), id),
    restore: (kind, id, by) => restoreRecord(deps, request(kind, by), id),
    batch: (kind, batch, by) => changeRecords(deps, request(kind, by), batch),
    stored: (kind, id) => records.get(collectionOf(kind, place), String(id)),
    audited: () =>
      Object.entries(records.documents())
        .filter(([path]) => path.startsWith('audit_entries/'))
        .map(([, entry]) => entry as Fields),
  };
}

/** Stores user records. */
export const putPeople = (records: MemoryRecords, ...people: User[]): void => {
  for (const one of people) records.put(users, one.uid, one);
};

/** Gives the tenant another location, with records of its own. */
export function putSister(records: MemoryRecords): void {
  const restaurantIds = [place.restaurantId, sister.restaurantId];
  const { tenant, restaurant } = aPlace({
    tenant: { tenantId: place.tenantId, restaurantIds },
    restaurant: sister,
  });
  records.put(tenants, String(place.tenantId), tenant);
  records.put(restaurantsOf(place.tenantId), String(sister.restaurantId), restaurant);
}
