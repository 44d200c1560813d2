// What stops with the next request: everything of a suspended tenant, and everything for a dismissed person. Tested on
// every endpoint of the contract.
import type { Answers, ApiError } from '@bite/shared/api/answers';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { SECOND } from '@bite/shared/kernel/durations';
import { NOT_TAKING_ORDERS } from '@bite/shared/ordering/fulfilment';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantsOf, tenants, users } from '../collections/collections.ts';
import { type MemoryApi, memoryApi } from '../testing/memory-api.ts';
import { elsewhere } from '../testing/memory-places.ts';
import { seeded } from '../testing/sample-requests.ts';

const names = Object.keys(routes) as RouteName[];
/** Actions of staff in a tenant that they name by id or guid. */
const inTenant = names.filter(
  (name) =>
    routes[name].audience === 'staff' && /:tenantId|^\/(tenants|restaurants)\/guid\//.test(routes[name].path),
);

const TENANT = String(seeded.tenantId);
const SUSPENDED = 'This business is suspended. Please contact the support of Bite.';

let api: MemoryApi;
const renewApi = async (): Promise<void> => {
  api = await memoryApi();
};

async function setStatus(status: Tenant['status'], { records }: MemoryApi = api): Promise<void> {
  const tenant = await records.get(tenants, TENANT);
  if (tenant) records.put(tenants, TENANT, { ...tenant, status });
}

async function setUser(uid: string, change: object, { records }: MemoryApi = api): Promise<void> {
  const user = await records.get(users, uid);
  if (user) records.put(users, uid, { ...user, ...change });
}

async function refusal(
  name: RouteName,
  uid?: string,
  at: MemoryApi = api,
): Promise<Pick<ApiError, 'code' | 'message'>> {
  const { error } = (await (await at.ask(name, uid)).json()) as { error?: ApiError };
  return { code: error?.code ?? 'INTERNAL', message: error?.message ?? 'Was not refused' };
}

// Endpoints that refuse change nothing, so that all of them are asked at one API.
const suspended = await memoryApi();
await setStatus('suspended', suspended);
const withDismissed = await memoryApi();
await setUser('owner', { access: {} }, withDismissed);

describe('every endpoint in a tenant', () => {
  it('covers the whole of what staff do', () => {
    expect(inTenant.length).toBeGreaterThan(70);
  });

  it.each(inTenant)(
    'C4-01, I4-02 of a suspended business stops with the next request, and says why: %s',
    async (name) => {
      expect(await refusal(name, 'owner', suspended)).toEqual({
        code: 'TENANT_SUSPENDED',
        message: SUSPENDED,
      });
    },
  );

  it.each(inTenant)('a dismissed person is out of %s with the next request', async (name) => {
    const { code, message } = await refusal(name, 'owner', withDismissed);
    if (routes[name].path.includes('/guid/'))
      expect(message).toMatch(/^(Tenant|Restaurant) not found with GUID: /);
    else expect({ code, message }).toEqual({ code: 'FORBIDDEN', message: 'You have no access to this' });
  });
});

