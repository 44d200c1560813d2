// A restaurant's connection to its business listing, as staff see it.
import type { User } from '@bite/shared/identity/user.schema';
import type { ListingConnectionAnswer } from '@bite/shared/listing/connection.contract';
import type { RestaurantRef } from '@bite/shared/paths';
import { nameFor } from '../../audit/changed-by.ts';
import { restaurantsOf, tenants, users } from '../../collections/collections.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import { connectionAt } from '../call-listing.ts';
import type { ConnectionDeps } from './connection-deps.ts';

type ReadDeps = Pick<ConnectionDeps, 'records' | 'listingGrants'>;

/** Throws as assertMayAt does. */
export async function readConnection(
  deps: ReadDeps,
  { user }: Caller,
  place: RestaurantRef,
): Promise<ListingConnectionAnswer> {
  await assertMayAt(deps.records, user, 'listing.read', place);
  return shownConnection(deps, user, place);
}

/** For whoever may read it. */
export async function shownConnection(
  deps: ReadDeps,
  user: User,
  place: RestaurantRef,
): Promise<ListingConnectionAnswer> {
  const [tenant, restaurant, connection] = await Promise.all([
    deps.records.get(tenants, String(place.tenantId)),
    deps.records.get(restaurantsOf(place.tenantId), String(place.restaurantId)),
    connectionAt(deps, place),
  ]);
  const guids = { tenantGuid: tenant?.guid ?? '', restaurantGuid: restaurant?.guid ?? '' };
  const isConfigured = deps.listingGrants.application !== undefined;
  if (!connection) return { isConfigured, ...guids };
  const { connectedBy: uid, tenantGuid: _t, restaurantGuid: _r, grantee: _g, ...shown } = connection;
  const author = uid === undefined ? undefined : await deps.records.get(users, uid);
  const connectedBy = uid === undefined ? undefined : nameFor(user, author);
  return {
    ...{ isConfigured, ...guids },
    connection: { ...shown, ...(connectedBy !== undefined && { connectedBy }) },
  };
}
