// Every hour: fetches the copies of places again that would be a day old soon, where staff want that, and removes the others then.
// What fails is tried again by the next run, and stops no other restaurant.

import { DAY, HOUR } from '@bite/shared/kernel/durations';
import { portionsOf } from '@bite/shared/kernel/portions';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Place } from '@bite/shared/places/place.schema';
import type { KeptPlaceConnection, PlaceProblem } from '@bite/shared/places/place-connection.schema';
import { placeListingFields } from '@bite/shared/places/place-fields';
import type { StoredPlacesListing } from '@bite/shared/places/places-listing.schema';
import { tenants } from '../collections/collections.ts';
import { placeOfPath } from '../collections/place-of-path.ts';
import {
  CURRENT,
  everyPlaceConnection,
  placeConnectionsOf,
  placesListingsOf,
} from '../collections/places.ts';
import type { Log } from '../ports/log.ts';
import type { Found, RecordStore, RecordTransaction } from '../ports/records.ts';
import { type AskPlacesDeps, SHARE_OF_SCHEDULE, takeCall } from './ask-places.ts';
import { type CopyWriter, copyOf, problemOf, scheduled, writeCopy } from './place-copy.ts';

export interface SyncPlacesDeps extends AskPlacesDeps {
  records: Pick<RecordStore, 'get' | 'page' | 'transact'>;
  log: Log;
}

/** Restaurants, by what happened to their copy. */
export interface SyncCounts {
  fetched: number;
  removed: number;
  /** Tried again in an hour: the day's calls are used up, or the service does not answer. */
  postponed: number;
  failed: number;
}

type Outcome = Exclude<keyof SyncCounts, 'failed'>;

/** More than enough for a run; what is left is as due in an hour. */
const MOST = 3_000;
const PAGE = 100;
const AT_ONCE = 5;

/** Safe to run concurrently: a copy that somebody else has fetched meanwhile is left alone. */
export async function syncPlaces(deps: SyncPlacesDeps): Promise<SyncCounts> {
  const counts: SyncCounts = { fetched: 0, removed: 0, postponed: 0, failed: 0 };
  const field = 'nextSyncAt';
  const due = { where: [{ field, is: '<=', value: new Date(deps.now()).toISOString() }] } as const;
  let pageToken: string | undefined;
  for (let seen = 0; seen < MOST; seen += PAGE) {
    const page = await deps.records.page(everyPlaceConnection, {
      ...due,
      ...{ orderBy: { field }, limit: PAGE, pageToken },
    });
    for (const { path, reason } of page.unreadable ?? [])
      deps.log.error('a place connection cannot be read', { path, reason });
    counts.failed += page.unreadable?.length ?? 0;
    await syncAll(deps, page.found, counts);
    pageToken = page.nextPageToken;
    if (pageToken === undefined) break;
  }
  return counts;
}

async function syncAll(
  deps: SyncPlacesDeps,
  found: readonly Found<KeptPlaceConnection>[],
  counts: SyncCounts,
): Promise<void> {
  for (const portion of portionsOf(found, AT_ONCE)) {
    await Promise.all(
      portion.map(async ({ path, record }) => {
        const place = placeOfPath(path) as RestaurantRef;
        try {
          counts[await syncOne(deps, place, record)] += 1;
        } catch (error) {
          counts.failed += 1;
          deps.log.error('a place could not be copied', { ...place, error: String(error) });
        }
      }),
    );
  }
}

/** What becomes of a connection, and of the copy that is there. */
interface Decision {
  outcome: Outcome;
  after: (present: Connected) => Connected;
}

interface Connected {
  connection: KeptPlaceConnection;
  listing: StoredPlacesListing | undefined;
}

async function syncOne(
  deps: SyncPlacesDeps,
  place: RestaurantRef,
  due: KeptPlaceConnection,
): Promise<Outcome> {
  const { outcome, after } = await decide(deps, place, due);
  await deps.records.transact(async (transaction) => {
    const connection = await transaction.get(placeConnectionsOf(place), CURRENT);
    const listing = await transaction.get(placesListingsOf(place), CURRENT);
    const isSame = connection?.placeId === due.placeId && connection.nextSyncAt === due.nextSyncAt;
    if (!connection || !isSame) return;
    const written = after({ connection, listing });
    writeCopy(writerOf(transaction), place, written.connection, written.listing);
  });
  return outcome;
}

const writerOf = (transaction: RecordTransaction): CopyWriter => ({
  follow: (at, id, record) =>
    record === undefined ? transaction.delete(at, id) : transaction.set(at, id, record),
});

async function decide(
  deps: SyncPlacesDeps,
  place: RestaurantRef,
  due: KeptPlaceConnection,
): Promise<Decision> {
  const now = deps.now();
  if (!due.autoSync) return removal(undefined);
  if (!(await isActive(deps, place))) return removal(now + DAY);
  if (!deps.placeSearch.isConfigured || !(await takeCall(deps, SHARE_OF_SCHEDULE))) return postponed(now);
  const answer = await deps.placeSearch.details(due.placeId, placeListingFields);
  if (answer.outcome === 'answered') return fetched(answer.value, now);
  const problem = problemOf(answer);
  return problem === 'ended' ? ended(now) : postponed(now, problem);
}

const fetched = (found: Place, now: number): Decision => ({
  outcome: 'fetched',
  after: ({ connection, listing }) =>
    copyOf(found, connection, now) ?? postponed(now, 'unreachable').after({ connection, listing }),
});

const ended = (now: number): Decision => ({
  outcome: 'removed',
  after: ({ connection }) => ({
    connection: scheduled({ ...connection, problem: 'ended' }, now),
    listing: undefined,
  }),
});

/** @param next When to look again, in milliseconds. */
const removal = (next: number | undefined): Decision => ({
  outcome: 'removed',
  after: ({ connection }) => ({ connection: dueAt(connection, next), listing: undefined }),
});

/** A copy that is a day old is removed all the same. */
const postponed = (now: number, problem?: PlaceProblem): Decision => ({
  outcome: 'postponed',
  after: ({ connection, listing }) => ({
    connection: { ...dueAt(connection, now + HOUR), ...(problem && { problem }) },
    listing: listing && Date.parse(listing.expiresAt) > now ? listing : undefined,
  }),
});

function dueAt({ nextSyncAt: _, ...connection }: KeptPlaceConnection, at: number | undefined) {
  return { ...connection, ...(at !== undefined && { nextSyncAt: new Date(at).toISOString() }) };
}

async function isActive({ records }: SyncPlacesDeps, { tenantId }: RestaurantRef): Promise<boolean> {
  const tenant = await records.get(tenants, String(tenantId));
  return tenant?.status === 'active';
}
