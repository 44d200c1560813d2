// The place that a restaurant is connected to, as its staff see it.
import type { Answers } from '@bite/shared/api/answers';
import { defined } from '@bite/shared/kernel/defined';
import type { RestaurantRef } from '@bite/shared/paths';
import { CURRENT, currentListing, placeConnectionsOf } from '../collections/places.ts';
import { assertMayAt } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';
import type { SearchDeps } from './search-deps.ts';

export type ConnectionAnswer = Answers['getPlaceConnection'];

/** Throws as assertMayAt does. */
export async function readPlaceConnection(
  deps: Pick<SearchDeps, 'placeSearch' | 'now'> & { records: RecordReader },
  { user }: Caller,
  place: RestaurantRef,
): Promise<ConnectionAnswer> {
  await assertMayAt(deps.records, user, 'listing.read', place);
  return shownConnection(deps, place);
}

/** For whoever may read it. */
export async function shownConnection(
  { records, placeSearch, now }: Pick<SearchDeps, 'placeSearch' | 'now'> & { records: RecordReader },
  place: RestaurantRef,
): Promise<ConnectionAnswer> {
  const { isConfigured } = placeSearch;
  const [kept, stored] = await Promise.all([
    records.get(placeConnectionsOf(place), CURRENT),
    currentListing(records, place, now()),
  ]);
  if (!kept) return { isConfigured };
  const { placeId, connectedAt, syncEnabled, autoSync, lastSyncAt, problem } = kept;
  const listing =
    stored && syncEnabled ? withChoices(stored, { connectedAt, syncEnabled, autoSync }) : undefined;
  const connection = defined({
    ...{ enabled: true, placeId, placeName: listing?.name ?? '', placeAddress: listing?.address ?? '' },
    ...{ connectedAt, lastSyncAt, syncEnabled, autoSync, problem },
  });
  return defined({ isConfigured, connection, listing });
}

/** What staff chose since it was copied holds. */
function withChoices<Listing extends { expiresAt: string }, Choices extends object>(
  { expiresAt: _, ...listing }: Listing,
  choices: Choices,
): Omit<Listing, 'expiresAt'> & Choices {
  return { ...listing, ...choices };
}
