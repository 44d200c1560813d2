// The whole contract: what every endpoint takes and answers. For the server and for tests; browsers have routes.ts, and
// of this the types alone.
import type { z } from 'zod';
import { deliveryEndpoints } from './deliveries.contract.ts';
import { domainEndpoints } from './domains.contract.ts';
import type { Endpoint } from './endpoint.ts';
import { orderEndpoints } from './orders.contract.ts';
import { platformEndpoints } from './platform.contract.ts';
import { recordEndpoints } from './records.contract.ts';
import { restaurantEndpoints } from './restaurants.contract.ts';
import type { Route } from './route.ts';
import type { RouteName, routes } from './routes.ts';
import { sessionEndpoints } from './sessions.contract.ts';
import { storefrontEndpoints } from './storefront.contract.ts';
import { tenancyEndpoints } from './tenancy.contract.ts';
import { userEndpoints } from './users.contract.ts';
import { workEndpoints } from './work.contract.ts';

const catalogueRecords = recordEndpoints('catalogue');
const peopleRecords = recordEndpoints('people');
const equipmentRecords = recordEndpoints('equipment');

/** By feature, as the printed documentation groups them. */
export const features = {
  Platform: { ...platformEndpoints, ...workEndpoints },
  Domains: domainEndpoints,
  Storefront: storefrontEndpoints,
  Orders: { ...orderEndpoints, ...deliveryEndpoints },
  Sessions: sessionEndpoints,
  Users: userEndpoints,
  Tenancy: { ...tenancyEndpoints, ...restaurantEndpoints },
  Catalogue: catalogueRecords,
  People: peopleRecords,
  Equipment: equipmentRecords,
} as const;

/** What creates something takes an Idempotency-Key. */
type EndpointOf<Which extends Route> = Which extends { creates: true }
  ? Endpoint & { headers: { shape: { 'idempotency-key': z.ZodType } } }
  : Endpoint;

export const contract = {
  ...platformEndpoints,
  ...workEndpoints,
  ...domainEndpoints,
  ...storefrontEndpoints,
  ...orderEndpoints,
  ...deliveryEndpoints,
  ...restaurantEndpoints,
  ...sessionEndpoints,
  ...userEndpoints,
  ...tenancyEndpoints,
  ...catalogueRecords,
  ...peopleRecords,
  ...equipmentRecords,
} as const satisfies { [Name in RouteName]: EndpointOf<(typeof routes)[Name]> };

export type Contract = typeof contract;
