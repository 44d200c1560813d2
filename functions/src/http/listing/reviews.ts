// Handlers of a listing's reviews.
import type { reviewEndpoints } from '@bite/shared/listing/reviews.contract';
import {
  type SyncSettingsDeps,
  syncReviewsNow,
  updateListingSync,
} from '../../listing/reviews/change-sync-settings.ts';
import { countTenantReviews } from '../../listing/reviews/count-tenant-reviews.ts';
import { listReviews, listTenantReviews } from '../../listing/reviews/list-reviews.ts';
import { type TakeNotificationDeps, takeNotification } from '../../listing/reviews/notifications.ts';
import { deleteReviewReply, type ReplyDeps, replyToReview } from '../../listing/reviews/reply-to-review.ts';
import { suggestReplies } from '../../listing/reviews/suggest-replies.ts';
import { summarizeReviews } from '../../listing/reviews/summarize-reviews.ts';
import type { PushTokens } from '../../ports/push-tokens.ts';
import type { RecordStore } from '../../ports/records.ts';
import { answering } from '../answering.ts';
import type { Handlers } from '../contract.ts';

export interface ReviewDeps extends ReplyDeps, SyncSettingsDeps, TakeNotificationDeps {
  records: RecordStore;
  listingPushes: PushTokens;
}

export const reviewHandlers = (deps: ReviewDeps): Pick<Handlers, keyof typeof reviewEndpoints> => ({
  listReviews: answering(({ params, query, ...caller }) => listReviews(deps, caller, params, query)),
  listTenantReviews: answering(({ params, query, ...caller }) =>
    listTenantReviews(deps, caller, params, query),
  ),
  countTenantReviews: answering(({ params, ...caller }) => countTenantReviews(deps, caller, params)),
  getReviewSummary: answering(({ params, ...caller }) => summarizeReviews(deps, caller, params)),
  replyToReview: answering(({ params, body, ...caller }) => replyToReview(deps, caller, params, body)),
  deleteReviewReply: answering(({ params, query, ...caller }) =>
    deleteReviewReply(deps, caller, params, query),
  ),
  suggestReplies: answering(({ params, ...caller }) => suggestReplies(deps, caller, params)),
  syncReviewsNow: answering(({ params, ...caller }) => syncReviewsNow(deps, caller, params)),
  updateListingSync: answering(({ params, body, ...caller }) =>
    updateListingSync(deps, caller, params, body),
  ),

  takeListingNotification: async ({ raw, headers }) => {
    const isGenuine = await deps.listingPushes.isGenuine(headers.authorization);
    await takeNotification(deps, raw.verified(() => isGenuine).toString('utf8'));
    return { data: null };
  },
});
