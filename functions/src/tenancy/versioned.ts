// Tenants and restaurants as the API returns them: with version, counts and gaps; people who may not see a restaurant's
// settings get only its outline.
import type { Answers } from '@bite/shared/api/answers';
import { may } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { restaurantOutline } from '@bite/shared/tenancy/restaurant-outline.schema';
import { restaurantForReaders } from '@bite/shared/tenancy/tenancy.contract';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import type { z } from 'zod';
import { versionOf } from '../audit/version.ts';
import { storefrontGapsOf } from '../catalogue/read-gaps.ts';
import { type SiteDeps, siteOf } from '../domains/site-of.ts';
import type { PushSender } from '../ports/push-sender.ts';
import type { RecordReader } from '../ports/records.ts';
import { restaurantCountsOf, tenantCountsOf } from '../records/counts/read-counts.ts';

export type VersionedTenant = Answers['getTenant'];
export type VersionedRestaurant = Answers['updateRestaurant'];
export type VisibleRestaurant = Answers['getRestaurant'];
export type RestaurantForReaders = z.output<typeof restaurantForReaders>;

type Reader = Pick<RecordReader, 'get'>;

/** Without the access tokens of connected platforms. */
export const withoutConnectionSecrets = (restaurant: Restaurant): RestaurantForReaders =>
  restaurantForReaders.parse(restaurant);

export async function versionedTenant(records: Reader, tenant: Tenant): Promise<VersionedTenant> {
  const counts = await tenantCountsOf(records, tenant.tenantId);
  return { tenant, version: versionOf(tenant), counts };
}

export async function versionedRestaurant(
  records: Reader,
  restaurant: Restaurant,
): Promise<VersionedRestaurant> {
  const [counts, gaps] = await Promise.all([
    restaurantCountsOf(records, restaurant),
    storefrontGapsOf(records, restaurant),
  ]);
  const version = versionOf(restaurant);
  return {
    restaurant: withoutConnectionSecrets(restaurant),
    version,
    counts,
    ...(gaps && { storefrontGaps: gaps }),
  };
}

export interface InstallationDeps {
  /** Absent where the installation has no key for notifications. */
  pushSender?: Pick<PushSender, 'key'> | undefined;
}

/** What the installation cannot do, however a restaurant is set up. */
export const whatIsMissing = ({ pushSender }: InstallationDeps): { cannotNotify?: true } =>
  pushSender ? {} : { cannotNotify: true };

export interface SurroundingsDeps extends SiteDeps, InstallationDeps {}

/** With the address of its site, if guests can open one, and with what its installation cannot do. */
export async function withSurroundings(
  deps: SurroundingsDeps,
  versioned: VersionedRestaurant,
  restaurant: Restaurant,
): Promise<VersionedRestaurant> {
  const siteUrl = restaurant.websiteConfig.enabled ? await siteOf(deps, restaurant) : undefined;
  return {
    ...versioned,
    ...(siteUrl !== undefined && { siteUrl }),
    ...whatIsMissing(deps),
  };
}

/** The part that this person may see. */
export async function visibleRestaurant(
  records: Reader,
  user: User,
  restaurant: Restaurant,
): Promise<VisibleRestaurant> {
  if (may(user, 'restaurantSettings.read', restaurant)) return versionedRestaurant(records, restaurant);
  return { restaurant: restaurantOutline.parse(restaurant) };
}
