// Fulfilment of an order: pickup or delivery, where and when; and the hours it depends on. Apart from its validation, since
// the first screen needs the hours alone.
import type { Storefront, StorefrontLive } from '../catalogue/storefront.ts';
import { type Hours, promisedAt } from '../tenancy/hours.ts';
import type { DeliveryAddress } from './delivery-address.ts';

/** Of a restaurant that is inactive, or whose business is. */
export const NOT_TAKING_ORDERS = 'This restaurant is not taking orders';

export type OrderType = 'pickup' | 'delivery';

export interface Fulfilment {
  orderType: OrderType;
  /** ISO instant of the slot; null for as soon as possible. */
  scheduledFor: string | null;
  address?: DeliveryAddress | undefined;
}

/**
 * The restaurant's hours with what staff have tapped since the menu was built, as they hold for pickup or for delivery:
 * whether it is open is the same for both.
 */
export function currentHours(
  { restaurant }: Storefront,
  { soldOut: _, isActive, ...load }: StorefrontLive,
  orderType: OrderType,
): Hours {
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
      travelMinutes: orderType === 'delivery' ? restaurant.ordering.deliveryMinutes : 0,
    },
  };
}

/** When the diner is to have the food: in the slot, or as soon as can be. */
export function wantedAt(hours: Hours, fulfilment: Fulfilment, now: number): number {
  return fulfilment.scheduledFor === null ? promisedAt(hours, now) : Date.parse(fulfilment.scheduledFor);
}
