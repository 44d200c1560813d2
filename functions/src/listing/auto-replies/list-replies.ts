// Automatic replies with their reviews, as staff see them.
import { defined } from '@bite/shared/kernel/defined';
import type { ListedReply } from '@bite/shared/listing/auto-replies.contract';
import type { StoredReview } from '@bite/shared/listing/review.schema';
import type { AutoReplyState, ReviewReply } from '@bite/shared/listing/review-reply.schema';
import { collections, type RestaurantRef } from '@bite/shared/paths';
import { versionOf } from '../../audit/version.ts';
import { getReadable } from '../../collections/find-readable.ts';
import { reviewRepliesOf, reviewsOf } from '../../collections/listing.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { RecordReader } from '../../ports/records.ts';
import type { AutoReplyDeps } from './auto-reply-deps.ts';

type Order = { field: string; direction: 'asc' | 'desc' };

const lists = {
  waiting: { states: ['awaitingApproval'], orderBy: { field: 'dueAt', direction: 'asc' } },
  planned: { states: ['planned', 'sending'], orderBy: { field: 'dueAt', direction: 'asc' } },
  settled: { states: ['sent', 'failed', 'notNeeded'], orderBy: { field: 'changedAt', direction: 'desc' } },
} as const satisfies Record<string, { states: readonly AutoReplyState[]; orderBy: Order }>;

/** Of the lists; firestore.indexes.json holds the union. */
export const indexes = [
  { field: 'dueAt', order: 'ASCENDING' },
  { field: 'changedAt', order: 'DESCENDING' },
].map(({ field, order }) => ({
  collectionGroup: collections.reviewReplies,
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'state', order: 'ASCENDING' },
    { fieldPath: field, order },
  ],
}));

interface ListQuery {
  list: keyof typeof lists;
  limit: number;
  pageToken?: string | undefined;
}

interface ReplyPage {
  replies: ListedReply[];
  unreadable?: { recordId: string; reason: string }[];
  nextPageToken?: string;
}

/** Throws as assertMayAt does. */
export async function listReplies(
  { records }: Pick<AutoReplyDeps, 'records'>,
  { user }: Caller,
  place: RestaurantRef,
  { list, limit, pageToken }: ListQuery,
): Promise<ReplyPage> {
  await assertMayAt(records, user, 'listing.read', place);
  const { states, orderBy } = lists[list];
  const where = [{ field: 'state', is: 'in', value: [...states] }] as const;
  const page = await records.page(reviewRepliesOf(place), { where, orderBy, limit, pageToken });
  const { unreadable, nextPageToken } = page;
  return {
    replies: await listed(records, place, page.found),
    ...(unreadable && { unreadable: unreadable.map(({ id, reason }) => ({ recordId: id, reason })) }),
    ...(nextPageToken !== undefined && { nextPageToken }),
  };
}

/** With their reviews. */
export async function listed(
  records: Pick<RecordReader, 'getAll'>,
  place: RestaurantRef,
  replies: readonly { id: string; record: ReviewReply }[],
): Promise<ListedReply[]> {
  const { found } = await getReadable(
    records,
    reviewsOf(place),
    replies.map(({ id }) => id),
  );
  const reviews = new Map(found.map(({ id, record }) => [id, record]));
  return replies.map(({ id, record }) => listedReply(id, record, reviews.get(id)));
}

function listedReply(id: string, reply: ReviewReply, review: StoredReview | undefined): ListedReply {
  const { rating, state, reason, message, text, writtenBy, dueAt, sentAt, changedAt, approvedBy } = reply;
  return {
    ...{ replyId: id, version: versionOf(reply), rating, state, writtenBy, dueAt, changedAt },
    ...defined({ reason, message, text, sentAt }),
    isApproved: approvedBy !== undefined,
    ...(state === 'sent' && standing(review)),
    ...(review && { review: shownReview(review) }),
  };
}

/** A response without a state is one that guests see. */
function standing(review: StoredReview | undefined): Pick<ListedReply, 'atService'> {
  const response = review?.response;
  return response?.by === 'auto' ? { atService: response.state ?? 'approved' } : {};
}

const shownReview = ({ reviewerName, comment, reviewTime, rating }: StoredReview) => ({
  ...{ reviewerName, reviewTime, rating },
  ...(comment !== undefined && { comment }),
});
