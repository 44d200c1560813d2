// The due work that brings a payment to rest: one piece for each attempt, whatever is to be done next.
import { SECOND } from '@bite/shared/kernel/durations';
import { isCancelledOrVoided } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { type DueWork, newWork } from '../due-work/due-work.ts';
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

const concernsPayment = (before: Order, after: Order): boolean =>
  before.status !== after.status &&
  (after.payment?.state === 'authorized' || after.payment?.state === 'captured');
