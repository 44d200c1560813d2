// The state of a restaurant's synchronisation, and the work that brings it up to date.
import { SYNC_PAUSE } from '@bite/shared/listing/sync-plan';
import { type StoredListingSync, storedListingSync } from '@bite/shared/listing/sync-status.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { LISTING_SYNC, listingSyncsOf } from '../../collections/listing.ts';
import { type DueWork, newWork, type StoredWork } from '../../due-work/due-work.ts';
import type { RecordReader, RecordStore } from '../../ports/records.ts';

/** Undefined where nothing has been synchronised, or the listing was disconnected. */
export const syncAt = (
  records: Pick<RecordReader, 'get'>,
  place: RestaurantRef,
): Promise<StoredListingSync | undefined> => records.get(listingSyncsOf(place), LISTING_SYNC);

/** Does nothing where there is none. @param change Undefined leaves it as it is. */
export async function changeSync(
  records: Pick<RecordStore, 'transact'>,
  place: RestaurantRef,
  change: (before: StoredListingSync) => StoredListingSync | undefined,
): Promise<void> {
  await records.transact(async (transaction) => {
    const before = await transaction.get(listingSyncsOf(place), LISTING_SYNC);
    const after = before && change(before);
    if (after) transaction.set(listingSyncsOf(place), LISTING_SYNC, after);
  });
}

/** One restaurant's synchronisations are one piece of work. */
export const syncWorkId = ({ tenantId, restaurantId }: RestaurantRef): string =>
  `syncReviews-${tenantId}-${restaurantId}`;

/** @param dueAt Milliseconds. */
export const syncWork = ({ tenantId, restaurantId }: RestaurantRef, now: number, dueAt: number): DueWork =>
  newWork('syncReviews', { tenantId, restaurantId }, now, {
    dueAt,
    id: syncWorkId({ tenantId, restaurantId }),
  });

/** Whether it will still read what is there when it begins. */
export const isWaiting = (work: StoredWork | undefined): boolean =>
  work !== undefined && work.attempts === 0 && work.givenUpAt === undefined;

/** Between 0 and 1, spread evenly over the restaurants and always the same for one: who is due at the same time does not come together. */
export const spreadOf = ({ restaurantId }: RestaurantRef): number =>
  (restaurantId * ((Math.sqrt(5) - 1) / 2)) % 1;

/** The state for this connection: of an earlier one, only the settings go on. */
export function syncOf(connectionId: string, known: StoredListingSync | undefined): StoredListingSync {
  if (known?.connectionId === connectionId) return known;
  const { isAutoSyncEnabled, syncFrequency } = known ?? {};
  return storedListingSync.parse({ connectionId, isAutoSyncEnabled, syncFrequency });
}

/**
 * What begins the synchronisation of a listing that has just been connected to a location: stored in the transaction that says so.
 * @param known The state before, as that transaction has read it.
 */
export function begunSync(
  place: RestaurantRef,
  connectionId: string,
  known: StoredListingSync | undefined,
  now: number,
): { sync: StoredListingSync; work: DueWork } {
  const nextReviewsSyncAt = new Date(now + SYNC_PAUSE).toISOString();
  return {
    sync: { ...syncOf(connectionId, known), nextReviewsSyncAt },
    work: syncWork(place, now, now),
  };
}
