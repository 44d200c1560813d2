// Tenants and restaurants: read, created, changed, found.
import type { User } from '@bite/shared/identity/user.schema';
import type { WritePath } from '../audit/write-path.ts';
import { setLiveState } from '../catalogue/set-live-state.ts';
import type { Ids } from '../ports/ids.ts';
import type { RecordStore } from '../ports/records.ts';
import type { Restaurants } from '../ports/restaurants.ts';
import { declineRequest, listRequests } from '../tenancy/business-requests/answer-request.ts';
import { createRequest, readOwnRequest, withdrawRequest } from '../tenancy/business-requests/own-request.ts';
import { checkSlug } from '../tenancy/check-slug.ts';
import { createRestaurant } from '../tenancy/create-restaurant.ts';
import { createTenant } from '../tenancy/create-tenant.ts';
import { restaurantByGuid, tenantByGuid } from '../tenancy/find-by-guid.ts';
import { listMyRestaurants } from '../tenancy/list-my-restaurants.ts';
import { listMyTenants } from '../tenancy/list-my-tenants.ts';
import { listRestaurants } from '../tenancy/list-restaurants.ts';
import { listTenants } from '../tenancy/list-tenants.ts';
import { readRestaurant } from '../tenancy/read-restaurant.ts';
import { readTenant } from '../tenancy/read-tenant.ts';
import { searchRestaurants } from '../tenancy/search-restaurants.ts';
import { updateRestaurant } from '../tenancy/update-restaurant.ts';
import { updateTenant } from '../tenancy/update-tenant.ts';
import type { Handlers } from './contract.ts';
import { keyed } from './keyed.ts';

export interface TenancyDeps {
  records: RecordStore;
  restaurants: Restaurants;
  writePath: WritePath;
  ids: Ids;
  newGuid: () => string;
  now: () => number;
}

type TenantHandlers = Pick<
  Handlers,
  | 'listMyTenants'
  | 'listTenants'
  | 'createTenant'
  | 'getTenant'
  | 'updateTenant'
  | 'getTenantByGuid'
  | 'updateTenantByGuid'
>;

type RequestHandlers = Pick<
  Handlers,
  | 'getOwnBusinessRequest'
  | 'createBusinessRequest'
  | 'withdrawBusinessRequest'
  | 'listBusinessRequests'
  | 'declineBusinessRequest'
>;

type RestaurantHandlers = Pick<
  Handlers,
  | 'listMyRestaurants'
  | 'listRestaurants'
  | 'createRestaurant'
  | 'getRestaurant'
  | 'updateRestaurant'
  | 'getRestaurantByGuid'
  | 'updateRestaurantByGuid'
  | 'setLiveState'
  | 'searchRestaurants'
  | 'checkSlug'
>;

export function tenancyHandlers(deps: TenancyDeps): TenantHandlers & RequestHandlers & RestaurantHandlers {
  return { ...tenantHandlers(deps), ...requestHandlers(deps), ...restaurantHandlers(deps) };
}

function requestHandlers(deps: TenancyDeps): RequestHandlers {
  return {
    getOwnBusinessRequest: async (caller) => ({ data: await readOwnRequest(deps, caller) }),

    createBusinessRequest: async (request) => {
      const once = keyed(deps, 'createBusinessRequest', request);
      return { data: { request: await createRequest(once, request, request.body) } };
    },

    withdrawBusinessRequest: async (caller) => {
      await withdrawRequest(deps, caller);
      return { data: null };
    },

    listBusinessRequests: async ({ user, query }) => ({ data: await listRequests(deps, user, query) }),

    declineBusinessRequest: async ({ params, body, ...acting }) => {
      await declineRequest(deps, acting, params.uid, body.reason);
      return { data: null };
    },
  };
}

function tenantHandlers(deps: TenancyDeps): TenantHandlers {
  return {
    listMyTenants: async ({ user }) => ({ data: await listMyTenants(deps, user) }),

    listTenants: async ({ user, query }) => ({ data: await listTenants(deps, user, query) }),

    createTenant: async (request) => {
      const { user, requestId, body } = request;
      return { data: await createTenant(keyed(deps, 'createTenant', request), user, requestId, body) };
    },

    getTenant: async ({ user, params }) => ({ data: await readTenant(deps, user, params.tenantId) }),

    updateTenant: async ({ user, requestId, params, body }) => ({
      data: await updateTenant(deps, user, requestId, params.tenantId, body),
    }),

    getTenantByGuid: async ({ user, params }) => ({
      data: await readTenant(deps, user, await tenantByGuid(deps, user, params.guid)),
    }),

    updateTenantByGuid: async ({ user, requestId, params, body }) => {
      const tenantId = await tenantByGuid(deps, user, params.guid);
      return { data: await updateTenant(deps, user, requestId, tenantId, body) };
    },
  };
}

function restaurantHandlers(deps: TenancyDeps): RestaurantHandlers {
  const placeOf = (user: User, guid: string) => restaurantByGuid(deps, user, guid);
  return {
    listMyRestaurants: async ({ user }) => ({ data: await listMyRestaurants(deps, user) }),

    listRestaurants: async ({ user, params, query }) => ({
      data: await listRestaurants(deps, user, params.tenantId, query),
    }),

    createRestaurant: async (request) => {
      const { user, requestId, params, body } = request;
      const once = keyed(deps, 'createRestaurant', request);
      return { data: await createRestaurant(once, user, requestId, params.tenantId, body) };
    },

    getRestaurant: async ({ user, params }) => ({ data: await readRestaurant(deps, user, params) }),

    updateRestaurant: async ({ user, requestId, params, body }) => ({
      data: await updateRestaurant(deps, user, requestId, params, body),
    }),

    getRestaurantByGuid: async ({ user, params }) => ({
      data: await readRestaurant(deps, user, await placeOf(user, params.guid)),
    }),

    updateRestaurantByGuid: async ({ user, requestId, params, body }) => ({
      data: await updateRestaurant(deps, user, requestId, await placeOf(user, params.guid), body),
    }),

    setLiveState: async ({ user, requestId, params, body }) => ({
      data: await setLiveState(deps, user, requestId, params, body),
    }),

    searchRestaurants: async ({ user, query }) => ({
      data: await searchRestaurants(deps, user, query),
    }),

    checkSlug: async ({ query }) => ({ data: await checkSlug(deps, query.slug, query.restaurantId) }),
  };
}
