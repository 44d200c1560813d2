// Restaurants as staff see them.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { restaurantParameters, unreadableRecords } from '../api/parameters.ts';
import { soldOutAnswer, soldOutChange, soldOutUndo, soldOutUndone } from '../catalogue/sold-out.schema.ts';
import { liveChange, liveState } from '../catalogue/storefront-live.schema.ts';
import { currencyCode, guid, positiveId } from '../kernel/schema.ts';

export const myRestaurant = z.strictObject({
  tenantId: positiveId,
  tenantName: z.string(),
  restaurantId: positiveId,
  restaurantGuid: guid,
  name: z.string(),
  slug: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string().describe('As somebody wrote it: a name or a code.'),
  timezone: z.string(),
  currency: currencyCode,
  autoAcceptOrders: z.boolean(),
  offersPickup: z.boolean(),
  offersDelivery: z.boolean(),
  mayReadOrders: z.boolean(),
  /** Deliveries that are ready or on their way: what a driver sees of the orders. */
  mayReadDeliveries: z.boolean(),
  mayWorkOrders: z.boolean(),
  mayCorrectOrders: z.boolean(),
  mayReadRefunds: z.boolean().describe('Sees how orders were paid by card.'),
  mayRefund: z.boolean().describe('Gives back what was paid by card.'),
  mayPause: z.boolean().describe('May pause orders, say how busy the kitchen is and what is sold out.'),
});

const soldOutRefusals = [
  'TENANT_NOT_FOUND',
  'TENANT_SUSPENDED',
  'RESTAURANT_NOT_FOUND',
  'NOT_FOUND',
  'RECORD_UNREADABLE',
  'CONFLICT',
] as const satisfies Endpoint['refuses'];

export const restaurantEndpoints = {
  listMyRestaurants: {
    summary: 'The restaurants of active tenants whose doors the caller can open.',
    answer: z.strictObject({ restaurants: z.array(myRestaurant), unreadable: unreadableRecords }),
  },
  setLiveState: {
    summary:
      'Pauses online orders, takes them again, or says how busy the kitchen is. What is left out stays.',
    params: z.object(restaurantParameters),
    body: liveChange,
    answer: liveState,
    refuses: ['TENANT_NOT_FOUND', 'TENANT_SUSPENDED', 'RESTAURANT_NOT_FOUND', 'CONFLICT'],
  },
  setSoldOut: {
    summary:
      'Marks items, sizes or modifier options as sold out, counts what is left of them, or puts them back on sale.',
    params: z.object(restaurantParameters),
    body: soldOutChange,
    answer: soldOutAnswer,
    refuses: soldOutRefusals,
  },
  undoSoldOut: {
    summary:
      'Brings items, sizes or modifier options back to the state before a change. What somebody has changed since stays, and is named.',
    params: z.object(restaurantParameters),
    body: soldOutUndo,
    answer: soldOutUndone,
    refuses: soldOutRefusals,
  },
} as const satisfies Record<string, Endpoint>;
