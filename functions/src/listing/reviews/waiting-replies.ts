// Which reviews of a list have an automatic reply that waits for a person.
import type { ListedReview } from '@bite/shared/listing/reviews.contract';
import { getReadable } from '../../collections/find-readable.ts';
import { reviewRepliesOf } from '../../collections/listing.ts';
import type { RecordReader } from '../../ports/records.ts';

export async function withWaitingReplies(
  records: Pick<RecordReader, 'getAll'>,
  tenantId: number,
  reviews: readonly ListedReview[],
): Promise<ListedReview[]> {
  const open = reviews.filter(({ response }) => response === undefined);
  const restaurants = [...new Set(open.map(({ restaurantId }) => restaurantId))];
  const waiting = await Promise.all(
    restaurants.map(async (restaurantId) => {
      const ids = open.filter((one) => one.restaurantId === restaurantId).map(({ id }) => id);
      const { found } = await getReadable(records, reviewRepliesOf({ tenantId, restaurantId }), ids);
      return found
        .filter(({ record }) => record.state === 'awaitingApproval')
        .map(({ id }) => `${restaurantId} ${id}`);
    }),
  );
  const known = new Set(waiting.flat());
  return reviews.map((review) =>
    known.has(`${review.restaurantId} ${review.id}`) ? { ...review, waitsForApproval: true } : review,
  );
}
