// Notes what became of a reply that was being sent, unless somebody else has taken it over meanwhile.
import { defined } from '@bite/shared/kernel/defined';
import type { StoredResponse } from '@bite/shared/listing/review.schema';
import type { ReviewReply } from '@bite/shared/listing/review-reply.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { autoReplyCountsOf, reviewRepliesOf, reviewsOf } from '../../collections/listing.ts';
import { type DueWork, dueWork } from '../../due-work/due-work.ts';
import type { RecordStore, RecordTransaction } from '../../ports/records.ts';
import { followingWork } from '../reviews/follow-reply.ts';
import { tellSent } from './tell-sent.ts';

export interface SettleDeps {
  records: Pick<RecordStore, 'transact'>;
  /** Milliseconds. */
  now: () => number;
}

/** With undefined for what it has no more. */
type ReplyChange = Pick<ReviewReply, 'state'> & Partial<ReviewReply>;

/** @param before As it was claimed. @returns Whether it was noted. */
export function settleReply(
  { records, now }: SettleDeps,
  { place, id }: { place: RestaurantRef; id: string },
  before: ReviewReply,
  change: ReplyChange,
  work?: DueWork,
): Promise<boolean> {
  const at = new Date(now()).toISOString();
  return records.transact(async (transaction) => {
    const reply = await transaction.get(reviewRepliesOf(place), id);
    if (!reply || !isSame(reply, before)) return false;
    const after: ReviewReply = {
      ...{ ...reply, sendingUntil: undefined, reason: undefined },
      ...{ ...change, changedAt: at },
    };
    const giveBack = mayHaveArrived(after) ? undefined : await counted(transaction, place, reply);
    const show = after.state === 'sent' ? await shown(transaction, place, { id, reply: after }) : undefined;
    if (giveBack) after.countedOn = undefined;
    transaction.set(reviewRepliesOf(place), id, defined(after) as ReviewReply);
    giveBack?.();
    show?.();
    if (after.state === 'sent') tellSent(transaction, place, id, after);
    if (work) transaction.set(dueWork, work.id, work.record);
    return true;
  });
}

const isSame = (one: ReviewReply, other: ReviewReply): boolean =>
  one.state === other.state && one.attempts === other.attempts && one.changedAt === other.changedAt;

/** A reply counts among those of its day unless it surely was not sent. */
const mayHaveArrived = ({ state }: ReviewReply): boolean =>
  state === 'sending' || state === 'sent' || state === 'failed';

/** What counts it no more; undefined where it is not counted. */
async function counted(
  transaction: RecordTransaction,
  place: RestaurantRef,
  { countedOn }: ReviewReply,
): Promise<(() => void) | undefined> {
  if (countedOn === undefined) return undefined;
  const count = await transaction.get(autoReplyCountsOf(place), countedOn);
  return () => {
    if (count) transaction.set(autoReplyCountsOf(place), countedOn, { ...count, count: count.count - 1 });
  };
}

/** Lists show it at once; the service judges it, which is asked for some minutes later. */
async function shown(
  transaction: RecordTransaction,
  place: RestaurantRef,
  { id, reply }: { id: string; reply: ReviewReply },
): Promise<(() => void) | undefined> {
  const review = await transaction.get(reviewsOf(place), id);
  if (!review || review.response) return undefined;
  const response: StoredResponse = {
    ...{ comment: reply.text ?? '', updateTime: reply.changedAt, isAiGenerated: true },
    state: 'pending',
    by: 'auto',
  };
  return () => {
    transaction.set(reviewsOf(place), id, { ...review, response, changedAt: reply.changedAt });
    const following = followingWork(place, id, Date.parse(reply.changedAt));
    transaction.set(dueWork, following.id, following.record);
  };
}
