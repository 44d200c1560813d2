// Plans the automatic reply to a review that is new or has changed.
import type { StoredReview } from '@bite/shared/listing/review.schema';
import type { ReviewReply } from '@bite/shared/listing/review-reply.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import type { DueWork } from '../../due-work/due-work.ts';
import type { RecordReader } from '../../ports/records.ts';

export interface PlanningContext {
  place: RestaurantRef;
}

/** Called in the transaction that stores the review; its reads have been made by `readForPlanning` before the first write. */
export function planAutoReply(
  _context: PlanningContext,
  _review: StoredReview,
  _known: ReviewReply | undefined,
  _now: number,
): { reply: ReviewReply; work?: DueWork } | undefined {
  return undefined;
}

export const readForPlanning = async (_: RecordReader, place: RestaurantRef): Promise<PlanningContext> => ({
  place,
});
