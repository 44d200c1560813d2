// How the history of changes tells of a reply.
import type { StoredResponse } from '@bite/shared/listing/review.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { reviewsOf } from '../../collections/listing.ts';
import type { RecordDiff } from '../../ports/records.ts';

type Reply = Pick<StoredResponse, 'comment'> | undefined;

/** @param id Of the review's document. */
export const replyChange = (place: RestaurantRef, id: string, before: Reply, after: Reply): RecordDiff => ({
  ...{ path: reviewsOf(place).path, recordId: id },
  before: before ? { reply: before.comment } : {},
  after: after ? { reply: after.comment } : {},
});
