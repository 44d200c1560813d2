// Nightly repair of orders: wrong slot counts, and overdue deliveries without pending work.
import type { RestaurantRef } from '@bite/shared/paths';
import type { Orders } from '../ports/orders.ts';
import { type ForEachPlaceDeps, forEachRestaurant, type PlacesReached } from '../tenancy/for-each-place.ts';
import { deliverIfOverdue } from './deliver-if-overdue.ts';

export interface RepairOrdersDeps extends ForEachPlaceDeps {
  orders: Pick<Orders, 'change' | 'overdueDeliveries' | 'recountSlots'>;
}

export interface RepairOrdersResult extends PlacesReached {
  /** Slots whose counts were wrong. */
  wrongSlots: number;
  /** Deliveries that were marked as delivered. */
  delivered: number;
}

export async function repairOrders(deps: RepairOrdersDeps): Promise<RepairOrdersResult> {
  const repaired = { wrongSlots: 0, delivered: 0 };
  const reached = await forEachRestaurant(deps, 'orders could not be looked after', async (place) => {
    // A failure of one does not stop the other.
    const [slots, delivered] = await Promise.allSettled([
      repairSlots(deps, place),
      deliverOverdue(deps, place),
    ]);
    if (slots.status === 'fulfilled') repaired.wrongSlots += slots.value;
    if (delivered.status === 'fulfilled') repaired.delivered += delivered.value;
    const reasons = [slots, delivered].flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    if (reasons.length > 1) throw new AggregateError(reasons, reasons.map(String).join('; '));
    if (reasons.length === 1) throw reasons[0];
  });
  return { ...reached, ...repaired };
}

async function repairSlots({ orders, log }: RepairOrdersDeps, place: RestaurantRef): Promise<number> {
  const slots = await orders.recountSlots(place);
  if (slots.length > 0) log.error('counts of slots were wrong', { ...place, slots });
  return slots.length;
}

async function deliverOverdue(deps: RepairOrdersDeps, place: RestaurantRef): Promise<number> {
  const { orders, unreadable } = await deps.orders.overdueDeliveries(place, deps.now());
  if (unreadable.length > 0) deps.log.error('deliveries cannot be read', { ...place, unreadable });
  let delivered = 0;
  for (const { guid } of orders) if (await deliverIfOverdue(deps, place, guid)) delivered += 1;
  return delivered;
}
