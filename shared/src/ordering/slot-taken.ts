// Which quarter hour of the kitchen an order counts in, and for how much.
import type { SlotLoad } from '../tenancy/slot-room.ts';
import { isCancelledOrVoided } from './board.ts';
import type { Order } from './order.schema.ts';

/** The slot that an order occupies, as an ISO instant: none if it was cancelled or voided. */
export const slotTaken = (order: Pick<Order, 'status' | 'fulfilment'>): string | undefined =>
  isCancelledOrVoided(order) ? undefined : order.fulfilment.slotAt;

/** What it takes of that slot: one order, and the kitchen minutes that its items had when it was placed. */
export const slotLoadOf = ({ fulfilment }: Pick<Order, 'fulfilment'>): SlotLoad => ({
  orders: 1,
  minutes: fulfilment.kitchenMinutes ?? 0,
});
