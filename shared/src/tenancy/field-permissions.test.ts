import { describe, expect, it } from 'vitest';
import { actions } from '../identity/roles.ts';
import { aGuid } from '../testing/a-storefront.ts';
import { aRestaurantRecord, aTenantRecord } from '../testing/records.ts';
import {
  permissionsToChangeRestaurant,
  permissionsToChangeTenant,
  restaurantFieldPermissions,
  serverFieldsChanged,
  tenantFieldPermissions,
} from './field-permissions.ts';
import { restaurantEntity } from './restaurant.schema.ts';
import { tenantEntity } from './tenant.schema.ts';

const tenant = tenantEntity.parse(aTenantRecord());
const restaurant = restaurantEntity.parse(
  aRestaurantRecord({
    platformSync: {
      platforms: {
        yelp: { enabled: true, connectionId: 'c1', accessToken: 'secret', syncStatus: 'connected' },
      },
    },
    websiteConfig: { frameHosts: ['https://one.example'] },
  }),
);
type TenantChange = Parameters<typeof tenantEntity.apply>[1];
type RestaurantChange = Parameters<typeof restaurantEntity.apply>[1];
const afterOf = (change: RestaurantChange) => restaurantEntity.apply(restaurant, change);

describe('the rights that a change of a tenant asks for', () => {
  it.each<[string, TenantChange, string[]]>([
    ['nothing', {}, []],
    ['the same again', { displayName: tenant.displayName, settings: { ...tenant.settings } }, []],
    ['its names', { name: 'Other', displayName: 'Other' }, ['tenantSettings.write']],
    ['a setting', { settings: { currency: 'EUR' } }, ['tenantSettings.write']],
    ['features', { settings: { features: ['kitchen'] } }, ['tenantSettings.write']],
    ['its plan', { plan: 'enterprise' }, ['tenants.plan']],
    ['its status', { status: 'suspended' }, ['tenants.suspend']],
    [
      'all of them',
      { plan: 'enterprise', status: 'inactive', name: 'Other' },
      ['tenantSettings.write', 'tenants.suspend', 'tenants.plan'],
    ],
  ])('C3-02 %s', (_what, change, rights) => {
    expect(permissionsToChangeTenant(tenant, tenantEntity.apply(tenant, change)).sort()).toEqual(
      rights.sort(),
    );
  });
});

describe('the rights that a change of a restaurant asks for', () => {
  it.each<[string, RestaurantChange, string[]]>([
    ['nothing', {}, []],
    ['its name', { name: 'Other' }, ['restaurants.write']],
    [
      'an opening hour',
      { operatingHours: { mon: { open: '09:00', close: '17:00' } } },
      ['restaurants.write'],
    ],
    ['a setting', { settings: { ordering: { prepMinutes: 5 } } }, ['restaurants.write']],
    ['its status', { status: 'inactive' }, ['restaurants.activate']],
    ['its website', { websiteConfig: { seo: { title: 'Bella' } } }, ['website.write']],
    ['who may frame it', { websiteConfig: { frameHosts: [] } }, ['website.write']],
    ['its domain', { websiteConfig: { customDomain: 'bella.example' } }, ['domains.write']],
    ['how it keeps up with listings', { platformSync: { syncFrequency: 'weekly' } }, ['listing.write']],
    [
      'what replies sound like',
      { platformSync: { platforms: { yelp: { enabled: false } } } },
      ['listing.write'],
    ],
    [
      'website and name',
      { name: 'Other', websiteConfig: { enabled: false } },
      ['restaurants.write', 'website.write'],
    ],
  ])('C3-04 %s', (_what, change, rights) => {
    expect(permissionsToChangeRestaurant(restaurant, afterOf(change)).sort()).toEqual(rights.sort());
  });

  it('the time of the change itself asks for none', () => {
    const later = { ...restaurant, updatedAt: '2026-07-01T00:00:00.000Z' };
    expect(permissionsToChangeRestaurant(restaurant, later)).toEqual([]);
  });

  it('are all rights that the table of roles knows', () => {
    const named = [...Object.values(tenantFieldPermissions), ...Object.values(restaurantFieldPermissions)];
    expect(named.filter((right) => !actions.includes(right))).toEqual([]);
  });
});

describe('what only connecting and syncing may set', () => {
  const yelp = (change: object): RestaurantChange => ({ platformSync: { platforms: { yelp: change } } });

  it.each<[string, RestaurantChange]>([
    ['switching a platform on or off', yelp({ enabled: false })],
    ['how reviews are answered', yelp({ aiReplyConfig: { enabled: true } })],
    [
      'a platform that is not connected yet',
      { platformSync: { platforms: { facebook: { enabled: true } } } },
    ],
    ['how often it syncs', { platformSync: { enabled: true, autoSync: true, syncFrequency: 'hourly' } }],
    ['the rest of the restaurant', { name: 'Other', websiteConfig: { enabled: false } }],
  ])('I3.2-03 is not %s', (_what, change) => {
    expect(serverFieldsChanged(restaurant, afterOf(change))).toEqual([]);
  });

  it.each([
    ['accessToken', 'stolen'],
    ['accessToken', null],
    ['refreshToken', 'stolen'],
    ['tokenExpiresAt', '2026-07-01T00:00:00.000Z'],
    ['connectionId', 'c2'],
    ['accountId', 'a1'],
    ['businessId', 'b1'],
    ['pageId', 'p1'],
    ['locationId', 'l1'],
    ['syncStatus', 'completed'],
    ['lastSync', '2026-07-01T00:00:00.000Z'],
    ['lastError', 'none'],
  ])('I3.2-03 is %s of a connection (%j)', (field, value) => {
    expect(serverFieldsChanged(restaurant, afterOf(yelp({ [field]: value })))).toEqual([
      `platformSync.platforms.yelp.${field}`,
    ]);
  });

  it('I3.2-03 is a whole connection that holds any of it, put there or taken away', () => {
    const facebook = { platformSync: { platforms: { facebook: { accessToken: 'stolen' } } } };
    expect(serverFieldsChanged({}, afterOf(facebook))).toContain(
      'platformSync.platforms.facebook.accessToken',
    );
    const gone = afterOf({ platformSync: { platforms: { yelp: null } } });
    expect(serverFieldsChanged(restaurant, gone)).toContain('platformSync.platforms.yelp.accessToken');
  });

  it('I3.2-02 is not where guests find it on a platform without a connection, which staff keep by hand', () => {
    const yelp = {
      presence: { state: 'listed' as const, link: 'https://www.yelp.com/biz/bella', note: 'Ask Ann' },
    };
    const after = afterOf({ platformSync: { platforms: { yelp } } });
    expect(serverFieldsChanged(restaurant, after)).toEqual([]);
  });

  it('a restaurant as it was read changes nothing when it is sent back', () => {
    const {
      restaurantId: _id,
      guid: _guid,
      tenantId: _tenant,
      createdAt: _at,
      updatedAt: _since,
      ...sent
    } = restaurant;
    expect(aGuid(1)).toBe(restaurant.guid);
    expect(permissionsToChangeRestaurant(restaurant, afterOf(sent as RestaurantChange))).toEqual([]);
  });
});
