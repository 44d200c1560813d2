// Stores reviews as they were read, in a transaction of the caller's, together with the automatic replies that are due for them.
import { randomUUID } from 'node:crypto';
import { mergeReview } from '@bite/shared/listing/merge-review';
import type { ReadReview } from '@bite/shared/listing/read-review';
import type { StoredReview } from '@bite/shared/listing/review.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { auditEntry } from '../../audit/audit.ts';
import { auditEntries } from '../../collections/collections.ts';
import { reviewRepliesOf, reviewsOf } from '../../collections/listing.ts';
import { dueWork } from '../../due-work/due-work.ts';
import type { RecordTransaction } from '../../ports/records.ts';
import { planAutoReply, readForPlanning } from '../auto-replies/plan-auto-reply.ts';
import { tellSent } from '../auto-replies/tell-sent.ts';
import { replyChange } from './reply-change.ts';

export interface StoredPage {
  /** How many are new or have changed. */
  changed: number;
  /** The last one was known as it is, and so was everything before it in the service's order. */
  isLastKnown: boolean;
  /** Of the reviews that were read, as they are kept now. */
  reviews: Map<string, StoredReview>;
}

/** Reads first, and then returns what writes. @param reviews By the ids of their documents. @param now Milliseconds. */
export async function storingReviews(
  transaction: RecordTransaction,
  place: RestaurantRef,
  reviews: ReadonlyMap<string, ReadReview>,
  { connectionId, now }: { connectionId: string; now: number },
): Promise<() => StoredPage> {
  const ids = [...reviews.keys()];
  const known = await transaction.getAll(reviewsOf(place), ids);
  const replies = await transaction.getAll(reviewRepliesOf(place), ids);
  const planning = await readForPlanning(transaction, place);
  return () => {
    const kept = new Map<string, StoredReview>();
    let [changed, isLastKnown] = [0, false];
    for (const [index, [id, read]] of [...reviews].entries()) {
      const [stored, automatic] = [known[index], replies[index]];
      const at = { connectionId, now: new Date(now).toISOString() };
      const merged = mergeReview(read, { stored, automatic }, at);
      isLastKnown = merged === undefined;
      const review = merged ?? stored;
      if (review) kept.set(id, review);
      if (!merged) continue;
      changed += 1;
      noteArrival(transaction, place, id, { stored, merged, now });
      transaction.set(reviewsOf(place), id, merged);
      const planned = planAutoReply(planning, merged, automatic, now);
      if (planned) storePlanned(transaction, place, id, planned);
    }
    return { changed, isLastKnown, reviews: kept };
  };
}

function storePlanned(
  transaction: Pick<RecordTransaction, 'set'>,
  place: RestaurantRef,
  id: string,
  { reply, work }: NonNullable<ReturnType<typeof planAutoReply>>,
): void {
  transaction.set(reviewRepliesOf(place), id, reply);
  if (reply.state === 'sent') tellSent(transaction, place, id, reply);
  if (work) transaction.set(dueWork, work.id, work.record);
}

/** A reply of staff whose arrival nobody knew of is found here: the history tells it as theirs. */
function noteArrival(
  transaction: Pick<RecordTransaction, 'create'>,
  place: RestaurantRef,
  id: string,
  { stored, merged, now }: { stored: StoredReview | undefined; merged: StoredReview; now: number },
): void {
  if (!stored?.sending || merged.sending) return;
  const change = replyChange(place, id, stored.response, merged.response);
  const entryId = randomUUID();
  const entry = auditEntry(change, { uid: stored.sending.by }, { entryId, now: new Date(now).toISOString() });
  if (entry.changes.length > 0) transaction.create(auditEntries, entryId, entry);
}
