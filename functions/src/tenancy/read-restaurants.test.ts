// Reading restaurants: one, all of a tenant, by guid, and whether a slug is free.
import { storefrontGaps } from '@bite/shared/catalogue/storefront-gaps.schema';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aTenancy,
  siteAdmin,
  someone,
  staffOf,
  support,
  type Tenancy,
  viewer,
} from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { refused } from '../testing/refused.ts';
import { checkSlug } from './check-slug.ts';
import { restaurantByGuid } from './find-by-guid.ts';
import { listRestaurants } from './list-restaurants.ts';
import { readRestaurant } from './read-restaurant.ts';

const BELLA = 10_000_500;
const OTHER = 10_000_600;
const owner = staffOf(BELLA, 'owner');

describe('reading restaurants', () => {
  let tenancy: Tenancy;
  beforeEach(() => {
    tenancy = aTenancy();
    tenancy.putTenant(BELLA);
    tenancy.putTenant(OTHER);
    for (const number of [1, 2, 3, 4, 5]) tenancy.putRestaurant(BELLA, 20_000_900 + number);
    tenancy.putRestaurant(OTHER, 20_000_950, {
      platformSync: { platforms: { yelp: { refreshToken: 'secret' } } },
    });
  });

  async function everyPage(user: typeof owner, limit: number): Promise<number[]> {
    const ids: number[] = [];
    let pageToken: string | undefined;
    do {
      const page = await listRestaurants(tenancy, callerOf(user), BELLA, { limit, pageToken });
      ids.push(...page.restaurants.map(({ restaurant }) => restaurant.restaurantId % 100));
      pageToken = page.nextPageToken;
    } while (pageToken !== undefined);
    return ids;
  }

  it.each([
    ['an owner', owner, [1, 2, 3, 4, 5]],
    ['support', support, [1, 2, 3, 4, 5]],
    ['an employee of two', staffOf(BELLA, 'employee', 20_000_902, 20_000_905), [2, 5]],
  ])('O7.3-01 %s gets those they may see, page by page', async (_who, user, ids) => {
    expect(await everyPage(user, 2)).toEqual(ids);
    expect(await everyPage(user, 50)).toEqual(ids);
  });

  it('says what diners do not see of one, as its storefront was built last, to those who may see its settings', async () => {
    const place = { tenantId: BELLA, restaurantId: 20_000_902 };
    const manager = staffOf(BELLA, 'manager');
    const cook = staffOf(BELLA, 'employee', place.restaurantId);
    expect(await readRestaurant(tenancy, callerOf(manager), place)).not.toHaveProperty('storefrontGaps');
    const leftOut = [{ kind: 'item' as const, recordId: '7', reason: 'name: Required' }];
    const gaps = { leftOut, leftOutCount: 1, isTooLarge: false };
    const path = `tenants/${BELLA}/restaurants/${place.restaurantId}/statistics`;
    tenancy.records.put({ path, schema: storefrontGaps }, 'storefront', gaps);
    expect(await readRestaurant(tenancy, callerOf(manager), place)).toMatchObject({ storefrontGaps: gaps });
    expect(await readRestaurant(tenancy, callerOf(cook), place)).not.toHaveProperty('storefrontGaps');
    const elsewhere = readRestaurant(tenancy, callerOf(staffOf(BELLA, 'employee', 20_000_901)), place);
    expect(await refused(elsewhere)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('O7.3-01 nobody gets those of another tenant', async () => {
    const listing = listRestaurants(tenancy, callerOf(staffOf(OTHER, 'owner')), BELLA, { limit: 5 });
    expect(await refused(listing)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each([
    ['its employee', true, staffOf(BELLA, 'employee', 20_000_901)],
    ['an employee of another place', false, staffOf(BELLA, 'employee', 20_000_902)],
    ['another’s owner', false, staffOf(OTHER, 'owner')],
    ['a viewer', true, viewer],
    ['nobody in particular', false, someone()],
  ])('one is read by %s: %s', async (_who, allowed, user) => {
    const reading = readRestaurant(tenancy, callerOf(user), { tenantId: BELLA, restaurantId: 20_000_901 });
    if (allowed) expect((await reading).restaurant.restaurantId).toBe(20_000_901);
    else expect(await refused(reading)).toMatchObject({ code: 'FORBIDDEN' });
  });

  describe('are seen', () => {
    const place = { tenantId: BELLA, restaurantId: 20_000_901 };
    const employed = (flags: { pos: boolean; kitchen: boolean; manage: boolean }) =>
      someone({ access: { [BELLA]: { role: 'employee', restaurants: { [place.restaurantId]: flags } } } });
    const lists = async (user: typeof owner) => {
      const { restaurants } = await listRestaurants(tenancy, callerOf(user), BELLA, { limit: 1 });
      const whereAllIsSetUp = { ...tenancy, pushSender: { key: 'a-key' } };
      return [await readRestaurant(whereAllIsSetUp, callerOf(user), place), ...restaurants];
    };

    it.each([
      ['an employee', employed({ pos: true, kitchen: true, manage: false })],
      ['an employee who manages others', employed({ pos: false, kitchen: false, manage: true })],
      ['a viewer', viewer],
    ])('O7.3-01 by %s without other settings, website, connections or counts', async (_who, user) => {
      for (const seen of await lists(user)) {
        expect(Object.keys(seen)).toEqual(['restaurant']);
        expect(Object.keys(seen.restaurant).sort()).toEqual([
          'address',
          'guid',
          'name',
          'restaurantId',
          'settings',
          'slug',
          'status',
          'tenantId',
        ]);
        const { settings } = seen.restaurant;
        expect(
          Object.keys(settings)
            .filter((name) => name !== 'timezone')
            .sort(),
        ).toEqual(['currency', 'ordering']);
        expect(settings.ordering.prepMinutes).toBe(20);
      }
    });

    it.each([
      ['a manager', staffOf(BELLA, 'manager')],
      ['an owner', owner],
      ['support', support],
      ['a site administrator', siteAdmin],
    ])('O7.3-01 whole by %s, with settings and counts', async (_who, user) => {
      for (const seen of await lists(user)) {
        expect(Object.keys(seen).sort()).toEqual(['counts', 'restaurant', 'version']);
        expect(seen.restaurant.settings).toHaveProperty('taxRate');
        expect(seen.restaurant).toHaveProperty('websiteConfig');
      }
    });
  });

  it('tells staff where its site is, as long as guests can open it', async () => {
    const deps = { ...tenancy, siteOrigin: 'https://order.example' };
    const manager = callerOf(staffOf(BELLA, 'manager'));
    const siteOf = async (place: { tenantId: number; restaurantId: number }) =>
      (await readRestaurant(deps, manager, place)) as { siteUrl?: string };
    const place = { tenantId: BELLA, restaurantId: 20_000_901 };
    expect((await siteOf(place)).siteUrl).toMatch(/^https:\/\/order\.example\/[a-z0-9-]+$/);
    tenancy.putRestaurant(BELLA, 20_000_906, { websiteConfig: { enabled: false } });
    expect(await siteOf({ ...place, restaurantId: 20_000_906 })).not.toHaveProperty('siteUrl');
  });

  it('tells staff where the installation can send no notifications', async () => {
    const manager = callerOf(staffOf(BELLA, 'manager'));
    const place = { tenantId: BELLA, restaurantId: 20_000_901 };
    expect(await readRestaurant(tenancy, manager, place)).toMatchObject({ cannotNotify: true });
    const withKey = { ...tenancy, pushSender: { key: 'a-key' } };
    expect(await readRestaurant(withKey, manager, place)).not.toHaveProperty('cannotNotify');
  });

  it('I3.2-03 shows no tokens, whoever asks', async () => {
    const place = { tenantId: OTHER, restaurantId: 20_000_950 };
    expect(JSON.stringify(await readRestaurant(tenancy, callerOf(siteAdmin), place))).not.toContain('secret');
    const listed = await listRestaurants(tenancy, callerOf(siteAdmin), OTHER, { limit: 5 });
    expect(listed.restaurants).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toContain('secret');
  });

  it('C7-02 by guid it is found where it lies', async () => {
    expect(await restaurantByGuid(tenancy, callerOf(owner), aGuid(903))).toEqual({
      tenantId: BELLA,
      restaurantId: 20_000_903,
    });
  });

  it('C8-02, O8-17 an unknown and a foreign guid are not found, in the same words', async () => {
    for (const guid of [aGuid(4242), aGuid(950)]) {
      expect(await refused(restaurantByGuid(tenancy, callerOf(owner), guid))).toEqual({
        code: 'RESTAURANT_NOT_FOUND',
        message: `Restaurant not found with GUID: ${guid}`,
      });
    }
  });

  it.each([
    ['At 20000901', undefined, { slug: 'at-20000901', available: false }],
    ['At 20000901', 20_000_901, { slug: 'at-20000901', available: true }],
    ['Bella Nova!', undefined, { slug: 'bella-nova', available: true }],
    ['寿司', undefined, { slug: '', available: false }],
    ['API', undefined, { slug: 'api', available: false }],
  ])('C3-07 the slug %j, asked by %s, is %j', async (wanted, restaurantId, answer) => {
    expect(await checkSlug(tenancy, wanted, restaurantId)).toEqual(answer);
  });
});
