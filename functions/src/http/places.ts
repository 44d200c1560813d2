// Handlers for the search for places and for restaurants' connections to theirs.
import type { placeEndpoints } from '@bite/shared/places/places.contract';
import type { ConnectionDeps } from '../places/change-connection.ts';
import { connectPlace } from '../places/connect-place.ts';
import { disconnectPlace } from '../places/disconnect-place.ts';
import { readPlaceConnection } from '../places/read-connection.ts';
import { readPlaceDetails } from '../places/read-place-details.ts';
import { readPlacePhoto } from '../places/read-place-photo.ts';
import { readPlaceSearch } from '../places/read-place-search.ts';
import { refreshPlace } from '../places/refresh-place.ts';
import { searchPlaces } from '../places/search-places.ts';
import { suggestPlaces } from '../places/suggest-places.ts';
import { updatePlaceConnection } from '../places/update-place-connection.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';

/** A day, as long as the service's terms allow, and by the person's own browser alone. */
const PHOTO = 'private, max-age=86400';

export const placeHandlers = (deps: ConnectionDeps): Pick<Handlers, keyof typeof placeEndpoints> => ({
  getPlaceSearch: answering((caller) => readPlaceSearch(deps, caller)),
  searchPlaces: answering(({ query, ...caller }) => searchPlaces(deps, caller, query)),
  suggestPlaces: answering(({ query, ...caller }) => suggestPlaces(deps, caller, query)),
  getPlaceDetails: answering(({ params, query, ...caller }) =>
    readPlaceDetails(deps, caller, { ...params, ...query }),
  ),
  getPlacePhoto: async ({ params: { placeId, photoId }, query, ...caller }) => {
    const name = `places/${placeId}/photos/${photoId}`;
    const picture = await readPlacePhoto(deps, caller, { name, ...query });
    return { data: null, picture, cache: PHOTO };
  },
  getPlaceConnection: answering(({ params, ...caller }) => readPlaceConnection(deps, caller, params)),
  connectPlace: answering(({ params, body, ...caller }) => connectPlace(deps, caller, params, body)),
  updatePlaceConnection: answering(({ params, body, ...caller }) =>
    updatePlaceConnection(deps, caller, params, body),
  ),
  refreshPlace: answering(({ params, ...caller }) => refreshPlace(deps, caller, params)),
  disconnectPlace: answering(({ params, ...caller }) => disconnectPlace(deps, caller, params)),
});
