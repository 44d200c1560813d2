// Which quarter hour of the kitchen an order counts in.
import type { Order } from './order.schema.ts';

/** The slot that an order occupies, as an ISO instant: none if it was cancelled or voided. */
export function slotTaken({ status, fulfilment }: Pick<Order, 'status' | 'fulfilment'>): string | undefined {
  return status === 'cancelled' || status === 'voided' ? undefined : fulfilment.slotAt;
}
