// Recounts every place and logs where the stored count was wrong, after a lost event or a manual edit. A change of the last
// seconds may be logged as well.
import { randomUUID } from 'node:crypto';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { auditEntry, changesBetween } from '../../audit/audit.ts';
import { auditEntries } from '../../collections/collections.ts';
import type { CountStore } from '../../ports/count-store.ts';
import type { PlaceRef } from '../../ports/rebuilds.ts';
import type { RecordStore } from '../../ports/records.ts';
import { type ForEachPlaceDeps, forEachPlace, type PlacesReached } from '../../tenancy/for-each-place.ts';
import { recount } from './recount.ts';

export interface HealCountsDeps extends ForEachPlaceDeps {
  countStore: CountStore;
  records: Pick<RecordStore, 'transact'>;
}

export interface HealCountsResult extends PlacesReached {
  /** Places whose counts were wrong. */
  wrong: number;
}

const BY = 'nightly recount';

export async function healCounts(deps: HealCountsDeps): Promise<HealCountsResult> {
  let wrong = 0;
  const reached = await forEachPlace(deps, 'counts could not be healed', async (place) => {
    if (await heal(deps, place)) wrong += 1;
  });
  return { ...reached, wrong };
}

/** Whether anything was wrong. Where nothing was kept yet nothing is wrong: nothing had been claimed. */
async function heal({ countStore, records, log, now }: HealCountsDeps, place: PlaceRef): Promise<boolean> {
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
