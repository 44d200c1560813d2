// The routes of a diner's own account, which only the pages about it load.
import type { Route } from './route.ts';

export const dinerAccountRoutes = {
  requestSignInCode: {
    method: 'POST',
    path: '/diner/sign-in-codes',
    audience: 'public',
    creates: false,
    ownPagesOnly: true,
    // It waits for the mail server.
    timeout: 15_000,
  },
  /** A POST, so that the link's secret stands in no URL. */
  readSignInLink: {
    method: 'POST',
    path: '/diner/sign-in-links',
    audience: 'public',
    creates: false,
    ownPagesOnly: true,
  },
  signInDiner: {
    method: 'POST',
    path: '/diner/session',
    audience: 'public',
    creates: false,
    ownPagesOnly: true,
    timeout: 15_000,
  },
  listSignInProviders: { method: 'GET', path: '/diner/providers', audience: 'public', timeout: 15_000 },
  beginProviderSignIn: {
    method: 'POST',
    path: '/diner/provider-sign-ins',
    audience: 'public',
    creates: false,
    ownPagesOnly: true,
  },
  /** Browsers go there; no page calls them. */
  goToProvider: { method: 'GET', path: '/diner/providers/:provider/start', audience: 'public' },
  returnFromProvider: { method: 'GET', path: '/diner/providers/:provider/callback', audience: 'public' },
  /** As Apple does. */
  returnFromProviderByForm: {
    method: 'POST',
    path: '/diner/providers/:provider/callback',
    audience: 'public',
    creates: false,
  },
  /** Succeeds for every caller, like signOut. */
  signOutDiner: {
    method: 'POST',
    path: '/diner/sign-out',
    audience: 'public',
    creates: false,
    ownPagesOnly: true,
  },
  getDiner: { method: 'GET', path: '/diner', audience: 'diner' },
  updateDiner: { method: 'PATCH', path: '/diner', audience: 'diner' },
  listDinerSessions: { method: 'GET', path: '/diner/sessions', audience: 'diner' },
  getCart: { method: 'GET', path: '/diner/carts/:restaurantGuid', audience: 'diner' },
  putCart: { method: 'PUT', path: '/diner/carts/:restaurantGuid', audience: 'diner' },
  revokeDinerSession: { method: 'DELETE', path: '/diner/sessions/:sessionToken', audience: 'diner' },
  putDinerAddress: { method: 'PUT', path: '/diner/addresses/:addressId', audience: 'diner' },
  deleteDinerAddress: { method: 'DELETE', path: '/diner/addresses/:addressId', audience: 'diner' },
  listDinerOrders: { method: 'GET', path: '/diner/orders', audience: 'diner' },
  getDinerPoints: { method: 'GET', path: '/diner/points', audience: 'diner' },
  getDinerFavourites: { method: 'GET', path: '/diner/favourites/:restaurantGuid', audience: 'diner' },
  changeDinerFavourites: { method: 'PATCH', path: '/diner/favourites/:restaurantGuid', audience: 'diner' },
  listSavedCards: { method: 'GET', path: '/diner/cards', audience: 'diner' },
  deleteSavedCard: { method: 'DELETE', path: '/diner/cards/:savedCardId', audience: 'diner' },
  exportDiner: { method: 'GET', path: '/diner/export', audience: 'diner', timeout: 30_000 },
  deleteDiner: { method: 'DELETE', path: '/diner', audience: 'diner' },
} as const satisfies Record<string, Route>;

export type DinerAccountRouteName = keyof typeof dinerAccountRoutes;
