// What of orders is looked after every night: counts of slots that are wrong, and deliveries that should count as delivered
// and for which no work waits, since they left before there was any, or since it was given up.
import type { RestaurantRef } from '@bite/shared/paths';
import type { Log } from '../ports/log.ts';
import type { Orders } from '../ports/orders.ts';
import type { Whose } from '../ports/rebuilds.ts';
import type { Tallies } from '../ports/tallies.ts';
import { completeDelivery } from './complete-delivery.ts';

export interface HealOrdersDeps {
  tallies: Pick<Tallies, 'places'>;
  orders: Pick<Orders, 'change' | 'overdueDeliveries' | 'recountSlots'>;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

export interface HealOrdersResult {
  /** Slots whose counts were wrong. */
  wrongSlots: number;
  /** Deliveries that are now delivered. */
  delivered: number;
  /** Restaurants that could not be looked after; tried again the next night. */
  failed: number;
}

export async function healOrders(deps: HealOrdersDeps): Promise<HealOrdersResult> {
  const result: HealOrdersResult = { wrongSlots: 0, delivered: 0, failed: 0 };
  for await (const places of deps.tallies.places()) {
    for (const place of places.filter(isRestaurant)) await healRestaurant(deps, place, result);
  }
  return result;
}

const isRestaurant = (place: Whose): place is RestaurantRef => place.restaurantId !== undefined;

async function healRestaurant(
  deps: HealOrdersDeps,
  { tenantId, restaurantId }: RestaurantRef,
  result: HealOrdersResult,
): Promise<void> {
  const place = { tenantId, restaurantId };
  try {
    const wrong = await deps.orders.recountSlots(place);
    if (wrong.length > 0) deps.log.error('counts of slots were wrong', { ...place, slots: wrong });
    result.wrongSlots += wrong.length;
    result.delivered += await deliverOverdue(deps, place);
  } catch (error) {
    deps.log.error('orders could not be looked after', { ...place, error: String(error) });
    result.failed += 1;
  }
}

async function deliverOverdue(deps: HealOrdersDeps, place: RestaurantRef): Promise<number> {
  const { orders, unreadable } = await deps.orders.overdueDeliveries(place, deps.now());
  if (unreadable.length > 0) deps.log.error('deliveries cannot be read', { ...place, unreadable });
  let delivered = 0;
  for (const { guid } of orders) if (await completeDelivery(deps, place, guid)) delivered += 1;
  return delivered;
}
