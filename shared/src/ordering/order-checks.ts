// Whether an order can be placed at all: ordering on, open or a slot, served at that time, not sold out (O5-01).
// Asked by the cart for its hints and by the server for its verdict.
import { notInGroup } from '../catalogue/group-pricing.ts';
import { unavailableBecause } from '../catalogue/menu-availability.ts';
import { isSoldOut, type Storefront, type StorefrontLive } from '../catalogue/storefront.ts';
import type { StorefrontIndex } from '../catalogue/storefront-index.ts';
import type { ErrorCode } from '../kernel/errors.ts';
import { localTimeAt } from '../kernel/time.ts';
import {
  type Hours,
  isSlotAvailable,
  isSlotFull,
  openState,
  promisedAt,
  slotsFrom,
} from '../tenancy/hours.ts';
import { proceedMessages } from './order-configuration.ts';
import { groupsAsked, whyUnserved } from './serving.ts';

/** Of a restaurant that is inactive, or whose business is. */
export const NOT_TAKING_ORDERS = 'This restaurant is not taking orders';

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
  return {
    timezone: restaurant.timezone,
    isActive: restaurant.isActive && live.isActive !== false,
    operatingHours: restaurant.operatingHours,
    specialHours: restaurant.specialHours,
    ordering: {
      prepMinutes: restaurant.ordering.prepMinutes,
      lastOrderMinutesBeforeClosing: restaurant.ordering.lastOrderMinutesBeforeClosing,
      busyExtraMinutes: live.busyExtraMinutes,
      pausedUntil: live.pausedUntil,
      slotCapacity: restaurant.ordering.slotCapacity,
      slotsTaken: live.slotsTaken,
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
  return refuseTime(hours, fulfilment.scheduledFor, now) ?? refuseAddress(fulfilment);
}

function refuseTime(hours: Hours, scheduledFor: string | null, now: number): Refusal | undefined {
  if (!hours.isActive) return { code: 'RESTAURANT_CLOSED', message: NOT_TAKING_ORDERS };
  if (scheduledFor !== null) {
    const wanted = Date.parse(scheduledFor);
    if (isSlotAvailable(hours, wanted, now)) return undefined;
    if (isSlotFull(hours, wanted)) return fullSlot(hours, now);
    return {
      code: 'SLOT_UNAVAILABLE',
      message: 'This time is no longer available - please choose another one',
    };
  }
  if (!openState(hours, now).open) return { code: 'RESTAURANT_CLOSED', message: proceedMessages.closed };
  return isSlotFull(hours, promisedAt(hours, now)) ? fullSlot(hours, now) : undefined;
}

const OFFERED = 3;

/** The kitchen has as many orders for that time as it can cook: names the next times that it can. */
export function fullSlot(hours: Hours, now: number): Refusal {
  const [first, ...others] = slotsFrom(hours, now, OFFERED).map((slot) =>
    timeLabel(slot, now, hours.timezone),
  );
  const offer =
    first === undefined
      ? 'Please choose another day.'
      : `The next free times: ${[first, ...others].join(', ')}.`;
  return { code: 'SLOT_UNAVAILABLE', message: `The kitchen is full at this time. ${offer}` };
}

/** '6:15 PM' today, 'Fri, 6:15 PM' on another day. */
function timeLabel(instant: number, now: number, timeZone: string): string {
  const isToday = localTimeAt(instant, timeZone).date === localTimeAt(now, timeZone).date;
  const clock = { timeZone, hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-US', isToday ? clock : { ...clock, weekday: 'short' })
    .format(instant)
    .replace(/\s/g, ' ');
}

function refuseAddress({ orderType, address }: Fulfilment): Refusal | undefined {
  if (orderType === 'pickup' || address?.trim()) return undefined;
  return { code: 'VALIDATION_FAILED', message: proceedMessages.noAddress, field: 'address' };
}

/** How many are left of an item on sale, where staff have counted; a mark whose time is over counts no more. */
function remaining(live: StorefrontLive, itemId: number, now: number): number {
  const { remaining: left = 0, until } = live.soldOut[String(itemId)] ?? {};
  const isOver = until !== undefined && Date.parse(until) <= now;
  return left > 0 && !isOver ? left : Number.POSITIVE_INFINITY;
}

/**
 * Why an item cannot be had at `wanted`; undefined when it can. One of its groups being served is enough, but where the
 * line names the group it was picked from, that one must be: its price is only had in its hours. `quantity` is how many
 * are wanted over all lines: a kitchen with three left sells three.
 */
export function refuseItem(
  index: StorefrontIndex,
  live: StorefrontLive,
  itemId: number,
  orderType: OrderType,
  at: { wanted: number; now: number; quantity: number },
  menuGroupId?: number,
): string | undefined {
  const item = index.item(itemId);
  if (!item) return 'This item is no longer on the menu';
  if (!item.onlineOrdering) return `${item.name} cannot be ordered online`;
  if (isSoldOut(live, itemId, at.now)) return `${item.name} is sold out`;
  const left = remaining(live, itemId, at.now);
  if (at.quantity > left) return `Only ${left} left of ${item.name}`;
  if (menuGroupId !== undefined && groupsAsked(index, { menuItemId: itemId, menuGroupId }).length === 0)
    return notInGroup(item);
  const cause = whyUnserved(index, { menuItemId: itemId, menuGroupId }, orderType, at.wanted);
  return cause && `${item.name} ${unavailableBecause[cause]}`;
}
