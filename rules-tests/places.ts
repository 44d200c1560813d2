// The restaurants of the rules tests: two of one tenant, and one each of another, a suspended and an inactive tenant. Their
// ids differ from the demo's, whose data is in the same emulator when the rules of Storage are tested.
import type { RestaurantRef } from '@bite/shared/paths';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';

export const places = {
  pizzeria: { tenantId: 10_900_001, restaurantId: 20_900_001 },
  'its sister restaurant': { tenantId: 10_900_001, restaurantId: 20_900_002 },
  'a restaurant of another tenant': { tenantId: 10_900_002, restaurantId: 20_900_003 },
  'a restaurant of a suspended tenant': { tenantId: 10_900_003, restaurantId: 20_900_004 },
  'a restaurant of an inactive tenant': { tenantId: 10_900_004, restaurantId: 20_900_005 },
} as const satisfies Record<string, RestaurantRef>;

export type PlaceName = keyof typeof places;
export const placeNames = Object.keys(places) as PlaceName[];

export const restaurantIdsOf = (tenantId: number): number[] =>
  Object.values(places)
    .filter((place) => place.tenantId === tenantId)
    .map(({ restaurantId }) => restaurantId);

/** Longer than any assigned id, though it is in the tenants' lists that the rules of Storage read. */
export const tooLongId = 1_234_567_890_123_456;

export const tenantStatus: Readonly<Record<number, Tenant['status']>> = {
  [places.pizzeria.tenantId]: 'active',
  [places['a restaurant of another tenant'].tenantId]: 'active',
  [places['a restaurant of a suspended tenant'].tenantId]: 'suspended',
  [places['a restaurant of an inactive tenant'].tenantId]: 'inactive',
};
