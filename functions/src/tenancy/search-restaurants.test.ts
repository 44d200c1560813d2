import { anAddress } from '@bite/shared/testing/records';
import { beforeEach, describe, expect, it } from 'vitest';
import { aTenancy, siteAdmin, staffOf, support, type Tenancy, viewer } from '../testing/a-tenancy.ts';
import { refused } from '../testing/refused.ts';
import { restaurantDirectory } from './restaurant-directory.ts';
import { searchRestaurants } from './search-restaurants.ts';

const LIMIT = 20;

describe('the search over all restaurants', () => {
  let tenancy: Tenancy;
  beforeEach(() => {
    tenancy = aTenancy();
    tenancy.putTenant(10_000_500, { name: 'Golden Hour Inc.', displayName: 'Golden Hour' });
    tenancy.putTenant(10_000_600, { name: 'Creamery LLC', displayName: 'Scoops', status: 'suspended' });
    tenancy.putRestaurant(10_000_500, 1, {
      name: 'Sakura',
      concept: 'Sushi',
      address: anAddress({ city: 'Chicago', state: 'IL' }),
    });
    tenancy.putRestaurant(10_000_500, 2, { name: 'Taqueria', status: 'inactive' });
    tenancy.putRestaurant(10_000_600, 3, { name: 'Scoop & Swirl', concept: 'Ice cream' });
  });

  const search = async (searchTerm: string, limit = LIMIT) =>
    (await searchRestaurants(tenancy, support, { searchTerm, limit })).map(({ name }) => name);

  it.each([
    ['its name', 'sakURA', ['Sakura']],
    ['its concept', 'ice', ['Scoop & Swirl']],
    ['its tenant’s name', 'creamery', ['Scoop & Swirl']],
    ['its tenant’s display name', 'golden', ['Sakura', 'Taqueria']],
    ['its city', 'chic', ['Sakura']],
    ['its state', 'ny', ['Scoop & Swirl', 'Taqueria']],
    ['part of a word', 'oo', ['Scoop & Swirl']],
    ['nothing of it', 'nowhere', []],
  ])('C2-07, O9-46 finds one by %s, in any case', async (_by, term, names) => {
    expect(await search(term)).toEqual(names);
  });

  it('C2-07, O9-46 finds none of an empty term, and reads nothing for it', async () => {
    tenancy.directory.entries = () => Promise.reject(new Error('read all the same'));
    expect(await search('')).toEqual([]);
    expect(await search('  ')).toEqual([]);
  });

  it('C2-07, O9-46 stops at the limit', async () => {
    expect(await search('golden', 1)).toEqual(['Sakura']);
  });

  it('tells where one is and how it stands', async () => {
    const [found] = await searchRestaurants(tenancy, viewer, { searchTerm: 'Taqueria', limit: LIMIT });
    expect(found).toEqual({
      tenantId: 10_000_500,
      restaurantId: 2,
      guid: expect.any(String),
      slug: 'at-2',
      name: 'Taqueria',
      concept: 'Restaurant',
      tenantName: 'Golden Hour Inc.',
      tenantDisplayName: 'Golden Hour',
      city: 'Albany',
      state: 'NY',
      status: 'inactive',
    });
  });

  it('C2-07 is for site staff alone', async () => {
    expect(await searchRestaurants(tenancy, siteAdmin, { searchTerm: 'Sakura', limit: LIMIT })).toHaveLength(
      1,
    );
    const asked = searchRestaurants(tenancy, staffOf(10_000_500, 'owner'), { searchTerm: 'a', limit: LIMIT });
    expect(await refused(asked)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('reads the platform once a minute, however much is typed, and once for all who type at the same time', async () => {
    let pages = 0;
    const records = {
      page: (...asked: Parameters<Tenancy['records']['page']>) => {
        pages += 1;
        return tenancy.records.page(...asked);
      },
    } as Tenancy['records'];
    tenancy.directory = restaurantDirectory({ records, now: tenancy.now });
    await Promise.all([search('s'), search('sa')]);
    tenancy.clock.now += 59_000;
    await search('sak');
    expect(pages).toBe(2);
    tenancy.putRestaurant(10_000_500, 4, { name: 'Sakura Two' });
    expect(await search('sakura')).toEqual(['Sakura']);
    tenancy.clock.now += 1_000;
    expect(await search('sakura')).toEqual(['Sakura', 'Sakura Two']);
    expect(pages).toBe(4);
  });

  it('shows at once what this process has changed', async () => {
    await search('sakura');
    tenancy.putRestaurant(10_000_500, 4, { name: 'Sakura Two' });
    tenancy.directory.forget();
    expect(await search('sakura')).toEqual(['Sakura', 'Sakura Two']);
  });

  it('asks again after a failure', async () => {
    let isDown = true;
    const page: Tenancy['records']['page'] = (...asked) =>
      isDown ? Promise.reject(new Error('down')) : tenancy.records.page(...asked);
    tenancy.directory = restaurantDirectory({ records: { page }, now: tenancy.now });
    await expect(search('sakura')).rejects.toThrow('down');
    isDown = false;
    expect(await search('sakura')).toEqual(['Sakura']);
  });
});
