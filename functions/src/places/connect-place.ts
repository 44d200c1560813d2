// Connects a restaurant to a place, or to another one, and copies at once what the service says of it.
import { DomainError } from '@bite/shared/kernel/errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Place } from '@bite/shared/places/place.schema';
import { keptPlaceConnection } from '@bite/shared/places/place-connection.schema';
import { placeListingFields } from '@bite/shared/places/place-fields';
import { assertMayAt } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import { askPlaces } from './ask-places.ts';
import { type ConnectionDeps, changeConnection } from './change-connection.ts';
import { copyOf, type PlaceCopy } from './place-copy.ts';
import type { ConnectionAnswer } from './read-connection.ts';

/** Throws as assertMayAt and askPlaces do. Connected anew, a place keeps what staff chose about it. */
export async function connectPlace(
  deps: ConnectionDeps,
  caller: Caller,
  place: RestaurantRef,
  { placeId, sessionToken }: { placeId: string; sessionToken?: string | undefined },
): Promise<ConnectionAnswer> {
  await assertMayAt(deps.records, caller.user, 'listing.write', place);
  const found = await askPlaces(deps, caller.user, (service) =>
    service.details(placeId, placeListingFields, sessionToken),
  );
  const now = deps.now();
  const connectedAt = new Date(now).toISOString();
  return changeConnection(deps, caller, place, ({ connection }) => {
    const isSame = connection?.placeId === placeId;
    const choices = keptPlaceConnection.parse({
      autoSync: true,
      ...(isSame && connection),
      ...{ placeId, connectedAt },
    });
    return copied(found, { ...choices, syncEnabled: true }, now);
  });
}

/** Throws UNAVAILABLE for an answer that cannot be stored. */
export function copied(found: Place, ...rest: [choices: PlaceCopy['connection'], now: number]): PlaceCopy {
  const copy = copyOf(found, ...rest);
  if (!copy)
    throw new DomainError('UNAVAILABLE', 'What Google Maps answers cannot be read. Please try again.');
  return copy;
}
