// What decides about automatic replies: the restaurant's configuration, its clock, and what its texts may say of it.
import type { AutoReplyConfig } from '@bite/shared/listing/auto-reply.schema';
import type { BusinessValues } from '@bite/shared/listing/reply-draft';
import { COMPARED_REPLIES } from '@bite/shared/listing/reply-similarity';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { timezoneOf } from '@bite/shared/tenancy/timezone-of';
import { restaurantsOf, tenants } from '../../collections/collections.ts';
import { findReadable } from '../../collections/find-readable.ts';
import {
  AUTO_REPLY_CONFIG,
  autoReplyConfigsOf,
  LISTING_CONNECTION,
  listingConnectionsOf,
  reviewRepliesOf,
  reviewsOf,
} from '../../collections/listing.ts';
import type { RecordReader } from '../../ports/records.ts';

export interface ReplySettings {
  /** Undefined where nothing was set for the listing that is connected now. */
  config: AutoReplyConfig | undefined;
  zone: string;
  business: BusinessValues;
}

export async function readReplySettings(
  records: Pick<RecordReader, 'get'>,
  place: RestaurantRef,
): Promise<ReplySettings> {
  const [config, connection, restaurant, tenant] = await Promise.all([
    records.get(autoReplyConfigsOf(place), AUTO_REPLY_CONFIG),
    records.get(listingConnectionsOf(place), LISTING_CONNECTION),
    records.get(restaurantsOf(place.tenantId), String(place.restaurantId)),
    records.get(tenants, String(place.tenantId)),
  ]);
  const isOfThis = connection && config?.connectionId === connection.connectionId;
  return {
    config: isOfThis && restaurant && tenant ? config : undefined,
    zone: restaurant && tenant ? timezoneOf(restaurant, tenant) : 'UTC',
    business: restaurant ? businessOf(restaurant) : {},
  };
}

export const businessOf = ({ name, contact }: Restaurant): BusinessValues => ({
  businessName: name,
  ...(contact.phone !== '' && { phoneNumber: contact.phone }),
  ...(contact.website !== undefined && { websiteUrl: contact.website }),
});

/** Some of them will not be sent, or stand at their review too. */
const READ = 2 * COMPARED_REPLIES;

/** The restaurant's last replies, whoever wrote them, the newest first; those that are yet to be sent, too. */
export async function lastReplies(
  records: Pick<RecordReader, 'find'>,
  place: RestaurantRef,
): Promise<string[]> {
  const [automatic, reviews] = await Promise.all([
    findReadable(records, reviewRepliesOf(place), {
      orderBy: { field: 'plannedAt', direction: 'desc' },
      limit: READ,
    }),
    findReadable(records, reviewsOf(place), {
      orderBy: { field: 'response.updateTime', direction: 'desc' },
      limit: COMPARED_REPLIES,
    }),
  ]);
  const planned = automatic.found.flatMap(({ record: { state, text, plannedAt } }) =>
    text === undefined || state === 'notNeeded' ? [] : [{ text, at: plannedAt }],
  );
  const given = reviews.found.flatMap(({ record: { response } }) =>
    response ? [{ text: response.comment, at: response.updateTime }] : [],
  );
  const all = [...planned, ...given].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return [...new Set(all.map(({ text }) => text))].slice(0, COMPARED_REPLIES);
}
