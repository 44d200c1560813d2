// Gives back an order that waited to be paid by card and was not paid in time: its slot, stock, code and points.
import { SYSTEM } from '@bite/shared/ordering/order-actors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Orders } from '../ports/orders.ts';
import { givenBack, isWaitingForCard } from './draft-work.ts';

export interface ReleaseDraftDeps {
  orders: Pick<Orders, 'change'>;
  /** Milliseconds. */
  now: () => number;
}

export const NOT_PAID = 'Not paid';

/** Idempotent. A draft whose payment is being checked waits for the outcome, which gives it back then. */
export async function releaseDraft(
  { orders, now }: ReleaseDraftDeps,
  place: RestaurantRef,
  orderGuid: string,
): Promise<void> {
  await orders.change(place, orderGuid, (order) => {
    const at = new Date(now()).toISOString();
    const { state, expiresAt = at } = order.payment ?? {};
    if (!isWaitingForCard(order) || state === 'checking' || expiresAt > at) return undefined;
    return givenBack(order, { by: SYSTEM, at, reason: NOT_PAID });
  });
}
