// Finds the order of a tracking link.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { defined } from '@bite/shared/kernel/defined';
import { DomainError } from '@bite/shared/kernel/errors';
import { guid } from '@bite/shared/kernel/schema';
import { mayArriveFrom } from '@bite/shared/ordering/arrival';
import { isCancelledOrVoided, isOpen } from '@bite/shared/ordering/board';
import { cancellableUntil } from '@bite/shared/ordering/guest-cancellation';
import type { Order, OrderItem } from '@bite/shared/ordering/order.schema';
import { GUEST } from '@bite/shared/ordering/order-actors';
import { pointsPaid } from '@bite/shared/ordering/printed-discounts';
import { judgedUntil, type Thumb } from '@bite/shared/ordering/thumbs';
import {
  modifierLabels,
  type TrackedChoice,
  type TrackedOrder,
  type TrackedPayment,
} from '@bite/shared/ordering/tracking';
import { isLinkTooOld } from '@bite/shared/ordering/tracking-link-age';
import { isDraft } from '@bite/shared/ordering/transitions';
import type { OrderPayment } from '@bite/shared/payments/payment-attempt.schema';
import { payUntilOf } from '../payments/draft-work.ts';
import type { Orders } from '../ports/orders.ts';
import type { PushSender } from '../ports/push-sender.ts';
import type { Storefronts } from '../ports/storefronts.ts';
import { hashTrackingToken } from './order-keys.ts';
import { usedPromotion } from './quote-order.ts';

export interface TrackOrderDeps {
  orders: Orders;
  storefronts: Storefronts;
  /** Absent where no devices can be notified. */
  pushSender?: Pick<PushSender, 'key'> | undefined;
  /** Milliseconds. */
  now: () => number;
}

export interface TrackingLink {
  restaurantGuid: string;
  token: string;
}

/**
 * Two document reads. Throws NOT_FOUND for every invalid token, and for another restaurant's order, since the link shows
 * this restaurant's name. Throws LINK_EXPIRED where the order ended long ago, unless it is the signed-in diner's own.
 */
export async function trackOrder(
  deps: TrackOrderDeps,
  link: TrackingLink,
  diner?: { uid: string },
): Promise<{ order: TrackedOrder; version: string }> {
  const { order, storefront } = await findTracked(deps, link, diner);
  const version = `${Date.parse(order.updatedAt).toString(36)}-${storefront.version}`;
  return { order: toTracked(order, storefront, deps.pushSender), version };
}

/** Throws as trackOrder does. */
export async function findTracked(
  deps: TrackOrderDeps,
  { restaurantGuid, token }: TrackingLink,
  diner?: { uid: string },
): Promise<{ order: Order; storefront: Storefront }> {
  const isOwnByGuid = diner && guid.safeParse(token).success;
  const hash = hashTrackingToken(token);
  const order = isOwnByGuid
    ? await ownOrder(deps, { restaurantGuid, token }, diner)
    : await deps.orders.findByTrackingTokenHash(hash);
  const isOwn = order?.restaurantGuid === restaurantGuid;
  const found = isOwn && (await deps.storefronts.find({ restaurantGuid }));
  if (!order || !found) throw new DomainError('NOT_FOUND', 'We could not find this order');
  // A mailed link has a time of its own.
  if (!isOwnByGuid && order.trackingTokenHash === hash && isLinkTooOld(order, deps.now()))
    throw new DomainError('LINK_EXPIRED', 'This link is too old. Sign in or ask the restaurant.');
  return { order, storefront: found.storefront };
}

/** A signed-in diner names an own order by its guid, which opens nothing for anybody else. */
async function ownOrder(
  { orders, storefronts }: Pick<TrackOrderDeps, 'orders' | 'storefronts'>,
  { restaurantGuid, token }: TrackingLink,
  { uid }: { uid: string },
): Promise<Order | undefined> {
  const menu = await storefronts.find({ restaurantGuid });
  const order = menu && (await orders.find(menu.place, token));
  return order?.createdByUserId === uid ? order : undefined;
}

