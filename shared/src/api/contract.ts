// The whole contract: what every endpoint takes and answers. For the server and for tests; browsers have routes.ts, and
// of this the types alone.
import { domainEndpoints } from './domains.contract.ts';
import type { Endpoint } from './endpoint.ts';
import { orderEndpoints } from './orders.contract.ts';
import { platformEndpoints } from './platform.contract.ts';
import { restaurantEndpoints } from './restaurants.contract.ts';
import type { RouteName } from './routes.ts';
import { storefrontEndpoints } from './storefront.contract.ts';

/** By feature, as the printed documentation groups them. */
export const features = {
  Platform: platformEndpoints,
  Domains: domainEndpoints,
  Storefront: storefrontEndpoints,
  Orders: orderEndpoints,
  Restaurants: restaurantEndpoints,
} as const;

export const contract = {
  ...platformEndpoints,
  ...domainEndpoints,
  ...storefrontEndpoints,
  ...orderEndpoints,
  ...restaurantEndpoints,
} as const satisfies Record<RouteName, Endpoint>;

export type Contract = typeof contract;
