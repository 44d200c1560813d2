// A restaurant in memory with the people who work there, for tests of its records.
import type { RecordKind } from '@bite/shared/api/record-names';
import type { TenantRole } from '@bite/shared/identity/role-names';
import { type User, user } from '@bite/shared/identity/user.schema';
import type { Fields } from '@bite/shared/kernel/fields';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { writePath } from '../audit/write-path.ts';
import { restaurantsOf, tenants, users } from '../collections/collections.ts';
import { collectionOf, definitionOf, type StoredRecord } from '../collections/record-kinds.ts';
import type { RecordDeps } from '../records/authorize-restaurant.ts';
import { createRecord } from '../records/create-record.ts';
import { deleteRecord } from '../records/delete-record.ts';
import { getRecord } from '../records/get-record.ts';
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
/** Another tenant's. */
export const elsewhere = { tenantId: 10_000_002, restaurantId: 20_000_002 };

/** Somebody active; nobody in particular without `change`. */
export const person = (uid: string, change: object = {}): User =>
  user.parse({ uid, email: `${uid}@example.com`, createdAt: EPOCH, updatedAt: EPOCH, ...change });

/** Somebody with a role in the tenant, an employee with a place at the restaurant. */
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
  /** To the record as it is now, where no other version is named. */
  update(kind: RecordKind, id: number, changes: object, by?: User, version?: string): Promise<VisibleRecord>;
  delete(kind: RecordKind, id: number, by?: User): Promise<void>;
  stored(kind: RecordKind, id: number): Promise<StoredRecord | undefined>;
  /** What was told of changes, the latest last. */
  audited(): Fields[];
}

/** The schemas that the contract holds each request to read here, too. */
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
    stored: (kind, id) => records.get(collectionOf(kind, place), String(id)),
    audited: () =>
      Object.entries(records.documents())
        .filter(([path]) => path.startsWith('audit_entries/'))
        .map(([, entry]) => entry as Fields),
  };
}

/** Keeps people in the store. */
export const putPeople = (records: MemoryRecords, ...people: User[]): void => {
  for (const one of people) records.put(users, one.uid, one);
};
