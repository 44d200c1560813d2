import { answering } from './answering.ts';
// Quote, place, track and move orders, and list what is to be delivered.

import type { PlacedOrder } from '@bite/shared/api/answers';
import { hashRequest } from '../once/hash-request.ts';
import { shareInFlight } from '../once/share-in-flight.ts';
import { type ListDeliveriesDeps, listDeliveries } from '../ordering/list-deliveries.ts';
import { type MoveOrderDeps, moveOrder } from '../ordering/move-order.ts';
import { orderKeys } from '../ordering/order-keys.ts';
import { type PlaceOrderDeps, placeOrder } from '../ordering/place-order.ts';
import { quoteOrder } from '../ordering/quote-order.ts';
import { trackOrder } from '../ordering/track-order.ts';
import type { Handlers } from './contract.ts';

export function orderHandlers(
  deps: PlaceOrderDeps & MoveOrderDeps & ListDeliveriesDeps,
): Pick<Handlers, 'quoteOrder' | 'placeOrder' | 'trackOrder' | 'listDeliveries' | 'moveOrder'> {
  const share = shareInFlight<PlacedOrder>();
  return {
    quoteOrder: answering(({ body }) => quoteOrder(deps, body)),

    placeOrder: async ({ headers, body }) => {
      const key = headers['idempotency-key'];
      const { orderGuid } = orderKeys(body.restaurantGuid, key);
      return { data: await share(`${orderGuid} ${hashRequest(body)}`, () => placeOrder(deps, key, body)) };
    },

    trackOrder: async ({ params }) => {
      const { order, version } = await trackOrder(deps, params);
      return { data: order, etag: version };
    },

    listDeliveries: answering(({ params, ...caller }) => listDeliveries(deps, caller, params)),

    moveOrder: async ({ params, body, ...caller }) => {
      const { orderGuid, ...place } = params;
      const { order, ...outcome } = await moveOrder(deps, caller, place, orderGuid, body);
      const { guid, status, lifecycleState, paymentStatus, history } = order;
      const { id = '', byName } = history.at(-1) ?? {};
      const event = { id, ...(byName !== undefined && { byName }) };
      return { data: { guid, status, lifecycleState, paymentStatus, ...outcome, event } };
    },
  };
}
