// The HTTP contract as data: one entry an endpoint, without schemas, so that the diner's client loads none.
// The server's handler map and the browser's client are both derived from it; what each endpoint takes and answers
// stands beside it, in <feature>.contract.ts.

export const API_BASE = '/api/v1';

/** public: anyone. staff: a signed-in, active user; the handler checks what they may do where. */
export type Audience = 'public' | 'staff';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below API_BASE, with :parameters. */
  path: string;
  audience: Audience;
  /** How long a browser waits, in milliseconds, where it is not TIMEOUT_MILLISECONDS. */
  timeout?: number;
}

export const routes = {
  getHealth: { method: 'GET', path: '/health', audience: 'public', timeout: 2_000 },
  resolveDomain: { method: 'POST', path: '/domain/resolve', audience: 'public' },
  resolveSlug: { method: 'GET', path: '/domain/slug/:slug', audience: 'public' },
  getDomainMapping: { method: 'GET', path: '/domain/mappings/domain/:domain', audience: 'public' },
  getStorefront: { method: 'GET', path: '/storefront', audience: 'public' },
  getStorefrontLive: { method: 'GET', path: '/storefront/:restaurantGuid/live', audience: 'public' },
  quoteOrder: { method: 'POST', path: '/orders/quote', audience: 'public' },
  // Given up too soon, an order that was placed would look like a failure.
  placeOrder: { method: 'POST', path: '/orders', audience: 'public', timeout: 30_000 },
  trackOrder: { method: 'GET', path: '/orders/track/:token', audience: 'public' },
  listMyRestaurants: { method: 'GET', path: '/restaurants', audience: 'staff' },
  moveOrder: {
    method: 'POST',
    path: '/tenants/:tenantId/restaurants/:restaurantId/orders/:orderGuid/moves',
    audience: 'staff',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** The names of a path's :parameters. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The path with its :parameters filled in and encoded; unknown values stay out of it. */
export function pathTo(name: RouteName, parameters: Readonly<Record<string, string | number>> = {}): string {
  const path = routes[name].path.replace(/:([a-zA-Z]+)/g, (_, key: string) => {
    const value = parameters[key];
    if (value === undefined) throw new Error(`${name} needs ${key}`);
    return encodeURIComponent(String(value));
  });
  return `${API_BASE}${path}`;
}
