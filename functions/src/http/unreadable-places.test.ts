// One restaurant, tenant or person is stored with invalid data; everybody else is served as usual.
import type { Answers, ApiError } from '@bite/shared/api/answers';
import { paths } from '@bite/shared/paths';
import { restaurantLimits } from '@bite/shared/tenancy/plans';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantsOf, tenants, users } from '../collections/collections.ts';
import { asStored } from '../collections/find-readable.ts';
import { sessions } from '../identity/sessions/session-record.ts';
import type { RecordCollection } from '../ports/records.ts';
import { type MemoryApi, memoryApi } from '../testing/memory-api.ts';
import { seeded } from '../testing/sample-requests.ts';

const { tenantId, restaurantId } = seeded;
const BROKEN = 20_000_077;

let api: MemoryApi;
beforeEach(async () => {
  api = await memoryApi();
});

/** Stores an invalid copy of a record, under the same or another id. */
async function breakCopy(at: RecordCollection<unknown>, id: string, newId: string, change: object) {
  const record = (await api.records.get(at, id)) as object;
  api.records.put({ path: at.path, schema: asStored }, newId, { ...record, ...change });
}

const breakRestaurant = (change: object = {}) =>
  breakCopy(restaurantsOf(tenantId), String(restaurantId), String(BROKEN), {
    restaurantId: BROKEN,
    guid: aGuid(4077),
    slug: 'broken',
    address: 'none',
    ...change,
  });
const breakTenant = () => breakCopy(tenants, String(tenantId), String(tenantId), { plan: 'gigantic' });

const restaurantsOfUser = (uid: string) => api.dataOf<Answers['listMyRestaurants']>('listMyRestaurants', uid);
const tenantsOfUser = (uid: string) => api.dataOf<Answers['listMyTenants']>('listMyTenants', uid);

describe('a restaurant that cannot be read', () => {
  it.each(['owner', 'manager', 'siteAdmin', 'support'])(
    'does not keep %s from the others, and is named to them',
    async (uid) => {
      await breakRestaurant();
      const { restaurants, unreadable } = await restaurantsOfUser(uid);
      expect(restaurants.map((each) => each.restaurantId)).toContain(restaurantId);
      expect(unreadable).toMatchObject([{ recordId: String(BROKEN) }]);
      expect(unreadable?.[0]?.reason).toContain('address');
    },
  );

  it.each(['employee', 'otherOwner'])('is not named to %s, who has no right to it', async (uid) => {
    await breakRestaurant();
    const { restaurants, unreadable } = await restaurantsOfUser(uid);
    expect(restaurants).toHaveLength(1);
    expect(unreadable).toBeUndefined();
  });

  it('is named where it would be found, beside what is found', async () => {
    await breakRestaurant();
    const { searchGrams } = api.records.documents()[paths.restaurant(seeded)] as { searchGrams: unknown };
    await breakRestaurant({ searchGrams });
    const found = await api.dataOf<Answers['searchRestaurants']>('searchRestaurants', 'support');
    expect(found.restaurants.map((each) => each.restaurantId)).toContain(restaurantId);
    expect(found.unreadable).toMatchObject([{ recordId: String(BROKEN) }]);
  });

  it('keeps nobody from opening another, and keeps its own web address', async () => {
    await breakRestaurant();
    expect((await api.ask('createRestaurant', 'owner')).ok).toBe(true);
    const asked = { query: '?slug=broken' };
    expect(await api.dataOf('checkSlug', 'owner', asked)).toMatchObject({ available: false });
  });

  it('counts in the plan', async () => {
    const tenant = await api.records.get(tenants, String(tenantId));
    if (tenant) api.records.put(tenants, String(tenantId), { ...tenant, plan: 'professional' });
    for (let id = 1; id < restaurantLimits.professional; id += 1)
      await breakCopy(restaurantsOf(tenantId), String(restaurantId), String(BROKEN + id), {
        address: 'none',
      });
    const { error } = (await (await api.ask('createRestaurant', 'owner')).json()) as { error?: ApiError };
    expect(error).toMatchObject({ code: 'PLAN_LIMIT_REACHED' });
  });
});

describe('a business that cannot be read', () => {
  it.each(['siteAdmin', 'support', 'owner'])(
    'does not keep %s from the others, and is named',
    async (uid) => {
      await breakTenant();
      const { tenants: mine, unreadable } = await tenantsOfUser(uid);
      expect(unreadable).toMatchObject([{ recordId: String(tenantId) }]);
      expect(mine).toHaveLength(uid === 'owner' ? 0 : 1);
      expect((await restaurantsOfUser(uid)).restaurants).toHaveLength(uid === 'owner' ? 0 : 1);
    },
  );

  it('is found by its restaurants, without its name', async () => {
    await breakTenant();
    const found = await api.dataOf<Answers['searchRestaurants']>('searchRestaurants', 'support');
    const bella = found.restaurants.find((each) => each.restaurantId === restaurantId);
    expect(bella).toMatchObject({ name: 'Bella', tenantDisplayName: '' });
    expect(found.unreadable).toMatchObject([{ recordId: String(tenantId) }]);
  });
});

describe('what is asked for by itself and cannot be read', () => {
  it.each(['getTenant', 'updateTenant'] as const)('%s says so, and not to try again', async (name) => {
    await breakTenant();
    const answer = await api.ask(name, 'siteAdmin');
    expect(answer.status).toBe(500);
    const { error } = (await answer.json()) as { error: ApiError };
    expect(error).toMatchObject({
      code: 'INTERNAL',
      message: expect.stringContaining('is damaged and cannot be read'),
    });
    expect(JSON.stringify(error)).not.toContain('gigantic');
  });
});

describe('a person or a session that cannot be read', () => {
  it('does not hide the others who are on no staff list', async () => {
    await breakCopy(users, 'employee', 'broken', { uid: 'broken', unplacedIn: [tenantId], email: 7 });
    await breakCopy(users, 'employee', 'new', { uid: 'new', unplacedIn: [tenantId] });
    const { people, unreadable } = await api.dataOf<Answers['listUnplacedUsers']>(
      'listUnplacedUsers',
      'owner',
    );
    expect(people.map(({ uid }) => uid)).toEqual(['new']);
    expect(unreadable).toMatchObject([{ recordId: 'broken' }]);
  });

  it('does not hide the other sessions, nor keep anybody from signing out everywhere', async () => {
    await api.cookieOf('owner');
    const own = Object.entries(api.records.documents()).find(([path]) => path.startsWith(sessions.path));
    api.records.put({ path: sessions.path, schema: asStored }, 'broken', {
      ...(own?.[1] as object),
      expiresAt: 'never',
    });
    const listed = await api.dataOf<Answers['listSessions']>('listSessions', 'owner');
    expect(listed.unreadable).toMatchObject([{ recordId: 'broken' }]);
    expect(await api.ask('signOut', 'owner', { body: { everywhere: true } })).toMatchObject({ status: 200 });
    expect(Object.keys(api.records.documents()).filter((path) => path.startsWith(sessions.path))).toEqual([]);
  });
});
