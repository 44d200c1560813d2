// A marker word in every record of each of two tenants, by which their text is recognized wherever it appears.

import type { RestaurantRef } from '@bite/shared/paths';
import { recordKinds } from '@bite/shared/records/record-names';
import {
  auditEntries,
  invitations,
  recordsOf,
  restaurantsOf,
  tenants,
  users,
} from '../collections/collections.ts';
import type { RecordCollection } from '../ports/records.ts';
import type { MemoryApi } from './memory-api.ts';
import { elsewhere } from './memory-places.ts';
import { seeded } from './sample-requests.ts';

export const canaries = { ours: 'CANARY OF OURS', theirs: 'CANARY OF THEIRS' } as const;

const nameFields = ['name', 'title', 'lastName'] as const;

/** Puts the words into the names of tenants, restaurants and records, into people, invitations and the audit log. */
export async function plantCanaries(api: MemoryApi): Promise<void> {
  await plantIn(api, seeded, canaries.ours, 'owner');
  await plantIn(api, elsewhere, canaries.theirs, 'otherOwner');
}

async function plantIn(api: MemoryApi, place: RestaurantRef, canary: string, uid: string): Promise<void> {
  const { records } = api;
  await rename(api, tenants, String(place.tenantId), { displayName: canary, name: canary });
  await rename(api, restaurantsOf(place.tenantId), String(place.restaurantId), { name: canary });
  await rename(api, users, uid, { displayName: canary });
  for (const kind of recordKinds) {
    const collection = recordsOf(kind, place) as RecordCollection<Record<string, unknown>>;
    for (const id of [seeded.recordId, seeded.spareId]) {
      const record = await records.get(collection, String(id));
      const field = nameFields.find((name) => record && name in record) ?? 'name';
      await rename(api, collection, String(id), { [field]: canary });
    }
  }
  await api.dataOf('inviteUser', 'siteAdmin', {
    params: { tenantId: place.tenantId },
    body: { email: `${canary.replaceAll(' ', '.')}@example.com`, tenantRole: 'manager' },
  });
  if ((await records.count(invitations)) === 0 || (await records.count(auditEntries)) === 0)
    throw new Error('There is nothing to be found in invitations or in the audit trail');
}

async function rename<Stored extends object>(
  { records }: MemoryApi,
  at: RecordCollection<Stored>,
  id: string,
  change: object,
): Promise<void> {
  const record = await records.get(at, id);
  if (!record) throw new Error(`There is no ${at.path}/${id}`);
  records.put(at, id, { ...record, ...change });
}
