// Removes what is kept of a listing's reviews, some at a time: after it was disconnected, or connected to another location.
import type { RestaurantRef } from '@bite/shared/paths';
import { asStored } from '../../collections/find-readable.ts';
import { LISTING_SYNC, listingSyncsOf, reviewRepliesOf, reviewsOf } from '../../collections/listing.ts';
import type { RecordCollection, RecordStore } from '../../ports/records.ts';

const AT_ONCE = 200;

/** Idempotent. Their automatic replies go as well; when and how to synchronise stays. */
export async function forgetReviews(
  { records }: { records: Pick<RecordStore, 'find' | 'transact'> },
  place: RestaurantRef,
): Promise<void> {
  await removeAll(records, reviewsOf(place));
  await removeAll(records, reviewRepliesOf(place));
  await records.transact(async (transaction) => {
    const sync = await transaction.get(listingSyncsOf(place), LISTING_SYNC);
    if (!sync) return;
    const { connectionId, isAutoSyncEnabled, syncFrequency, syncErrors, nextReviewsSyncAt } = sync;
    transaction.set(listingSyncsOf(place), LISTING_SYNC, {
      ...{ connectionId, isAutoSyncEnabled, syncFrequency, syncErrors, failures: 0, leftOut: 0 },
      ...(nextReviewsSyncAt !== undefined && { nextReviewsSyncAt }),
    });
  });
}

async function removeAll(
  records: Pick<RecordStore, 'find' | 'transact'>,
  { path }: RecordCollection<unknown>,
): Promise<void> {
  const at: RecordCollection<unknown> = { path, schema: asStored };
  for (;;) {
    const found = await records.find(at, { limit: AT_ONCE });
    if (found.length === 0) return;
    await records.transact(async (transaction) => {
      for (const { id } of found) transaction.delete(at, id);
    });
  }
}
