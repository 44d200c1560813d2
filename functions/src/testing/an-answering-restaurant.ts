// A restaurant with a connected listing that answers its reviews automatically, over ports in memory.
import { HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { type AutoReplyConfigInput, autoReplyConfig } from '@bite/shared/listing/auto-reply.schema';
import { readReview } from '@bite/shared/listing/read-review';
import { reviewDocumentId } from '@bite/shared/listing/review-id';
import type { ReviewReply } from '@bite/shared/listing/review-reply.schema';
import type { ServiceReview } from '@bite/shared/listing/service-review.schema';
import { starWordOf } from '@bite/shared/listing/stars';
import { AUTO_REPLY_CONFIG, autoReplyConfigsOf, reviewRepliesOf } from '../collections/listing.ts';
import type { WorkHandlers } from '../due-work/attempt-work.ts';
import { type DueWork, dueWork } from '../due-work/due-work.ts';
import { finishDueWork } from '../due-work/finish-due-work.ts';
import { type SendAutoReplyDeps, sendAutoReply } from '../listing/auto-replies/send-auto-reply.ts';
import { storingReviews } from '../listing/reviews/store-reviews.ts';
import type { ReplyWriter } from '../ports/reply-writer.ts';
import { aListedRestaurant, type ListedRestaurant, listed } from './a-listed-restaurant.ts';
import type { MemoryListingOptions } from './memory-listing.ts';
import { at, place } from './memory-place.ts';
import { silentLog } from './silent-log.ts';

/** The templates' text for five stars. */
export const THANKS = 'Thank you, Kim!';

export interface AnsweringRestaurant
  extends ListedRestaurant,
    Omit<SendAutoReplyDeps, keyof ListedRestaurant> {
  configure(change: Partial<AutoReplyConfigInput>): void;
  /** Writes or edits a review at the service, now. */
  review(reviewId: string, rating?: 1 | 2 | 3 | 4 | 5, change?: Partial<ServiceReview>): void;
  /** Reads all reviews, and plans their replies. */
  sync(): Promise<void>;
  /** As the schedule does, once. */
  work(): Promise<void>;
  /** The same every minute, for so many. */
  workFor(minutes: number): Promise<void>;
  reply(reviewId: string): Promise<ReviewReply | undefined>;
  /** What stands at the service. */
  answer(reviewId: string): string | undefined;
  /** How often a call was made. */
  calls(name: 'review' | 'putReply'): number;
  works(): Promise<DueWork['record'][]>;
}

const templates = [1, 2, 3, 4, 5].map((rating) => ({
  ...{
    templateId: `template-${rating}`,
    rating,
    template: rating === 5 ? 'Thank you, {reviewerName}!' : `We hear you: ${rating}.`,
  },
}));

/** Switched on an hour ago; answers five stars after an hour, one to three once a person has approved it. */
export async function anAnsweringRestaurant(
  change: Partial<AutoReplyConfigInput> = {},
  options: Partial<MemoryListingOptions> = {},
  replyWriter?: ReplyWriter,
): Promise<AnsweringRestaurant> {
  const here = await aListedRestaurant(options);
  const { records, listing, clock, now } = here;
  const deps = { ...here, log: silentLog, replyWriter };
  const configure: AnsweringRestaurant['configure'] = (more) => {
    current = { ...current, ...more };
    records.put(autoReplyConfigsOf(place), AUTO_REPLY_CONFIG, autoReplyConfig.parse(current));
  };
  let current: AutoReplyConfigInput = {
    ...{ configId: 'config-1', connectionId: `listing-${place.restaurantId}` },
    ...{ isEnabled: true, enabledAt: at(-60), reviewThreshold: 1, responseTemplates: templates },
    ...{ createdAt: at(-60), updatedAt: at(-60) },
    ...change,
  };
  configure({});
  const handlers: Pick<WorkHandlers, 'sendAutoReply'> = {
    sendAutoReply: (data, attempt) => sendAutoReply(deps, data, attempt),
  };
  const work = async (): Promise<void> => void (await finishDueWork({ ...deps, handlers }));
  return {
    ...deps,
    configure,
    review: (reviewId, rating = 5, more = {}) => {
      const time = new Date(now()).toISOString();
      const known = listing.location(listed.locationId).reviews.find((one) => one.reviewId === reviewId);
      listing.putReview(listed.locationId, {
        ...{ reviewId, reviewer: { displayName: 'Kim' }, createTime: time },
        ...known,
        ...{ starRating: starWordOf(rating), updateTime: time },
        ...more,
      });
    },
    async sync() {
      const read = listing.location(listed.locationId).reviews.map(readReview);
      const reviews = read.flatMap((one) => ('unreadable' in one ? [] : [one]));
      const pages = new Map(reviews.map((review) => [reviewDocumentId(review.reviewId), review]));
      const at = { connectionId: 'connection', now: now() };
      await records.transact(async (transaction) => {
        (await storingReviews(transaction, place, pages, at))();
      });
    },
    work,
    async workFor(minutes) {
      for (let minute = 0; minute < minutes; minute += 1) {
        clock.minutes += 1;
        await work();
      }
    },
    reply: (reviewId) => records.get(reviewRepliesOf(place), reviewDocumentId(reviewId)),
    answer: (reviewId) => listing.reviewAt(listed.locationId, reviewId).reviewReply?.comment,
    calls: (name) => listing.calls().filter((call) => call.name === name).length,
    works: async () => {
      const all = (await records.find(dueWork, { limit: 100 })).map(({ record }) => record);
      // What becomes of a reply is asked for on its own.
      return all.filter(({ kind }) => kind !== 'followReviewReply');
    },
  };
}

export const HOURS = HOUR / MINUTE;
