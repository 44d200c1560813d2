// The notification that tells a guest what happened to the order: the restaurant, its number and what. No name, no dish: it stands on
// locked screens. No link: the browser knows the order's page itself.
import type { Order } from '@bite/shared/ordering/order.schema';
import type { MessageKind } from '@bite/shared/ordering/order-messages';
import type { PushNotification } from '../../ports/push-sender.ts';
import { newsOf, type Telling } from './order-text.ts';

const MOST_OF_A_NAME = 100;

export function orderNotification(
  kind: MessageKind,
  order: Pick<Order, 'orderNumber' | 'language'>,
  { restaurantName, isMailed }: Telling,
): PushNotification {
  const [first = '', ...rest] = newsOf(kind, order, isMailed);
  return { title: restaurantName.slice(0, MOST_OF_A_NAME), text: `${first.toUpperCase()}${rest.join('')}` };
}
