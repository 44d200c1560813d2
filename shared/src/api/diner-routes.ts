// The routes that diners' pages call: the only part of the contract that their browsers load. All routes are in routes.ts.
import type { Route } from './route.ts';

export const dinerRoutes = {
  getHealth: { method: 'GET', path: '/health', audience: 'public', timeout: 2_000 },
  resolveDomain: { method: 'POST', path: '/domain/resolve', audience: 'public', creates: false },
  resolveSlug: { method: 'GET', path: '/domain/slug/:slug', audience: 'public' },
  getDomainMapping: { method: 'GET', path: '/domain/mappings/domain/:domain', audience: 'public' },
  getStorefront: { method: 'GET', path: '/storefront', audience: 'public' },
  getStorefrontLive: { method: 'GET', path: '/storefront/:restaurantGuid/live', audience: 'public' },
  getDishFacts: { method: 'GET', path: '/storefront/:restaurantGuid/dishes', audience: 'public' },
  quoteOrder: { method: 'POST', path: '/orders/quote', audience: 'public', creates: false },
  checkDelivery: { method: 'POST', path: '/orders/delivery-check', audience: 'public', creates: false },
  checkPromoCode: { method: 'POST', path: '/orders/promo-code', audience: 'public', creates: false },
  // A short time limit would make an order that was placed look like a failure.
  placeOrder: {
    method: 'POST',
    path: '/orders',
    audience: 'public',
    creates: true,
    timeout: 30_000,
    knowsDiner: true,
  },
  trackOrder: {
    method: 'GET',
    path: '/orders/track/:restaurantGuid/:token',
    audience: 'public',
    knowsDiner: true,
  },
  cancelOrder: {
    method: 'POST',
    path: '/orders/track/:restaurantGuid/:token/cancel',
    audience: 'public',
    creates: false,
    timeout: 15_000,
    knowsDiner: true,
  },
  // As long as the bank may take, and as long as the gateway is asked again.
  payOrder: {
    method: 'POST',
    path: '/orders/track/:restaurantGuid/:token/payments',
    audience: 'public',
    creates: true,
    timeout: 55_000,
    knowsDiner: true,
  },
  getOrderPayment: {
    method: 'GET',
    path: '/orders/track/:restaurantGuid/:token/payments',
    audience: 'public',
    knowsDiner: true,
  },
  payAtCounter: {
    method: 'POST',
    path: '/orders/track/:restaurantGuid/:token/payments/counter',
    audience: 'public',
    creates: false,
    timeout: 15_000,
    knowsDiner: true,
  },
  getWallets: {
    method: 'GET',
    path: '/storefront/:restaurantGuid/wallets',
    audience: 'public',
    ownPagesOnly: true,
  },
  // It waits for Apple.
  startApplePay: {
    method: 'POST',
    path: '/orders/track/:restaurantGuid/:token/payments/apple-pay',
    audience: 'public',
    creates: false,
    ownPagesOnly: true,
    timeout: 15_000,
    knowsDiner: true,
  },
  arriveForOrder: {
    method: 'POST',
    path: '/orders/track/:restaurantGuid/:token/arrive',
    audience: 'public',
    creates: false,
    timeout: 15_000,
    knowsDiner: true,
  },
  notifyDevice: {
    method: 'POST',
    path: '/orders/track/:restaurantGuid/:token/push',
    audience: 'public',
    creates: false,
    timeout: 15_000,
    knowsDiner: true,
  },
  forgetDevice: {
    method: 'DELETE',
    path: '/orders/track/:restaurantGuid/:token/push/:deviceId',
    audience: 'public',
    timeout: 15_000,
    knowsDiner: true,
  },
  judgeDish: {
    method: 'PUT',
    path: '/orders/track/:restaurantGuid/:token/dishes/:itemId/thumb',
    audience: 'public',
    timeout: 15_000,
    knowsDiner: true,
  },
} as const satisfies Record<string, Route>;

export type DinerRouteName = keyof typeof dinerRoutes;
