// A manager moves an order back to an earlier state, with a reason, and says whether a recorded payment was wrong.
import {
  correctedStates,
  correctionsOf,
  fieldsToClear,
  kitchenCorrection,
} from '@bite/shared/ordering/corrections';
import type { KitchenItem, Order } from '@bite/shared/ordering/order.schema';
import type { OrderChange } from '../ports/orders.ts';
import { type BoardRequest, recorded, refused, without } from './board-request.ts';

/**
 * A delivery that is still on its way gets the present time as its departure, or it would be marked as delivered at once.
 * Throws TRANSITION_REFUSED with the states it may go back to.
 */
export function correctOrder(
  order: Order,
  items: readonly KitchenItem[],
  request: BoardRequest,
): OrderChange {
  const { to, unpaid = false } = request.input;
  const target = to && correctedStates(order, to, unpaid);
  if (!target || !to) throw refused(order, 'correct', whyNot(order, unpaid));
  const isReturned = isPaymentReturned(order);
  const restored = without(order, [
    ...fieldsToClear(to),
    ...(unpaid || isReturned ? ['paidAt' as const] : []),
    // What came back with the money is taken anew: the points that paid a part of it are in its price.
    ...(isReturned ? (['refundedAmount', 'refundedPoints'] as const) : []),
  ]);
  return {
    order: {
      ...restored,
      ...((unpaid || isReturned) && { paymentMethod: 'atPickup' }),
      ...recorded(order, target, request),
      ...(to === 'served' && { fulfilment: { ...order.fulfilment, outAt: request.at } }),
    },
    kitchenItems: items.flatMap((item) => {
      const kitchenStatus = kitchenCorrection(order, item, to);
      return kitchenStatus ? [{ ...item, kitchenStatus, updatedAt: request.at }] : [];
    }),
  };
}

/** The card was let go, or paid back, when it was cancelled: it is to be paid at the counter, and staff see that. */
const isPaymentReturned = ({ payment, paymentStatus }: Order): boolean =>
  payment?.state === 'voided' || paymentStatus === 'refunded';

function whyNot(order: Order, isUnpaid: boolean): string {
  const targets = correctionsOf(order);
  if (targets.length === 0) return `The order is ${order.lifecycleState}; there is nothing to correct.`;
  if (isUnpaid) return 'Its payment was not recorded at the board, so it cannot be taken back here.';
  return `The order is ${order.lifecycleState}; it can go back to: ${targets.join(', ')}`;
}
