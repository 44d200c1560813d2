// Handlers that quote, place, track and move orders, and list deliveries.
import { arriveForOrder } from '../ordering/arrive-for-order.ts';
import { type CancelOwnOrderDeps, cancelOwnOrder } from '../ordering/cancel-own-order.ts';
import { checkDelivery } from '../ordering/check-delivery.ts';
import { type ListDeliveriesDeps, listDeliveries } from '../ordering/list-deliveries.ts';
import { listOrders } from '../ordering/list-orders.ts';
import { type MoveOrderDeps, moveOrder } from '../ordering/move-order.ts';
import { orderPlacer, type PlaceOrderDeps } from '../ordering/place-order.ts';
import { checkPromoCode } from '../ordering/promotions.ts';
import { quoteOrder } from '../ordering/quote-order.ts';
import { judgeDish } from '../ordering/thumbs/judge-dish.ts';
import { listThumbs } from '../ordering/thumbs/list-thumbs.ts';
import { trackOrder } from '../ordering/track-order.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';

export function orderingHandlers(
  deps: PlaceOrderDeps & MoveOrderDeps & ListDeliveriesDeps & CancelOwnOrderDeps,
): Pick<
  Handlers,
  | 'checkDelivery'
  | 'quoteOrder'
  | 'checkPromoCode'
  | 'placeOrder'
  | 'trackOrder'
  | 'cancelOrder'
  | 'arriveForOrder'
  | 'judgeDish'
  | 'listThumbs'
  | 'listDeliveries'
  | 'listOrders'
  | 'moveOrder'
> {
  const placeOrder = orderPlacer(deps);
  return {
    checkDelivery: answering(({ body }) => checkDelivery(deps, body)),

    quoteOrder: answering(({ body }) => quoteOrder(deps, body)),

    checkPromoCode: answering(({ body }) => checkPromoCode(deps, body)),

    placeOrder: answering(({ headers, body, diner, from }) =>
      placeOrder(headers['idempotency-key'], body, diner, from),
    ),

    trackOrder: async ({ params, diner }) => {
      const { order, version } = await trackOrder(deps, params, diner);
      return { data: order, etag: version };
    },

    cancelOrder: answering(({ params, diner, from }) => cancelOwnOrder(deps, params, diner, from)),

    arriveForOrder: answering(({ params, body, diner }) => arriveForOrder(deps, params, body, diner)),

    judgeDish: answering(({ params, body, diner }) => judgeDish(deps, params, body, diner)),

    listThumbs: answering(({ params, ...caller }) => listThumbs(deps, caller, params)),

    listDeliveries: answering(({ params, ...caller }) => listDeliveries(deps, caller, params)),

    listOrders: answering(({ params, query, ...caller }) => listOrders(deps, caller, params, query)),

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
