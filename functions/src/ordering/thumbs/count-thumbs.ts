// Counts the thumbs of an item from the orders that they stand with. Counted anew each time, so that it may run twice and in any
// order: the transaction runs again if another count was stored meanwhile.
import type { RestaurantRef } from '@bite/shared/paths';
import { THUMBS, thumbCountsOf } from '../../collections/statistics.ts';
import type { Orders } from '../../ports/orders.ts';
import type { RecordStore } from '../../ports/records.ts';

export interface CountThumbsDeps {
  orders: Pick<Orders, 'thumbsOf'>;
  records: Pick<RecordStore, 'transact'>;
}

export const countThumbs = (
  { orders, records }: CountThumbsDeps,
  place: RestaurantRef,
  itemId: number,
): Promise<void> =>
  records.transact(async (transaction) => {
    const stored = await transaction.get(thumbCountsOf(place), THUMBS);
    const counted = await orders.thumbsOf(place, itemId);
    transaction.set(thumbCountsOf(place), THUMBS, { thumbs: { ...stored?.thumbs, [itemId]: counted } });
  });
