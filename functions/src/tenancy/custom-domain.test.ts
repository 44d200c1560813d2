import { domainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { collections } from '@bite/shared/paths';
import { restaurantEntity } from '@bite/shared/tenancy/restaurant.schema';
import { aRestaurantRecord } from '@bite/shared/testing/records';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { beforeEach, describe, expect, it } from 'vitest';
import { aTenancy, siteAdmin, staffOf, type Tenancy } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { refused } from '../testing/refused.ts';
import { createRestaurant } from './create-restaurant.ts';
import { readRestaurant } from './read-restaurant.ts';
import { updateRestaurant } from './update-restaurant.ts';

const BELLA = 10_000_500;
const OTHER = 10_000_600;
const PLACE = { tenantId: BELLA, restaurantId: 20_000_900 };
const THEIRS = { tenantId: OTHER, restaurantId: 20_000_901 };
const taken = 'This domain belongs to another restaurant already';
const atField = {
  code: 'VALIDATION_FAILED',
  message: taken,
  details: { fields: { 'websiteConfig.customDomain': taken } },
};

describe('the domain of a restaurant', () => {
  let tenancy: Tenancy;
  beforeEach(() => {
    tenancy = aTenancy();
    tenancy.putTenant(BELLA, { plan: 'professional' });
    tenancy.putTenant(OTHER);
    tenancy.putRestaurant(BELLA, PLACE.restaurantId);
    tenancy.putRestaurant(OTHER, THEIRS.restaurantId);
  });

  const at = { path: collections.domainMappings, schema: domainMapping };
  /** A mapping of the other business's restaurant. */
  const putMapping = async (domain: string, change: Record<string, unknown> = {}) => {
    const theirs = await tenancy.restaurant(OTHER, THEIRS.restaurantId);
    tenancy.records.put(at, '30000001', aDomainMapping(domain, { restaurantGuid: theirs?.guid, ...change }));
  };
  const setDomain = async (customDomain: string | null, place = PLACE) => {
    const seen = await readRestaurant(tenancy, callerOf(siteAdmin), place);
    if (!('version' in seen)) throw new Error('Only the outline is shown');
    const changes = restaurantEntity.update.parse({ websiteConfig: { customDomain } });
    return updateRestaurant(tenancy, callerOf(staffOf(place.tenantId, 'owner')), place, {
      version: seen.version,
      changes,
    });
  };
  const stored = async () =>
    (await tenancy.restaurant(BELLA, PLACE.restaurantId))?.websiteConfig.customDomain;

  it.each(['luigis.example', 'www.luigis.example', 'Luigis.Example.'])(
    'is not %s, which another business has mapped',
    async (domain) => {
      await putMapping('luigis.example');
      expect(await refused(setDomain(domain))).toMatchObject(atField);
      expect(await stored()).toBeUndefined();
    },
  );

  it('is not the name below www, or above it, of one that is mapped', async () => {
    await putMapping('www.luigis.example');
    expect(await refused(setDomain('luigis.example'))).toMatchObject(atField);
  });

  it('is not one that is mapped and switched off for now', async () => {
    await putMapping('luigis.example', { isActive: false });
    expect(await refused(setDomain('luigis.example'))).toMatchObject(atField);
  });

  it('may be one that somebody has only claimed and not proven', async () => {
    await putMapping('luigis.example', { verificationStatus: 'pending' });
    await setDomain('luigis.example');
    expect(await stored()).toBe('luigis.example');
  });

  it('may be its own, and any that nobody has mapped', async () => {
    await putMapping('luigis.example');
    await setDomain('luigis.example', THEIRS);
    await setDomain('bella.example');
    expect(await stored()).toBe('bella.example');
  });

  it('keeps nobody from saving something else if it was mapped by another one since', async () => {
    await setDomain('luigis.example');
    await putMapping('luigis.example');
    await setDomain('luigis.example');
    await setDomain(null);
    expect(await refused(setDomain('luigis.example'))).toMatchObject(atField);
  });

  it('that is new is held to the same', async () => {
    await putMapping('luigis.example');
    const create = (customDomain: string) => {
      const { name, address, contact, operatingHours, settings } = aRestaurantRecord();
      const fields = restaurantEntity.create.omit({ tenantId: true }).parse({
        name,
        concept: 'Pizzeria',
        address,
        contact,
        operatingHours,
        settings,
        websiteConfig: { customDomain },
      });
      return createRestaurant(tenancy, callerOf(siteAdmin), BELLA, fields);
    };
    expect(await refused(create('luigis.example'))).toMatchObject(atField);
    const { restaurant } = await create('bella.example');
    expect(restaurant.websiteConfig.customDomain).toBe('bella.example');
  });
});
