// Builds the tenant and restaurant of shared's test storefront, and the ports that serve them.
import { defaultLiveState, type Storefront, type StorefrontLive } from '@bite/shared/catalogue/storefront';
import { type Restaurant, restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { type Tenant, tenant } from '@bite/shared/tenancy/tenant.schema';
import { aRestaurant } from '@bite/shared/testing/a-storefront';
import type { Place, Restaurants } from '../ports/restaurants.ts';
import type { Storefronts } from '../ports/storefronts.ts';

const EPOCH = '2026-01-01T00:00:00.000Z';
const times = { createdAt: EPOCH, updatedAt: EPOCH };

export function aPlace(change: { tenant?: Partial<Tenant>; restaurant?: Partial<Restaurant> } = {}): Place {
  const shown = aRestaurant();
  return {
    tenant: {
      ...tenant.parse({
        tenantId: shown.tenantId,
        guid: shown.tenantGuid,
        name: 'bella',
        displayName: 'Bella Group',
        settings: { timezone: shown.timezone },
        ...times,
      }),
      ...change.tenant,
    },
    restaurant: {
      ...restaurant.parse({
        restaurantId: shown.restaurantId,
        guid: shown.guid,
        slug: shown.slug,
        tenantId: shown.tenantId,
        name: shown.name,
        address: shown.address,
        contact: { phone: shown.phone, email: shown.email },
        operatingHours: shown.operatingHours,
        settings: {},
        ...times,
      }),
      ...change.restaurant,
    },
  };
}

export function memoryRestaurants(...places: Place[]): Restaurants {
  return {
    find: async (at) =>
      places.find(({ restaurant: r }) => r.tenantId === at.tenantId && r.restaurantId === at.restaurantId),
    findByGuid: async (guid) => places.find(({ restaurant: r }) => r.guid === guid),
    ofTenant: async (tenantId) => ({
      places: places.filter((place) => place.tenant.tenantId === tenantId),
      unreadable: [],
    }),
    all: async (limit) => ({ places: places.slice(0, limit), unreadable: [] }),
  };
}

/** One storefront; tests may change `live` and `storefront`. */
export function memoryStorefronts(
  storefront: Storefront,
): Storefronts & { storefront: Storefront; liveState: StorefrontLive } {
  const store = {
    storefront,
    liveState: defaultLiveState,
    async find(key: Parameters<Storefronts['find']>[0]) {
      const { restaurant: shown } = store.storefront;
      const isIt = 'slug' in key ? key.slug === shown.slug : key.restaurantGuid === shown.guid;
      return isIt
        ? {
            storefront: store.storefront,
            place: { tenantId: shown.tenantId, restaurantId: shown.restaurantId },
            isTenantActive: true,
          }
        : undefined;
    },
    live: async () => store.liveState,
  };
  return store;
}
