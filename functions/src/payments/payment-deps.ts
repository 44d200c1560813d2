// What the saga of a payment needs (docs/decisions/071-orders-paid-by-card.md).
import type { RestaurantRef } from '@bite/shared/paths';
import type { CardGateway } from '../ports/card-gateway.ts';
import type { DueWorkQueue } from '../ports/due-work-queue.ts';
import type { Log } from '../ports/log.ts';
import type { Orders } from '../ports/orders.ts';
import type { RecordStore } from '../ports/records.ts';
import type { Vault } from '../ports/vault.ts';

export interface PaymentDeps {
  orders: Pick<Orders, 'change'>;
  records: Pick<RecordStore, 'get' | 'getAll' | 'find' | 'transact'>;
  cardGateway: CardGateway;
  vault: Pick<Vault, 'open'>;
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
