// The accounts and locations that whoever gave access can see, to choose from.
import type { ListingAccount, ListingLocation } from '@bite/shared/listing/connection.contract';
import type { ServiceAccount } from '@bite/shared/listing/service-account.schema';
import type { ServiceLocation } from '@bite/shared/listing/service-location.schema';
import { addressLine, idIn, verificationOf } from '@bite/shared/listing/service-words';
import type { RestaurantRef } from '@bite/shared/paths';
import { restaurantsOf } from '../../collections/collections.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import { callGranted, listingRefusal } from '../call-listing.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { takenLocations } from './taken-locations.ts';

interface Page {
  pageToken?: string | undefined;
}

/** Throws as assertMayAt and listingRefusal do. */
export async function listAccounts(
  deps: ConnectionDeps,
  { user }: Caller,
  place: RestaurantRef,
  { pageToken }: Page,
): Promise<{ accounts: ListingAccount[]; nextPageToken?: string }> {
  await assertMayAt(deps.records, user, 'listing.write', place);
  const result = await callGranted(deps, place, {
    ...{ api: 'accounts', urgency: 'person' },
    send: (service, token) => service.accounts(token, pageToken),
  });
  if (result.outcome === 'failed') throw listingRefusal(result);
  const { items, nextPageToken } = result.value;
  return { accounts: items.map(shownAccount), ...(nextPageToken !== undefined && { nextPageToken }) };
}

const shownAccount = ({
  name,
  accountName,
  type,
  role,
  verificationState,
}: ServiceAccount): ListingAccount => ({
  ...{ accountId: idIn(name), name: accountName ?? idIn(name), isVerified: verificationState === 'VERIFIED' },
  ...(type !== undefined && { type }),
  ...(role !== undefined && { role }),
});

/** Throws as assertMayAt and listingRefusal do. */
export async function listLocations(
  deps: ConnectionDeps,
  { user }: Caller,
  place: RestaurantRef,
  { accountId, pageToken }: Page & { accountId: string },
): Promise<{ locations: ListingLocation[]; nextPageToken?: string }> {
  const { tenantId } = place;
  await assertMayAt(deps.records, user, 'listing.write', place);
  const [result, taken] = await Promise.all([
    callGranted(deps, place, {
      ...{ api: 'locations', urgency: 'person' },
      send: (service, token) => service.locations(token, accountId, pageToken),
    }),
    takenLocations(deps.records, place),
  ]);
  if (result.outcome === 'failed') throw listingRefusal(result);
  const { items, nextPageToken } = result.value;
  const names = await namesOf(deps, tenantId, [...taken.values()]);
  const locations = items.map((location) => {
    const restaurantId = taken.get(idIn(location.name));
    const name = restaurantId === undefined ? undefined : names.get(restaurantId);
    const isTaken = restaurantId !== undefined && name !== undefined;
    return { ...shownLocation(location), ...(isTaken && { takenBy: { restaurantId, name } }) };
  });
  return { locations, ...(nextPageToken !== undefined && { nextPageToken }) };
}

function shownLocation(location: ServiceLocation): ListingLocation {
  const { name, title, storeCode, storefrontAddress, openInfo } = location;
  const address = addressLine(storefrontAddress);
  return {
    ...{ locationId: idIn(name), title: title ?? idIn(name), verification: verificationOf(location) },
    ...(address !== undefined && { address }),
    ...(storeCode && { storeCode }),
    ...(openInfo?.status === 'CLOSED_PERMANENTLY' && { isClosed: true as const }),
  };
}

async function namesOf(
  { records }: Pick<ConnectionDeps, 'records'>,
  tenantId: number,
  restaurantIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = await records.getAll(restaurantsOf(tenantId), restaurantIds.map(String));
  return new Map(found.flatMap((one) => (one ? [[one.restaurantId, one.name] as const] : [])));
}
