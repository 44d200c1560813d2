// Changes a payment together with its order, in one transaction: neither is ever ahead of the other.
import type { KitchenItem, Order } from '@bite/shared/ordering/order.schema';
import { isDraft } from '@bite/shared/ordering/transitions';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import { attemptsOf } from '../collections/payments.ts';
import { type DueWork, dueWork } from '../due-work/due-work.ts';
import { clearFailedWork } from '../due-work/give-up.ts';
import { requestMessages } from '../ordering/messages/order-messages.ts';
import type { DueWorkQueue } from '../ports/due-work-queue.ts';
import type { OrderChange, Orders } from '../ports/orders.ts';
import type { RecordStore } from '../ports/records.ts';
import { requestClosingOfPaid } from './confirm-order.ts';
import { markedOrder } from './marked-order.ts';
import type { PaymentRef } from './payment-deps.ts';
import { SOON } from './settle-work.ts';

export interface PaymentChange {
  attempt: PaymentAttempt;
  /** If the order changes as well. */
  order?: OrderChange | undefined;
  works?: readonly DueWork[];
}

export interface ChangePaymentDeps {
  orders: Pick<Orders, 'change'>;
  records: Pick<RecordStore, 'get' | 'transact'>;
  dueWorkQueue: DueWorkQueue;
  /** Milliseconds. */
  now: () => number;
}

export interface ChangedPayment {
  order: Order;
  attempt: PaymentAttempt | undefined;
}

/**
 * `decide` may run several times and must have no side effects; undefined leaves everything as it is. Returns both as they are
 * afterwards; undefined if there is no such order.
 */
export async function changePayment(
  deps: ChangePaymentDeps,
  { attemptId, orderGuid, tenantId, restaurantId }: PaymentRef,
  decide: (
    attempt: PaymentAttempt | undefined,
    order: Order,
    kitchenItems: KitchenItem[],
  ) => PaymentChange | undefined,
): Promise<ChangedPayment | undefined> {
  const place = { tenantId, restaurantId };
  const at = attemptsOf(place);
  let before: Order | undefined;
  let change: PaymentChange | undefined;
  let found: PaymentAttempt | undefined;
  const order = await deps.orders.change(
    place,
    orderGuid,
    (current, items, attempt: PaymentAttempt | undefined) => {
      before = current;
      found = attempt;
      change = decide(attempt, current, items);
      if (!change) return undefined;
      const { order: changed = { order: current, kitchenItems: [] }, works = [] } = change;
      const records = [
        ...(changed.records ?? []),
        { at, id: attemptId, record: change.attempt },
        ...works.map((work) => ({ at: dueWork, ...work })),
      ];
      return { ...changed, order: markedOrder(changed.order, change.attempt), records };
    },
    (records) => records.get(at, attemptId),
  );
  if (!order) return undefined;
  await requestFollowing(deps, before ?? order, order, change?.works ?? []);
  // What site administrators were told of is settled.
  if (found && change && isToldOf(found) && !isToldOf(change.attempt))
    await clearFailedWork(deps, 'settlePayment', { ...place, orderGuid, attemptId });
  return { order, attempt: change?.attempt ?? found };
}

/** What staff have looked at stays on the list of failed work for as long as it is not settled. */
const isToldOf = ({ alarm, looked, checkAt }: PaymentAttempt): boolean =>
  alarm !== undefined || (looked !== undefined && checkAt !== undefined);

/** Has done within seconds what follows; the schedule does it within a minute if this process ends here. */
async function requestFollowing(
  { dueWorkQueue, now }: Pick<ChangePaymentDeps, 'dueWorkQueue' | 'now'>,
  before: Order,
  after: Order,
  works: readonly DueWork[],
): Promise<void> {
  await requestMessages(dueWorkQueue, after, before.history.length);
  if (isDraft(before) && !isDraft(after)) await requestClosingOfPaid(dueWorkQueue, before);
  for (const { id, record } of works) {
    const { createdAt: storedAt, dueAt: due } = record;
    if (storedAt === undefined || due === undefined || Date.parse(due) > now() + SOON) continue;
    await dueWorkQueue.attempt({ workId: id, storedAt, due });
  }
}
