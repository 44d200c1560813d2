// How a listing is kept up to date, for staff: when, how often, and now.
import type { Answers } from '@bite/shared/api/answers';
import { defined } from '@bite/shared/kernel/defined';
import { DomainError } from '@bite/shared/kernel/errors';
import type { ListingSyncView } from '@bite/shared/listing/reviews.contract';
import { nextSyncAt } from '@bite/shared/listing/sync-plan';
import type { ListingSyncSettings, StoredListingSync } from '@bite/shared/listing/sync-status.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import type { WritePath } from '../../audit/write-path.ts';
import { LISTING_SYNC, listingSyncsOf } from '../../collections/listing.ts';
import { dueWork, type StoredWork } from '../../due-work/due-work.ts';
import { type RequestWorkDeps, requestWork } from '../../due-work/request-work.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import type { RecordReader, RecordStore } from '../../ports/records.ts';
import { connectionAt } from '../call-listing.ts';
import { syncAt, syncOf, syncWork, syncWorkId } from './listing-sync.ts';

export interface SyncSettingsDeps extends RequestWorkDeps {
  records: Pick<RecordStore, 'get' | 'transact'>;
  writePath: WritePath;
  /** Milliseconds. */
  now: () => number;
}

/** Undefined where nothing was ever synchronised. */
export async function syncViewAt(
  records: Pick<RecordReader, 'get'>,
  place: RestaurantRef,
): Promise<
  (Pick<StoredListingSync, 'averageRating' | 'totalReviewCount'> & { sync: ListingSyncView }) | undefined
> {
  const [sync, work] = await Promise.all([syncAt(records, place), records.get(dueWork, syncWorkId(place))]);
  if (!sync) return undefined;
  const { averageRating, totalReviewCount } = sync;
  return { averageRating, totalReviewCount, sync: viewOf(sync, work) };
}

function viewOf(sync: StoredListingSync, work: StoredWork | undefined): ListingSyncView {
  const { lastFullSync, lastProfileSync, lastReviewsSync, lastPostsSync } = sync;
  const { syncErrors, isAutoSyncEnabled, syncFrequency, nextReviewsSyncAt, isNotified } = sync;
  return {
    ...{ lastFullSync, lastProfileSync, lastReviewsSync, lastPostsSync },
    ...{ syncErrors, isAutoSyncEnabled, syncFrequency },
    ...(nextReviewsSyncAt !== undefined && { nextSyncAt: nextReviewsSyncAt }),
    isUnderWay: work !== undefined && work.givenUpAt === undefined,
    isNotified: isNotified === true,
  };
}

/** Throws as assertMayAt does, and CONFLICT where no location is connected. */
export async function syncReviewsNow(
  deps: SyncSettingsDeps,
  { user }: Caller,
  { tenantId, restaurantId }: RestaurantRef,
): Promise<Answers['syncReviewsNow']> {
  const place = { tenantId, restaurantId };
  await assertMayAt(deps.records, user, 'listing.reply', place);
  const connectionId = await connectedAt(deps, place);
  await requestWork(deps, syncWork(place, deps.now(), deps.now()));
  return viewOf(
    syncOf(connectionId, await syncAt(deps.records, place)),
    await deps.records.get(dueWork, syncWorkId(place)),
  );
}

async function connectedAt(
  { records }: Pick<SyncSettingsDeps, 'records'>,
  place: RestaurantRef,
): Promise<string> {
  const connection = await connectionAt({ records }, place);
  if (connection?.locationId === undefined || connection.status === 'disconnected')
    throw new DomainError('CONFLICT', 'Please connect the Google listing first');
  return connection.connectionId;
}

/** Begins to count from now on. Throws as assertMayAt does, and CONFLICT where no location is connected. */
export async function updateListingSync(
  deps: SyncSettingsDeps,
  caller: Caller,
  { tenantId, restaurantId }: RestaurantRef,
  change: ListingSyncSettings,
): Promise<Answers['updateListingSync']> {
  const place = { tenantId, restaurantId };
  await assertMayAt(deps.records, caller.user, 'listing.write', place);
  const connectionId = await connectedAt(deps, place);
  const at = listingSyncsOf(place);
  const sync = await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const known = await transaction.get(at, LISTING_SYNC);
    const before = syncOf(connectionId, known);
    const { nextReviewsSyncAt: _, ...rest } = { ...before, ...defined(change) };
    const next = nextSyncAt(rest, deps.now());
    const after = { ...rest, ...(next !== undefined && { nextReviewsSyncAt: next }) };
    transaction.follow(at, LISTING_SYNC, after);
    const settings = ({ isAutoSyncEnabled, syncFrequency }: StoredListingSync) => ({
      ...{ isAutoSyncEnabled, syncFrequency },
    });
    const diff = { path: at.path, recordId: LISTING_SYNC };
    transaction.note({ ...diff, before: settings(before), after: settings(after) });
    return after;
  });
  return viewOf(sync, await deps.records.get(dueWork, syncWorkId(place)));
}
