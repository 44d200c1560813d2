import { restaurantEntity } from '@bite/shared/tenancy/restaurant.schema';
import { aRestaurantRecord } from '@bite/shared/testing/records';
import { beforeEach, describe, expect, it } from 'vitest';
import { aTenancy, siteAdmin, staffOf, type Tenancy } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { refused } from '../testing/refused.ts';
import { createRestaurant } from './create-restaurant.ts';
import { readRestaurant } from './read-restaurant.ts';
import { updateRestaurant } from './update-restaurant.ts';

const BELLA = 10_000_500;
const PLACE = { tenantId: BELLA, restaurantId: 20_000_900 };
const message = 'Domains are added under Domains, where they are proven and connected';
const atField = {
  code: 'VALIDATION_FAILED',
  message,
  details: { fields: { 'websiteConfig.customDomain': message } },
};

describe('the domain in a restaurant’s record', () => {
  let tenancy: Tenancy;
  beforeEach(() => {
    tenancy = aTenancy();
    tenancy.putTenant(BELLA, { plan: 'professional' });
    tenancy.putRestaurant(BELLA, PLACE.restaurantId, { websiteConfig: { customDomain: 'bella.example' } });
  });

  async function change(websiteConfig: object, user = staffOf(BELLA, 'owner')) {
    const seen = await readRestaurant(tenancy, callerOf(siteAdmin), PLACE);
    if (!('version' in seen)) throw new Error('Only the outline is shown');
    const changes = restaurantEntity.update.parse({ websiteConfig });
    return updateRestaurant(tenancy, callerOf(user), PLACE, { version: seen.version, changes });
  }

  it.each(['luigis.example', null])('I3.3-01 follows its mappings: nobody sets it to %j', async (domain) => {
    for (const user of [staffOf(BELLA, 'owner'), siteAdmin])
      expect(await refused(change({ customDomain: domain }, user))).toMatchObject(atField);
  });

  it('I3.3-01 is kept by a change of something else, also where it is sent along', async () => {
    for (const sent of [{ theme: 'dark' }, { theme: 'light', customDomain: 'bella.example' }])
      expect((await change(sent)).restaurant.websiteConfig.customDomain).toBe('bella.example');
  });

  it('I3.3-01 is not chosen with a new restaurant', async () => {
    const { name, address, contact, operatingHours, settings } = aRestaurantRecord();
    const fields = restaurantEntity.create.omit({ tenantId: true }).parse({
      ...{ name, concept: 'Pizzeria', address, contact, operatingHours, settings },
      websiteConfig: { customDomain: 'new.example' },
    });
    expect(await refused(createRestaurant(tenancy, callerOf(siteAdmin), BELLA, fields))).toMatchObject(
      atField,
    );
  });
});
