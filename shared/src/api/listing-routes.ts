// The routes of business listings, by topic.
import { PLACE } from '../records/record-routes.ts';
import type { Route } from './route.ts';

const AUTO_REPLIES = `${PLACE}/listing/auto-replies` as const;

export const autoReplyRoutes = {
  getAutoReplies: { method: 'GET', path: AUTO_REPLIES, audience: 'staff' },
  putAutoReplies: { method: 'PUT', path: AUTO_REPLIES, audience: 'staff' },
  previewAutoReplies: { method: 'POST', path: `${AUTO_REPLIES}/preview`, audience: 'staff', creates: false },
  listAutoReplies: { method: 'GET', path: `${AUTO_REPLIES}/replies`, audience: 'staff' },
  editAutoReply: { method: 'PUT', path: `${AUTO_REPLIES}/replies/:replyId/text`, audience: 'staff' },
  decideAutoReplies: {
    method: 'POST',
    path: `${AUTO_REPLIES}/decisions`,
    audience: 'staff',
    creates: false,
  },
} as const satisfies Record<string, Route>;

/** Google is asked at once, several times where something is changed. */
const ASKS_GOOGLE = 30_000;

const REVIEWS = `${PLACE}/listing/reviews` as const;

export const reviewRoutes = {
  listReviews: { method: 'GET', path: REVIEWS, audience: 'staff', timeout: 20_000 },
  listTenantReviews: {
    method: 'GET',
    path: '/tenants/:tenantId/listing/reviews',
    audience: 'staff',
    timeout: 20_000,
  },
  getReviewSummary: { method: 'GET', path: `${REVIEWS}/summary`, audience: 'staff' },
  syncReviewsNow: { method: 'POST', path: `${REVIEWS}/sync`, audience: 'staff', creates: false },
  updateListingSync: { method: 'PATCH', path: `${REVIEWS}/sync`, audience: 'staff' },
  suggestReplies: { method: 'GET', path: `${REVIEWS}/:reviewId/suggestions`, audience: 'staff' },
  replyToReview: {
    method: 'PUT',
    path: `${REVIEWS}/:reviewId/reply`,
    audience: 'staff',
    timeout: ASKS_GOOGLE,
  },
  deleteReviewReply: {
    method: 'DELETE',
    path: `${REVIEWS}/:reviewId/reply`,
    audience: 'staff',
    timeout: ASKS_GOOGLE,
  },
  takeListingNotification: {
    method: 'POST',
    path: '/listing/notifications',
    audience: 'public',
    creates: false,
  },
} as const satisfies Record<string, Route>;
