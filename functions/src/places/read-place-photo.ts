// A photo of a place, for an <img> of the back office: the key stays here, and nothing but the service's own pictures is passed on.
import { DomainError } from '@bite/shared/kernel/errors';
import type { PlacePhotoRequest } from '@bite/shared/places/place-requests.schema';
import type { Caller } from '../identity/caller.ts';
import type { PlacePicture } from '../ports/place-search.ts';
import { askPlaces } from './ask-places.ts';
import { assertMaySearchPlaces } from './may-search.ts';
import type { SearchDeps } from './search-deps.ts';

/** Throws as assertMaySearchPlaces and askPlaces do; NOT_FOUND for a name that has ended. */
export async function readPlacePhoto(
  deps: SearchDeps,
  { user }: Caller,
  request: PlacePhotoRequest,
): Promise<PlacePicture> {
  await assertMaySearchPlaces(deps.records, user);
  const picture = await askPlaces<PlacePicture | undefined>(deps, user, async (service) => {
    const result = await service.photo(request);
    const hasEnded =
      result.outcome === 'failed' && (result.reason === 'refused' || result.reason === 'notFound');
    return hasEnded ? ({ outcome: 'answered', value: undefined } as const) : result;
  });
  if (!picture) throw new DomainError('NOT_FOUND', 'This photo is no longer there.');
  return picture;
}
