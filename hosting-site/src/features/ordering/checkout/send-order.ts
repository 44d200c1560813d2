// Sends the order, and remembers what the next one on this device begins with.

import { changed } from '@bite/shared/ordering/cart-state';
import { refuseLeaving } from '@bite/shared/ordering/leave-at-door';
import type { CartView } from '../../../lib/cart-view.ts';
import { loadEngine } from '../../../lib/engine.ts';
import { rememberContact } from '../../../lib/remember-contact.ts';
import type { Site } from '../../../lib/site.ts';
import type { Contact } from './contact.ts';
import { orderBody } from './order-request.ts';
import { type Outcome, placeOrder } from './place-order.ts';

/** What the diner agreed to pay, and what is in it. */
export interface AgreedPrice {
  total: number;
  tip: number;
  promoCode: string | undefined;
}

export const priceOf = ({ totals, promotion }: CartView): AgreedPrice => ({
  total: totals.total,
  tip: totals.tip,
  promoCode: promotion?.refusal === undefined ? promotion?.code : undefined,
});

export async function sendOrder(
  site: Site,
  view: CartView,
  contact: Contact,
  agreed: AgreedPrice,
  isAgeConfirmed: boolean,
): Promise<Outcome> {
  const { call } = await loadEngine();
  // Whoever orders is there: what the page shows is what is ordered, however long it was open, and stays if it is refused.
  site.cart.change((cart, now) => changed(cart, now, {}));
  const { restaurant } = site.storefront.get();
  const body = orderBody({
    restaurant,
    items: view.lines.map(({ item }) => item),
    cart: site.cart.get(),
    details: site.details.get(),
    contact: {
      ...contact,
      cutlery: contact.cutlery && restaurant.ordering.asksForCutlery,
      // It may have been chosen before something else was put into the cart.
      leaveAtDoor: contact.leaveAtDoor && !refuseLeaving({ requiresId: isAgeConfirmed, toPay: agreed.total }),
    },
    expectedTotal: agreed.total,
    isAgeConfirmed,
    points: site.pointsToSpend.get(),
    tip: agreed.tip,
    promoCode: agreed.promoCode,
  });
  return placeOrder(call, body);
}

export function rememberOrder(site: Site, { order }: Extract<Outcome, { kind: 'placed' }>): void {
  const { restaurant } = site.storefront.get();
  site.recentOrders.remember({
    token: order.trackingToken,
    orderNumber: order.orderNumber,
    restaurantGuid: restaurant.guid,
    restaurantName: restaurant.name,
    placedAt: new Date().toISOString(),
  });
}

/** Remembers the diner for the next order on this device. */
export function rememberForNextTime(site: Site, { name, phone, email }: Contact): void {
  const { orderType, deliveryAddress } = site.details.get();
  rememberContact({ name, phone, email, ...(orderType === 'delivery' && { address: deliveryAddress }) });
}
