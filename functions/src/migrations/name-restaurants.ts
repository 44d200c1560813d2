// Adds restaurants that are older than their tenant's list to that list, by which the Storage rules know them.
import type { RestaurantRef } from '@bite/shared/paths';
import { tenants } from '../collections/collections.ts';
import { addRestaurantToTenant } from '../tenancy/add-restaurant-to-tenant.ts';
import { forEachRestaurant } from '../tenancy/for-each-place.ts';
import type { MigrationCounts, MigrationDeps, MigrationRun } from './migration.ts';

export async function nameRestaurants(
  deps: MigrationDeps,
  { isDryRun, onPlace }: MigrationRun,
): Promise<MigrationCounts> {
  let changed = 0;
  const { failed, unreached } = await forEachRestaurant(deps, 'a restaurant is not listed', async (place) => {
    onPlace();
    if (!(await isMissing(deps, place))) return;
    if (!isDryRun) await list(deps, place);
    changed += 1;
  });
  return { changed, failed, unreached };
}

async function isMissing({ records }: MigrationDeps, { tenantId, restaurantId }: RestaurantRef) {
  const tenant = await records.get(tenants, String(tenantId));
  return tenant !== undefined && !tenant.restaurantIds.includes(restaurantId);
}

function list({ records }: MigrationDeps, { tenantId, restaurantId }: RestaurantRef): Promise<void> {
  return records.transact(async (transaction) => {
    const tenant = await transaction.get(tenants, String(tenantId));
    if (tenant) addRestaurantToTenant({ follow: transaction.set }, tenant, restaurantId);
  });
}
