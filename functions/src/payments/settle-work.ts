// The due work that brings a payment to rest: one piece for each attempt, whatever is to be done next.
import { SECOND } from '@bite/shared/kernel/durations';
import { isCancelledOrVoided } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { type DueWork, newWork } from '../due-work/due-work.ts';
import type { DueWorkQueue } from '../ports/due-work-queue.ts';
import { captureFrom } from './goal.ts';
import type { PaymentRef } from './payment-deps.ts';

/** Work that is due within this time is asked for when it is due; anything later is found by the schedule. */
export const SOON = 15 * SECOND;

export const settleWorkId = (attemptId: string): string => `settlePayment-${attemptId}`;

/** @param dueAt Milliseconds. */
export function settleWork(
  { tenantId, restaurantId, orderGuid, attemptId }: PaymentRef,
  now: number,
  dueAt: number,
): DueWork {
  const data = { tenantId, restaurantId, orderGuid, attemptId };
  return newWork('settlePayment', data, now, { dueAt, id: settleWorkId(attemptId) });
}

/**
 * The work that follows when an order that is paid by card is accepted, cancelled or restored; undefined if nothing does.
 * Depends on the orders alone, so that each try of a transaction makes the same.
 */
export function paymentWork(before: Order, after: Order): DueWork | undefined {
  const attemptId = after.payment?.attemptId;
  if (attemptId === undefined || !concernsPayment(before, after)) return undefined;
  const now = Date.parse(after.updatedAt);
  const dueAt = isCancelledOrVoided(after) ? now : Math.max(now, captureFrom(after) ?? now);
  return settleWork({ ...after, orderGuid: after.guid, attemptId }, now, dueAt);
}

/** Has it done when it is due, rather than by the schedule within a minute. Never throws. */
export async function requestPaymentWork(queue: DueWorkQueue, before: Order, after: Order): Promise<void> {
  const work = paymentWork(before, after);
  const { createdAt: storedAt, dueAt: due } = work?.record ?? {};
  if (work && storedAt !== undefined && due !== undefined)
    await queue.attempt({ workId: work.id, storedAt, due });
}

/** Accepted, cancelled, or restored after a cancellation. */
const concernsPayment = (before: Order, after: Order): boolean => {
  const isPaid = after.payment?.state === 'authorized' || after.payment?.state === 'captured';
  const isAccepted = before.status === 'newOrder' && after.status === 'inProgress';
  return isPaid && (isAccepted || isCancelledOrVoided(before) !== isCancelledOrVoided(after));
};
