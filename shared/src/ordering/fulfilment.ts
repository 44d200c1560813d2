// Fulfilment of an order: pickup or delivery, where and when; and the opening hours for it. Separate from its validation,
// since the first screen needs only the hours.

import { kindLoad } from '../catalogue/live-load.ts';
import type { Storefront, StorefrontLive } from '../catalogue/storefront.ts';
import { message } from '../kernel/translate.ts';
import { type Hours, promisedAt } from '../tenancy/hours.ts';
import type { DeliveryAddress } from './delivery-address.ts';
import type { PublicZone } from './delivery-zones.ts';

/** The message for an inactive restaurant or tenant. */
export const NOT_TAKING_ORDERS = message('This restaurant is not taking orders');

export type OrderType = 'pickup' | 'delivery';

export interface Fulfilment {
  orderType: OrderType;
  /** ISO instant of the slot; null for as soon as possible. */
  scheduledFor: string | null;
  address?: DeliveryAddress | undefined;
}

/**
 * The restaurant's hours with the live state, for pickup or for delivery: either may be paused or slower alone.
 * @param zone The one that a delivery goes to, if it is known: the way there may be longer or shorter.
 */
export function currentHours(
  { restaurant }: Storefront,
  live: StorefrontLive,
  orderType: OrderType,
  zone?: Pick<PublicZone, 'deliveryMinutes'>,
): Hours {
  const { soldOut: _, isActive, pickup: _pickup, delivery: _delivery, ...load } = live;
  return {
    timezone: restaurant.timezone,
    isActive: restaurant.isActive && isActive !== false,
    operatingHours: restaurant.operatingHours,
    specialHours: restaurant.specialHours,
    ordering: {
      prepMinutes: restaurant.ordering.prepMinutes,
      lastOrderMinutesBeforeClosing: restaurant.ordering.lastOrderMinutesBeforeClosing,
      slotCapacity: restaurant.ordering.slotCapacity,
      ...load,
      ...kindLoad(live, orderType),
      travelMinutes:
        orderType === 'delivery' ? (zone?.deliveryMinutes ?? restaurant.ordering.deliveryMinutes) : 0,
    },
  };
}

/** When the diner gets the food: in the slot, or as soon as possible. */
export function wantedAt(hours: Hours, fulfilment: Fulfilment, now: number): number {
  return fulfilment.scheduledFor === null ? promisedAt(hours, now) : Date.parse(fulfilment.scheduledFor);
}
