// Cancels an order on behalf of the diner who holds its tracking link (docs/decisions/051).
import { staffName } from '@bite/shared/identity/staff-name';
import { DomainError } from '@bite/shared/kernel/errors';
import { isCancelledOrVoided, statesOf } from '@bite/shared/ordering/board';
import { GUEST_CANCEL_REASON, refuseGuestCancellation } from '@bite/shared/ordering/guest-cancellation';
import type { Order } from '@bite/shared/ordering/order.schema';
import { GUEST } from '@bite/shared/ordering/order-actors';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { isDraft } from '@bite/shared/ordering/transitions';
import { dueWork } from '../due-work/due-work.ts';
import { noteTakenBack } from '../payments/card-testing.ts';
import { givenBack, isWaitingForCard } from '../payments/draft-work.ts';
import { endDraftOf } from '../payments/open-drafts.ts';
import { paymentWork, requestPaymentWork } from '../payments/settle-work.ts';
import type { Allowances } from '../ports/allowances.ts';
import type { DueWorkQueue } from '../ports/due-work-queue.ts';
import type { Log } from '../ports/log.ts';
import type { OrderChange } from '../ports/orders.ts';
import type { BoardRequest } from './board-request.ts';
import { announced, requestMessages } from './messages/order-messages.ts';
import { boardChange } from './move-order.ts';
import { findTracked, type TrackingLink, type TrackOrderDeps, toTracked } from './track-order.ts';

export interface CancelOwnOrderDeps extends TrackOrderDeps {
  dueWorkQueue: DueWorkQueue;
  allowances: Allowances;
  log: Log;
  now: () => number;
}

/**
 * Returns the order as its diner sees it. One that is cancelled already stays as it is, so that a repetition is no error.
 * Throws NOT_FOUND as trackOrder does, or TRANSITION_REFUSED with the reason in words for the diner.
 */
export async function cancelOwnOrder(
  deps: CancelOwnOrderDeps,
  link: TrackingLink,
  diner?: { uid: string },
  /** The network of whoever cancels. */
  from?: string,
): Promise<TrackedOrder> {
  const { order, storefront } = await findTracked(deps, link, diner);
  const now = deps.now();
  const { cancelWindowMinutes } = storefront.restaurant.ordering;
  let before = order;
  const cancelled = await deps.orders.change(order, order.guid, (current, items) => {
    before = current;
    if (isCancelledOrVoided(current)) return undefined;
    if (isDraft(current)) return givenBackByGuest(current, now);
    const refusal = refuseGuestCancellation(current, items, cancelWindowMinutes, now);
    if (refusal) throw new DomainError('TRANSITION_REFUSED', refusal, { state: statesOf(current) });
    const change = boardChange(current, items, requestOf(current, now));
    return announced(returned(noticed(change, current), current), current);
  });
  if (!cancelled) throw new DomainError('NOT_FOUND', 'We could not find this order');
  await requestMessages(deps.dueWorkQueue, cancelled, before.history.length);
  await requestPaymentWork(deps.dueWorkQueue, before, cancelled);
  if (isWaitingForCard(before)) await endDraftOf(deps, before, from);
  else if (before.payment && !isCancelledOrVoided(before)) await noteTakenBack(deps, before, from);
  return toTracked(cancelled, storefront, deps.pushSender);
}

/** The restaurant never had it. While a card is being charged, it is not known whether there is anything to cancel. */
function givenBackByGuest(draft: Order, now: number): OrderChange {
  if (draft.payment?.state === 'checking')
    throw new DomainError('TRANSITION_REFUSED', 'Your payment is being checked. Please wait a moment.', {
      state: statesOf(draft),
    });
  return givenBack(draft, { by: GUEST, at: new Date(now).toISOString(), reason: GUEST_CANCEL_REASON });
}

const requestOf = ({ customer }: Order, now: number): BoardRequest => ({
  input: { action: 'cancel', reason: GUEST_CANCEL_REASON },
  by: {
    uid: GUEST,
    displayName: `${staffName({ displayName: customer.name, email: '' })} (guest)`,
    email: '',
  },
  at: new Date(now).toISOString(),
});

/** What was paid by card goes back. */
function returned(change: OrderChange | undefined, before: Order): OrderChange | undefined {
  const work = change && paymentWork(before, change.order);
  return work ? { ...change, records: [{ at: dueWork, ...work }] } : change;
}

/** Nobody at the restaurant made this move: an accepted order, whose ticket may lie in the kitchen, waits to be acknowledged. */
function noticed(change: OrderChange | undefined, before: Order): OrderChange | undefined {
  if (!change || before.status === 'newOrder') return change;
  return { ...change, order: { ...change.order, cancellationUnseen: true } };
}