/** What the diner sees of an order. */
export function toTracked(
  order: Order,
  { restaurant }: Storefront,
  pushSender: Pick<PushSender, 'key'> | undefined,
): TrackedOrder {
  const until = cancellableUntil(order, restaurant.ordering.cancelWindowMinutes);
  const judged = judgedUntil(order);
  return {
    ...figuresOf(order),
    ...(until !== undefined && { cancelUntil: new Date(until).toISOString() }),
    ...(pushSender &&
      !restaurant.notifiesNobody &&
      isOpen(order) &&
      !isDraft(order) && { push: { key: pushSender.key, devices: order.pushDevices ?? [] } }),
    ...(judged !== undefined && { judgeUntil: new Date(judged).toISOString() }),
    restaurant: {
      guid: restaurant.guid,
      name: restaurant.name,
      phone: restaurant.phone,
      slug: restaurant.slug,
      timezone: restaurant.timezone,
      street: restaurant.address.street,
      city: restaurant.address.city,
    },
  };
}

function figuresOf(order: Order): Omit<TrackedOrder, 'restaurant'> {
  const { cutlery, leaveAtDoor, arrivedAt, arrivalNote } = order.fulfilment;
  const arriveFrom = mayArriveFrom(order);
  const paidByPoints = pointsPaid(order.orderLevelDiscounts);
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    lifecycleState: order.lifecycleState,
    paymentStatus: order.paymentStatus,
    type: order.type,
    items: order.items.map((item) => ({
      name: item.name,
      ...(item.selectedSize && { size: item.selectedSize.name }),
      quantity: item.quantity,
      modifiers: modifierLabels(item),
      ...(item.notes && { notes: item.notes }),
      lineTotal: item.lineTotal,
      ...thumbOf(order, item),
      choice: choiceOf(item),
    })),
    totals: order.totals,
    ...(order.promotion && { promotion: usedPromotion(order.promotion) }),
    ...(paidByPoints > 0 && { pointsPaid: paidByPoints }),
    placedAt: order.createdAt,
    ...payUntilOf(order),
    scheduledFor: order.fulfilment.scheduledFor,
    promisedAt: order.fulfilment.promisedAt,
    ...(order.fulfilment.address && { address: order.fulfilment.address }),
    ...(order.fulfilment.outAt && { outAt: order.fulfilment.outAt }),
    ...(order.deliveredAt && { deliveredAt: order.deliveredAt }),
    ...(order.requiresId && { requiresId: true as const }),
    customerName: order.customer.name,
    ...(order.customerNotes && { note: order.customerNotes }),
    ...(order.allergies && { allergies: order.allergies }),
    ...(cutlery && { cutlery }),
    ...(leaveAtDoor && { leaveAtDoor }),
    ...(arriveFrom !== undefined && { arriveFrom: new Date(arriveFrom).toISOString() }),
    ...(arrivedAt && { arrivedAt }),
    ...(arrivalNote && { arrivalNote }),
    ...moneyOf(order),
    ...(isCancelledOrVoided(order) && order.cancelReason && { cancelReason: order.cancelReason }),
    ...(isCancelledOrVoided(order) && order.canceledBy === GUEST && { isCancelledByGuest: true as const }),
  };
}

const moneyOf = ({ payment, refundedAmount }: Order): Pick<TrackedOrder, 'payment' | 'refundedAmount'> => ({
  ...(payment && { payment: trackedPayment(payment) }),
  ...(refundedAmount !== undefined && { refundedAmount }),
});

const trackedPayment = ({ state, card, amount }: OrderPayment): TrackedPayment => ({
  state,
  ...(card && {
    card: defined(card),
  }),
  ...(amount !== undefined && { amount }),
});

function thumbOf({ thumbs }: Order, { menuItemId }: OrderItem): { thumb?: Thumb } {
  const thumb = thumbs?.[menuItemId];
  return thumb ? { thumb } : {};
}

const choiceOf = ({
  menuItemId,
  menuItemGuid,
  basePrice,
  selectedSize,
  modifierGroups,
}: OrderItem): TrackedChoice => ({
  menuItemId,
  menuItemGuid,
  basePrice,
  ...(selectedSize && { sizeId: selectedSize.id }),
  modifierGroups: modifierGroups.map(({ modifierGroupId, name, modifiers }) => ({
    modifierGroupId,
    name,
    modifiers: modifiers.map(({ modifierId, name, quantity }) => ({ modifierId, name, quantity })),
  })),
});
