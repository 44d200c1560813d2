// The order as the server is asked for it.
import type { BodyOf } from '@bite/shared/api/answers';
import { type CartItem, lineRequestOf } from '@bite/shared/ordering/cart';
import { fulfilmentOf } from '../../lib/cart-view.ts';
import type { OrderDetails } from '../../lib/order-details.ts';
import type { Diner } from './diner.ts';

/** Without what is absent, so that one order has one text. */
export type OrderBody = BodyOf<'placeOrder'>;

export interface OrderParts {
  restaurantGuid: string;
  items: readonly CartItem[];
  details: OrderDetails;
  diner: Diner;
  /** The total on the screen, in the major unit. */
  expectedTotal: number;
}

const optional = <Key extends string>(key: Key, text: string | undefined) =>
  text?.trim() ? ({ [key]: text.trim() } as Record<Key, string>) : {};

export function orderBody({ restaurantGuid, items, details, diner, expectedTotal }: OrderParts): OrderBody {
  const { orderType, scheduledFor, address } = fulfilmentOf(details);
  return {
    restaurantGuid,
    orderType,
    scheduledFor,
    ...optional('address', address),
    lines: items.map(lineRequestOf),
    customer: { name: diner.name.trim(), phone: diner.phone.trim(), email: diner.email.trim() },
    ...optional('note', diner.note),
    ...(orderType === 'delivery' && optional('instructions', diner.instructions)),
    expectedTotal,
  };
}
