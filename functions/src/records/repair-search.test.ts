import { user } from '@bite/shared/identity/user.schema';
import { restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { tenant } from '@bite/shared/tenancy/tenant.schema';
import { aUserRecord } from '@bite/shared/testing/records';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../collections/collections.ts';
import { searchUsers } from '../identity/users/read-users.ts';
import { listTenants } from '../tenancy/list-tenants.ts';
import { searchRestaurants } from '../tenancy/search-restaurants.ts';
import { aTenancy, siteAdmin, type Tenancy } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { repairSearch } from './repair-search.ts';

const TENANT = 10_000_500;

describe('records from before they had grams', () => {
  let tenancy: Tenancy;
  let errors: unknown[];
  const repair = () =>
    repairSearch({
      records: tenancy.records,
      log: { info: () => undefined, error: (...what) => void errors.push(what) },
    });

  /** Stored without the search fields of the collection. */
  beforeEach(() => {
    tenancy = aTenancy();
    errors = [];
    const { records } = tenancy;
    const owner = tenancy.putTenant(TENANT, { displayName: 'Golden Hour' });
    const place = tenancy.putRestaurant(TENANT, 1, { name: 'Sakura' });
    records.put({ path: 'tenants', schema: tenant }, String(TENANT), owner);
    records.put({ path: `tenants/${TENANT}/restaurants`, schema: restaurant }, '1', place);
    const ada = user.parse(aUserRecord({ uid: 'ada', displayName: 'Ada Lopez', searchName: 'ada lopez' }));
    records.put({ path: 'users', schema: user }, 'ada', ada);
  });

  async function found() {
    const people = await searchUsers(tenancy, callerOf(siteAdmin), { searchTerm: 'lop', limit: 20 });
    const { tenants } = await listTenants(tenancy, callerOf(siteAdmin), {
      searchTerm: 'den hour',
      limit: 20,
    });
    const { restaurants } = await searchRestaurants(tenancy, callerOf(siteAdmin), {
      searchTerm: 'kura',
      limit: 20,
    });
    return [people.length, tenants.length, restaurants.length];
  }

  it('are found after the night, and only then written', async () => {
    expect(await found()).toEqual([0, 0, 0]);
    expect(await repair()).toEqual({ searchable: 3, repaired: 3, failed: 0 });
    expect(await found()).toEqual([1, 1, 1]);
    expect(await repair()).toEqual({ searchable: 3, repaired: 0, failed: 0 });
    expect(tenancy.audit()).toEqual([]);
  });

  it('with grams that an older rule made get those of today', async () => {
    await repair();
    const ada = await tenancy.records.get(users, 'ada');
    const stale = { path: 'users', schema: user, queryFields: () => ({ searchGrams: ['x'] }) };
    if (ada) tenancy.records.put(stale, 'ada', ada);
    expect(await found()).toEqual([0, 1, 1]);
    expect(await repair()).toMatchObject({ repaired: 1 });
    expect(await found()).toEqual([1, 1, 1]);
  });

  it('one that cannot be written is noted, and keeps no other from being found', async () => {
    const { transact } = tenancy.records;
    let tries = 0;
    tenancy.records.transact = (work) =>
      tries++ === 0 ? Promise.reject(new Error('connection lost')) : transact(work);
    expect(await repair()).toEqual({ searchable: 3, repaired: 2, failed: 1 });
    expect(errors).toHaveLength(1);
    expect(await found()).toEqual([0, 1, 1]);
  });
});
