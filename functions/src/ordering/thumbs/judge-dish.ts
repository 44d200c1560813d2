// Notes how a guest liked a dish of their order. The thumbs stand with the order, one for each of its dishes, so that each is given
// once, may be changed and names nobody; the sums are counted anew from them.
import { DomainError } from '@bite/shared/kernel/errors';
import { statesOf } from '@bite/shared/ordering/board';
import { refuseThumb, type Thumb } from '@bite/shared/ordering/thumbs';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { dueWork, newWork } from '../../due-work/due-work.ts';
import { findTracked, type TrackingLink, type TrackOrderDeps, toTracked } from '../track-order.ts';

/**
 * Returns the order as its guest sees it. A repetition changes nothing. Throws NOT_FOUND as trackOrder does, or
 * TRANSITION_REFUSED with the reason in words for the guest.
 * @param thumb Null takes it back.
 */
export async function judgeDish(
  deps: TrackOrderDeps & { now: () => number },
  { itemId, ...link }: TrackingLink & { itemId: number },
  { thumb }: { thumb: Thumb | null },
  diner?: { uid: string },
): Promise<TrackedOrder> {
  const { order, storefront } = await findTracked(deps, link, diner);
  const now = deps.now();
  const judged = await deps.orders.change(order, order.guid, (current) => {
    const refusal = refuseThumb(current, itemId, now);
    if (refusal) throw new DomainError('TRANSITION_REFUSED', refusal, { state: statesOf(current) });
    const { [itemId]: before, ...others } = current.thumbs ?? {};
    if ((before ?? null) === thumb) return undefined;
    const thumbs = thumb === null ? others : { ...others, [itemId]: thumb };
    const { tenantId, restaurantId, guid } = current;
    const work = newWork('countThumbs', { tenantId, restaurantId, itemId }, now, {
      id: `countThumbs-${guid}-${itemId}`,
    });
    return {
      order: { ...current, thumbs, updatedAt: new Date(now).toISOString() },
      kitchenItems: [],
      records: [{ at: dueWork, ...work }],
    };
  });
  if (!judged) throw new DomainError('NOT_FOUND', 'We could not find this order');
  return toTracked(judged, storefront, deps.pushSender);
}
