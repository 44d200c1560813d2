// The column of each order, and the order within a column (I4-11, I4-14).
import { isOpen } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { LifecycleState } from '@bite/shared/ordering/transitions';

export const columns = ['new', 'scheduled', 'inKitchen', 'preparing', 'ready'] as const;
export type Column = (typeof columns)[number];
export type Place = Column | 'finished';

export const columnTitles: Record<Place, string> = {
  new: 'New',
  scheduled: 'Scheduled',
  inKitchen: 'In kitchen',
  preparing: 'Preparing',
  ready: 'Ready',
  finished: 'Finished',
};

type Placed = Pick<Order, 'status' | 'lifecycleState' | 'fulfilment'>;

/** For accepted orders. Every state has a column, so that no open order disappears from the board. */
const columnOfState: Record<LifecycleState, Exclude<Column, 'new' | 'scheduled'>> = {
  draft: 'inKitchen',
  started: 'inKitchen',
  sentToKitchen: 'inKitchen',
  inPreparation: 'preparing',
  ready: 'ready',
  served: 'ready',
  paid: 'ready',
  completed: 'ready',
  canceled: 'ready',
  voided: 'ready',
};

/** Scheduled for later, and not yet to be prepared. `now` in milliseconds. */
export function isScheduledAhead({ lifecycleState, fulfilment }: Placed, now: number): boolean {
  if (fulfilment.scheduledFor === null || columnOfState[lifecycleState] !== 'inKitchen') return false;
  return now < Date.parse(fulfilment.prepareAt);
}

export function placeOf(order: Placed, now: number): Place {
  if (!isOpen(order)) return 'finished';
  if (isScheduledAhead(order, now)) return 'scheduled';
  if (order.status === 'newOrder') return 'new';
  return columnOfState[order.lifecycleState];
}

/** The sort key of a column: longest wait, earliest start, or earliest promise first. */
const urgency: Record<Column, (order: Order) => string> = {
  new: (order) => order.createdAt,
  scheduled: (order) => order.fulfilment.prepareAt,
  inKitchen: (order) => order.fulfilment.promisedAt,
  preparing: (order) => order.fulfilment.promisedAt,
  ready: (order) => order.fulfilment.promisedAt,
};

export function groupOrders(orders: readonly Order[], now: number): Record<Column, Order[]> {
  const groups: Record<Column, Order[]> = { new: [], scheduled: [], inKitchen: [], preparing: [], ready: [] };
  for (const order of orders) {
    const place = placeOf(order, now);
    if (place !== 'finished') groups[place].push(order);
  }
  for (const column of columns) {
    groups[column].sort(
      (one, other) =>
        Date.parse(urgency[column](one)) - Date.parse(urgency[column](other)) || one.orderId - other.orderId,
    );
  }
  return groups;
}
