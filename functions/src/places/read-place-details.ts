// One place as the service knows it now (O7.2-06, I7.3-03). Only fields that are asked for are sent, and billed.
import type { Place } from '@bite/shared/places/place.schema';
import { placeDetailFields } from '@bite/shared/places/place-fields';
import type { Caller } from '../identity/caller.ts';
import { askPlaces } from './ask-places.ts';
import { assertMaySearchPlaces } from './may-search.ts';
import type { SearchDeps } from './search-deps.ts';

interface Question {
  placeId: string;
  fields?: readonly string[] | undefined;
  sessionToken?: string | undefined;
}

/** Throws as assertMaySearchPlaces and askPlaces do. */
export async function readPlaceDetails(
  deps: SearchDeps,
  { user }: Caller,
  { placeId, fields = placeDetailFields, sessionToken }: Question,
): Promise<Place> {
  await assertMaySearchPlaces(deps.records, user);
  return askPlaces(deps, user, (service) => service.details(placeId, [...new Set(fields)], sessionToken));
}
