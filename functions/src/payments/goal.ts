// What is to become of the money of a payment, by its order alone: whatever happened in between, the next step is found again.
import { isCancelledOrVoided } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { SYSTEM } from '@bite/shared/ordering/order-actors';
import { AFTER_UNDO } from '@bite/shared/ordering/order-messages';
import { isDraft } from '@bite/shared/ordering/transitions';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';

export type Goal =
  | { is: 'capture' }
  /** It stays reserved; until then, in milliseconds, where that is known. */
  | { is: 'hold'; until?: number }
  /** Nobody owes it, or somebody paid in another way. */
  | { is: 'return' };

/** Of a payment that is authorized or captured. @param now Milliseconds. */
export function goalOf(
  order: Order,
  { attemptId, captureWhen }: Pick<PaymentAttempt, 'attemptId' | 'captureWhen'>,
  now: number,
): Goal {
  const { payment } = order;
  const isOwn = payment?.attemptId === attemptId;
  if (!isOwn || payment.state === 'failed' || isCancelledOrVoided(order) || isDraft(order))
    return { is: 'return' };
  if (captureWhen === 'ordered') return { is: 'capture' };
  if (order.status === 'newOrder') return { is: 'hold' };
  const until = captureFrom(order);
  return until !== undefined && until > now ? { is: 'hold', until } : { is: 'capture' };
}

/**
 * From when on an accepted order is captured, in milliseconds: not before whoever accepted it can take that back no more
 * (docs/decisions/010). Undefined if nobody accepted it.
 */
export function captureFrom({ history }: Pick<Order, 'history'>): number | undefined {
  const accepted = history.findLast(
    ({ from, to }) => from.status === 'newOrder' && to.status === 'inProgress',
  );
  if (!accepted) return undefined;
  return Date.parse(accepted.at) + (accepted.by === SYSTEM ? 0 : AFTER_UNDO);
}
