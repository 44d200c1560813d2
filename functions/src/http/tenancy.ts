// Tenants and restaurants: read, created, changed, found.
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

    listBusinessRequests: async ({ query, ...caller }) => ({ data: await listRequests(deps, caller, query) }),

    declineBusinessRequest: async ({ params, body, ...caller }) => {
      await declineRequest(deps, caller, params.uid, body.reason);
      return { data: null };
    },
  };
}

function tenantHandlers(deps: TenancyDeps): TenantHandlers {
  return {
    listMyTenants: async (caller) => ({ data: await listMyTenants(deps, caller) }),

    listTenants: async ({ query, ...caller }) => ({ data: await listTenants(deps, caller, query) }),

    createTenant: async (request) => ({
      data: await createTenant(keyed(deps, 'createTenant', request), request, request.body),
    }),

    getTenant: async ({ params, ...caller }) => ({ data: await readTenant(deps, caller, params.tenantId) }),

    updateTenant: async ({ params, body, ...caller }) => ({
      data: await updateTenant(deps, caller, params.tenantId, body),
    }),

    getTenantByGuid: async ({ params, ...caller }) => ({
      data: await readTenant(deps, caller, await tenantByGuid(deps, caller, params.guid)),
    }),

    updateTenantByGuid: async ({ params, body, ...caller }) => ({
      data: await updateTenant(deps, caller, await tenantByGuid(deps, caller, params.guid), body),
    }),
  };
}

function restaurantHandlers(deps: TenancyDeps): RestaurantHandlers {
  return {
    listMyRestaurants: async (caller) => ({ data: await listMyRestaurants(deps, caller) }),

    listRestaurants: async ({ params, query, ...caller }) => ({
      data: await listRestaurants(deps, caller, params.tenantId, query),
    }),

    createRestaurant: async (request) => {
      const { params, body } = request;
      const once = keyed(deps, 'createRestaurant', request);
      return { data: await createRestaurant(once, request, params.tenantId, body) };
    },

    getRestaurant: async ({ params, ...caller }) => ({ data: await readRestaurant(deps, caller, params) }),

    updateRestaurant: async ({ params, body, ...caller }) => ({
      data: await updateRestaurant(deps, caller, params, body),
    }),

    getRestaurantByGuid: async ({ params, ...caller }) => ({
      data: await readRestaurant(deps, caller, await restaurantByGuid(deps, caller, params.guid)),
    }),

    updateRestaurantByGuid: async ({ params, body, ...caller }) => ({
      data: await updateRestaurant(deps, caller, await restaurantByGuid(deps, caller, params.guid), body),
    }),

    setLiveState: async ({ params, body, ...caller }) => ({
      data: await setLiveState(deps, caller, params, body),
    }),

    searchRestaurants: async ({ query, ...caller }) => ({
      data: await searchRestaurants(deps, caller, query),
    }),

    checkSlug: async ({ query }) => ({ data: await checkSlug(deps, query.slug, query.restaurantId) }),
  };
}
