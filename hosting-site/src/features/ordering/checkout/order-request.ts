// The request body of an order.
import type { BodyOf } from '@bite/shared/api/answers';
import type { StorefrontRestaurant } from '@bite/shared/catalogue/storefront';
import { type Cart, type CartItem, lineRequestOf } from '@bite/shared/ordering/cart';
import { tidyAddress } from '@bite/shared/ordering/delivery-address';
import { fulfilmentOf } from '../../../lib/cart-view.ts';
import type { OrderDetails } from '../../../lib/order-details.ts';
import { inPageLanguage } from '../../../lib/page-language.ts';
import type { Contact } from './contact.ts';

/** Without absent fields, so that the same order always has the same text. */
export type OrderBody = BodyOf<'placeOrder'>;

export interface OrderParts {
  restaurant: Pick<StorefrontRestaurant, 'guid' | 'address' | 'offersTexts'>;
  items: readonly CartItem[];
  /** If it is on the server, too: then it is over for all devices of its diner. */
  cart?: Pick<Cart, 'base'> | undefined;
  details: OrderDetails;
  contact: Contact;
  /** The displayed total, in the major unit. */
  expectedTotal: number;
  /** Only asked for and sent if the order contains alcohol. */
  isAgeConfirmed: boolean;
  /** Of the signed-in diner, to spend at most; none by default. */
  points?: number;
  /** In the major unit. */
  tip?: number;
  /** Of a promotion that takes something off. */
  promoCode?: string | undefined;
  /** It waits until its card was charged. */
  isByCard?: boolean;
}

const optional = <Key extends string>(key: Key, text: string | undefined) =>
  text?.trim() ? ({ [key]: text.trim() } as Record<Key, string>) : {};

export function orderBody({
  restaurant,
  items,
  cart,
  details,
  contact,
  expectedTotal,
  isAgeConfirmed,
  points = 0,
  tip = 0,
  promoCode,
  isByCard = false,
}: OrderParts): OrderBody {
  const { orderType, scheduledFor, address } = fulfilmentOf(details, restaurant);
  return {
    restaurantGuid: restaurant.guid,
    orderType,
    scheduledFor,
    ...(address && { address: tidyAddress(address) }),
    lines: items.map(lineRequestOf),
    ...(cart?.base && {
      cart: { guid: cart.base.guid, cartItemIds: items.map(({ cartItemId }) => cartItemId) },
    }),
    customer: { name: contact.name.trim(), phone: contact.phone.trim(), email: contact.email.trim() },
    ...optional('note', contact.note),
    ...optional('allergies', contact.allergies),
    ...(contact.cutlery && { cutlery: true as const }),
    ...(orderType === 'delivery' && {
      ...optional('instructions', contact.instructions),
      ...(contact.leaveAtDoor && { leaveAtDoor: true as const }),
    }),
    ...(tip > 0 && { tip }),
    ...optional('promoCode', promoCode),
    expectedTotal,
    ...inPageLanguage(),
    ...(points > 0 && { points }),
    ...(restaurant.offersTexts && contact.wantsTexts && { textMessages: true as const }),
    ...(isAgeConfirmed && { ageConfirmed: true as const }),
    ...(isByCard && { payment: 'card' as const }),
  };
}
