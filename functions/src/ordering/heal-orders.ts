// Nightly repair of orders: wrong slot counts, and overdue deliveries without pending work.
import type { RestaurantRef } from '@bite/shared/paths';
import type { Orders } from '../ports/orders.ts';
import { type ForEachPlaceDeps, forEachRestaurant, type PlacesReached } from '../tenancy/for-each-place.ts';
import { completeDelivery } from './complete-delivery.ts';

export interface HealOrdersDeps extends ForEachPlaceDeps {
  orders: Pick<Orders, 'change' | 'overdueDeliveries' | 'recountSlots'>;
}

export interface HealOrdersResult extends PlacesReached {
  /** Slots whose counts were wrong. */
  wrongSlots: number;
  /** Deliveries that are now delivered. */
  delivered: number;
}

export async function healOrders(deps: HealOrdersDeps): Promise<HealOrdersResult> {
  const healed = { wrongSlots: 0, delivered: 0 };
  const reached = await forEachRestaurant(deps, 'orders could not be looked after', async (place) => {
    // One of them failing keeps nobody from the other.
    const [slots, delivered] = await Promise.allSettled([
      healSlots(deps, place),
      deliverOverdue(deps, place),
    ]);
    if (slots.status === 'fulfilled') healed.wrongSlots += slots.value;
    if (delivered.status === 'fulfilled') healed.delivered += delivered.value;
    for (const one of [slots, delivered]) if (one.status === 'rejected') throw one.reason;
  });
  return { ...reached, ...healed };
}

async function healSlots({ orders, log }: HealOrdersDeps, place: RestaurantRef): Promise<number> {
  const slots = await orders.recountSlots(place);
  if (slots.length > 0) log.error('counts of slots were wrong', { ...place, slots });
  return slots.length;
}

async function deliverOverdue(deps: HealOrdersDeps, place: RestaurantRef): Promise<number> {
  const { orders, unreadable } = await deps.orders.overdueDeliveries(place, deps.now());
  if (unreadable.length > 0) deps.log.error('deliveries cannot be read', { ...place, unreadable });
  let delivered = 0;
  for (const { guid } of orders) if (await completeDelivery(deps, place, guid)) delivered += 1;
  return delivered;
}
