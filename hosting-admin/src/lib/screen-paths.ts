// Addresses of a restaurant's screens: the ids stand in them, so that a link works on another device.
import type { RestaurantRef } from '@bite/shared/paths';

export const PICKER_PATH = '/restaurants';

export const boardPath = ({ tenantId, restaurantId }: RestaurantRef): string =>
  `/t/${tenantId}/r/${restaurantId}/orders`;
