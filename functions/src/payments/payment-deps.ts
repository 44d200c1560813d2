// What the saga of a payment needs (docs/decisions/071-orders-paid-by-card.md).
import type { RestaurantRef } from '@bite/shared/paths';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import type { CardGateway, Merchant } from '../ports/card-gateway.ts';
import type { DueWorkQueue } from '../ports/due-work-queue.ts';
import type { Log } from '../ports/log.ts';
import type { Orders } from '../ports/orders.ts';
import type { RecordStore } from '../ports/records.ts';

export interface PaymentDeps {
  orders: Pick<Orders, 'change'>;
  records: Pick<RecordStore, 'get' | 'transact'>;
  gateway: CardGateway;
  /** The restaurant's account at the gateway as it is set up now; undefined if it has none. */
  merchantOf: (place: RestaurantRef) => Promise<Merchant | undefined>;
  dueWorkQueue: DueWorkQueue;
  log: Log;
  newGuid: () => string;
  /** Milliseconds. */
  now: () => number;
}

/** One try to pay an order. */
export interface PaymentRef extends RestaurantRef {
  orderGuid: string;
  attemptId: string;
}

/** The account that a payment went to, since the restaurant may have another one by now. */
export async function merchantFor(
  { merchantOf }: Pick<PaymentDeps, 'merchantOf'>,
  { tenantId, restaurantId, merchantId, site }: PaymentAttempt,
): Promise<Merchant | undefined> {
  const merchant = await merchantOf({ tenantId, restaurantId });
  return merchant && { ...merchant, merchantId, site };
}
