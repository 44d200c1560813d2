// Placing an order: once per idempotency key, at the price of the restaurant's own menu, or not at all.
import type { PlacedOrder } from '@bite/shared/api/answers';
import type { PlaceOrderInput } from '@bite/shared/api/orders.contract';
import { DomainError } from '@bite/shared/kernel/errors';
import { decimal } from '@bite/shared/kernel/money';
import type { Order } from '@bite/shared/ordering/order.schema';
import { hashRequest } from '../once/hash-request.ts';
import type { Ids } from '../ports/ids.ts';
import type { Orders } from '../ports/orders.ts';
import { newOrder } from './new-order.ts';
import { type OrderKeys, orderKeys } from './order-keys.ts';
import { type AcceptableOrder, checkOrder, menuOf, type QuoteDeps, toQuote } from './quote-order.ts';

export interface PlaceOrderDeps extends QuoteDeps {
  orders: Orders;
  ids: Ids;
}

/** How long a key answers with its order (decisions 19). */
const KEY_LIFETIME = 24 * 60 * 60 * 1000;

/**
 * Idempotent by `key`: the same request gives the same order and link; another one is refused with
 * IDEMPOTENCY_KEY_REUSED. A refusal writes nothing and leaves the key unused.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  key: string,
  request: PlaceOrderInput,
): Promise<PlacedOrder> {
  const keys = orderKeys(request.restaurantGuid, key);
  const requestHash = hashRequest(request);
  const menu = await menuOf(deps.storefronts, request.restaurantGuid);
  const earlier = await deps.orders.find(menu.place, keys.orderGuid);
  if (earlier) return answerAgain(earlier, requestHash, keys, deps.now());
  const checked = await checkOrder(deps, menu, request);
  assertPriceUnchanged(checked, request.expectedTotal);
  const orderId = await deps.ids.next('orders', checked.place);
  const isAutoAccepted = checked.restaurant.settings.autoAcceptOrders;
  const made = newOrder({ orderId, keys, requestHash, request, checked, isAutoAccepted, now: deps.now() });
  if ((await deps.orders.create(made.order, made.kitchenItems)) === 'created')
    return toPlaced(made.order, keys);
  const winner = await deps.orders.find(checked.place, keys.orderGuid);
  if (!winner) throw new Error(`Order ${keys.orderGuid} exists and cannot be read`);
  return answerAgain(winner, requestHash, keys, deps.now());
}

function answerAgain(order: Order, requestHash: string, keys: OrderKeys, now: number): PlacedOrder {
  const isExpired = now - Date.parse(order.createdAt) > KEY_LIFETIME;
  if (order.requestHash === requestHash && !isExpired) return toPlaced(order, keys);
  throw new DomainError(
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key has already been used for another order',
  );
}

function toPlaced(order: Order, { trackingToken }: OrderKeys): PlacedOrder {
  return {
    orderGuid: order.guid,
    orderNumber: order.orderNumber,
    trackingToken,
    promisedAt: order.fulfilment.promisedAt,
    totals: order.totals,
  };
}

function assertPriceUnchanged(checked: AcceptableOrder, expectedTotal: number): void {
  if (decimal(checked.totals.total).eq(expectedTotal)) return;
  throw new DomainError('PRICE_CHANGED', 'The total has changed - please check your order again', {
    quote: toQuote(checked),
  });
}
