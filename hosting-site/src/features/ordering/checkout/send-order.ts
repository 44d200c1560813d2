// The order as it is sent, and what the next one on this device begins with.

import type { Quote } from '@bite/shared/api/answers';
import { decimal } from '@bite/shared/kernel/money';
import { changed } from '@bite/shared/ordering/cart-state';
import { refuseLeaving } from '@bite/shared/ordering/leave-at-door';
import type { CartView } from '../../../lib/cart-view.ts';
import { rememberContact } from '../../../lib/remember-contact.ts';
import type { Site } from '../../../lib/site.ts';
import type { Contact } from './contact.ts';
import { type OrderBody, orderBody } from './order-request.ts';

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

/** What the server reckoned, once the guest has agreed to it. */
export const priceOfQuote = ({ totals, promotion }: Quote): AgreedPrice => ({
  total: totals.total,
  tip: totals.tip,
  promoCode: promotion?.code,
});

export const withoutTip = ({ total, tip, promoCode }: AgreedPrice): AgreedPrice => ({
  total: decimal(total).minus(decimal(tip)).toNumber(),
  tip: 0,
  promoCode,
});

/** @param isByCard It is paid now: nothing is owed at the door. */
export function orderToSend(
  site: Site,
  view: CartView,
  contact: Contact,
  agreed: AgreedPrice,
  { isAgeConfirmed, isByCard }: { isAgeConfirmed: boolean; isByCard: boolean },
): OrderBody {
  // Whoever orders is there: what the page shows is what is ordered, however long it was open, and stays if it is refused.
  site.cart.change((cart, now) => changed(cart, now, {}));
  const { restaurant } = site.storefront.get();
  const toPay = isByCard ? 0 : agreed.total;
  return orderBody({
    restaurant,
    items: view.lines.map(({ item }) => item),
    cart: site.cart.get(),
    details: site.details.get(),
    contact: {
      ...contact,
      cutlery: contact.cutlery && restaurant.ordering.asksForCutlery,
      // It may have been chosen before something else was put into the cart.
      leaveAtDoor: contact.leaveAtDoor && !refuseLeaving({ requiresId: isAgeConfirmed, toPay }),
    },
    expectedTotal: agreed.total,
    isAgeConfirmed,
    points: site.pointsToSpend.get(),
    tip: agreed.tip,
    promoCode: agreed.promoCode,
    isByCard,
  });
}

export function rememberOrder(
  site: Site,
  { token, orderNumber }: { token: string; orderNumber: string },
): void {
  const { restaurant } = site.storefront.get();
  site.recentOrders.remember({
    token,
    orderNumber,
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
