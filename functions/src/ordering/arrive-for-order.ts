// Notes that the guest who holds the tracking link is there to pick the order up. No move: it is neither in the history nor undone.
import { DomainError } from '@bite/shared/kernel/errors';
import { refuseArrival } from '@bite/shared/ordering/arrival';
import { statesOf } from '@bite/shared/ordering/board';
import type { ArriveInput } from '@bite/shared/ordering/orders.contract';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { findTracked, type TrackingLink, type TrackOrderDeps, toTracked } from './track-order.ts';

/**
 * Returns the order as its diner sees it. A repetition keeps the first time, and its note replaces the one before. Throws
 * NOT_FOUND as trackOrder does, or TRANSITION_REFUSED with the reason in words for the diner.
 */
export async function arriveForOrder(
  deps: TrackOrderDeps & { now: () => number },
  link: TrackingLink,
  { note }: ArriveInput,
  diner?: { uid: string },
): Promise<TrackedOrder> {
  const { order, storefront } = await findTracked(deps, link, diner);
  const now = deps.now();
  const at = new Date(now).toISOString();
  const arrived = await deps.orders.change(order, order.guid, (current) => {
    const refusal = refuseArrival(current, now);
    if (refusal) throw new DomainError('TRANSITION_REFUSED', refusal, { state: statesOf(current) });
    const { arrivedAt, arrivalNote } = current.fulfilment;
    if (arrivedAt !== undefined && (!note || note === arrivalNote)) return undefined;
    const fulfilment = {
      ...current.fulfilment,
      arrivedAt: arrivedAt ?? at,
      ...(note && { arrivalNote: note }),
    };
    return { order: { ...current, fulfilment, updatedAt: at }, kitchenItems: [] };
  });
  if (!arrived) throw new DomainError('NOT_FOUND', 'We could not find this order');
  return toTracked(arrived, storefront, deps.pushSender);
}
