// Writes a restaurant's connection with an audit entry, and what the restaurant's record says of it. One to a location begins to be
// synchronised.

import { defined } from '@bite/shared/kernel/defined';
import type { ListingConnectionView } from '@bite/shared/listing/connection.schema';
import { listingConnectionView } from '@bite/shared/listing/connection.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { restaurantsOf, tenants } from '../../collections/collections.ts';
import {
  LISTING_CONNECTION,
  LISTING_SYNC,
  listingConnectionsOf,
  listingSyncsOf,
} from '../../collections/listing.ts';
import { type DueWork, dueWork } from '../../due-work/due-work.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import type { RecordReader } from '../../ports/records.ts';
import { begunSync } from '../reviews/listing-sync.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { mirrored } from './mirror-connection.ts';

export interface ConnectionBefore {
  before: ListingConnectionView | undefined;
  /** A new one, without account and location. */
  blank: ListingConnectionView;
  transaction: RecordReader;
}

type Decision = ListingConnectionView | undefined;

/**
 * Throws as assertMayAt does, and whatever `decide` throws.
 * @param decide Called in the transaction, maybe several times; nothing is written where it answers undefined.
 * @param following The work that is stored with it.
 */
export async function writeConnection(
  { writePath, now, newGuid }: Pick<ConnectionDeps, 'writePath' | 'now' | 'newGuid'>,
  caller: Caller,
  place: RestaurantRef,
  decide: (stored: ConnectionBefore) => Decision | Promise<Decision>,
  following: (
    before: ListingConnectionView | undefined,
    after: ListingConnectionView,
  ) => readonly DueWork[] = () => [],
): Promise<void> {
  const at = listingConnectionsOf(place);
  const updatedAt = new Date(now()).toISOString();
  await writePath.transact(authorOf(caller), async (transaction) => {
    const restaurant = await assertMayAt(transaction, caller.user, 'listing.write', place);
    const tenant = await transaction.get(tenants, String(place.tenantId));
    const before = await transaction.get(at, LISTING_CONNECTION);
    const blank: ListingConnectionView = {
      ...{ connectionId: newGuid(), tenantGuid: tenant?.guid ?? '', restaurantGuid: restaurant.guid },
      ...{ status: 'pending', tokenExpiresAt: updatedAt, createdAt: updatedAt, updatedAt },
    };
    const synced = await transaction.get(listingSyncsOf(place), LISTING_SYNC);
    const decided = await decide({ before, blank, transaction });
    if (!decided) return;
    const after = defined(listingConnectionView.parse({ ...decided, updatedAt }));
    const told = mirrored(restaurant, after);
    if (before) transaction.replace(at, LISTING_CONNECTION, before, after);
    else transaction.create(at, LISTING_CONNECTION, after);
    if (told) transaction.follow(restaurantsOf(place.tenantId), String(place.restaurantId), told);
    for (const work of following(before, after)) transaction.enqueue(work);
    const isAsBefore = before?.status === 'connected' && before.connectionId === after.connectionId;
    if (after.status !== 'connected' || isAsBefore) return;
    const begun = begunSync(place, after.connectionId, synced, now());
    transaction.follow(listingSyncsOf(place), LISTING_SYNC, begun.sync);
    transaction.follow(dueWork, begun.work.id, begun.work.record);
  });
}
