// Ends a restaurant's connection. What is stored of it is forgotten by work that cannot be lost; until then it stays as 'disconnected',
// and nobody can connect.
import type { ListingConnectionAnswer } from '@bite/shared/listing/connection.contract';
import type { RestaurantRef } from '@bite/shared/paths';
import { newWork } from '../../due-work/due-work.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { shownConnection } from './read-connection.ts';
import { writeConnection } from './write-connection.ts';

/** Throws as assertMayAt does. Does nothing where nothing is connected. */
export async function disconnectListing(
  deps: ConnectionDeps,
  caller: Caller,
  place: RestaurantRef,
): Promise<ListingConnectionAnswer> {
  await assertMayAt(deps.records, caller.user, 'listing.write', place);
  await writeConnection(
    deps,
    caller,
    place,
    ({ before }) => {
      if (!before) return undefined;
      const { connectionId, tenantGuid, restaurantGuid, tokenExpiresAt, grantee, createdAt, updatedAt } =
        before;
      return {
        ...{ connectionId, tenantGuid, restaurantGuid, tokenExpiresAt, grantee, createdAt, updatedAt },
        status: 'disconnected',
      };
    },
    () => [newWork('forgetListing', place, deps.now())],
  );
  return shownConnection(deps, caller.user, place);
}
