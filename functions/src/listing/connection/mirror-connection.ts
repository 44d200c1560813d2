// Keeps what a restaurant's record says of its connection in step with it.
import { isSameContent } from '@bite/shared/kernel/fields';
import type { ListingConnectionView } from '@bite/shared/listing/connection.schema';
import { mirrorOf } from '@bite/shared/listing/connection-mirror';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';

/** The record as it must be; undefined if it is so already. */
export function mirrored(
  restaurant: Restaurant,
  connection: ListingConnectionView | undefined,
): Restaurant | undefined {
  const { platformSync } = restaurant;
  const { googleMyBusiness } = platformSync.platforms;
  const after = mirrorOf(googleMyBusiness, connection);
  if (isSameContent(after, googleMyBusiness ?? mirrorOf(undefined, undefined))) return undefined;
  const platforms = { ...platformSync.platforms, googleMyBusiness: after };
  return { ...restaurant, platformSync: { ...platformSync, platforms } };
}
