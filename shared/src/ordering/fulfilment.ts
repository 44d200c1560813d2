// Fulfilment of an order: pickup or delivery, where and when; and the opening hours for it. Separate from its validation,
// since the first screen needs only the hours.

import { kindLoad } from '../catalogue/live-load.ts';
import type { Storefront, StorefrontLive } from '../catalogue/storefront.ts';
import { message } from '../kernel/translate.ts';
import { type Hours, type OrderNeeds, promisedAt } from '../tenancy/hours.ts';
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
 *
 * @param order What is known of the order whose times are wanted: the zone that a delivery goes to, since the way there may be
 * longer or shorter, and what its items need.
 */
export function currentHours(
  { restaurant }: Storefront,
  live: StorefrontLive,
  orderType: OrderType,
  { zone, needs }: { zone?: Pick<PublicZone, 'deliveryMinutes'> | undefined; needs?: OrderNeeds } = {},
): Hours {
  const { soldOut: _, isActive, pickup: _pickup, delivery: _delivery, ...load } = live;
  const { ordering } = restaurant;
  return {
    timezone: restaurant.timezone,
    isActive: restaurant.isActive && isActive !== false,
    operatingHours: restaurant.operatingHours,
    specialHours: restaurant.specialHours,
    ordering: {
      prepMinutes: ordering.prepMinutes,
      lastOrderMinutesBeforeClosing: ordering.lastOrderMinutesBeforeClosing,
      slotCapacity: ordering.slotCapacity,
      slotKitchenMinutes: ordering.slotKitchenMinutes,
      daysAhead: ordering.daysAhead,
      ...load,
      ...kindLoad(live, orderType),
      travelMinutes: orderType === 'delivery' ? (zone?.deliveryMinutes ?? ordering.deliveryMinutes) : 0,
      laterMinutes: orderType === 'delivery' ? ordering.deliveryLeadMinutes : ordering.pickupLeadMinutes,
      ...(needs && { needs }),
    },
  };
}

/** When the diner gets the food: in the slot, or as soon as possible. */
export function wantedAt(hours: Hours, fulfilment: Fulfilment, now: number): number {
  return fulfilment.scheduledFor === null ? promisedAt(hours, now) : Date.parse(fulfilment.scheduledFor);
}
