// The routes of a restaurant's business listing.
import { PLACE } from '../records/record-routes.ts';
import type { Route } from './route.ts';

const POSTS = `${PLACE}/listing/posts` as const;
/** Google is asked at once, several times, or page by page. */
const ASKS_GOOGLE = 40_000;

export const listingPostRoutes = {
  listListingPosts: { method: 'GET', path: POSTS, audience: 'staff' },
  getListingPost: { method: 'GET', path: `${POSTS}/:postId`, audience: 'staff' },
  // What is published at once is tried before the answer.
  createListingPost: { method: 'POST', path: POSTS, audience: 'staff', creates: true, timeout: ASKS_GOOGLE },
  updateListingPost: { method: 'PATCH', path: `${POSTS}/:postId`, audience: 'staff', timeout: ASKS_GOOGLE },
  deleteListingPost: { method: 'DELETE', path: `${POSTS}/:postId`, audience: 'staff', timeout: ASKS_GOOGLE },
  refreshListingPosts: {
    method: 'PUT',
    path: `${PLACE}/listing/posts-refresh`,
    audience: 'staff',
    timeout: ASKS_GOOGLE,
  },
} as const satisfies Record<string, Route>;

const CONNECTION = `${PLACE}/listing/connection` as const;

export const listingConnectionRoutes = {
  getListingConnection: { method: 'GET', path: CONNECTION, audience: 'staff' },
  startListingConsent: { method: 'POST', path: `${CONNECTION}/consent`, audience: 'staff', creates: false },
  /** The answer of the service names no place: its state does. */
  finishListingConsent: {
    method: 'POST',
    path: '/listing/connected',
    audience: 'staff',
    creates: false,
    timeout: ASKS_GOOGLE,
  },
  listListingAccounts: {
    method: 'GET',
    path: `${CONNECTION}/accounts`,
    audience: 'staff',
    timeout: ASKS_GOOGLE,
  },
  listListingLocations: {
    method: 'GET',
    path: `${CONNECTION}/accounts/:accountId/locations`,
    audience: 'staff',
    timeout: ASKS_GOOGLE,
  },
  chooseListingLocation: {
    method: 'PUT',
    path: `${CONNECTION}/location`,
    audience: 'staff',
    timeout: ASKS_GOOGLE,
  },
  disconnectListing: { method: 'DELETE', path: CONNECTION, audience: 'staff', timeout: ASKS_GOOGLE },
} as const satisfies Record<string, Route>;

const PROFILE = `${PLACE}/listing/profile` as const;

export const listingProfileRoutes = {
  getListingProfile: { method: 'GET', path: PROFILE, audience: 'staff' },
  pullListingProfile: {
    method: 'POST',
    path: `${PROFILE}/pull`,
    audience: 'staff',
    creates: false,
    timeout: ASKS_GOOGLE,
  },
  applyListingProfile: { method: 'PUT', path: PROFILE, audience: 'staff', timeout: ASKS_GOOGLE },
} as const satisfies Record<string, Route>;

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

const REVIEWS = `${PLACE}/listing/reviews` as const;

export const reviewRoutes = {
  listReviews: { method: 'GET', path: REVIEWS, audience: 'staff', timeout: 20_000 },
  listTenantReviews: {
    method: 'GET',
    path: '/tenants/:tenantId/listing/reviews',
    audience: 'staff',
    timeout: 20_000,
  },
  countTenantReviews: {
    method: 'GET',
    path: '/tenants/:tenantId/listing/reviews/counts',
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
