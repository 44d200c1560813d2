// Thumbs count while their order is completed: a move out of that state or back into it changes the sums.
import type { Order } from '@bite/shared/ordering/order.schema';
import { type DueWork, newWork } from '../../due-work/due-work.ts';

/** The work that counts anew what this order has judged; none if the change does not concern it. */
export function recountThumbs(before: Order, after: Order, now: number): DueWork[] {
  if ((before.status === 'completed') === (after.status === 'completed')) return [];
  const { tenantId, restaurantId, guid, thumbs = {} } = after;
  return Object.keys(thumbs).map((itemId) =>
    newWork('countThumbs', { tenantId, restaurantId, itemId: Number(itemId) }, now, {
      id: `countThumbs-${guid}-${itemId}`,
    }),
  );
}
