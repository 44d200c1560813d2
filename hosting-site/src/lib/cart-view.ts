// The cart as the diner sees it: each line priced on the present menu, or with what is wrong with it; the totals; and why
// the order cannot be placed as it stands. All by the shared rules, which the server asks as well.
import { nameOnPage } from '@bite/shared/catalogue/name-on-page';
import {
  isItemSoldOut,
  isSoldOut,
  optionKey,
  type SoldOutKey,
  soldOutAt,
} from '@bite/shared/catalogue/sold-out';
import { soldOutName } from '@bite/shared/catalogue/sold-out-names';
import type { StorefrontLive, StorefrontRestaurant } from '@bite/shared/catalogue/storefront';
import type { StorefrontIndex } from '@bite/shared/catalogue/storefront-index';
import { decimal } from '@bite/shared/kernel/money';
import { type Cart, type CartItem, lineRequestOf } from '@bite/shared/ordering/cart';
import { noAddress } from '@bite/shared/ordering/delivery-address';
import { refuseMinimum, refuseZone } from '@bite/shared/ordering/delivery-refusals';
import { nextLowerFee, type PublicZone } from '@bite/shared/ordering/delivery-zones';
import { currentHours, type Fulfilment, type OrderType, wantedAt } from '@bite/shared/ordering/fulfilment';
import { groupLimitProblems } from '@bite/shared/ordering/group-limits';
import {
  isProblem,
  type LineModifier,
  type LineRequest,
  type PricedLine,
  priceLine,
} from '@bite/shared/ordering/line';
import { orderAgain, type SameAgain } from '@bite/shared/ordering/order-again';
import { refuseLine, soldOutKeys } from '@bite/shared/ordering/order-checks';
import { orderNeeds } from '@bite/shared/ordering/order-needs';
import { refuseTotal } from '@bite/shared/ordering/order-size';
import { earnedPoints } from '@bite/shared/ordering/points';
import { pointsPaid } from '@bite/shared/ordering/printed-discounts';
import { promotionAmount } from '@bite/shared/ordering/promotions';
import type { OrderTotals } from '@bite/shared/ordering/quote';
import { reckonOrder } from '@bite/shared/ordering/reckon-order';
import { type Refusal, refuseFulfilment } from '@bite/shared/ordering/refuse-fulfilment';
import { selectionGroups } from '@bite/shared/ordering/selection';
import { firstServing, whyNotServedAt } from '@bite/shared/ordering/serving';
import type { UsedPromotion } from '@bite/shared/ordering/totals-rows';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { type Hours, slotsFrom } from '@bite/shared/tenancy/hours';
import { addressFrom } from './delivery-address.ts';
import type { OrderDetails } from './order-details.ts';
import type { OrderExtras } from './order-extras.ts';
import type { ZoneState } from './site.ts';

export interface CartLine {
  item: CartItem;
  /** The size, then each group's modifiers, in reading order. */
  choices: string[];
  /** Absent if the line can no longer be priced. */
  lineTotal: number | undefined;
  /** Why it cannot be ordered as it is. */
  problem: string | undefined;
  /** Its options do not go together any more. */
  hasValidOptions: boolean;
  hasNewPrice: boolean;
  /** Staff have marked its item, size or an option. */
  isSoldOut: boolean;
  /** If options of it have sold out and it can be had without them. */
  without: WithoutOptions | undefined;
  /** Something of it has sold out, and there is enough left to choose from. */
  canChooseAgain: boolean;
}

export interface WithoutOptions {
  /** 'Extra cheese' */
  names: string[];
  request: LineRequest;
}

export interface CartView {
  lines: CartLine[];
  /** Totals of the lines that can be ordered. */
  totals: OrderTotals;
  /** The promotion of the code that was entered, and why it takes nothing off. */
  promotion: UsedPromotion | undefined;
  /** What points pay of it, in the major unit. */
  pointsPaid: number;
  /** What they earn. */
  points: number;
  /** Why kind, place or time of the order are refused. */
  refusal: Refusal | undefined;
  hasProblems: boolean;
  /** Why an order with this total is refused. */
  tooLarge: string | undefined;
  /** The address is known to cost nothing. */
  isDeliveryFree: boolean;
  /** Of a delivery whose zone is known. */
  delivery: CartDelivery | undefined;
  /** If something is not served at the chosen time, or sold out: the first available time at which everything is on sale. */
  betterTime: number | undefined;
}

export interface CartDelivery {
  zone: PublicZone;
  /** Why the order is too small for it. */
  tooSmall: string | undefined;
  /** The next lower fee, and how much more food brings it, in the major unit. */
  nextFee: { missing: number; fee: number; from: number } | undefined;
}

