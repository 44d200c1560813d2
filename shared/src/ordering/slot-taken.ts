// Which quarter hour of the kitchen an order counts in.
import type { Order } from './order.schema.ts';

/** The slot that an order takes up, an ISO instant: none once it was cancelled or voided. */
export function slotTaken({ status, fulfilment }: Pick<Order, 'status' | 'fulfilment'>): string | undefined {
  return status === 'cancelled' || status === 'voided' ? undefined : fulfilment.slotAt;
}
