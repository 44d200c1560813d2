import type { ApiAnswer, PlacedOrder, ResolvedDomain } from '@bite/shared/api/answers';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { user } from '@bite/shared/identity/user.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { aModifierGroup, anItem, aStorefront, NOW } from '@bite/shared/testing/a-storefront';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { describe, expect, it } from 'vitest';
import { aPlace, memoryRestaurants } from '../testing/a-place.ts';
import { resolvable } from '../testing/a-resolvable.ts';
import { askFor } from '../testing/ask-for.ts';
import { memoryIds } from '../testing/memory-ids.ts';
import { memoryOrders } from '../testing/memory-orders.ts';
import { serveApi } from '../testing/serve-api.ts';
import type { Handlers } from './contract.ts';
import { domainHandlers } from './domains.ts';
import { orderHandlers } from './orders.ts';
import { restaurantHandlers } from './restaurants.ts';
import { storefrontHandlers } from './storefront.ts';

const menu = aStorefront({ items: [anItem()], modifierGroups: [aModifierGroup()] });
const { storefronts, domainMappings } = await resolvable({
  storefronts: [menu],
  mappings: [aDomainMapping('bella.example')],
});
const restaurants = memoryRestaurants(aPlace());
const orders = memoryOrders();
const handlers: Handlers = {
  ...domainHandlers({ storefronts, domainMappings }),
  ...storefrontHandlers({ storefronts, domainMappings }),
  ...orderHandlers({ storefronts, restaurants, orders, ids: memoryIds(), now: () => NOW }),
  ...restaurantHandlers({ restaurants }),
};
const admin = user.parse({
  uid: 'u1',
  email: 'a@example.com',
  isSiteAdmin: true,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});
const guards = { staff: async () => ({ user: admin }) };
const origin = await serveApi({ handlers, guards });

const placing = await askFor(origin, 'placeOrder');
const placed = (await placing.json()) as ApiAnswer<PlacedOrder>;
if (!placed.success) throw new Error(placed.error.message);
/** What must be known of the order for it to be tracked and moved. */
const known: Partial<Record<RouteName, Parameters<typeof askFor>[3]>> = {
  trackOrder: { params: { token: placed.data.trackingToken } },
  moveOrder: {
    params: { tenantId: 10_000_001, restaurantId: 20_000_001, orderGuid: placed.data.orderGuid },
  },
};

describe('what the API says', () => {
  it.each(Object.keys(routes) as RouteName[])('is, for %s, what its contract says', async (name) => {
    const response = await askFor(origin, name, {}, known[name]);
    expect(await response.json()).toMatchObject({ success: true });
  });

  it('O7.2-02 the API I7.3-04 names restaurant and tenant of a domain, each under its own name', async () => {
    const answer = (await (await askFor(origin, 'resolveDomain')).json()) as { data: ResolvedDomain };
    expect(Object.keys(answer.data).sort()).toEqual([
      'restaurantGuid',
      'restaurantName',
      'restaurantSlug',
      'tenantGuid',
      'tenantName',
      'websiteEnabled',
    ]);
  });
});

describe('an answer that has drifted from the contract is not sent', () => {
  const drifting = async (change: object) =>
    askFor(await serveApi({ handlers: { ...handlers, ...change } as Handlers, guards }), 'getHealth');

  it.each([
    ['another value', { status: 'fine' }],
    ['a field more', { status: 'ok', uptime: 7 }],
    ['nothing at all', undefined],
  ])('%s', async (_what, data) => {
    const response = await drifting({ getHealth: async () => ({ data }) });
    expect(response.status).toBe(500);
  });

  it.each([
    ['a code that the endpoint does not name', 'PRICE_CHANGED', 500],
    ['a failure of the platform', 'UNAVAILABLE', 503],
  ] as const)('nor is %s', async (_what, code, status) => {
    const response = await drifting({
      getHealth: async () => {
        throw new DomainError(code, 'No');
      },
    });
    expect(response.status).toBe(status);
  });

  it('nor a field deep inside that nobody names', async () => {
    const live = { busyExtraMinutes: 0, soldOut: { 1: { secret: 'x' } } };
    const leaking = { ...handlers, getStorefrontLive: async () => ({ data: live }) } as unknown as Handlers;
    const at = await serveApi({ handlers: leaking, guards });
    expect((await askFor(at, 'getStorefrontLive')).status).toBe(500);
  });
});
