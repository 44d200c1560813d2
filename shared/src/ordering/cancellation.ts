// Cancellations during preparation, which the kitchen must acknowledge.
import { hasPreparationBegun } from './board.ts';
import type { Order, OrderEvent } from './order.schema.ts';

/** Of orders cancelled before they were marked: what nobody has acknowledged by then is no news to anybody. */
const NEWS_MILLISECONDS = 12 * 60 * 60_000;

/** The event that stopped the cooking, until somebody has acknowledged it. `now` in milliseconds. */
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
