// Handlers for tenants and restaurants.
import type { WritePath } from '../audit/write-path.ts';
import { setLiveState } from '../catalogue/set-live-state.ts';
import { setSoldOut, undoSoldOut } from '../catalogue/set-sold-out.ts';
import type { SubdomainDeps } from '../domains/domain-deps.ts';
import type { Ids } from '../ports/ids.ts';
import type { PushSender } from '../ports/push-sender.ts';
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
import { answering, answeringNothing } from './answering.ts';
import type { Handlers } from './contract.ts';
import { withIdempotencyKey } from './with-idempotency-key.ts';

export interface TenancyDeps extends SubdomainDeps {
  records: RecordStore;
  restaurants: Restaurants;
  writePath: WritePath;
  ids: Ids;
  newGuid: () => string;
  now: () => number;
  /** 'https://order.bite.example', without a trailing slash: the guests' site. */
  siteOrigin?: string | undefined;
  /** Absent where the installation has no key for notifications. */
  pushSender?: Pick<PushSender, 'key'> | undefined;
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
  | 'setSoldOut'
  | 'undoSoldOut'
  | 'searchRestaurants'
  | 'checkSlug'
>;

export function tenancyHandlers(deps: TenancyDeps): TenantHandlers & RequestHandlers & RestaurantHandlers {
  return { ...tenantHandlers(deps), ...requestHandlers(deps), ...restaurantHandlers(deps) };
}

function requestHandlers(deps: TenancyDeps): RequestHandlers {
  return {
    getOwnBusinessRequest: answering((caller) => readOwnRequest(deps, caller)),

    createBusinessRequest: async (request) => {
      const once = withIdempotencyKey(deps, request);
      return { data: { request: await createRequest(once, request, request.body) } };
    },

    withdrawBusinessRequest: answeringNothing((caller) => withdrawRequest(deps, caller)),

    listBusinessRequests: answering(({ query, ...caller }) => listRequests(deps, caller, query)),

    declineBusinessRequest: answeringNothing(({ params, body, ...caller }) =>
      declineRequest(deps, caller, params.uid, body.reason),
    ),
  };
}

function tenantHandlers(deps: TenancyDeps): TenantHandlers {
  return {
    listMyTenants: answering((caller) => listMyTenants(deps, caller)),

    listTenants: answering(({ query, ...caller }) => listTenants(deps, caller, query)),

    createTenant: answering((request) =>
      createTenant(withIdempotencyKey(deps, request), request, request.body),
    ),

    getTenant: answering(({ params, ...caller }) => readTenant(deps, caller, params.tenantId)),

    updateTenant: answering(({ params, body, ...caller }) =>
      updateTenant(deps, caller, params.tenantId, body),
    ),

    getTenantByGuid: answering(async ({ params, ...caller }) =>
      readTenant(deps, caller, await tenantByGuid(deps, caller, params.guid)),
    ),

    updateTenantByGuid: answering(async ({ params, body, ...caller }) =>
      updateTenant(deps, caller, await tenantByGuid(deps, caller, params.guid), body),
    ),
  };
}

function restaurantHandlers(deps: TenancyDeps): RestaurantHandlers {
  return {
    listMyRestaurants: answering((caller) => listMyRestaurants(deps, caller)),

    listRestaurants: answering(({ params, query, ...caller }) =>
      listRestaurants(deps, caller, params.tenantId, query),
    ),

    createRestaurant: async (request) => {
      const { params, body } = request;
      const once = withIdempotencyKey(deps, request);
      return { data: await createRestaurant(once, request, params.tenantId, body) };
    },

    getRestaurant: answering(({ params, ...caller }) => readRestaurant(deps, caller, params)),

    updateRestaurant: answering(({ params, body, ...caller }) =>
      updateRestaurant(deps, caller, params, body),
    ),

    getRestaurantByGuid: answering(async ({ params, ...caller }) =>
      readRestaurant(deps, caller, await restaurantByGuid(deps, caller, params.guid)),
    ),

    updateRestaurantByGuid: answering(async ({ params, body, ...caller }) =>
      updateRestaurant(deps, caller, await restaurantByGuid(deps, caller, params.guid), body),
    ),

    setLiveState: answering(({ params, body, ...caller }) => setLiveState(deps, caller, params, body)),

    setSoldOut: answering(({ params, body, ...caller }) => setSoldOut(deps, caller, params, body)),

    undoSoldOut: answering(({ params, body, ...caller }) => undoSoldOut(deps, caller, params, body)),

    searchRestaurants: answering(({ query, ...caller }) => searchRestaurants(deps, caller, query)),

    checkSlug: answering(({ query }) => checkSlug(deps, query.slug, query.restaurantId)),
  };
}
