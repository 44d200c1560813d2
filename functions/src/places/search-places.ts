// Searches places by a text, for staff.
import type { Answers } from '@bite/shared/api/answers';
import { defined } from '@bite/shared/kernel/defined';
import type { PlaceSearchQuery } from '@bite/shared/places/place-requests.schema';
import type { Caller } from '../identity/caller.ts';
import { askPlaces } from './ask-places.ts';
import { assertMaySearchPlaces } from './may-search.ts';
import type { SearchDeps } from './search-deps.ts';

/** Throws as assertMaySearchPlaces and askPlaces do. */
export async function searchPlaces(
  deps: SearchDeps,
  { user }: Caller,
  query: PlaceSearchQuery,
): Promise<Answers['searchPlaces']> {
  await assertMaySearchPlaces(deps.records, user);
  const { items, nextPageToken } = await askPlaces(deps, user, (service) =>
    service.search({ ...query, maxResultCount: undefined }),
  );
  return defined({ places: items, nextPageToken });
}
