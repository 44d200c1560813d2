// Runs when a kitchen tablet has moved an item: updates the order from its items.
import type { RestaurantRef } from '@bite/shared/paths';
import { rollUpKitchen } from '../ordering/roll-up-kitchen.ts';
import type { DueWorkQueue } from '../ports/due-work-queue.ts';
import type { Orders } from '../ports/orders.ts';
import { placeIn } from './write-event.ts';

export interface KitchenItemWrite {
  params: Readonly<Record<string, string>>;
  /** ISO instant of the event. */
  time: string;
  /** kitchenStatus before and after; undefined for a missing document. */
  before: unknown;
  after: unknown;
}

/** Safe to deliver twice, late or out of order. A write that does not change the state costs nothing. */
export async function onKitchenItemWritten(
  deps: { orders: Orders; dueWorkQueue: DueWorkQueue; now: () => number },
  { params, before, after }: Omit<KitchenItemWrite, 'time'>,
): Promise<void> {
  if (before === after || after === undefined) return;
  const { orderGuid, ...place } = orderIn(params);
  await rollUpKitchen(deps, place, orderGuid);
}

export const orderIn = (params: KitchenItemWrite['params']): RestaurantRef & { orderGuid: string } => ({
  ...placeIn(params),
  orderGuid: params['orderGuid'] ?? '',
});
