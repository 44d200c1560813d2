// What requests about automatic replies are about, in the API in memory.

import { listingConnectionView } from '@bite/shared/listing/connection.schema';
import { autoReply, type ReviewReply } from '@bite/shared/listing/review-reply.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { versionOf } from '../audit/version.ts';
import { LISTING_CONNECTION, listingConnectionsOf, reviewRepliesOf } from '../collections/listing.ts';
import { aPlace } from './a-place.ts';
import type { MemoryRecords } from './memory-records.ts';

const AT = '2026-06-10T12:00:00.000Z';

/** A location is connected, without tokens. */
export function putConnection(records: MemoryRecords, place: RestaurantRef): void {
  const { tenant, restaurant } = aPlace();
  const connection = listingConnectionView.parse({
    ...{ connectionId: 'connection-1', tenantGuid: tenant.guid, restaurantGuid: restaurant.guid },
    ...{ accountId: '101', locationId: '2001', status: 'connected', tokenExpiresAt: AT },
    ...{ createdAt: AT, updatedAt: AT },
  });
  records.put(listingConnectionsOf(place), LISTING_CONNECTION, connection);
}

/** One that waits to be approved, unless the change says otherwise. */
export function putReply(
  records: MemoryRecords,
  place: RestaurantRef,
  change: Partial<ReviewReply> = {},
): { replyId: string; version: string } {
  const reply = autoReply.parse({
    ...{ reviewId: 'review-1', rating: 2, reviewTime: AT, reviewUpdatedAt: AT, text: 'We are sorry.' },
    ...{ state: 'awaitingApproval', reason: 'rating', writtenBy: 'templates' },
    ...{ dueAt: AT, plannedAt: AT, changedAt: AT },
    ...change,
  });
  records.put(reviewRepliesOf(place), reply.reviewId, reply);
  return { replyId: reply.reviewId, version: versionOf(reply) };
}
