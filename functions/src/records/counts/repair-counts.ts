// Recounts every place and logs where the stored count was wrong, after a lost event or a manual edit. A very recent change
// may be logged as well.
import { randomUUID } from 'node:crypto';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { auditEntry, changesBetween } from '../../audit/audit.ts';
import { auditEntries } from '../../collections/collections.ts';
import type { CountStore } from '../../ports/count-store.ts';
import type { PlaceRef } from '../../ports/rebuilds.ts';
import type { RecordStore } from '../../ports/records.ts';
import { type ForEachPlaceDeps, forEachPlace, type PlacesReached } from '../../tenancy/for-each-place.ts';
import { recount } from './recount.ts';

export interface RepairCountsDeps extends ForEachPlaceDeps {
  countStore: CountStore;
  records: Pick<RecordStore, 'transact'>;
}

export interface RepairCountsResult extends PlacesReached {
  /** Places whose counts were wrong. */
  wrong: number;
}

const BY = 'nightly recount';

export async function repairCounts(deps: RepairCountsDeps): Promise<RepairCountsResult> {
  let wrong = 0;
  const reached = await forEachPlace(deps, 'counts could not be repaired', async (place) => {
    if (await repair(deps, place)) wrong += 1;
  });
  return { ...reached, wrong };
}

/** Whether the stored count was wrong. A missing count is not wrong. */
async function repair(
  { countStore, records, log, now }: RepairCountsDeps,
  place: PlaceRef,
): Promise<boolean> {
  const before = await countStore.savedCounts(place);
  await recount({ countStore }, place);
  const after = await countStore.savedCounts(place);
  const changes = before && after ? changesBetween(before, after) : [];
  if (changes.length === 0) return false;
  log.error('counts were wrong', { ...place, changes });
  const entryId = randomUUID();
  const entry = auditEntry(
    { path: pathOf(place), recordId: 'counts', before, after },
    { uid: BY },
    { entryId, now: new Date(now()).toISOString() },
  );
  await records.transact(async (transaction) => transaction.create(auditEntries, entryId, entry));
  return true;
}

const pathOf = (place: PlaceRef): string =>
  place.restaurantId === undefined
    ? `${paths.tenant(place.tenantId)}/${collections.statistics}`
    : paths.restaurantCollection(place as RestaurantRef, collections.statistics);
