// Limits orders that wait to be paid by card: each takes a number, a place in its slot, stock and the use of a code without a cent.
// A guest who orders again instead of paying gives the earlier one back; strangers cannot do so for them (docs/decisions/078).
import { DomainError } from '@bite/shared/kernel/errors';
import { phoneKey } from '@bite/shared/kernel/phone-key';
import type { Order } from '@bite/shared/ordering/order.schema';
import { GUEST } from '@bite/shared/ordering/order-actors';
import type { RestaurantRef } from '@bite/shared/paths';
import { paymentMessages } from '@bite/shared/payments/guest-messages';
import type { Allowances, HeldAllowance } from '../ports/allowances.ts';
import type { Orders } from '../ports/orders.ts';
import { givenBack, isWaitingForCard } from './draft-work.ts';

export interface OpenDraftDeps {
  orders: Pick<Orders, 'change'>;
  allowances: Allowances;
  /** Milliseconds. */
  now: () => number;
}

/** Drafts at once. An office is one network. */
const OPEN = { phone: 2, network: 8 } as const;
/** Of a slot's orders, so that what nobody pays cannot close it. Small slots may wait for as many as this anyway. */
const SHARE_OF_SLOT = 0.5;
const LEAST_OF_SLOT = 3;
const WITHOUT_LIMIT = Number.MAX_SAFE_INTEGER;

export const ORDERED_AGAIN = 'Ordered again';

export interface OpenDraft extends RestaurantRef {
  orderGuid: string;
  phone: string;
  /** The network of whoever orders. */
  from: string | undefined;
  /** Who is signed in. */
  uid: string | undefined;
  slotAt: string;
  /** Orders; absent = no limit. */
  slotCapacity?: number | undefined;
  /** When it is given back, in milliseconds. */
  until: number;
}

/** Of one guest at one restaurant; undefined if nothing tells them from others who know the phone number. */
const deviceKeyOf = ({ restaurantId, phone, from, uid }: OpenDraft): string | undefined => {
  const who = uid ?? from;
  return who === undefined ? undefined : `drafts of ${restaurantId} ${phoneKey(phone)} ${who}`;
};

function allowancesOf(draft: OpenDraft): { held: HeldAllowance; refusal: string }[] {
  const { restaurantId, phone, from, slotAt, slotCapacity, until } = draft;
  const counted = (key: string, atOnce: number, refusal: string) => ({
    held: { key, max: WITHOUT_LIMIT, atOnce, endsAt: until },
    refusal,
  });
  const { draftsOfPhone, draftsOfNetwork, draftsOfSlot } = paymentMessages;
  const ofSlot =
    slotCapacity === undefined
      ? WITHOUT_LIMIT
      : Math.max(LEAST_OF_SLOT, Math.floor(slotCapacity * SHARE_OF_SLOT));
  const device = deviceKeyOf(draft);
  return [
    counted(`drafts phone ${phoneKey(phone)}`, OPEN.phone, draftsOfPhone),
    ...(from === undefined ? [] : [counted(`drafts network ${from}`, OPEN.network, draftsOfNetwork)]),
    ...(ofSlot === WITHOUT_LIMIT
      ? []
      : [counted(`drafts slot ${restaurantId} ${slotAt}`, ofSlot, draftsOfSlot)]),
    ...(device === undefined ? [] : [counted(device, WITHOUT_LIMIT, draftsOfPhone)]),
  ];
}

/**
 * Gives back what the same guest left unpaid, and takes a place among the open drafts, which ends by itself with the draft's time.
 * Throws CONFLICT with words for the guest.
 */
export async function beginDraft(deps: OpenDraftDeps, draft: OpenDraft): Promise<void> {
  const now = deps.now();
  await giveBackEarlier(deps, draft);
  const counted = allowancesOf(draft);
  const { orderGuid: id, until } = draft;
  const answer = await deps.allowances.hold(
    counted.map(({ held }) => held),
    { id, until },
    now,
  );
  if ('underWay' in answer) return;
  const message =
    counted.find(({ held }) => held.key === answer.refusedBy.key)?.refusal ?? paymentMessages.draftsOfPhone;
  throw new DomainError('CONFLICT', message, { fields: { payment: message } });
}

async function giveBackEarlier(deps: OpenDraftDeps, draft: OpenDraft): Promise<void> {
  const device = deviceKeyOf(draft);
  if (device === undefined) return;
  const earlier = await deps.allowances.underWay(device, deps.now());
  for (const guid of earlier.filter((each) => each !== draft.orderGuid)) {
    const after = await deps.orders.change(draft, guid, (order) => {
      const isBeingCharged = order.payment?.state === 'checking';
      if (!isWaitingForCard(order) || isBeingCharged) return undefined;
      return givenBack(order, { by: GUEST, at: new Date(deps.now()).toISOString(), reason: ORDERED_AGAIN });
    });
    if (!after || !isWaitingForCard(after)) await endDraft(deps, { ...draft, orderGuid: guid }, after);
  }
}

/** Never throws: a place that is not given back ends by itself. @param stored Names its slot, if it differs. */
export async function endDraft(
  { allowances }: Pick<OpenDraftDeps, 'allowances'>,
  draft: OpenDraft,
  stored?: Pick<Order, 'fulfilment'>,
): Promise<void> {
  const { slotAt = draft.slotAt } = stored?.fulfilment ?? {};
  const counted = allowancesOf({ ...draft, slotAt, slotCapacity: 0 });
  await allowances
    .endHold(
      counted.map(({ held }) => held),
      draft.orderGuid,
      0,
    )
    .catch(() => undefined);
}

/** The same of a stored order, once it is paid, given up or paid at the counter. Its network is that of whoever did so. */
export const endDraftOf = (
  deps: Pick<OpenDraftDeps, 'allowances' | 'now'>,
  order: Order,
  from: string | undefined,
): Promise<void> =>
  endDraft(deps, {
    tenantId: order.tenantId,
    restaurantId: order.restaurantId,
    orderGuid: order.guid,
    phone: order.customer.phone,
    from,
    uid: order.createdByUserId === GUEST ? undefined : order.createdByUserId,
    slotAt: order.fulfilment.slotAt ?? '',
    until: deps.now(),
  });
