import { canCreateRestaurant } from '@bite/shared/tenancy/plans';
import { restaurantEntity } from '@bite/shared/tenancy/restaurant.schema';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { aContact, anAddress } from '@bite/shared/testing/records';
import { beforeEach, describe, expect, it } from 'vitest';
import { versionOf } from '../audit/version.ts';
import { aTenancy, siteAdmin, staffOf, support, type Tenancy, viewer } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { refused } from '../testing/refused.ts';
import { createRestaurant } from './create-restaurant.ts';

const BELLA = 10_000_500;
const OTHER = 10_000_600;
const owner = staffOf(BELLA, 'owner');

const wish = (change: object = {}) =>
  restaurantEntity.create.omit({ tenantId: true }).parse({
    name: 'Bella Roma',
    concept: 'Pizzeria',
    address: anAddress(),
    contact: aContact(),
    operatingHours: { mon: { open: '11:00', close: '22:00' } },
    settings: { taxRate: 0.08 },
    ...change,
  });

describe('a new restaurant', () => {
  let tenancy: Tenancy;
  beforeEach(() => {
    tenancy = aTenancy();
    tenancy.putTenant(BELLA, { plan: 'professional' });
    tenancy.putTenant(OTHER, { plan: 'enterprise' });
  });

  const create = (user = owner, change: object = {}, tenantId = BELLA) =>
    createRestaurant(tenancy, callerOf(user), tenantId, wish(change));
  const slugs = () =>
    Object.values(tenancy.records.documents()).flatMap((document) => {
      const { slug } = document as { slug?: string };
      return slug === undefined ? [] : [slug];
    });

  it('C3-07, C4-01, O4-01 is active, numbered, with the slug of its name, and logged', async () => {
    const { restaurant, version, counts } = await create();
    expect(restaurant).toMatchObject({
      restaurantId: 20_000_001,
      tenantId: BELLA,
      guid: aGuid(7002),
      slug: 'bella-roma',
      status: 'active',
      createdAt: '2026-06-10T22:00:00.000Z',
    });
    const stored = await tenancy.restaurant(BELLA, 20_000_001);
    expect(stored).toEqual(restaurant);
    expect(version).toBe(versionOf(stored ?? {}));
    expect(counts).toMatchObject({ items: 0, openOrders: 0 });
    expect(tenancy.audit()).toMatchObject([
      { action: 'create', kind: 'restaurants', tenantId: BELLA, by: 'owner-10000500' },
      { action: 'create', kind: 'domain_mappings', tenantId: BELLA, restaurantId: 20_000_001 },
    ]);
  });

  it('has no special hours for a date that is over', async () => {
    const specialHours = [{ date: '2025-12-25', closed: true }];
    await expect(create(owner, { specialHours })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { 'specialHours.0.date': 'This date is in the past' } },
    });
  });

  it.each([
    ['an admin', true, staffOf(BELLA, 'admin')],
    ['a site administrator', true, siteAdmin],
    ['a manager', false, staffOf(BELLA, 'manager')],
    ['an employee', false, staffOf(BELLA, 'employee', 1)],
    ['another’s owner', false, staffOf(OTHER, 'owner')],
    ['support', false, support],
    ['a viewer', false, viewer],
    ['a dismissed owner', false, { ...owner, access: {} }],
    ['an inactive owner', false, { ...owner, isActive: false }],
  ])('is created by %s: %s', async (_who, allowed, user) => {
    if (allowed) expect((await create(user)).restaurant.tenantId).toBe(BELLA);
    else expect(await refused(create(user))).toMatchObject({ code: 'FORBIDDEN' });
    expect(slugs()).toEqual(allowed ? ['bella-roma'] : []);
  });

  it('C8-02 of a tenant that there is not is refused by its id', async () => {
    expect(await refused(create(siteAdmin, {}, 7))).toEqual({
      code: 'TENANT_NOT_FOUND',
      message: 'Tenant with ID 7 not found',
    });
  });

  it.each([
    ['professional', 'its owner', 4, true, owner],
    ['professional', 'its owner', 5, false, owner],
    ['professional', 'a site administrator', 5, false, siteAdmin],
    ['enterprise', 'its owner', 5, true, owner],
    ['starter', 'its owner', 0, false, owner],
    ['starter', 'a site administrator', 0, true, siteAdmin],
    ['starter', 'a site administrator', 1, false, siteAdmin],
  ] as const)(
    'C3-03, C9-02, O4-02 on the %s plan %s, with %d there, adds one: %s',
    async (plan, _who, count, room, user) => {
      tenancy.putTenant(BELLA, { plan });
      for (let number = 1; number <= count; number++)
        tenancy.putRestaurant(BELLA, number, { status: 'inactive' });
      if (room) {
        expect((await create(user)).restaurant.restaurantId).toBe(20_000_001);
        return;
      }
      const why = canCreateRestaurant(plan, count, { isSiteAdmin: user === siteAdmin });
      expect(await refused(create(user))).toMatchObject({
        code: 'PLAN_LIMIT_REACHED',
        message: why.allowed ? '' : why.message,
      });
      expect(slugs()).toHaveLength(count);
      // The refused request used no id.
      expect((await create(siteAdmin, {}, OTHER)).restaurant.restaurantId).toBe(20_000_001);
    },
  );

  it('C3-03, C9-02 ten at the same moment fill the plan and no more', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, number) => create(owner, { name: `Place ${number}` })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(slugs()).toHaveLength(5);
  });

  it('C3-07 with a slug that is taken, by whomever, is refused', async () => {
    tenancy.putRestaurant(OTHER, 20_000_900, { slug: 'bella-roma' });
    expect(await refused(create(owner, { slug: 'Bella ROMA' }))).toMatchObject({
      code: 'SLUG_TAKEN',
      details: { fields: { slug: "The slug 'bella-roma' is taken by another restaurant" } },
    });
    expect((await create(owner, { slug: 'bella' })).restaurant.slug).toBe('bella');
  });

  it('C3-07 with a name whose slug is taken gets the next one', async () => {
    tenancy.putRestaurant(OTHER, 20_000_900, { slug: 'bella-roma' });
    expect((await create()).restaurant.slug).toBe('bella-roma-2');
    tenancy.putRestaurant(OTHER, 20_000_901, { slug: 'bella-roma-4' });
    expect((await create()).restaurant.slug).toBe('bella-roma-3');
    expect((await create()).restaurant.slug).toBe('bella-roma-5');
  });

  it('C3-07 two of one name at the same moment get two slugs', async () => {
    const made = await Promise.all([create(), create(), create()]);
    expect(made.map(({ restaurant }) => restaurant.slug).sort()).toEqual([
      'bella-roma',
      'bella-roma-2',
      'bella-roma-3',
    ]);
  });

  it.each(['api', 'Assets', 'images'])(
    'with the slug %j, which is the sites’ own, is refused',
    async (slug) => {
      expect(await refused(create(owner, { slug }))).toMatchObject({ code: 'SLUG_TAKEN' });
    },
  );

  it('C3-07 whose name makes no slug is asked for one', async () => {
    expect(await refused(create(owner, { name: '寿司' }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { slug: 'Slug must contain a letter or a digit' } },
    });
    expect((await create(owner, { name: '寿司', slug: 'sushi' })).restaurant.name).toBe('寿司');
  });

  it('I3.2-03 brings no tokens along', async () => {
    const platformSync = { platforms: { yelp: { accessToken: 'stolen' } } };
    expect(await refused(create(owner, { platformSync }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { 'platformSync.platforms.yelp.accessToken': expect.any(String) } },
    });
  });

  it('C8-01 under an id that is taken says that the counter is out of step, and writes nothing', async () => {
    tenancy.putRestaurant(BELLA, 20_000_001);
    const before = tenancy.records.documents();
    expect(await refused(create())).toMatchObject({ code: 'ID_COLLISION' });
    expect(tenancy.records.documents()).toEqual(before);
  });
});
