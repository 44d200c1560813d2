// Connects a restaurant to a location of the account that access was given to.
import { DomainError } from '@bite/shared/kernel/errors';
import type { ListingConnectionAnswer } from '@bite/shared/listing/connection.contract';
import type { ServiceAccount } from '@bite/shared/listing/service-account.schema';
import { addressLine, idIn } from '@bite/shared/listing/service-words';
import type { RestaurantRef } from '@bite/shared/paths';
import { restaurantsOf } from '../../collections/collections.ts';
import { newWork } from '../../due-work/due-work.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import { callGranted, listingRefusal } from '../call-listing.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { shownConnection } from './read-connection.ts';
import { takenLocations } from './taken-locations.ts';
import { writeConnection } from './write-connection.ts';

export interface ChosenLocation {
  accountId: string;
  locationId: string;
}

/** Throws as assertMayAt and listingRefusal do, and CONFLICT for a location that another restaurant of the business has. */
export async function chooseLocation(
  deps: ConnectionDeps,
  caller: Caller,
  place: RestaurantRef,
  { accountId, locationId }: ChosenLocation,
): Promise<ListingConnectionAnswer> {
  await assertMayAt(deps.records, caller.user, 'listing.write', place);
  const account = await accountNamed(deps, place, accountId);
  const found = await callGranted(deps, place, {
    ...{ api: 'locations', urgency: 'person' },
    send: (service, token) => service.location(token, locationId),
  });
  if (found.outcome === 'failed') throw listingRefusal(found);
  const { title, storefrontAddress } = found.value;
  const locationAddress = addressLine(storefrontAddress);
  const connectedAt = new Date(deps.now()).toISOString();
  await writeConnection(
    deps,
    caller,
    place,
    async ({ before, blank, transaction }) => {
      if (!before || before.status === 'disconnected')
        throw listingRefusal({ outcome: 'failed', reason: 'notConnected' });
      await assertFree(transaction, place, locationId);
      const isSame = before.locationId === locationId;
      const { problem: _, lastSyncAt, locationAddress: _before, ...kept } = before;
      return {
        ...kept,
        ...(isSame ? { lastSyncAt } : { connectionId: blank.connectionId }),
        ...{ accountId, accountName: account.accountName ?? accountId, status: 'connected', connectedAt },
        ...{ locationId, locationTitle: title ?? locationId },
        ...(locationAddress !== undefined && { locationAddress }),
      };
    },
    // What is stored of the location before belongs to another connection.
    (before, after) =>
      before?.connectionId === after.connectionId ? [] : [newWork('forgetListing', place, deps.now())],
  );
  return shownConnection(deps, caller.user, place);
}

async function accountNamed(
  deps: ConnectionDeps,
  place: RestaurantRef,
  accountId: string,
): Promise<ServiceAccount> {
  let pageToken: string | undefined;
  do {
    const page = await callGranted(deps, place, {
      ...{ api: 'accounts', urgency: 'person' },
      send: (service, token) => service.accounts(token, pageToken),
    });
    if (page.outcome === 'failed') throw listingRefusal(page);
    const found = page.value.items.find(({ name }) => idIn(name) === accountId);
    if (found) return found;
    pageToken = page.value.nextPageToken;
  } while (pageToken !== undefined);
  throw listingRefusal({ outcome: 'failed', reason: 'notFound' });
}

async function assertFree(
  records: Parameters<typeof takenLocations>[0],
  place: RestaurantRef,
  locationId: string,
): Promise<void> {
  const restaurantId = (await takenLocations(records, place)).get(locationId);
  if (restaurantId === undefined) return;
  const other = await records.get(restaurantsOf(place.tenantId), String(restaurantId));
  throw new DomainError(
    'CONFLICT',
    `${other?.name ?? 'Another restaurant'} is connected to this location. Please disconnect it there first.`,
  );
}
