// The routes of business listings, by topic.
import { PLACE } from '../records/record-routes.ts';
import type { Route } from './route.ts';

/** Google is asked at once, several times where something is chosen. */
const ASKS_GOOGLE = 30_000;

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