export function fulfilmentOf(
  details: OrderDetails,
  restaurant: Pick<StorefrontRestaurant, 'address'>,
): Fulfilment {
  return {
    orderType: details.orderType,
    scheduledFor: details.scheduledTime,
    address: details.orderType === 'delivery' ? addressFrom(details.deliveryAddress, restaurant) : undefined,
  };
}

export function choicesOf(item: CartItem): string[] {
  const size = item.selectedSize ? [item.selectedSize.sizePrice.name] : [];
  const groups = item.modifierGroups.map((group) => {
    const names = group.modifiers.map(({ name, quantity }) =>
      quantity > 1 ? `${quantity} × ${name}` : name,
    );
    return `${group.name}: ${names.join(', ')}`;
  });
  return [...size, ...groups];
}

/** With the menu's present names, which are those of the page's language: the cart keeps the ones of when it was filled. */
function namedAsOnMenu(index: StorefrontIndex, item: CartItem): CartItem {
  const { name = item.name, sizes = [] } = index.item(item.menuItemId) ?? {};
  const { selectedSize } = item;
  const size = sizes.find(({ id }) => id === selectedSize?.sizePrice.id)?.name;
  const modifierGroups = item.modifierGroups.map((group) => {
    const known = index.modifierGroup(group.modifierGroupId);
    const nameOf = (id: number) => known?.modifiers.find((modifier) => modifier.id === id)?.name;
    return {
      ...group,
      name: known?.name ?? group.name,
      modifiers: group.modifiers.map((one) => ({ ...one, name: nameOf(one.modifierId) ?? one.name })),
    };
  });
  const sized = selectedSize &&
    size && { selectedSize: { ...selectedSize, sizePrice: { ...selectedSize.sizePrice, name: size } } };
  return { ...item, name, ...sized, modifierGroups };
}

/** Whether a figure behind the price has changed since the line was added. */
function hasNewPrice(item: CartItem, line: PricedLine): boolean {
  const deltas = new Map(
    line.modifierGroups.flatMap(({ group, modifiers }) =>
      modifiers.map(
        ({ modifier, priceDelta }) => [`${group.modifierGroupId}:${modifier.id}`, priceDelta] as const,
      ),
    ),
  );
  const isOld = item.modifierGroups.some((group) =>
    group.modifiers.some(
      ({ modifierId, priceDelta }) => deltas.get(`${group.modifierGroupId}:${modifierId}`) !== priceDelta,
    ),
  );
  // The price of a group of options is in the total alone.
  const { totalPrice, basePrice } = item;
  return isOld || line.basePrice.toNumber() !== basePrice || line.lineTotal.toNumber() !== totalPrice;
}

type OrderedLine = Pick<LineRequest, 'menuItemId' | 'quantity'>;

/** The kind and time of the order that the diner is making, as the details say. */
function timeOf(
  index: StorefrontIndex,
  live: StorefrontLive,
  details: OrderDetails,
  now: number,
  { zone, lines = [] }: { zone?: PublicZone | undefined; lines?: readonly OrderedLine[] } = {},
) {
  const { storefront } = index;
  const fulfilment = fulfilmentOf(details, storefront.restaurant);
  const needs = orderNeeds(index, lines);
  const hours = currentHours(storefront, live, details.orderType, { zone, needs });
  const wanted = wantedAt(hours, fulfilment, now);
  return { fulfilment, hours, time: { wanted, soldOutAt: soldOutAt(details.scheduledTime, now), now } };
}

/** What of an earlier order can be had again. */
export function sameAgain(
  index: StorefrontIndex,
  live: StorefrontLive,
  items: TrackedOrder['items'],
  details: OrderDetails,
  now: number,
): SameAgain {
  const { time } = timeOf(index, live, details, now);
  return orderAgain(index, live, items, { orderType: details.orderType, ...time });
}

interface CartOptions {
  /** How many of the diner's points pay, at most. */
  points?: number;
  /** What is known of the zone of the address. */
  zone?: ZoneState;
  extras?: OrderExtras;
}

