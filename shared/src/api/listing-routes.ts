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
