import { restaurantEntity } from '@bite/shared/tenancy/restaurant.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { versionOf } from '../audit/version.ts';
import { recordsOf } from '../collections/collections.ts';
import { aTenancy, siteAdmin, staffOf, support, type Tenancy } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { refused } from '../testing/refused.ts';
import { readRestaurant } from './read-restaurant.ts';
import { isFree } from './slugs.ts';
import { type RestaurantChange, updateRestaurant } from './update-restaurant.ts';

const BELLA = 10_000_500;
const OTHER = 10_000_600;
const owner = staffOf(BELLA, 'owner');

describe('a change of a restaurant', () => {
  let tenancy: Tenancy;
  const PLACE = { tenantId: BELLA, restaurantId: 20_000_900 };
  const manager = staffOf(BELLA, 'manager');
  beforeEach(() => {
    tenancy = aTenancy();
    tenancy.putTenant(BELLA, { plan: 'professional' });
    tenancy.putTenant(OTHER);
    tenancy.putRestaurant(BELLA, PLACE.restaurantId, {
      slug: 'bella',
      platformSync: { platforms: { yelp: { enabled: true, accessToken: 'secret', connectionId: 'c1' } } },
    });
    tenancy.putRestaurant(OTHER, 20_000_901, { slug: 'other' });
  });

  const readWhole = async (user: typeof owner, place: typeof PLACE) => {
    const seen = await readRestaurant(tenancy, callerOf(user), place);
    if (!('version' in seen)) throw new Error('only the outline is shown');
    return seen;
  };
  const change = async (user: typeof owner, changes: RestaurantChange['changes']) => {
    const { version } = await readWhole(siteAdmin, PLACE);
    return updateRestaurant(tenancy, callerOf(user), PLACE, { version, changes });
  };
  const stored = () => tenancy.restaurant(PLACE.tenantId, PLACE.restaurantId);

  describe('special hours for a date that is over', () => {
    const closed = (...dates: string[]) => dates.map((date) => ({ date, closed: true }));
    const message = 'This date is in the past';

    it('are refused at their field where they are new', async () => {
      await expect(change(owner, { specialHours: closed('2026-12-25', '2025-12-25') })).rejects.toMatchObject(
        {
          code: 'VALIDATION_FAILED',
          message,
          details: { fields: { 'specialHours.1.date': message } },
        },
      );
      expect((await stored())?.specialHours).toEqual([]);
    });

    it('are kept where time has passed since, and keep nobody from saving something else', async () => {
      await change(owner, { specialHours: closed('2026-06-11') });
      tenancy.clock.now += 30 * 24 * 3_600_000;
      await change(owner, { name: 'Bella Due' });
      await change(owner, { specialHours: closed('2026-06-11', '2026-12-25') });
      expect(await stored()).toMatchObject({
        name: 'Bella Due',
        specialHours: closed('2026-06-11', '2026-12-25'),
      });
    });
  });

  it('offers text messages only where the platform has an account for them', async () => {
    const texts = { settings: { guestMessages: { texts: true } } };
    await expect(change(owner, texts)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { 'settings.guestMessages.texts': expect.stringContaining('not set up') } },
    });
    const { version } = await readWhole(siteAdmin, PLACE);
    const deps = { ...tenancy, texter: { send: async () => undefined } };
    await updateRestaurant(deps, callerOf(owner), PLACE, { version, changes: texts });
    expect((await stored())?.settings.guestMessages.texts).toBe(true);
    // The account may be gone since: nobody is kept from saving something else.
    await change(owner, { name: 'Bella Due' });
    await change(owner, { settings: { guestMessages: { texts: false } } });
    expect((await stored())?.settings.guestMessages.texts).toBe(false);
  });

  it('C3-07 keeps what was not sent, and the secrets that were never shown', async () => {
    tenancy.clock.now += 60_000;
    const before = await stored();
    const { restaurant, version } = await change(owner, { settings: { taxRate: 0.05 } });
    const after = await stored();
    expect(after).toEqual({
      ...before,
      settings: { ...before?.settings, taxRate: 0.05 },
      updatedAt: '2026-06-10T22:01:00.000Z',
    });
    expect(version).toBe(versionOf(after ?? {}));
    expect(restaurant.platformSync.platforms.yelp).toMatchObject({ connectionId: 'c1' });
    expect(JSON.stringify(restaurant)).not.toContain('secret');
  });

  it.each<[string, boolean, typeof owner, RestaurantChange['changes']]>([
    ['the website by a manager', true, manager, { websiteConfig: { seo: { title: 'Bella' } } }],
    ['the domain by a manager', false, manager, { websiteConfig: { customDomain: 'bella.example' } }],
    ['the name by a manager', false, manager, { name: 'Other' }],
    ['the status by a manager', false, manager, { status: 'inactive' }],
    ['name and website by a manager', false, manager, { name: 'Other', websiteConfig: { enabled: false } }],
    ['its listing by a manager', false, manager, { platformSync: { enabled: true } }],
    ['its listing by an owner', true, owner, { platformSync: { enabled: true } }],
    ['the status by an admin', true, staffOf(BELLA, 'admin'), { status: 'inactive' }],
    [
      'the website by an employee',
      false,
      staffOf(BELLA, 'employee', 20_000_900),
      { websiteConfig: { enabled: false } },
    ],
    ['the website by another’s owner', false, staffOf(OTHER, 'owner'), { websiteConfig: { enabled: false } }],
    ['the website by support', false, support, { websiteConfig: { enabled: false } }],
    ['everything by a site administrator', true, siteAdmin, { name: 'Other', status: 'inactive' }],
    [
      'the website by a dismissed manager',
      false,
      { ...manager, access: {} },
      { websiteConfig: { enabled: false } },
    ],
  ])('of %s: %s', async (_what, allowed, user, changes) => {
    const before = tenancy.records.documents();
    if (allowed) {
      await change(user, changes);
      expect(await stored()).toMatchObject(changes as object);
      return;
    }
    expect(await refused(change(user, changes))).toMatchObject({ code: 'FORBIDDEN' });
    expect(tenancy.records.documents()).toEqual(before);
  });

  it('of the slug keeps the old one, which leads to the new one and is nobody else’s', async () => {
    await change(owner, { slug: 'bella-due' });
    await change(owner, { slug: 'Bella Tre!' });
    expect(await stored()).toMatchObject({ slug: 'bella-tre', formerSlugs: ['bella', 'bella-due'] });
    const other = { tenantId: OTHER, restaurantId: 20_000_901 };
    const { version } = await readWhole(siteAdmin, other);
    const taking = updateRestaurant(tenancy, callerOf(siteAdmin), other, {
      version,
      changes: { slug: 'bella' },
    });
    expect(await refused(taking)).toMatchObject({ code: 'SLUG_TAKEN' });
    await change(owner, { slug: 'bella' });
    expect(await stored()).toMatchObject({ slug: 'bella', formerSlugs: ['bella-due', 'bella-tre'] });
  });

  it('frees a former slug by hand alone, and takes none that it never had', async () => {
    await change(owner, { slug: 'bella-due' });
    expect(await refused(change(owner, { formerSlugs: ['bella', 'other'] }))).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await refused(change(manager, { formerSlugs: null }))).toMatchObject({ code: 'FORBIDDEN' });
    await change(owner, { formerSlugs: [] });
    expect((await stored())?.formerSlugs).toBeUndefined();
    expect(await isFree(tenancy.records, 'bella')).toBe(true);
  });

  it('by a manager who sends all of it back with another website is one of the website', async () => {
    const { restaurant, version } = await readWhole(manager, PLACE);
    const changes = restaurantEntity.update.parse({
      ...restaurant,
      websiteConfig: { ...restaurant.websiteConfig, enabled: false },
    });
    await updateRestaurant(tenancy, callerOf(manager), PLACE, { version, changes });
    expect(await stored()).toMatchObject({ websiteConfig: { enabled: false } });
    expect((await stored())?.platformSync.platforms.yelp?.accessToken).toBe('secret');
  });

  it.each(['accessToken', 'connectionId', 'syncStatus'])(
    'I3.2-03 of the %s of a connection is refused for everyone',
    async (field) => {
      const changes = {
        platformSync: { platforms: { yelp: { [field]: field === 'syncStatus' ? 'error' : 'x' } } },
      };
      for (const user of [owner, siteAdmin]) {
        expect(await refused(change(user, changes))).toMatchObject({
          code: 'VALIDATION_FAILED',
          details: { fields: { [`platformSync.platforms.yelp.${field}`]: expect.any(String) } },
        });
      }
    },
  );

  it('C4-01, I4-01 goes from active to inactive and back, whatever the plan is full of', async () => {
    tenancy.putTenant(BELLA, { plan: 'starter' });
    await change(owner, { status: 'inactive' });
    await change(owner, { status: 'active' });
    expect((await stored())?.status).toBe('active');
  });

  it('C3-07 to the slug of another is refused; to a free one, in any spelling, not', async () => {
    expect(await refused(change(owner, { slug: 'Other' }))).toMatchObject({ code: 'SLUG_TAKEN' });
    await change(owner, { slug: 'Bella Nova' });
    expect((await stored())?.slug).toBe('bella-nova');
    await change(owner, { slug: 'bella-nova', name: 'Nova' });
    expect((await stored())?.name).toBe('Nova');
  });

  it('to a menu that it does not have is refused', async () => {
    const changes = { websiteConfig: { parentMenuGroupId: 4 } };
    expect(await refused(change(owner, changes))).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { 'websiteConfig.parentMenuGroupId': 'There is no menu group 4' } },
    });
    const at = recordsOf('menuGroups', PLACE);
    tenancy.records.put(at, '4', {} as never);
    await expect(change(owner, changes)).rejects.toThrow('does not parse');
  });

  it('I3.3-08 to an outside service for orders without its address is refused', async () => {
    const to = (ordering: object) => change(manager, { websiteConfig: { ordering } });
    const message = 'Please enter the address where guests order';
    expect(await refused(to({ provider: 'grubhub' }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { 'websiteConfig.ordering.url': message } },
    });
    await to({ provider: 'grubhub', url: 'https://grubhub.example/bella' });
    expect((await stored())?.websiteConfig.ordering.provider).toBe('grubhub');
    expect(await refused(to({ url: null }))).toMatchObject({ message });
  });

  it('of what somebody else has changed meanwhile is refused with what there is, without its secrets', async () => {
    const { version } = await readWhole(owner, PLACE);
    await change(manager, { websiteConfig: { enabled: false } });
    const late = await refused(
      updateRestaurant(tenancy, callerOf(owner), PLACE, { version, changes: { name: 'X' } }),
    );
    expect(late).toMatchObject({
      code: 'CONFLICT',
      details: { current: { websiteConfig: { enabled: false } } },
    });
    expect(JSON.stringify(late)).not.toContain('secret');
  });

  it('of one that there is not: told to those who may look, and to nobody else', async () => {
    const attempt = (user: typeof owner, tenantId: number) =>
      refused(
        updateRestaurant(
          tenancy,
          callerOf(user),
          { tenantId, restaurantId: 7 },
          { version: 'x', changes: {} },
        ),
      );
    expect(await attempt(owner, BELLA)).toEqual({
      code: 'RESTAURANT_NOT_FOUND',
      message: 'Restaurant not found with restaurantId: 7',
    });
    expect(await attempt(owner, OTHER)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
