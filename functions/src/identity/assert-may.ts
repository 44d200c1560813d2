// Checks permissions by the table of roles and the tenant's status. Evaluated on every request, so that a dismissal or
// suspension takes effect with the next one.
import { type Action, isSiteAdmin, may } from '@bite/shared/identity/roles';
import type { User } from '@bite/shared/identity/user.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { restaurantNotFound, tenantNotFound } from '@bite/shared/kernel/identifier-errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import { restaurantsOf, tenants } from '../collections/collections.ts';
import type { RecordReader } from '../ports/records.ts';

/** The same error for what is forbidden, belongs to others or does not exist, so that nobody learns which it is. */
export const forbidden = (): DomainError => new DomainError('FORBIDDEN', 'You have no access to this');

const closed = {
  suspended: 'This business is suspended. Please contact the support of Bite.',
  inactive: 'This business is switched off at the moment. Please contact the support of Bite.',
} as const;

/** For actions on the whole platform. Throws FORBIDDEN. */
export function assertMay(user: User, action: Action): void {
  if (!may(user, action)) throw forbidden();
}

/**
 * Returns the tenant. Throws FORBIDDEN; TENANT_SUSPENDED where the tenant is not active, except for site administrators;
 * and TENANT_NOT_FOUND for site staff, with the message of `missing`.
 */
export async function assertMayIn(
  records: Pick<RecordReader, 'get'>,
  user: User,
  action: Action,
  where: Pick<RestaurantRef, 'tenantId'> & Partial<RestaurantRef>,
  missing: (tenantId: number) => DomainError = tenantNotFound,
): Promise<Tenant> {
  if (!may(user, action, where)) throw forbidden();
  const tenant = await records.get(tenants, String(where.tenantId));
  if (!tenant) throw missing(where.tenantId);
  if (tenant.status !== 'active' && !isSiteAdmin(user))
    throw new DomainError('TENANT_SUSPENDED', closed[tenant.status]);
  return tenant;
}

/** What is said of a tenant or restaurant that does not exist. */
export interface MissingPlace {
  tenant: (tenantId: number) => DomainError;
  restaurant: (restaurantId: number) => DomainError;
}

/**
 * For a restaurant and what is stored below it; for records of a kind through `authorizeRestaurant`, which knows the action.
 * Returns the restaurant. Throws as assertMayIn does, and RESTAURANT_NOT_FOUND where the tenant has no such restaurant.
 */
export async function assertMayAt(
  records: Pick<RecordReader, 'get'>,
  user: User,
  action: Action,
  place: RestaurantRef,
  missing: MissingPlace = { tenant: tenantNotFound, restaurant: restaurantNotFound },
): Promise<Restaurant> {
  await assertMayIn(records, user, action, place, missing.tenant);
  const restaurant = await records.get(restaurantsOf(place.tenantId), String(place.restaurantId));
  if (!restaurant) throw missing.restaurant(place.restaurantId);
  return restaurant;
}
