// One good request for every endpoint, so that tests can ask the whole API.
import { pathTo } from '@bite/shared/api/route';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { aGuid } from '@bite/shared/testing/a-storefront';

export interface Asking {
  params?: Readonly<Record<string, string | number>>;
  query?: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

const cart = {
  restaurantGuid: aGuid(1),
  orderType: 'pickup',
  lines: [{ menuItemId: 1, quantity: 1 }],
};

const good: Record<RouteName, Asking> = {
  getHealth: {},
  resolveDomain: { body: { domain: 'bella.example' } },
  resolveSlug: { params: { slug: 'bella' } },
  getDomainMapping: { params: { domain: 'bella.example' } },
  getStorefront: { query: '?slug=bella' },
  getStorefrontLive: { params: { restaurantGuid: aGuid(1) } },
  quoteOrder: { body: cart },
  placeOrder: {
    headers: { 'idempotency-key': 'a-key-of-22-characters' },
    body: {
      ...cart,
      customer: { name: 'Ada Lovelace', phone: '+1 518 555 0100', email: 'ada@example.com' },
      expectedTotal: 13.06,
    },
  },
  trackOrder: { params: { token: 'nobody-knows' } },
  listMyRestaurants: {},
  moveOrder: {
    params: { tenantId: 10_000_001, restaurantId: 20_000_001, orderGuid: aGuid(7) },
    body: { action: 'accept' },
  },
};

/** An empty header is left out. */
export function askFor(
  origin: string,
  name: RouteName,
  headers: Readonly<Record<string, string>> = {},
  change: Asking = {},
): Promise<Response> {
  const { params, query = '', headers: own = {}, body } = { ...good[name], ...change };
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const all = Object.entries({ ...json, ...own, ...headers }).filter(([, value]) => value !== '');
  return fetch(`${origin}${pathTo(routes[name], params)}${query}`, {
    method: routes[name].method,
    headers: Object.fromEntries(all),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
