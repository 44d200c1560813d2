// Builds a stored order and its kitchen items in the way that placing an order does.

import { defaultLiveState } from '@bite/shared/catalogue/storefront';
import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import type { KitchenItem, Order } from '@bite/shared/ordering/order.schema';
import { placeOrderInput } from '@bite/shared/ordering/orders.contract';
import { priceOrder } from '@bite/shared/ordering/quote';
import { aGuid, aStorefront, NOW } from '@bite/shared/testing/a-storefront';
import { hashRequest } from '../once/hash-request.ts';
import { newOrder } from '../ordering/new-order.ts';
import { orderKeys } from '../ordering/order-keys.ts';
import { aPlace } from './a-place.ts';

export function anOrder(
  key: string,
  change: Partial<Order> = {},
): { order: Order; kitchenItems: KitchenItem[] } {
  const index = indexStorefront(aStorefront());
  const request = placeOrderInput.parse({
    restaurantGuid: aGuid(1),
    orderType: 'pickup',
    lines: [{ menuItemId: 1, quantity: 1, notes: 'No basil' }],
    customer: { name: 'Ada Lovelace', phone: '5185550123', email: 'ada@example.com' },
    expectedTotal: 13.06,
  });
  const priced = priceOrder(index, request.lines);
  if (!priced.ok) throw new Error('The test menu does not price its own item');
  const { restaurantId, tenantId } = index.storefront.restaurant;
  const made = newOrder({
    orderId: 1,
    slotAt: new Date(NOW + 15 * 60_000).toISOString(),
    keys: orderKeys(request.restaurantGuid, key),
    requestHash: hashRequest(request),
    request,
    checked: {
      ...priced,
      index,
      live: defaultLiveState,
      place: { tenantId, restaurantId },
      restaurant: aPlace().restaurant,
      promisedAt: new Date(NOW + 20 * 60_000).toISOString(),
      prepareAt: new Date(NOW).toISOString(),
      zone: undefined,
      kitchenMinutes: 0,
      requiresId: false,
    },
    cooking: new Map(),
    isAutoAccepted: false,
    now: NOW,
  });
  return { order: { ...made.order, ...change }, kitchenItems: made.kitchenItems };
}
