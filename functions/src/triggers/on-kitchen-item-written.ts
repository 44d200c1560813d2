// Runs when a kitchen tablet has moved an item: adds the items up into their order.
import { rollUpKitchen } from '../ordering/roll-up-kitchen.ts';
import type { Orders } from '../ports/orders.ts';

export interface KitchenItemWrite {
  params: Readonly<Record<string, string>>;
  /** kitchenStatus before and after; undefined where there is no document. */
  before: unknown;
  after: unknown;
}

/** Safe to deliver twice, late or out of order. A write that leaves the state as it was costs nothing. */
export async function onKitchenItemWritten(
  deps: { orders: Orders; now: () => number },
  { params, before, after }: KitchenItemWrite,
): Promise<void> {
  if (before === after || after === undefined) return;
  const place = { tenantId: Number(params['tenantId']), restaurantId: Number(params['restaurantId']) };
  await rollUpKitchen(deps, place, params['orderGuid'] ?? '');
}