export function viewCart(
  index: StorefrontIndex,
  live: StorefrontLive,
  cart: Cart,
  details: OrderDetails,
  now: number,
  { points = 0, zone: zoneState = { kind: 'unknown' }, extras: { tip, promotion } = {} }: CartOptions = {},
): CartView {
  const isDelivery = details.orderType === 'delivery';
  const zone = isDelivery && zoneState.kind === 'inside' ? zoneState.zone : undefined;
  const { fulfilment, hours, time } = timeOf(index, live, details, now, { zone, lines: cart.items });
  const requests = cart.items.map(lineRequestOf);
  const limits = new Map(groupLimitProblems(index, requests).map(({ line, message }) => [line, message]));
  const lines = cart.items.map((item, position): CartLine => {
    const request = lineRequestOf(item);
    const line = priceLine(index, request);
    const isGood = !isProblem(line);
    const soldOut = isGood ? soldOutKeys(live, request, time.soldOutAt) : [];
    return {
      item: namedAsOnMenu(index, item),
      choices: choicesOf(namedAsOnMenu(index, item)),
      lineTotal: isGood ? line.lineTotal.toNumber() : undefined,
      problem: isGood
        ? (refuseLine(index, live, request, { orderType: details.orderType, lines: requests, ...time }) ??
          limits.get(position))
        : line.message,
      hasValidOptions: isGood || line.code !== 'selection',
      hasNewPrice: isGood && hasNewPrice(item, line),
      isSoldOut: soldOut.length > 0,
      without: withoutOptions(index, request, soldOut),
      canChooseAgain: soldOut.length > 0 && isEnoughLeft(index, live, request, time.soldOutAt),
    };
  });
  const priced = lines.filter(({ lineTotal }) => lineTotal !== undefined);
  const { promotionRefusal, ...result } = reckonOrder(
    index,
    priced.map(({ item }) => lineRequestOf(item)),
    { orderType: details.orderType, promotion, tip, points, deliveryFee: zone, now },
  );
  if (!result.ok) throw new Error('Lines that can be priced one by one can be priced together');
  return {
    lines,
    totals: result.totals,
    promotion: promotion && {
      ...promotion,
      name: nameOnPage(promotion),
      amount: promotionAmount(promotion, result),
      refusal: promotionRefusal,
    },
    pointsPaid: pointsPaid(result.orderDiscounts),
    points: earnedPoints(result.totals),
    refusal:
      refuseFulfilment(index.storefront, hours, fulfilment, now) ??
      (isDelivery && zoneState.kind === 'outside'
        ? refuseZone(zoneState, index.storefront.deliveryZones, fulfilment.address ?? noAddress)
        : undefined),
    hasProblems: lines.some(({ problem }) => problem !== undefined),
    tooLarge: refuseTotal(result.totals),
    isDeliveryFree:
      isDelivery &&
      (zoneState.kind === 'inside' || zoneState.kind === 'anywhere') &&
      result.totals.deliveryFee === 0,
    delivery: zone && deliveryTo(zone, result.totals),
    betterTime: betterTime(index, live, hours, requests, details.orderType, time),
  };
}

function deliveryTo(zone: PublicZone, { subtotal, currency }: OrderTotals): CartDelivery {
  const next = nextLowerFee(zone, subtotal);
  return {
    zone,
    tooSmall: refuseMinimum(zone, subtotal, currency)?.message,
    nextFee: next && { ...next, missing: decimal(next.from).minus(decimal(subtotal)).toNumber() },
  };
}

/** @param soldOut What of the line has sold out. Undefined if that is more than options, or if the item needs them. */
function withoutOptions(
  index: StorefrontIndex,
  line: LineRequest,
  soldOut: readonly SoldOutKey[],
): WithoutOptions | undefined {
  const keyOf = ({ modifierGroupId, modifierId }: LineModifier) => optionKey(modifierGroupId, modifierId);
  const options = new Set(line.modifiers.map(keyOf));
  if (soldOut.length === 0 || !soldOut.every((key) => options.has(key))) return undefined;
  const modifiers = line.modifiers.filter((one) => !soldOut.includes(keyOf(one)));
  const request = { ...line, modifiers };
  if (isProblem(priceLine(index, request))) return undefined;
  return { names: soldOut.flatMap((key) => soldOutName(index, key) ?? []), request };
}

/** Whether the item, one of its sizes and an option of each required group are on sale. */
function isEnoughLeft(
  index: StorefrontIndex,
  live: StorefrontLive,
  { menuItemId, sizeId }: LineRequest,
  at: number,
): boolean {
  const item = index.item(menuItemId);
  if (!item || isItemSoldOut(live, item, at)) return false;
  return selectionGroups(item, index.modifierGroup, sizeId).every(
    ({ isRequired, modifierGroupId, modifiers }) =>
      !isRequired || modifiers.some(({ id }) => !isSoldOut(live, optionKey(modifierGroupId, id), at)),
  );
}

/** The times of an order, in milliseconds. */
interface OrderTime {
  wanted: number;
  /** As the function soldOutAt says it. */
  soldOutAt: number;
  now: number;
}

/** The first available time at which all lines are served and on sale; undefined if they are at the order's time, or never. */
export function betterTime(
  index: StorefrontIndex,
  live: StorefrontLive,
  hours: Hours,
  lines: readonly LineRequest[],
  orderType: OrderType,
  time: OrderTime,
): number | undefined {
  const isOnSale = (at: number): boolean => lines.every((line) => soldOutKeys(live, line, at).length === 0);
  const isServed = lines.every((line) => whyNotServedAt(index, line, orderType, time.wanted) === undefined);
  if (isServed && isOnSale(time.soldOutAt)) return undefined;
  const times = slotsFrom(hours, time.now, Number.POSITIVE_INFINITY);
  return firstServing(index, lines, orderType, times.filter(isOnSale));
}
