// Finds the order of a tracking link.
import { DomainError } from '@bite/shared/kernel/errors';
import { isCancelledOrVoided } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { modifierLabels, type TrackedOrder } from '@bite/shared/ordering/tracking';
import type { Orders } from '../ports/orders.ts';
import type { Storefronts } from '../ports/storefronts.ts';
import { hashTrackingToken } from './order-keys.ts';

/**
 * Two document reads. Throws NOT_FOUND for every invalid token, and for another restaurant's order, since the link shows
 * this restaurant's name.
 */
export async function trackOrder(
  deps: { orders: Orders; storefronts: Storefronts },
  { restaurantGuid, token }: { restaurantGuid: string; token: string },
): Promise<{ order: TrackedOrder; version: string }> {
  const stored = await deps.orders.findByTrackingTokenHash(hashTrackingToken(token));
  const isOwn = stored?.restaurantGuid === restaurantGuid;
  const found = isOwn && (await deps.storefronts.find({ restaurantGuid }));
  if (!stored || !found) throw new DomainError('NOT_FOUND', 'We could not find this order');
  const { restaurant } = found.storefront;
  const order: TrackedOrder = {
    ...toTracked(stored),
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
  return { order, version: `${Date.parse(stored.updatedAt).toString(36)}-${found.storefront.version}` };
}

function toTracked(order: Order): Omit<TrackedOrder, 'restaurant'> {
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
    })),
    totals: order.totals,
    placedAt: order.createdAt,
    scheduledFor: order.fulfilment.scheduledFor,
    promisedAt: order.fulfilment.promisedAt,
    ...(order.fulfilment.address && { address: order.fulfilment.address }),
    ...(order.fulfilment.outAt && { outAt: order.fulfilment.outAt }),
    ...(order.deliveredAt && { deliveredAt: order.deliveredAt }),
    ...(order.requiresId && { requiresId: true as const }),
    customerName: order.customer.name,
    ...(order.customerNotes && { note: order.customerNotes }),
    ...(isCancelledOrVoided(order) && order.cancelReason && { cancelReason: order.cancelReason }),
  };
}
