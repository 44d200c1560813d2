// The restaurant this device works with, remembered between visits (O3-18, O2.9-06 to O2.9-09).
import type { MyRestaurant } from '@bite/shared/api/answers';
import { selectionKeys } from '@bite/shared/shell/selection-keys';
import type { MyTenant } from '../../../lib/my-places.ts';

const keys = selectionKeys();

export function rememberSelection(storage: Storage, restaurant: MyRestaurant): void {
  const { tenantId, tenantName, restaurantId } = restaurant;
  storage.setItem(keys.tenantId, String(tenantId));
  storage.setItem(keys.restaurantId, String(restaurantId));
  storage.setItem(keys.tenant, JSON.stringify({ tenantId, name: tenantName }));
  storage.setItem(keys.restaurant, JSON.stringify(restaurant));
}

export function forgetSelection(storage: Storage): void {
  for (const key of Object.values(keys)) storage.removeItem(key);
}

export const hasSelection = (storage: Storage): boolean => storage.getItem(keys.restaurantId) !== null;

/** The remembered restaurant while the server still lists it (O2.9-07). */
export function savedSelection(
  storage: Storage,
  restaurants: readonly MyRestaurant[],
): MyRestaurant | undefined {
  const tenantId = Number(storage.getItem(keys.tenantId));
  const restaurantId = Number(storage.getItem(keys.restaurantId));
  return restaurants.find((one) => one.tenantId === tenantId && one.restaurantId === restaurantId);
}

/** The remembered one, else the only restaurant of somebody's only tenant (O2.9-08), else none: they choose. */
export function selectedFrom(
  storage: Storage,
  tenants: readonly MyTenant[],
  restaurants: readonly MyRestaurant[],
): MyRestaurant | undefined {
  const [only, ...others] = restaurants;
  const hasNoChoice = tenants.length === 1 && others.length === 0;
  return savedSelection(storage, restaurants) ?? (hasNoChoice ? only : undefined);
}
