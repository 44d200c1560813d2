// Our side of a profile.
import { localTimeAt } from '@bite/shared/kernel/time';
import type { OwnSources } from '@bite/shared/listing/profile-fields';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { timezoneOf } from '@bite/shared/tenancy/timezone-of';
import { restaurantsOf, tenants } from '../../collections/collections.ts';
import { siteOf } from '../../domains/site-of.ts';
import type { SyncProfileDeps } from './profile-deps.ts';

export type OwnProfile = OwnSources & { restaurant: Restaurant };

/** Undefined where the restaurant is gone. */
export async function ownSourcesOf(
  {
    records,
    menuPages,
    siteOrigin,
    now,
  }: Pick<SyncProfileDeps, 'records' | 'menuPages' | 'siteOrigin' | 'now'>,
  place: RestaurantRef,
): Promise<OwnProfile | undefined> {
  const [tenant, restaurant] = await Promise.all([
    records.get(tenants, String(place.tenantId)),
    records.get(restaurantsOf(place.tenantId), String(place.restaurantId)),
  ]);
  if (!tenant || !restaurant) return undefined;
  const [published, siteUrl] = await Promise.all([
    menuPages.find({ restaurantGuid: restaurant.guid }),
    siteOf({ records, siteOrigin }, restaurant),
  ]);
  const today = localTimeAt(now(), timezoneOf(restaurant, tenant)).date;
  return { restaurant, today, siteUrl, storefront: published?.storefront };
}
