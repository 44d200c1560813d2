// Quote, place, track and move orders.

import type { PlacedOrder } from '@bite/shared/api/answers';
import {
  idempotencyKey,
  moveOrderInput,
  placeOrderInput,
  quoteOrderInput,
} from '@bite/shared/api/orders.contract';
import { DomainError } from '@bite/shared/kernel/errors';
import { guid, positiveId } from '@bite/shared/kernel/schema';
import { z } from 'zod';
import { type MoveOrderDeps, moveOrder } from '../ordering/move-order.ts';
import { sharing } from '../ordering/once.ts';
import { hashRequest, orderKeys } from '../ordering/order-keys.ts';
import { type PlaceOrderDeps, placeOrder } from '../ordering/place-order.ts';
import { quoteOrder } from '../ordering/quote-order.ts';
import { trackOrder } from '../ordering/track-order.ts';
import { type ApiRequest, type Handlers, parseInput } from './contract.ts';

const orderPath = z.object({
  tenantId: z.coerce.number().pipe(positiveId),
  restaurantId: z.coerce.number().pipe(positiveId),
  orderGuid: guid,
});

export function orderHandlers(
  deps: PlaceOrderDeps & MoveOrderDeps,
): Pick<Handlers, 'quoteOrder' | 'placeOrder' | 'trackOrder' | 'moveOrder'> {
  const share = sharing<PlacedOrder>();
  return {
    quoteOrder: async ({ body }) => ({ data: await quoteOrder(deps, parseInput(quoteOrderInput, body)) }),

    placeOrder: async (request) => {
      const key = keyOf(request);
      const order = parseInput(placeOrderInput, request.body);
      const { orderGuid } = orderKeys(order.restaurantGuid, key);
      const data = await share(`${orderGuid} ${hashRequest(order)}`, () => placeOrder(deps, key, order));
      return { data, status: 201 };
    },

    trackOrder: async ({ params }) => {
      const { order, version } = await trackOrder(deps, params['token'] ?? '');
      return { data: order, etag: version };
    },

    moveOrder: async ({ params, body, user }) => {
      const { orderGuid, ...place } = parseInput(orderPath, params);
      const order = await moveOrder(deps, user, place, orderGuid, parseInput(moveOrderInput, body));
      const { guid: moved, status, lifecycleState, paymentStatus } = order;
      return { data: { guid: moved, status, lifecycleState, paymentStatus } };
    },
  };
}

function keyOf(request: ApiRequest): string {
  const key = request.header('idempotency-key');
  if (key === undefined) {
    throw new DomainError(
      'IDEMPOTENCY_KEY_REQUIRED',
      'An Idempotency-Key header is required to place an order',
    );
  }
  return parseInput(idempotencyKey, key);
}
