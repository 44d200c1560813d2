// A draft: an order that waits to be paid by card. It has its number, slot, stock, code and points, and gives them back if it is not
// paid in time. It stays a draft then, so that it is in no list (docs/decisions/071-orders-paid-by-card.md).
import { MINUTE } from '@bite/shared/kernel/durations';
import { isCancelledOrVoided, statesOf } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { withEvent } from '@bite/shared/ordering/order-history';
import { isDraft } from '@bite/shared/ordering/transitions';
import { dueWork, newWork } from '../due-work/due-work.ts';
import type { OrderChange } from '../ports/orders.ts';
import type { RecordToSet } from '../ports/records.ts';

/** How long a draft is kept. */
export const PAY_WITHIN = 10 * MINUTE;

/** What to store with a new draft: the work that gives it back. */
export function draftRecords(draft: Order, payUntil: string): RecordToSet[] {
  const { tenantId, restaurantId, guid: orderGuid, createdAt } = draft;
  const work = newWork('releaseDraft', { tenantId, restaurantId, orderGuid }, Date.parse(createdAt), {
    dueAt: Date.parse(payUntil),
    id: `releaseDraft-${orderGuid}`,
  });
  return [{ at: dueWork, ...work }];
}

export const isWaitingForCard = (order: Order): boolean => isDraft(order) && !isCancelledOrVoided(order);

/** What guests are told of a draft that is still kept. */
export const payUntilOf = (order: Order): { payUntil?: string } =>
  isWaitingForCard(order) && order.payment?.expiresAt !== undefined
    ? { payUntil: order.payment.expiresAt }
    : {};

/** Tells nobody: the restaurant never had it, and its guest did not pay. */
export function givenBack(
  draft: Order,
  { by, at, reason }: { by: string; at: string; reason: string },
): OrderChange {
  const to = { ...statesOf(draft), status: 'cancelled' as const };
  const event = { at, by, action: 'giveBack', from: statesOf(draft), to, reason };
  const order: Order = {
    ...draft,
    ...to,
    canceledAt: at,
    canceledBy: by,
    cancelReason: reason,
    updatedAt: at,
    history: withEvent(draft.history, event),
  };
  return { order, kitchenItems: [] };
}
