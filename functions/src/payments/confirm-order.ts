// A draft becomes an order: its payment is authorized, or its guest pays at the counter after all. From then on it is as if it had
// just been placed.
import type { KitchenItem, Order } from '@bite/shared/ordering/order.schema';
import { GUEST } from '@bite/shared/ordering/order-actors';
import type { OrderPayment } from '@bite/shared/payments/payment-attempt.schema';
import { closingRecords, requestClosing } from '../ordering/carts/closing-work.ts';
import { messageRecords } from '../ordering/messages/order-messages.ts';
import { beginning } from '../ordering/new-order.ts';
import type { DueWorkQueue } from '../ports/due-work-queue.ts';
import type { OrderChange } from '../ports/orders.ts';

/** @param payment By card; undefined at the counter. @param at ISO instant. */
export function confirmed(
  draft: Order,
  kitchenItems: readonly KitchenItem[],
  payment: OrderPayment | undefined,
  at: string,
): OrderChange {
  const { payment: before, ...rest } = draft;
  const isAutoAccepted = before?.draft?.autoAccept === true;
  const order: Order = {
    ...rest,
    ...beginning(at, isAutoAccepted),
    ...(payment ? { payment } : { paymentMethod: 'atPickup' }),
    updatedAt: at,
  };
  return {
    order,
    kitchenItems: isAutoAccepted ? kitchenItems.map((item) => sent(item, at)) : [],
    records: [...messageRecords(order, 0), ...closingRecords(order, cartOf(draft))],
  };
}

const sent = (item: KitchenItem, at: string): KitchenItem => ({
  ...item,
  kitchenStatus: 'sentToKitchen',
  sentToKitchenAt: at,
  updatedAt: at,
});

function cartOf({ createdByUserId, payment }: Order): Parameters<typeof closingRecords>[1] {
  const { cart } = payment?.draft ?? {};
  return { request: { cart }, diner: createdByUserId === GUEST ? undefined : { uid: createdByUserId } };
}

/** Never throws. */
export const requestClosingOfPaid = (queue: DueWorkQueue, draft: Order): Promise<void> =>
  requestClosing(queue, draft, cartOf(draft));