describe('a business that is suspended', () => {
  beforeEach(renewApi);

  it.each(['admin', 'manager', 'employee', 'support', 'viewer'])(
    'C4-01, I4-02 stops for %s, too',
    async (uid) => {
      expect((await api.ask('getRestaurant', uid)).status).toBe(200);
      await setStatus('suspended');
      expect(await refusal('getRestaurant', uid)).toMatchObject({ code: 'TENANT_SUSPENDED' });
    },
  );

  it('C4-01, I4-02 one that is switched off says so in its own words, and goes on once it is active again', async () => {
    await setStatus('inactive');
    expect(await refusal('getTenant', 'owner')).toEqual({
      code: 'TENANT_SUSPENDED',
      message: 'This business is switched off at the moment. Please contact the support of Bite.',
    });
    await setStatus('active');
    expect((await api.ask('getTenant', 'owner')).status).toBe(200);
  });

  it('C4-01, I4-02 stays open to site administrators, and closed to strangers in the words they always hear', async () => {
    await setStatus('suspended');
    expect((await api.ask('getRestaurant', 'siteAdmin')).status).toBe(200);
    expect(await refusal('getRestaurant', 'otherOwner')).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('O7.3-01, I4-02 is still among one’s tenants, marked, and its restaurants no longer among one’s own', async () => {
    await setStatus('suspended');
    const { tenants: mine } = await api.dataOf<Answers['listMyTenants']>('listMyTenants', 'owner');
    expect(mine).toMatchObject([{ tenantId: seeded.tenantId, status: 'suspended' }]);
    const { restaurants } = await api.dataOf<Answers['listMyRestaurants']>('listMyRestaurants', 'owner');
    expect(restaurants).toEqual([]);
  });

  it.each(['quoteOrder', 'placeOrder'] as const)(
    'O4-01, I4-02 takes no orders from diners at once, even while its menu has not caught up: %s',
    async (name) => {
      expect((await api.ask(name)).ok).toBe(true);
      await setStatus('suspended');
      const again = { headers: { 'idempotency-key': 'another-key-of-22-characters' } };
      const answer = (await (await api.ask(name, undefined, again)).json()) as { error: ApiError };
      expect(answer.error).toMatchObject({ code: 'RESTAURANT_CLOSED', message: NOT_TAKING_ORDERS });
    },
  );

  it.each([
    ['getStorefront', 404],
    ['requestSignInCode', 409],
    ['beginProviderSignIn', 409],
  ] as const)('I4-02 shows guests no menu and signs nobody in: %s', async (name, status) => {
    expect((await api.ask(name)).status).not.toBe(status);
    const find = api.ports.storefronts.find;
    api.ports.storefronts.find = async (key) => {
      const stored = await find(key);
      return stored && { ...stored, isTenantActive: false };
    };
    expect((await api.ask(name)).status).toBe(status);
    api.ports.storefronts.find = find;
  });

  it('O4-01, I4-01, I4-02 tells every open page so within fifteen seconds, as does a restaurant that is inactive', async () => {
    const live = async () => {
      api.clock.now += 15 * SECOND;
      return (await api.dataOf<Answers['getStorefrontLive']>('getStorefrontLive')).isActive;
    };
    expect(await live()).toBeUndefined();
    await setStatus('suspended');
    expect(await live()).toBe(false);
    await setStatus('active');
    const at = restaurantsOf(seeded.tenantId);
    const restaurant = await api.records.get(at, String(seeded.restaurantId));
    if (restaurant) api.records.put(at, String(seeded.restaurantId), { ...restaurant, status: 'inactive' });
    expect(await live()).toBe(false);
  });
});

describe('a person who is dismissed', () => {
  beforeEach(renewApi);

  it('from a restaurant is out of its orders and records, and in at the other', async () => {
    expect((await api.ask('getItem', 'employee')).status).toBe(200);
    const flags = { pos: true, kitchen: true, manage: false };
    await setUser('employee', {
      access: { [TENANT]: { role: 'employee', restaurants: { 20000009: flags } } },
    });
    for (const name of ['getItem', 'listItems', 'getRestaurant', 'moveOrder'] as const)
      expect(await refusal(name, 'employee')).toMatchObject({ code: 'FORBIDDEN' });
    expect((await api.ask('listRestaurants', 'employee')).status).toBe(200);
  });

  it('and made inactive is out of everything that staff may do', async () => {
    await setUser('siteAdmin', { isActive: false });
    for (const name of ['listMyTenants', 'listTenants', 'getTenant', 'searchRestaurants'] as const)
      expect(await refusal(name, 'siteAdmin')).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a guid that is somebody else’s', () => {
  beforeEach(renewApi);

  it.each([
    ['getTenantByGuid', elsewhere.tenantGuid],
    ['updateTenantByGuid', elsewhere.tenantGuid],
    ['getRestaurantByGuid', elsewhere.restaurantGuid],
    ['updateRestaurantByGuid', elsewhere.restaurantGuid],
  ] as const)('C8-02, O8-17 %s answers as for one that does not exist', async (name, foreign) => {
    const unknown = '00000000-0000-4000-8000-00000000dead';
    const answer = async (guid: string) => {
      const response = await api.ask(name, 'owner', { params: { guid } });
      const { error } = (await response.json()) as { error: ApiError };
      return { status: response.status, code: error.code, message: error.message.replace(guid, '{guid}') };
    };
    expect(await answer(foreign)).toEqual(await answer(unknown));
    expect((await answer(foreign)).message).toMatch(/^(Tenant|Restaurant) not found with GUID: \{guid\}$/);
  });
});
