// Whether an order can be placed at all: ordering on, open or a slot, served at that time, not sold out (O5-01).
// Asked by the cart for its hints and by the server for its verdict.
import { type UnavailableReason, whyUnavailable } from '../catalogue/menu-availability.ts';
import { isSoldOut, type Storefront, type StorefrontLive } from '../catalogue/storefront.ts';
import type { StorefrontIndex } from '../catalogue/storefront-index.ts';
import type { ErrorCode } from '../kernel/errors.ts';
import { type Hours, isSlotAvailable, openState, promisedAt } from '../tenancy/hours.ts';

export type OrderType = 'pickup' | 'delivery';

export interface Fulfilment {
  orderType: OrderType;
  /** ISO instant of the slot; null for as soon as possible. */
  scheduledFor: string | null;
  address?: string | undefined;
}

export interface Refusal {
  code: Extract<
    ErrorCode,
    'RESTAURANT_CLOSED' | 'SLOT_UNAVAILABLE' | 'ITEM_UNAVAILABLE' | 'VALIDATION_FAILED'
  >;
  message: string;
  /** The line at fault, where one is. */
  line?: number;
  field?: string;
}

/** The restaurant's hours with what staff have tapped since the menu was built. */
export function currentHours({ restaurant }: Storefront, live: StorefrontLive): Hours {
  const pauses = [restaurant.ordering.pausedUntil, live.pausedUntil].filter((until) => until !== undefined);
  return {
    timezone: restaurant.timezone,
    isActive: restaurant.isActive,
    operatingHours: restaurant.operatingHours,
    specialHours: restaurant.specialHours,
    ordering: {
      prepMinutes: restaurant.ordering.prepMinutes,
      lastOrderMinutesBeforeClosing: restaurant.ordering.lastOrderMinutesBeforeClosing,
      busyExtraMinutes: Math.max(restaurant.ordering.busyExtraMinutes, live.busyExtraMinutes),
      pausedUntil: pauses.sort().at(-1),
    },
  };
}

/** When the food is wanted: the slot, or as soon as the kitchen can. */
export function wantedAt(hours: Hours, fulfilment: Fulfilment, now: number): number {
  return fulfilment.scheduledFor === null ? promisedAt(hours, now) : Date.parse(fulfilment.scheduledFor);
}

/** Why an order of this kind cannot be placed now; undefined when it can. */
export function refuseFulfilment(
  storefront: Storefront,
  hours: Hours,
  fulfilment: Fulfilment,
  now: number,
): Refusal | undefined {
  const { ordering } = storefront.restaurant;
  const isOffered = fulfilment.orderType === 'pickup' ? ordering.pickupEnabled : ordering.deliveryEnabled;
  if (!storefront.website.enabled || !storefront.website.orderingEnabled || !isOffered) {
    return {
      code: 'RESTAURANT_CLOSED',
      message: `This restaurant does not take ${fulfilment.orderType} orders here`,
    };
  }
  if (fulfilment.orderType === 'delivery' && !fulfilment.address?.trim()) {
    return { code: 'VALIDATION_FAILED', message: 'Delivery address is required', field: 'address' };
  }
  if (fulfilment.scheduledFor !== null) {
    return isSlotAvailable(hours, Date.parse(fulfilment.scheduledFor), now)
      ? undefined
      : { code: 'SLOT_UNAVAILABLE', message: 'This time is no longer available - please choose another one' };
  }
  const state = openState(hours, now);
  if (state.open) return undefined;
  const isInactive = state.reason === 'inactive';
  return {
    code: 'RESTAURANT_CLOSED',
    message: isInactive
      ? 'This restaurant is not taking orders'
      : 'Restaurant is closed - please schedule your order',
  };
}

const reasons: Record<UnavailableReason, string> = {
  channel: 'is not available for this kind of order',
  date: 'is not on the menu on that date',
  day: 'is not served on that day',
  time: 'is not served at that time',
  season: 'is out of season',
};

/** Why an item cannot be had at `wanted`; undefined when it can. One of its groups being served is enough. */
export function refuseItem(
  index: StorefrontIndex,
  live: StorefrontLive,
  itemId: number,
  orderType: OrderType,
  at: { wanted: number; now: number },
): string | undefined {
  const item = index.item(itemId);
  if (!item) return 'This item is no longer on the menu';
  if (!item.onlineOrdering) return `${item.name} cannot be ordered online`;
  if (isSoldOut(live, itemId, at.now)) return `${item.name} is sold out`;
  const { timezone } = index.storefront.restaurant;
  const causes = index
    .groupsOf(itemId)
    .map((group) => whyUnavailable(group.availability, orderType, at.wanted, timezone));
  const [first] = causes;
  if (causes.length > 0 && causes.every((cause) => cause !== undefined) && first)
    return `${item.name} ${reasons[first]}`;
  return undefined;
}
