// The due work that lets go of what a card was reserved for twice.
import { MINUTE } from '@bite/shared/kernel/durations';
import { type DueWork, newWork } from '../due-work/due-work.ts';
import type { PaymentRef } from './payment-deps.ts';

/** Several times the gateway's own limit for a call. */
const SURELY_ARRIVED_AFTER = 3 * MINUTE;

/** Of an attempt that is sent once more. @param now Milliseconds. */
export function voidRepeatedWork(
  { tenantId, restaurantId, orderGuid, attemptId }: PaymentRef,
  now: number,
): DueWork {
  const data = { tenantId, restaurantId, orderGuid, attemptId };
  const id = `voidRepeatedPayment-${attemptId}`;
  return newWork('voidRepeatedPayment', data, now, { id, dueAt: now + SURELY_ARRIVED_AFTER });
}
