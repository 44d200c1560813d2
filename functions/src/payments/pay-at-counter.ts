// A guest whose card does not work pays at the counter after all: the draft becomes an order, unless a card is just being charged.
import { DomainError } from '@bite/shared/kernel/errors';
import { statesOf } from '@bite/shared/ordering/board';
import { refuseLeaving } from '@bite/shared/ordering/leave-at-door';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { isDraft } from '@bite/shared/ordering/transitions';
import { areCardsOff } from '@bite/shared/payments/cards-off';
import { paymentMessages } from '@bite/shared/payments/guest-messages';
import { requestMessages } from '../ordering/messages/order-messages.ts';
import { findTracked, type TrackingLink, type TrackOrderDeps, toTracked } from '../ordering/track-order.ts';
import { assertPaysAs } from './assert-pays-as.ts';
import { confirmed, requestClosingOfPaid } from './confirm-order.ts';
import { isWaitingForCard } from './draft-work.ts';
import { beginCounterOrder, type FakeOrderDeps } from './fake-orders.ts';
import { endDraftOf } from './open-drafts.ts';
import type { PayOrderDeps } from './pay-order.ts';
import { paymentSetupOf } from './payment-setup-of.ts';

/**
 * Returns the order as its guest sees it. One that is placed already stays as it is, so that a repetition is no error. Throws
 * NOT_FOUND as trackOrder does, CONFLICT where it must be paid by card, VALIDATION_FAILED if it was to be left at the door,
 * and TRANSITION_REFUSED while a card is being charged, or once the draft was given back.
 */
export async function payAtCounter(
  deps: Pick<PayOrderDeps, 'records' | 'dueWorkQueue'> & TrackOrderDeps & FakeOrderDeps,
  link: TrackingLink,
  diner?: { uid: string },
  from?: string,
): Promise<TrackedOrder> {
  const { order: seen, storefront } = await findTracked(deps, link, diner);
  const [setup, live] = await Promise.all([
    paymentSetupOf(deps.records, seen),
    deps.storefronts.live(link.restaurantGuid),
  ]);
  assertPaysAs(setup, seen.totals, 'counter', live, deps.now());
  if (!isDraft(seen)) return toTracked(await toCounter(deps, seen), storefront, deps.pushSender);
  assertIsHandedOver(seen);
  const { tenantId, restaurantId, guid: orderGuid } = seen;
  const end = await beginCounterOrder(deps, {
    ...{ tenantId, restaurantId, orderGuid, from, setup },
    phone: seen.customer.phone,
    total: seen.totals.total,
    areCardsOff: live.cardsOff === true || areCardsOff(setup, deps.now()),
  });
  let placed: Order | undefined;
  try {
    placed = await toCounter(deps, seen);
  } finally {
    await end(placed !== undefined);
  }
  await endDraftOf(deps, seen, from);
  return toTracked(placed, storefront, deps.pushSender);
}

/** The order as it is afterwards. */
async function toCounter(
  deps: Pick<PayOrderDeps, 'orders' | 'dueWorkQueue' | 'now'>,
  seen: Order,
): Promise<Order> {
  let before = seen;
  const placed = await deps.orders.change(seen, seen.guid, (order, kitchenItems) => {
    before = order;
    const isPaidByCard = order.payment !== undefined;
    if (!isDraft(order) && !isPaidByCard) return undefined;
    const at = new Date(deps.now()).toISOString();
    const { state, expiresAt = at } = order.payment ?? {};
    const isOver = !isWaitingForCard(order) || expiresAt < at;
    const why = isOver ? 'This order is not kept any more. Please order again.' : paymentMessages.checking;
    if (!isDraft(order)) throw refused(order, paymentMessages.paid);
    if (isOver || state === 'checking') throw refused(order, why);
    return confirmed(order, kitchenItems, undefined, at);
  });
  if (!placed) throw new DomainError('NOT_FOUND', 'We could not find this order');
  await requestMessages(deps.dueWorkQueue, placed, before.history.length);
  if (isDraft(before) && !isDraft(placed)) await requestClosingOfPaid(deps.dueWorkQueue, before);
  return placed;
}

/** The wish was granted since the card would pay. */
function assertIsHandedOver({ fulfilment, requiresId = false, totals }: Order): void {
  if (!fulfilment.leaveAtDoor) return;
  const message = refuseLeaving({ requiresId, toPay: totals.total });
  if (message) throw new DomainError('VALIDATION_FAILED', message, { fields: { leaveAtDoor: message } });
}

const refused = (order: Parameters<typeof statesOf>[0], why: string): DomainError =>
  new DomainError('TRANSITION_REFUSED', why, { state: statesOf(order) });
