// Restaurants as staff see them.
import { z } from 'zod';
import { currencyCode, guid, positiveId } from '../kernel/schema.ts';
import type { Endpoint } from './endpoint.ts';

export const myRestaurant = z.strictObject({
  tenantId: positiveId,
  tenantName: z.string(),
  restaurantId: positiveId,
  restaurantGuid: guid,
  name: z.string(),
  slug: z.string(),
  street: z.string(),
  city: z.string(),
  timezone: z.string(),
  currency: currencyCode,
  autoAcceptOrders: z.boolean(),
  mayReadOrders: z.boolean(),
  /** Deliveries that are ready or on their way: what a driver sees of the orders. */
  mayReadDeliveries: z.boolean(),
  mayWorkOrders: z.boolean(),
  mayCorrectOrders: z.boolean(),
});

export const restaurantEndpoints = {
  listMyRestaurants: {
    summary: 'The restaurants of active tenants whose doors the caller can open.',
    answer: z.strictObject({ restaurants: z.array(myRestaurant) }),
  },
} as const satisfies Record<string, Endpoint>;
