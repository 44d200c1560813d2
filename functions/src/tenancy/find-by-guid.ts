// Finds tenants and restaurants by guid. Without permission the answer is the same as for a missing one.
import { may } from '@bite/shared/identity/roles';
import type { RestaurantRef } from '@bite/shared/paths';
import {
  restaurantGuidNotFound,
  tenantGuidNotFound,
  tenantIdOfRestaurantPath,
} from '@bite/shared/tenancy/not-found';
import { everyRestaurant, tenants } from '../collections/collections.ts';
import type { Caller } from '../identity/caller.ts';
import type { RecordReader } from '../ports/records.ts';

type Finder = { records: Pick<RecordReader, 'find'> };

/** The tenant's id. Throws TENANT_NOT_FOUND. */
export async function tenantByGuid({ records }: Finder, { user }: Caller, guid: string): Promise<number> {
  const [found] = await records.find(tenants, {
    where: [{ field: 'guid', is: '==', value: guid }],
    limit: 1,
  });
  const tenantId = Number(found?.id);
  if (!found || !may(user, 'tenants.read', { tenantId })) throw tenantGuidNotFound(guid);
  return tenantId;
}

/** The ids of the restaurant and its tenant. Throws RESTAURANT_NOT_FOUND. */
export async function restaurantByGuid(
  { records }: Finder,
  { user }: Caller,
  guid: string,
): Promise<RestaurantRef> {
  const [found] = await records.find(everyRestaurant, {
    where: [{ field: 'guid', is: '==', value: guid }],
    limit: 1,
  });
  if (!found) throw restaurantGuidNotFound(guid);
  const place = { tenantId: tenantIdOfRestaurantPath(found.path), restaurantId: Number(found.id) };
  if (!may(user, 'restaurants.read', place)) throw restaurantGuidNotFound(guid);
  return place;
}
