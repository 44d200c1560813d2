// Which restaurant this device works for, remembered between visits (O3-18, O2.9-07).
import type { MyRestaurant } from '@bite/shared/api/answers';
import { selectionKeys } from '@bite/shared/shell/selection-keys';

const keys = selectionKeys();

export function rememberSelection(storage: Storage, restaurant: MyRestaurant): void {
  const { tenantId, tenantName, restaurantId } = restaurant;
  storage.setItem(keys.tenantId, String(tenantId));
  storage.setItem(keys.restaurantId, String(restaurantId));
  storage.setItem(keys.tenant, JSON.stringify({ tenantId, name: tenantName }));
  storage.setItem(keys.restaurant, JSON.stringify(restaurant));
}

/** The remembered restaurant if it is still one of `restaurants`, and the only one if there is but one (O2.9-08). */
export function selectedFrom(
  storage: Storage,
  restaurants: readonly MyRestaurant[],
): MyRestaurant | undefined {
  if (restaurants.length === 1) return restaurants[0];
  const tenantId = Number(storage.getItem(keys.tenantId));
  const restaurantId = Number(storage.getItem(keys.restaurantId));
  return restaurants.find((one) => one.tenantId === tenantId && one.restaurantId === restaurantId);
}
