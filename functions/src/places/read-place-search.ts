// Whether places can be searched in this installation: screens offer it only then.
import type { Caller } from '../identity/caller.ts';
import { assertMaySearchPlaces } from './may-search.ts';
import type { SearchDeps } from './search-deps.ts';

/** Throws as assertMaySearchPlaces does. */
export async function readPlaceSearch(
  { records, placeSearch }: SearchDeps,
  { user }: Caller,
): Promise<{ isConfigured: boolean }> {
  await assertMaySearchPlaces(records, user);
  return { isConfigured: placeSearch.isConfigured };
}
