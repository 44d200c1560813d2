// Every five minutes: stores the work of each listing whose turn has come, the longest waiting first, spread over the five minutes, so that
// the quota that all restaurants share is not asked for at once. What one run does not reach is first in the next one.
import { callsForPeople, callsPerMinute } from '@bite/shared/listing/limits';
import { nextSyncAt, SYNC_PAUSE } from '@bite/shared/listing/sync-plan';
import type { RestaurantRef } from '@bite/shared/paths';
import { everyListingSync, LISTING_SYNC, listingSyncsOf } from '../../collections/listing.ts';
import { placeOfPath } from '../../collections/place-of-path.ts';
import { dueWork } from '../../due-work/due-work.ts';
import { settleEach } from '../../due-work/settle-each.ts';
import type { Log } from '../../ports/log.ts';
import type { RecordStore } from '../../ports/records.ts';
import { isWaiting, spreadOf, syncWork, syncWorkId } from './listing-sync.ts';

export interface RequestSyncsDeps {
  records: Pick<RecordStore, 'page' | 'transact'>;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

/** Most listings take one or two calls. */
const CALLS_EACH = 2;
export const MOST_SYNCS = Math.floor(((callsPerMinute - callsForPeople) * 5) / CALLS_EACH);
const AT_ONCE = 10;

/** Safe to run concurrently. A restaurant that fails stops no other one. */
export async function requestSyncs(
  deps: RequestSyncsDeps,
): Promise<{ requested: number; left: number; failed: number }> {
  const {
    found,
    unreadable = [],
    nextPageToken,
  } = await deps.records.page(everyListingSync, {
    where: [{ field: 'nextReviewsSyncAt', is: '<=', value: new Date(deps.now()).toISOString() }],
    limit: MOST_SYNCS,
  });
  for (const { path, reason } of unreadable)
    deps.log.error('the state of a listing cannot be read', { path, reason });
  const places = found.flatMap(({ path }) => {
    const { tenantId, restaurantId } = placeOfPath(path);
    return tenantId === undefined || restaurantId === undefined ? [] : [{ tenantId, restaurantId }];
  });
  let failed = 0;
  for (let start = 0; start < places.length; start += AT_ONCE) {
    const batch = places.slice(start, start + AT_ONCE);
    await settleEach(
      batch,
      (place, index) => requestSync(deps, place, (start + index) / places.length),
      (place, error) => {
        failed += 1;
        deps.log.error('a listing could not be asked for', { ...place, error });
      },
    );
  }
  return {
    requested: places.length - failed,
    left: nextPageToken === undefined ? 0 : 1,
    failed: failed + unreadable.length,
  };
}

/** @param turn Between 0 and 1: when in the five minutes it comes. */
async function requestSync(
  { records, now }: RequestSyncsDeps,
  place: RestaurantRef,
  turn: number,
): Promise<void> {
  const jitter = spreadOf(place) / MOST_SYNCS;
  const dueAt = now() + Math.floor((turn + jitter) * SYNC_PAUSE);
  await records.transact(async (transaction) => {
    const sync = await transaction.get(listingSyncsOf(place), LISTING_SYNC);
    const known = await transaction.get(dueWork, syncWorkId(place));
    const isDue = sync?.nextReviewsSyncAt !== undefined && Date.parse(sync.nextReviewsSyncAt) <= now();
    if (!sync || !isDue) return;
    const { nextReviewsSyncAt: _, ...rest } = sync;
    const next = nextSyncAt(sync, now());
    transaction.set(listingSyncsOf(place), LISTING_SYNC, {
      ...rest,
      ...(next !== undefined && { nextReviewsSyncAt: next }),
    });
    const work = syncWork(place, now(), dueAt);
    if (!isWaiting(known)) transaction.set(dueWork, work.id, work.record);
  });
}
