// Cancellations during preparation, which the kitchen must acknowledge.
import { HOUR } from '../kernel/durations.ts';
import { hasPreparationBegun } from './board.ts';
import type { Order, OrderEvent } from './order.schema.ts';

/** Cancellations older than this need no acknowledgement. */
const NEWS_MILLISECONDS = 12 * HOUR;

/** The cancellation that stopped the cooking, until somebody acknowledges it. `now` in milliseconds. */
export function unseenCancellation(
  {
    status,
    acknowledgedAt,
    cancellationUnseen,
    history,
  }: Pick<Order, 'status' | 'acknowledgedAt' | 'cancellationUnseen' | 'history'>,
  now: number,
): OrderEvent | undefined {
  if (status !== 'cancelled' || acknowledgedAt !== undefined) return undefined;
  const event = history.findLast(({ action }) => action === 'cancel');
  if (!event || cancellationUnseen) return event;
  return hasPreparationBegun(event.from) && now - Date.parse(event.at) <= NEWS_MILLISECONDS
    ? event
    : undefined;
}
