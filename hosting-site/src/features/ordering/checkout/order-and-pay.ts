// Places an order and, by card, pays for it, so that nothing is ordered or charged twice: an order that waits for its card is kept on
// this device, and whatever happens next begins with what became of it.
import type { Call, CallError } from '@bite/shared/api/client';
import { isSameLines, type KeptPayment, keepPayment, keptPayment } from '../../../lib/kept-payment.ts';
import {
  type GuestPayment,
  isGone,
  type MeansToPay,
  payOrder,
  readPayment,
} from '../../../lib/order-payment.ts';
import type { OrderBody } from './order-request.ts';
import { type Outcome, placeOrder } from './place-order.ts';

export type OrderOutcome =
  | Outcome
  /** `isEarlier`: it is an order that was paid before, not the one just sent. */
  | { kind: 'paid'; kept: KeptPayment; isEarlier: boolean }
  /** The order waits on: for another card, or another try. */
  | { kind: 'notCharged'; message: string | undefined; error?: CallError }
  | { kind: 'checking'; kept: KeptPayment }
  /** It waited too long for its card, and was given back. */
  | { kind: 'expired' };

export interface OrderToPay {
  body: OrderBody;
  /** The lines of the cart that are in it. */
  cartItemIds: readonly string[];
  /** Undefined at the counter. */
  card: MeansToPay | undefined;
}

/** What became of an order that was placed and not paid before; undefined if there is nothing in the way of this one. */
type Earlier = OrderOutcome | { kind: 'same'; kept: KeptPayment; card: MeansToPay } | undefined;

export async function orderAndPay(call: Call, order: OrderToPay): Promise<OrderOutcome> {
  const earlier = await settleEarlier(call, order);
  if (earlier?.kind === 'same') return payFor(earlier.kept, earlier.card);
  if (earlier) return earlier;
  const placed = await placeOrder(call, order.body);
  if (placed.kind !== 'placed') return placed;
  const kept = keptOf(order, placed);
  if (placed.order.payUntil === undefined) return foundAgain(placed, kept);
  keepPayment(kept);
  if (order.card && !placed.isEarlier) return payFor(kept, order.card);
  // An order whose answer was lost, and which is not the one that is wanted now.
  return orderAndPay(call, order);
}

const keptOf = (
  { body, cartItemIds }: OrderToPay,
  { order, text }: Extract<Outcome, { kind: 'placed' }>,
): KeptPayment => ({
  restaurantGuid: body.restaurantGuid,
  token: order.trackingToken,
  orderNumber: order.orderNumber,
  text,
  cartItemIds,
  placedAt: new Date().toISOString(),
});

/** It waits for no card: it never did, or its answer was lost and it is paid or given back since. */
async function foundAgain(
  placed: Extract<Outcome, { kind: 'placed' }>,
  kept: KeptPayment,
): Promise<OrderOutcome> {
  if (JSON.parse(placed.text).payment !== 'card') return placed;
  const payment = await readPayment(kept).catch(() => undefined);
  if (!payment) {
    keepPayment(kept);
    return { kind: 'checking', kept };
  }
  return outcomeOf(payment, kept, true);
}

async function settleEarlier(call: Call, { body, cartItemIds, card }: OrderToPay): Promise<Earlier> {
  const kept = keptPayment(body.restaurantGuid);
  if (!kept) return undefined;
  if (kept.isPaid) {
    if (isSameLines(kept.cartItemIds, cartItemIds)) return { kind: 'paid', kept, isEarlier: true };
    keepPayment(undefined);
    return undefined;
  }
  try {
    const found = outcomeOf(await readPayment(kept), kept, true);
    if (found.kind === 'expired') return undefined;
    if (found.kind !== 'notCharged') return found;
    if (card && kept.text === JSON.stringify(body)) return { kind: 'same', kept, card };
    await call('cancelOrder', { parameters: { restaurantGuid: kept.restaurantGuid, token: kept.token } });
  } catch (error) {
    // As long as nobody knows about it, there is no other order.
    if (!isGone(error)) return { kind: 'checking', kept };
  }
  keepPayment(undefined);
  return undefined;
}

async function payFor(kept: KeptPayment, card: MeansToPay): Promise<OrderOutcome> {
  const paying = await payOrder(kept, card);
  if (paying.kind === 'answered') return outcomeOf(paying.payment, kept, false);
  if (paying.kind === 'unknown') return { kind: 'checking', kept };
  const { error } = paying;
  // Another tab may have paid meanwhile, or the order may be gone.
  const payment = await readPayment(kept).catch(() => undefined);
  const found = payment && outcomeOf(payment, kept, false);
  return found && found.kind !== 'notCharged' ? found : { kind: 'notCharged', message: undefined, error };
}

/** Keeps what is to be remembered of it. */
export function outcomeOf(payment: GuestPayment, kept: KeptPayment, isEarlier: boolean): OrderOutcome {
  switch (payment.outcome) {
    case 'paid': {
      const paid = { ...kept, isPaid: true as const };
      keepPayment(paid);
      return { kind: 'paid', kept: paid, isEarlier };
    }
    case 'checking':
      return { kind: 'checking', kept };
    case 'expired':
      keepPayment(undefined);
      return { kind: 'expired' };
    default:
      return { kind: 'notCharged', message: payment.message };
  }
}
