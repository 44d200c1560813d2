// Creates a restaurant within the limits of the tenant's plan (C3-03, C3-07, O4-02).
import { isSiteAdmin } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { tenantMissingForCreation } from '@bite/shared/tenancy/not-found';
import { canCreateRestaurant, restaurantLimits } from '@bite/shared/tenancy/plans';
import { type NewRestaurant, restaurantEntity } from '@bite/shared/tenancy/restaurant.schema';
import { restaurantSlug } from '@bite/shared/tenancy/restaurant-slug';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import type { WritePath } from '../audit/write-path.ts';
import { restaurantsOf } from '../collections/collections.ts';
import { asStored } from '../collections/find-readable.ts';
import type { SubdomainDeps } from '../domains/domain-deps.ts';
import { freeSubdomain } from '../domains/free-subdomain.ts';
import { giveSubdomain } from '../domains/give-subdomain.ts';
import { assertMayIn } from '../identity/assert-may.ts';
import { authorOf, type Caller } from '../identity/caller.ts';
import type { Ids } from '../ports/ids.ts';
import type { RecordReader } from '../ports/records.ts';
import { addRestaurantToTenant } from './add-restaurant-to-tenant.ts';
import { assertDomainUnchanged } from './custom-domain.ts';
import { assertFutureDates, assertOwnFields } from './restaurant-checks.ts';
import { assertSlugFree, firstFreeSlug } from './slugs.ts';
import { type VersionedRestaurant, versionedRestaurant } from './versioned.ts';

export interface CreateRestaurantDeps extends SubdomainDeps {
  records: RecordReader;
  writePath: WritePath;
  ids: Pick<Ids, 'next'>;
  newGuid: () => string;
  now: () => number;
}

type Fields = Omit<NewRestaurant, 'tenantId'>;

/**
 * A requested slug must be free; one made from the name gets a number if it is not. Throws as assertMayIn does, and
 * VALIDATION_FAILED, PLAN_LIMIT_REACHED, SLUG_TAKEN, or CONFLICT where no subdomain is free.
 */
export async function createRestaurant(
  deps: CreateRestaurantDeps,
  caller: Caller,
  tenantId: number,
  fields: Fields,
): Promise<VersionedRestaurant> {
  const { user } = caller;
  const authorize = (records: RecordReader) =>
    assertMayIn(records, user, 'restaurants.create', { tenantId }, tenantMissingForCreation);
  const authorized = await authorize(deps.records);
  const restaurant = await deps.writePath.once(async (path) => {
    // Also checked in advance, so that a refused request uses no id.
    await checkedSlug(deps.records, user, authorized, fields);
    assertFutureDates([], fields.specialHours, deps.now());
    const restaurantId = await deps.ids.next('restaurants');
    const domain = { domainId: await deps.ids.next('domainMappings'), guid: deps.newGuid() };
    const at = new Date(deps.now()).toISOString();
    const given = { tenantId, restaurantId, guid: deps.newGuid(), createdAt: at, updatedAt: at };
    return path.transact(authorOf(caller), async (transaction) => {
      const tenant = await authorize(transaction);
      const slug = await checkedSlug(transaction, user, tenant, fields);
      const created = restaurantEntity.parse({ ...fields, ...given, slug, formerSlugs: undefined });
      const host = await freeSubdomain(transaction, deps, created);
      transaction.create(restaurantsOf(tenantId), String(restaurantId), created);
      addRestaurantToTenant(transaction, tenant, restaurantId);
      const subdomain = { ...domain, tenantGuid: tenant.guid, host };
      giveSubdomain(transaction, created, subdomain, { at, by: user.uid });
      return created;
    });
  });
  return versionedRestaurant(deps.records, restaurant);
}

/** Checks the fields and returns the slug of the new restaurant. Throws VALIDATION_FAILED, PLAN_LIMIT_REACHED or SLUG_TAKEN. */
async function checkedSlug(
  records: RecordReader,
  user: User,
  tenant: Tenant,
  fields: Fields,
): Promise<string> {
  assertOwnFields({}, fields);
  assertDomainUnchanged({}, fields);
  await assertRoom(records, tenant, user);
  const slug = restaurantSlug(fields);
  if (slug === '') {
    const message = 'Slug must contain a letter or a digit';
    throw new DomainError('VALIDATION_FAILED', message, { fields: { slug: message } });
  }
  if (fields.slug === undefined) return firstFreeSlug(records, slug);
  await assertSlugFree(records, slug);
  return slug;
}

/** Unreadable restaurants count as well. */
async function assertRoom(records: Pick<RecordReader, 'find'>, tenant: Tenant, user: User): Promise<void> {
  const { tenantId, plan } = tenant;
  const all = { path: restaurantsOf(tenantId).path, schema: asStored };
  const found = await records.find(all, { limit: restaurantLimits[plan] });
  const room = canCreateRestaurant(plan, found.length, { isSiteAdmin: isSiteAdmin(user) });
  if (!room.allowed) throw new DomainError('PLAN_LIMIT_REACHED', room.message, { reason: room.reason });
}
