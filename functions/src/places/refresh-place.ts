// Fetches the copy of a restaurant's place now.
import { DomainError } from '@bite/shared/kernel/errors';
import type { RestaurantRef } from '@bite/shared/paths';
import { placeListingFields } from '@bite/shared/places/place-fields';
import { CURRENT, placeConnectionsOf } from '../collections/places.ts';
import { assertMayAt } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import { askPlaces } from './ask-places.ts';
import { type ConnectionDeps, changeConnection } from './change-connection.ts';
import { copied } from './connect-place.ts';
import { scheduled } from './place-copy.ts';
import type { ConnectionAnswer } from './read-connection.ts';
import { notConnected } from './update-place-connection.ts';

/** Throws as assertMayAt and askPlaces do, and CONFLICT without a connection. One that has ended is marked so. */
export async function refreshPlace(
  deps: ConnectionDeps,
  caller: Caller,
  place: RestaurantRef,
): Promise<ConnectionAnswer> {
  await assertMayAt(deps.records, caller.user, 'listing.write', place);
  const present = await deps.records.get(placeConnectionsOf(place), CURRENT);
  if (!present) throw notConnected();
  const found = await askPlaces(deps, caller.user, (service) =>
    service.details(present.placeId, placeListingFields),
  ).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });
  const now = deps.now();
  return changeConnection(deps, caller, place, ({ connection, listing }) => {
    if (!connection) throw notConnected();
    // Somebody has connected another place meanwhile, which was copied then.
    if (connection.placeId !== present.placeId) return { connection, listing };
    if (!found)
      return { connection: scheduled({ ...connection, problem: 'ended' }, now), listing: undefined };
    return copied(found, { ...connection, syncEnabled: true }, now);
  });
}
